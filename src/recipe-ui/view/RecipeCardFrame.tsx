import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { countWithNoun } from '@/lib/plural';
import type { RecipeCheck } from '@/recipe/check/checkRecipe';
import { cookViewSearch } from '@/recipe/cooking/cookingProgress';
import type { TitledRecipe } from '@/recipe/recipeList';
import { cx } from '@/ui/cx';
import Clock from '~icons/lucide/clock';
import CookingPot from '~icons/lucide/cooking-pot';
import Users from '~icons/lucide/users';
import { CheckSign } from '../check/CheckSign';
import { listBrokenRules } from '../check/checkSentences';
import { useRecipeCheck } from '../useRecipeCheck';
import { cookingTime } from './RecipeDetails';
import { RecipeImage } from './RecipeImage';

interface RecipeCardFrameProps extends TitledRecipe {
  uid: string | undefined;
  headingLevel: 2 | 3;
  /** Undefined if a sample picture cannot be replaced here. */
  onCreateImage?: () => void;
  isImagePending?: boolean;
  /** Actions after Cook. */
  children?: ReactNode;
}

/** Shows a saved recipe as a card, or on phones as a row: picture, title, minutes, diners and type, actions. */
export function RecipeCardFrame({
  uid,
  recipe,
  title,
  headingLevel,
  onCreateImage,
  isImagePending = false,
  children,
}: RecipeCardFrameProps) {
  const Heading = `h${headingLevel}` as const;
  const { diners, tipoReceta } = recipe;
  const { check } = useRecipeCheck(uid, recipe);
  const time = cookingTime(recipe, check);
  return (
    <article className="relative grid h-full grid-cols-[min(6.5rem,25vw)_minmax(0,1fr)] rounded-3xl bg-raised shadow-card transition-shadow duration-200 hover:shadow-lifted sm:flex sm:flex-col">
      <RecipeImage
        recipe={recipe}
        title={title}
        linkTo={paths.recipe(recipe._id)}
        className="rounded-l-3xl max-sm:aspect-auto sm:rounded-t-3xl sm:rounded-bl-none"
        onCreateImage={onCreateImage}
        isPending={isImagePending}
      />
      <div className="flex min-w-0 flex-1 flex-col px-3.5 pt-1.5 sm:relative sm:p-5 sm:pb-2">
        <Heading className="text-[1.0625rem] sm:text-[1.375rem]">
          <Link
            to={paths.recipe(recipe._id)}
            title={title}
            className="line-clamp-2 decoration-2 underline-offset-4 wrap-anywhere hover:underline"
          >
            {title}
          </Link>
        </Heading>
        <ul className="mt-0.5 flex flex-wrap gap-x-3 text-sm text-soft tabular-nums sm:mt-2.5">
          {time !== '' && (
            <li className={factClass}>
              <Clock aria-hidden className="size-4 max-sm:hidden" />
              {time}
            </li>
          )}
          {diners !== null && (
            <li className={factClass}>
              <Users aria-hidden className="size-4 max-sm:hidden" />
              {countWithNoun(diners, 'diner')}
            </li>
          )}
        </ul>
        {/* On phones always one line, so that broken rules move nothing. What does not fit beside them is hidden. */}
        <div className="flex gap-x-2 text-sm max-sm:h-5 max-sm:flex-wrap max-sm:overflow-hidden">
          {check.status === 'done' && <BrokenRules check={check.result} />}
          <p className="min-w-0 text-soft wrap-anywhere">{tipoReceta}</p>
        </div>
        <div className="-mx-2.5 mt-auto flex items-center max-sm:-mt-2">
          <Link
            to={{ pathname: paths.recipe(recipe._id), search: cookViewSearch }}
            aria-label={`Cook ${title}`}
            className={`${cardActionClass} px-2.5`}
          >
            <CookingPot aria-hidden className="size-5 max-[22.5rem]:hidden" />
            Cook
          </Link>
          {children}
        </div>
      </div>
    </article>
  );
}

/** The look of an action with a label. */
export const cardActionClass =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full text-sm font-semibold transition-colors duration-150 hover:bg-sunken';

const factClass = 'flex shrink-0 items-center gap-1.5';

/** Shows the rules of the profile that a recipe breaks, on its picture or on phones in a line: 'Not for you: nuts, lactose'. */
function BrokenRules({ check }: { check: RecipeCheck }) {
  const rules = listBrokenRules(check);
  if (rules === '') return null;
  const isAvoided = !check.flaggedFoods.some(({ certainty }) => certainty === 'contains');
  return (
    <p
      className={cx(
        'flex shrink-0 items-center gap-1.5 font-semibold sm:absolute sm:bottom-[calc(100%-0.5rem)] sm:left-4 sm:max-w-[calc(100%-2rem)] sm:rounded-2xl sm:px-3 sm:py-1.5 sm:leading-tight sm:shadow-card',
        isAvoided ? 'text-saffron-ink sm:bg-saffron-wash' : 'text-tomato-ink sm:bg-tomato-wash',
      )}
    >
      <CheckSign tone={isAvoided ? 'avoided' : 'contains'} className="size-4" />
      {rules}
    </p>
  );
}

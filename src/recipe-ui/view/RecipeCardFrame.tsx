import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { countWithNoun } from '@/lib/plural';
import type { Recipe } from '@/recipe/recipe';
import type { TitledRecipe } from '@/recipe/recipeList';
import Clock from '~icons/lucide/clock';
import OctagonAlert from '~icons/lucide/octagon-alert';
import Users from '~icons/lucide/users';
import { listBrokenRules } from '../check/checkSentences';
import { useRecipeCheck } from '../useRecipeCheck';
import { RecipeImage } from './RecipeImage';

interface RecipeCardFrameProps extends TitledRecipe {
  uid: string | undefined;
  headingLevel: 2 | 3;
  withType?: boolean;
  /** Undefined if a sample picture cannot be replaced here. */
  onCreateImage?: () => void;
  isImagePending?: boolean;
  /** The row of actions. */
  children: ReactNode;
}

/** Shows a saved recipe as a card, or on phones as a row: picture, title, facts, the rules that it breaks, actions. */
export function RecipeCardFrame({
  uid,
  recipe,
  title,
  headingLevel,
  withType = false,
  onCreateImage,
  isImagePending = false,
  children,
}: RecipeCardFrameProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="grid h-full grid-cols-[min(6.5rem,25vw)_minmax(0,1fr)] rounded-3xl bg-raised shadow-card transition-shadow duration-200 hover:shadow-lifted sm:flex sm:flex-col">
      <RecipeImage
        recipe={recipe}
        title={title}
        linkTo={paths.recipe(recipe._id)}
        className="rounded-l-3xl max-sm:aspect-auto sm:rounded-t-3xl sm:rounded-bl-none"
        onCreateImage={onCreateImage}
        isPending={isImagePending}
      />
      <div className="relative flex min-w-0 flex-1 flex-col px-3.5 pt-1.5 sm:p-5 sm:pb-2">
        <Heading className="text-[1.0625rem] sm:text-[1.375rem]">
          <Link
            to={paths.recipe(recipe._id)}
            title={title}
            className="line-clamp-2 decoration-2 underline-offset-4 wrap-anywhere hover:underline"
          >
            {title}
          </Link>
        </Heading>
        <CardFacts recipe={recipe} withType={withType} />
        <NotForYouLine uid={uid} recipe={recipe} />
        <div className="-mx-2.5 -mt-2.5 flex items-center max-sm:justify-end sm:mt-auto">{children}</div>
      </div>
    </article>
  );
}

/** Shows minutes, diners and, if wanted, the type; on phones without icons. */
function CardFacts({ recipe, withType }: { recipe: Recipe; withType: boolean }) {
  const { tiempoCoccion, diners, tipoReceta } = recipe;
  const factClass = 'flex shrink-0 items-center gap-1.5';
  return (
    <ul className="mt-0.5 flex flex-wrap gap-x-3 text-sm text-soft tabular-nums sm:mt-2.5">
      {tiempoCoccion !== null && (
        <li className={factClass}>
          <Clock aria-hidden className="size-4 max-sm:hidden" />
          {tiempoCoccion} min
        </li>
      )}
      {diners !== null && (
        <li className={factClass}>
          <Users aria-hidden className="size-4 max-sm:hidden" />
          {countWithNoun(diners, 'diner')}
        </li>
      )}
      {withType && tipoReceta !== '' && (
        <li className="min-w-0 font-semibold wrap-anywhere text-ink">{tipoReceta}</li>
      )}
    </ul>
  );
}

/**
 * Shows the rules of the profile that a recipe breaks: 'Not for you: nuts and 3 more', over the picture's edge or, on
 * phones, in a line that is empty until the recipe is checked, and if it breaks none.
 */
function NotForYouLine({ uid, recipe }: { uid: string | undefined; recipe: Recipe }) {
  const { check } = useRecipeCheck(uid, recipe);
  const rules = check.status === 'done' ? listBrokenRules(check.result) : '';
  return (
    <p className="flex min-h-5 items-center gap-1.5 text-sm leading-tight font-medium wrap-anywhere text-tomato-ink sm:absolute sm:bottom-[calc(100%-1rem)] sm:left-4 sm:max-w-[calc(100%-2rem)] sm:rounded-2xl sm:bg-lifted sm:px-3 sm:py-1.5 sm:shadow-card sm:empty:hidden">
      {rules !== '' && (
        <>
          <OctagonAlert aria-hidden className="size-4 shrink-0" />
          {rules}
        </>
      )}
    </p>
  );
}

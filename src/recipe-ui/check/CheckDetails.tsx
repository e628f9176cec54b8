import type { ProfileCheck } from '@/food/check/checkAgainstProfile';
import { choiceLabel } from '@/profile/foodChoices';
import type { RecipeCheck } from '@/recipe/check/checkRecipe';
import type { FlaggedFood } from '@/recipe/check/flaggedFoods';
import { markId } from '@/recipe/check/marks';
import { whyPossible } from '@/recipe/check/reasonSentences';
import { cx } from '@/ui/cx';
import { markIdPrefix, type ShownRecipe } from '../useShownRecipe';
import { findingDetails, foodAsWritten, groupByRule } from './checkSentences';

interface CheckDetailsProps {
  id: string;
  shownRecipe: ShownRecipe;
  result: RecipeCheck;
}

/** Shows the broken rules with their foods, the findings, the unchecked lines and the checked profile entries. */
export function CheckDetails({ id, shownRecipe, result }: CheckDetailsProps) {
  const { flaggedFoods, profileCheck, consistency } = result;
  const findings = findingDetails(consistency.findings);
  return (
    <div
      id={id}
      ref={scrollIntoView}
      className="no-print grid gap-4 border-t border-line bg-raised scroll-my-20 px-3 py-4 @min-[640px]/recipe:px-4"
    >
      {flaggedFoods.length > 0 && (
        <ul className="grid gap-2.5">
          {groupByRule(flaggedFoods).map(({ name, foods }) => (
            <li
              key={name}
              className="gap-x-4 wrap-anywhere @min-[640px]/recipe:grid @min-[640px]/recipe:grid-cols-[8rem_1fr]"
            >
              <p className="font-semibold first-letter:uppercase">{name}</p>
              <div>
                {certainties.map((certainty) => (
                  <FoodLinks
                    key={certainty}
                    certainty={certainty}
                    shownRecipe={shownRecipe}
                    foods={foods.filter((food) => food.certainty === certainty)}
                  />
                ))}
              </div>
            </li>
          ))}
        </ul>
      )}
      {findings.length > 0 && (
        <div>
          <p className="font-semibold">In the recipe itself</p>
          <BulletList texts={findings} />
        </div>
      )}
      {profileCheck && <UncheckedLines {...profileCheck} />}
      {profileCheck && <CheckedProfileEntries {...profileCheck} />}
    </div>
  );
}

/** Opened at the lower end of a window or dialog, the details would be out of sight. */
const scrollIntoView = (details: HTMLElement | null): void => details?.scrollIntoView?.({ block: 'nearest' });

/** The signs of marked words (foodMark.css), and the words that explain them. */
const certaintyWords = {
  contains: ['!', 'Contains', 'text-tomato-ink'],
  'may contain': ['?', 'Check first', 'text-saffron-ink'],
  advice: ['*', 'Take care', 'text-saffron-ink'],
} as const;
const certainties = ['contains', 'may contain', 'advice'] as const;

interface FoodLinksProps {
  certainty: (typeof certainties)[number];
  shownRecipe: ShownRecipe;
  foods: ReturnType<typeof groupByRule>[number]['foods'];
}

/** Shows foods in the recipe's words, as buttons that open the marks with the reasons. */
function FoodLinks({ certainty, shownRecipe, foods }: FoodLinksProps) {
  if (foods.length === 0) return null;
  const [sign, lead, ink] = certaintyWords[certainty];
  return (
    <p>
      <span aria-hidden className={cx('mr-1.5 font-extrabold', ink)}>
        {sign}
      </span>
      {`${lead}: `}
      {foods.map(({ food, reason }, index) => {
        const place = food.places.find(({ source }) => source !== 'title');
        const word = <bdi>{foodAsWritten(food)}</bdi>;
        const why = certainty === 'may contain' ? ` (${whyPossible({ reason })})` : '';
        return (
          <span key={food.id}>
            {place ? (
              <button
                type="button"
                aria-label={`Show ${foodAsWritten(food)} in the recipe`}
                className="min-h-6 underline decoration-line-strong underline-offset-4 hover:decoration-ink"
                onClick={() => openMark(shownRecipe, place)}
              >
                {word}
              </button>
            ) : (
              <span dir="auto">{word} (in the title)</span>
            )}
            {why && <span className="text-soft">{why}</span>}
            {index < foods.length - 1 && ', '}
          </span>
        );
      })}
    </p>
  );
}

/** Focuses the marked word at a place of a recipe's texts, and opens its explanation. */
function openMark(shownRecipe: ShownRecipe, { source, start, end }: FlaggedFood['places'][number]): void {
  if (source === 'title') return;
  const mark = shownRecipe.marks[source].find((each) => each.start < end && each.end > start);
  const word = mark && document.getElementById(markId(markIdPrefix(shownRecipe, source), mark));
  word?.focus({ preventScroll: true });
  word?.scrollIntoView({ block: 'center' });
  word?.click();
}

const BulletList = ({ texts }: { texts: readonly string[] }) => (
  <ul className="list-disc pl-5 marker:text-soft">
    {texts.map((text) => (
      <li key={text} dir="auto" className="wrap-anywhere">
        {text}
      </li>
    ))}
  </ul>
);

/** Shows the lines that could not be checked. Without them, an unchecked line would look like a checked one. */
function UncheckedLines({
  uncheckedReason,
  uncheckable,
}: Pick<ProfileCheck, 'uncheckedReason' | 'uncheckable'>) {
  if (uncheckedReason === null && uncheckable.length === 0) return null;
  return (
    <div>
      <p className="font-semibold">Could not be checked</p>
      {uncheckedReason !== null && <p>{uncheckedReason}</p>}
      {uncheckable.length > 0 && <BulletList texts={uncheckable} />}
    </div>
  );
}

function CheckedProfileEntries({ checked }: Pick<ProfileCheck, 'checked'>) {
  const lists = [
    ['Intolerances', checked.intolerances.map(choiceLabel)],
    ['Diet', checked.diet === null ? [] : [choiceLabel(checked.diet)]],
    ['Avoided', checked.avoid.map(choiceLabel)],
    ['Disliked', checked.disliked],
    ['Health', checked.healthConditions.map(choiceLabel)],
  ] as const;
  const filled = lists.filter(([, entries]) => entries.length > 0);
  return (
    <div className="grid gap-1 text-sm text-soft">
      {filled.length > 0 && (
        <p className="wrap-anywhere">
          What was checked:{' '}
          {filled.map(([label, entries], index) => (
            <span key={label}>
              {index > 0 && ' · '}
              {label}: <bdi>{entries.join(', ')}</bdi>
            </span>
          ))}
        </p>
      )}
      <p>
        Only the recipe’s words are read, so something may be missed. This is not medical advice: with an
        allergy, read every label.
      </p>
    </div>
  );
}

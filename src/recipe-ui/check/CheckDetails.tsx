import type { ProfileCheck } from '@/food/check/checkAgainstProfile';
import { choiceInSentence } from '@/profile/foodChoices';
import type { RecipeCheck } from '@/recipe/check/checkRecipe';
import type { FlaggedFood } from '@/recipe/check/flaggedFoods';
import { type Certainty, markId } from '@/recipe/check/marks';
import { whyCertain, whyPossible } from '@/recipe/check/reasonSentences';
import { markIdPrefix, type ShownRecipe } from '../useShownRecipe';
import { CheckSign } from './CheckSign';
import { findingDetails, foodAsWritten, groupByRule, type RuleWithFoods } from './checkSentences';

interface CheckDetailsProps {
  id: string;
  shownRecipe: ShownRecipe;
  result: RecipeCheck;
  /** Foods of these certainties stay when the recipe is made without the others. */
  kept: readonly Certainty[];
  /** Undefined if the recipe cannot be regenerated. */
  onKeptChange: ((kept: readonly Certainty[]) => void) | undefined;
}

/** Shows the foods by certainty and rule, the findings, the unchecked lines and the checked profile entries. */
export function CheckDetails({ id, shownRecipe, result, kept, onKeptChange }: CheckDetailsProps) {
  const { flaggedFoods, profileCheck, consistency } = result;
  const findings = findingDetails(consistency.findings);
  return (
    <div
      id={id}
      ref={scrollIntoView}
      className="no-print grid gap-4 border-t border-line bg-raised scroll-my-20 px-3 py-4 @min-[640px]/recipe:px-4"
    >
      {foodGroups.map(({ heading, certainty }) => {
        const rules = groupByRule(flaggedFoods, certainty);
        if (rules.length === 0) return null;
        return (
          <div key={certainty}>
            <div className={groupHeadingClass}>
              <CheckSign tone={certainty} className="size-4.5" />
              <span>{heading}</span>
              {onKeptChange && (
                <label className="-my-3 ml-auto flex min-h-11 items-center gap-2 font-normal">
                  <input
                    type="checkbox"
                    aria-label={`Leave out: ${heading}`}
                    checked={!kept.includes(certainty)}
                    onChange={({ target }) => {
                      const others = kept.filter((each) => each !== certainty);
                      onKeptChange(target.checked ? others : [...others, certainty]);
                    }}
                    className="size-5.5"
                  />
                  Leave out
                </label>
              )}
            </div>
            <RulesWithFoods certainty={certainty} shownRecipe={shownRecipe} rules={rules} />
          </div>
        );
      })}
      {profileCheck && <UncheckedLines {...profileCheck} />}
      {findings.length > 0 && (
        <div>
          <p className={groupHeadingClass}>
            <CheckSign tone="neutral" className="size-4.5" />
            Other things to know
          </p>
          <BulletList texts={findings} />
        </div>
      )}
      {profileCheck && <CheckedProfileEntries {...profileCheck} />}
    </div>
  );
}

/** Opened at the lower end of a window or dialog, the details would be out of sight. */
const scrollIntoView = (details: HTMLElement | null): void => details?.scrollIntoView?.({ block: 'nearest' });

const groupHeadingClass = 'mb-2 flex items-center gap-2 font-semibold';

/** In the order of the check's sentences. */
const foodGroups = [
  { heading: 'Not for you', certainty: 'contains' },
  { heading: 'Take care', certainty: 'advice' },
  { heading: 'Check first', certainty: 'may contain' },
  { heading: 'You avoid', certainty: 'avoided' },
] as const;

interface RulesWithFoodsProps {
  certainty: Certainty;
  shownRecipe: ShownRecipe;
  rules: readonly RuleWithFoods[];
}

/** Shows the foods of each rule in the recipe's words, as buttons that open the marks with the reasons. */
function RulesWithFoods({ certainty, shownRecipe, rules }: RulesWithFoodsProps) {
  return (
    <ul className="grid gap-2">
      {rules.map(({ name, foods }) => (
        <li
          key={name}
          className="grid grid-cols-[6.5rem_1fr] items-baseline gap-x-3 wrap-anywhere @min-[640px]/recipe:grid-cols-[9rem_1fr]"
        >
          <span className="text-soft first-letter:uppercase">{name}</span>
          <span className="flex flex-wrap gap-x-4">
            {foods.map(({ food, reason }) => {
              const why = certainty === 'may contain' ? whyPossible({ reason }) : whyCertain({ reason });
              return (
                <span key={food.id}>
                  <FoodLink shownRecipe={shownRecipe} food={food} />
                  {/* Not 'Nuts: pesto (some kinds have nuts)'. */}
                  {why !== '' && (
                    <span className="text-soft">{` (${why.endsWith(name) ? 'in some kinds' : why})`}</span>
                  )}
                </span>
              );
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}

function FoodLink({ shownRecipe, food }: { shownRecipe: ShownRecipe; food: FlaggedFood }) {
  const place = food.places.find(({ source }) => source !== 'title');
  const word = <bdi>{foodAsWritten(food)}</bdi>;
  if (!place) return <span dir="auto">{word} (in the title)</span>;
  return (
    <button
      type="button"
      aria-label={`Show ${foodAsWritten(food)} in the recipe`}
      className="min-h-6 underline decoration-line-strong underline-offset-4 hover:decoration-ink"
      onClick={() => openMark(shownRecipe, place)}
    >
      {word}
    </button>
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
      <p className={groupHeadingClass}>
        <CheckSign tone="unread" className="size-4.5" />
        Not fully checked
      </p>
      {uncheckedReason !== null && <p>{uncheckedReason}</p>}
      {uncheckable.length > 0 && <BulletList texts={uncheckable} />}
    </div>
  );
}

function CheckedProfileEntries({ checked }: Pick<ProfileCheck, 'checked'>) {
  const { intolerances, diet, avoid, disliked, healthConditions } = checked;
  const rules = [intolerances, avoid, disliked, healthConditions].flat().map(choiceInSentence);
  const entries = [...(diet ? [`${choiceInSentence(diet)} diet`] : []), ...rules];
  return (
    <div className="grid gap-1 text-sm text-soft">
      {entries.length > 0 && (
        <p className="wrap-anywhere">
          Checked for: <bdi>{[...new Set(entries)].join(', ')}</bdi>.
        </p>
      )}
      <p>
        Only the recipe’s words are checked, and something can be missed. With an allergy, read every label.
        This is not medical advice.
      </p>
    </div>
  );
}

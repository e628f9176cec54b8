import type { ProfileCheck } from '@/food/check/checkAgainstProfile';
import { choiceInSentence } from '@/profile/foodChoices';
import type { RecipeCheck } from '@/recipe/check/checkRecipe';
import type { FlaggedFood } from '@/recipe/check/flaggedFoods';
import { markId } from '@/recipe/check/marks';
import { whyPossible } from '@/recipe/check/reasonSentences';
import { markIdPrefix, type ShownRecipe } from '../useShownRecipe';
import { findingDetails, foodAsWritten, groupByRule, isFieldByChoice } from './checkSentences';

interface CheckDetailsProps {
  id: string;
  shownRecipe: ShownRecipe;
  result: RecipeCheck;
}

/** Shows the foods by certainty and rule, the findings, the unchecked lines and the checked profile entries. */
export function CheckDetails({ id, shownRecipe, result }: CheckDetailsProps) {
  const { flaggedFoods, profileCheck, consistency } = result;
  const findings = findingDetails(consistency.findings);
  return (
    <div
      id={id}
      ref={scrollIntoView}
      className="no-print grid gap-4 border-t border-line bg-raised scroll-my-20 px-3 py-4 @min-[640px]/recipe:px-4"
    >
      {foodGroups.map(({ includes, ...group }) => (
        <RulesWithFoods
          key={group.heading}
          {...group}
          shownRecipe={shownRecipe}
          rules={groupByRule(flaggedFoods, group.certainty).filter(({ field }) => includes(field))}
        />
      ))}
      {findings.length > 0 && (
        <div>
          <p className="font-semibold">Also noticed</p>
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

type RuleField = Parameters<typeof isFieldByChoice>[0];

/** With the signs of marked words (foodMark.css). The first group is below the panel's headline, which is its heading. */
const foodGroups = [
  { certainty: 'contains', includes: (field: RuleField) => !isFieldByChoice(field), sign: '', heading: '' },
  { certainty: 'contains', includes: isFieldByChoice, sign: '', heading: 'You avoid' },
  { certainty: 'advice', includes: () => true, sign: '!', heading: 'Take care' },
  { certainty: 'may contain', includes: () => true, sign: '?', heading: 'Check first' },
] as const;

type RulesWithFoodsProps = Omit<(typeof foodGroups)[number], 'includes'> & {
  shownRecipe: ShownRecipe;
  rules: ReturnType<typeof groupByRule>;
};

/** Shows the foods of each rule in the recipe's words, as buttons that open the marks with the reasons. */
function RulesWithFoods({ certainty, sign, heading, shownRecipe, rules }: RulesWithFoodsProps) {
  if (rules.length === 0) return null;
  return (
    <div>
      {heading !== '' && (
        <p className="mb-1.5 flex items-center gap-2 font-semibold">
          {sign !== '' && (
            <span
              aria-hidden
              className="grid size-4.5 place-items-center rounded-full bg-saffron-ink text-xs font-extrabold text-paper"
            >
              {sign}
            </span>
          )}
          {heading}
        </p>
      )}
      <ul className="grid gap-2">
        {rules.map(({ name, foods }) => (
          <li
            key={name}
            className="grid grid-cols-[7rem_1fr] gap-x-3 wrap-anywhere @min-[640px]/recipe:grid-cols-[9rem_1fr]"
          >
            <span className="text-soft first-letter:uppercase">{name}</span>
            <span className="flex flex-wrap gap-x-4">
              {foods.map(({ food, reason }) => {
                const why = certainty === 'may contain' ? whyPossible({ reason }) : '';
                return (
                  <span key={food.id}>
                    <FoodLink shownRecipe={shownRecipe} food={food} />
                    {why !== '' && !why.endsWith(name) && <span className="text-soft">{` (${why})`}</span>}
                  </span>
                );
              })}
            </span>
          </li>
        ))}
      </ul>
    </div>
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
      <p className="font-semibold">Could not be checked</p>
      {uncheckedReason !== null && <p>{uncheckedReason}</p>}
      {uncheckable.length > 0 && <BulletList texts={uncheckable} />}
    </div>
  );
}

function CheckedProfileEntries({ checked }: Pick<ProfileCheck, 'checked'>) {
  const { intolerances, diet, avoid, disliked, healthConditions } = checked;
  const entries = [intolerances, diet ?? [], avoid, disliked, healthConditions].flat().map(choiceInSentence);
  return (
    <div className="grid gap-1 text-sm text-soft">
      {entries.length > 0 && (
        <p className="wrap-anywhere">
          Checked for: <bdi>{[...new Set(entries)].join(', ')}</bdi>.
        </p>
      )}
      <p>
        Only the recipe’s words are read, so something may be missed. This is not medical advice: with an
        allergy, read every label.
      </p>
    </div>
  );
}

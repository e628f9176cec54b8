import type { ProfileCheck } from '@/food/check/checkAgainstProfile';
import { pluralize } from '@/lib/plural';
import { choiceLabel } from '@/profile/foodChoices';
import type { RecipeCheck } from '@/recipe/check/checkRecipe';
import type { FlaggedFood } from '@/recipe/check/flaggedFoods';
import { markId } from '@/recipe/check/marks';
import { Button } from '@/ui/Button';
import RefreshCw from '~icons/lucide/refresh-cw';
import { markIdPrefix, type ShownRecipe } from '../useShownRecipe';
import { findingDetails, foodAsWritten, groupByRule } from './checkSentences';

interface CheckDetailsProps {
  shownRecipe: ShownRecipe;
  result: RecipeCheck;
}

/** Shows the broken rules with their foods, the findings, the unchecked lines and the checked profile entries. */
export function CheckDetails({ shownRecipe, result }: CheckDetailsProps) {
  const { flaggedFoods, profileCheck, consistency } = result;
  const certainHits = flaggedFoods.filter(({ certainty }) => certainty === 'contains');
  const findings = findingDetails(consistency.findings);
  return (
    <div
      ref={scrollIntoView}
      className="recipe-check-details no-print mt-2 grid gap-4 rounded-2xl border border-line bg-raised scroll-my-20 p-4 @min-[640px]/recipe:p-5"
    >
      {shownRecipe.regenerateWithout && certainHits.length > 0 && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => shownRecipe.regenerateWithout?.(certainHits)}
        >
          <RefreshCw aria-hidden className="size-4.5 shrink-0" />
          Make it without {pluralize(certainHits.length, 'this', 'these')}
        </Button>
      )}
      <div className="gap-x-8 empty:hidden *:break-inside-avoid *:not-first:mt-4 @min-[640px]/recipe:columns-2">
        {flaggedFoods.length > 0 && (
          <ul className="grid gap-3">
            {groupByRule(flaggedFoods).map(({ name, foods }) => (
              <li key={name} className="wrap-anywhere">
                <p className="font-semibold first-letter:uppercase">{name}</p>
                {leads.map(([certainty, lead]) => (
                  <FoodLinks
                    key={certainty}
                    lead={lead}
                    shownRecipe={shownRecipe}
                    foods={foods.filter((food) => food.certainty === certainty)}
                  />
                ))}
              </li>
            ))}
          </ul>
        )}
        {findings.length > 0 && <BulletList texts={findings} />}
        {profileCheck && <UncheckedLines {...profileCheck} />}
      </div>
      {profileCheck && <CheckedProfileEntries {...profileCheck} />}
    </div>
  );
}

/** Opened at the lower end of a window or dialog, the details would be out of sight. */
const scrollIntoView = (details: HTMLElement | null): void => details?.scrollIntoView?.({ block: 'nearest' });

const leads = [
  ['contains', ''],
  ['may contain', 'Perhaps: '],
  ['advice', 'Take care: '],
] as const;

interface FoodLinksProps {
  lead: string;
  shownRecipe: ShownRecipe;
  foods: ReturnType<typeof groupByRule>[number]['foods'];
}

/** Shows foods in the recipe's words, as buttons that open the marks with the reasons. */
function FoodLinks({ lead, shownRecipe, foods }: FoodLinksProps) {
  if (foods.length === 0) return null;
  return (
    <p>
      {lead}
      {foods.map(({ food }, index) => {
        const place = food.places.find(({ source }) => source !== 'title');
        const word = <bdi>{foodAsWritten(food)}</bdi>;
        const comma = index < foods.length - 1 && <span className="inline-block">,</span>;
        return (
          <span key={food.id}>
            {index > 0 && ' '}
            {place ? (
              <button
                type="button"
                aria-label={`Show ${foodAsWritten(food)} in the recipe`}
                className="min-h-6 underline decoration-line-strong underline-offset-4 hover:decoration-ink"
                onClick={() => openMark(shownRecipe, place)}
              >
                {word}
                {comma}
              </button>
            ) : (
              <span dir="auto">
                {word} (in the title){comma}
              </span>
            )}
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

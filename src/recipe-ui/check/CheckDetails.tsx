import { pluralize } from '@/lib/plural';
import { choiceLabel } from '@/profile/foodChoices';
import type { RecipeCheck } from '@/recipe/check/checkRecipe';
import type { FoodHits } from '@/recipe/check/foodHits';
import { markId } from '@/recipe/check/marks';
import { Button } from '@/ui/Button';
import RefreshCw from '~icons/lucide/refresh-cw';
import { markIdPrefix, type OpenRecipe } from '../useOpenRecipe';
import { distinctFindings, foodAsWritten, groupByRule } from './checkSentences';

interface CheckDetailsProps {
  recipe: OpenRecipe;
  result: RecipeCheck;
}

/** Shows each broken rule with its foods, each finding, what could not be checked, and what was checked. */
export function CheckDetails({ recipe, result }: CheckDetailsProps) {
  const { foodHits, profileCheck, consistency } = result;
  const against = foodHits.filter(({ certainty }) => certainty === 'contains');
  const findings = distinctFindings(consistency.findings);
  return (
    <div className="recipe-check-details no-print mt-2 grid gap-4 rounded-2xl border border-line bg-raised p-4 @min-[640px]/recipe:p-5">
      {recipe.regenerateWithout && against.length > 0 && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => recipe.regenerateWithout?.(against)}
        >
          <RefreshCw aria-hidden className="size-4.5 shrink-0" />
          Make it without {pluralize(against.length, 'this', 'these')}
        </Button>
      )}
      <div className="gap-x-8 *:break-inside-avoid *:not-first:mt-4 @min-[640px]/recipe:columns-2">
        {foodHits.length > 0 && (
          <ul className="grid gap-3">
            {groupByRule(foodHits).map(({ name, foods }) => (
              <li key={name} className="wrap-anywhere">
                <p className="font-semibold first-letter:uppercase">{name}</p>
                <FoodWords
                  recipe={recipe}
                  foods={foods.filter(({ certainty }) => certainty !== 'may contain')}
                />
                <FoodWords
                  lead="Perhaps: "
                  recipe={recipe}
                  foods={foods.filter(({ certainty }) => certainty === 'may contain')}
                />
              </li>
            ))}
          </ul>
        )}
        {findings.length > 0 && (
          <ul className="list-disc pl-5 marker:text-soft">
            {findings.map(({ kind, text }) => (
              <li key={`${kind} ${text}`} dir="auto" className="wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
        )}
        {profileCheck && <UncheckableNote {...profileCheck} />}
      </div>
      {profileCheck && <CheckedEntries {...profileCheck} />}
    </div>
  );
}

interface FoodWordsProps {
  lead?: string;
  recipe: OpenRecipe;
  foods: ReturnType<typeof groupByRule>[number]['foods'];
}

/** Shows foods as the recipe writes them: a press on one leads to its mark, which says why. */
function FoodWords({ lead, recipe, foods }: FoodWordsProps) {
  if (foods.length === 0) return null;
  return (
    <p>
      {lead}
      {foods.map(({ food, reason }, index) => {
        const place = food.places.find(({ source }) => source !== 'title');
        const word = <bdi>{foodAsWritten(food)}</bdi>;
        return (
          <span key={food.id}>
            {index > 0 && ', '}
            {place ? (
              <button
                type="button"
                aria-label={`Show ${foodAsWritten(food)} in the recipe`}
                className="min-h-6 underline decoration-line-strong underline-offset-4 hover:decoration-ink"
                onClick={() => openMark(recipe, place)}
              >
                {word}
              </button>
            ) : (
              <span dir="auto">
                {word} ({reason})
              </span>
            )}
          </span>
        );
      })}
    </p>
  );
}

/** Moves the focus to the marked word at a place of a recipe's texts, and opens its explanation. */
function openMark(recipe: OpenRecipe, { source, start, end }: FoodHits['places'][number]): void {
  if (source === 'title') return;
  const mark = recipe.marks[source].find((each) => each.start < end && each.end > start);
  const word = mark && document.getElementById(markId(markIdPrefix(recipe, source), mark));
  word?.focus({ preventScroll: true });
  word?.scrollIntoView({ block: 'center' });
  word?.click();
}

type ProfileCheck = NonNullable<RecipeCheck['profileCheck']>;

/** Shows what could not be checked, so that silence does not read as approval. */
function UncheckableNote({
  couldNotCheck,
  uncheckable,
}: Pick<ProfileCheck, 'couldNotCheck' | 'uncheckable'>) {
  if (couldNotCheck === null && uncheckable.length === 0) return null;
  return (
    <div>
      <p className="font-semibold">Could not be checked</p>
      {couldNotCheck !== null && <p>{couldNotCheck}</p>}
      {uncheckable.length > 0 && (
        <ul className="list-disc pl-5 marker:text-soft">
          {uncheckable.map((line) => (
            <li key={line} dir="auto" className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Shows the profile entries that were checked, and the limits of the check. */
function CheckedEntries({ checked }: Pick<ProfileCheck, 'checked'>) {
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

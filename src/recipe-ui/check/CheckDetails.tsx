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

/** Shows each broken rule with its foods and reasons, each finding, what could not be checked, and what was checked. */
export function CheckDetails({ recipe, result }: CheckDetailsProps) {
  const { foodHits, profileCheck, consistency } = result;
  const against = foodHits.filter(({ certainty }) => certainty === 'contains');
  const findings = distinctFindings(consistency.findings);
  return (
    <div className="no-print mt-2 grid gap-4 rounded-2xl border border-line bg-raised p-4">
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
      {foodHits.length > 0 && (
        <ul className="grid gap-3">
          {groupByRule(foodHits).map(({ name, foods: met }) => (
            <li key={name}>
              <p className="font-semibold first-letter:uppercase">{name}</p>
              <ul className="list-disc pl-5 marker:text-soft">
                {met.map(({ food, certainty, reason }) => (
                  <li key={food.id} className="wrap-anywhere">
                    <FoodWord recipe={recipe} food={food} />
                    {certainty === 'may contain' && ' (perhaps)'}
                    <span dir="auto" className="text-soft">{`: ${reason}`}</span>
                  </li>
                ))}
              </ul>
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
      {profileCheck && <CheckedEntries {...profileCheck} />}
    </div>
  );
}

/** Shows a food as the recipe writes it. Inside of a text, it is a button that moves to that place. */
function FoodWord({ recipe, food }: { recipe: OpenRecipe; food: FoodHits }) {
  const word = <bdi className="font-semibold">{foodAsWritten(food)}</bdi>;
  const place = food.places.find(({ source }) => source !== 'title');
  if (!place) return word;
  return (
    <button
      type="button"
      aria-label={`Show ${foodAsWritten(food)} in the recipe`}
      className="min-h-6 underline decoration-line-strong underline-offset-4 hover:decoration-ink"
      onClick={() => showPlace(recipe, place)}
    >
      {word}
    </button>
  );
}

/** Moves the focus to the marked word at a place of a recipe's texts. */
function showPlace(recipe: OpenRecipe, { source, start, end }: FoodHits['places'][number]): void {
  if (source === 'title') return;
  const mark = recipe.marks[source].find((each) => each.start < end && each.end > start);
  const word = mark && document.getElementById(markId(markIdPrefix(recipe, source), mark));
  word?.focus({ preventScroll: true });
  word?.scrollIntoView({ block: 'center' });
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

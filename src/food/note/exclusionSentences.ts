/** Sentences about what a note excludes and a recipe keeps out, may hold or holds. */
import { groupBy } from '@/lib/groupBy';
import { wordSet } from '@/lib/words';
import { foodById } from '../lexicon/foods';
import { findIngredients } from '../names/findIngredients';
import { isRawCured } from '../rules/doneness';
import { singularize } from '../text/plurals';
import { safeQuote } from '../text/safeQuote';
import type { Ingredient } from '../types';
import type { NoteHit } from './noteHits';
import type { Exclusion } from './types';

const maxNames = 8;
const list = new Intl.ListFormat('en-GB');

interface FoodOfRecipe {
  readonly ingredient: Ingredient | null;
  /** In the singular or plural: 'vegan sausages'. */
  readonly name: string;
}

/** 'No eggs'; 'without red meat' where 'no' would still be read as naming meat; 'no cheese but vegan cheese'. */
function withoutIt(name: string, inRecipe: readonly FoodOfRecipe[]): string {
  if (name === 'carbohydrates') return 'no bread, rice, pasta or potatoes';
  if (name === 'sugar') return 'no added sugar';
  const like = inRecipe.find((food) => singularize(food.name).endsWith(` ${singularize(name)}`));
  const without = findIngredients(`no ${name}`).length === 0 ? `no ${name}` : `without ${name}`;
  return like === undefined ? without : `${without} but ${like.name}`;
}

const freshCheeses = wordSet('goat-cheese feta mozzarella queso-fresco ricotta cottage-cheese cream-cheese');
/** Returns what a mother-to-be has to see to in a dish of these foods: eggs, fresh cheese and cured meat; empty for nothing. */
function careInPregnancy(inRecipe: readonly FoodOfRecipe[]): string {
  const foods = inRecipe.flatMap(({ ingredient }) => ingredient ?? []);
  const cheeses = inRecipe.flatMap(({ ingredient, name }) =>
    freshCheeses.has(ingredient?.id ?? '') ? name : [],
  );
  const cured = inRecipe.flatMap(({ ingredient, name }) =>
    ingredient && isRawCured(ingredient) ? name : [],
  );
  const care = [
    ...(foods.some(({ id }) => id === 'egg') ? ['the eggs are cooked until white and yolk are firm'] : []),
    ...(cheeses.length > 0 ? [`the ${list.format(new Set(cheeses))} is made of pasteurised milk`] : []),
    ...(foods.some(({ id }) => id === 'mayonnaise') ? ['the mayonnaise is bought, not made at home'] : []),
    ...(cured.length > 0 ? [`you cook the ${list.format(new Set(cured))} until steaming hot`] : []),
  ];
  return list.format(care);
}

/** Returns what a mother-to-be has to see to, in a sentence; none where there is nothing. */
export function pregnancyAdvice(inRecipe: readonly FoodOfRecipe[]): string[] {
  const care = careInPregnancy(inRecipe);
  return care === '' ? [] : [`For pregnancy, see to it that ${care}.`];
}

/**
 * Returns what a recipe without hits does without, as 'no eggs and no milk'.
 * @param inRecipe the foods that it has
 */
export function keptExclusions(
  exclusions: readonly Exclusion[],
  inRecipe: readonly FoodOfRecipe[],
): string[] {
  const namesOf = (kind: Exclusion['kind']) =>
    exclusions.filter((one) => one.kind === kind).map(({ name }) => name);
  const foods = namesOf('food').map((name) => withoutIt(name, inRecipe));
  const more = foods.splice(maxNames).length;
  return [
    list.format(more > 0 ? [...foods, `nothing of ${more} more`] : foods),
    ...namesOf('diet').map((name) =>
      /keto|carb/i.test(name)
        ? `no bread, rice, pasta, potatoes or sugar, for a ${name} diet`
        : `right for a ${name} diet`,
    ),
    ...namesOf('condition').map((name) => {
      const care = name === 'pregnancy' ? careInPregnancy(inRecipe) : '';
      return `nothing that is ruled out for ${name}${care === '' ? '' : `, provided that ${care}`}`;
    }),
  ].filter(Boolean);
}

/** Returns what to do about foods that may be ruled out, and why. A vegetable has no label: its amount decides. */
export const doubtSentence = (foods: string, because: string, isGrown: boolean): string =>
  isGrown
    ? `Use little of ${foods}, because ${because}: the amount decides.`
    : `Read the label of ${foods}, because ${because}: not every brand will do.`;

/** Returns a sentence per excluded food or diet that a recipe may hold, or holds because nothing else was left to cook. */
export function exclusionDoubts(hits: readonly NoteHit[]): string[] {
  return [...groupBy(hits, ({ exclusion }) => exclusion.name)].map(([name, all]) => {
    const foods = list.format([...new Set(all.map(({ ingredient }) => ingredient.name))].slice(0, maxNames));
    if (all.some(({ certainty }) => certainty === 'contains'))
      return `Take care: the ${foods} could not be kept out, though your note rules out “${name}”.`;
    const isGrown = all.every(({ ingredient }) => foodById(ingredient.id)?.category === 'vegetable');
    const quote = safeQuote(all[0]?.exclusion.quote ?? name);
    return doubtSentence(`the ${foods}`, `you wrote “${quote}”`, isGrown);
  });
}

export const allergyAdvice =
  'With an allergy or an intolerance, read every label: a kitchen knows foods by their names, and not what else is made in the same place.';

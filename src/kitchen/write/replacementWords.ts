import { meatCategories } from '@/food/names/foodGroups';
import { wordSet } from '@/lib/words';
import type { Plan } from '../adapt/plan';
import { knownFood } from '../cookbook/knownFood';
import { capitalize } from '../words/grammar';

/** Phrases about butter with their equivalents for oil; % is the oil's name. */
const ofOil: readonly (readonly [of: string, by: string])[] = [
  ['(?:softened|soft|melted|cold) %', '%'],
  ['knobs? of (the )?%', 'splash of %'],
  ['melting (the |half the |a little )?%', 'warming $1%'],
  [
    'melts? (together )?(the |half the |half of the |a little |a quarter of the |a third of the |the rest of the |the remaining )?%',
    'warm $1$2%',
  ],
  ['% (?:foams|froths|melts|sizzles)', '% is hot'],
  ['% (?:is foaming|is frothing|has melted|has foamed|is melted|stops foaming)', '% is hot'],
  ['dot (.{1,40}? )?with (the |a little )?%', 'drizzle $1with $2%'],
  ['spread (.{1,40}? )?with (the |a little )?%', 'brush $1with $2%'],
];
const solidFats = wordSet('butter ghee lard vegan-butter margarine coconut-oil duck-fat');

/** Returns the step with phrases for oil where oil replaces a solid fat. */
function withOilAsOil(text: string, { foods }: Plan): string {
  const oils = [...foods.values()]
    .flat()
    .filter(
      ({ ingredient, replaces }) =>
        ingredient?.category === 'oil' &&
        !solidFats.has(ingredient.id) &&
        /butter|ghee|lard|dripping|margarine/.test(replaces?.name ?? ''),
    );
  let told = text;
  for (const { name } of oils)
    for (const [of, by] of ofOil)
      told = told.replace(new RegExp(`\\b${of.replace('%', name)}`, 'gi'), (match, ...groups) => {
        const words = by.replace('%', name).replace(/\$(\d)/g, (_, index) => groups[Number(index) - 1] ?? '');
        return /^\p{Lu}/u.test(match) ? capitalize(words) : words;
      });
  return told;
}

/** Phrases about meat with their equivalents for tofu. */
const ofPlants: readonly (readonly [of: RegExp, by: string])[] = [
  [
    /,? and (?:reads?|reach(?:es)?|registers?) (?:at least )?\d{2} °C(?: [\p{L} ]{1,40}?)?(?=[.,;:)]|$)/giu,
    '',
  ],
  [
    /,? (?:or )?(?:reads?|at) (?:at least )?\d{2} °C (?:inside|in the (?:middle|thickest part)|at the thickest part)/giu,
    '',
  ],
  [/, (?:at least )?\d{2} °C(?: (?:inside|in the (?:middle|thickest part)|at the bone))?(?=[,.;])/gu, ''],
  [/ \((?:at least )?\d{2} °C[^)]*\)/gu, ''],
  [/\b(?:has|have) no pink left(?: inside| in the middle)?/giu, 'is hot all the way through'],
  [/\bit has given up its red fat/giu, 'it is golden'],
  [/\bno longer pink(?: inside| in the middle)?/giu, 'hot all the way through'],
];

/** Returns the step without the safe temperature of meat if plants replace all of it. */
function withoutMeatWords(text: string, { foods }: Plan): string {
  const planned = [...foods.values()].flat();
  const isMeat = (food: Pick<(typeof planned)[number], 'ingredient'> | null) =>
    meatCategories.some((meat) => meat === food?.ingredient?.category);
  const hasMeat = planned.some(
    (food) => isMeat(food) && !/\b(?:vegan|vegetarian|plant-based)\b/.test(food.name),
  );
  const hadMeat = planned.some(({ replaces }) => isMeat(knownFood(replaces?.name ?? '')));
  return hadMeat && !hasMeat ? ofPlants.reduce((words, [of, by]) => words.replace(of, by), text) : text;
}

/** Returns the step with phrases that fit the oil and the tofu that replace butter and meat. */
export const withReplacementWords = (text: string, plan: Plan): string =>
  withoutMeatWords(withOilAsOil(text, plan), plan);

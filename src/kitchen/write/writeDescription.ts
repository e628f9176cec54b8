import { findIngredients } from '@/food/names/findIngredients';
import type { Ingredient } from '@/food/types';
import { memoize } from '@/lib/memoize';
import { type FoodReplacement, foodIdsIn, type Plan } from '../adapt/plan';
import { getDishFacts } from '../choose/dishFacts';
import { isStaple } from '../choose/weights';
import type { CookbookDish } from '../cookbook/dish';
import { knownFood } from '../cookbook/knownFood';
import { adapted, writeSteps } from './writeSteps';
import { withoutPromises, writeGloss } from './writeTitle';

const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

/** 'Swapped: oat milk instead of milk, because you listed Lactose.' */
const writeReplacement = ({ replaced, replacement, because }: FoodReplacement): string =>
  replacement === null
    ? `Left out: ${replaced}, because ${because}.`
    : `Swapped: ${replacement} instead of ${replaced}, because ${because}.`;

const longWords = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}-]{4,}/gu) ?? [];
/** Whether a sentence says again what a gloss says: it begins alike, or has most of its words. */
function repeats(sentence: string, gloss: string): boolean {
  const [said, again] = [longWords(gloss), longWords(sentence)];
  return said[0] === again[0] || said.filter((word) => again.includes(word)).length > said.length * 0.7;
}

/** The ids of all foods that a dish may have: its own, and those of its slots. */
const possibleIds = memoize((dish: CookbookDish): ReadonlySet<string | undefined> => {
  const inSlots = dish.welcomes.flatMap(({ foods }) => foods);
  const names = [...getDishFacts(dish).tags.map(({ name }) => name), ...inSlots];
  return new Set(names.map((name) => knownFood(name)?.ingredient.id));
});
/** Whether words speak of a food that a dish may have and does not have here: 'the potatoes under water' of a stew of carrots. */
const namesAbsentFood = (words: string, plan: Plan): boolean =>
  findIngredients(words)
    .filter(({ ingredient: { id } }) => possibleIds(plan.dish).has(id))
    .some(({ ingredient: { id } }) => ![...foodIdsIn(plan)].some((one) => one?.includes(id)));

/** Cooking terms with their meanings, most useful first. */
const glossary: readonly (readonly [word: RegExp, meaning: string])[] = [
  [/\bsimmer/i, 'To simmer is to cook with a few small bubbles: turn the heat down when it boils.'],
  [/\bsear/i, 'To sear is to brown over high heat without moving the food, until it lets go of the pan.'],
  [/\bdeglaze|scrap(?:e|ing) (?:up|the bottom)/i, 'The brown bits on the bottom of the pan are flavour: liquid loosens them.'],
  [/\bknead/i, 'To knead is to push the dough away with the heel of the hand, fold it back and turn it, again and again.'],
  [/\bfinely chopped\b/i, 'Finely chopped pieces are about 2 mm: rock the knife over them a few times.'],
]; // biome-ignore format: one row each
const maxTerms = 3;

/** Returns the meanings of the text's first few cooking terms, a sentence each. */
export const explainTerms = (text: string): string[] =>
  glossary.flatMap(([word, meaning]) => (word.test(text) ? [meaning] : [])).slice(0, maxTerms);

/** What is said of a dish besides its method. */
interface Remarks {
  readonly title: string;
  /** Swaps that are no part of the plan: foods asked for and not allowed. */
  readonly swaps: readonly FoodReplacement[];
  readonly tips: readonly string[];
  readonly notes: readonly string[];
  readonly namesOnlyAllowedFoods: (words: string) => boolean;
}

/** The description: title heading, what it is, method, then swaps, tips and notes where there are any. */
export function writeDescription(
  plan: Plan,
  { title, swaps, tips, notes, namesOnlyAllowedFoods }: Remarks,
): string {
  const steps = writeSteps(plan).map((step, index) => `${index + 1}. ${step}`);
  const about = withoutPromises(plan, adapted(plan.dish.about, plan) ?? '');
  const gloss = writeGloss(plan, namesOnlyAllowedFoods);
  const allowedAbout = namesOnlyAllowedFoods(about) ? about : '';
  const isGlossed = gloss !== null && !repeats(allowedAbout, gloss) && !namesAbsentFood(gloss, plan);
  const opening = [isGlossed ? `${gloss}.` : '', allowedAbout].filter(Boolean);
  // What is served beside the dish, or another staple, need not be recommended.
  const sides = plan.sides.flatMap(({ ingredient }) => ingredient ?? []);
  const isInstead = (of: Ingredient) => sides.some((side) => side === of || (isStaple(side) && isStaple(of)));
  const isApart = (tip: string) =>
    !findIngredients(tip).some(({ ingredient }) => isInstead(ingredient)) && !namesAbsentFood(tip, plan);
  const sentencesOf = (tip: string) => (adapted(tip, plan) ?? '').split(/(?<=\.) /).filter(isApart);
  const ownTips = plan.dish.notes
    .map((tip) => sentencesOf(tip).join(' '))
    .filter((tip) => tip !== '' && namesOnlyAllowedFoods(tip))
    .filter((tip) => plan.boiledFirst.length === 0 || !/\b(?:fridge|day before|yesterday)\b/.test(tip));
  const swapped = [...plan.swaps, ...swaps].filter(({ replaced, because }) => because && replaced !== 'salt');
  const section = (heading: string, lines: readonly string[]) =>
    lines.length > 0 ? [`## ${heading}\n\n${bullets(lines)}`] : [];
  return [
    `# ${title}`,
    ...(opening.length > 0 ? [opening.join(' ')] : []),
    `## Method\n\n${steps.join('\n')}`,
    ...section('Swaps', [...new Set(swapped.map(writeReplacement))]),
    ...section('Tips', [...ownTips, ...tips]),
    ...section('Notes', notes),
  ].join('\n\n');
}

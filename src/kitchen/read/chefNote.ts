import { findIngredients } from '@/food/names/findIngredients';
import type { FoodProfile } from '@/food/types';
import { plainText } from './plainText';

/** What a note for the chef asks for. */
export interface ChefNote {
  /** The note, safe to quote; empty when there is none. */
  quoted: string;
  /** Rules it adds, as one more profile to respect. */
  rules: readonly FoodProfile[];
  /** Names of foods to leave out, in English. */
  without: readonly string[];
  heat: 'hot' | 'mild' | null;
  lessSalt: boolean;
  forChildren: boolean;
  /** Whether the kitchen could act on any of it. */
  understood: boolean;
}

/** 'no cilantro', 'sin gluten', 'allergic to nuts': the words after it name what to avoid. */
const refusal =
  /(?:\bno\b(?: me gusta(?:n)?| quiero| le gusta(?:n)?)?|\bwithout\b|\bsin\b|\bavoid(?:ing)?\b|\bevit(?:a|ar|en)\b|\bskip\b|\bhates?\b|\bodi[oa]n?\b|\bdislikes?\b|\bdo(?:es)?n['’]?t (?:like|eat|want|use|include)\b|\ballerg(?:ic|y) to\b|\bal[eé]rgic[oa]s? (?:a|al)\b|\bintolerant to\b|\bleave out\b|\bnothing with\b|\bfree (?:from|of)\b)\s+([^.;:!?\n]*?)(?=\s(?:but|with|and (?:make|keep|add)|please|pero|con|por favor)\b|[.;:!?\n]|$)/giu;

/** 'nut-free', 'dairy free'. */
const freePattern = /([\p{L}]+)[- ]free\b/giu;

const dietWords: readonly (readonly [RegExp, FoodProfile])[] = [
  [/\bvegan[oa]?s?\b/iu, { diet: 'Vegan' }],
  [/\bvegetarian[oa]?s?\b/iu, { diet: 'Vegetarian' }],
  [/\bpescatarian[oa]?s?\b/iu, { diet: 'Pescatarian' }],
  [/\bketo\b/iu, { diet: 'Keto' }],
  [/\bpaleo\b/iu, { diet: 'Paleo' }],
  [/\bhalal\b/iu, { diet: 'Halal' }],
  [/\bkosher\b/iu, { diet: 'Kosher' }],
  [
    /\b(?:gluten[- ]free|sin gluten|(?:no|without) gluten|c(?:o)?eliac|cel[ií]ac[oa]s?)\b/iu,
    { intolerances: ['Gluten', 'Wheat'] },
  ],
  [/\b(?:lactose[- ]free|sin lactosa|lactose intolerant)\b/iu, { intolerances: ['Lactose'] }],
  [/\b(?:dairy[- ]free|sin l[aá]cteos|(?:no|without) dairy)\b/iu, { intolerances: ['Milk', 'Lactose'] }],
  [
    /\b(?:nut[- ]free|sin frutos secos|(?:no|without) nuts|nut allergy|allergic to nuts)\b/iu,
    { intolerances: ['Nuts', 'TreeNuts', 'Peanuts'] },
  ],
  [/\b(?:sugar[- ]free|sin az[uú]car|(?:no|without) (?:added )?sugar)\b/iu, { avoidIngredients: ['Sugar'] }],
  [/\b(?:no|without|sin) (?:added )?(?:salt|sal)\b/iu, { avoidIngredients: ['Salt'] }],
  [/\b(?:no|without|sin) (?:seafood|marisco|mariscos)\b/iu, { intolerances: ['Shellfish'] }],
];

const hotPattern =
  /(?<!(?:no|not|not too|less|sin|poco|nada|without|non)\s)(?:\bspicy\b|\bpicantes?\b|\bextra heat\b|\bhot and\b)/iu;
const mildPattern =
  /\b(?:mild|suave|not (?:too )?spicy|no (?:spice|spicy|picante|heat)|no(?:t)? hot|sin picante|poco picante|nada picante|less spicy|non[- ]spicy)\b/iu;
const lessSaltPattern =
  /\b(?:low|less|reduced)[- ](?:in )?(?:salt|sodium)\b|\b(?:bajo en|poca|menos) (?:sal|sodio)\b/iu;
const children = /\b(?:kids?|child(?:ren)?|toddlers?|ni[ñn][oa]s?|beb[eé]s?|hij[oa]s?)\b/iu;

/** Reads the note for the chef, in English or Spanish. */
export function readChefNote(note: string | undefined): ChefNote {
  const text = (note ?? '').slice(0, 600);
  const refused = [...text.matchAll(refusal), ...text.matchAll(freePattern)].flatMap(([, words = '']) =>
    findIngredients(words),
  );
  const without = [...new Set(refused.map(({ ingredient }) => ingredient.names.en[0] ?? ingredient.id))];
  const diets = dietWords.filter(([words]) => words.test(text)).map(([, rules]) => rules);
  const rules = without.length > 0 ? [...diets, { dislikedFood: without.join(', ') }] : diets;
  const heat = mildPattern.test(text)
    ? 'mild'
    : hotPattern.test(text)
      ? 'hot'
      : children.test(text)
        ? 'mild'
        : null;
  const lessSalt = lessSaltPattern.test(text);
  const forChildren = children.test(text);
  return {
    quoted: plainText(text),
    rules,
    without,
    heat,
    lessSalt,
    forChildren,
    understood: rules.length > 0 || heat !== null || lessSalt || forChildren,
  };
}

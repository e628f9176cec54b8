import { wordSet } from '@/lib/words';
import { foodChoices } from '@/profile/foodChoices';
import type { FoodProfile } from '../types';
import { type NoteWords, noteWordPattern, overlaps, rangeAt, type WordRange } from './noteWords';
import type { Strength } from './types';

const dietRows: readonly (readonly [name: string, rules: FoodProfile, strength: Strength, words: readonly string[]])[] = [
  ['Vegan', { diet: 'Vegan' }, 'cannot', ['vegan[oa]?s?', 'veganuary', 'plant based', 'a base de plantas', 'strictly plants']],
  ['Vegetarian', { diet: 'Vegetarian' }, 'cannot', ['vegetarian[oa]?s?', 'vegiterian', 'vegeterian', '(?:is|am|im|are|a|he is|she is|were|theyre|shes|hes) (?:a )?veggie', 'veggie(?: (?:friend|friends|guest|guests|option|please|version|night|dinner|meal|dish))']],
  ['Pescatarian', { diet: 'Pescatarian' }, 'cannot', ['pesc[ae]tarian[oa]?s?', 'pescovegetarian[oa]?']],
  ['Keto', { diet: 'Keto' }, 'cannot', ['keto', 'ketogenic', 'cetogenic[oa]']],
  ['Paleo', { diet: 'Paleo' }, 'cannot', ['paleo']],
  ['Halal', { diet: 'Halal' }, 'cannot', ['halal', 'muslims?', 'musulman(?:a|as|es)?']],
  ['Kosher', { diet: 'Kosher' }, 'cannot', ['kosher', '(?:is|are|am|im|hes|shes|theyre|were) jewish', '(?:es|son|soy|somos) judi[oa]s?']],
  ['Whole30', { diet: 'Whole30' }, 'cannot', ['whole30', 'whole 30']],
  [foodChoices.diet.LowFODMAP, { diet: 'LowFODMAP' }, 'cannot', ['(?:low|baj[oa] en) fodmaps?']],
  [foodChoices.diet.LowCarb, { diet: 'LowCarb' }, 'cannot', ['low(?: in)? carbs?', 'low carbohydrates?', 'baj[oa] en (?:carbohidratos|hidratos)', 'poc[oa]s (?:carbohidratos|hidratos)']],
  [foodChoices.diet.RawFood, { diet: 'RawFood' }, 'cannot', ['raw food(?: diet)?', 'crudivegan[oa]']],
  ['Mediterranean', { diet: 'Mediterranean' }, 'cannot', ['mediterranean diet', 'dieta mediterranea']],
  ['DASH', { diet: 'DASH' }, 'cannot', ['dash diet', 'dieta dash']],
  ['pregnancy', { healthConditions: ['Pregnancy'] }, 'cannot', ['(?:(?:\\d|[a-z]+) months )?pregnant', 'pregnancy', '(?:\\d|[a-z]+) months (?:along|gone)', 'expecting(?: a baby)?', 'embarazad[oa]s?', 'embarazo', 'con un bebe en camino']],
  ['diabetes', { healthConditions: ['Diabetes'] }, 'cannot', ['diabetics?', 'diabetes', 'prediabetic', 'high blood sugar', 'blood sugar is high', 'azucar alt[oa]', 'diabetic[oa]s?']],
  ['high blood pressure', { healthConditions: ['Hypertension'] }, 'cannot', ['high blood pressure', 'hypertension', 'hypertensive', 'hipertens[oa]s?', 'hipertension', 'tension alta', 'presion alta']],
  ['high cholesterol', { healthConditions: ['HighCholesterol'] }, 'cannot', ['(?:high )?cholesterol', 'colesterol(?: alto)?']],
  ['gout', { healthConditions: ['Gout'] }, 'cannot', ['gout', 'gota', 'acido urico']],
  ['kidney disease', { healthConditions: ['KidneyDisease'] }, 'cannot', ['kidney disease', 'bad kidneys', 'insuficiencia renal', 'enfermedad renal']],
  ['gluten', { intolerances: ['Gluten', 'Wheat'] }, 'allergy', ['co?eliacs?(?: disease)?', 'celiac[oa]s?', 'celiaquia']],
]; // biome-ignore format: one row each
const diets = dietRows.map(([name, rules, strength, words]) => ({
  name,
  rules,
  strength,
  pattern: noteWordPattern(words),
}));

/** Words before a diet that is not followed: 'no gluten-free needed', 'not vegan', 'aunque no soy vegano'. */
const beforeDeniedDiet = wordSet(
  'not isnt arent non never no nor aint neither ni instead tampoco without sin nobody',
);
const mayStandBetween = wordSet(
  'a an strictly soy es son somos really even actually necessarily una un be is',
);

interface FoundDiet extends WordRange {
  readonly name: string;
  readonly rules: FoodProfile;
  readonly strength: Strength;
  readonly quote: string;
  readonly isDenied: boolean;
}

/**
 * Returns the diets that a note names.
 * @param isSaidOfFood true if 'vegan sausages' are a listed food, not a diet
 */
export function findDiets(note: NoteWords, isSaidOfFood: boolean): FoundDiet[] {
  const { text, words, flatText, foodAt } = note;
  return diets.flatMap(({ name, rules, strength, pattern }) =>
    [...flatText.matchAll(pattern)].flatMap((match): FoundDiet[] => {
      const range = rangeAt(note, match.index, match[0].length);
      const isInName = [...foodAt.values()].some((food) => food.last > food.first && overlaps(food, range));
      const isBeside = words[range.last + 1]?.sign === ' ' && foodAt.has(range.last + 1);
      if (isInName || (isSaidOfFood && isBeside)) return [];
      let before = range.first - 1;
      while (words[before + 1]?.sign === ' ' && mayStandBetween.has(words[before]?.folded ?? '')) before -= 1;
      const isDenied = words[before + 1]?.sign === ' ' && beforeDeniedDiet.has(words[before]?.folded ?? '');
      const quote = text.slice(words[range.first]?.start, words[range.last]?.end);
      return [{ ...range, name, rules, strength, quote, isDenied }];
    }),
  );
}

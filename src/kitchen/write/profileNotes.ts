import type { Plan } from '../adapt/plan';
import { getDishFacts } from '../choose/dishFacts';
import type { KitchenProfile } from '../read/types';
import { isHeated } from './noteReplies';

/** Gentle words for a health condition: food sense, never medical advice. */
const healthNotes: Readonly<Record<string, string>> = {
  Diabetes: 'For steadier energy, fill half the plate with vegetables and a quarter with what is starchy.',
  Hypertension: 'Salt it lightly: herbs, spice and acidity do much of the work.',
  HighCholesterol: 'Measure the fat with a spoon, and drain anything fried on kitchen paper.',
  HeartDisease: 'Salt it lightly, and measure the fat with a spoon.',
  Obesity: 'Fill half the plate with vegetables and serve on smaller plates.',
  IBS: 'Keep the first portion small if any of these trouble you, and eat slowly.',
  CrohnsDisease: 'During a flare, peel and cook everything until very soft.',
  UlcerativeColitis: 'During a flare, peel and cook everything until very soft.',
  KidneyDisease: 'Salt it lightly; follow your own dietitian’s limits for protein and minerals.',
  LiverDisease: 'Cook everything right through, and salt it lightly.',
  Gout: 'Drink plenty of water with it, and keep the protein portion modest.',
  ThyroidIssues: 'If you take thyroid medicine, keep the usual gap before eating.',
  Anemia: 'A little citrus alongside helps the body take in iron.',
  Osteoporosis: 'Leafy greens and calcium-rich sides go well with it.',
  Pregnancy: 'Wash everything well, cook it right through and eat it fresh and hot.',
  Lactation: 'Have a large glass of water with it.',
  Cancer: 'If your immunity is low, wash everything well and eat it freshly cooked.',
};

/** The same for a goal of the profile. */
const goalNotes: Readonly<Record<string, string>> = {
  LoseWeight: 'For fewer calories, keep the vegetables generous and measure the fat with a spoon.',
  GainMuscle: 'After training, take a larger share of the protein.',
  ImproveEnergy: 'Eat it in good time: a steady meal now is worth more than a late, large one.',
  BoostImmunity: 'Use the brightest, freshest vegetables you can find.',
  Detox: 'Drink water alongside and let the vegetables lead.',
  PerformanceFuel: 'Before a long effort, eat it two to three hours ahead.',
  ImproveDigestion: 'Chew slowly and keep the first portion small.',
};

/** Words of a note that fit only some dishes, with what those have. */
const fits: readonly (readonly [words: RegExp, isMetBy: (plan: Plan) => boolean])[] = [
  [/salt|fat\b|fried|protein|starchy|plate/i, ({ dish }) => !getDishFacts(dish).isSweet && dish.family !== 'toast'],
  [/vegetables/i, ({ list }) => list.some(({ ingredient }) => ingredient?.category === 'vegetable' && !/onion|garlic|shallot|chilli/.test(ingredient.id))],
  [/\bhot\b|cook(?:ed)? /i, (plan) => isHeated(plan)],
]; // biome-ignore format: one row each

/** Notes that a profile's health and goals suggest, as far as they fit the dish; at most three. */
export function profileNotes(profile: KitchenProfile, plan: Plan): string[] {
  const health = (profile.healthConditions ?? []).flatMap((condition) => healthNotes[condition] ?? []);
  const goal = goalNotes[profile.specificGoal ?? ''];
  const isRight = (note: string) => fits.every(([words, isMetBy]) => !words.test(note) || isMetBy(plan));
  return [...new Set([...health.filter(isRight).slice(0, 2), ...(goal && isRight(goal) ? [goal] : [])])];
}

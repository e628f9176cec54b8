import type { Random } from '@/lib/random';
import type { KitchenProfile } from '../read/types';

/** Gentle words for a health condition: food sense, never medical advice. */
const healthNotes: Record<string, string> = {
  Diabetes: 'For steadier energy, start with the vegetables and keep the starchy part of the plate modest.',
  Hypertension:
    'Seasoned lightly on purpose: herbs, spice and acidity do the work, so taste before adding more.',
  HighCholesterol: 'Kept light on rich fats; drain anything fried on kitchen paper.',
  HeartDisease: 'Seasoned lightly and kept light on rich fats; taste before adding more.',
  Obesity: 'Fill half the plate with vegetables and serve on smaller plates.',
  IBS: 'Keep the first portion small if any of these trouble you, and eat slowly.',
  CrohnsDisease: 'During a flare, peel and cook everything until very soft.',
  UlcerativeColitis: 'During a flare, peel and cook everything until very soft.',
  KidneyDisease: 'Seasoned lightly; follow your own dietitian’s limits for protein and minerals.',
  LiverDisease: 'Seasoned lightly; everything is cooked through.',
  Gout: 'Drink plenty of water with it, and keep the protein portion modest.',
  ThyroidIssues: 'If you take thyroid medicine, keep the usual gap before eating.',
  Anemia: 'A little citrus alongside helps the body take in iron.',
  Osteoporosis: 'Leafy greens and calcium-rich sides go well with it.',
  Pregnancy: 'Wash everything well, cook it right through and eat it fresh and hot.',
  Lactation: 'Have a large glass of water with it.',
  Cancer: 'If your immunity is low, wash everything well and eat it freshly cooked.',
};

const goals: Record<string, string> = {
  LoseWeight: 'For fewer calories, keep the vegetables generous and measure the fat with a spoon.',
  GainMuscle: 'After training, take a larger share of the protein.',
  BalancedDiet: 'Half vegetables, a quarter protein, a quarter starchy food is a good plate.',
  ImproveEnergy: 'Eat it in good time: a steady meal now is worth more than a late, large one.',
  BoostImmunity: 'Use the brightest, freshest vegetables you can find.',
  Detox: 'Drink water alongside and let the vegetables lead.',
  PerformanceFuel: 'Before a long effort, eat it two to three hours ahead.',
  ImproveDigestion: 'Chew slowly and keep the first portion small.',
};

const themes: Record<string, readonly [string, ...string[]]> = {
  'Gourmet Touch': [
    'Plate it off-centre with height in the middle, and wipe the rim before it leaves the kitchen.',
    'Warm the plates, spoon the juices last, and leave some of the plate empty.',
  ],
  'Healthy Bites': [
    'Serve the vegetables first and the rest beside them: the order changes how much you eat of each.',
  ],
  'Street Eats': ['Eat it standing, with paper napkins, while it is almost too hot.'],
  'Chef Quest': [
    'Tonight’s challenge: season it in three small steps, and taste at each one.',
    'Tonight’s challenge: cut everything to exactly the same size.',
  ],
  'Budget Meals': [
    'Buy what is in season and swap freely: the method stays the same.',
    'Cook double and freeze half; it costs almost no extra energy.',
  ],
  'Global Flavors': [
    'Put one thing you have never tasted from that part of the world on next week’s shopping list.',
  ],
  "From the Chef's Table": ['Serve it in the middle of the table and let people help themselves.'],
};

const listOf = (values: readonly string[] | undefined) => (values ?? []).filter((value) => value !== 'None');

/** Notes that a profile's health and goals suggest; at most three. */
export function profileNotes(profile: KitchenProfile | null): string[] {
  if (!profile) return [];
  const health = listOf(profile.healthConditions).flatMap((condition) => healthNotes[condition] ?? []);
  const goal = goals[profile.specificGoal ?? ''];
  return [...new Set([...health.slice(0, 2), ...(goal ? [goal] : [])])];
}

/** A tip in the spirit of the theme, when it has one. */
export function themeTip(theme: string, course: 'savoury' | 'sweet', random: Random): string[] {
  const tips = themes[theme];
  return tips && course === 'savoury' ? [random.pick(tips)] : [];
}

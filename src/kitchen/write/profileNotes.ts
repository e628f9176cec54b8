import { goalNotes, healthNotes } from '@/food/rules/healthNotes';
import type { Plan } from '../adapt/plan';
import { getDishFacts } from '../choose/dishFacts';
import type { KitchenProfile } from '../read/types';
import { isHeated } from './noteReplies';

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

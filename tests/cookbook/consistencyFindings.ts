import { planDish } from '@/kitchen/adapt/planDish';
import type { DishChoice } from '@/kitchen/choose/types';
import { writeIngredients } from '@/kitchen/write/writeIngredients';
import { writeSteps } from '@/kitchen/write/writeSteps';
import { checkConsistency } from '@/recipe/consistency/checkConsistency';
import type { Finding } from '@/recipe/consistency/consistencyReport';
import { parseRecipeTexts } from '../support/parseRecipeTexts';

/** Returns the findings of the consistency check in a dish, cooked for the servings of its file. */
export function consistencyFindings(chosen: DishChoice): readonly Finding[] {
  const { dish } = chosen;
  const plan = planDish(chosen, dish.servings);
  const steps = writeSteps(plan).map((step, index) => `${index + 1}. ${step}`);
  const texts = parseRecipeTexts({
    title: dish.title,
    ingredients: writeIngredients(plan),
    description: [dish.about, ...steps].join('\n'),
  });
  return checkConsistency({ ...texts, tiempoCoccion: plan.minutes, diners: plan.diners }, null).findings;
}

import type { DishChoice } from '../choose/types';
import { knownFood } from '../cookbook/knownFood';
import { parseDish } from '../cookbook/parseDish';
import type { FoodRules } from '../read/foodRules';
import source from './plain-plate.cook?raw';

/** What is left when so much is ruled out that no dish of the cookbook can be cooked. */
const plate = parseDish('plain-plate', source);

const maxFoods = 4;

/** A plate of what may still be eaten as it is: with nothing on it where that is nothing. */
export function plainPlate({ checkFood }: FoodRules): DishChoice {
  const foods = (plate.welcomes[0]?.foods ?? []).flatMap((as) => {
    const food = knownFood(as);
    if (!food) return [];
    const { forbiddenReason, maybeForbiddenReason } = checkFood(food.ingredient);
    return forbiddenReason === null && maybeForbiddenReason === null ? [{ ...food, written: as }] : [];
  });
  return {
    dish: plate,
    uses: foods.slice(0, maxFoods).map((food) => ({
      food,
      place: { kind: 'slot', slot: 'foods', as: food.name },
    })),
    replacements: [],
    additions: [],
    leftOut: [],
  };
}

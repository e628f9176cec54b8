import type { Chosen } from '../choose/types';
import { knownFood } from '../cookbook/knownFood';
import { parseDish } from '../cookbook/parseDish';
import type { FoodRules } from '../read/foodRules';
import source from './plain-plate.cook?raw';

/** What is left when so much is ruled out that no dish of the cookbook can be cooked. */
const plate = parseDish('plain-plate', source);

const mostFoods = 4;

/** A plate of what may still be eaten as it is: with nothing on it where that is nothing. */
export function plainPlate({ verdictOn }: FoodRules): Chosen {
  const foods = (plate.welcomes[0]?.foods ?? []).flatMap((as) => {
    const food = knownFood(as);
    if (!food) return [];
    const { refusal, doubt } = verdictOn(food.ingredient);
    return refusal === null && doubt === null ? [{ ...food, written: as }] : [];
  });
  return {
    dish: plate,
    uses: foods.slice(0, mostFoods).map((food) => ({
      food,
      place: { kind: 'slot', slot: 'foods', as: food.name },
    })),
    replacements: [],
    additions: [],
    leftOut: [],
  };
}

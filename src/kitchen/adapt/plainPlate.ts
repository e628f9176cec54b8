import type { BasketUse, DishChoice } from '../choose/types';
import { knownFood } from '../cookbook/knownFood';
import { parseDish } from '../cookbook/parseDish';
import type { FoodRules } from '../read/foodRules';
import source from './plain-plate.cook?raw';

/** What is left when so much is ruled out that no dish of the cookbook can be cooked. */
const plate = parseDish('plain-plate', source);

const maxFoods = 4;

/** A plate of what may still be eaten as it is: with nothing on it where that is nothing. */
export function plainPlate({ checkFood }: FoodRules): DishChoice {
  const uses = (plate.welcomes[0]?.foods ?? []).flatMap((as): BasketUse[] => {
    const food = knownFood(as);
    const permission = food && checkFood(food.ingredient);
    return food && permission?.forbiddenReason === null && permission.maybeForbiddenReason === null
      ? [{ food: { ...food, written: as }, place: { kind: 'slot', slot: 'foods', as } }]
      : [];
  });
  return { dish: plate, uses: uses.slice(0, maxFoods), replacements: [], additions: [], leftOut: [] };
}

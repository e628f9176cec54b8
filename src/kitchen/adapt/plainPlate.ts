import type { BasketUse, DishChoice } from '../choose/types';
import { knownFood } from '../cookbook/knownFood';
import { parseDish } from '../cookbook/parseDish';
import type { FoodRules } from '../read/foodRules';
import source from './plain-plate.cook?raw';

/** What is left when so much is ruled out that no dish of the cookbook can be cooked. */
const plate = parseDish('plain-plate', source);

/** A plate of up to four foods that may still be eaten as they are: with nothing on it where that is nothing. */
export function plainPlate({ checkFood }: FoodRules): DishChoice {
  const uses = (plate.welcomes[0]?.foods ?? []).flatMap((as): BasketUse[] => {
    const food = knownFood(as);
    const permission = food && checkFood(food.ingredient);
    return food && permission?.forbiddenReason === null && permission.maybeForbiddenReason === null
      ? [{ food: { ...food, written: as }, place: { kind: 'slot', slot: 'foods', as } }]
      : [];
  });
  return { dish: plate, uses: uses.slice(0, 4), replacements: [], additions: [], leftOut: [] };
}

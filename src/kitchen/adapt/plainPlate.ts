import type { Chosen } from '../choose/types';
import { knownFood } from '../cookbook/knownFood';
import { parseDish } from '../cookbook/parseDish';
import type { FoodRules } from '../read/foodRules';

/** What is left when so much is ruled out that no dish of the cookbook can be cooked. */
const plate = parseDish(
  'plain-plate',
  `---
title: Plain plate
english: Plain plate
spanish: Plato sencillo
asked as: plain plate
about: So much is ruled out that simplicity wins: as fresh as you can find it.
family: salad
picture: salad
meals: Lunch, Snack
cuisine: Any
kit: none
level: 1
servings: 2
prep: 5
time: 5
needs: water
welcomes: foods = apple, pear, banana, orange, grapes, melon, strawberries, carrot, cucumber, lettuce, tomato, celery, radishes, avocado, almonds, walnuts, pumpkin seeds, rice cakes, yoghurt, cheddar
---

[Wash the @?foods{} well, cut what is large, and arrange everything on plates.] Serve fresh with a glass of @water{}.

> Ease one rule in your profile and the kitchen can do much more.
`,
);

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

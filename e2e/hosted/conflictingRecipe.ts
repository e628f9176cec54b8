import type { Page } from '@playwright/test';
import { aProfile, aRecipe } from '@tests/support/builders';
import type { RecipeRow } from '@/local/store/tables';

/** A profile with an entry in every list that the check uses. */
export const carefulProfile = aProfile({
  diet: 'Vegetarian',
  intolerances: ['Lactose', 'Nuts'],
  avoidIngredients: ['Sugar'],
  dislikedFood: 'coriander',
  healthConditions: ['Pregnancy'],
});

/** A recipe that conflicts with every list of the profile, with false friends and inconsistencies. */
export const eggplantCurry: RecipeRow = aRecipe({
  _id: '65b000000000000000000001',
  descripcionReceta: `# Smoky eggplant curry with almonds and blue cheese

A generous supper: creamy from **whey** and coconut milk, and lifted by a _handful of cilantro_.

## Method

1. Roast the eggplant and the butternut squash until soft. (30 min)
2. Fry the curry paste, then the chicken thighs, turning them now and then. (15 min)
3. Pour in the white wine, the coconut milk, the almond milk and the whey, and simmer with the nutmeg. (20 min)
4. Season with Worcestershire sauce, which is where the anchovy hides, and a spoonful of honey.
5. Crumble the blue cheese over, scatter the almonds and the cilantro, and serve with dairy-free yoghurt.

## Tips

- Pecans are as good as almonds.`,
  ingredientes: `- 1 large eggplant
- ½ butternut squash, cubed
- 400 g chicken thighs
- 2 tbsp curry paste
- 400 ml coconut milk
- 200 ml almond milk
- 100 ml whey
- 1 splash of white wine
- 1 tbsp Worcestershire sauce
- 80 g blue cheese
- 30 g almonds
- 4 tbsp dairy-free yoghurt
- ¼ tsp nutmeg
- 1 handful of cilantro
- 200 g rice
- 1 glug of zorgle`,
  tiempoCoccion: 30,
  diners: 4,
  tipoReceta: 'Global Flavors',
});

/** The kitchen's recipe for the request without whey. */
export const curryWithoutWhey: Partial<RecipeRow> = {
  descripcionReceta: `# Eggplant curry with chickpeas

Creamy from coconut milk alone, and ready before the rice is.

## Method

1. Roast the eggplant and the butternut squash until soft. (20 min)
2. Warm the chickpeas in the coconut milk with the nutmeg. (10 min)
3. Serve over the rice, with the dairy-free yoghurt.`,
  ingredientes: `- 2 large eggplants
- ½ butternut squash, cubed
- 400 g chickpeas, drained
- 400 ml coconut milk
- 4 tbsp dairy-free yoghurt
- ¼ tsp nutmeg
- 200 g rice`,
  tiempoCoccion: 30,
  diners: 4,
  tipoReceta: 'Global Flavors',
};

/** Submits a request for fewer diners than the recipe serves, and with peas, which it lacks. */
export async function requestCurry(page: Page): Promise<void> {
  await page.locator('[name=ingredientes]').fill('Eggplant, coconut milk, almonds, peas');
  await page.locator('[name=tiempoCoccion]').fill('30');
  await page.locator('[name=diners]').fill('2');
  await page.locator('[name=tipoComida]').selectOption('Dinner');
  await page.getByRole('button', { name: 'Submit Recipe' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your New Recipe' }).waitFor();
}

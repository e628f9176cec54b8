/** Steps: as written, then for three instead of two, in metric units and in US units. '=' is an unchanged step. */
export const englishSteps = `
Preheat the oven to 180°C/350°F/gas mark 4 and grease a 20 cm tin.
  =
  Preheat the oven to 180 °C and grease a 20 cm tin.
  Preheat the oven to 350 °F and grease a 8 inch tin.
Preheat the oven to 350°F (180°C). Line a 9x13-inch pan.
  =
  Preheat the oven to 180 °C. Line a 9x13-inch pan.
  Preheat the oven to 350 °F. Line a 9x13-inch pan.
Heat 2 tbsp olive oil in a large pan over medium heat for 5 minutes.
  Heat 3 tbsp olive oil in a large pan over medium heat for 5 minutes.
  =
  =
Add the 3 eggs one at a time, then 200 ml milk and ½ cup sugar.
  Add the 5 eggs one at a time, then 300 ml milk and ¾ cup sugar.
  Add the 3 eggs one at a time, then 200 ml milk and 100 g sugar.
  Add the 3 eggs one at a time, then ¾ cup milk and ½ cup sugar.
Roast at 200 °C for 25–30 minutes, turning after 15 minutes.
  =
  =
  Roast at 400 °F for 25–30 minutes, turning after 15 minutes.
Cut the onion into 4 wedges and the carrots into 2 cm pieces.
  =
  =
  Cut the onion into 4 wedges and the carrots into ¾ inch pieces.
Stir in 2 cloves of garlic and 1 tsp cumin; cook for 1 minute.
  Stir in 3 cloves of garlic and 1½ tsp cumin; cook for 1 minute.
  =
  =
Divide the dough into 8 pieces of about 60 g each.
  =
  =
  Divide the dough into 8 pieces of about 2 oz each.
Pour ¼ cup of batter for each pancake.
  =
  Pour 60 ml of batter for each pancake.
  =
Serves 4. Divide between 4 plates.
  Serves 6. Divide between 4 plates.
  =
  =
Repeat step 2 with the remaining 2 eggs.
  Repeat step 2 with the remaining 3 eggs.
  =
  =
Calories: 350 kcal, protein: 20 g per serving.
  =
  =
  =
Bring 1 litre of water to the boil, add 400 g pasta and cook 10 min.
  Bring 1.5 litres of water to the boil, add 600 g pasta and cook 10 min.
  =
  Bring 4 cups of water to the boil, add 14 oz pasta and cook 10 min.
Cook 2 tortillas at a time.
  =
  =
  =
Whisk 2 eggs with a pinch of salt.
  Whisk 3 eggs with a pinch of salt.
  =
  =
Squeeze half a lemon over the fish. Chill for half an hour.
  Squeeze ¾ lemon over the fish. Chill for half an hour.
  =
  =
Heat the oil to 170C (340F). Fry in 2 batches.
  =
  Heat the oil to 170 °C. Fry in 2 batches.
  Heat the oil to 340 °F. Fry in 2 batches.
Add a cup of stock and simmer until reduced by half, about 10 to 12 minutes.
  Add 1½ cups of stock and simmer until reduced by half, about 10 to 12 minutes.
  Add 240 ml of stock and simmer until reduced by half, about 10 to 12 minutes.
  =
The chicken is done at 74°C inside.
  =
  The chicken is done at 74 °C inside.
  The chicken is done at 165 °F inside.
Makes 12 cookies.
  Makes 18 cookies.
  =
  =
Mix 1 part vinegar with 3 parts oil.
  =
  =
  =
Reserve 100 ml of the pasta water.
  Reserve 150 ml of the pasta water.
  =
  Reserve ½ cup of the pasta water.
Bake at gas mark 6 for 20 mins.
  =
  Bake at 200 °C for 20 mins.
  Bake at 400 °F for 20 mins.
Use 2 large saucepans. In 1 bowl mix 3 large egg whites.
  Use 2 large saucepans. In 1 bowl mix 5 large egg whites.
  =
  =
Fold in 1 tablespoon of sugar at a time.
  =
  =
  =
Steam for 1 1/2 hours. Rest 1 hour.
  =
  =
  =
`;

export const spanishSteps = `
Precalienta el horno a 180 ºC durante 10 minutos.
  =
  Precalienta el horno a 180 °C durante 10 minutos.
  Precalienta el horno a 350 °F durante 10 minutos.
Añade 2 cucharadas de aceite y 1 diente de ajo picado.
  Añade 3 cucharadas de aceite y 2 dientes de ajo picado.
  =
  =
Bate los 3 huevos con 100 ml de leche.
  Bate los 5 huevos con 150 ml de leche.
  =
  Bate los 3 huevos con ½ taza de leche.
Corta la cebolla en 4 trozos. Cuece a fuego lento 20 minutos.
  =
  =
  =
Añade una taza de caldo y media cebolla picada.
  Añade 1½ tazas de caldo y ¾ cebolla picada.
  Añade 240 ml de caldo y media cebolla picada.
  =
Para 4 personas. Sirve 2 tacos por persona.
  Para 6 personas. Sirve 2 tacos por persona.
  =
  =
`;

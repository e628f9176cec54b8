/** Ingredient lines: as written | for three instead of two | in metric units | in US units. '=' is an unchanged line. */
export const englishLines = `
2 cups all-purpose flour | 3 cups all-purpose flour | 250 g all-purpose flour | =
1 1/2 cups whole milk | 2¼ cups whole milk | 360 ml whole milk | =
1½ cups of milk | 2¼ cups of milk | 360 ml of milk | =
3 large eggs | 5 large eggs | = | =
1 egg | 1½ eggs | = | =
1 large onion, finely chopped | 1½ large onions, finely chopped | = | =
2 x 400g tins chopped tomatoes | 3 x 400g tins chopped tomatoes | = | 2 x 14 oz tins chopped tomatoes
1 x 400g tin chickpeas, drained | 1½ x 400g tins chickpeas, drained | = | 1 x 14 oz tin chickpeas, drained
1 14-oz can tomatoes | 1½ 14-oz cans tomatoes | 1 400 g can tomatoes | =
1 (14 oz) can coconut milk | 1½ (14 oz) cans coconut milk | 1 (400 g) can coconut milk | =
1 can (400 g) black beans, rinsed | 1½ cans (400 g) black beans, rinsed | = | 1 can (14 oz) black beans, rinsed
1-2 cloves of garlic, crushed | 2–3 cloves of garlic, crushed | = | =
2 cloves garlic, minced | 3 cloves garlic, minced | = | =
200 g/7 oz dark chocolate | 300 g/11 oz dark chocolate | 200 g dark chocolate | 7 oz dark chocolate
½ lb or 1 kg mussels | ¾ lb or 1.5 kg mussels | 225 g or 1 kg mussels | ½ lb or 2¼ lb mussels
2 lb or 1 kg mussels | 3 lb or 1.5 kg mussels | 1 kg mussels | 2 lb mussels
200g (7oz) spaghetti | 300g (11oz) spaghetti | 200g spaghetti | 7oz spaghetti
1 cup (240 ml) vegetable stock | 1½ cups (360 ml) vegetable stock | 240 ml vegetable stock | 1 cup vegetable stock
a 2 cm piece of fresh ginger | a 3 cm piece of fresh ginger | = | a ¾ inch piece of fresh ginger
2-inch piece of ginger, grated | 3-inches piece of ginger, grated | 5 cm piece of ginger, grated | =
juice of 1 lemon | juice of 1½ lemons | = | =
Juice and zest of 2 limes | Juice and zest of 3 limes | = | =
zest of ½ orange | zest of ¾ orange | = | =
a pinch of salt | = | = | =
2 pinches of saffron | 3 pinches of saffron | = | =
salt to taste | = | = | =
Salt and freshly ground black pepper | = | = | =
a handful of fresh basil leaves | 1½ handfuls of fresh basil leaves | = | =
2 handfuls of spinach | 3 handfuls of spinach | = | =
500 g beef mince (5% fat) | 750 g beef mince (5% fat) | = | 1 lb beef mince (5% fat)
1 lb ground beef | 1½ lb ground beef | 450 g ground beef | =
1 lb 8 oz potatoes | 2¼ lb potatoes | 680 g potatoes | =
8 oz cream cheese | 12 oz cream cheese | 225 g cream cheese | =
4 oz butter | 6 oz butter | 115 g butter | =
1 stick butter, softened | 1½ sticks butter, softened | 115 g butter, softened | =
100 g butter | 150 g butter | = | ½ cup butter
1 tbsp olive oil | 1½ tbsp olive oil | = | =
2 tbsp soy sauce | 3 tbsp soy sauce | = | =
1 tsp ground cumin | 1½ tsp ground cumin | = | =
½ tsp salt | ¾ tsp salt | = | =
1/4 teaspoon cayenne pepper | ½ teaspoon cayenne pepper | = | =
2 to 3 tablespoons lemon juice | 3–5 tablespoons lemon juice | = | =
¾ cup sugar | 1¼ cups sugar | 150 g sugar | =
1/3 cup honey | ½ cup honey | 80 ml honey | =
2 chicken breasts (about 400 g) | 3 chicken breasts (about 600 g) | = | 2 chicken breasts (about 14 oz)
2 salmon fillets (150 g each) | 3 salmon fillets (150 g each) | = | 2 salmon fillets (5½ oz each)
4 chicken thighs, skin on | 6 chicken thighs, skin on | = | =
1 avocado, ripe | 1½ avocados, ripe | = | =
2 ripe tomatoes | 3 ripe tomatoes | = | =
half an onion | ¾ onion | = | =
half a lemon | ¾ lemon | = | =
1 bay leaf | 2 bay leaves | = | =
2 bay leaves | 3 bay leaves | = | =
1 dozen eggs | 1½ dozen eggs | = | =
a dozen eggs | 18 eggs | = | =
1 kg potatoes | 1.5 kg potatoes | = | 2¼ lb potatoes
1.5 kg chicken | 2.25 kg chicken | = | 3¼ lb chicken
½ kg carrots | ¾ kg carrots | = | 1 lb carrots
1.2 litres water | 1.8 litres water | = | 5 cups water
500 ml milk | 750 ml milk | = | 2 cups milk
250ml double cream | 375ml double cream | = | 1 cup double cream
1 pint cherry tomatoes | 1½ pints cherry tomatoes | 295 g cherry tomatoes | =
2 quarts chicken broth | 3 quarts chicken broth | 1.9 litres chicken broth | =
12 fl oz beer | 18 fl oz beer | 350 ml beer | =
Flour: 250 g | Flour: 375 g | = | Flour: 2 cups
Eggs: 3 | Eggs: 5 | = | =
Eggs (2) | Eggs (3) | = | =
Butter – 50 g | Butter – 75 g | = | Butter – ¼ cup
Tomatoes x4 | Tomatoes x6 | = | =
Sugar 100g | Sugar 150g | = | Sugar ½ cup
2 eggs plus 1 egg yolk | 3 eggs plus 1½ egg yolks | = | =
1 cup plus 2 tablespoons flour | 1½ cups plus 3 tablespoons flour | 125 g plus 2 tablespoons flour | =
200 g spinach or 2 handfuls kale | 300 g spinach or 3 handfuls kale | = | 7 oz spinach or 2 handfuls kale
1 small bunch parsley | 1½ small bunches parsley | = | =
1 head of cauliflower | 1½ heads of cauliflower | = | =
2 heaped tablespoons cocoa powder | 3 heaped tablespoons cocoa powder | = | =
1 heaping cup oats | 1½ heaping cups oats | 90 g oats | =
3 spring onions, sliced | 5 spring onions, sliced | = | =
2 stalks celery | 3 stalks celery | = | =
1 packet (7 g) dried yeast | 1½ packets (7 g) dried yeast | = | 1 packet (¼ oz) dried yeast
2 slices of bread | 3 slices of bread | = | =
4 (8-inch) flour tortillas | 6 (8-inch) flour tortillas | 4 (20 cm) flour tortillas | =
1 9-inch pie crust | 1½ 9-inch pie crust | 1 23 cm pie crust | =
00 flour, 300 g | 00 flour, 450 g | = | 00 flour, 2⅓ cups
1 tsp five-spice powder | 1½ tsp five-spice powder | = | =
about 300 g mushrooms | about 450 g mushrooms | = | about 11 oz mushrooms
approximately 2 cups rice | approximately 3 cups rice | approximately 390 g rice | =
2 cups cooked rice | 3 cups cooked rice | = | =
1 cup rice, soaked for 30 minutes | 1½ cups rice, soaked for 30 minutes | 195 g rice, soaked for 30 minutes | =
150 g rice per person | = | = | ¾ cup rice per person
Olive oil, for frying | = | = | =
A drizzle of olive oil | = | = | =
1 knob of butter | 1½ knobs of butter | = | =
a few sprigs of thyme | = | = | =
3 sprigs thyme | 5 sprigs thyme | = | =
1 red bell pepper, cut into 4 pieces | 1½ red bell peppers, cut into 4 pieces | = | =
250 g strawberries | 375 g strawberries | = | 1⅔ cups strawberries
1 medium sweet potato, peeled and cut into 2 cm cubes | 1½ medium sweet potatoes, peeled and cut into 2 cm cubes | = | 1 medium sweet potato, peeled and cut into ¾ inch cubes
6 cherry tomatoes, halved | 9 cherry tomatoes, halved | = | =
2 leaves of gelatine (10 g) | 3 leaves of gelatine (15 g) | = | 2 leaves of gelatine (¼ oz)
1 cup chopped parsley | 1½ cups chopped parsley | = | =
Water (see step 2) | = | = | =
7-Up | = | = | =
1 vegetable stock cube | 1½ vegetable stock cubes | = | =
2 cans of tuna | 3 cans of tuna | = | =
300 g or 1 lb mussels | 450 g or 1½ lb mussels | 300 g or 450 g mussels | 11 oz or 1 lb mussels
1 jar of passata | 1½ jars of passata | = | =
1 cup cherry tomatoes | 1½ cups cherry tomatoes | 150 g cherry tomatoes | =
2 cups torn lettuce | 3 cups torn lettuce | = | =
1 cup grated zorgle | 1½ cups grated zorgle | = | =
1 cup pumpkin purée | 1½ cups pumpkin purée | 240 ml pumpkin purée | =
½ cup lemon juice | ¾ cup lemon juice | 120 ml lemon juice | =
1 cup cottage cheese | 1½ cups cottage cheese | = | =
1,200 g flour | 1.8 kg flour | = | 9½ cups flour
`;

export const spanishLines = `
una pizca de sal | = | = | =
½ kg de patatas | ¾ kg de patatas | = | 1 lb de patatas
2 cdas de aceite de oliva | 3 cdas de aceite de oliva | = | =
1 cda. de vinagre | 1½ cdas. de vinagre | = | =
2 cucharadas de miel | 3 cucharadas de miel | = | =
1 cucharada de azúcar | 1½ cucharadas de azúcar | = | =
1 cucharadita de comino | 1½ cucharaditas de comino | = | =
media taza de leche | ¾ taza de leche | 120 ml de leche | =
1 taza y media de harina | 2¼ tazas de harina | 190 g de harina | =
1 taza de arroz | 1½ tazas de arroz | 195 g de arroz | =
2 tazas de caldo de verduras | 3 tazas de caldo de verduras | 480 ml de caldo de verduras | =
1 cebolla grande picada | 1½ cebollas grandes picadas | = | =
2 cebollas medianas | 3 cebollas medianas | = | =
1 diente de ajo | 2 dientes de ajo | = | =
2 dientes de ajo picados | 3 dientes de ajo picados | = | =
3 huevos | 5 huevos | = | =
1 huevo batido | 1½ huevos batidos | = | =
un huevo | 1½ huevos | = | =
una cebolla morada | 1½ cebollas moradas | = | =
el zumo de 1 limón | el zumo de 1½ limones | = | =
zumo de medio limón | zumo de ¾ limón | = | =
ralladura de 1 naranja | ralladura de 1½ naranjas | = | =
1 limón | 1½ limones | = | =
2 limones | 3 limones | = | =
200 g de harina | 300 g de harina | = | 1⅔ tazas de harina
250 g de champiñones laminados | 375 g de champiñones laminados | = | 9 oz de champiñones laminados
1 lata de garbanzos (400 g) | 1½ latas de garbanzos (400 g) | = | 1 lata de garbanzos (14 oz)
1 bote de 400 g de alubias | 1½ botes de 400 g de alubias | = | 1 bote de 14 oz de alubias
2 latas de atún | 3 latas de atún | = | =
100 ml de nata | 150 ml de nata | = | ½ taza de nata
1 litro de caldo | 1,5 litros de caldo | = | 4 tazas de caldo
1,5 litros de agua | 2,25 litros de agua | = | 6½ tazas de agua
1/4 de taza de aceite | ⅓ de taza de aceite | 60 ml de aceite | =
un cuarto de kilo de gambas | 375 g de gambas | = | 9 oz de gambas
3/4 kg de ternera | 1,15 kg de ternera | = | 1¾ lb de ternera
2 filetes de merluza de 150 g | 3 filetes de merluza de 150 g | = | 2 filetes de merluza de 5½ oz
1 pimiento rojo | 1½ pimientos rojos | = | =
2 pimientos verdes | 3 pimientos verdes | = | =
1 hoja de laurel | 2 hojas de laurel | = | =
2 hojas de laurel | 3 hojas de laurel | = | =
un puñado de perejil | 1½ puñados de perejil | = | =
1 manojo de cilantro | 1½ manojos de cilantro | = | =
Sal y pimienta al gusto | = | = | =
Aceite de oliva, cantidad necesaria | = | = | =
un chorrito de vino blanco | = | = | =
1 vaso de vino blanco | 1½ vasos de vino blanco | = | =
2 rebanadas de pan | 3 rebanadas de pan | = | =
4 lonchas de jamón serrano | 6 lonchas de jamón serrano | = | =
1 sobre de levadura (16 g) | 1½ sobres de levadura (16 g) | = | 1 sobre de levadura (½ oz)
1 trozo de jengibre de 2 cm | 1½ trozos de jengibre de 2 cm | = | 1 trozo de jengibre de ¾ pulgada
50 gr de mantequilla | 75 gr de mantequilla | = | ¼ taza de mantequilla
Harina: 300 g | Harina: 450 g | = | Harina: 2⅓ tazas
Huevos: 2 | Huevos: 3 | = | =
Tomates (4) | Tomates (6) | = | =
1 yogur natural | 1½ yogures naturales | = | =
media docena de huevos | 9 huevos | = | =
1 o 2 zanahorias | 1½–3 zanahorias | = | =
2 a 3 cucharadas de salsa de soja | 3–5 cucharadas de salsa de soja | = | =
2 patatas grandes | 3 patatas grandes | = | =
1 aguacate maduro | 1½ aguacates maduros | = | =
1 calabacín | 1½ calabacines | = | =
2 calabacines | 3 calabacines | = | =
`;

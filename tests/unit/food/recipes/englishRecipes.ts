import { parseLabelledRecipes } from './readRecipes';

export const englishRecipes = parseLabelledRecipes(`
# Nana's Sunday Roast Chicken with Bread Sauce
1 whole chicken, about 1.6 kg
50g butter, softened
1 lemon, halved
4 sprigs thyme
salt and freshly ground black pepper

For the bread sauce:
450ml whole milk
1 onion, studded with 6 cloves
1 bay leaf
100g fresh white breadcrumbs
a grating of nutmeg
2 tbsp double cream
---
Heat the oven to 200C/180C fan/gas 6. Rub the chicken all over with the butter, season and tuck the lemon and thyme into the cavity.

Roast for 1 hr 20 mins until the juices run clear. Rest for 20 mins under foil.

Meanwhile warm the milk with the onion and bay, then leave to infuse off the heat. Strain, stir in the breadcrumbs and simmer until thick. Finish with the cream and nutmeg.

Carve and pour over the bread sauce.
===
Milk Lactose: butter, milk, double cream, cream
Gluten Wheat GlutenFree: breadcrumbs
FODMAPs: onion, milk, breadcrumbs
Vegan Vegetarian Pescatarian: chicken
Kosher: butter, milk, cream, chicken
? Soy Sulfites

# Weeknight Prawn Pad Thai
- 200 g flat rice noodles
- 2 Tbsp tamarind paste
- 3 Tbsp fish sauce
- 2 Tbsp palm sugar (or light brown sugar)
- 2 Tbsp vegetable oil
- 2 garlic cloves, minced
- 1 shallot, thinly sliced
- 12 raw king prawns, peeled
- 2 eggs, lightly beaten
- 100 g beansprouts
- 3 spring onions, cut into lengths
- 4 Tbsp roasted peanuts, roughly crushed
- 1 lime, in wedges
- dried chilli flakes, to serve
---
1. Soak the noodles in warm water for 20 minutes, then drain.
2. Stir the tamarind, fish sauce and sugar together for the sauce.
3. Get a wok smoking hot. Fry the garlic and shallot for 30 seconds, add the prawns and cook until pink.
4. Push everything to one side, pour in the eggs and scramble.
5. Toss in the noodles and sauce. When the noodles are soft add the beansprouts and spring onions.
6. Scatter with the peanuts and serve with lime and chilli flakes.
===
Fish: fish sauce
Shellfish: prawns
Eggs: eggs
Peanuts Nuts: peanuts
Legumes: peanuts, beansprouts
Nightshades: chilli
FODMAPs: garlic, shallot
Vegan: fish sauce, prawns, eggs
Vegetarian: fish sauce, prawns
Kosher: prawns
? Sulfites Soy

# Chickpea Curry (vegan, one pot)
2 tbsp coconut oil
1 large onion, finely chopped
3 cloves of garlic, crushed
thumb of ginger, grated
1 green chilli
2 tsp ground cumin, 1 tsp turmeric, 1 tsp garam masala
1 x 400g tin chopped tomatoes
2 x 400g tins chickpeas, drained
1 x 400ml tin full-fat coconut milk
200g baby spinach
fresh coriander, to serve
---
Melt the coconut oil in a big pan and soften the onion for ten minutes. Add garlic, ginger and the chilli, cook for two minutes more, then the spices.

Tip in the tomatoes and let them reduce. Add the chickpeas and the coconut milk and simmer for 20 minutes.

Stir through the spinach until it wilts. Scatter over the coriander. Serve with rice or naan - dairy-free naan if you are keeping it vegan!

**Tip:** the curry freezes well for up to 3 months. Not vegan? A spoonful of plain yogurt on top is lovely.
===
Legumes: chickpeas
Nightshades: tomatoes, chilli
FODMAPs: onion, garlic, chickpeas
? Mustard Gluten Wheat GlutenFree Milk Lactose Vegan Celery Sulfites

# Beef and Ale Stew with Dumplings
2 Tbsp plain flour
900 g stewing beef, cubed
3 Tbsp sunflower oil
2 onions, sliced
2 carrots, chunky
2 sticks of celery
500 ml brown ale
300 ml beef stock
1 Tbsp Worcestershire sauce
2 bay leaves
**Dumplings**
150 g self-raising flour
75 g suet
pinch of salt
---
Season the flour and toss the beef in it. Brown in batches in hot oil and set aside.
Add the onions, carrots and celery to the pan and cook until golden. Return the meat, pour over the ale and stock, add the Worcestershire sauce and bay. Cover and cook at 160C for 2 hours.
For the dumplings, mix flour, suet and salt with just enough water to make a soft dough. Roll into 8 balls, sit them on top of the stew and cook, lid off, for 25 minutes.
===
Gluten Wheat GlutenFree: flour, ale
Celery: celery
Fish: Worcestershire sauce
FODMAPs: onions, flour
Vegan Vegetarian Pescatarian: beef, suet
Halal: ale
? Sulfites Soy Kosher

# The best chocolate chip cookies
1 cup (226 g) unsalted butter, at room temp
3/4 cup granulated sugar
1 cup packed light brown sugar
2 large eggs
2 tsp pure vanilla extract
3 cups all-purpose flour
1 tsp baking soda
1/2 tsp fine sea salt
2 cups semisweet chocolate chips
flaky salt for finishing (optional)
---
Preheat oven to 375°F and line two cookie sheets with parchment.

Cream together the butter and both sugars until fluffy, about 3 minutes. Beat in the eggs one at a time, then the vanilla.

Whisk the dry ingredients in a separate bowl and add in two goes. Fold in the chocolate chips.

Scoop golf-ball-sized portions and bake 9-11 minutes. The cookies will look underdone. Cool on the sheet.

NOTES: these cookies contain no nuts. If you want nuts, swap half of the chips for chopped walnuts.
===
Milk Lactose: butter
Eggs: eggs
Gluten Wheat GlutenFree: flour
FODMAPs: flour
Vegan: butter, eggs
? Soy TreeNuts Nuts Corn Legumes

# Gluten-free banana pancakes
2 ripe bananas
2 eggs
60g gluten-free oats, blitzed to a flour
1/2 tsp cinnamon
a little coconut oil for frying
maple syrup and berries, to serve
---
Mash the bananas with a fork. Whisk in the eggs, oats and cinnamon and let the batter stand for five minutes.
Heat a little oil in a non-stick frying pan. Drop in tablespoons of batter and cook until bubbles appear, then flip the pancakes and cook for another minute.
Keep the pancakes warm while you cook the rest. Pile up the pancakes and serve with maple syrup and berries.
You could use buckwheat flour instead of the oats.
===
Eggs: eggs
Vegan: eggs
? FODMAPs Gluten

# Moules marinière
1.75kg mussels, scrubbed and debearded
1 garlic clove, finely chopped
2 shallots, finely chopped
15g butter
a bouquet garni of parsley, thyme and bay leaves
100ml dry white wine
120ml double cream
handful of parsley leaves, coarsely chopped
crusty bread, to serve
---
Wash the mussels and discard any that stay open when tapped. Soften the garlic and shallots in the butter with the bouquet garni, in a large pan big enough to take all the mussels.
Add the mussels and wine, turn up the heat, then cover and steam them open in their own juices for 3-4 minutes. Give the pan a good shake every now and then.
Remove the bouquet garni, add the cream and chopped parsley and remove from the heat. Spoon into four large warmed bowls and serve with lots of crusty bread.
===
Shellfish: mussels
Milk Lactose: butter, cream, double cream
Sulfites: wine, white wine
Gluten Wheat GlutenFree: bread
FODMAPs: garlic, shallots, cream, bread
Vegan: butter, cream, mussels
Vegetarian: mussels
Halal: wine, white wine
Kosher: mussels
? Celery Sesame Soy

# Waldorf-ish slaw
1/2 red cabbage, shredded
2 green apples, in matchsticks
3 celery sticks
a big handful of walnuts
4 tbsp mayonnaise
2 tbsp Greek yoghurt
1 tsp Dijon
squeeze of lemon
---
Toast the walnuts in a dry pan and leave to cool. Whisk the mayo, yoghurt, mustard and lemon. Toss with the cabbage, apple and celery. Chop the walnuts over the top just before serving. Poke about in the fridge for other veg: fennel is good.
===
Celery: celery
TreeNuts Nuts: walnuts
Eggs: mayonnaise, mayo
Milk Lactose: yoghurt, Greek yoghurt
Mustard: Dijon, mustard
FODMAPs: apples, yoghurt
Vegan: mayonnaise, yoghurt
? Sulfites Soy

# Sticky miso aubergines
2 large aubergines
3 tbsp white miso
2 tbsp mirin
1 tbsp tamari
1 tbsp maple syrup
1 tsp toasted sesame oil
1 tbsp sesame seeds
2 spring onions, green tops only
steamed rice, to serve
---
Halve the aubergines lengthways and score the flesh in a criss-cross. Brush with oil and roast cut-side down at 200C for 25 min.
Whisk miso, mirin, tamari, maple syrup and sesame oil. Turn the aubergines, brush thickly with the glaze and grill for 5 min until sticky and golden brown.
Finish with the sesame seeds and spring onion tops.
===
Nightshades: aubergines
Soy Legumes: miso, tamari
Sesame: sesame oil, sesame seeds
? Sulfites Gluten GlutenFree Wheat FODMAPs Halal

# Turkey meatballs in tomato sauce
500g turkey mince
1 egg
40g breadcrumbs
2 tbsp grated Parmesan
1 tsp fennel seeds
For the sauce
2 tbsp olive oil
2 cloves garlic
700g jar passata
1 tsp sugar
handful basil
---
Combine the mince, egg, breadcrumbs, Parmesan and fennel seeds. Wet your hands and roll the mixture into walnut-sized balls. Chill the meatballs for 20 mins.
Warm the oil and sizzle the garlic. Add passata and sugar and bubble for 10 mins.
Brown the meatballs all over in a non-stick pan, then drop into the sauce and simmer for 15 mins, or until cooked through. Tear in the basil. Good with spaghetti or creamy mash.
===
Eggs: egg
Gluten Wheat GlutenFree: breadcrumbs
Milk: Parmesan
Nightshades: passata
FODMAPs: garlic, breadcrumbs
Vegan Vegetarian Pescatarian: turkey mince, turkey, mince
Kosher: Parmesan, turkey mince
? Lactose Soy

# Corn chowder, dairy free
- 4 ears of corn, kernels cut off
- 2 Yukon Gold potatoes, diced
- 1 leek
- 2 cloves garlic
- 1 tbsp olive oil
- 3 cups vegetable broth (check it's celery-free if you need to)
- 1 cup unsweetened almond milk
- smoked paprika
- chives
---
Sweat the leek and garlic in the oil until soft. Add the corn, potatoes and broth, simmer 15 minutes.
Pulse half of the soup in a blender until smooth, tip back in and stir in the milk. Warm through; do not boil or the milk may split.
Ladle into bowls and top with paprika and chives. The chowder keeps 3 days.

Swap: if nuts are a problem, oat milk is just as good. No need for cream here!
===
Corn: corn
Nightshades: potatoes, paprika
TreeNuts Nuts: almond milk, milk
FODMAPs: leek, garlic, corn
? Celery Gluten GlutenFree

# Simple smoked salmon & dill tart
320g ready-rolled shortcrust pastry
150g smoked salmon trimmings
3 eggs
200ml crème fraîche
small bunch dill
zest of 1 lemon
---
Heat oven to 190C. Line a 23cm tart tin with the pastry, prick the base, fill with baking beans and blind bake for 15 mins. Take out the paper and beans and give it 5 minutes more.
Beat the eggs with the crème fraîche, dill and zest; season with pepper, go easy on salt. Strew the salmon over the base, pour on the custard and bake for 25 mins until just set.
===
Fish: smoked salmon, salmon
Eggs: eggs
Milk Lactose: crème fraîche
Gluten Wheat GlutenFree: pastry, shortcrust pastry, shortcrust
FODMAPs: pastry, crème fraîche
Vegan: smoked salmon, eggs
Vegetarian: smoked salmon, salmon
? Soy Legumes
`);

import { parseLabelledRecipes } from './readRecipes';

/** Responses of language models: swaps, tips, notes, claims about what is left out, and many headings. */
export const modelRecipes = parseLabelledRecipes(`
# 🌱 Creamy Vegan Mac & "Cheese" (Gluten-Free!)
**Pasta**
- 12 oz (340 g) **gluten-free macaroni** (brown rice works great)

**Cheese sauce**
- 1 ½ cups raw cashews, soaked
- 1 cup **unsweetened oat milk** (certified gluten-free)
- ¼ cup nutritional yeast
- 2 tbsp *vegan butter*
- 1 tbsp lemon juice
- 1 tsp garlic powder
- ½ tsp smoked paprika
- Salt & pepper, to taste
---
## Instructions
1. **Cook the pasta.** Boil the macaroni in well-salted water until al dente. Drain.
2. **Make the cheese sauce.** Blend cashews, milk, nutritional yeast, lemon juice, garlic powder and paprika until silky.
3. **Combine.** Melt the butter in the pot, return the pasta and stir in the sauce until it clings to the noodles.
4. **Serve** hot, right away.

## Substitutions
| Instead of | Use |
|---|---|
| Cashews | Sunflower seeds (nut-free) |
| Oat milk | Any plant milk |
| Vegan butter | Olive oil |

## Tips
- Don't have a high-speed blender? Boil the cashews for 15 minutes.
- Not vegan? Regular cheddar and whole milk can be used instead.
- Contains no dairy, egg or wheat.
===
TreeNuts Nuts: cashews
Nightshades: paprika
FODMAPs: cashews, garlic powder
? Gluten GlutenFree Soy Milk Lactose Vegan Corn Legumes Wheat

# Title: Low-FODMAP Lemon Herb Salmon Traybake
## Ingredients (serves 2)
* 2 salmon fillets (about 150 g each), skin on
* 300 g baby potatoes, halved
* 150 g green beans, trimmed
* 2 Tbsp garlic-infused olive oil (no garlic pieces!)
* 1 lemon: half sliced, half juiced
* 1 Tbsp chopped chives + 1 Tbsp dill
* Sea salt, black pepper
---
**Allergens:** fish. Free from gluten, dairy, eggs and nuts.

1. Preheat the oven to 200 °C (400 °F).
2. Toss the potatoes with half of the oil and roast for **20 minutes**.
3. Add the beans and the salmon, drizzle with the rest of the oil, the lemon juice and slices.
4. Roast for another 12 minutes, or until the salmon flakes easily.
5. Scatter with the herbs.

> 💡 *Variation:* swap the salmon for cod, or for firm tofu if you want a vegan version.

> 🥗 *Serving idea:* lovely with a simple rocket salad and, if tolerated, a spoonful of lactose-free yoghurt.
===
Fish: salmon
Nightshades: potatoes
Legumes: green beans, beans
Vegan: salmon
Vegetarian: salmon
? Soy Milk FODMAPs Celery

# Sweet Potato Fries & Black Bean Burger Bowl
### For the fries
- 2 large sweet potatoes, cut into fries
- 1 tbsp avocado oil
- 1 tsp cornstarch (for crispiness)

### For the burgers
- 1 can (15 oz) black beans, rinsed
- ½ cup gluten-free breadcrumbs
- 1 flax egg (1 tbsp ground flaxseed + 3 tbsp water)
- ½ red onion, minced
- 1 tsp cumin

### To assemble
- 4 cups shredded romaine
- 1 avocado
- ¼ cup vegan mayo mixed with 1 tsp chipotle paste
---
### Step 1 – Fries
Toss the sweet potato fries with the oil and cornstarch. Bake at 425°F for 25 min, flipping once.

### Step 2 – Burgers
Mash the beans. Add the onion, cumin, egg and breadcrumbs; shape into 4 patties. Pan-fry the burgers for 4 min per side.

### Step 3 – Assemble
Divide the lettuce between bowls, top each with a burger, fries, avocado and a drizzle of the spicy mayo. No bun needed!

**Make it your own**
- Prefer beef? Use a regular beef patty.
- Want a bun? Choose a gluten-free one.
- Mayo: use ordinary mayonnaise if eggs are OK for you.
===
Legumes: black beans, beans
Corn: cornstarch
Nightshades: chipotle paste
FODMAPs: black beans, red onion, onion
? Soy Eggs Gluten Wheat GlutenFree Vegan Vegetarian Pescatarian Kosher Mustard Sulfites Milk Lactose Celery

# Tarta de queso vegana (sin gluten, sin horno)
**Base:**
- 150 g de galletas sin gluten
- 60 g de margarina vegetal derretida

**Relleno:**
- 300 g de anacardos remojados
- 200 ml de leche de coco (la parte espesa)
- 80 ml de sirope de agave
- Zumo de 1 limón

**Cobertura:** mermelada de arándanos
---
## Elaboración
1. **Base:** tritura las galletas, mézclalas con la margarina y presiona en el molde.
2. **Relleno:** bate los anacardos con la leche, el sirope y el zumo hasta que quede una crema fina.
3. Vierte sobre la base y enfría la tarta 6 horas.
4. Cubre con la mermelada.

## Consejos
- Si no eres vegano, puedes usar mantequilla en lugar de margarina y queso crema normal.
- Para una versión sin frutos secos, sustituye los anacardos por tofu sedoso.
- ¡Ojo! Esta receta no lleva huevo, ni leche de vaca, ni harina de trigo.
===
TreeNuts Nuts: anacardos
FODMAPs: anacardos, sirope de agave
? Soy Legumes Milk Lactose Eggs Vegan Corn Sulfites Gluten

# Easy Beef Stroganoff ✨ (with a dairy-free option!)
**Serves:** 4 | **Time:** 30 min

**You'll need:** 1 lb sirloin steak, thinly sliced; 8 oz cremini mushrooms; 1 yellow onion; 2 cloves garlic; 2 tbsp butter; 2 tbsp flour; 1 ½ cups beef broth; 1 tbsp Dijon mustard; ¾ cup sour cream; egg noodles, to serve; fresh parsley
---
**Step 1:** Sear the steak in half of the butter over high heat, 1 minute per side. Set aside.

**Step 2:** In the same pan cook the onion, mushrooms and garlic until brown. Stir in the flour.

**Step 3:** Whisk in the broth and mustard; simmer until thick. Lower the heat and stir in the sour cream. Don't let it boil.

**Step 4:** Return the steak. Serve over the noodles with parsley.

**Dairy-free option:** replace the butter with olive oil and the sour cream with coconut cream or cashew cream.
**Gluten-free option:** use cornstarch instead of flour and serve over rice.
**Wine pairing:** a glass of Pinot Noir.
===
Milk Lactose: butter, sour cream
Gluten Wheat GlutenFree: flour, egg noodles, noodles
Eggs: egg noodles, noodles
Mustard: Dijon mustard, mustard
FODMAPs: onion, garlic, flour, mushrooms
Vegan Vegetarian Pescatarian: steak, beef broth
Kosher: butter, sour cream, steak
? Celery Sulfites TreeNuts Nuts Corn Halal Soy

# Stovetop Mac, Dairy-Free (nobody will notice!)
- 250 g macaroni
- 300 ml soy milk (or use regular)
- 150 g vegan cheddar, grated
- 30 g margarine
- 30 g plain flour
---
1. Melt the margarine, stir in the flour and cook for a minute.
2. Add the milk bit by bit, whisking all the time, until you have a smooth sauce the thickness of double cream.
3. Off the heat, stir in most of the cheese, or all of it if you like it rich. Mix with the pasta as usual.
4. Top with the rest and grill. Unlike the traditional version, this one does not split.

Not vegan? The real thing works too. Kerrygold butter gives a deeper flavour.
===
Gluten Wheat GlutenFree: macaroni, flour, pasta
Soy Legumes: soy milk, milk
FODMAPs: macaroni, flour, soy milk
? Milk Lactose Vegan Eggs TreeNuts Nuts Sulfites Corn Kosher

# Croquetas de setas sin lactosa
- 300 g de setas variadas
- 500 ml de leche de soja
- 60 g de margarina vegetal
- 60 g de harina sin gluten
- pan rallado sin gluten
- 2 huevos
- aceite de oliva para freír
---
1. Pica las setas y saltéalas con la margarina, o con un chorrito de aceite si prefieres.
2. Agrega la harina, tuesta un minuto y vierte la leche poco a poco, sin dejar de remover, hasta que la masa se despegue.
3. Enfría la masa a temperatura normal y luego en la nevera toda la noche.
4. Da forma a las croquetas, pásalas por huevo y pan rallado y fríelas en tandas. Quedan como las de toda la vida.

**Nota:** si toleras la lactosa, usa la leche de siempre o la normal que tengas en casa.
===
Soy Legumes: leche de soja, leche
Eggs Vegan: huevos, huevo
FODMAPs: setas, leche de soja
? Milk Lactose Gluten Wheat TreeNuts Nuts Sulfites Corn Kosher GlutenFree
`);

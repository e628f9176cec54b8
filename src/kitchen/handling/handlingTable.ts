/**
 * How much of a food one person gets and how it is cut: `serving|cut: foods`. A serving is grams (`g`), millilitres (`ml`), spoons
 * (`tbsp`, `tsp`), cloves (`clove`), slices (`slice`) or whole pieces (no unit); the cuts are those of `handling.ts`. `any fish` is
 * for the foods of a category that have no row of their own. `name=label` is what a recipe's list says where that is not the name.
 * `@group` is what the foods below it count as where a dish decides about their amount or their cut.
 */
export const handlingTable = `
@vegetable
90g|slice: any mushroom
180g|dice: sweet potato, yam, cassava, taro
1|slice: carrot, celery=celery stick, shallot, spring onion
1|chunks: parsnip
200g|dice: potato=potatoes
150g|dice: butternut squash, pumpkin
1|dice: beetroot, turnip, tomato
150g|none: chips, vegetables=mixed vegetables
120g|dice: swede, celeriac, kohlrabi, chayote
120g|slice: Jerusalem artichoke=Jerusalem artichokes
80g|slice: daikon, shiitake, porcini
70g|none: mangetout, bean sprouts, sugar snap pea=sugar snap peas
60g|halve: baby corn
60g|drain: roasted red pepper=roasted red peppers, piquillo pepper=piquillo peppers, bamboo shoots
1|strips: bell pepper
60g|none: padrón pepper=padrón peppers, nettle
0.5|cubes: aubergine
0.5|half-moons: courgette
120g|florets: broccoli, cauliflower, romanesco
100g|slice: any vegetable, mushrooms, mixed mushrooms
80g|strips: oyster mushroom=oyster mushrooms
80g|halve: chanterelle=chanterelles
100g|short: green beans, asparagus
100g|halve: Brussels sprout=Brussels sprouts
100g|shred: cabbage, savoy cabbage
90g|shred: red cabbage, napa cabbage
0.5|slice: fennel=fennel bulb, red onion, leek
90g|short: okra
80g|none: peas, sweetcorn, spinach
50g|slice: water chestnut=water chestnuts
80g|quarter: artichoke=artichoke hearts
1|quarter: bok choy
60g|slice: hearts of palm
90g|strips: cactus=cactus paddle
80g|shred: Swiss chard, collard greens, turnip greens
60g|strip-leaf: kale
60g|shred: mustard greens
80g|short: broccoli rabe
90g|halve: cherry tomato=cherry tomatoes
0.5|dice: onion
2|slice: calçot
@fruit
120g|dice: any fruit
1|slice: apple, pear, peach, nectarine, banana, kiwi, persimmon
60g|peel: lychee=lychees
0.5|slice: star fruit, quince, plantain
2|slice: apricot, plum
0.5|dice: mango, papaya, dragon fruit
150g|dice: melon, watermelon
80g|halve: grapes
2|quarter: fig
1|segment: orange, mandarin
0.5|segment: grapefruit
80g|pit: cherry=cherries
40g|none: pomegranate=pomegranate seeds
1|scoop: passion fruit
1|dice: guava
100g|short: rhubarb
@berry
60g|none: raspberry=raspberries, blueberry=blueberries, blackberry=blackberries
40g|none: redcurrant=redcurrants
100g|halve: strawberry=strawberries
80g|none: berries=mixed berries
50g|none: cranberry=cranberries
@starch
65g|none: any grain
75g|rinse: rice, basmati rice, jasmine rice, brown rice, sushi rice
80g|none: arborio rice, lentil pasta
70g|rinse: wild rice
65g|rinse: quinoa, millet, farro, freekeh, buckwheat=buckwheat groats, barley=pearl barley, spelt=pearled spelt
60g|rinse: amaranth
90g|none: any pasta, gluten-free pasta
110g|none: fresh pasta
150g|none: gnocchi
125g|none: ravioli
75g|none: egg noodles, rice noodles, buckwheat noodles, noodles=wheat noodles, soba=soba noodles
100g|none: udon=udon noodles
60g|none: glass noodles, sweet potato noodles
@seasoning
0.125tsp|none: salt, black pepper, white pepper=ground white pepper
@other
0.25tsp|none: any spice, lavender=dried lavender, nigella seed=nigella seeds, turmeric=ground turmeric, cinnamon=ground cinnamon, five-spice=five-spice powder, chilli flakes, chilli powder, vanilla=vanilla extract, fennel seed=fennel seeds
30g|none: any cheese, textured vegetable protein, tortilla chips, crackers, cream cheese, mascarpone, granola, gluten-free flour, rice flour, chickpea flour, buckwheat flour, oat flour, flour=plain flour, almond flour=ground almonds, corn flour=maize flour
150g|strips: any poultry, any redMeat, any pork, chicken breast, turkey breast, duck=duck breast, beef steak, pork loin, pork tenderloin, steak=beef steak
160g|chunks: chicken thigh=boneless chicken thigh, rabbit=boned rabbit
180g|chunks: chicken leg=boned chicken leg
160g|strips: pork chop=boneless pork chop
140g|cubes: pork belly
220g|none: pork ribs, whole chicken=jointed chicken, spare ribs=pork ribs
200g|none: chicken wing=chicken wings, chicken drumstick=chicken drumsticks, clam=clams, mussel=mussels
180g|none: lamb chop=lamb chops, lamb cutlet=lamb cutlets
125g|none: minced beef, minced pork, minced lamb, minced turkey, minced chicken, minced meat, beef mince=minced beef, pork mince=minced pork, lamb mince=minced lamb, turkey mince=minced turkey, chicken mince=minced chicken
40g|strips: prosciutto, salami
50g|strips: bacon, ham
50g|slice: chorizo
120g|slice: sausage=sausages
100g|slice: frankfurter=frankfurters, vegan sausage=vegan sausages
50g|cubes: pancetta
60g|slice: any bread, black pudding
150g|none: cod=cod fillet, hake=hake fillet, haddock=haddock fillet, sea bass=sea bass fillet, sea bream=sea bream fillet, tilapia=tilapia fillet, halibut=halibut fillet, monkfish=monkfish fillet, white fish=white fish fillet, fish=fish fillet, pollock=pollock fillet, turbot=turbot fillet, swordfish=swordfish loin, sole=sole fillet
140g|none: any fish, salmon=salmon fillet, trout=trout fillet, tuna=tuna loin
130g|none: mackerel=mackerel fillet
120g|none: any shellfish, sardine=sardine fillets, scallop=scallops, tinned tomato=tinned chopped tomatoes
80g|drain: tinned tuna, tinned mackerel
3|chop: anchovy
60g|strips: smoked salmon
70g|tear: smoked mackerel
60g|tear: smoked trout, burrata, mozzarella
80g|none: crab=crab meat, edamame=shelled edamame
120g|peel: prawn=prawns, shrimp=shrimps
140g|rings: squid
100g|cubes: tempeh, paneer
125g|cubes: tofu=firm tofu
110g|cubes: any plant protein, smoked tofu
110g|strips: seitan
90g|none: vegan mince, broad beans
80g|cubes: halloumi
120g|drain: any legume, chickpeas=cooked chickpeas, black beans=cooked black beans, kidney beans=cooked kidney beans, white beans=cooked white beans, butter beans=cooked butter beans, pinto beans=cooked pinto beans, beans=cooked beans, lentils=cooked lentils, black-eyed peas=cooked black-eyed peas
100g|none: refried beans, Greek yoghurt, coconut yoghurt, soy yoghurt, vegan yoghurt, quark, yoghurt=natural yoghurt, tomato sauce, bolognese sauce, béchamel, gravy, romesco sauce, gazpacho, coleslaw
60g|rinse: red lentils
2|none: egg, tortilla=soft tortilla, flour tortilla=soft tortilla
4|none: quail egg
25g|none: rocket, watercress, lamb's lettuce
50g|tear: lettuce
0.5|shred: endive
80g|half-moons: cucumber
3|slice: radish
15g|none: any nut, alfalfa sprouts, raisins, sultanas, dried cherry=dried cherries, dried cranberry=dried cranberries, coconut=desiccated coconut
80g|matchsticks: jicama
120ml|none: passata
1tbsp|none: tomato paste, nutritional yeast, chia seeds, flaxseed, hemp seeds, peanut butter, almond butter, tahini, sunflower seed butter, crispy fried onions, curry paste, jam, hazelnut spread, honey, maple syrup, agave syrup, date syrup, chutney, mango chutney, soy sauce, tamari, coconut aminos, oyster sauce, hoisin sauce, teriyaki sauce, any condiment, any sauce, any sweetener, pesto, ketchup, mayonnaise, barbecue sauce, sweet chilli sauce
0.5tbsp|none: any oil, lemon juice, lime juice, olive oil, extra virgin olive oil, sunflower oil, rapeseed oil, vegetable oil, coconut oil, avocado oil, lard, sugar, brown sugar, coconut sugar, cocoa powder
0.5tsp|none: any baking, any additive, chipotle in adobo=chipotle paste, sesame oil=toasted sesame oil, thyme=thyme leaves, oregano=dried oregano, matcha, smoked paprika, paprika, garam masala, sumac, za'atar, ras el hanout, cumin seed=cumin seeds, mustard seed=mustard seeds, cumin=ground cumin, coriander seed=ground coriander, baking powder, hot sauce, sriracha
1clove|mince: garlic
1tsp|grate: ginger=fresh ginger
0.5|mince: red chilli, green chilli, chilli=fresh chilli, dried chilli=dried chipotle, chipotle=dried chipotle
15g|drain: pickled jalapeño=pickled jalapeños
25g|halve: olives
1tsp|drain: capers
1|slice: gherkin
15g|strips: sun-dried tomato=sun-dried tomatoes
40g|drain: sauerkraut
40g|chop: kimchi, chestnuts
2g|shred: seaweed
0.5|slice: avocado
20g|chop: dried mango, dried apricot=dried apricots, dried fig=dried figs, prune=pitted prunes
15g|chop: dried banana, almonds, walnuts, hazelnuts, cashews, pistachios, pecans, peanuts, macadamia nuts, nuts=mixed nuts, brazil nuts=Brazil nuts
3|pit: date
1tsp|none: red wine vinegar, white wine vinegar, apple cider vinegar, sherry vinegar, balsamic vinegar, rice vinegar, vinegar, sesame seeds, poppy seeds, curry powder, harissa, cornflour, tapioca=tapioca starch, chilli oil, fish sauce, miso, mustard, Dijon mustard, Worcestershire sauce
0.25|wedges: lemon
0.5|wedges: lime
45g|none: oats=rolled oats
2slice|none: crispbread, bread, sourdough bread, wholemeal bread, gluten-free bread, rye bread, toast=bread
20g|none: any dried fruit, croutons, breadcrumbs, coconut flour
1|none: pita=pitta bread, naan=naan bread
3|none: corn tortilla, rice paper=rice paper sheet
30g|grate: cheddar, gruyère, emmental, manchego, cheese, gouda, provolone, vegan cheese
15g|grate: parmesan, pecorino
40g|crumble: feta, queso fresco
35g|crumble: goat cheese
50g|none: ricotta
60g|none: cottage cheese, ice cream, vanilla ice cream
25g|crumble: blue cheese
30g|slice: brie, camembert
100ml|none: milk, oat milk, almond milk, soy milk, rice milk, coconut milk, hemp milk, lactose-free milk, water, cashew milk, plant milk, kefir
40ml|none: coffee
50ml|none: cream, oat cream, soy cream, coconut cream
2tbsp|none: crème fraîche, sour cream, guacamole, salsa
10g|none: any seed, butter, ghee, vegan butter, margarine, pine nuts
3tbsp|none: hummus
1tbsp|chop: any herb, parsley=fresh parsley, coriander=fresh coriander, mint=fresh mint, dill=fresh dill, chives=fresh chives
1tbsp|tear: basil=fresh basil
1tsp|chop: tarragon=fresh tarragon, sage=fresh sage
0.5tsp|chop: rosemary=fresh rosemary
0.5|none: bay leaf, lemongrass=lemongrass stalk
0.125tsp|none: nutmeg=ground nutmeg, cardamom=ground cardamom, saffron=saffron threads, cayenne=cayenne pepper, allspice=ground allspice, cloves=ground cloves, baking soda
20g|dice: marzipan
25g|chop: dark chocolate, chocolate, milk chocolate
250ml|none: vegetable stock, vegetable broth, chicken stock, chicken broth, beef stock, stock, broth
`;

/**
 * How the kitchen handles what it can cook, under the role it plays. A role's line says what most of its foods get, `@role|serving
 * per person|cut`; a line that begins with another serving and cut, `60g|chop: …`, is for the foods that it names. `name=label` is
 * what a recipe's list says where that is not the shelf name. A serving is grams (`g`), millilitres (`ml`), spoons (`tbsp`, `tsp`),
 * cloves (`clove`), slices (`slice`) or whole pieces (no unit).
 */
export const handlingTable = `
@poultry|150g|strips
chicken, chicken breast, turkey, turkey breast, duck breast, duck=duck breast
160g|chunks: chicken thigh=boneless chicken thigh
180g|chunks: chicken leg=boned chicken leg
@meat|150g|strips
beef, beef steak, veal, lamb, pork, pork loin, pork tenderloin, venison, bison, steak=beef steak
160g|strips: pork chop=boneless pork chop
140g|cubes: pork belly
160g|chunks: rabbit=boned rabbit
@joint|220g|none
pork ribs, whole chicken=jointed chicken, spare ribs=pork ribs
200g|none: chicken wing=chicken wings, chicken drumstick=chicken drumsticks
180g|none: lamb chop=lamb chops, lamb cutlet=lamb cutlets
@mince|125g|none
minced beef, minced pork, minced lamb, minced turkey, minced chicken, minced meat, beef mince=minced beef, pork mince=minced pork
lamb mince=minced lamb, turkey mince=minced turkey, chicken mince=minced chicken
@cured|40g|strips
serrano ham, prosciutto, salami
50g|strips: bacon, ham
50g|slice: chorizo
120g|slice: sausage=sausages
100g|slice: frankfurter=frankfurters
50g|cubes: pancetta
60g|slice: black pudding
@fish|150g|none
cod=cod fillet, hake=hake fillet, haddock=haddock fillet, sea bass=sea bass fillet, sea bream=sea bream fillet, tilapia=tilapia fillet
halibut=halibut fillet, monkfish=monkfish fillet, white fish=white fish fillet, fish=fish fillet, pollock=pollock fillet, turbot=turbot fillet
swordfish=swordfish loin, sole=sole fillet
140g|none: salmon=salmon fillet, trout=trout fillet, tuna=tuna loin
130g|none: mackerel=mackerel fillet
120g|none: sardine=sardine fillets
@tinned fish|80g|drain
tinned tuna, tinned mackerel
3|chop: anchovy
60g|strips: smoked salmon
70g|tear: smoked mackerel
60g|tear: smoked trout
@shellfish|200g|none
clam=clams, mussel=mussels
80g|none: crab=crab meat
120g|none: octopus, scallop=scallops
120g|peel: prawn=prawns, shrimp=shrimps
140g|rings: squid
@soy|100g|cubes
tempeh, paneer
125g|cubes: tofu=firm tofu
110g|cubes: smoked tofu
110g|strips: seitan
90g|none: vegan mince
30g|none: textured vegetable protein
100g|slice: vegan sausage=vegan sausages
80g|cubes: halloumi
@pulse|120g|drain
chickpeas=cooked chickpeas, black beans=cooked black beans, kidney beans=cooked kidney beans, white beans=cooked white beans
butter beans=cooked butter beans, pinto beans=cooked pinto beans, beans=cooked beans, lentils=cooked lentils, black-eyed peas=cooked black-eyed peas
100g|none: refried beans
60g|rinse: red lentils
80g|none: edamame=shelled edamame
90g|none: broad beans
@egg|2|none
egg
4|none: quail egg
@root|180g|dice
sweet potato, yam, cassava, taro
1|slice: carrot
1|chunks: parsnip
200g|dice: potato=potatoes
150g|dice: butternut squash, pumpkin
1|dice: beetroot, turnip
150g|none: chips
120g|dice: swede, celeriac, kohlrabi
120g|slice: Jerusalem artichoke=Jerusalem artichokes
80g|slice: daikon
@vegetable|70g|none
mangetout, bean sprouts, sugar snap pea=sugar snap peas
60g|halve: baby corn
60g|drain: roasted red pepper=roasted red peppers, piquillo pepper=piquillo peppers, bamboo shoots
1|strips: bell pepper
60g|none: padrón pepper=padrón peppers
0.5|cubes: aubergine
0.5|half-moons: courgette
120g|florets: broccoli, cauliflower, romanesco
100g|slice: mushrooms, mixed mushrooms
80g|slice: shiitake, porcini
80g|strips: oyster mushroom=oyster mushrooms
80g|halve: chanterelle=chanterelles
100g|short: green beans, asparagus
100g|halve: Brussels sprout=Brussels sprouts
100g|shred: cabbage, savoy cabbage
90g|shred: red cabbage, napa cabbage
0.5|slice: fennel=fennel bulb
1|slice: celery=celery stick
90g|short: okra
80g|none: peas, sweetcorn
50g|slice: water chestnut=water chestnuts
80g|quarter: artichoke=artichoke hearts
150g|none: vegetables=mixed vegetables
1|quarter: bok choy
120g|dice: chayote
60g|slice: hearts of palm
90g|strips: cactus=cactus paddle
@leafy|80g|shred
Swiss chard, collard greens, turnip greens
80g|none: spinach
60g|strip-leaf: kale
60g|shred: mustard greens
80g|short: broccoli rabe
60g|none: nettle
@salad|25g|none
rocket, watercress, lamb's lettuce
50g|tear: lettuce
0.5|shred: endive
80g|half-moons: cucumber
3|slice: radish
15g|none: alfalfa sprouts
80g|matchsticks: jicama
@tomato|1|dice
tomato
90g|halve: cherry tomato=cherry tomatoes
@tomato base|120g|none
tinned tomato=tinned chopped tomatoes
120ml|none: passata
1tbsp|none: tomato paste
@onion|0.5|slice
red onion, leek
0.5|dice: onion
1|slice: shallot, spring onion
2|slice: calçot
@garlic|1clove|mince
garlic
1tsp|grate: ginger=fresh ginger
@chilli|0.5|mince
red chilli, green chilli, chilli=fresh chilli, dried chilli=dried chipotle, chipotle=dried chipotle
15g|drain: pickled jalapeño=pickled jalapeños
0.5tsp|none: chipotle in adobo=chipotle paste
@briny|25g|halve
olives
1tsp|drain: capers
1|slice: gherkin
15g|strips: sun-dried tomato=sun-dried tomatoes
40g|drain: sauerkraut
40g|chop: kimchi
2g|shred: seaweed
@avocado|0.5|slice
avocado
@fruit|1|slice
apple, pear, peach, nectarine, banana, kiwi, persimmon
60g|peel: lychee=lychees
0.5|slice: star fruit, quince, plantain
2|slice: apricot, plum
0.5|dice: mango, papaya, dragon fruit
120g|dice: pineapple
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
@berry|60g|none
raspberry=raspberries, blueberry=blueberries, blackberry=blackberries
40g|none: redcurrant=redcurrants
100g|halve: strawberry=strawberries
80g|none: berries=mixed berries
50g|none: cranberry=cranberries
@dried fruit|15g|none
raisins, sultanas, dried cherry=dried cherries, dried cranberry=dried cranberries, coconut=desiccated coconut
20g|chop: dried mango, dried apricot=dried apricots, dried fig=dried figs, prune=pitted prunes
15g|chop: dried banana
3|pit: date
@citrus|1tsp|none
red wine vinegar, white wine vinegar, apple cider vinegar, sherry vinegar, balsamic vinegar, rice vinegar, vinegar
0.25|wedges: lemon
0.5|wedges: lime
0.5tbsp|none: lemon juice, lime juice
@rice|75g|rinse
rice, basmati rice, jasmine rice, brown rice, sushi rice
80g|none: arborio rice
70g|rinse: wild rice
@grain|65g|rinse
quinoa, millet, farro, freekeh, buckwheat=buckwheat groats, barley=pearl barley, spelt=pearled spelt
65g|none: bulgur, couscous
60g|rinse: amaranth
@oats|45g|none
oats=rolled oats
@pasta|90g|none
pasta, spaghetti, gluten-free pasta, spinach pasta
110g|none: fresh pasta
80g|none: lentil pasta
150g|none: gnocchi
125g|none: ravioli
@noodles|75g|none
egg noodles, rice noodles, buckwheat noodles, noodles=wheat noodles, soba=soba noodles
100g|none: udon=udon noodles
60g|none: glass noodles, sweet potato noodles
@bread|2slice|none
crispbread, bread, sourdough bread, sourdough, wholemeal bread, gluten-free bread, rye bread, toast=bread
30g|none: tortilla chips, crackers
20g|none: croutons, breadcrumbs
60g|slice: baguette
1|none: pita=pitta bread, naan=naan bread
@tortilla|3|none
corn tortilla, rice paper=rice paper sheet
2|none: tortilla=soft tortilla, flour tortilla=soft tortilla
@cheese|30g|grate
cheddar, gruyère, emmental, manchego, cheese, gouda, provolone, vegan cheese
60g|tear: burrata, mozzarella
15g|grate: parmesan, pecorino
40g|crumble: feta, queso fresco
35g|crumble: goat cheese
50g|none: ricotta
60g|none: cottage cheese
30g|none: cream cheese, mascarpone
25g|crumble: blue cheese
30g|slice: brie, camembert
1tbsp|none: nutritional yeast
@milk|100ml|none
milk, oat milk, almond milk, soy milk, rice milk, coconut milk, hemp milk, lactose-free milk, water, cashew milk, plant milk
40ml|none: espresso, coffee
@cream|50ml|none
cream, oat cream, soy cream, coconut cream
2tbsp|none: crème fraîche, sour cream
@yogurt|100g|none
Greek yoghurt, coconut yoghurt, soy yoghurt, vegan yoghurt, quark, yoghurt=natural yoghurt
100ml|none: kefir
@butter|10g|none
butter, ghee, vegan butter, margarine
@oil|0.5tbsp|none
olive oil, extra virgin olive oil, sunflower oil, rapeseed oil, vegetable oil, coconut oil, avocado oil, lard
0.5tsp|none: sesame oil=toasted sesame oil
@nut|15g|chop
almonds, walnuts, hazelnuts, cashews, pistachios, pecans, peanuts, macadamia nuts, nuts=mixed nuts, brazil nuts=Brazil nuts
10g|none: pine nuts, pumpkin seeds, sunflower seeds
1tsp|none: sesame seeds, poppy seeds
1tbsp|none: chia seeds, flaxseed, hemp seeds
@nut butter|1tbsp|none
peanut butter, almond butter, tahini, sunflower seed butter
3tbsp|none: hummus
2tbsp|none: guacamole
@herb|1tbsp|chop
parsley=fresh parsley, coriander=fresh coriander, mint=fresh mint, dill=fresh dill, chives=fresh chives
0.25tsp|none: lavender=dried lavender
1tbsp|tear: basil=fresh basil
1tsp|chop: tarragon=fresh tarragon, sage=fresh sage
0.5tsp|none: thyme=thyme leaves, oregano=dried oregano
0.5tsp|chop: rosemary=fresh rosemary
0.5|none: bay leaf
@spice|0.5tsp|none
matcha, smoked paprika, paprika, ground coriander, garam masala, sumac, za'atar, ras el hanout, cumin seed=cumin seeds, mustard seed=mustard seeds
cumin=ground cumin, coriander seed=ground coriander
0.25tsp|none: nigella seed=nigella seeds, turmeric=ground turmeric, cinnamon=ground cinnamon, ground ginger, five-spice=five-spice powder, chilli flakes
0.25tsp|none: chilli powder, vanilla=vanilla extract, fennel seed=fennel seeds
1tbsp|none: crispy fried onions, curry paste
1tsp|none: curry powder, harissa
0.125tsp|none: nutmeg=ground nutmeg, cardamom=ground cardamom, saffron=saffron threads, cayenne=cayenne pepper, allspice=ground allspice
0.125tsp|none: cloves=ground cloves
0.5|none: lemongrass=lemongrass stalk
@salt|0.125tsp|none
salt
@pepper|0.125tsp|none
black pepper, white pepper=ground white pepper
@sweetener|1tbsp|none
jam, marmalade, hazelnut spread, honey, maple syrup, agave syrup, date syrup
60g|none: ice cream, vanilla ice cream
30g|none: granola
20g|dice: marzipan
0.5tbsp|none: sugar, brown sugar, coconut sugar
@chocolate|25g|chop
dark chocolate, chocolate, milk chocolate
0.5tbsp|none: cocoa powder
@flour|30g|none
gluten-free flour, rice flour, chickpea flour, buckwheat flour, oat flour, flour=plain flour, almond flour=ground almonds, corn flour=maize flour
1tsp|none: cornflour, tapioca=tapioca starch
20g|none: coconut flour
@raising|0.5tsp|none
baking powder
0.125tsp|none: baking soda
@stock|250ml|none
vegetable stock, vegetable broth, chicken stock, chicken broth, beef stock, stock, broth
@sauce|1tbsp|none
chutney, mango chutney, soy sauce, tamari, coconut aminos, oyster sauce, hoisin sauce, teriyaki sauce, pesto, ketchup, mayonnaise, barbecue sauce
sweet chilli sauce
1tsp|none: chilli oil, fish sauce, miso, mustard, Dijon mustard, Worcestershire sauce
2tbsp|none: salsa
0.5tsp|none: hot sauce, sriracha
`;

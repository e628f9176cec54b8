/**
 * Baskets as people type them: `basket | meal | minutes | must use | right dishes`.
 *
 * Meal and minutes: '-' for none in mind. Must use: 'all', '-' for nothing (a dish by name brings its own), or the foods that
 * no dish may leave out. Right dishes: words of their files' names ('risotto' is any file with it) and families after a colon (':soup').
 */
const eggsBreadBreakfast = `
guisantes, jamón serrano, huevos, tomate frito | - | 30 | all | guisantes-con-tomate, flamenca, purgatory
rice cakes, avocado, tomato | Breakfast | 15 | all | rice-cakes
halloumi, aubergine, couscous, tomatoes, mint | Dinner | 40 | all | halloumi-couscous
whole chicken, potatoes, carrots, thyme | Dinner | 90 | all | whole-roast-chicken, pollo-asado-con-patatas
beef short ribs, carrots, red wine, celery, onion | Dinner | 210 | all | short-ribs-in-red-wine
stale bread, avocado, eggs, tomato | Breakfast | 15 | all | avocado-egg-and-tomato-toast
orzo, peas, lemon, parmesan | Dinner | 30 | all | one-pan-lemon-orzo, pasta-al-limone
beetroot, goat's cheese, walnuts, puff pastry | Dinner | 45 | all | beetroot-and-goats-cheese-tart
lamb mince, couscous, cucumber, mint, yoghurt | Dinner | 35 | all | lamb-meatballs-with-couscous
chicken drumsticks, corn, honey, yogurt | Dinner | 50 | all | honey-yoghurt-drumsticks
celeriac, ham, cream | Dinner | 60 | all | celeriac-and-ham-gratin
carne, patatas, guisantes | Dinner | 60 | all | carne-guisada, jardinera
leftover bolognese, aubergines | Dinner | 50 | all | aubergine-and-bolognese-bake
alubias, chorizo, zanahorias | - | 45 | all | alubias, chorizo-and-butter-bean
eggs, potatoes, onion | - | - | all | tortilla-de-patatas, frittata, :eggs, hash, potato-salad
huevos, patatas y cebolla | - | - | all | tortilla-de-patatas, frittata, :eggs, patatas, potato-salad
huevos, patatas, jamón | - | - | all | huevos-rotos, frittata, tortilla, :eggs, hash, potato-salad
eggs and cheese | Breakfast | 15 | all | omelette, scrambled, :eggs, toast
3 eggs, some cheddar, a bit of ham | Breakfast | 15 | all | omelette, frittata, :eggs, scrambled, croque, toastie
eggs, bread | Breakfast | 20 | all | scrambled, eggy, french-toast, torrijas, toast, :eggs
eggs, stale bread, milk | Breakfast | 30 | all | french-toast, eggy, torrijas, bread-pudding, pudin
pan duro, leche, huevos, canela | - | 40 | all | torrijas, french-toast, eggy, bread-pudding
huevos, tomate, pimiento, cebolla | - | 40 | all | shakshuka, pisto, rancheros, :eggs
eggs, tinned tomatoes, red pepper, onion | Brunch | 40 | all | shakshuka, pisto, rancheros, :eggs
champiñones y huevos | - | 20 | all | revuelto, omelette, scrambled, frittata, :eggs
eggs, feta, peppers, tinned tomatoes, pitta | Brunch | 30 | all | shakshuka
halloumi, eggs, tomatoes | - | 20 | all | halloumi
cooked gnocchi, pesto | - | 20 | all | gnocchi-with-pesto
courgette, frankfurters, cream | - | 25 | all | frankfurters-in-cream
flour, yeast | - | 75 | all | pan-bread, focaccia
entraña, chimichurri, papas | - | 40 | all | steak-with-chimichurri
pulled pork, cabbage, mayonnaise | - | 20 | all | slaw
potstickers, pork mince, cabbage | - | 45 | all | gyoza
carnitas, pork shoulder, oranges | - | 180 | all | carnitas
turkey mince, cabbage, soy sauce, ginger | - | 25 | all | egg-roll-in-a-bowl, lettuce-wraps, caramel
chicken breast, potatoes, lemon | - | 60 | all | chicken-breast-tray-bake, chicken
halloumi, kale, quinoa, tahini, lemon | Lunch | 25 | all | halloumi-grain-salad
lamb chops, couscous, mint, cucumber, yogurt | Dinner | 30 | all | couscous-and-cucumber-yoghurt
tofu, peanut butter, noodles, ginger, cucumber, lime | Dinner | 30 | all | peanut-noodles
berenjena, miel, harina, queso de cabra | Tapas | 30 | all | berenjenas-con-miel
tuna steaks, green beans, olives, tomatoes, capers | Lunch | 30 | all | tuna-steaks-with-green-beans
brócoli, pasta, anchoas, ajo, pan rallado | Dinner | 35 | all | broccoli
tortillas de harina, champiñones, queso | Dinner | 30 | all | quesadillas
hot dogs, macaroni, cheese, milk | - | 30 | all | macaroni
fish fingers, tortillas, lettuce, yoghurt | Lunch | 25 | all | fish-finger
chuck roast, carrots, potatoes, onion, beef stock | - | 240 | all | pot-roast
chickpeas, spinach, coconut milk, curry powder | - | 30 | all | :curry
steak, tortillas, peppers, onion | - | 30 | all | fajitas, tacos
chicken drumsticks, bbq sauce, sweet potatoes, coleslaw mix | - | 60 | all | barbecue-chicken
plátano macho, frijoles negros, queso fresco, crema | Breakfast | 30 | all | plantains
aubergine, tomatoes, mozzarella, basil | - | 50 | all | aubergine, parmigiana
mushrooms, eggs, garlic | - | 20 | all | revuelto, omelette, scrambled, frittata, :eggs
eggs, tortillas, beans, salsa | Breakfast | 30 | all | rancheros, chilaquiles, burrito, taco, :eggs, :wrap, bean
courgette, eggs, feta | - | 40 | all | frittata, fritters, omelette, :eggs
spinach, eggs, goats cheese | - | 30 | all | frittata, omelette, :eggs, scrambled, quiche, green-salad, goat
leftover potatoes, eggs, peas | - | 30 | all | frittata, tortilla, hash, :eggs, bubble
pan y tomate | - | 15 | all | pan-con-tomate, bruschetta, salmorejo, panzanella
avocado, eggs, bread | Breakfast | 15 | all | avocado-toast, toast
aguacate, pan, huevo | Breakfast | 15 | all | avocado-toast, toast
mushrooms, bread, garlic, cream | - | 25 | all | mushrooms-on-toast, toast, mushroom, mushroom
tin of sardines, bread, tomatoes | - | 15 | all | sardines-on-toast, toast
cheese, bread, mustard | - | 15 | all | rarebit, grilled-cheese, croque, toast, :sandwich
bread, cheese, butter | - | 15 | all | grilled-cheese, rarebit, croque, toast, :sandwich
ham, cheese, bread | Lunch | 20 | all | croque, toastie, grilled-cheese, toast, :sandwich
bacon, lettuce, tomato, bread | Lunch | 20 | all | blt, :sandwich, bacon
tin of tuna, cheese, bread, mayo | Lunch | 20 | all | tuna-melt, :sandwich, toast
leftover chicken, bread, mayonnaise, lettuce | Lunch | 15 | all | sandwich
lomo de cerdo, pan, pimientos | - | 25 | all | bocadillo, :sandwich
chicken, cheese, tortillas | Dinner | 30 | all | quesadilla, fajitas, burrito, :wrap
flour tortillas, black beans, cheese, rice | Dinner | 40 | all | burrito, :wrap, bean, taco
white fish, tortillas, cabbage, lime | Dinner | 30 | all | fish-taco
minced beef, taco shells, lettuce, tomato, cheese | Dinner | 30 | all | taco
carne picada, tortillas, tomate, lechuga | Dinner | 40 | all | taco, burrito, :wrap, burger
chicken breast, peppers, onion, tortillas | Dinner | 40 | all | fajitas, quesadilla, :wrap
tinned black beans, corn tortillas, avocado | Dinner | 30 | all | taco, burrito, nachos, :wrap
chickpeas, pitta, tahini, parsley | Lunch | 40 | all | falafel, hummus, fattoush
oats, milk, banana | Breakfast | 15 | all | porridge, pancakes, :porridge, smoothie
avena, leche, manzana y canela | Breakfast | 20 | all | porridge, crumble, :porridge, smoothie
yoghurt, strawberries, granola | Breakfast | 10 | all | yoghurt-bowl, yogurt, yoghurt-with-granola, bowl, fruit-salad
flour, eggs, milk | Breakfast | 30 | all | pancakes, crepes, :pancakes, churros, clafoutis, natillas, flan
harina, huevos, leche, azúcar | - | 40 | all | crepes, pancakes, :pancakes, :pudding, :cake, natillas, flan, churros
2 overripe bananas, eggs | Breakfast | 20 | all | banana-pancakes, pancakes, banana
tortilla chips, eggs, salsa, cheese | Brunch | 30 | all | chilaquiles, nachos, rancheros
patatas, tomate, pimentón | Tapas | 60 | all | bravas, patatas, :side, :tapas
gambas, ajo, guindilla | Tapas | 20 | all | gambas-al-ajillo, prawn, :tapas
prawns, garlic, olive oil | Tapas | 20 | prawns, garlic | gambas-al-ajillo, prawn, :shellfish
champiñones, ajo, perejil | Tapas | 20 | all | champinones-al-ajillo, mushroom, ajillo
jamón, leche, harina, mantequilla | Tapas | 60 | all | croquetas
leftover roast chicken, milk, flour, butter | Tapas | 60 | all | croquetas, chicken-pie, pie, pasta-bake
garbanzos de bote, espinacas, ajo | - | 30 | all | garbanzos-con-espinacas, chickpea, :pulses, :stew, :curry, hummus
chorizo, sidra | Tapas | 25 | all | chorizo-a-la-sidra
pimientos de padrón | Tapas | 15 | all | padron
courgettes, eggs, flour | - | 30 | all | fritters, tortillitas, :fritters
gambas, harina, perejil | Tapas | 30 | all | tortillitas, gambas, :fritters, prawn
chickpeas, tahini, lemon, garlic | Snack | 15 | all | hummus, falafel
avocados, lime, coriander, onion | Snack | 15 | all | guacamole, avocado
cucumber, yoghurt, garlic, mint | Snack | 15 | all | tzatziki, :dip
aubergine, tahini, lemon | Appetizer | 60 | all | baba, aubergine, tahini
chickpeas, paprika | Snack | 45 | all | chickpeas, hummus, falafel
carrots, celery, cucumber, yoghurt | Snack | 15 | all | vegetable-sticks, crudites, :dip
croissants, smoked salmon, eggs, spinach, cream cheese | Brunch | 30 | all | croissant, scrambled
lamb shoulder 2kg, rosemary, anchovies, garlic, tin of cannellini beans | Lunch | 240 | all | lamb-shoulder, paletilla
dried red lentils, coconut milk, spinach, curry powder, onion | Dinner | 40 | all | dal, lentil
rice, frozen peas, 2 eggs, spring onion, 3 slices ham, soy sauce | Dinner | 30 | all | fried-rice
queso manchego, membrillo, nueces | Tapas | 15 | all | membrillo, queso
lomos de bacalao desalado, tomate frito, pimientos rojos | Dinner | 45 | all | bacalao
pimientos del piquillo, bacalao, nata | Dinner | 40 | salt cod | bacalao
chicken thighs, pesto, cherry tomatoes | Dinner | 60 | all | pesto
rump steak, noodles, broccoli, oyster sauce | Dinner | 30 | all | stir-fry, :noodles
gnocchi, pesto, mozzarella | Dinner | 20 | all | pesto
chicken livers, brandy, shallots, toast | - | 25 | all | liver
sausages, mash, gravy | Dinner | 60 | all | sausages-and-mash
`;

const soupsStews = `
leeks, potatoes | - | - | all | leek-and-potato, leek, gratin, :soup, roast-vegetables, roast-potatoes, potato-salad, hash
leeks, potatoes, cream, butter | Lunch | 60 | all | leek-and-potato, gratin, leek, :soup, bubble
puerros y patatas | - | - | all | leek-and-potato, vichyssoise, :soup, gratin, roast-vegetables, roast-potatoes, potato-salad, hash
tomatoes, onion, garlic, basil | Lunch | 60 | all | tomato-soup, pomodoro, bruschetta, :soup, :salad
carrots, ginger, onion | Lunch | 45 | all | carrot-and-ginger, :soup, glazed
carrots, celery, onion, beans, pasta, tomatoes | - | 60 | all | minestrone, pasta-e-fagioli, :soup, :pasta, pasta-salad
tomates, pepino, pimiento, ajo | Lunch | 30 | all | gazpacho, :salad, :soup
ripe tomatoes, cucumber, green pepper, garlic, vinegar | Lunch | 30 | all | gazpacho, salad
tomates, pan duro, ajo, huevo | Lunch | 30 | all | salmorejo, sopa-de-ajo, panzanella, toast, gazpacho
leftover chicken, noodles, carrots, celery | Dinner | 40 | all | chicken-noodle, noodle, :noodles
onions, gruyere, baguette | Dinner | 90 | all | french-onion, grilled-cheese, toast, rarebit
red lentils, carrots, onion | - | 45 | all | lentil, dal, :soup, :curry
lentejas rojas, zanahoria, cebolla | - | 45 | all | lentil, dal, :soup
pumpkin, onion, cream | - | 60 | all | pumpkin, :soup
calabaza, puerro, zanahoria | - | 60 | all | pumpkin, :soup, calabaza, roast-vegetables
half a butternut squash, onion, garlic | - | 60 | all | pumpkin, squash, :soup, roast, curry, risotto
broccoli, cheddar | - | 60 | all | broccoli, :soup, cauliflower-cheese
tofu, miso, spring onions | - | 20 | all | miso-soup, :soup, tofu, :noodles
chicken, coconut milk, mushrooms, lemongrass | - | 40 | all | tom-kha, thai, curry
pescado blanco, gambas, tomate | - | 60 | all | sopa-de-pescado, fish, arroz, :stew, prawn-curry
mushrooms, cream, onion | - | 45 | all | mushroom, :soup
frozen peas, mint | - | 25 | all | pea-soup, pea, :soup
bag of frozen peas, onion, potato | - | 40 | all | pea, :soup, curry, samosa
carrots, celery, turnip, cabbage, onion | - | 60 | all | vegetable, :soup, :stew, coleslaw, roast-vegetables
kale, potatoes, chorizo | - | 45 | all | caldo-verde, hash, :stew, :soup, tray, bubble, skillet, acelgas-con-patatas
pan duro, ajo, pimentón, huevos | - | 40 | all | sopa-de-ajo
garbanzos, chorizo, zanahoria, patata | - | 60 | all | cocido, :stew, :pulses
lentejas, zanahoria, patata, pimiento | - | 60 | all | lentejas, lentil, :soup, :curry
lentejas, chorizo | - | 60 | all | lentejas-con-chorizo, lentil-salad
lentils, carrots, onion, celery | - | 60 | all | lentil, lentejas, dal, :soup, :curry, salad
alubias blancas, chorizo, morcilla | - | 60 | all | fabada, alubias
beef, carrots, potatoes, onion | Dinner | 180 | all | beef-stew, stew, goulash, roast, bourguignon, hash, steak, ternera-en-salsa
stewing beef, red wine, mushrooms, bacon | Dinner | 180 | all | bourguignon, beef-stew
carne para guisar, patatas, zanahorias | Dinner | 150 | all | beef, estofado, :stew, stew
beef, paprika, onions, peppers | Dinner | 150 | all | goulash, beef, stew, ropa-vieja, fajitas, stir-fry
chicken thighs, peppers, tomatoes, olives | Dinner | 60 | all | cacciatora, chilindron, :stew, tray, puttanesca
pollo, pimientos, tomate, jamón serrano | Dinner | 60 | all | chilindron, chicken, :stew
chicken, red wine, mushrooms, bacon | Dinner | 120 | all | coq-au-vin
minced beef, kidney beans, tinned tomatoes, onion | Dinner | 60 | all | chilli, :stew
mince, kidney beans, tomatoes, rice | Dinner | 60 | all | chilli, stuffed, :stew, mince-and-rice
kidney beans, black beans, tomatoes, pepper | Dinner | 45 | all | bean-chilli, chilli, rajma, bean, :soup, salad, taco
atún fresco, patatas, pimiento verde | Dinner | 60 | all | marmitako, tuna, :fish
chicken, apricots, almonds, couscous | Dinner | 90 | all | tagine, chicken
lamb, chickpeas, prunes, onion | Dinner | 150 | all | tagine, lamb
sweet potato, peanut butter, spinach, tomatoes | Dinner | 60 | all | maafe, peanut, soup
tinned black beans, sausage, bacon, rice | Dinner | 90 | all | feijoada, beans
aubergine, courgette, tomato, pepper | - | 60 | all | pisto, ratatouille, caponata, roast-vegetables, pasta, :stew, lasagn, coca, :soup
berenjena, calabacín, tomate y cebolla | - | 60 | all | pisto, ratatouille, caponata, moussaka, :stew, parmigiana, pasta, coca, :soup, stir-fry, zarangollo
tinned chickpeas, tinned tomatoes, spinach | - | 30 | all | chickpea, garbanzos, chana, :curry
sausages, white beans, tomatoes | Dinner | 60 | all | sausage, bean, alubias, feijoada
lamb, potatoes, carrots, onion | Dinner | 150 | all | irish-stew, lamb, :stew, curry
chicken, yoghurt, tomatoes, garam masala | Dinner | 60 | all | tikka, butter-chicken, biryani, curry, chicken
chicken, butter, cream, tomato, ginger | Dinner | 60 | all | butter-chicken, tikka, curry
chickpeas, tomatoes, onion, ginger, cumin | Dinner | 45 | all | chana, chickpea, :curry
red lentils, garlic, cumin, tomato | Dinner | 45 | all | dal, lentil, tomato-soup
spinach, paneer | Dinner | 40 | all | saag, paneer
cauliflower, carrots, peas, coconut milk | Dinner | 45 | all | korma, curry, :soup
chicken, coconut milk, green curry paste, green beans | Dinner | 40 | all | green-curry
prawns, red curry paste, coconut milk | Dinner | 35 | all | red-curry, curry
chicken, potatoes, carrots, curry | Dinner | 60 | all | curry
lamb, yoghurt, onions, garam masala | Dinner | 120 | all | rogan-josh, lamb, curry
potatoes, cauliflower, turmeric | Dinner | 45 | all | aloo-gobi, curry, :soup, roast-vegetables
white fish, coconut milk, tomato | Dinner | 40 | all | goan, fish, curry, moqueca
kidney beans, tomato, ginger, rice | Dinner | 45 | all | rajma, chilli, bean
chicken, curry powder, peas | Dinner | 45 | all | curry, chicken
sweet potato, chickpeas, coconut milk, spinach | Dinner | 45 | all | chickpea, curry, :soup
tofu, minced pork, spring onion | Dinner | 30 | all | mapo
tofu, bok choy, soy sauce | Dinner | 30 | all | tofu, stir-fry, teriyaki
tofu, spinach, turmeric | Breakfast | 20 | all | tofu-scramble, tofu, curry
tofu, broccoli, carrot, soy sauce | Dinner | 30 | all | tofu, stir-fry, chow-mein, teriyaki
`;

const pastaRicePies = `
spaghetti, eggs, bacon, parmesan | Dinner | 30 | all | carbonara
espaguetis, huevos, panceta, parmesano | Dinner | 30 | all | carbonara
spaghetti, pecorino, black pepper | Dinner | 20 | spaghetti | cacio, carbonara, aglio
spaghetti, garlic, chilli | Dinner | 20 | all | aglio, arrabbiata
pancetta, tinned tomatoes, pasta | Dinner | 30 | all | amatriciana
penne, tomatoes, chilli, garlic | Dinner | 30 | all | arrabbiata, pomodoro, :pasta
spaghetti, anchovies, olives, capers, tomatoes | Dinner | 30 | all | puttanesca
minced beef, tomatoes, pasta, carrot, celery | Dinner | 120 | all | ragu, bolognese, lasagn, pasta-bake, meatballs
macarrones, carne picada, tomate | Dinner | 60 | all | ragu, bolognese, pasta, lasagn, meatballs
lasagne sheets, mince, tomatoes, cheese, milk | Dinner | 120 | all | lasagn
pasta, pesto | Dinner | 20 | all | pesto, :pasta
pasta, courgette, peas, asparagus | Dinner | 30 | all | primavera, :pasta, :pasta
pasta, tomatoes, basil | Dinner | 30 | all | pomodoro, :pasta
macaroni, cheddar, milk, butter | Dinner | 45 | all | macaroni-cheese
pasta, tin of tuna, tomatoes | Dinner | 30 | all | tuna-pasta, puttanesca, :pasta
pasta, atún, maíz, mayonesa | Lunch | 45 | all | pasta-salad, tuna, :pasta
salmon, peas, cream, pasta | Dinner | 30 | all | salmon-and-pea, salmon
mushrooms, cream, tagliatelle | Dinner | 30 | all | mushroom-tagliatelle, mushroom
pasta, white beans, tomatoes, rosemary | Dinner | 45 | all | fagioli, minestrone, pasta-salad, :pasta
sausages, broccoli, pasta | Dinner | 30 | all | orecchiette, sausage
aubergine, tomatoes, pasta, ricotta | Dinner | 60 | all | norma, :pasta, :pasta
pasta, cucumber, cherry tomatoes, feta, olives | Lunch | 30 | all | pasta-salad, :pasta
chicken, broccoli, pasta, cheese | Dinner | 60 | all | pasta-bake, chicken, :pasta
leftover chicken, pasta, cheese, peas | Dinner | 45 | all | pasta-bake, :pasta, :pasta, pasta-salad
clams, spaghetti, white wine, garlic | Dinner | 30 | all | vongole
prawns, linguine, garlic, lemon | Dinner | 30 | all | prawn-linguine, prawn
gnocchi, butter, sage | Dinner | 20 | all | gnocchi
gnocchi, mozzarella, tomatoes | Dinner | 40 | all | gnocchi
rice noodles, prawns, eggs, peanuts, bean sprouts | Dinner | 35 | all | pad-thai, singapore
chicken, noodles, peppers, soy sauce | Dinner | 30 | all | chow-mein, noodle, :noodles
egg noodles, cabbage, carrot, mushrooms | Dinner | 30 | all | chow-mein, :noodles
rice noodles, prawns, curry powder, peppers | Dinner | 35 | all | singapore, :noodles
ramen noodles, eggs, spinach, mushrooms | Dinner | 30 | all | ramen, :noodles
noodles, minced pork, bok choy | Dinner | 30 | all | dan-dan, :noodles
beef, rice noodles, lime, coriander | Dinner | 60 | all | pho, :noodles
soba, cucumber, edamame | Lunch | 25 | all | soba, chow-mein
noodles, peanut butter, cucumber, carrot | Lunch | 25 | all | peanut-noodles, cold-peanut-soba, :noodles
cooked rice, eggs, peas | Dinner | 20 | all | egg-fried-rice, nasi, :rice, omelette
leftover rice, carrot, egg, soy sauce | Dinner | 20 | all | egg-fried-rice, nasi, :rice
half a cabbage, 3 carrots, some leftover chicken n rice | Dinner | 30 | all | fried-rice, nasi, :rice
arroz cocido, gambas, huevo, guisantes | Dinner | 25 | all | fried-rice, nasi, :rice
arroz, gambas, mejillones, calamares | Lunch | 60 | all | paella, arroz-caldoso, :rice
rice, green beans, artichokes, red pepper | Lunch | 60 | all | paella, :rice, pilaf, biryani, risotto
pollo, arroz, pimiento, guisantes | Lunch | 60 | all | arroz-con-pollo, paella, :rice, stir-fry, curry, pollo, chicken
chicken, rice, carrots, garlic | Dinner | 60 | all | arroz-con-pollo, plov, pilaf, biryani, chicken, :rice, curry, congee
chicken n rice | - | - | all | chicken, :rice, pollo, congee, plov, jollof, curry
arroz, huevos, tomate frito | Lunch | 30 | all | cubana, :rice
arroz, almejas, gambas, rape | Lunch | 60 | all | caldoso, paella, :rice
mushrooms, risotto rice, parmesan | Dinner | 55 | all | mushroom-risotto, risotto
peas, asparagus, arborio rice | Dinner | 45 | all | risotto, :rice
arborio rice, saffron, butter, parmesan | Dinner | 45 | all | milanese, risotto
lamb, rice, carrots, raisins | Dinner | 90 | all | plov, pilaf, biryani, lamb, :rice, curry
rice, carrots, peas, cashews | Dinner | 45 | all | pilaf, biryani, :rice
basmati rice, chicken, yoghurt, onions | Dinner | 75 | all | biryani, :rice, curry, tikka, korma
cauliflower, potatoes, basmati rice, peas | Dinner | 60 | all | biryani, pilaf, :rice, curry, aloo
rice, tomatoes, scotch bonnet, peppers | Dinner | 60 | all | jollof, :rice
rice, black beans, coriander | Dinner | 45 | all | gallo-pinto, beans, :rice
smoked haddock, eggs, rice | Brunch | 45 | all | kedgeree
rice, chicken, ginger, spring onion | Dinner | 60 | all | congee, chicken, :rice
pizza dough, mozzarella, tomatoes | Dinner | 40 | all | pizza, margherita, calzone
masa de pizza, mozzarella, champiñones, jamón | Dinner | 40 | all | pizza, coca, calzone
tortillas, cheese, tomato sauce, ham | Dinner | 20 | all | tortilla-pizza, quesadilla, pizza, :wrap
shortcrust pastry, bacon, eggs, cream | Lunch | 75 | all | quiche
puff pastry, leeks, cheese | Lunch | 60 | all | leek, tart, cheese-and-onion-pie
filo pastry, spinach, feta | Dinner | 75 | all | spanakopita, quick-filo-pie
chicken, leeks, puff pastry, cream | Dinner | 75 | all | chicken-and-leek, pie
leftover chicken, mushrooms, puff pastry | Dinner | 60 | all | pie
minced lamb, potatoes, carrots, peas | Dinner | 90 | all | shepherd, cottage, :pie
mince, mashed potato, peas | Dinner | 75 | mince, peas | shepherd, cottage, :pie
masa de empanada, atún, pimiento, cebolla, tomate | Lunch | 90 | all | empanada, empanadillas
potatoes, cream, garlic | Dinner | 90 | all | dauphinois, gratin
cauliflower, cheese, milk | Dinner | 50 | all | cauliflower-cheese, cauliflower
aubergines, minced lamb, tomatoes, milk | Dinner | 150 | all | moussaka
aubergine, mozzarella, tomato, parmesan | Dinner | 90 | all | parmigiana, aubergine, roast-vegetables, pizza, pasta, caprese
white fish, potatoes, milk, peas | Dinner | 75 | all | chowder, fish-pie, fish, :fish
`;

const roastsFishSalads = `
whole chicken, lemon, potatoes | Dinner | 120 | all | whole-roast-chicken, roast-chicken, chicken
un pollo entero, limón, ajo | Dinner | 120 | all | roast-chicken, spatchcock-chicken
chicken thighs, potatoes, carrots | Dinner | 75 | all | tray, chicken, japanese-curry
muslos de pollo, patatas, pimientos | Dinner | 75 | all | tray, chicken, chilindron, pollo
sausages, peppers, onions, potatoes | Dinner | 60 | all | sausage
sweet potato, peppers, courgette, halloumi | Dinner | 50 | all | roast-vegetables, tray, :soup, halloumi, hash, warm-root-salad
salmon, potatoes, green beans | Dinner | 50 | all | salmon
salmón, patatas, judías verdes | Dinner | 50 | all | salmon
pork loin, apples, potatoes | Dinner | 120 | all | pork
leg of lamb, rosemary, garlic, potatoes | Dinner | 150 | all | lamb
pork ribs, bbq sauce | Dinner | 180 | all | ribs
costillas, miel, soja | Dinner | 150 | all | ribs
pork chops, apple | Dinner | 35 | all | pork-chops
chuletas de cerdo, manzana | Dinner | 40 | all | pork, chuletas
steak, parsley, garlic | Dinner | 25 | all | steak, stir-fry, beef
2 sirloin steaks, potatoes | Dinner | 50 | all | steak, lomo-saltado
chicken breast, breadcrumbs, egg, flour | Dinner | 35 | all | schnitzel, katsu, milanesas
lamb chops, mint, peas | Dinner | 30 | all | lamb-chops, lamb, lamb
albóndigas: carne picada, pan rallado, huevo, tomate | Dinner | 60 | - | albondigas, meatballs
minced beef, breadcrumbs, cream, egg | Dinner | 45 | all | swedish, meatballs, albondigas, burger
lamb mince, yoghurt, cumin, mint | Dinner | 40 | all | kofta
minced beef, burger buns, cheese, lettuce | Dinner | 30 | all | beef-burger, burger
black beans, burger buns, avocado | Dinner | 35 | all | black-bean-burger, burger, taco
turkey mince, burger buns, onion | Dinner | 30 | all | turkey-burger, burger
chicken, peanut butter, soy sauce, lime | Dinner | 40 | all | satay, chicken, chicken
carne de cerdo, pimentón, comino, limón | Tapas | 60 | all | pinchos, pork
pollo, ajo, vino blanco | Dinner | 45 | all | pollo-al-ajillo, chicken, escalopes
chicken breast, lemon, capers, butter | Dinner | 30 | all | lemon-butter, chicken, piccata, escalopes, turkey-escalopes
chicken, broccoli, pepper, soy sauce | Dinner | 30 | all | stir-fry, chicken
beef, broccoli, soy sauce, rice | Dinner | 40 | all | beef-and-broccoli, beef, stir-fry
pork, pineapple, peppers, vinegar | Dinner | 40 | all | sweet-and-sour, stir-fry, teriyaki
chicken, peanuts, dried chilli, spring onion | Dinner | 30 | all | kung-pao, chicken
beef, tomatoes, red onion, chips, soy sauce | Dinner | 40 | beef, tomatoes | lomo-saltado
chicken, soy sauce, honey, rice | Dinner | 40 | all | teriyaki, chicken
salmon, soy sauce, honey, broccoli | Dinner | 30 | all | teriyaki, salmon
duck breast, orange | Dinner | 45 | all | duck
peppers, mince, rice | Dinner | 75 | all | stuffed-peppers, stuffed, pimientos, chilli, albondigas, meatballs, mince-and-rice, picadillo-con-arroz
pimientos, carne picada, arroz | Dinner | 75 | all | stuffed, pimientos-rellenos, mince-and-rice, picadillo-con-arroz
calabacines, carne picada, queso | Dinner | 60 | all | stuffed, calabacines, moussaka, courgette, taco, burger, albondigas, meatballs, pasta-bake
aubergine, miso | Dinner | 40 | all | miso-aubergine
cod, lemon, butter | Dinner | 25 | all | fish, cod, meuniere
bacalao fresco, limón, mantequilla | Dinner | 25 | all | fish, cod, bacalao, meuniere
merluza, guisantes, perejil, ajo | Dinner | 35 | all | merluza, fish
cod, tomatoes, peppers, olives | Dinner | 40 | all | cod, fish, bacalao-con-tomate
white fish, courgette, lemon, dill | Dinner | 40 | all | papillote, fish
white fish, potatoes, flour | Dinner | 60 | all | fish-and-chips, fish-cakes, fish, merluza-guisada-con-patatas
leftover mashed potatoes, tinned salmon, parsley | Dinner | 40 | all | fish-cakes
sardines, lemon | Dinner | 25 | all | sardines
white fish, lime, red onion, coriander | Appetizer | 30 | all | ceviche, fish, goan
sea bass, ginger, spring onions, soy sauce | Dinner | 30 | all | steamed-fish, fish
fresh tuna steaks, sesame seeds | Dinner | 20 | all | seared-tuna, tuna
mussels, white wine, garlic, parsley | Dinner | 30 | all | mussels
almejas, vino blanco, ajo | Tapas | 30 | all | almejas, mussels, vongole
pulpo, patatas, pimentón | Tapas | 75 | all | pulpo
calamares, ajo, perejil | Tapas | 25 | all | calamares, ajillo
prawns, mangetout, pepper, soy sauce | Dinner | 25 | all | prawn, singapore, stir-fry, :noodles
chicken, romaine, parmesan, bread | Lunch | 35 | all | caesar
tomatoes, cucumber, feta, olives, red onion | Lunch | 20 | all | greek-salad, salad
tinned tuna, green beans, eggs, potatoes, olives | Lunch | 40 | all | nicoise, ensaladilla, salad, frittata, omelette, potato-salad
bulgur, parsley, mint, tomatoes, lemon | Lunch | 30 | all | tabbouleh, salad, pilaf
quinoa, cucumber, peppers, feta | Lunch | 35 | all | grain-salad, salad, tabbouleh, stuffed-peppers, halloumi-couscous
couscous, chickpeas, courgette, lemon | Lunch | 30 | all | grain-salad, salad, couscous
lentils, feta, beetroot | Lunch | 40 | all | lentil-salad, lentil, salad
green beans, kidney beans, chickpeas, red onion | Lunch | 25 | all | bean-salad, bean
potatoes, mayonnaise, chives | Lunch | 40 | all | potato-salad
patatas, atún, mayonesa, guisantes, zanahoria | Lunch | 45 | all | ensaladilla, potato-salad
cabbage, carrot, mayo | Lunch | 20 | all | coleslaw, salad
mozzarella, tomatoes, basil | Lunch | 15 | all | caprese, salad, bruschetta, toast, pizza, tomato
pitta, tomatoes, cucumber, radish, sumac | Lunch | 25 | all | fattoush
stale bread, tomatoes, basil, red onion | Lunch | 30 | all | panzanella, bruschetta, gazpacho, salmorejo
goats cheese, lettuce, walnuts, bread | Lunch | 20 | all | goat, green-salad, open-sandwiches
lettuce, cucumber, tomato, carrot | Lunch | 15 | all | green-salad, salad
lechuga, tomate, cebolla, atún | Lunch | 15 | all | salad, nicoise
leftover chicken, avocado, lettuce | Lunch | 15 | all | chicken-salad, chicken, green-salad, sandwich
potatoes, milk, butter | - | 40 | all | mashed, potatoes, gratin
potatoes | - | 60 | all | potato, patatas, :side
carrots, honey, butter | - | 30 | all | glazed-carrots
green beans, garlic, almonds | - | 20 | all | green-beans
red cabbage, apple, vinegar | - | 75 | all | red-cabbage, coleslaw
leftover mashed potatoes, cabbage | - | 25 | all | bubble-and-squeak, hash
patatas, pimientos, cebolla, aceite de oliva | - | 60 | potatoes, peppers | patatas, tray, tortilla, potato-salad, :side
spinach, cream, nutmeg | - | 20 | all | creamed-spinach, spinach, :soup
cauliflower, tahini, lemon | - | 45 | all | cauliflower, roast-vegetables
baking potatoes, cheese, beans | Dinner | 90 | all | stuffed-baked, potato, roast-vegetables, hash, gratin
leftover roast beef, potatoes, onion | Dinner | 35 | all | hash, pyttipanna
leftover roast lamb, potatoes, carrots | Dinner | 40 | all | hash, shepherd
pork shoulder steaks, apples, cider, onion | Dinner | 60 | all | pork-and-apple-cider-braise, pork-shoulder-steaks-in-cider
beef shin, ale, carrots | Dinner | 60 | all | beef-and-ale-stew, beef-stew, braised-beef-shin
chicken thighs, gochujang, rice, cucumber | Dinner | 40 | all | gochujang-chicken
pork belly, kimchi, tofu | Dinner | 40 | all | pork-and-kimchi-stew
venison mince, carrots, potatoes, onion | Dinner | 60 | all | mince-and-tatties, picadillo, cottage-pie, one-pan-mince-and-potatoes
atún fresco, tomates, cebolla | Dinner | 40 | all | bonito-con-tomate, atun-encebollado
rotisserie chicken, puff pastry, carrots, milk | Dinner | 65 | all | leftover-chicken-pie
pollo asado de ayer, pasta, nata, champiñones | Dinner | 25 | all | leftover-roast-pasta, mushroom-tagliatelle
leftover roast beef, potatoes, cabbage, carrots | Dinner | 45 | all | bubble-and-squeak-with-leftovers, roast-dinner-hash
butifarra, judías blancas, ajo | Dinner | 30 | all | butifarra-con-alubias
`;

const sweets = `
chocolate, butter, eggs, sugar, flour | - | 60 | all | brownies, cookies, fondant, chocolate
butter, sugar, eggs, flour, jam | - | 60 | all | victoria, cake, :cake, :biscuits
yogur, huevos, harina, azúcar, limón | - | 60 | all | bizcocho-de-yogur, :cake, lemon, pancakes
3 overripe bananas, flour, eggs, butter | - | 75 | all | banana
plátanos muy maduros, harina, azúcar | - | 75 | all | banana
carrots, eggs, flour, walnuts, cream cheese | Snack | 90 | all | carrot-cake
lemons, butter, sugar, eggs, flour | Snack | 75 | all | lemon-drizzle, lemon, :cake, :pancakes, pancakes, shortbread
chocolate chips, butter, flour, brown sugar | Snack | 40 | all | cookies, brownies, chocolate
butter, flour, sugar | Snack | 60 | all | shortbread, :biscuits, crumble, :cake, scones, pancakes
oats, butter, golden syrup | Snack | 45 | all | flapjack, oat
apples, oats, flour, butter, sugar | - | 60 | all | crumble, apple, cookies, oat
manzanas, harina, mantequilla, azúcar | - | 60 | all | crumble, apple, manzana, :cake
frozen berries, oats, butter | - | 60 | all | crumble, berry, flapjack, oat
puff pastry, apples | - | 50 | all | apple-tart, apple
ground almonds, eggs, sugar, lemon | - | 60 | all | santiago
cream cheese, eggs, sugar, cream | - | 240 | all | cheesecake
leche, huevos, azúcar | - | - | all | flan, natillas, crema-catalana, :pudding, :pancakes, crepes
leche, yemas de huevo, canela, limón | - | 40 | all | crema-catalana, natillas, flan, arroz
arroz, leche, canela, azúcar | - | 60 | all | arroz-con-leche, rice-pudding
pudding rice, milk, nutmeg | - | 120 | all | rice-pudding, arroz-con-leche
dark chocolate, eggs | - | 60 | all | mousse, fondant, chocolate
cream, gelatine, vanilla | - | 240 | all | panna
stale bread, milk, eggs, raisins | - | 60 | all | bread-pudding, torrijas, french-toast
harina, chocolate, leche | Breakfast | 45 | all | churros, chocolate, :cake, :pancakes
pears, red wine, cinnamon | - | 60 | all | pears
apples, raisins, cinnamon | - | 60 | all | baked-apples, apple, crumble, poached, fruit
strawberries, kiwi, banana, orange | Snack | 15 | all | fruit-salad, smoothie, :fruit
peaches, yoghurt, honey | Snack | 30 | all | peach, yoghurt, :fruit
strawberries, cream, meringue | Snack | 15 | all | eton-mess
mascarpone, coffee, sponge fingers, eggs, cocoa | - | 60 | all | tiramisu
banana, berries, yoghurt, milk | Breakfast | 10 | all | smoothie, bowl, :fruit
frozen bananas | Snack | 10 | all | banana
cocoa, flour, milk, sugar | Snack | 10 | all | mug-cake, chocolate
flour, butter, milk, jam | Snack | 40 | all | scones, :cake, :biscuits, pancakes, victoria
blueberries, flour, eggs, milk | Breakfast | 45 | all | muffins, pancakes, clafoutis
condensed milk, evaporated milk, eggs, flour | - | 90 | all | tres-leches
mango, sticky rice, coconut milk | - | 60 | all | mango, arroz-con-leche, rice
cherries, eggs, milk, flour | - | 60 | all | clafoutis, :pancakes, pancakes
dates, walnuts, oats | Snack | 20 | all | energy, date, oat, porridge, granola
oats, honey, almonds, raisins | Breakfast | 45 | all | granola, porridge, energy, oat
popcorn kernels, paprika | Snack | 15 | all | popcorn
chocolate, strawberries | Snack | 30 | all | strawberries, fruit, chocolate
avocado, cocoa, dates | Snack | 15 | all | avocado, smoothie
chia seeds, coconut milk, mango | Snack | 60 | all | chia, smoothie
strawberries, balsamic vinegar | Snack | 20 | all | strawberries, fruit-salad
pineapple, brown sugar, butter | Snack | 25 | all | pineapple, fruit
yoghurt, frozen berries | Snack | 60 | all | bark, yoghurt, smoothie, berry
bananas, butter, cinnamon | Snack | 15 | all | banana
bread, butter, cinnamon, sugar | Snack | 15 | all | cinnamon-toast, torrijas, french-toast, pudding, cinnamon
pumpkin, shortcrust pastry, eggs, cream | - | 90 | all | pumpkin-pie, quiche, tart, vegetable-pie
oats, raisins, butter, flour | Snack | 40 | all | cookies, oat
peanut butter, egg, sugar | Snack | 30 | all | peanut
semolina, sugar, cardamom | - | 40 | all | halva, kheer
cheese, flour, butter, milk | Snack | 40 | all | cheese-scones, :biscuits, scones, macaroni
cornmeal, eggs, milk, butter | - | 45 | all | cornbread
flour, yoghurt | - | 30 | all | flatbread
flour, yeast, olive oil, rosemary | - | 120 | flour, yeast | focaccia
flour, buttermilk, bicarbonate of soda | - | 60 | all | soda-bread, scones
puff pastry, parmesan | Snack | 30 | all | straws, tart, puff
mixed nuts, honey, paprika | Snack | 25 | all | nuts
eggs, mayonnaise, mustard | Appetizer | 30 | all | devilled
dates, cream cheese, walnuts | Appetizer | 15 | all | dates
mozzarella balls, cherry tomatoes, basil | Appetizer | 15 | all | caprese
melon, prosciutto | Appetizer | 10 | all | melon
smoked salmon, cream cheese, cucumber | Appetizer | 20 | all | salmon, cucumber
tomatoes, baguette, garlic, basil | Appetizer | 20 | all | bruschetta, pan-con-tomate, gazpacho, salmorejo, tomato
edamame, chilli, salt | Snack | 10 | edamame | edamame
tortilla chips, cheese, jalapeños, beans | Snack | 20 | all | nachos
sweetcorn, eggs, flour, spring onion | Brunch | 30 | all | fritters
corn on the cob, lime, mayo, feta | Snack | 25 | all | elote, corn, esquites
kale, olive oil | Snack | 25 | kale | kale, salad
`;

/** Dishes by name, leftovers, slips of the pen, and the mess of real life. */
const messy = String.raw`
brie, cranberry sauce, puff pastry | Snack | 45 | - | brie
apple sauce, pork chops, potatoes | - | 60 | - | pork-chops
2 eggs, tortilla wrap, cheddar | Breakfast | 15 | - | egg-and-cheese-wrap, breakfast-burrito
half cabbage, 2 eggs, flour, bacon | - | 30 | all | okonomiyaki
corn tortillas, black beans, sweet potato, lime | - | 40 | - | taco
sprouts, chestnuts, gnocchi | - | 45 | all | gnocchi
swede, blue cheese, walnuts, spinach | - | 45 | all | warm-root-salad
vegan sausages, mash, gravy, peas | - | 45 | - | sausages
quorn mince, tinned tomatoes, kidney beans, rice | - | 45 | - | chilli
leftover rice, tin of sweetcorn, cheddar | - | 45 | all | cheesy-rice-bake
baked beans, bread | Breakfast | 10 | all | baked-beans-on-toast
paella | - | - | - | paella
pad thai | - | - | - | pad-thai
spag carbonara with bacon | Dinner | 30 | - | carbonara
tortilla de patatas | - | - | - | tortilla-de-patatas
banana bread | - | - | - | banana-bread
pad thai with tofu | Dinner | 40 | all | pad-thai
quiero hacer una lasaña | - | 120 | - | lasagn
chicken tikka masala | Dinner | 60 | - | tikka
brownies!! | - | 60 | - | brownies
gazpacho | - | - | - | gazpacho
chiken, brocoli, rice | Dinner | 45 | all | chicken, :rice, stir-fry
tomatos, potatos, onoins, eggs | - | - | all | :eggs, tortilla, frittata, shakshuka, potato
- chicken\n- peppers\n- rice | Dinner | 60 | all | arroz, chicken, :rice, pollo, jollof
1 onion, 2 carrots, 3 potatoes, 500g beef | Dinner | 150 | all | beef, stew, curry, hash, steak, goulash
500g mince, onion, tin of tomatoes, spaghetti | Dinner | 90 | all | ragu, bolognese, one-pan-mince-pasta, pasta-bake, meatballs, albondigas
🍗 🍚 🥦 | Dinner | 45 | all | chicken, :rice, stir-fry
🥚🧀🍅 | - | 20 | all | :eggs, omelette
chicken rice carrots garlic | - | - | all | chicken, :rice, pollo, plov
I have some eggs, half a pepper and leftover rice | - | 25 | all | fried-rice, nasi, :rice, :eggs
tengo medio calabacín, dos huevos y un poco de queso | - | 25 | all | :eggs, frittata, fritters
sobras de pollo y arroz | - | 25 | all | fried-rice, nasi, :rice
leftover pasta, cheese, milk | - | 40 | all | macaroni, pasta, frittata
leftover roast veg, eggs | - | 30 | all | frittata, hash, :eggs
old bananas and oats | Breakfast | 20 | all | banana, porridge, oat
a couple of eggs, some mushrooms, bread | Breakfast | 20 | all | :eggs, toast, mushrooms
3 wrinkly tomatoes, stale baguette, garlic | Lunch | 30 | all | panzanella, bruschetta, tomate, salmorejo, sopa-de-ajo
1/2 kilo de patatas, 4 huevos, 1 cebolla | - | - | all | tortilla, :eggs, frittata, potato-salad
lata de atún, pasta, tomate frito | Dinner | 25 | all | tuna, :pasta
bote de garbanzos, bacalao, espinacas | Dinner | 45 | all | garbanzos, chickpea, :stew, cod, bacalao
2 chicken breasts, lemon, no garlic | Dinner | 35 | all | chicken, milanesas, escalopes, turkey-escalopes
prawns, chilli, something spicy please | Dinner | 30 | all | prawn, gambas
salmon, rice, soy sauce | Dinner | 40 | all | salmon, teriyaki, poke-bowl
salmon fillets + asparagus + potatoes | Dinner | 50 | all | salmon, one-pan-fish-and-potatoes
chicken, potatoes | Dinner | 75 | all | chicken, pollo, tray
chicken | Dinner | 60 | all | chicken, pollo, milanesas
pollo | Dinner | 60 | all | pollo, chicken, milanesas
rice | Dinner | 45 | all | :rice, :risotto, arroz
mince | Dinner | 60 | all | beef, meatballs, ragu, burger, chilli, kofta, taco, stuffed, albondigas, swedish
tofu | Dinner | 40 | all | tofu, tofu, teriyaki
eggs | - | 20 | all | :eggs, egg
beans on toast: baked beans, bread | - | 15 | all | toast, bean
minced turkey, courgette, rice | Dinner | 60 | all | stuffed, turkey, :rice, albondigas, meatballs
carrot, potato, lentils, bay leaf | Dinner | 60 | all | lentil, lentejas, dal, curry, :soup
chickpeas, carrots, couscous, raisins | Dinner | 45 | all | couscous, grain-salad, tagine, chickpea, stir-fry, curry
spinach, potatoes, eggs | - | 45 | all | :eggs, frittata, saag, bubble
bacon, cabbage, potatoes | Dinner | 45 | all | hash, bubble, cabbage, :soup, potato, acelgas-con-patatas, trinxat
bacon, eggs, mushrooms, tomatoes | Breakfast | 25 | all | :eggs, toast, bacon
broccoli, stilton, celery, potatoes | Lunch | 45 | all | :soup, broccoli, gratin, roast-vegetables, potato
chorizo, potatoes, eggs | - | 40 | all | huevos-rotos, frittata, :eggs, hash, tortilla, potato-salad, patatas
chicken, chorizo, rice, peas | Dinner | 60 | all | paella, arroz, :rice, jollof, chicken
pork mince, cabbage, noodles | Dinner | 35 | all | dan-dan, chow-mein, :noodles
beef mince, sweet potato, kale | Dinner | 75 | all | shepherd, hash, chilli, :stew, pie, taco, albondigas
cod, chorizo, white beans | Dinner | 45 | all | cod, fish, bean, :stew
lamb mince, aubergine, tomatoes | Dinner | 90 | all | moussaka, kofta, ragu, stuffed, albondigas
squash, sage, risotto rice | Dinner | 50 | all | risotto, :rice
beetroot, goats cheese, walnuts | Lunch | 40 | all | goat, salad, beet, roast-vegetables
fennel, orange, olives | Lunch | 20 | all | salad
cauliflower, chickpeas, curry powder | Dinner | 45 | all | curry, chickpea, cauliflower
halloumi, peppers, couscous | Dinner | 40 | all | grain-salad, roast-vegetables, couscous, skewers
turkey, brussels sprouts, potatoes | Dinner | 60 | all | hash, turkey, tray, chicken, pie
pear, blue cheese, walnuts, rocket | Lunch | 15 | all | salad, toast
ham, peas, pasta, cream | Dinner | 30 | all | :pasta, carbonara
smoked salmon, cream cheese, bagel | Breakfast | 10 | all | salmon, sandwich, toast
mackerel, beetroot, potatoes | Dinner | 45 | all | mackerel, sardine, salad, fish, potato-salad, sea-bream
garbanzos, atún, tomate, cebolla | Lunch | 20 | all | salad, ensalada, garbanzos, chickpea
arroz, verduras congeladas | Dinner | 45 | all | :rice, paella, pilaf
judías verdes, patatas, zanahoria | Dinner | 45 | all | :soup, :stew, :side, salad, vegetable, curry, roast, hash
coliflor, bechamel, queso | Dinner | 45 | all | cauliflower, gratin
acelgas, patatas, ajo | Dinner | 40 | all | :side, :soup, :stew, patatas, chard, tortilla, potato, caldo, roast
pavo, champiñones, nata | Dinner | 40 | all | turkey, mushroom, pavo, chicken, stroganoff, pasta
filetes de ternera, patatas | Dinner | 45 | all | steak, ternera, beef, lomo
espárragos, huevos | Dinner | 25 | all | revuelto, :eggs, asparagus
naranjas, zanahorias | - | 20 | all | carrot, salad
yogur, plátano, avena | Breakfast | 15 | all | smoothie, porridge, bowl, banana, oat
`;

const spanishHomeCooking = `
bonito fresco, tomate, cebolla, pimiento verde | - | 40 | all | bonito-con-tomate, atun-encebollado
atún fresco, tomates, ajo | - | 40 | all | bonito-con-tomate, fish-baked
fabes, chorizo, morcilla, panceta | - | 150 | all | fabada-from-dried-beans
pulpo cocido, patatas, pimentón | - | 40 | all | pulpo
papas, huevos, cebolla | - | 40 | all | tortilla-de-patatas
arroz bomba, pollo, judía verde, garrofón, azafrán | - | 60 | all | paella-valenciana
fideos, sepia, gambas, caldo de pescado | - | 45 | all | fideua
arroz, costilla, morcilla, garbanzos, patata | - | 90 | all | arroz-al-horno
yuca, costilla de cerdo, ajo | - | 90 | all | costillas-con-yuca
carne de res, papa, yuca, mazorca, cilantro | - | 120 | all | sancocho
ají amarillo, pollo, pan, leche, nueces | - | 60 | all | aji-de-gallina
porotos, zapallo, choclo, albahaca | - | 60 | all | porotos, locro
nopales, huevo, jitomate | Breakfast | 20 | all | nopales
plátano verde, ajo, chicharrón | - | 40 | all | mofongo
pollo, mole, arroz | - | 60 | all | mole
chuletón, patatas | - | 40 | all | chuleton
codornices, cebolla, zanahoria, vinagre | - | 60 | all | codornices, escabeche
leche condensada, limones, galletas | Snack | 200 | all | carlota
huevos rotos veganos | - | 30 | - | huevos-rotos-veganos
tortilla de calabacín | - | 40 | - | tortilla-de-calabacin
`;

export interface TypedBasket {
  readonly typed: string;
  readonly meal: string | null;
  readonly minutes: number;
  /** Null for all of them. */
  readonly mustUse: readonly string[] | null;
  readonly right: readonly string[];
}

const usualMinutes = 120;

/** Every basket, in the order of the cookbook's chapters. */
export const baskets: readonly TypedBasket[] = [
  eggsBreadBreakfast,
  soupsStews,
  pastaRicePies,
  roastsFishSalads,
  sweets,
  messy,
  spanishHomeCooking,
].flatMap((chapter) =>
  chapter
    .trim()
    .split('\n')
    .map((line): TypedBasket => {
      const [typed = '', meal = '-', minutes = '-', mustUse = 'all', right = ''] = line.split(' | ');
      const listOf = (text: string) => text.split(',').map((word) => word.trim());
      return {
        typed: typed.replaceAll('\\n', '\n'),
        meal: meal === '-' ? null : meal,
        minutes: minutes === '-' ? usualMinutes : Number(minutes),
        mustUse: mustUse === 'all' ? null : mustUse === '-' ? [] : listOf(mustUse),
        right: listOf(right),
      };
    }),
);

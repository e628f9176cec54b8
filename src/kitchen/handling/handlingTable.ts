/**
 * How the kitchen handles what it can cook, one line each, under the role it plays:
 * name | serving per person | cut | name in the list (when the shelf name is not what a recipe would say).
 * A serving is grams (`g`), millilitres (`ml`), spoons (`tbsp`, `tsp`), cloves (`clove`), slices (`slice`) or whole
 * pieces (no unit).
 */
export const handlingTable = `
@poultry
chicken|150g|strips
chicken breast|150g|strips
chicken thigh|160g|chunks|boneless chicken thigh
chicken leg|180g|chunks|boned chicken leg
turkey|150g|strips
turkey breast|150g|strips
duck|150g|strips|duck breast
duck breast|150g|strips
@meat
beef|150g|strips
steak|150g|strips|beef steak
beef steak|150g|strips
veal|150g|strips
lamb|150g|strips
pork|150g|strips
pork loin|150g|strips
pork tenderloin|150g|strips
pork chop|160g|strips|boneless pork chop
pork belly|140g|cubes
venison|150g|strips
rabbit|160g|chunks|boned rabbit
bison|150g|strips
@joint
chicken wing|200g|none|chicken wings
chicken drumstick|200g|none|chicken drumsticks
whole chicken|220g|none|jointed chicken
pork ribs|220g|none
spare ribs|220g|none|pork ribs
lamb chop|180g|none|lamb chops
lamb cutlet|180g|none|lamb cutlets
@mince
minced beef|125g|none
beef mince|125g|none|minced beef
pork mince|125g|none|minced pork
lamb mince|125g|none|minced lamb
turkey mince|125g|none|minced turkey
chicken mince|125g|none|minced chicken
minced pork|125g|none
minced lamb|125g|none
minced turkey|125g|none
minced chicken|125g|none
minced meat|125g|none
@cured
bacon|50g|strips
ham|50g|strips
serrano ham|40g|strips
prosciutto|40g|strips
chorizo|50g|slice
sausage|120g|slice|sausages
frankfurter|100g|slice|frankfurters
pancetta|50g|cubes
salami|40g|strips
black pudding|60g|slice
@fish
salmon|140g|none|salmon fillet
cod|150g|none|cod fillet
hake|150g|none|hake fillet
haddock|150g|none|haddock fillet
sea bass|150g|none|sea bass fillet
sea bream|150g|none|sea bream fillet
trout|140g|none|trout fillet
tuna|140g|none|tuna loin
tilapia|150g|none|tilapia fillet
halibut|150g|none|halibut fillet
monkfish|150g|none|monkfish fillet
mackerel|130g|none|mackerel fillet
white fish|150g|none|white fish fillet
fish|150g|none|fish fillet
pollock|150g|none|pollock fillet
turbot|150g|none|turbot fillet
swordfish|150g|none|swordfish loin
sole|150g|none|sole fillet
sardine|120g|none|sardine fillets
@tinned fish
tinned tuna|80g|drain
anchovy|3|chop
smoked salmon|60g|strips
smoked mackerel|70g|tear
smoked trout|60g|tear
tinned mackerel|80g|drain
@shellfish
clam|200g|none|clams
mussel|200g|none|mussels
crab|80g|none|crab meat
octopus|120g|none
prawn|120g|peel|prawns
shrimp|120g|peel|shrimps
scallop|120g|none|scallops
squid|140g|rings
@soy
tofu|125g|cubes|firm tofu
smoked tofu|110g|cubes
tempeh|100g|cubes
seitan|110g|strips
vegan mince|90g|none
textured vegetable protein|30g|none
vegan sausage|100g|slice|vegan sausages
paneer|100g|cubes
halloumi|80g|cubes
@pulse
refried beans|100g|none
chickpeas|120g|drain|cooked chickpeas
black beans|120g|drain|cooked black beans
kidney beans|120g|drain|cooked kidney beans
white beans|120g|drain|cooked white beans
butter beans|120g|drain|cooked butter beans
pinto beans|120g|drain|cooked pinto beans
beans|120g|drain|cooked beans
lentils|120g|drain|cooked lentils
red lentils|60g|rinse
black-eyed peas|120g|drain|cooked black-eyed peas
edamame|80g|none|shelled edamame
broad beans|90g|none
@egg
egg|2|none
quail egg|4|none
@root
carrot|1|slice
parsnip|1|chunks
potato|200g|dice|potatoes
sweet potato|180g|dice
yam|180g|dice
cassava|180g|dice
taro|180g|dice
butternut squash|150g|dice
pumpkin|150g|dice
beetroot|1|dice
turnip|1|dice
swede|120g|dice
celeriac|120g|dice
kohlrabi|120g|dice
Jerusalem artichoke|120g|slice|Jerusalem artichokes
daikon|80g|slice
@vegetable
baby corn|60g|halve
sugar snap pea|70g|none|sugar snap peas
roasted red pepper|60g|drain|roasted red peppers
piquillo pepper|60g|drain|piquillo peppers
bell pepper|1|strips|bell pepper
padrón pepper|60g|none|padrón peppers
aubergine|0.5|cubes
courgette|0.5|half-moons
broccoli|120g|florets
cauliflower|120g|florets
romanesco|120g|florets
mushrooms|100g|slice
shiitake|80g|slice
oyster mushroom|80g|strips|oyster mushrooms
mixed mushrooms|100g|slice
porcini|80g|slice
chanterelle|80g|halve|chanterelles
green beans|100g|short
mangetout|70g|none
asparagus|100g|short
Brussels sprout|100g|halve|Brussels sprouts
cabbage|100g|shred
red cabbage|90g|shred
savoy cabbage|100g|shred
napa cabbage|90g|shred
fennel|0.5|slice|fennel bulb
celery|1|slice|celery stick
okra|90g|short
peas|80g|none
sweetcorn|80g|none
bamboo shoots|60g|drain
water chestnut|50g|slice|water chestnuts
artichoke|80g|quarter|artichoke hearts
vegetables|150g|none|mixed vegetables
bean sprouts|70g|none
bok choy|1|quarter
chayote|120g|dice
hearts of palm|60g|slice
cactus|90g|strips|cactus paddle
@leafy
spinach|80g|none
kale|60g|strip-leaf
Swiss chard|80g|shred
collard greens|80g|shred
mustard greens|60g|shred
turnip greens|80g|shred
broccoli rabe|80g|short
nettle|60g|none
@salad
lettuce|50g|tear
rocket|25g|none
watercress|25g|none
lamb's lettuce|25g|none
endive|0.5|shred
cucumber|80g|half-moons
radish|3|slice
alfalfa sprouts|15g|none
jicama|80g|matchsticks
@tomato
tomato|1|dice
cherry tomato|90g|halve|cherry tomatoes
@tomato base
tinned tomato|120g|none|tinned chopped tomatoes
passata|120ml|none
tomato paste|1tbsp|none
@onion
onion|0.5|dice
red onion|0.5|slice
shallot|1|slice
spring onion|1|slice
leek|0.5|slice
calçot|2|slice
@garlic
garlic|1clove|mince
ginger|1tsp|grate|fresh ginger
@chilli
red chilli|0.5|mince
green chilli|0.5|mince
pickled jalapeño|15g|drain|pickled jalapeños
chilli|0.5|mince|fresh chilli
chipotle in adobo|0.5tsp|none|chipotle paste
dried chilli|0.5|mince|dried chipotle
chipotle|0.5|mince|dried chipotle
@briny
olives|25g|halve
capers|1tsp|drain
gherkin|1|slice
sun-dried tomato|15g|strips|sun-dried tomatoes
sauerkraut|40g|drain
kimchi|40g|chop
seaweed|2g|shred
@avocado
avocado|0.5|slice
@fruit
lychee|60g|peel|lychees
star fruit|0.5|slice
apple|1|slice
pear|1|slice
peach|1|slice
nectarine|1|slice
apricot|2|slice
plum|2|slice
banana|1|slice
mango|0.5|dice
papaya|0.5|dice
pineapple|120g|dice
kiwi|1|slice
melon|150g|dice
watermelon|150g|dice
grapes|80g|halve
fig|2|quarter|fig
orange|1|segment
mandarin|1|segment
grapefruit|0.5|segment
persimmon|1|slice
cherry|80g|pit|cherries
pomegranate|40g|none|pomegranate seeds
quince|0.5|slice
passion fruit|1|scoop
guava|1|dice
dragon fruit|0.5|dice
rhubarb|100g|short
plantain|0.5|slice
@berry
redcurrant|40g|none|redcurrants
strawberry|100g|halve|strawberries
raspberry|60g|none|raspberries
blueberry|60g|none|blueberries
blackberry|60g|none|blackberries
berries|80g|none|mixed berries
cranberry|50g|none|cranberries
@dried fruit
dried cherry|15g|none|dried cherries
dried mango|20g|chop
dried banana|15g|chop
raisins|15g|none
sultanas|15g|none
date|3|pit|date
dried apricot|20g|chop|dried apricots
dried fig|20g|chop|dried figs
prune|20g|chop|pitted prunes
dried cranberry|15g|none|dried cranberries
coconut|15g|none|desiccated coconut
@citrus
lemon|0.25|wedges
lime|0.5|wedges
lemon juice|0.5tbsp|none
lime juice|0.5tbsp|none
red wine vinegar|1tsp|none
white wine vinegar|1tsp|none
apple cider vinegar|1tsp|none
sherry vinegar|1tsp|none
balsamic vinegar|1tsp|none
rice vinegar|1tsp|none
vinegar|1tsp|none
@rice
rice|75g|rinse
basmati rice|75g|rinse
jasmine rice|75g|rinse
brown rice|75g|rinse
arborio rice|80g|none
sushi rice|75g|rinse
wild rice|70g|rinse
@grain
quinoa|65g|rinse
bulgur|65g|none
couscous|65g|none
millet|65g|rinse
buckwheat|65g|rinse|buckwheat groats
barley|65g|rinse|pearl barley
farro|65g|rinse
spelt|65g|rinse|pearled spelt
freekeh|65g|rinse
amaranth|60g|rinse
@oats
oats|45g|none|rolled oats
@pasta
pasta|90g|none
spaghetti|90g|none
fresh pasta|110g|none
gluten-free pasta|90g|none
lentil pasta|80g|none
spinach pasta|90g|none
gnocchi|150g|none
ravioli|125g|none
@noodles
noodles|75g|none|wheat noodles
egg noodles|75g|none
rice noodles|75g|none
soba|75g|none|soba noodles
udon|100g|none|udon noodles
glass noodles|60g|none
sweet potato noodles|60g|none
buckwheat noodles|75g|none
@bread
tortilla chips|30g|none
crackers|30g|none
croutons|20g|none
breadcrumbs|20g|none
crispbread|2slice|none
bread|2slice|none
toast|2slice|none|bread
sourdough bread|2slice|none
sourdough|2slice|none
wholemeal bread|2slice|none
gluten-free bread|2slice|none
rye bread|2slice|none
baguette|60g|slice
pita|1|none|pitta bread
naan|1|none|naan bread
@tortilla
corn tortilla|3|none
tortilla|2|none|soft tortilla
flour tortilla|2|none|soft tortilla
rice paper|3|none|rice paper sheet
@cheese
burrata|60g|tear
cheddar|30g|grate
mozzarella|60g|tear
parmesan|15g|grate
gruyère|30g|grate
emmental|30g|grate
manchego|30g|grate
feta|40g|crumble
goat cheese|35g|crumble|goat cheese
ricotta|50g|none
cottage cheese|60g|none
cream cheese|30g|none
mascarpone|30g|none
blue cheese|25g|crumble
cheese|30g|grate
pecorino|15g|grate
gouda|30g|grate
provolone|30g|grate
brie|30g|slice
camembert|30g|slice
vegan cheese|30g|grate
queso fresco|40g|crumble
nutritional yeast|1tbsp|none
@milk
espresso|40ml|none
coffee|40ml|none
milk|100ml|none
oat milk|100ml|none
almond milk|100ml|none
soy milk|100ml|none
rice milk|100ml|none
coconut milk|100ml|none
hemp milk|100ml|none
lactose-free milk|100ml|none
water|100ml|none
cashew milk|100ml|none
plant milk|100ml|none
@cream
cream|50ml|none
oat cream|50ml|none
soy cream|50ml|none
coconut cream|50ml|none
crème fraîche|2tbsp|none
sour cream|2tbsp|none
@yogurt
yoghurt|100g|none|natural yoghurt
Greek yoghurt|100g|none
coconut yoghurt|100g|none
soy yoghurt|100g|none
vegan yoghurt|100g|none
quark|100g|none
kefir|100ml|none
@butter
butter|10g|none
ghee|10g|none
vegan butter|10g|none
margarine|10g|none
@oil
olive oil|0.5tbsp|none
extra virgin olive oil|0.5tbsp|none
sunflower oil|0.5tbsp|none
rapeseed oil|0.5tbsp|none
vegetable oil|0.5tbsp|none
coconut oil|0.5tbsp|none
avocado oil|0.5tbsp|none
sesame oil|0.5tsp|none|toasted sesame oil
lard|0.5tbsp|none
@nut
almonds|15g|chop|almonds
walnuts|15g|chop|walnuts
hazelnuts|15g|chop|hazelnuts
cashews|15g|chop|cashews
pistachios|15g|chop|pistachios
pecans|15g|chop|pecans
pine nuts|10g|none|pine nuts
peanuts|15g|chop|peanuts
macadamia nuts|15g|chop|macadamia nuts
nuts|15g|chop|mixed nuts
brazil nuts|15g|chop|Brazil nuts
pumpkin seeds|10g|none
sunflower seeds|10g|none
sesame seeds|1tsp|none
chia seeds|1tbsp|none
flaxseed|1tbsp|none
hemp seeds|1tbsp|none
poppy seeds|1tsp|none
@nut butter
peanut butter|1tbsp|none
almond butter|1tbsp|none
tahini|1tbsp|none
sunflower seed butter|1tbsp|none
hummus|3tbsp|none
guacamole|2tbsp|none
@herb
lavender|0.25tsp|none|dried lavender
parsley|1tbsp|chop|fresh parsley
coriander|1tbsp|chop|fresh coriander
basil|1tbsp|tear|fresh basil
mint|1tbsp|chop|fresh mint
dill|1tbsp|chop|fresh dill
chives|1tbsp|chop|fresh chives
tarragon|1tsp|chop|fresh tarragon
thyme|0.5tsp|none|thyme leaves
rosemary|0.5tsp|chop|fresh rosemary
oregano|0.5tsp|none|dried oregano
sage|1tsp|chop|fresh sage
bay leaf|0.5|none
@spice
nigella seed|0.25tsp|none|nigella seeds
cumin seed|0.5tsp|none|cumin seeds
mustard seed|0.5tsp|none|mustard seeds
crispy fried onions|1tbsp|none
matcha|0.5tsp|none
cumin|0.5tsp|none|ground cumin
smoked paprika|0.5tsp|none
paprika|0.5tsp|none
turmeric|0.25tsp|none|ground turmeric
ground coriander|0.5tsp|none
coriander seed|0.5tsp|none|ground coriander
garam masala|0.5tsp|none
curry powder|1tsp|none
cinnamon|0.25tsp|none|ground cinnamon
nutmeg|0.125tsp|none|ground nutmeg
cardamom|0.125tsp|none|ground cardamom
ground ginger|0.25tsp|none
saffron|0.125tsp|none|saffron threads
sumac|0.5tsp|none
za'atar|0.5tsp|none
ras el hanout|0.5tsp|none
five-spice|0.25tsp|none|five-spice powder
chilli flakes|0.25tsp|none
chilli powder|0.25tsp|none
cayenne|0.125tsp|none|cayenne pepper
vanilla|0.25tsp|none|vanilla extract
fennel seed|0.25tsp|none|fennel seeds
allspice|0.125tsp|none|ground allspice
cloves|0.125tsp|none|ground cloves
lemongrass|0.5|none|lemongrass stalk
curry paste|1tbsp|none
harissa|1tsp|none
@salt
salt|0.125tsp|none
@pepper
black pepper|0.125tsp|none
white pepper|0.125tsp|none|ground white pepper
@sweetener
jam|1tbsp|none
marmalade|1tbsp|none
ice cream|60g|none
vanilla ice cream|60g|none
granola|30g|none
hazelnut spread|1tbsp|none
marzipan|20g|dice
honey|1tbsp|none
maple syrup|1tbsp|none
agave syrup|1tbsp|none
date syrup|1tbsp|none
sugar|0.5tbsp|none
brown sugar|0.5tbsp|none
coconut sugar|0.5tbsp|none
@chocolate
dark chocolate|25g|chop
chocolate|25g|chop
milk chocolate|25g|chop
cocoa powder|0.5tbsp|none
@flour
flour|30g|none|plain flour
gluten-free flour|30g|none
rice flour|30g|none
chickpea flour|30g|none
buckwheat flour|30g|none
oat flour|30g|none
almond flour|30g|none|ground almonds
corn flour|30g|none|maize flour
cornflour|1tsp|none
tapioca|1tsp|none|tapioca starch
coconut flour|20g|none
@raising
baking powder|0.5tsp|none
baking soda|0.125tsp|none
@stock
vegetable stock|250ml|none
vegetable broth|250ml|none
chicken stock|250ml|none
chicken broth|250ml|none
beef stock|250ml|none
stock|250ml|none
broth|250ml|none
@sauce
chilli oil|1tsp|none
chutney|1tbsp|none
mango chutney|1tbsp|none
soy sauce|1tbsp|none
tamari|1tbsp|none
coconut aminos|1tbsp|none
fish sauce|1tsp|none
oyster sauce|1tbsp|none
hoisin sauce|1tbsp|none
teriyaki sauce|1tbsp|none
miso|1tsp|none
mustard|1tsp|none
Dijon mustard|1tsp|none
pesto|1tbsp|none
Worcestershire sauce|1tsp|none
ketchup|1tbsp|none
mayonnaise|1tbsp|none
salsa|2tbsp|none
hot sauce|0.5tsp|none
sriracha|0.5tsp|none
barbecue sauce|1tbsp|none
sweet chilli sauce|1tbsp|none
`;

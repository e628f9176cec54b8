/**
 * How foods are measured and how long they take, apart from the lexicon: who only looks for names needs none of it. A line names
 * ids and a measure, written as parseMeasure reads it; any other food has its category's measure.
 */
import type { Category, CookingMethod, Ingredient, Measure, MeasureUnit } from '@/food/types';

const categoryMeasures: Readonly<Partial<Record<Category, Measure>>> = {
  vegetable: { unit: 'g', perPerson: 100 },
  mushroom: { unit: 'g', perPerson: 90 },
  fruit: { unit: 'g', perPerson: 120 },
  'dried fruit': { unit: 'g', perPerson: 30 },
  grain: { unit: 'g', perPerson: 70 },
  flour: { unit: 'g', perPerson: 50 },
  pasta: { unit: 'g', perPerson: 85 },
  bread: { unit: 'slice', perPerson: 60, gramsPerPiece: 35 },
  dairy: { unit: 'g', perPerson: 60 },
  cheese: { unit: 'g', perPerson: 30 },
  'dairy alternative': { unit: 'ml', perPerson: 100 },
  egg: { unit: 'piece', perPerson: 55 },
  poultry: { unit: 'g', perPerson: 170 },
  redMeat: { unit: 'g', perPerson: 170 },
  pork: { unit: 'g', perPerson: 170 },
  'processed meat': { unit: 'g', perPerson: 40 },
  fish: { unit: 'g', perPerson: 150 },
  shellfish: { unit: 'g', perPerson: 130 },
  legume: { unit: 'g', perPerson: 100 },
  'plant protein': { unit: 'g', perPerson: 100 },
  nut: { unit: 'g', perPerson: 20 },
  seed: { unit: 'tbsp', perPerson: 8 },
  oil: { unit: 'tbsp', perPerson: 10 },
  'animal fat': { unit: 'tbsp', perPerson: 10 },
  sweetener: { unit: 'tbsp', perPerson: 12 },
  sweet: { unit: 'g', perPerson: 30 },
  herb: { unit: 'tbsp', perPerson: 3 },
  spice: { unit: 'tsp', perPerson: 1 },
  condiment: { unit: 'tbsp', perPerson: 10 },
  sauce: { unit: 'tbsp', perPerson: 15 },
  broth: { unit: 'ml', perPerson: 200 },
  baking: { unit: 'tsp', perPerson: 2 },
  prepared: { unit: 'g', perPerson: 120 },
  beverage: { unit: 'ml', perPerson: 150 },
  alcohol: { unit: 'ml', perPerson: 40 },
};

const units = new Set<string>(['g', 'ml', 'piece', 'tbsp', 'tsp', 'clove', 'slice', 'sprig', 'pinch']);
const isUnit = (word: string): word is MeasureUnit => units.has(word);

const methods = new Set<string>([
  'boil',
  'fry',
  'roast',
  'steam',
  'simmer',
  'grill',
  'bake',
  'stir-fry',
  'poach',
  'braise',
]);
const isMethod = (word: string): word is CookingMethod => methods.has(word);

/**
 * Reads '150/piece 160/cup 80/person tbsp fry8': grams by piece, clove, slice or cup, grams a person, the unit a cook reaches
 * for, and minutes to done by method; what it leaves open is its category's.
 * @throws Error for an unknown measure
 */
export function parseMeasure(text: string, category: Category): Pick<Ingredient, 'measure' | 'minutes'> {
  const measure: { -readonly [Key in keyof Measure]?: Measure[Key] } = { ...categoryMeasures[category] };
  const minutes: Partial<Record<CookingMethod, number>> = {};
  for (const token of text.split(' ')) {
    const [amount = '', per = ''] = token.split('/');
    const timed = /^([a-z-]+?)(\d+)$/.exec(token);
    if (per === 'cup') measure.gramsPerCup = Number(amount);
    else if (per === 'person') measure.perPerson = Number(amount);
    else if (isUnit(per)) {
      measure.unit = per;
      measure.gramsPerPiece = Number(amount);
    } else if (isUnit(token)) measure.unit = token;
    else if (timed?.[1] && isMethod(timed[1])) minutes[timed[1]] = Number(timed[2]);
    else if (token !== '') throw new Error(`Unknown measure '${token}'`);
  }
  return {
    ...(measure.unit && { measure: { ...measure, unit: measure.unit } }),
    ...(Object.keys(minutes).length > 0 && { minutes }),
  };
}

const substituteTable = `
onion|150/piece 160/cup 60/person fry8 roast35
red-onion|150/piece 160/cup 50/person fry8 roast30
shallot|30/piece fry5
spring-onion|15/piece 50/cup fry2
calcot|40/piece grill15
leek|150/piece 90/cup fry8 simmer15
garlic|5/clove 3/person fry1 roast40
ginger|30/piece 4/person fry1
tomato|120/piece 180/cup 120/person roast25 simmer15 grill6
cherry-tomato|15/piece 150/cup 90/person roast15
tinned-tomato|240/cup 130/person simmer20
passata|ml 250/cup 100/person simmer15
tomato-paste|tbsp 260/cup 8/person
sun-dried-tomato|8/piece 55/cup
tomatillo|35/piece roast10
potato|170/piece 150/cup 220/person boil20 roast45 bake60 fry12 steam20
sweet-potato|200/piece 135/cup 200/person boil18 roast35 bake50
yam|boil20
cassava|boil25 250/piece
taro|boil20
bell-pepper|150/piece 150/cup 90/person fry8 roast25 grill10
padron-pepper|10/piece fry5
chilli|10/piece fry2
chipotle|3/piece
chipotle-in-adobo|tbsp
aubergine|250/piece 85/cup 150/person fry10 roast30 grill10
courgette|200/piece 125/cup 150/person fry6 roast20 steam8 grill6
butternut-squash|1000/piece 140/cup 180/person roast35 boil15 steam15
pumpkin|140/cup 180/person roast35 boil15
cucumber|300/piece 120/cup 80/person
carrot|70/piece 120/cup 90/person boil10 roast30 steam10 fry8
parsnip|120/piece roast35 boil15
beetroot|80/piece 135/cup boil40 roast50
turnip|120/piece boil20
swede|boil20
radish|10/piece
celeriac|700/piece boil20 roast40
celery|40/piece 100/cup 40/person fry8
mirepoix|fry10
fennel|230/piece roast30
asparagus|16/piece 130/person boil4 roast12 grill6 steam5
artichoke|120/piece boil25
jerusalem-artichoke|roast30
broccoli|350/piece 90/cup 130/person boil5 steam6 roast18 stir-fry5
cauliflower|600/piece 110/cup 130/person boil8 roast25 steam8
cabbage|900/piece 90/cup 100/person boil8 stir-fry5
red-cabbage|90/cup braise40
savoy-cabbage|boil8
napa-cabbage|stir-fry4
bok-choy|stir-fry4 steam5
brussels-sprout|18/piece 120/person boil8 roast20
kale|65/cup 60/person boil5 fry5
collard-greens|braise45
spinach|30/cup 80/person fry3 boil2
swiss-chard|35/cup 120/person boil6
lettuce|300/piece 40/cup 50/person
lambs-lettuce|40/cup
rocket|20/cup 25/person
watercress|35/cup
okra|stir-fry10
green-beans|110/cup 120/person boil7 steam7
peas|145/cup 80/person boil4
mangetout|stir-fry3
broad-beans|boil5
edamame|150/cup boil5
bean-sprouts|100/cup stir-fry2
sweetcorn|150/cup 90/piece 80/person boil6 grill10
avocado|150/piece 150/cup 75/person
guacamole|tbsp
olives|4/piece 135/cup 25/person
capers|tbsp
rhubarb|120/cup
mushrooms|18/piece 75/cup 100/person fry7 roast20 grill10
shiitake|fry7
oyster-mushroom|fry6
porcini|fry8
chanterelle|fry8
mixed-mushrooms,enoki,shimeji,maitake,wood-ear,morel,lions-mane|75/cup 100/person fry7
apple|180/piece 120/cup bake30
applesauce|245/cup
pear|180/piece
banana|120/piece 150/cup
plantain|200/piece fry8 boil20
orange|180/piece
mandarin|80/piece
lemon|100/piece 12/person
lemon-juice|ml tbsp
lime|65/piece
lime-juice|tbsp
grapefruit|250/piece
strawberry|12/piece 150/cup
raspberry|4/piece 125/cup
blackberry|140/cup
blueberry|150/cup
cranberry|100/cup
berries|140/cup
cherry|8/piece 155/cup
peach|150/piece
nectarine|140/piece
apricot|35/piece
plum|65/piece
mango|200/piece 165/cup
papaya|300/piece
pineapple|900/piece 165/cup
kiwi|75/piece
grapes|5/piece 150/cup
watermelon|150/cup
melon|160/cup
fig|50/piece
pomegranate|170/cup
persimmon|170/piece
passion-fruit|35/piece
tamarind|tbsp
coconut|80/cup
raisins|145/cup
sultanas|145/cup
currants|145/cup
dried-apricot|130/cup
date|18/piece 150/cup
rice|195/cup 75/person boil12 simmer15
basmati-rice|190/cup 75/person boil11
jasmine-rice|190/cup 75/person boil12
brown-rice|190/cup 75/person boil28
arborio-rice|200/cup 80/person simmer18
sushi-rice|200/cup 80/person boil14
wild-rice|180/cup 70/person boil45
quinoa|180/cup 65/person boil15
amaranth,teff,fonio,sorghum|190/cup 65/person boil20
millet|190/cup 65/person boil18
buckwheat|170/cup 65/person boil15
oats|90/cup 45/person simmer8
oat-bran|95/cup
wheat|180/cup 65/person boil35
bulgur|180/cup 65/person boil12
couscous|175/cup 65/person steam5
semolina|170/cup
spelt|180/cup boil25
farro,einkorn,kamut,triticale|180/cup boil25
barley|185/cup 60/person boil35
polenta|160/cup 60/person simmer30
masa-harina|120/cup
flour|tbsp 125/cup
spelt-flour|120/cup
rye-flour|105/cup
oat-flour|95/cup
rice-flour|160/cup
buckwheat-flour|120/cup
corn-flour|120/cup
gluten-free-flour|125/cup
quinoa-flour,amaranth-flour,teff-flour,millet-flour,sorghum-flour,cassava-flour,tigernut-flour,plantain-flour|120/cup
coconut-flour|110/cup
almond-flour|100/cup
chickpea-flour|110/cup
potato-flour|tbsp 160/cup
cornflour|tbsp 120/cup
tapioca,arrowroot,sago|tbsp 120/cup
starch|tbsp
pasta|100/cup 90/person boil11
spaghetti|90/person boil10
fideo|60/person boil6
lasagne-sheets|50/person bake40
fresh-pasta|110/person boil3
ravioli|125/person boil4
gnocchi|150/person boil3
egg-noodles|75/person boil4
noodles|75/person boil4
soba|75/person boil5
rice-noodles|70/person boil5
glass-noodles|60/person boil4
sweet-potato-noodles|100/person
gluten-free-pasta|90/person boil10
lentil-pasta|90/person boil8
rice-paper|10/piece
wonton-wrappers|8/piece fry4
milk|ml 245/cup 200/person
goat-milk|ml 245/cup
lactose-free-milk|ml 245/cup
milk-powder|120/cup
condensed-milk|300/cup
evaporated-milk|ml 250/cup
dulce-de-leche|300/cup
buttermilk|ml 245/cup
kefir|ml
cream|ml 240/cup 50/person
sour-cream|tbsp 230/cup
yoghurt|245/cup 125/person
tzatziki|tbsp
lactose-free-yoghurt|125/person
butter|tbsp 227/cup 10/person
ghee|tbsp 220/cup
cream-cheese|230/cup 40/person
ricotta|250/cup 60/person
cottage-cheese|225/cup 80/person
cheese|110/cup 30/person
mozzarella|110/cup 60/person
halloumi,paneer|60/person grill5 fry5
queso-fresco|60/person
feta|150/cup 40/person
goat-cheese|30/person
blue-cheese|135/cup 25/person
brie,camembert,taleggio,reblochon,raclette,fontina|30/person
cheddar|110/cup 30/person
gouda,edam,emmental,gruyere,provolone,havarti|110/cup 30/person
parmesan|100/cup 15/person
manchego|30/person
egg|55/piece 55/person boil8 fry3 poach4
egg-white|33/piece
egg-yolk|18/piece
coconut-milk|ml 240/cup 100/person
coconut-cream|ml 240/cup
coconut-yoghurt|125/person
oat-milk|ml 240/cup
almond-milk|ml 240/cup
soy-milk|ml 240/cup
soy-yoghurt|125/person
rice-milk|ml 240/cup
cashew-milk|ml
hazelnut-milk|ml
pea-milk|ml
plant-milk|ml 240/cup
vegan-cheese|30/person
vegan-yoghurt|125/person
vegan-cream|ml
beef|180/person fry8 roast60 grill8 braise150
veal|160/person fry6
beef-mince|125/person fry8 simmer30
beef-burger|125/piece grill8 fry8
meatballs|120/person fry10
beef-dripping|tbsp
lamb|200/person roast90 grill10 braise120
lamb-mince|125/person fry8
mutton,goat-meat|200/person braise150
venison,bison,kangaroo,ostrich|180/person fry8
rabbit|220/person braise60
liver|120/person fry5
kidney,ox-heart,tripe,sweetbreads,tongue,offal|120/person
meat|150/person
shawarma|120/person
pork|180/person fry8 roast60 grill10 braise120
pork-mince|125/person fry8
lard|tbsp
bacon|25/slice 40/person fry6 grill6
pancetta|40/person fry6
ham|25/slice 40/person
prosciutto|15/slice 30/person
salami|30/person
chorizo|50/person fry6
sausage|60/piece 120/person fry12 grill12 bake25
frankfurter|45/piece boil5
black-pudding|50/person fry6
pate|30/person
luncheon-meat|40/person
chicken|200/person roast75 boil40 fry15 grill20
chicken-breast|175/piece 160/person fry12 roast22 grill12 poach15 stir-fry6
chicken-thigh|110/piece 180/person roast35 fry18 braise40 grill18
chicken-mince|125/person fry8
chicken-liver|100/person fry5
chicken-nuggets|120/person bake18
chicken-sausage|110/person
turkey|160/person roast90 fry10 grill10
turkey-mince|125/person fry8
turkey-bacon|30/person fry5
duck|180/person fry15 roast90
goose,guinea-fowl,quail,partridge,pheasant,pigeon|200/person roast45
duck-fat|tbsp
fish|150/person fry8 bake15 steam8 poach10 grill8
salmon|150/person bake15 fry8 grill8 poach10 steam8
smoked-salmon|40/person
trout|160/person bake18 fry8
tuna|150/person grill5 fry5
tinned-tuna|80/person
cod|150/person bake15 fry8 steam8
salt-cod|120/person simmer15
haddock,pollock,coley,whiting,basa,tilapia,halibut,turbot,plaice,sole,flounder,sea-bass,sea-bream,snapper,grouper,red-mullet,john-dory,barramundi,perch,carp,pike,mahi-mahi,gurnard,hoki,rockfish,arctic-char,sablefish|150/person bake15 fry8 steam8 grill8
hake|150/person fry8 bake15 steam8
monkfish|150/person bake15
swordfish,shark,king-mackerel,tilefish,marlin|150/person grill8
skate,catfish,eel,sturgeon|150/person bake18
mackerel|120/person grill8
sardine|100/person grill6
anchovy|4/piece
herring,kipper,whitebait,smelt,shad|120/person
fish-fingers|110/person bake15
surimi|60/person
prawn|12/piece 120/person fry4 grill4 boil3 stir-fry3
shrimp|8/piece 120/person fry4 boil3
crab|100/person boil12
lobster,langoustine,crayfish|200/person boil10
mussel|300/person steam5
clam,cockle,razor-clam,whelks|250/person steam5
scallop|120/person fry4
squid,cuttlefish|150/person fry3 grill3 braise40
octopus|150/person boil40
seafood|150/person
shrimp-paste|tsp
chickpeas|165/cup 100/person boil90
lentils|190/cup 75/person boil25
red-lentils|190/cup 70/person simmer15
split-peas,mushy-peas,black-eyed-pea,pigeon-peas|190/cup 75/person boil40
black-beans|170/cup 100/person boil90
kidney-beans|170/cup 100/person boil90
pinto-beans,borlotti-bean|170/cup 100/person boil90
white-beans,cannellini-bean,haricot-beans,butter-beans,flageolet-bean|180/cup 100/person boil90
beans|170/cup 100/person boil90
mung-beans,adzuki-bean,dried-broad-beans|180/cup 80/person boil60
hummus|tbsp 50/person
falafel|25/piece
tofu|120/person fry8 bake25
silken-tofu|120/person
tempeh|110/person fry8
seitan|110/person fry6
textured-vegetable-protein|40/person simmer10
vegan-mince|100/person fry8
nuts|130/cup 25/person
almonds|140/cup 25/person
walnuts|115/cup 25/person
hazelnuts|135/cup 25/person
cashews|135/cup 25/person
pistachios|125/cup 25/person
pecans|110/cup 25/person
brazil-nuts|25/person
macadamia-nuts|135/cup 25/person
pine-nuts|135/cup 15/person
chestnuts|roast25
almond-butter|tbsp 256/cup
almond-extract|tsp
chocolate-hazelnut-spread|tbsp
peanuts|145/cup 25/person
peanut-butter|tbsp 258/cup
sesame-seeds|tbsp 145/cup
tahini|tbsp 240/cup
sunflower-seeds|140/cup
sunflower-seed-butter|tbsp
pumpkin-seeds|130/cup
chia-seeds|tbsp 170/cup
flaxseed|tbsp 105/cup
poppy-seeds|tbsp
mixed-seeds|tbsp
psyllium-husk|tsp
olive-oil|tbsp 216/cup
sunflower-oil|tbsp 218/cup
vegetable-oil|tbsp 218/cup
rapeseed-oil|tbsp 218/cup
grapeseed-oil,safflower-oil,rice-bran-oil,cottonseed-oil,palm-oil,hemp-oil|tbsp
corn-oil|tbsp
soybean-oil|tbsp
coconut-oil|tbsp 218/cup
avocado-oil|tbsp
sesame-oil|tbsp
peanut-oil|tbsp
walnut-oil,hazelnut-oil,almond-oil,pistachio-oil|tbsp
flaxseed-oil|tbsp
chilli-oil|tsp
garlic-infused-oil|tbsp
truffle-oil|tsp
margarine|tbsp 220/cup
shortening|tbsp 205/cup
sugar|tbsp 200/cup
icing-sugar|tbsp 120/cup
honey|tbsp 340/cup
maple-syrup|tbsp 320/cup
agave-syrup|tbsp
golden-syrup|tbsp
molasses|tbsp
corn-syrup|tbsp
glucose-syrup|tbsp
date-syrup|tbsp
pomegranate-molasses|tbsp
stevia,erythritol,monk-fruit|tsp
chocolate|170/cup
milk-chocolate|170/cup
cocoa-powder|tbsp 85/cup
drinking-chocolate|tbsp
jam|tbsp
lemon-curd|tbsp
biscuit|10/piece
parsley|tbsp 60/cup
coriander|tbsp 16/cup
basil|tbsp 24/cup
mint|tbsp 25/cup
dill|tbsp
chives|tbsp
rosemary|sprig
thyme|sprig
oregano|tsp
marjoram|tsp
sage|sprig
tarragon|tbsp
bay-leaf|1/piece
lemongrass|15/piece
mixed-herbs|tsp
edible-flowers,lavender,rose-petals,hibiscus,rose-water,orange-blossom-water|tsp
salt|tsp 290/cup
salt-and-pepper|pinch
black-pepper|tsp
sichuan-pepper|tsp
allspice|tsp
paprika|tsp
cayenne|tsp
cumin|tsp
coriander-seed|tsp
turmeric|tsp
ground-ginger|tsp
cinnamon|tsp
nutmeg|tsp
fennel-seed|tsp
caraway,nigella-seed,ajwain|tsp
celery-seed|tsp
mustard-seed|tsp
fenugreek|tsp
saffron|pinch
sumac|tsp
dried-lime,amchur,asafoetida|tsp
vanilla|tsp
onion-powder|tsp
garlic-powder|tsp
crispy-fried-onions|tbsp
curry-powder|tsp
garam-masala|tsp
ras-el-hanout,five-spice,mixed-spice|tsp
zaatar|tsp
everything-bagel-seasoning|tsp
taco-seasoning|tsp
seasoning|tsp
ranch-seasoning|tbsp
nutritional-yeast|tbsp
msg|tsp
liquid-smoke|tsp
vinegar|tbsp
wine-vinegar|tbsp
balsamic-vinegar|tbsp
cider-vinegar|tbsp
rice-vinegar|tbsp
malt-vinegar|tbsp
chinese-black-vinegar|tbsp
mustard|tsp
dijon-mustard|tsp
honey-mustard|tbsp
ketchup|tbsp
mayonnaise|tbsp
vegan-mayonnaise|tbsp
aioli|tbsp
salad-cream,thousand-island-dressing,tartare-sauce,burger-sauce,coleslaw|tbsp
caesar-dressing|tbsp
ranch-dressing|tbsp
vinaigrette|tbsp
horseradish|tsp
piccalilli|tbsp
chutney|tbsp
mint-sauce|tbsp
yeast-extract|tsp
coconut-aminos|tbsp
liquid-aminos|tbsp
soy-sauce|tbsp
tamari|tbsp
ponzu|tbsp
teriyaki-sauce|tbsp
hoisin-sauce|tbsp
oyster-sauce|tbsp
vegetarian-oyster-sauce|tbsp
fish-sauce|tbsp
worcestershire-sauce|tbsp
vegan-worcestershire-sauce|tbsp
hot-sauce|tsp
sriracha|tbsp
harissa|tbsp
gochujang|tbsp
miso|tbsp
black-bean-sauce|tbsp
ssamjang|tbsp
plum-sauce|tbsp
stir-fry-sauce|tbsp
tonkatsu-sauce|tbsp
xo-sauce|tbsp
thai-curry-paste|tbsp
curry-paste|tbsp
tomato-sauce|ml 245/cup 100/person
bolognese|150/person
salsa|tbsp
salsa-verde|tbsp
sauce|tbsp
mole|tbsp
romesco|tbsp
mojo-picon|tbsp
mojo-verde|tbsp
chimichurri|tbsp
pesto|tbsp
red-pesto|tbsp
vegan-pesto|tbsp
tapenade|tbsp
bechamel|100/person
hollandaise|tbsp
gravy|ml
barbecue-sauce|tbsp
cocktail-sauce|tbsp
baba-ganoush|tbsp
skordalia,ajvar,muhammara|tbsp
marinade|tbsp
cream-of-mushroom-soup|ml
soup|ml
gazpacho|ml
chicken-stock|ml 240/cup
beef-stock|ml 240/cup
ham-stock|ml
fish-stock|ml 240/cup
seafood-stock|ml
vegetable-stock|ml 240/cup
stock|ml 240/cup
stock-cube|10/piece
chicken-stock-cube|10/piece
fish-stock-cube|10/piece
gluten-free-stock-cube|ml
miso-soup|ml
bread|35/slice 70/person
baguette|250/piece 70/person
bread-roll|60/piece
brioche|60/piece
bagel|90/piece
english-muffin|60/piece
naan|90/piece
pita|45/piece
corn-tortilla|30/piece
tortilla-chips|30/person
arepa|100/piece
rye-bread|35/slice
breadcrumbs|tbsp 100/cup
gluten-free-bread|35/slice
pizza-dough|250/piece
puff-pastry|320/piece bake25
crisps|30/person
water|ml 240/cup
coconut-water|ml
coffee|ml
latte|ml
tea|ml
orange-juice|ml 240/cup
apple-juice|ml 240/cup
grape-juice|ml
tomato-juice|ml
carrot-juice|ml
celery-juice|ml
v8|ml
cola|ml
kombucha|ml
horchata|ml
non-alcoholic-beer|ml
barley-water|ml
red-wine,white-wine,rose-wine,wine|ml 240/cup
sparkling-wine|ml
sherry|ml
sake|tbsp
shaoxing-wine|tbsp
beer|ml 240/cup
gluten-free-beer|ml
cider|ml
rum|tbsp
brandy|tbsp
whisky|tbsp
vodka,gin,tequila,mezcal|tbsp
orange-liqueur|tbsp
amaretto|tbsp
irish-cream|tbsp
advocaat|ml
sangria|ml
baking-powder|tsp
baking-soda|tsp
yeast|tsp
cream-of-tartar|tsp
agar-agar|tsp
pectin|tsp
xanthan-gum,guar-gum,carrageenan,locust-bean-gum|tsp
citric-acid|tsp
food-colouring|tsp
flavouring|tsp
spirulina,chlorella,maca-powder,vitamin-powder|tsp
`;

/** The lines of the table: id → measure. */
function measuresById(): ReadonlyMap<string, string> {
  const lines = substituteTable.split('\n').filter(Boolean);
  return new Map(
    lines.flatMap((line) => {
      const [ids = '', measure = ''] = line.split('|');
      return ids.split(',').map((id) => [id, measure] as const);
    }),
  );
}

/** Adds to each food how it is measured and how long it takes. */
export function addMeasures(foods: readonly Ingredient[]): void {
  const measures = measuresById();
  for (const food of foods) Object.assign(food, parseMeasure(measures.get(food.id) ?? '', food.category));
}

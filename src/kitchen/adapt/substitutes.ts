/** What can stand in for a common ingredient, best first. */
import type { Ingredient } from '@/food/types';

const substituteLines = `
milk:oat-milk,soy-milk,almond-milk,coconut-milk,rice-milk,lactose-free-milk
cream:coconut-cream,vegan-cream,cashew-milk,silken-tofu
sour-cream:coconut-yoghurt,soy-yoghurt,vegan-yoghurt
yoghurt:coconut-yoghurt,soy-yoghurt,lactose-free-yoghurt
butter:olive-oil,margarine,coconut-oil,ghee
cheese:vegan-cheese,nutritional-yeast,tofu
parmesan:nutritional-yeast,vegan-cheese
mozzarella:vegan-cheese,tofu
feta:tofu,olives,vegan-cheese
ricotta:silken-tofu,tofu,vegan-cheese
cream-cheese:vegan-cheese,silken-tofu,hummus
ice-cream:sorbet,coconut-yoghurt
whey:pea-protein,soy-protein
egg:egg-replacer,chia-seeds,flaxseed,silken-tofu,banana
mayonnaise:vegan-mayonnaise,avocado,hummus
aioli:vegan-mayonnaise,hummus
flour:gluten-free-flour,rice-flour,buckwheat-flour,oat-flour,chickpea-flour,almond-flour
couscous:quinoa,millet,cauliflower
pasta:gluten-free-pasta,lentil-pasta,rice-noodles,courgette
bread:gluten-free-bread,corn-tortilla,rice-cake
breadcrumbs:gluten-free-bread,polenta,almond-flour,oats
potato:sweet-potato,parsnip,cauliflower,celeriac,turnip
oats:quinoa,buckwheat,millet
soy-sauce:tamari,coconut-aminos
teriyaki-sauce:tamari,coconut-aminos
oyster-sauce:tamari,coconut-aminos,mushrooms
fish-sauce:tamari,coconut-aminos,salt
worcestershire-sauce:vegan-worcestershire-sauce,tamari,balsamic-vinegar
miso:tamari,coconut-aminos,salt
tofu:chickpeas,mushrooms,egg,chicken-breast
beef:lamb,chicken-thigh,mushrooms,lentils,jackfruit
beef-mince:turkey-mince,lentils,vegan-mince,mushrooms
lamb:beef,chicken-thigh,aubergine,chickpeas
pork:chicken-thigh,turkey,mushrooms,jackfruit
bacon:turkey-bacon,mushrooms,smoked-salmon,coconut
sausage:chicken-sausage,vegan-mince,chickpeas
chicken:turkey,chickpeas,tofu,mushrooms
chicken-breast:turkey,tofu,chickpeas,cauliflower
fish:chicken-breast,tofu,chickpeas,aubergine
tinned-tuna:chickpeas,chicken-breast,white-beans
anchovy:olives,capers,salt
prawn:chicken-breast,tofu,hearts-of-palm,oyster-mushroom
gelatine:agar-agar,pectin
lard:olive-oil,coconut-oil,margarine
chicken-stock:vegetable-stock,water
beef-stock:vegetable-stock,water
fish-stock:vegetable-stock,water
stock-cube:gluten-free-stock-cube,salt
garlic:garlic-infused-oil,chives,ginger
onion:chives,spring-onion,fennel,celery
tomato:bell-pepper,beetroot,carrot,courgette
tinned-tomato:bell-pepper,pumpkin,beetroot
tomato-paste:beetroot,carrot
bell-pepper:carrot,courgette,celery
chilli:black-pepper,ginger
aubergine:courgette,butternut-squash
mushrooms:courgette,aubergine,tofu
celery:fennel,carrot,cucumber
honey:maple-syrup,date-syrup,golden-syrup,stevia
sugar:maple-syrup,stevia,date,banana
white-wine:chicken-stock,vegetable-stock,lemon-juice,grape-juice
wine-vinegar:lemon-juice,rice-vinegar,lime-juice
mustard:horseradish,turmeric,lemon-juice
peanut-butter:almond-butter,sunflower-seed-butter,tahini
peanuts:cashews,sunflower-seeds,pumpkin-seeds
almonds:sunflower-seeds,pumpkin-seeds,oats
walnuts:pumpkin-seeds,sunflower-seeds
cashews:sunflower-seeds,pumpkin-seeds,silken-tofu
pine-nuts:sunflower-seeds,pumpkin-seeds
nuts:pumpkin-seeds,sunflower-seeds,coconut
almond-flour:sunflower-seeds,oat-flour,coconut-flour
sesame-oil:olive-oil,avocado-oil
chickpeas:cauliflower,quinoa,tofu
lentils:quinoa,mushrooms,vegan-mince
black-beans:mushrooms,quinoa,sweet-potato
hummus:baba-ganoush,guacamole
sweetcorn:carrot,peas,courgette
cornflour:arrowroot,tapioca,potato-flour,rice-flour
vegetable-oil:olive-oil,avocado-oil,coconut-oil
olive-oil:avocado-oil,sunflower-oil,vegetable-stock
salt:lemon-juice,vinegar,mixed-herbs
`;

let table: ReadonlyMap<string, readonly string[]> | undefined;

function substituteTable(): ReadonlyMap<string, readonly string[]> {
  table ??= new Map(
    substituteLines
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [id = '', list = ''] = line.split(':');
        return [id, list.split(',')];
      }),
  );
  return table;
}

/** Ids of the ingredients that can replace one, in order of preference; empty when none is known. */
export const substitutesFor = (ingredient: Ingredient): readonly string[] =>
  substituteTable().get(ingredient.id) ?? [];

/** Every id the table names, replaced or replacing. */
export const substituteIds = (): string[] => [...substituteTable()].flatMap(([id, list]) => [id, ...list]);

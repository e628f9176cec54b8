import type { Ingredient } from '@/food/types';
import { type KnownFood, knownFood } from '../cookbook/knownFood';

/**
 * What does the job of a food in any dish, where its own file names nothing: best first. Only what stays the same dish and
 * needs no other handling; no eggs, no flour of cakes.
 */
const lines = `
butter: olive oil, vegan butter
ghee: olive oil
milk: oat milk, soy milk, rice milk
cream: oat cream, coconut cream
sour-cream: coconut yoghurt
yoghurt: lactose-free yoghurt, coconut yoghurt
chicken-stock: vegetable stock, gluten-free stock cube, water
beef-stock: vegetable stock, gluten-free stock cube, water
fish-stock: vegetable stock, gluten-free stock cube, water
vegetable-stock: gluten-free stock cube, water
stock: vegetable stock, gluten-free stock cube, water
stock-cube: gluten-free stock cube, salt
soy-sauce: tamari, coconut aminos
oyster-sauce: tamari, coconut aminos
fish-sauce: tamari, coconut aminos
worcestershire-sauce: vegan Worcestershire sauce, tamari
honey: maple syrup, agave syrup
parmesan: nutritional yeast
mayonnaise: vegan mayonnaise
white-wine: vegetable stock, water
red-wine: vegetable stock, water
sherry: vegetable stock, water
beer: vegetable stock, water
wine-vinegar: lemon juice, cider vinegar
vinegar: lemon juice
breadcrumbs: gluten-free breadcrumbs, oats
bread: gluten-free bread
pasta: gluten-free pasta
spaghetti: gluten-free pasta
noodles: rice noodles
egg-noodles: rice noodles
garlic: garlic-infused oil
onion: spring onions, fennel, carrots
flour: gluten-free flour, cornflour
bread-roll: gluten-free bread
lard: olive oil
chilli: red pepper
cayenne: ginger
smoked-paprika: cumin
vegetable-oil: olive oil
mustard: lemon juice
sesame-oil: olive oil
salt: mixed herbs, lemon juice
`;

/** What of the cupboard does, less well, for something that is not there: nobody buys wine for two spoons of it. */
const cupboardLines = `
white-wine: vegetable stock
red-wine: beef stock, vegetable stock
sherry: vegetable stock
sake: vegetable stock
shaoxing-wine: vegetable stock
beer: vegetable stock
brandy: vegetable stock
lemon: white wine vinegar
lemon-juice: white wine vinegar
lime: cider vinegar
lime-juice: cider vinegar
shallot: onion
spring-onion: onion
leek: onion
balsamic-vinegar: red wine vinegar
rice-vinegar: cider vinegar
sesame-oil: vegetable oil
honey: sugar
maple-syrup: sugar
golden-syrup: sugar
panela: sugar
chilli: chilli flakes
ginger: ground ginger
chives: spring onions
`;

/**
 * What does the job of a food that the cook has and must not eat, best first: it goes into the basket in its place. Binders
 * and raising agents aside: those are told in the dishes' own `swaps`.
 */
const basketLines = `
pork: chicken thighs, turkey breast, tofu, tinned chickpeas
pork-mince: minced beef, minced turkey, vegan mince
beef-mince: minced turkey, vegan mince
lamb-mince: minced beef, minced turkey, vegan mince
bacon: turkey bacon, smoked tofu, mushrooms
pancetta: turkey bacon, smoked tofu, mushrooms
ham: smoked tofu, mushrooms
prosciutto: smoked tofu, mushrooms
chorizo: smoked tofu, tinned chickpeas
sausage: vegan sausages, smoked tofu, tinned white beans
chicken: tofu, tinned chickpeas
chicken-breast: tofu, tinned chickpeas
chicken-thigh: tofu, tinned chickpeas
chicken-mince: vegan mince, tinned lentils
turkey: tofu, tinned chickpeas
turkey-mince: vegan mince, tinned lentils
tofu: tinned chickpeas, chicken breast
prawn: white fish, chicken breast, tofu
shrimp: white fish, chicken breast, tofu
cheese: vegan cheese
cheddar: vegan cheese
mozzarella: vegan cheese
parmesan: cheddar, nutritional yeast
peanuts: sunflower seeds, pumpkin seeds
peanut-butter: tahini
almonds: sunflower seeds, pumpkin seeds
walnuts: sunflower seeds, pumpkin seeds
cashews: sunflower seeds, pumpkin seeds
hazelnuts: sunflower seeds, pumpkin seeds
potato: cauliflower
sweet-potato: pumpkin
rice: cauliflower
couscous: quinoa, rice
beans: firm tofu, quinoa
white-beans: firm tofu, quinoa
black-beans: firm tofu, quinoa
kidney-beans: firm tofu, quinoa
chickpeas: firm tofu, quinoa
lentils: firm tofu, quinoa
bulgur: quinoa, rice
barley: quinoa, rice
`;

/** The same for whole shelves, where no line above names the food. */
const shelfLines = `
fish: chicken breast, firm tofu, tinned chickpeas
shellfish: white fish, chicken breast, firm tofu
redMeat: chicken thighs, firm tofu, tinned chickpeas
poultry: firm tofu, tinned chickpeas
`;

const readLines = (text: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [id = '', list = ''] = line.split(': ');
        return [id, list.split(', ')];
      }),
  );
const names = readLines(lines);
const cupboardNames = readLines(cupboardLines);
const basketNames = readLines(basketLines);
const shelfNames = readLines(shelfLines);

/** Foods that do the job of one in any dish, best first. */
export const standInsFor = (id: string): readonly KnownFood[] =>
  (names.get(id) ?? []).flatMap((name) => knownFood(name) ?? []);

/** Foods that go into the basket for one that the cook may not have, best first. */
export const basketStandInsFor = ({ id, category }: Ingredient): readonly KnownFood[] =>
  [...(basketNames.get(id) ?? shelfNames.get(category) ?? []), ...(names.get(id) ?? [])].flatMap(
    (name) => knownFood(name) ?? [],
  );

/** Foods that do for one that is not there, best first. */
export const cupboardFor = (id: string): readonly KnownFood[] =>
  (cupboardNames.get(id) ?? []).flatMap((name) => knownFood(name) ?? []);

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
onion: spring onions, fennel
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

/** Foods that do the job of one in any dish, best first. */
export const standInsFor = (id: string): readonly KnownFood[] =>
  (names.get(id) ?? []).flatMap((name) => knownFood(name) ?? []);

/** Foods that do for one that is not there, best first. */
export const cupboardFor = (id: string): readonly KnownFood[] =>
  (cupboardNames.get(id) ?? []).flatMap((name) => knownFood(name) ?? []);

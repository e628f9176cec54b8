import { cutOfName, cutSubstitutionScore } from '@/food/names/cuts';
import { meatCategories } from '@/food/names/foodGroups';
import { type FoodState, foodStates } from '@/food/names/foodStates';
import type { Category, Ingredient } from '@/food/types';
import { memoize } from '@/lib/memoize';
import { rowsOf, wordSet } from '@/lib/words';
import type { KnownFood } from '../cookbook/knownFood';
import type { BasketFood } from '../read/basket';

/**
 * Families of foods, one per line, short ones after one another: `general ~score: kinds`, with how well one kind replaces another. A cook who
 * says 'cheese' may have any of its kinds; one who says 'feta' has no cheddar. '-': no food has the general name.
 */
const familyLines = `
rice ~0.7: basmati-rice jasmine-rice brown-rice arborio-rice sushi-rice
bread ~0.6: baguette bread-roll rye-bread gluten-free-bread brioche; - ~0.6: english-muffin bread-roll
pasta ~0.85: spaghetti fresh-pasta gluten-free-pasta lentil-pasta spinach-pasta fideo
noodles ~0.75: egg-noodles rice-noodles soba glass-noodles; seafood ~0: prawn shrimp mussel clam squid scallop
cheese ~0.75: cheddar gouda edam emmental gruyere provolone havarti manchego fontina parmesan mozzarella brie vegan-cheese
fish ~0.85: cod haddock hake pollock coley whiting basa catfish barramundi mahi-mahi rockfish gurnard john-dory carp pike skate tilapia halibut turbot plaice sole flounder sea-bass sea-bream snapper grouper monkfish perch hoki corvina mojarra red-mullet sablefish tilefish sturgeon
mushrooms ~0.85: shiitake oyster-mushroom porcini chanterelle mixed-mushrooms enoki shimeji
beans ~0.7: white-beans cannellini-bean haricot-beans butter-beans flageolet-bean black-beans kidney-beans pinto-beans borlotti-bean
white-beans ~0.95: cannellini-bean haricot-beans butter-beans flageolet-bean
kidney-beans ~0.8: black-beans pinto-beans borlotti-bean black-eyed-pea pigeon-peas adzuki-bean
lettuce ~0.7: rocket lambs-lettuce watercress endive escarole
berries ~0.8: strawberry raspberry blackberry blueberry; nuts ~0.75: almonds walnuts hazelnuts cashews pistachios pecans
vinegar ~0.85: wine-vinegar cider-vinegar balsamic-vinegar rice-vinegar
vegetable-oil ~0.85: olive-oil sunflower-oil rapeseed-oil coconut-oil
stock ~0.85: chicken-stock beef-stock vegetable-stock fish-stock stock-cube
- ~0.6: beef-mince lamb-mince pork-mince turkey-mince chicken-mince
chicken ~0.8: chicken-breast chicken-thigh; fish ~0: salmon trout tuna mackerel swordfish
swordfish ~0.8: marlin shark king-mackerel; mackerel ~0.8: herring shad; salmon ~0.8: arctic-char; prawn ~1: shrimp
lentils ~0: red-lentils; apricot ~0: dried-apricot; plum ~0: prune; onion ~0.8: red-onion shallot
tomato ~0.9: cherry-tomato; pumpkin ~0.95: butternut-squash; cabbage ~0.8: savoy-cabbage napa-cabbage
kale ~0.85: collard-greens mustard-greens; bacon ~0.9: pancetta; ham ~0.6: prosciutto luncheon-meat; sardine ~0.55: fresh-anchovy
sausage ~0.7: chicken-sausage; chocolate ~0.7: milk-chocolate; lemon ~0.9: lemon-juice; lime ~0.9: lime-juice
mustard ~0.95: dijon-mustard; raisins ~0.95: sultanas currants; plain-tortilla ~0.9: pita
corn-tortilla ~0.8: plain-tortilla; pita ~0.7: naan; beef ~0.8: veal bison horse-meat; lamb ~0.9: mutton goat-meat
pork ~0.9: wild-boar; clam ~0.9: razor-clam; beef-mince ~0.85: venison; sugar ~0.7: panela
yoghurt ~0.9: lactose-free-yoghurt; milk ~0.9: lactose-free-milk; orange ~0.7: mandarin; red-wine ~0.8: wine
white-wine ~0.8: wine; wine ~1: red-wine white-wine; salsa ~0.7: tomato-sauce
passata ~0.85: tinned-tomato tomato-sauce; chilli ~0.6: cayenne; - ~0.77: chilli chipotle; cod ~0: salt-cod
meat ~0: beef pork lamb veal; ginger ~0.5: ground-ginger; bok-choy ~0.8: napa-cabbage; peach ~0.9: nectarine
tofu ~0.6: silken-tofu; cream ~0.6: sour-cream; curry-paste ~0: thai-curry-paste
`;

const families = familyLines
  .trim()
  .split(/\n|; /)
  .map((line) => {
    const [head = '', kinds = ''] = line.split(': ');
    const [general = '', between] = head.split(' ~');
    return { general, kinds: kinds.split(' '), between: Number(between) };
  });

const familiesOf = new Map<string, typeof families>();
for (const family of families)
  for (const id of new Set([family.general, ...family.kinds]))
    familiesOf.set(id, [...(familiesOf.get(id) ?? []), family]);

/** Kinds of one food that cannot replace one another, by words of their names. */
const unlikeKinds: Readonly<Record<string, readonly RegExp[]>> = {
  'puff-pastry': [/puff|vol/, /filo|phyllo/, /shortcrust|pie|tart/],
  pita: [/tortilla|wrap|taco/, /pitt?a|flatbread|lavash|piadina/, /roti|chapati|paratha/],
  pork: [/gammon/, /secreto|presa|pluma/, /loin|chop|belly|shoulder|cheek|steak|rib|leg|matambre/],
  pasta: [/orzo/, /bucatini/], couscous: [/pearl|giant/, /(?:)/], 'oat-milk': [/cream/, /(?:)/],
  'lasagne-sheets': [/cannelloni|canelon/, /lasa/],
  noodles: [/ramen/, /udon/],
  'vegan-mince': [/mince|picada/, /sausage|salchicha/, /burger|hamburguesa/],
  'bread-roll': [/burger|bun/, /hot dog/],
  'masa-harina': [/arepa/, /masa/],
  potato: [/mash/, /(?:)/],
  'curry-paste': [/paste/, /sauce/], 'thai-curry-paste': [/red/, /green/, /yellow/, /massaman/],
}; // biome-ignore format: one row a food

function kindAmong(id: string, name: string): number | null {
  const kinds = unlikeKinds[id];
  const at = kinds?.findIndex((words) => words.test(name)) ?? -1;
  return at < 0 ? null : at;
}

/** Returns how well one food replaces another regardless of their states, 0 to 1. */
function likeness(has: Ingredient, hasName: string, wants: Ingredient, wantsName: string): number {
  const [cut, wantedCut] = [cutOfName(hasName, has.category), cutOfName(wantsName, wants.category)];
  if (cut && wantedCut && cutSubstitutionScore(cut, wantedCut) === 0) return 0;
  if (/wing/.test(hasName) && /^whole |^chicken$/.test(wantsName)) return 0;
  if (has.id === wants.id) {
    const [own, other] = [kindAmong(has.id, hasName), kindAmong(wants.id, wantsName)];
    if (own !== null && other !== null && own !== other) return 0;
    if (cut || wantedCut) return cutSubstitutionScore(cut, wantedCut);
    return own !== null && other === null ? 0.85 : own === null && other !== null ? 0.9 : 1;
  }
  let best = 0;
  for (const { general, kinds, between } of familiesOf.get(has.id) ?? []) {
    const [hasKind, wantsKind] = [kinds.includes(has.id), kinds.includes(wants.id)];
    // 'White fish' is no salmon.
    const isNarrower = has.id === 'fish' && /white|blanco/.test(hasName) && between === 0;
    if (has.id === general && wantsKind && !isNarrower) best = Math.max(best, between === 0 ? 0.7 : 0.95);
    if (wants.id === general && hasKind) best = Math.max(best, between === 0 ? 0 : 0.97);
    if (hasKind && wantsKind) best = Math.max(best, between);
  }
  return best;
}

const done: readonly FoodState[] = ['cooked', 'leftover', 'roast'];
const isDone = (states: readonly FoodState[]) => states.some((state) => done.includes(state));
const oftenTinned = wordSet('tuna tinned-tuna sardine mackerel anchovy');

/** Raw, they are fried or boiled before they go where cooked ones are welcome. */
const readyInNoTime = wordSet('prawn shrimp rice basmati-rice jasmine-rice');
/** Sausages that are sold raw unless called smoked. */
const rawSausages: ReadonlySet<string> = new Set(['sausage', 'chicken-sausage']);

/** 'Dried red lentils' are red lentils. */
const soldDried = wordSet('lentils red-lentils split-peas');
/** Categories whose foods differ by state: raw, cooked, tinned. */
const stateful = new Set<Category>([...meatCategories, 'legume', 'plant protein', 'egg', 'cheese', 'vegetable', 'mushroom', 'fruit', 'grain', 'pasta', 'bread']); // biome-ignore format: one row

type Fits = readonly [missing: number, unwanted: number];

/** How well a food does that is not in a state though it should be, and the other way round: by category, else 'any'. */
const stateFits: Readonly<Partial<Record<FoodState, Readonly<Partial<Record<Category | 'any', Fits>>>>>> = {
  tinned: { legume: [0.95, 0.85], fish: [0.3, 0.35], shellfish: [0.3, 0.35], any: [0.55, 0.6] },
  dried: { legume: [0.9, 0], mushroom: [0.5, 0], grain: [1, 1], any: [0.5, 0.7] },
  frozen: { any: [0.75, 0.95] },
  smoked: { 'processed meat': [0.95, 0.95], cheese: [0.95, 0.95], any: [0, 0.4] },
  whole: { poultry: [0.7, 0.7], fish: [0.4, 0.45], any: [0.8, 0.8] },
  minced: { any: [0, 0] },
  stale: { any: [0.75, 0.6] },
  overripe: { any: [0.85, 0.7] },
};
/** The same of cooked foods; others are not cooked twice. */
const doneFits: Readonly<Partial<Record<Category, Fits>>> = {
  bread: [0, 0.8], egg: [0.8, 0.8], vegetable: [0.4, 0.45], 'processed meat': [0.8, 0.95], poultry: [0.6, 0],
}; // biome-ignore format: one row

/** Returns how well a food in its states replaces one in the wanted states, 0 to 1. */
function stateFit({ states: has, ingredient, name, given }: BasketFood, wants: readonly FoodState[]): number {
  const { category, id } = ingredient;
  // 'Smoked paprika', 'ground cumin', 'roasted peanuts': words of the shop, and no state of what is in the fridge.
  if (!stateful.has(category)) return category === 'herb' && wants.includes('dried') ? 0.8 : 1;
  // Whole, counted, frozen or filleted, it comes from no tin.
  const isOfTheFishmonger =
    (given?.unit === null && id !== 'anchovy') ||
    /^(?:whole|frozen)|fresh/.test([...has, name].join(' ')) ||
    cutOfName(name, category) !== null;
  const fitIn = (state: FoodState, mustBe: boolean): number => {
    if (state === 'whole' && mustBe && cutOfName(name, category) !== null) return 0;
    if (state === 'dried' && soldDried.has(id)) return 1;
    if (state === 'minced' && id.endsWith('-mince')) return 1;
    if (state === 'smoked' && mustBe && rawSausages.has(id)) return 0;
    if (state === 'tinned' && mustBe) {
      // Chickpeas and tuna, unsaid, are tinned in most cupboards; a cooked chickpea is as good as a tinned one.
      if (category === 'legume' && isDone(has)) return 1;
      if (has.includes('dried')) return soldDried.has(id) ? 0.8 : 0;
      if (oftenTinned.has(id) && !isOfTheFishmonger) return 0.95;
    }
    const fits = stateFits[state];
    return (fits?.[category] ?? fits?.any)?.[mustBe ? 0 : 1] ?? 1;
  };
  const fit = foodStates
    .filter((state) => !done.includes(state) && has.includes(state) !== wants.includes(state))
    .reduce((product, state) => product * fitIn(state, wants.includes(state)), 1);
  const [hasDone, wantsDone] = [isDone(has), isDone(wants)];
  if (hasDone === wantsDone) return fit;
  if (hasDone) return fit * (wants.includes('tinned') ? 1 : (doneFits[category]?.[1] ?? 0));
  if (has.includes('tinned') && category === 'legume') return fit;
  // No confit is made by boiling.
  if (id === 'duck') return 0;
  return fit * (id === 'potato' ? 0.6 : readyInNoTime.has(id) ? 0.8 : (doneFits[category]?.[0] ?? 0));
}

const scoresByFood = new WeakMap<BasketFood, (wanted: KnownFood) => number>();

/** Returns how well a food can replace one that the cookbook names, 0 to 1: 'chicken' for 'chicken thighs' 0.95, raw rice for cooked rice 0. */
export function substituteScore(food: BasketFood, wanted: KnownFood): number {
  const known = scoresByFood.get(food);
  if (known) return known(wanted);
  const scoreOf = memoize((one: KnownFood) => computeScore(food, one));
  scoresByFood.set(food, scoreOf);
  return scoreOf(wanted);
}

function computeScore(food: BasketFood, wanted: KnownFood): number {
  const { ingredient: has } = food;
  const { ingredient: wants, states } = wanted;
  // 'Tuna' in a cupboard is a tin, and in a fridge it is not.
  if (
    has.id !== wants.id &&
    has.id === 'tuna' &&
    wants.id === 'tinned-tuna' &&
    !/steak|fillet|loin|fres[ch]|bonito|lomo|rodaja|taco/i.test(`${food.name} ${food.written}`)
  )
    return 0.9;
  if (has.id === 'beef-mince' && wants.id === 'venison') return 0;
  const like = likeness(has, food.name.toLowerCase(), wants, wanted.name.toLowerCase());
  return like === 0 ? 0 : like * stateFit(food, states);
}

/** `foods | what they replace | families, or all | fit`. */
const loosely = rowsOf(`
butter | olive-oil vegetable-oil sunflower-oil | soup stew curry pasta rice risotto pulses seared roast fish shellfish tray pie gratin toast eggs pancakes side sandwich | 0.8
margarine shortening lard | butter | all | 0.85
chicken-stock beef-stock vegetable-stock fish-stock | water | soup stew curry rice pulses meatballs | 0.85
evaporated-milk | milk cream | all | 0.8
tomato cherry-tomato | tinned-tomato passata | all | 0.85
tinned-tomato tomato-sauce passata | tinned-tomato passata tomato-sauce tomato | soup stew curry pasta rice pulses meatballs eggs gratin pie pizza | 0.85
lime lemon | lemon lime | all | 0.7
ginger garam-masala | ground-ginger curry-powder | all | 0.9
curry-powder | garam-masala coriander-seed cumin | curry stew | 0.9
honey maple-syrup golden-syrup | honey maple-syrup golden-syrup | all | 0.85
tamari | soy-sauce | all | 0.95
oyster-sauce teriyaki-sauce hoisin-sauce | soy-sauce oyster-sauce | all | 0.8
leek | onion | soup stew risotto pie eggs rice | 0.6
cider beer white-wine red-wine | chicken-stock beef-stock vegetable-stock fish-stock white-wine | seared stew roast meatballs pulses tray fish | 0.75
gravy | beef-stock chicken-stock vegetable-stock stock | stew meatballs pie | 0.85
cornflakes | breadcrumbs | all | 0.9
brioche bread baguette bread-roll | bread baguette bread-roll | eggs toast sandwich burger soup tapas | 0.85
pita naan bread-roll brioche | bread pita naan bread-roll baguette | sandwich burger | 0.8
pumpkin butternut-squash courgette beetroot parsnip sweet-potato | carrot | cake | 0.85
jackfruit | beef-mince chicken chicken-thigh | curry wrap stew pulses | 0.85
spaghetti egg-noodles rice-noodles | noodles egg-noodles rice-noodles | noodles | 0.75
ravioli egg-noodles | pasta spaghetti fresh-pasta | pasta gratin | 0.8
choricero-pepper | paprika | stew rice soup pulses fish shellfish | 0.9
sour-cream cream cream-cheese cream-of-mushroom | cream sour-cream yoghurt ricotta | soup curry stew pasta gratin seared | 0.7
coconut-cream | coconut-milk | soup curry stew pulses rice noodles | 0.9
sour-cream | mayonnaise yoghurt | salad sandwich wrap dip | 0.75
`).map((row) => {
  const [has = [], wants = [], families = [], [fit] = []] = row.split(' | ').map((cell) => cell.split(' '));
  return { has, wants, families, fit: Number(fit) };
});

/** Returns how well a food can replace one in a family of dishes, 0 to 1, if the dish's file says nothing of it. */
export function looseFit(food: BasketFood, wants: KnownFood, family: string): number {
  if (food.states.length > 0 && !food.states.every((state) => state === 'tinned')) return 0;
  const rows = loosely.filter(
    (row) =>
      row.has.includes(food.ingredient.id) &&
      row.wants.includes(wants.ingredient.id) &&
      (row.families[0] === 'all' || row.families.includes(family)),
  );
  return Math.max(0, ...rows.map(({ fit }) => fit));
}

import { isGeneralName } from '@/food/lexicon/generalNames';
import { withoutCutNames } from '@/food/names/cutsOfAnimals';
import { findIngredients } from '@/food/names/findIngredients';
import { meatCategories } from '@/food/names/foodGroups';
import { type FoodState, foodStates } from '@/food/names/foodStates';
import { withoutCleared } from '@/food/rules/restrictions';
import { blanked } from '@/food/text/lists';
import type { FoundIngredient, Ingredient } from '@/food/types';
import { memoize } from '@/lib/memoize';
import { wordSet } from '@/lib/words';

const stateWords: Readonly<Record<string, FoodState>> = {
  ...Object.fromEntries(foodStates.map((state) => [state, state])),
  canned: 'tinned', jarred: 'tinned', ground: 'minced', mince: 'minced', roasted: 'roast', 'day-old': 'stale',
}; // biome-ignore format: one row

/** Words that describe a food without changing which food it is. */
const describing = wordSet(
  `large small medium big ripe fresh baby young boneless skinless skin-on bone-in thick thin lean firm soft plain full-fat
  unsalted salted dark light runny clear hot mild sweet floury waxy new raw cold warm crusty good coarse fine flaky
  ready-made shop-bought unsweetened natural mixed thick-cut streaky back green red white yellow brown black long short
  wide flat round mature hard melting grated sliced shelled peeled pitted toasted blanched flaked strong quick-cook
  easy-cook instant fast-action self-raising wholemeal caster demerara muscovado palm desiccated single double whipping
  soured thickened greek puy pearl short-grain medium-grain long-grain bomba paella risotto carnaroli pudding rolled porridge
  jumbo chopped crushed ancho guajillo makrut wild button chestnut baking cooking stewing braising roasting frying salad italian spanish mexican thai chinese english french sichuan
  toulouse merguez piquillo padrón romano pickled preserved tenderstem flat-leaf curly sea table pods pod stick sticks
  stalks bulb hearts heart florets leaves leaf powder paste extract essence purée extra virgin dry boiling iced
  bramley medjool nuts kernels rolls hard-boiled soft-boiled gluten-free dairy-free lactose-free low-salt vegan vegetarian
  plant-based mashed shredded pulled crumbled diced cubed
  breast breasts thigh thighs leg legs wings drumsticks shin chuck shoulder belly loin chops chop cutlets neck rump sirloin
  fillet fillets steak steaks tenderloin cheeks brisket shank shanks escalopes secreto topside quarters rack ribs joint slices mince bread breads noodles mushrooms black-eyed oelek on in of the cob oil brine syrup juice water`,
);

/** A food that is named in the cookbook. */
export interface KnownFood {
  /** As written: 'leftover chicken'. */
  readonly name: string;
  /** Without what its name rules out: 'gluten-free flour' is flour without gluten. */
  readonly ingredient: Ingredient;
  readonly states: readonly FoodState[];
}

/** Names in which the first food is meant ('corn on the cob', 'anchovies in oil'), not the last. */
const headFirst = /\s(?:of|in|on)\s/;

function readName(name: string): KnownFood | null {
  const found = withoutCutNames(findIngredients(name), name).map(({ food }) => food);
  const head = headFirst.test(name) ? found[0] : found.at(-1);
  if (!head) return null;
  const rest = blanked(name.toLowerCase(), found).split(/[\s',]+/);
  const words = rest.filter((word) => word !== '' && word !== 's');
  // 'Pork sausages' are sausages, not pork.
  const last = words.at(-1);
  const made =
    last !== undefined && name.toLowerCase().endsWith(` ${last}`) && !describing.has(last)
      ? findIngredients(last)[0]
      : undefined;
  const isRead = words.every((word) => word in stateWords || describing.has(word) || (made && word === last));
  const allWords = name.toLowerCase().split(/\s+/);
  const states = allWords.flatMap((word) => stateWords[word] ?? []);
  if (!isRead) return null;
  const { ingredient, cleared } = made ?? head;
  return {
    name,
    ingredient: withoutCleared(ingredient, cleared),
    states: [...new Set(states)].filter(
      (state) => state !== 'minced' || meatCategories.includes(ingredient.category),
    ),
  };
}

const reading = memoize((name: string) => ({ food: readName(name) }));

/** Returns the food and state of a name in the cookbook; null if the lexicon does not know it. Cached. */
export const knownFood = (name: string): KnownFood | null => reading(name).food;

/** Words that mean foods of several categories, or some of a category only, by what the foods' ids say. */
const wideNames: Readonly<Record<string, RegExp>> = {
  tomato: /tomato|passata|ketchup/, cheese: /cheese|ricotta|mascarpone|quark|queso/, beans: /bean/, soy: /^soy|tamari/, wine: /wine /, fruit: /rhubarb|fruit$/, meat: /(?:poultry|redMeat|pork|processed meat)$/, 'salsa-verde': /tomatillo/,
  cream: /cream|^creme-fraiche/, chilli: /chilli|^cayenne|^gochujang|^chipotle|^aji/, oil: /oil/, ham: /ham|prosciutto/, berries: /berry/, 'curry-powder': /curry|masala/, bread: /bread|brioche|^pita|naan/,
}; // biome-ignore format: rows
/** True if a name in a text may mean the food: 'wine' white wine, 'lime' its juice, 'mince' any mince. */
export function canMean(
  { text, ingredient: named }: Pick<FoundIngredient, 'text' | 'ingredient'>,
  food: Ingredient,
): boolean {
  if (/^(?:mince|carne picada)$/i.test(text)) return food.id.endsWith('-mince');
  const part = food.id.replace(/-(?:juice|milk|butter|breast|thigh|wings|mince|seed|flour)$/, '');
  const wide = wideNames[named.id];
  return (
    [food.id, part, `${part}s`].includes(named.id) ||
    food.id.endsWith(`-${named.id}`) ||
    (wide
      ? wide.test(`${food.id} ${food.category}`)
      : isGeneralName(named) && named.category === food.category)
  );
}

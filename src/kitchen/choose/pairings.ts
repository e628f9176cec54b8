import { wordSet } from '@/lib/words';
import { batterFamilies, type CookbookDish, type DishFamily, dishFamilies } from '../cookbook/dish';
import { knownFood } from '../cookbook/knownFood';
import { findSeasoningStep, isCookedSeasoning } from '../cookbook/seasoningStep';
import type { BasketFood } from '../read/basket';
import type { DishFacts } from './dishFacts';

/** Foods, by id or by category ('@herb'), that go over, or beside, any dish of some families. */
interface Pairing {
  readonly foods: ReadonlySet<string>;
  readonly families: ReadonlySet<DishFamily>;
  /** How natural it is, 0 to 1. */
  readonly worth: number;
}

const pairing = (foods: string, families: string, worth: number): Pairing => ({
  foods: new Set(foods.split(', ')),
  families: new Set(
    families === 'all' ? dishFamilies : dishFamilies.filter((family) => families.split(' ').includes(family)),
  ),
  worth,
});

const saucy = 'curry stew pulses tofu';
const plates = 'seared fish roast meatballs skewers tofu stuffed shellfish';

/** Cooked with the onions, or turned in the oil with what is roasted. */
const seasonings: readonly Pairing[] = [
  pairing('garlic', 'all', 1),
  pairing('ginger, chilli', 'soup stew curry noodles rice pulses tofu tray roast meatballs shellfish', 0.9),
  pairing('spices, taco-seasoning, ranch-seasoning, ras-el-hanout, five-spice, old-bay, garlic-powder, onion-powder, annatto, cumin, paprika, cayenne, chipotle, thyme, rosemary, oregano, bay-leaf, sage, marjoram, lemongrass, mixed-herbs', 'soup eggs side tray rice pulses stew curry roast pasta stuffed meatballs tofu seared fish shellfish skewers wrap burger gratin noodles', 0.9),
  pairing('saffron', 'rice stew soup fish shellfish pulses', 0.9),
  pairing('turmeric, curry-powder, garam-masala, coriander-seed, cardamom, cinnamon, star-anise, clove, allspice, caraway, fennel-seed, mustard-seed, nigella-seed, fenugreek, juniper-berry', 'soup side tray rice pulses stew curry roast tofu eggs meatballs', 0.8),
  pairing('curry-paste, thai-curry-paste, harissa, miso, gochujang', 'soup tray roast pulses stew rice tofu curry noodles meatballs', 0.6),
  pairing('chorizo, bacon, pancetta', 'shellfish eggs rice pulses stew soup fish side', 0.75),
]; // biome-ignore format: one row a pairing

/** Stirred into a batter. */
const sweetSeasonings = [pairing('vanilla, cinnamon, nutmeg, allspice, clove, cardamom, ground-ginger, star-anise', batterFamilies.join(' '), 0.9)]; // biome-ignore format: one row

/** Scattered or squeezed over a finished savoury dish. */
const finishes: readonly Pairing[] = [
  pairing('@herb', 'all', 0.7),
  pairing('feta, goat-cheese, parmesan, ricotta, queso-fresco, cottage-cheese, blue-cheese, manchego', 'soup pasta salad pizza tray side toast eggs risotto pulses bowl stuffed gratin fritters stew rice meatballs', 0.65),
  pairing('cream, sour-cream, cream-cheese', 'stew curry pulses pasta', 0.65),
  pairing('pesto, red-pesto, vegan-pesto', 'pasta soup fish eggs salad side tray toast stew pulses seared roast meatballs risotto rice', 0.6),
  pairing('kimchi', 'noodles tofu bowl', 0.65),
  pairing('honey, maple-syrup', 'tray side roast seared fritters tapas skewers', 0.5),
  pairing('tahini', 'tray side pulses salad bowl curry', 0.5),
  pairing('chorizo, bacon, pancetta, ham, prosciutto, black-pudding', 'soup pasta salad pizza risotto eggs pulses gratin side toast tray tapas shellfish fish rice', 0.6),
  pairing('cheese, cheddar, mozzarella, gruyere, emmental, blue-cheese, feta, goat-cheese', 'soup pasta pizza toast eggs risotto side stuffed wrap gratin stew salad seared burger meatballs', 0.5),
  pairing('@nut, @seed', 'salad bowl soup side curry noodles rice tray pasta tofu pulses stew seared roast fish toast', 0.6),
  pairing('lemon, lime', 'fish shellfish seared salad curry wrap soup rice skewers tray roast noodles dip pulses bowl fritters side tofu stew pasta risotto', 0.65),
  pairing('avocado', 'wrap salad toast eggs bowl burger pulses', 0.6),
  pairing('chilli', 'curry noodles rice stew soup wrap tofu eggs pasta shellfish pulses', 0.6),
  pairing('spring-onion', 'noodles rice soup tofu eggs salad curry wrap side bowl fritters', 0.7),
  pairing('sumac, zaatar', 'soup eggs side tray rice pulses stew fish salad roast skewers dip toast stuffed fritters', 0.55),
  pairing('anchovy, olives, capers', 'pizza salad pasta toast tray side eggs roast fish seared', 0.6),
  pairing('raisins, sultanas, dried-apricot, prune, dried-cranberry, date', 'curry rice stew salad bowl pasta side', 0.5),
  pairing('fig, pear, apple, orange, mandarin, peach, apricot, plum, grapes, pomegranate, strawberry, raspberry, blackberry, watermelon, melon, mango, grapefruit, dried-fig, cherry', 'salad bowl', 0.55),
]; // biome-ignore format: one row a pairing

/** The same over a sweet one. */
const sweetFinishes: readonly Pairing[] = [
  pairing('@nut, @seed, @dried fruit, cinnamon, nutmeg, coconut', 'porridge pancakes pudding fruit crumble cake toast bowl eggs', 0.6),
  pairing('strawberry, raspberry, blackberry, blueberry, berries, banana, mango, peach, kiwi, cherry, pomegranate, chocolate', 'porridge pancakes pudding fruit cake bowl toast eggs', 0.6),
  pairing('mint, lemon, lime', 'fruit pudding', 0.5),
]; // biome-ignore format: one row a pairing

/** Goes with roast and fried meat once it is warmed. */
export const stewedFruit: ReadonlySet<string> = new Set(['apple', 'pear', 'plum', 'quince', 'rhubarb', 'peach', 'apricot', 'fig', 'cherry', 'grapes', 'cranberry', 'prune', 'raisins', 'dried-apricot', 'dried-fig', 'dried-cranberry', 'chestnuts']); // biome-ignore format: one row

/** Served beside a savoury dish. */
const sides: readonly Pairing[] = [
  pairing('rice, basmati-rice, jasmine-rice, brown-rice', `${saucy} skewers`, 0.85),
  pairing('rice, basmati-rice, jasmine-rice, brown-rice, couscous, quinoa, bulgur', `${plates} ${saucy} eggs tray`, 0.45),
  pairing('potato, sweet-potato, chips', `${plates} stew pie tray burger sandwich`, 0.6),
  pairing('pasta, spaghetti, fresh-pasta, gnocchi, egg-noodles', 'seared meatballs stew fish shellfish roast', 0.45),
  pairing('pita, naan', `${saucy} dip skewers meatballs salad soup`, 0.75),
  pairing('bread, baguette, bread-roll, rye-bread', 'soup stew eggs salad dip tapas shellfish pulses stuffed tray fish seared meatballs roast', 0.65),
  pairing('lettuce, rocket, watercress, cucumber, tomato, cherry-tomato, radish, lambs-lettuce', 'all', 0.4),
  pairing('broccoli, cauliflower, green-beans, carrot, peas, sweetcorn, asparagus, brussels-sprout, cabbage, savoy-cabbage, kale, spinach, swiss-chard, bok-choy, mangetout, beetroot, parsnip', `${plates} pie gratin curry tray stew noodles`, 0.4),
  pairing('white-beans, cannellini-bean, butter-beans, haricot-beans, lentils, chickpeas', 'roast seared fish tray', 0.55),
  pairing('orange, mandarin, grapefruit', 'fish seared roast shellfish tapas', 0.55),
  pairing('gravy', 'roast seared pie meatballs side tray', 0.6),
  pairing('egg', 'sandwich toast rice noodles side burger fritters bowl', 0.55),
  pairing('jam, honey, quince-paste', 'toast sandwich tapas', 0.5),
  pairing('avocado, olives, gherkin', 'sandwich burger tapas salad wrap eggs toast bowl fish seared', 0.45),
  pairing('ketchup, worcestershire-sauce, mayonnaise, mustard, dijon-mustard, aioli, barbecue-sauce, hot-sauce, sriracha, salsa, guacamole, hummus, tzatziki, chutney, harissa, gochujang, horseradish, mint-sauce', 'burger seared roast fish sandwich side tapas eggs meatballs skewers fritters tray wrap toast stuffed salad bowl', 0.5),
  pairing('yoghurt, sour-cream', 'curry skewers fritters stuffed pulses tray roast seared meatballs bowl wrap soup stew side fish eggs rice', 0.5),
  pairing('soy-sauce, tamari, sriracha, hot-sauce', 'noodles rice tofu fish skewers fritters soup', 0.5),
  pairing('tortilla-chips', 'dip soup wrap salad', 0.6),
  pairing('pineapple, mango, plantain', 'pulses eggs seared roast meatballs skewers wrap rice noodles burger tray stew', 0.45),
  pairing([...stewedFruit].join(', '), 'seared roast tray meatballs tapas skewers', 0.55),
]; // biome-ignore format: one row a pairing

const sweetSides: readonly Pairing[] = [
  pairing('yoghurt, cream, ice-cream, custard, sour-cream, coconut-yoghurt', 'cake crumble pudding fruit pancakes porridge pie biscuits', 0.65),
  pairing('@fruit, rhubarb', 'porridge pancakes pudding cake biscuits toast', 0.45),
  pairing('honey, maple-syrup, golden-syrup, jam, dulce-de-leche, peanut-butter', 'porridge pancakes toast fruit biscuits eggs', 0.6),
]; // biome-ignore format: one row a pairing

/** Kitchens that put no cheese on what they cook. */
const noCheese = /thai|chinese|japan|korea|vietnam|indonesia|malay|india|singapore|asian/i;
/** Kitchens that put rice on the table with nearly everything. */
const withRice =
  /thai|chinese|sichuan|japan|korea|vietnam|indonesia|malay|india|peru|filipino|asian|caribbean|west african/i;
/** Kitchens that put noodles there as well. */
const withNoodles = /thai|chinese|sichuan|japan|korea|vietnam|indonesia|malay|filipino|asian/i;
const notWithRice = wordSet('rice risotto noodles pasta soup salad sandwich wrap toast dip porridge pizza');
const isOfVegetables = ([first]: CookbookDish['needs']): boolean =>
  first !== undefined && knownFood(first.alternatives[0].name)?.ingredient.category === 'vegetable';

/** What those kitchens put on no table. */
const notThere = wordSet('potato chips bread baguette bread-roll pasta spaghetti yoghurt gravy mayonnaise');

const best = (rows: readonly Pairing[], { ingredient: { id, category } }: BasketFood, family: DishFamily) =>
  rows.reduce(
    (most, { foods, families, worth }) =>
      families.has(family) && (foods.has(id) || (foods.has(`@${category}`) && !/-butter$|^tahini$/.test(id)))
        ? Math.max(most, worth)
        : most,
    0,
  );

function stapleBeside({ ingredient: { id }, states }: BasketFood, dish: CookbookDish): number {
  const { cuisine, family, needs } = dish;
  const isEaten =
    (/\brice$/.test(id) && withRice.test(cuisine)) || (/noodles$/.test(id) && withNoodles.test(cuisine));
  if (!isEaten || states.length > 0 || notWithRice.has(family)) return 0;
  // Vegetables with rice beside them are less of a meal than rice with vegetables in it.
  return isOfVegetables(needs) ? 0.6 : 0.85;
}

/** Returns how well a food that the dish has no place for goes over or beside it; 0 if it does not. */
export function pairingWorth(food: BasketFood, dish: CookbookDish, { isSweet }: DishFacts) {
  const isCheese = food.ingredient.category === 'cheese';
  if (isCheese && (isSweet || noCheese.test(dish.cuisine))) return { season: 0, finish: 0, side: 0 };
  const season = (rows: readonly Pairing[]) =>
    findSeasoningStep(dish, food.ingredient) === null ? 0 : best(rows, food, dish.family);
  return isSweet
    ? { season: season(sweetSeasonings), finish: best(sweetFinishes, food, dish.family), side: best(sweetSides, food, dish.family) } // biome-ignore format: one row
    : {
        season: season(seasonings),
        finish: isCookedSeasoning(food.ingredient) ? 0 : best(finishes, food, dish.family),
        side:
          (withNoodles.test(dish.cuisine) && notThere.has(food.ingredient.id)) ||
          (stewedFruit.has(food.ingredient.id) && (withRice.test(dish.cuisine) || isOfVegetables(dish.needs)))
            ? 0
            : Math.max(best(sides, food, dish.family), stapleBeside(food, dish)),
      };
}

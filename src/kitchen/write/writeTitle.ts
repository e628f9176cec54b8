import { findCut, isOnlyCutName } from '@/food/names/cuts';
import { findIngredients } from '@/food/names/findIngredients';
import { meatCategories } from '@/food/names/foodGroups';
import type { Language } from '@/food/text/language';
import { isPluralName, singularize, toPluralForm } from '@/food/text/plurals';
import { fold } from '@/food/text/tokenize';
import type { Category, FoundIngredient, Ingredient } from '@/food/types';
import { wordSet } from '@/lib/words';
import { choiceLabel } from '@/profile/foodChoices';
import type { Plan, PlannedFood } from '../adapt/plan';
import { precookingStep } from '../adapt/preparation';
import type { CookbookDish } from '../cookbook/dish';
import { canMean, knownFood } from '../cookbook/knownFood';
import { capitalize, doubledWords, joinWithAnd } from '../words/grammar';
import { withOwnQualities } from './replacementWords';

type NamesOnlyAllowedFoods = (words: string) => boolean;

/** Returns the planned foods that replace one of the cookbook. */
const replacementFoods = ({ foods }: Plan): PlannedFood[] =>
  [...foods.values()].flat().filter(({ replaces, name }) => replaces !== null && replaces.name !== name);

/** 'Camarones' of shrimps, 'atún' of tuna. */
function spanishName({ ingredient, name, shortName }: PlannedFood, isVague: boolean): string {
  const named = isVague ? ingredient : (knownFood(shortName)?.ingredient ?? ingredient);
  const spanish = named?.names.es[0]?.toLowerCase() ?? shortName;
  const isCut = ingredient !== null && findCut(fold(name), ingredient.category) !== null;
  return !isCut && isPluralName(name) ? toPluralForm(spanish, 'es') : spanish;
}

/** Returns the food's name as a title writes it: 'tofu', 'turkey'. */
function foodNameForTitle(food: PlannedFood, language: Language): string {
  const { name, shortName, replaces } = food;
  // The short name of apples and of rhubarb is 'the fruit', which is too vague for a title.
  const animal = food.ingredient?.id.replace(/(?<!^vegan)-mince$/, '') ?? '';
  if (language === 'en' && replaces?.shortName === shortName && animal !== food.ingredient?.id) return animal;
  const isVague = replaces?.shortName === shortName && !` ${name}`.includes(` ${shortName}`);
  if (language === 'es') return spanishName(food, isVague);
  const said = isVague || /^(?:vegetarian|vegan) /.test(name) ? name : shortName;
  return said.replace(/^(?:tinned|cooked|dried|fresh|frozen|firm|gluten-free) |(?<=lemon|lime) juice$/g, '');
}

/** Returns the title's language: 'Lentejas con chorizo' is Spanish. */
const languageOf = (title: string, dish: CookbookDish): Language =>
  title === dish.spanish && title !== dish.english ? 'es' : 'en';

/** True if the name is used as an adjective: 'chicken burgers', 'chicken and herb burgers'. */
const isAttributive = (after: string) =>
  /^(?:, \S+)? (?:and \S+ )?(?!(?:\p{L}+ed )?(?:and|with|in|on|of|con|al|a|en|y)\b)\p{L}/iu.test(after);

/** True if the title names another cut of the food: 'pork chops' for a tenderloin. */
function isOtherCutOf(text: string, { name, ingredient }: PlannedFood): boolean {
  if (!ingredient) return false;
  const [named, cooked] = [text, name].map((words) => findCut(fold(words), ingredient.category));
  return Boolean(named && cooked && named.name !== cooked.name);
}

/** Returns the position of a food's name in a title that the lexicon reads as one food: 'apple' in 'Apple crumble'. */
function findFoodNameInTitle(title: string, name: string) {
  const [text] = name === '' ? [] : (new RegExp(`\\b${name}s?\\b`, 'i').exec(title) ?? []);
  const ingredient = knownFood(name)?.ingredient;
  if (text === undefined || !ingredient) return undefined;
  const start = title.indexOf(text);
  return { text, ingredient, start, end: start + text.length };
}

/** True if the food is the general one or a kind of it: salt cod is cod, minced beef is beef. */
const isOrIsKindOf = (id: string, general: string | undefined): boolean =>
  general !== undefined && (id.replace(/-mince$/, '') === general || id.endsWith(`-${general}`));

/** The words after a Spanish name agree with it: 'berenjenas rebozadas' is 'calabacín rebozado'. */
function agreeing(after: string, name: string): string {
  const [, ending = ''] = /^\p{L}*?(as?|s)?(?: |$)/u.exec(name) ?? [];
  return after.replace(/^( \p{L}+(?:ad|id|it))[ao]s?\b/u, `$1${ending.startsWith('a') ? '' : 'o'}${ending}`);
}

/** Returns the title with the planned foods, 'Tofu tikka masala', and the foods it has no place for. */
function replaceFoodsInTitle(title: string, plan: Plan, language: Language) {
  const missing: PlannedFood[] = [];
  const cooked = [...plan.list, ...plan.finish].flatMap(({ ingredient }) => ingredient ?? []);
  let written = title;
  // 'Butter chicken' made with oil is dairy-free butter chicken, a curry of paste is a curry, and of vegan cheddar it is cauliflower cheese.
  const isStillSo = ({ ingredient, name, replaces }: PlannedFood) =>
    (ingredient?.category === 'broth' && / stock$/.test(replaces?.name ?? '')) ||
    (/^(?:Butter |Bread and)/.test(title) && replaces?.name === 'butter') ||
    /^(?:tomatillo salsa|\S+-oil garlic|paprika chilli)\b/.test(`${ingredient?.id} ${replaces?.name}`) ||
    (/curry-paste$|^garam-masala$/.test(ingredient?.id ?? '') && replaces?.name === 'curry powder') ||
    (ingredient?.category === 'cheese' && name.endsWith(` ${replaces?.name}`));
  for (const food of replacementFoods(plan).filter((one) => !isStillSo(one))) {
    // 'Roast vegetables' fits any vegetables, so the short name stays.
    const isStillShort = food.replaces?.shortName === food.shortName;
    const names = [food.replaces?.name ?? '', isStillShort ? '' : (food.replaces?.shortName ?? '')];
    const own = names.map(singularize);
    const originals = names.flatMap((name) => knownFood(name)?.ingredient ?? []);
    const ids = originals.map(({ id }) => id.replace(/-mince$/, ''));
    // 'Roast courgette and pepper' has both.
    if (plan.list.some((one) => one !== food && ids.includes(one.ingredient?.id ?? ''))) continue;
    const isAsGood = (found: FoundIngredient) => cooked.some((one) => canMean(found, one));
    const place = findIngredients(written).find((found) => {
      const { text, ingredient } = found;
      return ids.some((id) => isOrIsKindOf(ingredient.id, id)) ||
        own.includes(singularize(text.toLowerCase()))
        ? ingredient.id !== food.ingredient?.id || isOtherCutOf(text, food)
        : originals.some((one) => canMean(found, one)) && !isAsGood(found);
    });
    // 'Beef burger' is one food, and its beef is what was replaced.
    const animal = own[0]?.startsWith('minced ') ? findFoodNameInTitle(written, own[0].slice(7)) : undefined;
    // A curry of curry paste is a curry, and pasta with tomato sauce is tomato pasta.
    if (place && food.name.startsWith(`${place.text.toLowerCase()} `) && / (?:paste|sauce)$/.test(food.name))
      continue;
    const [full, short] = own.map((one) => findFoodNameInTitle(written, one));
    const named = animal ?? place ?? full ?? (short && !isAsGood(short) ? short : undefined);
    if (!named) {
      missing.push(food);
      continue;
    }
    // 'Pork chops' made with chicken: leave out 'chops'.
    const [cut = ''] = /^ \p{L}+/u.exec(written.slice(named.end)) ?? [];
    const isOtherCut =
      isOnlyCutName(fold(cut).trim(), named.ingredient.category) &&
      food.name.includes(cut.trim()) === food.shortName.includes(cut.trim());
    const after = written.slice(named.end + (isOtherCut ? cut.length : 0));
    const inTitle = foodNameForTitle(food, language);
    const name = language === 'en' && isAttributive(after) ? singularize(inTitle) : inTitle;
    const before = written.slice(0, named.start);
    written = `${before}${before === '' ? capitalize(name) : name}${language === 'es' ? agreeing(after, name) : after}`;
  }
  // A word that now stands twice, 'chicken chicken', is written once.
  const said = written.replace(doubledWords, '$1').replace(/\ba la (?=vino|cava|zumo)/, 'al ');
  return { title: withOwnQualities(said, plan), missing };
}

const vegan = choiceLabel('Vegan');
/** Labels for a title, each with the foods that rule it out. */
type Label = readonly [words: string, rulesOutLabel: (food: Ingredient, name: string) => boolean];
const freeFromLabels: readonly Label[] = [
  [vegan, ({ excludedBy }) => excludedBy.includes('Vegan')],
  ['Lactose-free', ({ contains }) => contains.includes('Lactose')],
  [choiceLabel('GlutenFree'), ({ contains, id }, name) => (contains.includes('Gluten') || id === 'baking-powder') && !name.includes('gluten-free')],
  ['Dairy-free', ({ contains }) => contains.includes('Milk')],
  ['Egg-free', ({ contains }) => contains.includes('Eggs')],
]; // biome-ignore format: one row each

/** Returns the recipe's title: the dish's title with the planned foods. A Spanish title stays Spanish. */
export const writeTitle = (plan: Plan, namesOnlyAllowedFoods: NamesOnlyAllowedFoods): string =>
  adaptTitle(plan, englishTitleForOtherCut(plan) ?? plan.dish.title, namesOnlyAllowedFoods);

/** Returns the English title if a Spanish one names another cut than is cooked: 'Veal shin braised in red wine'. */
function englishTitleForOtherCut(plan: Plan): string | null {
  const { title, english, needs } = plan.dish;
  const food = replacementFoods(plan).find(
    ({ replaces }) => replaces?.name === needs[0]?.alternatives[0].name,
  );
  const category = knownFood(food?.replaces?.name ?? '')?.ingredient.category;
  const named = category && languageOf(title, plan.dish) === 'es' ? findCut(fold(title), category) : null;
  if (!food || !category || !named || findCut(fold(food.name), category)?.name === named.name) return null;
  const own = findCut(fold(english), category)?.words ?? named.words;
  const animal = `(?:(?:${food.shortName}|beef|veal|pork|lamb|ox|chicken|turkey) )?`;
  return capitalize(english.replace(new RegExp(`${animal}${own.source}`, 'i'), food.name));
}

/** Returns the meaning of a foreign title, 'Cheeks braised in red wine'; null if the title already says it. */
export function writeGloss(plan: Plan, namesOnlyAllowedFoods: NamesOnlyAllowedFoods): string | null {
  const { title, english } = plan.dish;
  if (englishTitleForOtherCut(plan) !== null) return null;
  const words = fold(title)
    .split(' ')
    .filter((word) => word.length > 3);
  // 'Pan-fried falafel' adds nothing to 'Falafel', nor 'chicken fajitas' to 'fajitas'.
  if (words.filter((word) => fold(english).includes(word)).length * 2 >= words.length) return null;
  const labelled = adaptTitle(plan, english, namesOnlyAllowedFoods);
  const gloss = capitalize(labelled.replace(/^(?:gluten|lactose|dairy|egg)-free /i, ''));
  return [gloss, labelled].find(namesOnlyAllowedFoods) ?? null;
}

/** Words for any food of a category, where they are no part of a dish's own name. */
const generalWord =
  /\b(?<!(?:without|blue|cream|goat’s|goat's|macaroni|mac and|macaroni and|white|crab|cauliflower|broccoli|leek|rich|Catalan chicken with) )(fish|grain|cheese|fruit(?! salad))\b(?! (?:and chips|pie|fingers?|cakes?|fillets?|sauce|base)\b)/i;
/** Returns an English title with the dish's only fish, grain, cheese or fruit by its name: 'Hake steaks with garlic and lemon'. */
const withOwnNames = (title: string, { list }: Plan): string =>
  title.replace(generalWord, (word, _, at: number) => {
    const isKind = new RegExp(`^${word} (?!lemon|lime|orange)`, 'i');
    const [food, other] = list.filter(({ ingredient: of }) => isKind.test(`${of?.category} ${of?.id}`));
    if (!food || other || ` ${singularize(food.name)}`.endsWith(` ${word.toLowerCase()}`)) return word;
    const name = foodNameForTitle(food, 'en');
    const named = isAttributive(title.slice(at + word.length)) ? singularize(name) : name;
    return /^\p{Lu}/u.test(word) ? capitalize(named) : named;
  });

const isVegetable = ({ ingredient: of }: PlannedFood) =>
  /^(?:vegetable|mushroom) (?!garlic|ginger|.*onion|shallot|chilli)/.test(`${of?.category} ${of?.id}`);
/** Returns English words with the dish's one or two vegetables in the place of 'vegetables': 'Potato and leek bake'. */
function withVegetableNames(words: string, { dish, foods }: Plan): string {
  const general = dish.needs.flatMap(({ alternatives: [first] }) =>
    first.shortName === 'vegetables' ? [first.name] : [],
  );
  const slots = [...general, ...dish.welcomes.map(({ name }) => name)];
  const vegetables = slots.flatMap((name) => foods.get(name) ?? []).filter(isVegetable);
  if (vegetables.length === 0 || vegetables.length > 2) return words;
  const listed = vegetables.length > 1 ? words.replace(/ and (?=vegetables?\b)/, ', ') : words;
  return listed.replace(
    /(?<!\b(?:mixed|any|root) )\bvegetables?\b(?! (?:stock|oil|burger))/gi,
    (word, at: number) => {
      const names = vegetables.map((food) => foodNameForTitle(food, 'en'));
      const inNumber = word.endsWith('s') ? names : names.map(singularize);
      const goesOn = listed.startsWith(' and ', at + word.length);
      const named = goesOn ? inNumber.join(', ') : joinWithAnd(inNumber);
      return /^\p{Lu}/u.test(word) ? capitalize(named) : named;
    },
  );
}

/** Returns an English title with the first vegetable of its slots: 'Haddock chowder with leeks', 'Warm lentils with tuna and beetroot'. */
function withVegetable(title: string, { dish, foods }: Plan): string {
  const inSlots = dish.welcomes.flatMap(({ name }) => foods.get(name) ?? []);
  const food = inSlots.find(({ ingredient }) => namedInTitles.has(ingredient?.id ?? ''));
  const isNamed = findIngredients(title).some((found) => found.ingredient === food?.ingredient);
  const [, companion] = / with (.+)$/.exec(title) ?? [];
  if (!food || isNamed || /,|vegetable/i.test(title) || / (?:and|in|on|of) /.test(companion ?? ''))
    return title;
  return `${title} ${companion === undefined ? 'with' : 'and'} ${foodNameForTitle(food, 'en')}`;
}
const namedInTitles = wordSet('leek courgette broccoli cauliflower aubergine asparagus spinach kale cabbage savoy-cabbage mushrooms green-beans peas sweetcorn fennel artichoke brussels-sprout pumpkin butternut-squash sweet-potato beetroot okra swede turnip parsnip celeriac broad-beans swiss-chard blackberry raspberry blueberry strawberry plum pear rhubarb cherry apricot'); // biome-ignore format: one row

const inOneVessel =
  /^One-(?:pan|pot|dish|tray) |,? (?:all )?(?:(?:cooked|baked|made) )?(?:from|in|on) (?:the )?one (?:large )?(?:pan|pot|dish|tray|tin)\b/g;
/** Returns words about the dish that promise no single pan where it takes several, and nothing quick that is slow. */
export function withoutPromises(plan: Plan, words: string): string {
  const apart = [...plan.sides, ...plan.boiledFirst, ...plan.list.filter(precookingStep)];
  const kept = apart.length > 0 || plan.batches !== null ? words.replace(inOneVessel, '') : words;
  return capitalize(plan.minutes > 30 ? kept.replace(/^Quick /, '') : kept);
}

function adaptTitle(plan: Plan, written: string, namesOnlyAllowedFoods: NamesOnlyAllowedFoods): string {
  const { dish } = plan;
  const title = withoutPromises(plan, written);
  const language = languageOf(title, dish);
  const { title: adapted, missing } = replaceFoodsInTitle(title, plan, language);
  // The title has no word for the main food: add it with 'with'.
  const main = missing.find(
    ({ replaces, ingredient }) =>
      replaces?.name === dish.needs[0]?.alternatives[0].name &&
      ingredient !== null &&
      (language === 'en' || ingredient.id !== 'vegan-mince') &&
      !findIngredients(adapted).some((found) => canMean(found, ingredient)) &&
      !isSimilarCategory(knownFood(replaces?.name ?? '')?.ingredient.category, ingredient.category),
  );
  const own = language === 'en' ? withVegetableNames(withOwnNames(adapted, plan), plan) : adapted;
  const named = language === 'en' && !main ? withVegetable(own, plan) : own;
  const titleWithMainFood = main
    ? `${named} ${language === 'es' ? 'con' : 'with'} ${foodNameForTitle(main, language)}`
    : named;
  const isMeat = plan.list.some(({ ingredient: of }) => /^(?:redMeat|pork|poultry)$/.test(`${of?.category}`));
  const allowedTitle = isMeat
    ? titleWithMainFood
    : titleWithMainFood.replace(/ con (?:carne|vegan mince)\b/i, ' sin carne');
  const foods = [...plan.foods.values(), plan.finish, plan.sides].flat();
  const isVegan = !namesOnlyAllowedFoods('meat') && !namesOnlyAllowedFoods('egg');
  const freeOf = freeFromLabels
    .filter(
      ([words, rulesOutLabel]) =>
        (words !== vegan || isVegan) &&
        !foods.some(({ ingredient, name }) => ingredient && rulesOutLabel(ingredient, name)),
    )
    .map(([words]) => words);
  // 'Gluten-free apple crumble' of gluten-free flour.
  const bought = freeOf.filter((words) =>
    foods.some(({ name }) => name.startsWith(`${words.toLowerCase()} `)),
  );
  const isSaid = bought.length === 0 || /vegan|-free/i.test(allowedTitle);
  if (isSaid && namesOnlyAllowedFoods(allowedTitle)) return allowedTitle;
  const twiceSaid = freeOf.includes('Dairy-free') ? 'Lactose-free' : '';
  const several = freeOf.filter((words) => words !== vegan && words !== twiceSaid);
  const joined = capitalize(several.map((words) => words.toLowerCase()).join(', '));
  const labels = [...bought, ...freeOf, ...(several.length > 1 ? [joined] : [])];
  // 'Egg-free American pancakes': names of countries keep their capital.
  const after =
    allowedTitle.startsWith(dish.cuisine) || /^\p{L}+ \p{Lu}/u.test(allowedTitle)
      ? allowedTitle
      : `${allowedTitle.charAt(0).toLowerCase()}${allowedTitle.slice(1)}`;
  const behind = labels.map((words) => `${allowedTitle} (${words.toLowerCase()})`);
  const before = labels.map((words) => `${words} ${after}`);
  const within = labels.map((words) => allowedTitle.replace(/ (?:and|with) /, `$&${words.toLowerCase()} `));
  const labelled = language === 'es' ? [...behind, ...before] : [...before, ...within];
  return labelled.find(namesOnlyAllowedFoods) ?? allowedTitle;
}

const isSimilarCategory = (before: Category | undefined, now: Category): boolean =>
  before === now ||
  now === 'dairy alternative' ||
  [before, now].every((one) => one !== undefined && meatCategories.includes(one));

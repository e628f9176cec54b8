import { findCut, isOnlyCutName } from '@/food/names/cuts';
import { findIngredients } from '@/food/names/findIngredients';
import { meatCategories } from '@/food/names/foodGroups';
import { singularize } from '@/food/text/plurals';
import { fold } from '@/food/text/tokenize';
import type { Category, Ingredient } from '@/food/types';
import { choiceLabel } from '@/profile/foodChoices';
import type { Plan, PlannedFood } from '../adapt/plan';
import type { CookbookDish } from '../cookbook/dish';
import { knownFood } from '../cookbook/knownFood';
import { capital, listed } from '../words/grammar';

type Language = 'en' | 'es';

/** Whether a dish with this name may be served to this cook. */
type MayName = (words: string) => boolean;

/** The foods that stand where the cookbook has another. */
const standIns = ({ foods }: Plan): PlannedFood[] =>
  [...foods.values()].flat().filter(({ instead, name }) => instead !== null && instead.name !== name);

const spanishName = ({ ingredient, shortName }: PlannedFood): string =>
  (knownFood(shortName)?.ingredient ?? ingredient)?.names.es[0]?.toLowerCase() ?? shortName;

/** The food's own name in a title: 'tofu', 'turkey'. */
function titled(food: PlannedFood, language: Language): string {
  const { name, shortName, instead } = food;
  // Apples and rhubarb are both 'the fruit'.
  const animal = food.ingredient?.id.replace(/(?<!^vegan)-mince$/, '') ?? '';
  if (language === 'en' && instead?.shortName === shortName && animal !== food.ingredient?.id) return animal;
  const isVague = instead?.shortName === shortName && !name.includes(shortName);
  if (language === 'es')
    return isVague ? (food.ingredient?.names.es[0]?.toLowerCase() ?? name) : spanishName(food);
  return isVague || /^(?:vegetarian|vegan) /.test(name) ? name : shortName;
}

/** The language that a food is named in: 'Lentejas con chorizo' is Spanish on an English page too. */
const languageOf = (title: string, dish: CookbookDish): Language =>
  title === dish.spanish && title !== dish.english ? 'es' : 'en';

/** 'Chicken burgers', 'chicken and herb burgers': the name stands before what it is made into. */
const isAttributive = (after: string) =>
  /^ (?:and \S+ )?(?!and\b|with\b|in\b|on\b|of\b|con\b|al\b|a\b|en\b|y\b)\p{L}/iu.test(after);

/** 'Pork chops' in a title, of a tenderloin. */
function isOtherCutOf(text: string, { name, ingredient }: PlannedFood): boolean {
  if (!ingredient) return false;
  const [named, cooked] = [text, name].map((words) => findCut(fold(words), ingredient.category));
  return Boolean(named && cooked && named.name !== cooked.name);
}

/** Where a name stands in a title that the lexicon reads as a whole: 'apple' of 'Apple crumble'. */
function wordIn(title: string, name: string) {
  const [text] = name === '' ? [] : (new RegExp(`\\b${name}s?\\b`, 'i').exec(title) ?? []);
  const ingredient = knownFood(name)?.ingredient;
  if (text === undefined || !ingredient) return undefined;
  const start = title.indexOf(text);
  return { text, ingredient, start, end: start + text.length };
}

/** 'Bacalao' is salt cod in a title, and cod all the same; minced beef is beef. */
const isOrIsKindOf = (id: string, general: string | undefined): boolean =>
  general !== undefined && (id.replace(/-mince$/, '') === general || id.endsWith(`-${general}`));

/** Puts what is cooked where a title names what the cookbook cooks: 'Chicken tikka masala' → 'Tofu tikka masala'. */
function withStandIns(
  title: string,
  plan: Plan,
  language: Language,
): { title: string; missing: PlannedFood[] } {
  const missing: PlannedFood[] = [];
  let written = title;
  for (const food of standIns(plan)) {
    // 'Roast vegetables' are vegetables, whichever they are.
    const isStillShort = food.instead?.shortName === food.shortName;
    const own = [food.instead?.name ?? '', isStillShort ? '' : (food.instead?.shortName ?? '')].map(
      singularize,
    );
    const ids = own.map((name) => knownFood(name)?.ingredient.id.replace(/-mince$/, ''));
    const place = findIngredients(written).find(
      ({ text, ingredient }) =>
        (ids.some((id) => isOrIsKindOf(ingredient.id, id)) ||
          own.includes(singularize(text.toLowerCase()))) &&
        (ingredient.id !== food.ingredient?.id || isOtherCutOf(text, food)),
    );
    const named = place ?? wordIn(written, own[0] ?? '');
    if (!named) {
      missing.push(food);
      continue;
    }
    // 'Pork chops' of chicken are no chops.
    const [cut = ''] = /^ \p{L}+/u.exec(written.slice(named.end)) ?? [];
    const isOtherCut =
      isOnlyCutName(fold(cut).trim(), named.ingredient.category) &&
      food.name.includes(cut.trim()) === food.shortName.includes(cut.trim());
    const after = written.slice(named.end + (isOtherCut ? cut.length : 0));
    const name = isAttributive(after) ? singularize(titled(food, language)) : titled(food, language);
    written = `${written.slice(0, named.start)}${named.start === 0 ? capital(name) : name}${after}`;
  }
  // 'Chicken drumsticks' of wings are chicken, and no chicken chicken.
  return { title: written.replace(/\b(\p{L}+) \1\b/giu, '$1'), missing };
}

/** What a dish is free of that its name promises, and which foods make it untrue. */
const freedoms: readonly (readonly [
  words: string,
  isAgainst: (food: Ingredient, name: string) => boolean,
])[] = [
  [choiceLabel('Vegan'), ({ excludedBy }) => excludedBy.includes('Vegan')],
  [
    choiceLabel('GlutenFree'),
    ({ contains }, name) => contains.includes('Gluten') && !name.includes('gluten-free'),
  ],
  ['Dairy-free', ({ contains }) => contains.includes('Milk')],
  ['Egg-free', ({ contains }) => contains.includes('Eggs')],
];

/** What a recipe is called: the dish's name with what is really in it. A Spanish dish keeps its own name. */
export const writeTitle = (plan: Plan, mayName: MayName): string =>
  nameFor(plan, ofOtherCut(plan) ?? plan.dish.title, mayName);

/** 'Carrilleras' of shin go by what they are in English: 'Veal shin braised in red wine'. */
function ofOtherCut(plan: Plan): string | null {
  const { title, english, needs } = plan.dish;
  const food = standIns(plan).find(({ instead }) => instead?.name === needs[0]?.alternatives[0].name);
  const shelf = food?.ingredient?.category;
  const named = shelf && languageOf(title, plan.dish) === 'es' ? findCut(fold(title), shelf) : null;
  if (!food || !shelf || !named || findCut(fold(food.name), shelf)?.name === named.name) return null;
  return capital(english.replace(new RegExp(named.words, 'i'), food.name));
}

/** What the name of a dish from elsewhere means: 'Cheeks braised in red wine'; null where the name says it. */
export function writeGloss(plan: Plan, mayName: MayName): string | null {
  const { title, english } = plan.dish;
  if (ofOtherCut(plan) !== null) return null;
  const isNamed = (word: string) => word.length > 3 && fold(english).includes(word);
  // 'Pan-fried falafel' says nothing that 'Falafel' does not, nor 'chicken fajitas' that 'fajitas' do not.
  if (fold(title).split(' ').some(isNamed)) return null;
  const gloss = nameFor(plan, english, mayName);
  return mayName(gloss) ? gloss : null;
}

/** More vegetables than this are 'vegetables'. */
const mostNamed = 2;
/** 'Smooth vegetable soup' of celeriac and apple says so. */
function withVegetables(title: string, { dish, foods, list }: Plan): string {
  const own = foods.get(dish.needs[0]?.alternatives[0].name ?? '') ?? [];
  if (own[0]?.instead?.shortName !== 'vegetables') return title;
  const others = list.filter((food) => food.instead === null && isOfAGarden(food));
  const names = [...new Set([...own, ...others].map(({ name }) => name.toLowerCase()))];
  if (names.length > mostNamed) return title;
  return title.replace(/\bvegetables?\b/, (word) =>
    listed(word === 'vegetable' ? names.map(singularize) : names),
  );
}
const garden: readonly Category[] = ['vegetable', 'mushroom', 'fruit'];
const isOfAGarden = ({ ingredient }: PlannedFood) =>
  ingredient !== null && garden.includes(ingredient.category);

function nameFor(plan: Plan, called: string, mayName: MayName): string {
  const { dish } = plan;
  const language = languageOf(called, dish);
  const { title, missing } = withStandIns(withVegetables(called, plan), plan, language);
  // A main food that no word of the name stands for is told all the same.
  const main = missing.find(
    ({ instead, ingredient }) =>
      instead?.name === dish.needs[0]?.alternatives[0].name &&
      ingredient !== null &&
      !sameShelf(plan, instead?.name ?? '', ingredient.category),
  );
  const full = main ? `${title} ${language === 'es' ? 'con' : 'with'} ${titled(main, language)}` : title;
  const told = mayName(full) ? full : full.replace(/ con carne\b/i, ' sin carne');
  if (mayName(told)) return told;
  const foods = [...plan.foods.values(), plan.finish, plan.sides].flat();
  const freeOf = freedoms
    .filter(
      ([, isAgainst]) => !foods.some(({ ingredient, name }) => ingredient && isAgainst(ingredient, name)),
    )
    .map(([words]) => words);
  const several = freeOf.filter((words) => words !== 'Vegan');
  const prefixes = [...freeOf, ...(several.length > 1 ? [listed(several).replace(' and ', ', ')] : [])];
  // 'Egg-free American pancakes': a country keeps its capital.
  const after = told.startsWith(dish.cuisine) ? told : `${told.charAt(0).toLowerCase()}${told.slice(1)}`;
  const free = prefixes.map((words) => `${words} ${after}`).find(mayName);
  return free ?? told;
}

const sameShelf = ({ dish }: Plan, own: string, now: Category): boolean => {
  const [before] = findIngredients(own).slice(-1);
  if (!before) return dish.needs.length === 0;
  return (
    before.ingredient.category === now ||
    (meatCategories.includes(before.ingredient.category) && meatCategories.includes(now))
  );
};

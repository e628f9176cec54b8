/** What general names mean in a list of foods. */
import { foodById } from '../lexicon/foods';
import { fold } from '../text/tokenize';
import type { FoundIngredient, Ingredient } from '../types';
import { rawMeatCategories } from './foodGroups';
import type { FoodState } from './foodStates';

/** 'Chicken, rice, pepper' has a vegetable, 'salt, pepper' a spice. */
export const isVegetablePepper = (name: string, text: string): boolean =>
  /^peppers?$/i.test(name) && !/(?<!\p{L})(?:salt|sal|black|ground|white|cayenne)(?!\p{L})/iu.test(text);

/** What a general name means by the words around it and the rest of the list: 'carne para guisar' is beef. */
export function meantBy(
  { ingredient: { id }, text: name }: FoundIngredient,
  around: string,
  list: string,
): Ingredient | undefined {
  if (id === 'black-pepper' && /^peppers?$/i.test(name)) return foodById('bell-pepper');
  if (id === 'vegetable-oil' && /^aceite$/i.test(name)) return foodById('olive-oil');
  if (id === 'stock-cube') return foodById('stock');
  if (id === 'fish-stock-cube') return foodById('fish-stock');
  if (id === 'chicken-stock-cube') return foodById(/beef|carne/i.test(name) ? 'beef-stock' : 'chicken-stock');
  // It melts, and fresh cheese does not.
  if (id === 'queso-fresco' && /oaxaca/.test(around)) return foodById('mozzarella');
  if (id === 'cod' && /desalad|\bsalted\b/.test(around)) return foodById('salt-cod');
  // In Spanish it is both the cured and the fresh belly.
  if (id === 'pancetta' && /tiras? de|en tiras|filetes? de|fresca/.test(around)) return foodById('pork');
  // Beside cheese it is the paste: a raw quince is inedible.
  if (id === 'quince' && /queso|manchego|cheese/i.test(list)) return foodById('quince-paste');
  if (
    id === 'banana' &&
    /^pl[aá]tano/i.test(name) &&
    /fr[ei]j[oó]l|caraota|habichuela|harina (?:pan|de ma[ií]z)|arepa|yuca|carne molida|guiso|lenteja/i.test(
      list,
    )
  )
    return foodById('plantain');
  if (id === 'beans' && /\bblanc|\bwhite/.test(around)) return foodById('white-beans');
  return id === 'meat' && /guisar|estofar|stew|casserole/.test(around) ? foodById('beef') : undefined;
}

/** Minutes from which lentils, and beans of a Spanish-speaking cook, that are called neither tinned nor cooked are dried ones. */
const driedLentils = { fromMinutes: 40, words: /^(?:lentil|lenteja)/i };
const driedBeans = {
  fromMinutes: 120,
  words: /^(?:fab[ae]|judion|alubia|fr[ei]j[oó]l|poroto|caraota|caparr)/i,
};

interface ListedFood extends Pick<FoundIngredient, 'ingredient'> {
  readonly written: string;
  readonly states: readonly FoodState[];
}

/** Returns foods with the states meant. Beans beside raw meat, or for a dish asked for by name, may be dried or tinned ones. */
export const withStatesMeant = <Food extends ListedFood>(
  foods: readonly Food[],
  minutes: number,
  isDishAsked: boolean,
): Food[] => {
  const isEither =
    isDishAsked || foods.some(({ ingredient }) => rawMeatCategories.includes(ingredient.category));
  const pulses = isEither ? [driedLentils] : [driedLentils, driedBeans];
  const isDried = ({ states, written }: Food) =>
    states.length === 0 &&
    pulses.some(({ fromMinutes, words }) => minutes >= fromMinutes && words.test(written));
  return foods.map((food) => (isDried(food) ? { ...food, states: ['dried'] } : food));
};

/** Words of American kitchens that Spanish has too. */
const alsoEnglish = /^(?:zucchinis?|cilantro|garbanzo(?: beans?)?|arugula|cacao)$/i;
/** 'Papas', 'huevos'; not 'salmón' or 'tofu', which are alike in both languages. */
export const isNamedInSpanish = (written: string, { names }: Ingredient): boolean => {
  const isOneOf = (list: readonly string[]) =>
    list.some((name) => fold(written).startsWith(fold(name).slice(0, 4)));
  // 'Tomatoes' out of a tin are 'chopped tomatoes'.
  return (
    isOneOf(names.es) &&
    !alsoEnglish.test(written) &&
    !isOneOf(names.en.flatMap((name) => [name, ...name.split(' ')]))
  );
};

/** What a name means where a dish is named, in the list or in the note. */
const forDishes: readonly (readonly [dish: RegExp, words: RegExp, said: string])[] = [
  // Sliced thin for crumbing; else the same cuts are roasted or braised.
  [
    /milanes|apanad|pan rallado|rebozador|breadcrumbs/iu,
    /(?<!\p{L})(?:nalga|bola de lomo|cuadrada|peceto)(?: de (?:ternera|vaca|res|novillo))?(?!\p{L})/giu,
    'escalopes de ternera',
  ],
  [
    /(?:leftover|yesterday.?s|last night.?s|day[- ]old|cooked|cold) rice|rice (?:is |was |left )*(?:over |from )?(?:last night|yesterday)/i,
    /(?<=^|[,;\n]\s*|\d\s*)(?:white )?rice(?=\s*(?:$|[,;\n]))/giu,
    'cooked rice',
  ],
  [
    /arroz (?:ya )?(?:cocido|de ayer|que (?:me |nos )?sobr[oó]|hecho)/i,
    /(?<=^|[,;\n]\s*|\d\s*)arroz(?: blanco)?(?=\s*(?:$|[,;\n]))/giu,
    'arroz cocido',
  ],
  [/arepa/i, /(?<!\p{L})(?:harina de ma[ií]z|corn ?(?:flour|meal))(?!\p{L})/giu, 'harina pan'],
  [
    /chilaquil|enchilad|enfrijolad|entomatad|(?:sopa de tortilla|tortilla soup)/i,
    /(?<=^|[,;\n]\s*|\d\s*)tortillas(?=\s*(?:$|[,;\n]))/giu,
    'tortillas de maíz',
  ],
];

/** 'The macaroni is gluten-free' in a note is said of the list's macaroni. */
const saidOfFood =
  /(?<!\p{L})(?:los|las|el|la|mis?|the|my|our) (\p{L}{4,}) (?:son|es|is|are) (sin gluten|sin lactosa|sec[oa]s|congelad[oa]s?|gluten[- ]free|lactose[- ]free|dried|frozen)(?!\p{L})/giu;

/** Returns a list of foods with the names that a dish or a note gives them. */
export function meantByNote(list: string, note = ''): string {
  const named = forDishes.reduce(
    (left, [dish, words, said]) => (dish.test(`${list} ${note}`) ? left.replace(words, said) : left),
    list,
  );
  return [...note.matchAll(saidOfFood)].reduce(
    (left, [, food = '', kind = '']) =>
      left.replace(
        new RegExp(`(?<!\\p{L})${food}(?!\\p{L})(?! sin )`, 'iu'),
        /^(?:sin|sec|cong)/i.test(kind) ? `$& ${kind}` : `${kind} $&`,
      ),
    named,
  );
}

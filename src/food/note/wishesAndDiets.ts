import { wordSet } from '@/lib/words';
import { foodChoices } from '@/profile/foodChoices';
import type { FoodProfile } from '../types';
import { type NoteWords, noteWordPattern, wordIndexAt } from './noteWords';
import type { WordRange } from './refusals';
import type { Appliance, Strength, Wish } from './types';

const appliances: readonly (readonly [Appliance, string])[] = [
  ['oven', 'oven|ovens|horno'],
  ['blender', 'blender|food processor|batidora|licuadora|procesador|thermomix'],
  ['grill', 'grill|broiler|parrilla|plancha'],
  ['microwave', 'microwave|micro|microondas'],
  ['hob', 'hob|stove|stovetop|cooker|fuego|fuegos|vitro|vitroceramica|fogones|cocina de gas'],
];
const lacking =
  '(?:no|without|sin|ni|nor|no (?:quiero|puedo|queremos|podemos|voy a) (?:encender|usar|poner)|dont have|do not have|doesnt have|have no|has no|havent got|havent|no tengo|no tenemos|no hay|no usar|no uses|dont use|do not use|not use|cant use|avoid|evita|avoiding|broken|roto)(?: using| the use of| a working)?(?: an?| the| my| our| el| la| un| una| los)?';

/** Read before refusals: 'no spice' and 'no oven' exclude no food. */
const patterns: readonly (readonly [Exclude<Wish['kind'], 'without' | 'with'>, readonly string[]])[] = [
  ['mild', [
    'mild(?:ly)?(?: please)?', 'suave', 'suavecit[oa]', '(?:not|isnt|nothing|never|no|nada)(?: be| sea| es| muy| tan| demasiado| too| very| so| that| at all| overly| algo)* (?:spicy|hot|picantes?|spiced|fiery)(?: food| foods| stuff| things| dishes)?', 'no (?:spice|spices|heat|picante|picor|kick|hot stuff|chilli heat)', '(?:sin|without|avoid|evita|hates?|odi[oa]) (?:nada )?(?:el |lo |any |the )?(?:picante|spice|spices|heat|spicy(?: food| stuff)?)', '(?:poco|nada|no muy) picantes?', '(?:less|non) (?:spicy|spice|hot|heat)', 'que no pi(?:que|quen)', 'no pi(?:que|ca)',
    '(?:cant|cannot|can not|dont|do not|doesnt|does not) (?:handle|like|eat|take|tolerate|stand|do|have|want)(?: anything| too much| much| any)?(?: too| very| so)? (?:spicy|hot|heat|spice|spices|picante)(?: food| foods| things| stuff| dishes)?', 'no (?:me|le|les|nos) gusta(?:n)? (?:nada )?(?:el |lo |la comida |los platos )?picantes?', 'easy on the (?:chilli|chillies|spice|spices|heat)', 'low heat spice',
  ]],
  ['hot', ['(?:very |really |extra |nice and |super |quite |muy |bien |bastante |un poco |a bit |something |make it )*(?:spicy|picantes?|picantit[oa]|fiery)(?: please)?', 'extra (?:heat|hot)', '(?:hot and|make it hot|likes? it hot|some heat|bit of heat|a kick|some kick|with heat|lots of heat)', 'que pique', 'spice it up', 'caliente y picante']],
  ['less salt', ['(?:low|lower|less|reduced|little|light|minimal)(?: in| on| on the| the)? (?:salt|sodium)', '(?:baj[oa] en|poca|menos|poquita|sin mucha|sin demasiada|reducid[oa] en) (?:sal|sodio)', '(?:go )?easy on (?:the )?salt', '(?:not|no|nothing|nada)(?: too| very| muy| tan| much| extra| mucha| demasiada)+ (?:salty|salad[oa]|salt|sal)', 'watching (?:my|his|her|our|their) (?:salt|sodium)(?: intake)?', 'no extra salt', 'not salty']],
  ['for children', ['(?:for |with |para |con )?(?:my |our |the |two |three |some |los |las |mis |nuestros |nuestras |mi |picky |fussy |young |small |little |pequenos )*(?:kids?|children|child|toddlers?|kiddos?|ninos?|ninas?|bebes?|peques?|pequenos|pequenas|grandchildren|grandkids|picky eaters?|fussy eaters?)(?: friendly| love it| will eat| party)?', 'for (?:a |my |our )?(?:baby|son|daughter)', '(?:for |with )?(?:a |my |our |the )?little ones?(?: eats?| is eating| are eating)?(?: with us| too| as well)?', 'para (?:mi|mis|nuestros|nuestra|nuestro) (?:hij[oa]s?|niet[oa]s?)', 'family friendly', 'infantil']],
  ['one pot', ['(?:one|single|just one|only one|1) (?:pot|pan|tray|skillet|dish)(?: meal| dish| dinner)?', '(?:una|un) (?:sola |solo |unica |unico )?(?:olla|sarten|cazuela|bandeja|cacharro)', '(?:few|fewer|not many|little|less|minimal|no|not much) (?:dishes to wash|dirty dishes|washing up|clean ?up|pans|pots|dishes)', 'pocos cacharros', 'easy clean ?up']],
  ['light', ['(?:something |very |a bit |algo |muy |nice and )*(?:light|lighter|ligerit[oa]|liger[oa]s?|liviano)(?: meal| dish| dinner| lunch| supper| bite)?', 'not (?:too |very |so )?heavy', 'nothing (?:too )?heavy', '(?:low|lower|less) (?:fat|calories?|cal|in fat|in calories)', '(?:baj[oa] en|pocas|menos) (?:grasas?|calorias)', '(?:more |super |very |something |algo |muy |make it )*(?:healthy|healthier|saludables?|san[oa]s?)', 'nada pesad[oa]', '(?:on|im on|estoy a) (?:a )?(?:diet|dieta)', '(?:lose|losing) weight', 'low calorie']],
  ['quick', ['(?:something |very |really |super |algo |muy |nice and |make it )*(?:quick|quickly|quicker|fast|speedy|rapid[oa]s?|rapidit[oa])(?: please| dinner| meal| lunch)?', 'in a (?:hurry|rush)', '(?:no|not much|little|short of|short on|poco|sin|no tengo|dont have|havent|no hay)(?: mucho| much| any| a lot of| got)? (?:time|tiempo)(?: today| tonight| to cook| para cocinar)?', 'con prisa', 'tengo prisa', 'asap', 'deprisa']],
  ['easy', ['(?:something |very |really |super |algo |muy |nice and |quick and |make it )*(?:easy|simple|facil|faciles|sencill[oa]s?|fuss free|no fuss)(?: please| dinner| meal| to make| de hacer)?', '(?:without|no) (?:fuss|hassle|complications)', 'sin complicaciones', 'nothing (?:fancy|complicated|difficult)', 'for (?:a )?beginners?', 'para principiantes']],
  ['cheap', ['(?:something |very |really |algo |muy |on a |tight |student )*(?:cheap|budget|barat[oa]s?|economic[oa]s?|inexpensive|low cost|frugal)(?: please| meal| dinner)?', 'sin gastar mucho']],
  ['special', ['(?:for |its |it is |es |para |on |un |una |el |a |my |our |his |her |mi |mum s |dad s |_ s )*(?:birthday|birthdays|anniversary|special occasion|special dinner|date night|romantic dinner|celebration|cumple|cumpleanos|aniversario|ocasion especial|cena especial|cena romantica|celebracion|fiesta|dinner party|christmas|navidad|valentines|valentines day|san valentin|wedding|boda)(?: dinner| meal| party| treat| today| tonight| de _)*', '(?:something |algo |a bit |very |muy |make it |extra )*(?:fancy|elegant|elegante|impressive|posh|festive|festiv[oa]|especial|special|gourmet)', 'to impress', 'para impresionar']],
  ['in the oven', ['(?:just|only|in|using|(?:just|only) (?:in|using)) the oven(?: only)?', 'oven (?:baked|roasted)', '(?:solo )?(?:al|en el) horno']],
  ['crispy', ['(?:extra |very |really |nice and |something |make it |muy |bien |algo )*(?:crispy|crisp|crunchy|crujientes?)']],
  ['creamy', ['(?:extra |very |really |nice and |something |make it |muy |bien |algo )*(?:creamy|cremos[oa]s?)']],
]; // biome-ignore format: one kind each

/** Kinds whose words can describe a food: 'light soy sauce', 'crispy bacon', 'quick-cook oats'. */
const kindsSaidOfFood = new Set<Wish['kind']>([
  'light',
  'quick',
  'hot',
  'easy',
  'mild',
  'crispy',
  'creamy',
  'special',
  'for children',
]);

const wishPatterns = patterns.map(([kind, alternatives]) => ({
  kind,
  pattern: noteWordPattern(alternatives),
}));
const lackingPatterns = appliances.flatMap(([appliance, words]) =>
  [
    `${lacking} (?:${words})`,
    `(?:${words}) (?:is |isnt |esta |no |doesnt )(?:broken|working|works?|rot[oa]|estropead[oa]|funciona|out of order)`,
  ].map((pattern) => ({ appliance, pattern: noteWordPattern([pattern]) })),
);
const noCooking = noteWordPattern([
  'no (?:cook|cooking|bake)',
  'without cooking',
  'sin cocinar',
  'sin encender nada',
  'no (?:quiero|puedo) (?:cocinar|encender nada)',
  'too hot to cook',
  '(?:dont|do not) (?:want|feel like|fancy|like) (?:to cook|cooking)(?: anything)?',
  'no (?:me apetece|tengo ganas de) cocinar',
]);
const onlyKettle = noteWordPattern([
  '(?:only|just)(?: got| have| a| an| the)* (?:microwave|kettle)(?: and(?: a| the)? (?:microwave|kettle))?',
  '(?:microwave|kettle)(?: and(?: a| the)? (?:microwave|kettle))? only',
  'solo (?:tengo|tenemos|hay)(?: un| el)? microondas',
]);
const onlyHob = noteWordPattern([
  '(?:only|just)(?: got| have| a| an| one| my| the)* (?:hob|stove|stovetop|griddle(?: pan)?|frying pan|skillet|wok)',
  'solo (?:tengo|tenemos|hay|con)(?: un| una)? (?:fuego|hornillo|vitro|sarten|plancha)',
]);

interface FoundWish extends WordRange {
  readonly wish: Wish;
}

const rangeOf = ({ words }: NoteWords, index: number, length: number): WordRange => ({
  first: wordIndexAt(words, index),
  last: wordIndexAt(words, index + length) - 1,
});

const overlaps = (one: WordRange, other: WordRange) => one.first <= other.last && other.first <= one.last;

export function findWishes(note: NoteWords): FoundWish[] {
  const { text, words, flatText, foodAt } = note;
  const writtenOf = ({ first, last }: WordRange) => text.slice(words[first]?.start, words[last]?.end);
  const found: FoundWish[] = [];
  const add = (range: WordRange, make: (written: string) => Wish) => {
    if (!found.some((other) => overlaps(other, range)))
      found.push({ ...range, wish: make(writtenOf(range)) });
  };
  const foodWords = new Set(
    [...foodAt.values()].flatMap(({ first, last }) =>
      last > first ? Array.from({ length: last - first + 1 }, (_, at) => first + at) : [],
    ),
  );
  for (const { appliance, pattern } of lackingPatterns)
    for (const match of flatText.matchAll(pattern)) {
      const range = rangeOf(note, match.index, match[0].length);
      if (!foodWords.has(range.last)) add(range, (quote) => ({ kind: 'without', appliance, quote }));
    }
  for (const match of flatText.matchAll(noCooking)) {
    const range = rangeOf(note, match.index, match[0].length);
    const isBaking = /bake/.test(match[0]);
    for (const appliance of isBaking ? (['oven'] as const) : (['oven', 'hob', 'grill', 'microwave'] as const))
      found.push({ ...range, wish: { kind: 'without', appliance, quote: writtenOf(range) } });
  }
  for (const match of flatText.matchAll(onlyKettle)) {
    const range = rangeOf(note, match.index, match[0].length);
    for (const appliance of ['oven', 'hob', 'grill'] as const)
      found.push({ ...range, wish: { kind: 'without', appliance, quote: writtenOf(range) } });
  }
  for (const match of flatText.matchAll(onlyHob))
    add(rangeOf(note, match.index, match[0].length), (quote) => ({
      kind: 'without',
      appliance: 'oven',
      quote,
    }));
  for (const { kind, pattern } of wishPatterns)
    for (const match of flatText.matchAll(pattern)) {
      const range = rangeOf(note, match.index, match[0].length);
      // Words of a longer food name, or right before a food, describe that food.
      if (foodWords.has(range.last)) continue;
      const isBeside = words[range.last + 1]?.sign === ' ' && foodAt.has(range.last + 1);
      if (isBeside && kindsSaidOfFood.has(kind)) continue;
      add(range, (quote) => ({ kind, quote }));
    }
  return found.sort((a, b) => a.first - b.first);
}

const dietRows: readonly (readonly [name: string, rules: FoodProfile, strength: Strength, words: readonly string[]])[] = [
  ['Vegan', { diet: 'Vegan' }, 'cannot', ['vegan[oa]?s?', 'plant based', 'a base de plantas', 'strictly plants']],
  ['Vegetarian', { diet: 'Vegetarian' }, 'cannot', ['vegetarian[oa]?s?', 'vegiterian', 'vegeterian', '(?:is|am|im|are|a|he is|she is|were|theyre|shes|hes) (?:a )?veggie', 'veggie(?: (?:friend|friends|guest|guests|option|please|version|night|dinner|meal|dish))']],
  ['Pescatarian', { diet: 'Pescatarian' }, 'cannot', ['pesc[ae]tarian[oa]?s?', 'pescovegetarian[oa]?']],
  ['Keto', { diet: 'Keto' }, 'cannot', ['keto', 'ketogenic', 'cetogenic[oa]']],
  ['Paleo', { diet: 'Paleo' }, 'cannot', ['paleo']],
  ['Halal', { diet: 'Halal' }, 'cannot', ['halal']],
  ['Kosher', { diet: 'Kosher' }, 'cannot', ['kosher']],
  ['Whole30', { diet: 'Whole30' }, 'cannot', ['whole30', 'whole 30']],
  [foodChoices.diet.LowFODMAP, { diet: 'LowFODMAP' }, 'cannot', ['(?:low|baj[oa] en) fodmaps?']],
  [foodChoices.diet.LowCarb, { diet: 'LowCarb' }, 'cannot', ['low(?: in)? carbs?', 'low carbohydrates?', 'baj[oa] en (?:carbohidratos|hidratos)', 'poc[oa]s (?:carbohidratos|hidratos)']],
  [foodChoices.diet.RawFood, { diet: 'RawFood' }, 'cannot', ['raw food(?: diet)?', 'crudivegan[oa]']],
  ['Mediterranean', { diet: 'Mediterranean' }, 'cannot', ['mediterranean diet', 'dieta mediterranea']],
  ['DASH', { diet: 'DASH' }, 'cannot', ['dash diet', 'dieta dash']],
  ['gluten', { intolerances: ['Gluten', 'Wheat'] }, 'allergy', ['co?eliacs?(?: disease)?', 'celiac[oa]s?', 'celiaquia']],
]; // biome-ignore format: one row each
const diets = dietRows.map(([name, rules, strength, words]) => ({
  name,
  rules,
  strength,
  pattern: noteWordPattern(words),
}));

/** Words before a diet that is not followed: 'no gluten-free needed', 'not vegan', 'aunque no soy vegano'. */
const beforeDeniedDiet = wordSet(
  'not isnt arent non never no nor aint neither ni instead tampoco without sin nobody',
);
const mayStandBetween = wordSet(
  'a an strictly soy es son somos really even actually necessarily una un be is',
);

interface FoundDiet extends WordRange {
  readonly name: string;
  readonly rules: FoodProfile;
  readonly strength: Strength;
  readonly quote: string;
  readonly isDenied: boolean;
}

/**
 * Returns the diets that a note names.
 * @param isSaidOfFood true if 'vegan sausages' are a listed food, not a diet
 */
export function findDiets(note: NoteWords, isSaidOfFood: boolean): FoundDiet[] {
  const { text, words, flatText, foodAt } = note;
  return diets.flatMap(({ name, rules, strength, pattern }) =>
    [...flatText.matchAll(pattern)].flatMap((match): FoundDiet[] => {
      const range = rangeOf(note, match.index, match[0].length);
      const isInName = [...foodAt.values()].some((food) => food.last > food.first && overlaps(food, range));
      const isBeside = words[range.last + 1]?.sign === ' ' && foodAt.has(range.last + 1);
      if (isInName || (isSaidOfFood && isBeside)) return [];
      let before = range.first - 1;
      while (words[before + 1]?.sign === ' ' && mayStandBetween.has(words[before]?.folded ?? '')) before -= 1;
      const isDenied = words[before + 1]?.sign === ' ' && beforeDeniedDiet.has(words[before]?.folded ?? '');
      const quote = text.slice(words[range.first]?.start, words[range.last]?.end);
      return [{ ...range, name, rules, strength, quote, isDenied }];
    }),
  );
}

/** Words before a wished-for food: 'with lots of cheese', 'use up the leeks', 'con limón'. */
const wantWords: readonly (readonly [isToUseUp: boolean, words: readonly string[]])[] = [
  [true, ['(?:use|using|finish|finishing|eat|get rid of|need to use|must use)(?: up)(?: the| my| some| all)?', 'get rid of', '(?:gastar?|aprovech(?:a|ar|ando)|acabar|terminar|usar|dar salida a)(?: el| la| los| las| mis| unos| unas)?', '(?:want|need|have) to use(?: up)?', 'use (?:the|my|our)']],
  [false, ['(?:with|using|use|add|include|including|plus|more|extra|lots of|plenty of|a lot of|love|loves|loving|like|likes|adore|adores|want|wants|fancy|craving|prefer|prefers|only|some)(?: lots of| plenty of| extra| more| some| a bit of| a little| a lot of| the| my| to eat)*', '(?:con|mucho|mucha|muchos|muchas|mas|anade|anadir|ponle|pon|echa|echale|lleve|usa|me gusta|me gustan|le gusta|le gustan|nos gusta|nos gustan|me encanta|me encantan|le encanta|le encantan|prefiero|quiero|queremos|apetece|apetecen)(?: mucho| mucha| muchos| muchas| extra| mas| algo de| un poco de| el| la| los| las| un| una)*']],
]; // biome-ignore format: rows of words
export const wantPatterns = wantWords.map(([isToUseUp, words]) => ({
  isToUseUp,
  pattern: noteWordPattern(words),
}));

/** Reads the wishes of a note that rule out no food: ways of cooking, textures, doneness. For writing recipes, not for checking them. */
import { wordSet } from '@/lib/words';
import { fold } from '../text/tokenize';
import { readNote } from './readNote';
import type { CookingWish, Note, NoteSpan, SimpleWish, Wish } from './types';

/** The kinds of these wishes, each with the pattern of its words, folded. */
const rows: readonly (readonly [SimpleWish | CookingWish, string])[] = [
  ['grilled', '(?:char)?grilled|griddled|barbecued|(?:on|for|in|under) (?:the|a) (?:barbecue|bbq|grill|griddle)|(?:a la|en la) (?:plancha|parrilla|brasa|barbacoa)'],
  ['steamed', 'steamed|al vapor'],
  ['not boiled', '(?:not?|without|nothing|dont|sin|nada de|nada) (?:boil(?:ed|ing)?|hervir|hervid[oa]s?|cocer|cocid[oa]s?)'],
  ['fried', 'fried(?! (?:rice|eggs?|foods?))|(?<!(?:huevos?|patatas|papas|arroz|tomate) )frit[oa]s?'],
  ['gratinated', 'gratinad[oa]s?'],
  ['stuffed', 'stuffed|rellen[oa]s?'],
  ['crisp skin', 'crisp(?:y|ed)? skin|crackling|(?:la )?piel (?:muy |bien )?crujiente'],
  ['falling apart', '(?:fall|melt|com)(?:s|ing)?[ -](?:apart|off the bone|in (?:the|your) mouth)|(?:que )?se (?:deshaga|caiga|despegue|separe|suelte)n?(?: del hueso| en la boca)?|mechad[oa]|(?:(?:want|like|able|to|be) )*pull(?:s|ed)? (?:it )?apart(?: with a fork)?'],
  ['sticky', 'sticky|glazed|pegajos[oa]s?|glasead[oa]s?'],
  ['smooth', '(?:blended |extra |very )?smooth(?: not lumpy)?|(?:no|without) lumps|not lumpy|sin grumos|sin tropezones'],
  ['rare', 'medium[ -]rare|rosy(?: inside| in the middle)?|medium[ -]well|rare(?: inside)?|pink(?: in the middle)?|rosad[oa]s?(?: por dentro)?|(?:poco|no muy|no demasiado) hech[oa]s?|al punto|crud[oa] por dentro'],
  ['well done', 'well (?:done|set|cooked)|cooked (?:right |all the way )?through|(?:muy|bien|mas) (?:hech|cuajad|cocid)[oa]s?|(?:firm|hard|set) yolks?'],
  ['runny', 'runny(?: yolks?| in the middle)?|soft[ -]boiled(?: eggs?)?|(?:con )?(?:la )?yemas? liquidas?|poco cuajad[oa]s?'],
  ['less', '(?<!\\b(?:an?|un) )(?:(?:(?:a )?(?:bit|little|lot)|un poco|algo|mucho) )?(?:less|(?:very )?little|low|half the|(?:not|no|nada de) (?:too |so )?(?:much[oa]?|demasiad[oa])|(?:go )?(?:easy|light) on|(?:con |de |muy |con muy )?(?:poc|poquit)[oa]|(?:con )?menos|sin (?:much|demasiad)[oa])(?: the| de| in)? (?:sugar|azucar|oil|aceite|fat|grasa|butter|mantequilla|garlic|ajo|onion|cebolla|ginger|jengibre|cheese|queso|cream|nata|mayo(?:nnaise)?|mayonesa|vinegar|vinagre|soy sauce|mustard|mostaza|pepper|pimienta|cinnamon|canela|lemon|limon|dulces?|sweet)(?: than usual| de lo normal)?|(?:not|isnt|nothing|never|without being|nada|no|(?:que )?no (?:quede|sea|este|salga|lleve|tenga|se quede|es)n?|sin que (?:quede|sea|este)n?)(?: be| too| very| so| overly| muy| tan| demasiado)+ (?:sweet|sugary|sickly|oily|greasy|fatty|garlicky|cheesy|dulces?|empalagos[oa]s?|aceitos[oa]s?|grasient[oa]s?|gras[oa]s?)|not (?:sweet|oily|greasy)|(?:tart|sharp|sour) (?:rather than|not|and not) sweet|as little (?:oil|sugar|fat|butter) as possible'],
  ['more', '(?:(?:with|con) )?(?:plenty|lots|loads|a lot|extra|more|generous|double|thick|much[ao]s?|bastante|mas|abundantes?|doble)(?: of)?(?: the| an?| de)? (?:crumble |crumbl?y? |crunchy |crispy )?(?:topping|crumble|crumbs)|(?:nice and |extra |very |really |muy |bien )*(?:garlicky|cheesy)'],
  ['saucy', '(?:con|with) (?:una |a )?(?:buena |good )?salsita|(?:(?:with|con) )?(?:plenty|lots|loads|a lot|extra|more|generous|double|much[ao]s?|bastante|mas|abundantes?|doble)(?: of)?(?: the| a| de)? (?:sauce|gravy|salsa|salsita|jugo|caldito)|(?:nice and |extra |very |really |muy |bien )*(?:saucy|salserit[oa]|jugosit[oa])'],
  ['big portions', '(?:nice |really )*(?:big|large|huge|generous|good|hearty|double) (?:portions?|servings?|helpings?|platefuls?|appetites?|eaters?)|(?:very|really|so|super|always|growing) hungry|hungry (?:teen(?:ager)?s?|boys|lads|men|workers|bunch|crowd|lot)|starving|famished|ravenous|raciones? (?:grandes?|generosas?|abundantes?)|platos? (?:grandes?|abundantes?)|(?:somos|son|es) de buen comer|(?:comen|comemos) mucho|(?:mucha|muchisima) hambre|hambrient[oa]s|comilon(?:es|a)?'],
  ['leftovers', '(?:(?:with|and|y|con) )?(?:enough|plenty|some|extra|want|like|need|for)(?: of)?(?: for| left| \\p{L}+)? (?:leftovers?|left over)(?: for (?:(?:the |my |our )?(?:lunch ?box|lunch|next day|freezer)|tomorrow|\\p{L}+day))?|(?:\\p{L}+day|tomorrow|next day) leftovers|leftovers for (?:(?:a |the |my |our )?(?:lunch ?box|lunch|next day)|tomorrow)(?: tomorrow)?|(?:enough|extra) for (?:tomorrow|two days|lunch tomorrow)|(?:y )?(?:que (?:me |nos )?(?:sobren?|haya sobras|queden sobras)|para que sobre)(?: algo| bastante)?(?: para (?:manana|el dia siguiente|otro dia|el tupper|cenar|comer))?|para (?:dos dias|hoy y manana)'],
  ['occasion', '(?:(?:keep|make) (?:it|them) |nice and |very |really |so |muy |bien |que (?:quede|este|salga)n? )*(?:juicy|moist|succulent|tender|jugos[oa]s?|tiern[oa]s?|hearty|filling|substantial|contundentes?|comforting|reconfortante|homely|home ?made|caser[oa]s?|traditional|tradicional|authentic|pretty|bonit[oa]s?|vistos[oa]s?|sabros[oa]s?|flavourful|tasty)(?: (?:inside|in the middle|por dentro))?|(?:not|isnt|nothing|never|without being|nada|no|(?:que )?no (?:quede|sea|este|salga|lleve|tenga|se quede|es)n?|sin que (?:quede|sea|este)n?)(?: be| get| too| very| muy| tan| demasiado)* (?:dry|overcooked|overdone|tough|rubbery|soggy|sec[oa]s?|resec[oa]s?|dur[oa]s?|pasad[oa]s?|gomos[oa]s?|aguad[oa]s?)|(?:dont|do not) (?:overcook(?: it| them)?|let (?:it|them) (?:dry out|get dry|go dry))|que no se (?:pase|seque|reseque)n?|que llene|(?:for|para) (?:some |los )?(?:guests|visitors|company|invitados|visitas)|(?:something|anything) (?:a (?:bit|little) )?(?:different|new)|a (?:bit of a )?change|algo (?:distinto|diferente|nuevo)|not? (?:the usual|lo de siempre)|(?:just )?(?:like|as) (?:my )?(?:grand\\p{L}+|gran|nan|nana|granny|mum|mom|mother)(?: ?s)?(?: (?:used to make|makes?|made|did)(?: it)?)?|como (?:l[ao]s?|el|en) (?:que )?(?:de|hacia|hace|casa de)? ?(?:mi|la) (?:abuela|madre|yaya|mama)|de toda la vida|(?:a )?mi (?:abuela|madre|yaya)'],
  ['waits', '(?:(?:(?:some of )?us|we|they|everyone|everybody|all|people) )*(?:eats?|eating|come|comes|home|arrives?|gets? (?:home|in)) at different times|(?:(?:cenamos|comemos|cenan|comen|llegamos|todos|cada uno) )*(?:a|en) (?:distint|diferent)[ae]s horas|in shifts|por turnos'],
  ['occasion', '(?:(?:algo|para|de|del|la|el|una?|las?|los) )*(?:desayun(?:o|ar)|merienda|merendar|almuerzo|almorzar|com(?:ida|er)|cen(?:a|ar)|postre|picar|picoteo|aperitivo|guarnicion|diario)(?= *(?:$|[.,;]))'],
  ['occasion', '(?:the |my |our )?(?:mother|father)[ -]in[ -]law (?:is )?coming(?: round| over)?|(?:the )?(?:lads|girls|boys|mates) (?:round|over)(?: for (?:the )?(?:football|match|game))?|(?:feeding |for )+a crowd|(?:for )?(?:boxing day|thanksgiving|christmas day)|(?:for )?iftar(?: for \\d+)?|(?:para )?(?:la )?cuaresma|(?:done |made )?(?:the )?proper way|can ?t be bothered|desayuno rico(?: de domingo)?'],
  ['warming', '(?:(?:algo|plato|comida|un|una|para|comer) )*(?:de cuchara|calentit[oa]s?)'],
  ['boxed', '(?:(?:algo|para|de|la|el|un|comer|llevar) )*(?:tapers?|vianda|lonchera|oficina)'],
  ['portable', '(?:que se coma |para comer |(?<=^|[,;.] ?))fri[oa](?= *(?:$|[.,;]))'],
  ['not fried', 'sin freir|nada de fritos?|sin fritos?'],
  ['with mash', '(?:with|con) (?:creamy |mustard |cheesy |some |un )?(?:mash(?:ed potato(?:es)?)?|pure(?: de patatas?)?)'],
  ['with gravy', '(?:with|and) (?:a |some |the |proper |nice |good |rich |thick |homemade |home made )*gravy'],
]; // biome-ignore format: one kind each
const ways = rows.map(
  ([kind, words]) => [kind, new RegExp(`(?<![\\p{L}-])(?:${words})(?![\\p{L}-])`, 'gu')] as const,
);

/** Words before a wish that turn it into its opposite: 'not too crispy'. */
const negation =
  /(?<!\p{L})(?:not?|nothing|never|nor|isn['’]?t|without|sin|nada|ni)(?: (?:too|very|so|be|again|muy|tan|que quede|otra vez))* $/iu;
const negationBefore = (text: string, at: number): string => negation.exec(text.slice(0, at))?.[0] ?? '';

/** The start of words that describe the dish even beside a food of a list: 'salmón a la plancha'. Grilled peppers are bought grilled. */
const dishPhrase = /^(?:al?|on|en|medium|poco|muy) /i;
/**
 * Returns the cooking wishes of a text.
 * @param isList true for a list of foods: there only words that stand alone, or describe a dish, are wishes
 */
function findCookingWishes(text: string, isList = false): Wish[] {
  const folded = fold(text);
  if (folded.length !== text.length) return [];
  return ways.flatMap(([kind, words]) =>
    [...folded.matchAll(words)].flatMap(({ 0: { length }, index }): Wish[] => {
      const quote = text.slice(index, index + length);
      const isAlone =
        /(?:^|[,;\n])\s*$/.test(text.slice(0, index)) &&
        /^[\s\p{L}]*(?:[,;\n]|$)/u.test(text.slice(index + length));
      const isApart = !isList || (isAlone && !accompanimentWord.test(quote)) || dishPhrase.test(quote);
      return isApart && negationBefore(text, index) === '' ? [{ kind, quote }] : [];
    }),
  );
}

/** Words that ask for something. */
const requestWords =
  /(?<!\p{L})(?:without|avoid|cut|chop|slice|serve|keep|add|put|must|should|instead|more|less|fewer|too|want|need|prefer|like (?:it|them)|make (?:it|sure)|sin|menos|m[aá]s|demasiad[oa]s?|evita|pon|ponle|corta|sirve|a[ñn]ade|quiero|queremos|que (?:quede|salga|est[eé]|sea|tenga|lleve|no)n?)(?!\p{L})/iu;
/** Words that tell something and ask for nothing: 'leftovers from Sunday', 'my nan made it'. */
const tellingWords =
  /(?<!\p{L})(?:i|we|he|she|they|i['’]?m|i['’]?ve|i['’]?d|it['’]?s|is|are|was|were|had|has|have|havent|having|made|makes|got|gave|bought|found|used to|loves?|loved|likes?|hope|thanks?|leftovers? (?:from|of)|hungry|hungover|resaca|judge?ment|fussy|picky|trying|real ones?|aut[eé]ntic[oa]|authentic|fine|ok|okay|surprise|whatever|idk|dunno|soy|es|son|era|hac[ií]an?|hizo|hice|tengo|tenemos|hay|estoy|estamos|est[aá]n?|compr[eé]|sobr[oó]|qued[oó]|viene|vienen|vinieron|vamos|gusta|gustan|encantan?|gracias|somos|sobras de|ganas|da igual)(?!\p{L})/iu;

/** Words that ask for a way of cooking and name no food. */
const askingWords =
  /(?<!\p{L})(?:spicy|picante|quick|fast|r[aá]pid[oa]|easy|f[aá]cil|healthy|san[oa]|light|liger[oa]|kids?|children|ni[ñn][oa]s|one[- ]pot|oven|horno|air ?fryer|microwave|microondas|vegan[oa]?|vegetarian[oa]?|cheap|barat[oa]|comfort|low[- ]?carb|keto|halal|kosher|no[- ]cook|leftovers?|sobras)(?!\p{L})/iu;

/** True if words of a list that name no food ask for something. */
export const isRequest = (words: string): boolean => askingWords.test(words) || requestWords.test(words);
/** True if words of a list are read as a wish. */
export const isReadAsWish = (words: string): boolean =>
  readNote(words, 'ingredients').otherSpans.length > 0 || findCookingWishes(words).length > 0;

/** Words that ask for nothing alone. */
const fillerWords = wordSet(
  'something anything algo the and for with that like done made make very please just really proper some them into over top today tonight nice good tasty delicious yummy lovely best una unos unas con los las del muy que para bien por encima como todo rico rica ricos ricas buena bueno favor hoy want need must comfort food ones real quede quiero salga sea este esten queden carne carnes meat dentro inside hacer sarten horno',
);
const forWhom = /\b(?:for|para) (?:my|our|mis?|nuestr[oa]s?) [a-z]+/g;
/** Returns the words of a wish without filler words, folded. */
const contentWords = (words: string): string[] =>
  (
    fold(words)
      .replace(forWhom, '')
      .match(/[a-z]{3,}|\d+/g) ?? []
  ).filter((word) => !fillerWords.has(word));

/** English stems of common cooking words, by the first five letters of the word. */
const englishStems = new Map([['tiras', 'strip'], ['rodaj', 'slice'], ['lamin', 'slice'], ['dados', 'dice'], ['trozo', 'piece'], ['salsa', 'sauce'], ['calie', 'hot'], ['fuego', 'simmer'], ['lento', 'simmer'], ['salte', 'fry'], ['ralla', 'grate'], ['picad', 'chop'], ['jugos', 'juic'], ['tiern', 'tender'], ['dorad', 'gold'], ['espes', 'thick'], ['golde', 'gold']]); // biome-ignore format: one row
const stemOf = (word: string) =>
  word.length > 5 ? word.replace(/(?:ing|ed|ly|es|s|y)$/, '') : word.replace(/s$/, '');
/** Words that deny or multiply: a recipe that names what follows them does not meet the wish. */
const negationOrAmount =
  /(?<!\p{L})(?:not?|less|sin|nothing|nada|never|too|menos|double|twice|extra)(?!\p{L})/iu;
/** True if a recipe has all the words of a wish. */
export function mentionsAll(recipe: string, words: string): boolean {
  const text = ` ${fold(recipe)}`;
  const isIn = (word: string) => text.includes(` ${englishStems.get(word.slice(0, 5)) ?? stemOf(word)}`);
  return !negationOrAmount.test(words) && contentWords(words).every(isIn);
}

/** The end of words that needs the next word: 'not too' of 'not too sweet'. */
const endsWithQualifier = /(?<!\p{L})(?:too|very|so|much|many|muy|demasiad[oa]s?)$/iu;

const without = (words: string, parts: readonly string[]): string =>
  parts.reduce((left, part) => left.replace(part, ' '), words);
const isPart = (one: string, other: string) => one !== other && other.includes(one);

/** The first word of what is served with the dish: 'with mash'. */
export const accompanimentWord = /^(?:and|y|with|con|plus)(?!\p{L})/iu;
const accompanimentBefore =
  /(?<!\p{L})(?:with|con|plus|mojar|one|single|same)(?: (?:an?|some|the|una?|el|la|\p{L}+ (?:and|y)))* $/iu;
/** Returns a test for the dishes named in a text: true for a dish to cook, false for an accompaniment. */
export const isDishToCook =
  (text: string) =>
  ({ start }: NoteSpan): boolean =>
    !accompanimentBefore.test(text.slice(0, start));

/** Returns a wish as its parts: one for each food to serve with the dish; 'oven only' is also 'without hob'. */
function splitWish(wish: Wish): Wish[] {
  if (wish.kind === 'in the oven' && /only|just|solo/i.test(wish.quote))
    return [wish, { kind: 'without', appliance: 'hob', quote: wish.quote }];
  if (wish.kind !== 'with' || wish.isToUseUp || !accompanimentWord.test(wish.quote)) return [wish];
  const [first = '', ...others] = wish.quote.split(/,? (?:and|y|&) |, /);
  const foods = first.slice(Math.max(0, wish.quote.indexOf(wish.foods)));
  return [{ ...wish, foods, quote: first }, ...others.map((one) => ({ ...wish, foods: one, quote: one }))];
}

/**
 * Returns a note with its cooking wishes added. `unread` has what else it asks for, without what it only tells.
 * @param spans where the text names dishes
 */
export function addCookingWishes(note: Note, text: string, spans: readonly NoteSpan[], isList = false): Note {
  const names = spans.filter(isDishToCook(text)).map(({ start, end }) => text.slice(start, end));
  const found = findCookingWishes(text, isList).filter(
    ({ quote }) => !note.wishes.some((wish) => isPart(quote, wish.quote)),
  );
  const negationOf = ({ quote }: Wish) => negationBefore(text, text.indexOf(quote));
  const denied = note.wishes.filter((wish) => !wish.kind.startsWith('with') && negationOf(wish) !== '');
  // 'Chilli con carne' asks for no meat beside it.
  const isName = (wish: Wish) =>
    wish.kind === 'with' && names.some((name) => isPart(wish.quote, name) || wish.foods.includes(name));
  const isCookingWish = (wish: Wish) => found.some(({ quote }) => quote.includes(wish.quote));
  const wishes = note.wishes.filter(
    (wish) => !isCookingWish(wish) && !isName(wish) && !denied.includes(wish),
  );
  const next = (words: string) => /^ \p{L}+/u.exec(text.slice(text.indexOf(words) + words.length))?.[0] ?? '';
  const whole = (words: string) => (endsWithQualifier.test(words) ? words + next(words) : words);
  const quotes = found.map(({ quote }) => quote);
  const unread = [...note.unread.map(whole), ...denied.map((wish) => negationOf(wish) + wish.quote)]
    .flatMap((words) => without(words, quotes).split(/[,;]|(?<!\p{L})(?:and|y)(?!\p{L})/iu))
    .map((words) => words.trim())
    .filter((words) => requestWords.test(words) || !tellingWords.test(words));
  return {
    ...note,
    wishes: [...wishes.flatMap(splitWish), ...found],
    // 'Apple crumble with plenty of topping' is answered by an apple crumble but for its topping.
    unread: unread
      .map((words) => without(words, names).trim())
      .filter((words) => contentWords(words).length > 0),
  };
}

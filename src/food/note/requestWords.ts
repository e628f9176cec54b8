/** What words say that are read as no wish: whether they ask for something, and whether a recipe mentions it. */
import { wordSet } from '@/lib/words';
import { fold } from '../text/tokenize';

/** Words that ask for something. */
export const requestWords =
  /(?<!\p{L})(?:without|avoid|cut|chop|slice|serve|keep|add|put|must|should|instead|more|less|fewer|too|want|need|prefer|like (?:it|them)|make (?:it|sure)|sin|menos|m[aá]s|demasiad[oa]s?|evita|pon|ponle|corta|sirve|a[ñn]ade|quiero|queremos|que (?:quede|salga|est[eé]|sea|tenga|lleve|no)n?)(?!\p{L})/iu;
/** Words that tell something and ask for nothing: 'leftovers from Sunday', 'my nan made it'. */
export const tellingWords =
  /(?<!\p{L})(?:i|we|he|she|they|i['’]?m|i['’]?ve|i['’]?d|it['’]?s|is|are|was|were|had|has|have|havent|having|made|makes|got|gave|bought|found|used to|loves?|loved|likes?|hope|thanks?|leftovers? (?:from|of)|hungry|hungover|resaca|judge?ment|fussy|picky|trying|real ones?|aut[eé]ntic[oa]|authentic|fine|ok|okay|surprise|whatever|idk|dunno|soy|es|son|era|hac[ií]an?|hizo|hice|tengo|tenemos|hay|estoy|estamos|est[aá]n?|compr[eé]|sobr[oó]|qued[oó]|viene|vienen|vinieron|vamos|gusta|gustan|encantan?|gracias|somos|sobras de|ganas|da igual)(?!\p{L})/iu;

/** Words that ask for a way of cooking and name no food. */
const askingWords =
  /(?<!\p{L})(?:spicy|picante|quick|fast|r[aá]pid[oa]|easy|f[aá]cil|healthy|san[oa]|light|liger[oa]|kids?|children|ni[ñn][oa]s|one[- ]pot|oven|horno|air ?fryer|microwave|microondas|vegan[oa]?|vegetarian[oa]?|cheap|barat[oa]|comfort|low[- ]?carb|keto|halal|kosher|no[- ]cook|leftovers?|sobras)(?!\p{L})/iu;

/** True if words of a list that name no food ask for something. */
export const isRequest = (words: string): boolean => askingWords.test(words) || requestWords.test(words);

/** Words that ask for nothing alone. */
const fillerWords = wordSet(
  'something anything algo the and for with that like done made make very please just really proper some them into over top today tonight nice good tasty delicious yummy lovely best una unos unas con los las del muy que para bien por encima como todo rico rica ricos ricas buena bueno favor hoy want need must comfort food ones real quede quiero salga sea este esten queden carne carnes meat dentro inside hacer sarten horno',
);
const forWhom = /\b(?:for|para) (?:my|our|mis?|nuestr[oa]s?) [a-z]+/g;
/** Returns the words of a wish without filler words, folded. */
export const contentWords = (words: string): string[] =>
  (
    fold(words)
      .replace(forWhom, '')
      .match(/[a-z]{3,}|\d+/g) ?? []
  ).filter((word) => !fillerWords.has(word));

/** English stems of common cooking words, by the first five letters of the word. */
const englishStems = new Map([
  ['tiras', 'strip'],
  ['rodaj', 'slice'],
  ['lamin', 'slice'],
  ['dados', 'dice'],
  ['trozo', 'piece'],
  ['salsa', 'sauce'],
  ['calie', 'hot'],
  ['fuego', 'simmer'],
  ['lento', 'simmer'],
  ['salte', 'fry'],
  ['ralla', 'grate'],
  ['picad', 'chop'],
  ['jugos', 'juic'],
  ['tiern', 'tender'],
  ['dorad', 'gold'],
  ['espes', 'thick'],
  ['golde', 'gold'],
]);
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

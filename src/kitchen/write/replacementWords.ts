import { meatCategories } from '@/food/names/foodGroups';
import { singularize } from '@/food/text/plurals';
import type { Category } from '@/food/types';
import { wordSet } from '@/lib/words';
import { foodsOfText, type Plan, type PlannedFood } from '../adapt/plan';
import { knownFood } from '../cookbook/knownFood';
import { capitalize, tidy } from '../words/grammar';

/** 'Half of the', '2 tbsp of the': words of amounts. */
const some = '((?:(?!with |and |in |on )[^\\s.,;:]+ ){0,7}?)';
/** Phrases about butter with their equivalents for oil; % is the oil's name. */
const ofOil: readonly (readonly [of: string, by: string])[] = [
  ['(?:softened|soft|melted|cold|nut-brown|browned) %', '%'],
  [`melts? ${some}%`, 'warm $1%'],
  ['% (?:foams|melts|is foaming|is frothing|has melted|has foamed|is melted|stops foaming)', '% is hot'],
  [`(%(?: [^\\s.;]+){0,8}?) until it (?:foams|melts|froths|stops foaming|is (?:pale )?brown and smells (?:toasted|nutty))`, '$1 until it is hot'],
  [`spread ((?:[^.;]{1,40}? )?with )?${some}%`, 'brush $1$2%'],
]; // biome-ignore format: one row each
const solidFats = wordSet('butter ghee lard vegan-butter margarine coconut-oil duck-fat');

type Phrases = readonly (readonly [of: RegExp, by: string])[];

/** Returns phrases for oil where it replaces a solid fat. */
const ofOilHere = (plan: Plan): Phrases =>
  foodsOfText(plan)
    .filter(({ ingredient: of }) => of?.category === 'oil' && !solidFats.has(of.id))
    .filter(({ replaces }) => /butter|ghee|lard|dripping|margarine/.test(replaces?.name ?? ''))
    .flatMap(({ name }) => ofOil.map((row) => row.map((words) => words.replace('%', name))))
    .map(([of = '', by = '']) => [new RegExp(`\\b${of}`, 'gi'), by]);

/** Phrases about meat and fish with their equivalents for what has no raw middle: tofu, cheese, cooked ham. */
const ofPlants: Phrases = [
  [/,? (?:and |or )?(?:reads?|at) (?:at least )?\d{2} °C(?: (?:inside|in the (?:middle|thickest part)|at the thickest part))?/giu, ''],
  [/[,:] (?:at least )?\d{2} °C(?: (?:inside|in the (?:middle|thickest part)|at the bone))?(?=[,.;])| \((?:at least )?\d{2} °C[^)]*\)|, with no pink(?! left)| with no pink in the middle/gu, ''],
  [/(?:,| and) \d{2} °C(?: or more)? (?:inside|in the middle)(?: and still juicy)?|,? (?:and |with )clear juices\b|: the acid makes it tender/giu, ''],
  [/\b(?:any|the|its) (?:skin|flesh) (?=is\b)/giu, 'it '],
  [/\bpull ((?:\p{L}+ ){1,3})(?:into (?:\p{L}+ )?shreds(?: with two forks)?|apart with two forks)/giu, 'break $1into small pieces'],
  [/\bopaque and (?:its flakes slide apart|(?:it )?flakes?)\b(?: when pressed)?/giu, 'hot all the way through'],
  [/,? and (?:it )?(?:(?:comes?|falls?|slips?|leaves?|parts?)(?: \p{L}+){0,3} the bone|flakes?)\b(?: when pressed)?|,? (?:any )?skin (?:side )?(?:up|down|underneath)(?: first)?(?: if there is any)?(?:,(?= \p{L}+ing\b))?| at the bone\b/giu, ''],
  [/\b(until|and) no pink is left\b( and)?(?: it is\b)?/giu, '$1 hot all the way through$2'],
  [/\b(?:has|have|with) no pink left(?: inside| in the middle)?/giu, 'is hot all the way through'],
  [/\bno longer (?:pink|raw)(?: (?:inside|anywhere|in the middle))?/giu, 'hot all the way through'],
  [/\b(?:just )?cooked through(?! and)|\bopaque right through\b|(?<=\buntil )(?:just )?pink(?=[.,])/giu, 'hot all the way through'],
  [/\bits? has given up its (?:red )?fat|\b(?:its|the|their) fat (?:has run|runs)(?: out)?/giu, 'it is golden'],
  [/,? and snip the fat[^.,]*(?:, so that [^.,]*)?/giu, ''],
]; // biome-ignore format: one row each

/** Phrases about fish with their equivalents for monkfish and shellfish, which do not flake. */
const ofFirmSeafood: Phrases = [
  [/(?<=(?:\bopaque and(?: it| they)?|fish|prawns) )flake(s?)\b(?: when pressed)?/gu, 'feel$1 firm'],
];

/** The temperatures of chops with that of chicken and turkey, which are safe at 74 °C. */
const ofPoultry: Phrases = [[/\b(?:5\d|6\d|7[0-3])(?= °C)/gu, '74']];

/** One phrase after another, with a capital where the words that it replaces have one. */
function inPhrases(text: string, phrases: Phrases): string {
  let said = text;
  for (const [of, by] of phrases)
    said = said.replace(of, (match, ...groups: string[]) => {
      const words = by.replace(/\$(\d)/g, (_, index) => groups[Number(index) - 1] ?? '');
      return /^\p{Lu}/u.test(match) ? capitalize(words) : words;
    });
  return said;
}

const isFirm = wordSet('squid scallop octopus cuttlefish prawn shrimp langoustine lobster crab clam mussel monkfish'); // biome-ignore format: one row
const readyMeat =
  /^(?:cooked|leftover|roast|smoked(?! haddock| cod)|Serrano|tinned) |\bham$|\b(?:spam|luncheon meat|corned beef|frankfurters?)$/i;

/** Returns the step with the words that tell when the food is done which is in the place of meat, fish or prawns. */
function withOwnDoneness(text: string, { foods, list }: Plan): string {
  const isOf = ({ ingredient }: Pick<PlannedFood, 'ingredient'>, categories: readonly Category[]) =>
    ingredient !== null && categories.includes(ingredient.category);
  const isRaw = (food: PlannedFood) => isOf(food, meatCategories) && !readyMeat.test(food.name);
  const originals = foodsOfText({ foods }).flatMap(({ replaces }) => knownFood(replaces?.name ?? '') ?? []);
  const hadMeat = originals.some(
    ({ name, ingredient }) => meatCategories.includes(ingredient.category) && !readyMeat.test(name),
  );
  const meats = list.filter((food) => isRaw(food) && isOf(food, ['poultry', 'redMeat', 'pork']));
  const isPoultry =
    meats.length > 0 && meats.every((food) => isOf(food, ['poultry']) && food.ingredient?.id !== 'duck');
  if (isPoultry && originals.some(({ ingredient: { category } }) => /^(?:pork|redMeat)$/.test(category)))
    return inPhrases(text, ofPoultry);
  const seafood = list.filter((food) => isOf(food, ['fish', 'shellfish']));
  if (!hadMeat) return text;
  if (!list.some(isRaw)) {
    // The egg that binds tofu has to be cooked through.
    const hasEgg = list.some(({ ingredient }) => ingredient?.id === 'egg');
    const adapted = inPhrases(text, ofPlants);
    return hasEgg ? adapted.replaceAll('hot all the way through', 'cooked through') : adapted;
  }
  const isFirmSeafood =
    seafood.length > 0 && seafood.every(({ ingredient }) => isFirm.has(ingredient?.id ?? ''));
  return isFirmSeafood ? inPhrases(text, ofFirmSeafood) : text;
}

/** What the cookbook says that is not true here: of slices of bread, of rice that has just been boiled. */
const untruePhrases: readonly (readonly [isUntrue: (plan: Plan) => boolean, ...Phrases])[] = [
  [({ list }) => list.some(({ quantity }) => quantity?.unit === 'slice'), [/\bSplit the ((?:[\p{L}-]+ )*bread)(?:,| and) (\p{L}+)(?: (?:it|them)\b)?/u, '$2 the $1'], [/\bthe cut sides of (?=the (?:[\p{L}-]+ )*bread\b)|, cut sides? (?:down|up)\b/gu, '']],
  [({ list }) => list.some(({ name }) => name === 'gluten-free flour'), [/\bknead\b(?! in)(?=[^.;]*\b(?:minute|smooth))/giu, 'beat with a wooden spoon'], [/(?<=\b(?:dough|wooden spoon)\b[^.]*),? until (?:the dough is )?(?:soft and )?smooth(?:,? and (?:springs back|springy|elastic|stretchy|firm))?(?=[.,;:])/giu, ', until it is thick, smooth and sticky, as dough without gluten is']],
  [({ list }) => list.some(({ name }) => name === 'self-raising flour'), [/, the baking powder(?=,| and)/g, ''], [/\bthe baking powder(?: and|,) (?=the)/g, ''], [/ (?:and|with) the baking powder(?=[,. ])/g, ''], [/ ?\bBeat in the baking powder\./g, '']],
  [({ list }) => list.some(({ replaces, name }) => replaces?.name === 'salt' && name === 'mixed herbs'), [/(?<=mixed herbs),? a little at a time(?:, tasting)?(?: as you go)?|(?<=mixed herbs), (?:tasting|to taste)(?: as you go)?|\bUse no mixed herbs yet\. ?|a pinch of mixed herbs or (?=a)|,? and mixed herbs only if it needs (?:it|them) after tasting/g, '']],
]; // biome-ignore format: one row each

/** The first minutes soften the onion and not yet the potatoes beside it, only meat is cooked through, and vinegar has no juice. */
const ofAny: Phrases = [
  [/(\btomato(?:es)?\b[^.]*\buntil )soft and (?:pale |just )?gold(?:en)?\b/gu, '$1soft and thick'],
  [/\bsoft(?<!\b(?:bacon|chorizo|sausages?|ham|pancetta|chicken|turkey|beef|pork|lamb|meat|mince)\b[^.]*)((?:, [\p{L} ]+)?) and (?:cooked|hot all the way) through\b/gu, 'soft$1'],
  [/(\bonion\b[^.]*\b(?:potato(?:es)?|cauliflower|parsnips?|swede)\b[^.]*\b[4-9] minutes, (?:stirring, )?until )(?=soft|tender)/gu, '$1the onion is '],
  [/(?<!\b(?:bacon|chorizo|chicken|turkey|pork|beef|lamb|sausages?|prawns|fish)(?: \p{L}+)? and (?:the )?)(\b(?:ham|prosciutto|tofu|halloumi|frankfurters?)\b(?:(?!\b(?:bacon|chorizo|chicken|turkey|pork|beef|lamb|mince|sausages?|eggs?|prawns|fish|potato(?:es)?|onions?)\b)[^.])*?)(?:hot and )?cooked through\b/gu, '$1hot all the way through'],
  [/\b(?:(?:the )?(?:finely )?(?:grated )?zest and )?(half of )?(?:the )?(?:finely )?(?:grated )?(?:juice and zest|zest and juice|zest|juice) of ((?:half of )?the (?:(?:white wine|red wine|wine|sherry|cider|rice|balsamic) vinegar|vinegar|(?:lemon|lime|orange) juice))\b/gu, '$1$2'],
  [/\bsqueeze(?: over| in)?(?= [^.,;]*vinegar\b)|\bspread(?= (?:it )?with the lemon juice)/giu, 'sprinkle'],
  [/\bopaque and (?=hot all the way)|(?<=\bhot all the way through) and opaque\b|,? and lift the (?:chives|garlic-infused oil) out(?=[.,;])|\bLift the (?:chives|garlic-infused oil) out[^.]*\. ?/gu, ''],
  [/(half of )?[\d½¼¾⅓⅔]+(?: (?:tsp|tbsp|g|ml))? of the ([\p{L} -]+?)(?:,| and) (?:half of )?[\d½¼¾⅓⅔]+(?: (?:tsp|tbsp|g|ml))? of the \2(?=[,.]| and| for)/gu, '$1the $2'],
  [/ of the ([\p{L} -]+?) (?:with|and)(?= (?:half|a third|a quarter) of (?:the rest|[\d½¼¾⅓⅔]+ \w+) of the \1\b)/gu, ' and'],
]; // biome-ignore format: one row each

/** Words of which a food has one at most. */
const qualities = [
  /\b(?:green|red|yellow|white|black)\b/,
  /\b(?:soft|firm|silken)\b/,
  /\b(?:smoked|salt|dried|tinned|frozen|fresh|stale|leftover)\b/,
];
/** Returns words about the dish with the qualities that its foods have: 'soft tofu' of firm tofu is firm, 'Thai red curry' of green paste green. */
export function withOwnQualities(text: string, { foods, list }: Plan): string {
  const renamed = foodsOfText({ foods }).filter(({ name, replaces }) => replaces && replaces.name !== name);
  let corrected = text;
  for (const { name, replaces } of renamed)
    for (const quality of qualities) {
      const own = quality.exec(replaces?.name ?? '')?.[0] ?? '';
      const now = quality.exec(name)?.[0] ?? '';
      if (own === now) continue;
      const words = `${replaces?.name} ${replaces?.shortName} ${name}`.match(/\S{3,}/g) ?? [];
      const nouns = words.filter((word) => !quality.test(word)).map(singularize);
      const noun = `(?:${nouns.join('|')})(?:e?s)?`;
      const claimed = new RegExp(`\\b(?:${now ? quality.source : own}) (?=(${noun})\\b)`, 'gi');
      corrected = corrected.replace(claimed, (words, noun: string) =>
        list.some((one) => one.name.includes(`${words}${noun}`.toLowerCase())) ? words : now && `${now} `,
      );
    }
  return corrected === text ? text : tidy(capitalize(corrected));
}

/** Returns the step with phrases that fit the oil, tofu and chives that replace butter, meat and garlic. */
export const withReplacementWords = (text: string, plan: Plan): string =>
  inPhrases(withOwnDoneness(inPhrases(text, ofOilHere(plan)), plan), [
    ...untruePhrases.flatMap(([isUntrue, ...phrases]) => (isUntrue(plan) ? phrases : [])),
    ...ofAny,
  ]);

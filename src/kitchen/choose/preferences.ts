import type { Wish } from '@/food/note/types';
import { underdone } from '@/food/rules/doneness';
import type { Ingredient } from '@/food/types';
import { memoize } from '@/lib/memoize';
import { type CookbookDish, type DishFamily, type Kit, kitNames, listParts, textOf } from '../cookbook/dish';
import { boilingMinutes } from '../handling/boilingMinutes';
import { type DishTag, findMainFood, getDishFacts } from './dishFacts';

/** What is asked of the finished dish. */
interface FinishedDish {
  readonly dish: CookbookDish;
  readonly sides: readonly { readonly ingredient: Ingredient | null }[];
  readonly minutes: number;
  /** The finished recipe, with the times of who may eat nothing underdone. */
  readonly text: string;
}

/** A wish of a note that a dish meets or does not. */
export interface Preference {
  /** What the reply to the note says of a dish that meets it. */
  readonly name: string;
  readonly isMetBy: (dish: CookbookDish) => boolean;
  /** The appliance that it asks for: a dish written for it goes first. */
  readonly kit?: Kit | undefined;
  /** Whether the finished dish keeps it too. */
  readonly isKeptBy: (finished: FinishedDish, method: string) => boolean;
  /** Decides before the scores, as a kind of dish does. */
  readonly isDecisive: boolean;
}

const wordsOf = memoize((dish: CookbookDish) => `${dish.title}. ${dish.about} ${textOf(listParts(dish))}`);
const saysOf = (pattern: RegExp) => (dish: CookbookDish) => pattern.test(wordsOf(dish));
const isOf =
  (...families: readonly DishFamily[]) =>
  ({ family }: CookbookDish) =>
    families.includes(family);

const fried =
  /\b(?:fry|fried|fries|frying(?! pan))\b|\bbrown(?:ed)? (?:the|it|them|all|on|in(?! the oven))\b/i;
const rich =
  /\b(?:lard|dripping|cream|mayonnaise|bacon|pancetta|batter|deep|pesto|coconut milk|puff pastry)\b/i;
const isCarried = ({ goodFor }: CookbookDish) => goodFor.includes('carrying');
const smooth = /\b(?:blend|blitz|purée|velvet|silky)/i;

/** A second pan or pot that the text has no tool for. */
const boiledApart =
  /\bboil(?:ed)? [^.;]*\bin (?:plenty of )?(?:boiling )?(?:salted )?water\b|\bboil the [^.;]*\b(?:drain|until tender)|\b(?:covered|small|another|second|separate) (?:frying )?pan\b/i;
const vessels = [
  /\b(?:pots?|saucepans?|casserole)\b/i,
  /\b(?:pans?|wok|skillet)\b/i,
  /\b(?:tray|(?:roasting|baking|tart|cake|loaf|pie|muffin) tins?|(?:baking|pie|gratin|ovenproof) dish)\b/i,
];
/** True if a recipe need not be eaten as soon as it is ready. */
const canWait: NonNullable<Row[3]> = (_, method) =>
  !/\b(?:(?:serve|eat|drink)\b[^.]* at once|within \d+ minutes?)\b/i.test(method);
const noFryingPan = /\b(?:pots?|saucepans?|casserole|tray|roasting tin|baking dish|microwave)\b/i;
const isOneVessel: NonNullable<Row[3]> = ({ dish }, method) =>
  getDishFacts(dish).pans === 0 ||
  (vessels.filter((one) => one.test(method)).length <= 1 && !boiledApart.test(method));
const isInFryingPan = (dish: CookbookDish) =>
  getDishFacts(dish).pans === 1 &&
  listParts(dish).every((part) => part.kind !== 'tool' || !noFryingPan.test(part.name));

/** Whether its fish is eaten raw: it says then how that is safe. */
export const isEatenRaw = ({ notes }: CookbookDish) => notes.some((tip) => /−20 °C|eaten raw/.test(tip));
/** Whether its eggs stay raw. */
export const hasRawEggs = saysOf(/\beggs? (?:stay|is) raw\b/);
const fishDone = saysOf(/\b(?:flak|opaque|cooked through|pink|golden|heat)/);
const isOfRawFish = (dish: CookbookDish) =>
  /fish$/.test(findMainFood(dish)?.ingredient.category ?? '') &&
  (!fishDone(dish) || saysOf(/\brosy\b/)(dish) || isEatenRaw(dish));

const strong = /^(?!salt |black-pepper ).* (?:spice|alcohol|condiment|sauce|processed meat|cheese|nut)$/;
const isStrong = ({ food }: DishTag) => strong.test(`${food?.ingredient.id} ${food?.ingredient.category}`);
/** Boiled or stewed without anything that tastes strong. */
const isPlain = (dish: CookbookDish) =>
  isOf('soup', 'porridge', 'rice', 'side', 'fish')(dish) && !getDishFacts(dish).tags.some(isStrong);

const isSoft = (dish: CookbookDish) =>
  dish.goodFor.includes('easy chewing') ||
  (isOf('soup', 'porridge', 'pudding', 'risotto')(dish) && saysOf(smooth)(dish));
const isForAirFryer = (dish: CookbookDish) =>
  dish.kit.join() === 'oven' &&
  !isOf('cake', 'biscuits', 'pie', 'gratin', 'pudding', 'crumble', 'pizza', 'stew')(dish) &&
  dish.id !== 'dorada-a-la-sal';
const isSimmered = (dish: CookbookDish) => isOf('stew', 'curry', 'pulses')(dish) && dish.time >= 60;
const isInOnePot: NonNullable<Row[3]> = (plan, method) =>
  isOneVessel(plan, method) && plan.sides.every((food) => boilingMinutes(food) === undefined);

type Row = readonly [kind: Wish['kind'], name: string, Preference['isMetBy'], Preference['isKeptBy']?];
/** What a dish says, and still does as it is cooked here. */
const kept = (words: RegExp): readonly [Row[2], Row[3]] => [
  saysOf(words),
  ({ dish }, method) => words.test(`${dish.title}. ${dish.about} ${method}`),
];
const keptInText = (words: RegExp): readonly [Row[2], Row[3]] => [
  saysOf(words),
  ({ text }) => words.test(text),
];
const seared = kept(/\bgriddle|\bgrill(?:ed)? (?!pan)|\bplancha|\bbarbecue(?! sauce| ribs)|until it smokes/i);
const decisive: readonly Row[] = [
  ['in the oven', 'cooked in the oven', ({ kit }) => kit.includes('oven')],
  ['in the microwave', 'cooked in the microwave', ({ kit }) => kit.includes('microwave')],
  ['in a frying pan', 'all of it in one pan on the hob', isInFryingPan, (plan, method) => isOneVessel(plan, method) && !noFryingPan.test(method)],
  ['not fried', 'nothing fried', (dish) => !saysOf(fried)(dish), (_, method) => !fried.test(method)],
  ['nothing raw', 'fish and seafood cooked right through', (dish) => !isOfRawFish(dish)],
  ['soft', 'soft to eat: cut very small, or mash, anything that the method leaves in pieces', isSoft, ({ sides }) => sides.every((food) => boilingMinutes(food) !== undefined)],
  ['plain', 'plain, soft and mild', isPlain, (_, method) => !fried.test(method)],
  ['portable', 'good cold, and easy to carry', isCarried],
  ['air fryer', 'in an air fryer, set 20 °C less than the oven, and look at it after three quarters of the time', isForAirFryer, (_, method) => /\boven\b/i.test(method)],
  ['slow cooker', 'in a slow cooker: start as the method says, then cook it covered with a third less liquid, 8 hours on low or 4 on high', isSimmered],
  ['pressure cooker', 'in a pressure cooker: what simmers for half an hour or more takes a third of that from full pressure, with a third less liquid', (dish) => isOf('stew', 'pulses')(dish) && dish.time >= 75],
  ['grilled', 'grilled, or seared in a very hot pan', ...seared],
  ['barbecued', 'cook it over glowing coals, on an oiled rack, where the method has a pan, a grill or an oven, in much the same time', (dish) => seared[0](dish) && !saysOf(/\bsimmer/i)(dish), seared[1]],
  ['soupy', 'with plenty of broth', (dish) => isOf('soup')(dish) || saysOf(/\bcaldos[oa]|\bsoupy|\bbrothy/i)(dish)],
  ['steamed', 'steamed', ...kept(/^(?!.*\bfry\b).*\bsteam (?:the|it|them|over|for)\b/is)],
  ['not boiled', 'nothing boiled', ...kept(/^(?!.*(?<!instead of )\b(?:boil|simmer)).+/is)],
  ['fried', 'fried', ...kept(fried)],
  ['gratinated', 'browned in the oven or under the grill', ...kept(/\bgratin|\b(?:bake|grill)\b[^.]*\b(?:gold|brown)/i)],
  ['blended', 'blended smooth', saysOf(smooth)],
  ['crisp skin', 'crisp skin', ...kept(/\bskin\b[^.]*\b(?:crisp|crackl)|\bcrackling\b|\bcrisp[^.]*\bskin(?:ned)?\b/i)],
  ['stuffed', 'stuffed', ...kept(/\bstuff|\brellen/i)],
]; // biome-ignore format: one row each
const welcome: readonly Row[] = [
  ['hidden vegetables', 'vegetables out of sight', isOf('pasta', 'soup', 'stew', 'curry', 'meatballs', 'burger', 'pulses', 'gratin', 'pie', 'risotto', 'eggs', 'rice')],
  ['one pot', 'everything in one pot, pan or tin', (dish) => getDishFacts(dish).pans <= 1, isInOnePot],
  ['boxed', 'good in a box', (dish) => isCarried(dish) || !isOf('toast', 'fritters', 'eggs', 'shellfish', 'seared', 'pancakes', 'dip', 'pizza', 'salad', 'fruit', 'pudding')(dish), canWait],
  ['warming', 'warm, and eaten with a spoon', isOf('soup', 'stew', 'pulses', 'porridge')],
  ['make ahead', 'it is as good the next day: cool it, keep it covered in the fridge, and heat what is eaten hot until steaming', (dish) => isCarried(dish) || isOf('soup', 'stew', 'curry', 'pulses', 'meatballs', 'gratin', 'pie', 'pudding', 'cake', 'biscuits')(dish) || (isOf('pasta')(dish) && dish.kit.includes('oven')), (plan, method) => canWait(plan, method) && !/crackl|\bcrisp\b/.test(method)],
  ['slow', 'a pot that simmers by itself', (dish) => isSimmered(dish) || saysOf(/simmer[^.]*gently|low oven/)(dish)],
  ['light', 'something light', (dish) => dish.themes.includes('Healthy Bites') || isOf('salad', 'fruit')(dish), (_, method) => !rich.test(method)],
  ['quick', 'quick to make', ({ time }) => time <= 30, ({ minutes }) => minutes <= 40],
  ['easy', 'easy to make', ({ level }) => level === 1],
  ['cheap', 'easy on the purse', ({ themes }) => themes.includes('Budget Meals')],
  ['special', 'a dish for a special table', ({ themes }) => themes.some((one) => one === 'Gourmet Touch' || one === "From the Chef's Table")],
  ['crispy', 'something crisp', ...kept(/\b(?:crisp|crunch|crackl|crust\b|breadcrumb|batter|gratin|deep-fr)/i)],
  ['creamy', 'something creamy', ...kept(/\bcream(?:y|ier)?\b|\bcoconut milk|\bvelvet|\bsilky/i)],
  ['high protein', 'a good share of protein', (dish) => /poultry|redMeat|pork|fish|egg|plant protein|legume/.test(findMainFood(dish)?.ingredient.category ?? '')],
  ['freezable', 'what is not eaten now can be frozen once it is cold, for up to 3 months; heat until steaming what is eaten hot', (dish) => isOf('soup', 'stew', 'curry', 'pulses', 'meatballs', 'pie', 'gratin', 'cake', 'biscuits')(dish) || saysOf(/lasagne|cannelloni|moussaka/i)(dish) || /\bfreez/.test(dish.notes.join())],
  ['falling apart', 'cooked until it falls apart', ...kept(/\bmelting\b|\b(?:falls? apart|parts (?:under|at)|gives? way|off the bone|apart with|shreds?|without (?:resistance|force)|(?:spoon|fork) (?:goes|slides|twists)|slips? (?:off|from))\b/i)],
  ['sticky', 'sticky', ...kept(/\bsticky\b|\bglaze|\bsyrupy\b/i)],
  ['smooth', 'smooth', ...kept(/(?<!not )\b(?:smooth|silky|velvet)/i)],
  ['rare', 'rosy inside', ...keptInText(/°C[^.]*\b(?:medium rare|rosy|as you like|(?<!no |longer )pink)\b|\bstill (?:rosy|runs)\b/i)],
  ['saucy', 'plenty of sauce', saysOf(/\b(?:sauce|gravy)\b/i)],
  ['waits', 'whoever eats later covers their share, keeps it in the fridge and heats it until steaming', (dish) => !isOf('salad', 'toast', 'sandwich', 'fruit', 'seared', 'shellfish', 'fritters')(dish), canWait],
  ['runny', 'taken off while it is still soft', ...keptInText(/\byolks?\b[^.]*\b(?:soft|run)|\b(?:still|stays) (?:creamy|gives|moist|runs|soft)\b|\b(?:barely|softly|just) set\b|\bmolten\b/i)],
  ['with mash', 'with mash', ...kept(/\bmash\b|\bmash(?:ed)? (?:the|them|with)\b/i)],
  ['with gravy', 'with gravy', saysOf(/\bgravy\b/i)],
  ['skins on', 'with the skin on', ...kept(/^(?!.*\bpeeled\b(?! (?:prawns|and halve)))(?!.*\bpeel (?:the|and) )(?!.*\bskinless\b).+/is)],
  ['served apart', 'the sauce served apart', ...kept(/\b(?:sauce|dressing|dip|aioli|gravy|mayonnaise)\b[^.]*\b(?:alongside|to dip|for dipping|at the table|beside)\b|\b(?:serve|eat) with the (?:\w+ )?(?:sauce|dip)\b/i)],
]; // biome-ignore format: one row each
const kitOf = (kind: string) => kitNames.find((kit) => kind.endsWith(kit));
const preferences = new Map(
  [decisive, welcome].flatMap((rows) =>
    rows.map(([kind, name, isMetBy, isKeptBy = () => true]): [Wish['kind'], Preference] => [
      kind,
      { name, isMetBy, isKeptBy, isDecisive: rows === decisive, kit: kitOf(kind) },
    ]),
  ),
);

/** What a wish asks of a dish; null for one that says nothing of it, or is met otherwise. */
export function preferenceFor(
  wish: Pick<Wish, 'kind'> | Extract<Wish, { kind: 'kitchen' }>,
): Preference | null {
  if (!('kitchen' in wish)) return preferences.get(wish.kind) ?? null;
  return {
    name: wish.kitchen === 'takeaway' ? 'takeaway style' : `${wish.kitchen} cooking`,
    isMetBy: ({ cuisine, title }) => wish.cuisines.test(cuisine) || title.includes(wish.quote),
    isKeptBy: () => true,
    isDecisive: true,
  };
}

const takes = (dish: CookbookDish) => (id: string) =>
  getDishFacts(dish).tags.some(({ food, isOptional }) => !isOptional && food?.ingredient.id === id);
/** What a note can refuse, by the name of what it rules out: 'no soup', 'no curry powder'. */
const refusals: Readonly<Record<string, readonly [name: string, isMetBy: Preference['isMetBy']]>> = {
  soup: ['no soup', ({ family }) => family !== 'soup'],
  'curry powder': ['no curry', ({ family }) => family !== 'curry'],
  béchamel: ['no white sauce', (dish) => !['flour', 'milk', 'butter'].every(takes(dish))],
  pregnancy: ['nothing runny or rosy', (dish) => !saysOf(underdone)(dish)],
};
export function refusedKind(of: string): Preference | null {
  const [name, isMetBy] = refusals[of] ?? [];
  return name && isMetBy ? { name, isMetBy, isKeptBy: () => true, isDecisive: of !== 'pregnancy' } : null;
}

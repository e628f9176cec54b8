import { fold } from '@/food/text/tokenize';
import type { FoundIngredient } from '@/food/types';
import type { DishFamily } from '../cookbook/dish';

const rows: readonly (readonly [words: string, families: readonly DishFamily[]])[] = [
  ['soups?|something soupy|chowder|broth|sopas?|sopita|caldito|consome|crema(?= de (?!leche|coco|cacahuete|avellana)| para (?:cenar|comer|(?:l[oa]s?|mis?|el) )| caliente)|(?<=una )crema(?= *$)', ['soup']], ['salads?|ensaladas?(?: frias?)?', ['salad', 'bowl']],
  ['curry|curri', ['curry']], ['stews?|guisos?|guisado|estofado|potaje|hotpot', ['stew', 'pulses']], ['casseroles?', ['stew', 'pulses', 'gratin', 'pasta']],
  ['pies?|quiche|empanada', ['pie']], ['cakes?|bizcocho', ['cake']], ['tarta', ['cake', 'pie']], ['(?:something |algo )?(?:to spread on|to spread|para untar)(?: bread| toast| crackers)?|dips?', ['dip']], ['galletas(?! (?:de|con) )|biscuits|cookies', ['biscuits']], ['risotto', ['risotto']], ['crumbles?', ['crumble']],
  ['sandwich(?:es)?|bocadillos?|bocatas?', ['sandwich', 'toast']], ['fritters|croquetas|bunuelos', ['fritters']],
  ['omelettes?|frittata|tortilla(?= (?:de (?!maiz|trigo|harina)|paisana))', ['eggs']], ['gratin|gratinado', ['gratin']], ['pancakes?|tortitas|panqueques|hotcakes', ['pancakes']],
  ['skewers|kebabs?|brochetas', ['skewers']], ['sunday roast|roast dinner', ['roast']], ['tray ?bake|sheet pan', ['tray', 'roast']],
  ['cosy|cozy|comfort(?:ing| food)?|warming|hearty', ['stew', 'curry', 'gratin', 'pasta', 'pie', 'soup', 'pulses', 'roast', 'seared', 'meatballs', 'tray', 'risotto']], ['(?<=^|(?:something|anything|really|very|and|nice|light|it) )fresh(?! (?!please|and|for|but|with)\\p{L})|summery|refreshing|refrescante|fresquit[oa]|algo fresco', ['salad', 'bowl']],
]; // biome-ignore format: rows
const patterns = rows.map(
  ([words, families]) => [new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'gu'), families] as const,
);

/** A note: 'soup?', 'a salad please'; but 'no quiero sopa' asks for none. */
const isAllOfIt = /^[^\p{L}]*(?:an? |una? |some |algo de |(?:something|anything|algo) (?:really |muy )?)?$/u;

const isEnd = /^[^\p{L}]*(?:please|por favor|(?:for|para|in|within|under|en|but|pero|sin) .*)?[^\p{L}]*$/u;
/** 'Soup, nothing heavy'; among foods 'salad, tomatoes' are leaves. */
const isEndInNote = new RegExp(`${isEnd.source}|^ *[,.;]`, 'u');
const isInList = /(?:^|,\s*)(?:curr[yi]|soup|sopa|stew|risotto|crumble|bizcocho)$/;

/** After the word these say that it is a dish, and no bag of leaves or jar of spice. */
const madeOf = /^(?: (?:with|con|of|de|made|using|from|for|para|a base)(?!\p{L})| *:)/u;
/** Before it: 'tuna salad', 'a quick soup'; but what is left of one, or comes in a packet, is a food. */
const namedBefore = /(?:^|[,;.\n])\s*([^,;.\n]*\p{L}{1,}[^,;.\n]*) $/u;
/** The first words of a list may have two foods and a kind: 'chicken and mushroom pie'. */
const isTwoFoods = /^\s*\p{L}[^,;.\n]* (?:and|y) \p{L}+ $/u;
const isBought =
  /(?:\d ?(?:k?g|oz|lbs?|cups?)|(?<!\p{L})(?:leftovers?|stale|old|sobras|restos|tins?|tinned|cans?|bags?|packets?|jars?|of|de|and|y|or|with|con|some|algo|half|medio|media)(?: \p{L}+)?) $/u;

/** The kinds of dishes that a text asks for, 'a curry with …', 'sopa de …', and where; the `found` foods are none: 'curry powder', 'salad leaves'. */
export function findAskedFamilies(text: string, found: readonly FoundIngredient[]) {
  const folded = fold(text);
  if (folded.length !== text.length) return [];
  return patterns.flatMap(([pattern, families]) =>
    [...folded.matchAll(pattern)].flatMap(({ 0: word, index: start }) => {
      const end = start + word.length;
      const isPartOfFood = found.some(
        (food) => food.start <= start && food.end >= end && food.end - food.start > word.length,
      );
      const before = folded.slice(0, start);
      const isDish =
        (!/(?<!\p{L})(?:no|not|nada|sin|without|nothing|left ?overs?|sobras|restos)(?!\p{L})/u.test(before) &&
          madeOf.test(folded.slice(end))) ||
        (isAllOfIt.test(before) && (found.length > 0 ? isEnd : isEndInNote).test(folded.slice(end))) ||
        (isInList.test(folded.slice(0, end)) && /^\s*(?:,|$)/.test(folded.slice(end))) ||
        (namedBefore.test(before) && (!isBought.test(before) || isTwoFoods.test(before)));
      return isPartOfFood || !isDish ? [] : [{ families, start, end }];
    }),
  );
}

/**
 * Words that deny an ingredient or take something out of it: 'without nuts', 'sin leche ni huevo', 'egg-free', 'vegan butter'.
 * A denied name is no mention; what it denies is cleared from the food beside it: 'gluten-free soy sauce' keeps Soy and loses
 * Gluten and Wheat (spec section 3 values).
 */
import { deniedList, mentionAfter, negatorAt, sharedFree } from './denials';
import { type Mention, type Reading, wordAt } from './mention';
import { type Effect, effectOfDenying, wordEffects } from './qualifierEffects';

/** Which mentions are denied, and what is taken out of the others. */
export interface Qualified {
  readonly denied: ReadonlySet<Mention>;
  readonly effects: ReadonlyMap<Mention, readonly Effect[]>;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const notAfterFree = words('range run from of to for style flow form time');
/** Longest run of qualifiers before a food: 'vegan, gluten, dairy and nut free …'. */
const maxAhead = 16;
const connectors = words('and y e');
const noBridge = words('with or for of to in on con para de o a option options use version');

/** The food a qualifier before it speaks of: at most two plain words further on. */
function qualifiedAfter(reading: Reading, denied: ReadonlySet<Mention>, from: number): Mention | undefined {
  let plain = 0;
  for (let index = from; index < Math.min(reading.tokens.length, from + maxAhead) && plain <= 2; index++) {
    const gap = reading.gaps[index];
    if (gap === 'hard') return undefined;
    const mention = reading.mentionAt.get(index);
    const word = wordAt(reading.tokens, index);
    if (word === 'free' || wordEffects[word] || (mention && denied.has(mention))) continue;
    if (gap !== 'tight' || noBridge.has(word)) return undefined;
    if (mention) return mention;
    if (!connectors.has(word)) plain += 1;
  }
  return undefined;
}

/** The food a qualifier after it speaks of: in the same clause, a few words back. */
function qualifiedBefore(
  reading: Reading,
  denied: ReadonlySet<Mention>,
  from: number,
  reach: number,
): Mention | undefined {
  for (let index = from; index >= Math.max(0, from - reach); index--) {
    if (reading.gaps[index + 1] === 'hard') return undefined;
    const mention = reading.mentionAt.get(index);
    if (mention && !denied.has(mention)) return mention;
  }
  return undefined;
}

/** 'chocolate cake' is one food with two names: the mention and those that stand right beside it. */
function wholeFood({ gaps, mentionAt }: Reading, denied: ReadonlySet<Mention>, mention: Mention): Mention[] {
  const beside = (index: number, gapIndex: number): Mention | undefined => {
    const other = gaps[gapIndex] === 'tight' ? mentionAt.get(index) : undefined;
    return other && !denied.has(other) ? other : undefined;
  };
  const before = beside(mention.first - 1, mention.first);
  const after = beside(mention.last + 1, mention.last + 1);
  return [before, mention, after].filter((one) => one !== undefined);
}

/** 'Without beef steak' denies both names of one food. */
function withSecondName({ gaps, mentionAt }: Reading, mention: Mention): Mention[] {
  const next = gaps[mention.last + 1] === 'tight' ? mentionAt.get(mention.last + 1) : undefined;
  return next?.ingredient.category === mention.ingredient.category ? [mention, next] : [mention];
}

/** Reads every qualifier of a text. Linear in its words. */
export function qualify(reading: Reading): Qualified {
  const denied = new Set<Mention>();
  const effects = new Map<Mention, Effect[]>();
  // Targets are looked for once every denial is known: a denied name is never a target.
  const tasks: (() => void)[] = [];
  const take = (target: Mention | undefined, out: readonly Effect[]) => {
    for (const mention of target ? wholeFood(reading, denied, target) : []) {
      effects.set(mention, [...(effects.get(mention) ?? []), ...out]);
    }
  };
  const deny = (list: readonly Mention[]): Effect[] => {
    for (const mention of list) denied.add(mention);
    return list.map((mention) => effectOfDenying(mention.ingredient));
  };

  /** 'X-free': the food after it, or else the one before. */
  const readFree = (index: number, denier: Mention) => {
    const list = sharedFree(reading, denier);
    const out = deny(list);
    const start = list.at(-1)?.first ?? index;
    tasks.push(() => {
      const ahead = qualifiedAfter(reading, denied, index + 1);
      take(ahead ?? qualifiedBefore(reading, denied, start - 1, 3), out);
    });
  };

  /** 'without X': the food before it, or for 'no-X' the one right after. */
  const readNegator = (index: number): boolean => {
    const found = negatorAt(reading, index);
    const first = found && mentionAfter(reading, index + found.length, found.negator.reach);
    if (!found || !first) return false;
    const list = deniedList(reading, first, found.negator.coversList).flatMap((one) =>
      found.negator.reach === 'loose' ? withSecondName(reading, one) : [one],
    );
    const out = deny(list);
    const end = list.at(-1)?.last ?? index;
    if (found.negator.clears) {
      tasks.push(() => {
        const canPrecede = found.negator.reach === 'strict' && reading.gaps[end + 1] === 'tight';
        const ahead = canPrecede ? reading.mentionAt.get(end + 1) : undefined;
        take(ahead && !denied.has(ahead) ? ahead : qualifiedBefore(reading, denied, index - 1, 4), out);
      });
    }
    return true;
  };

  for (let index = 0; index < reading.tokens.length; index++) {
    if (reading.mentionAt.has(index)) continue;
    const word = wordAt(reading.tokens, index);
    const before = reading.gaps[index] === 'tight' ? reading.mentionAt.get(index - 1) : undefined;
    const isExpression =
      reading.gaps[index + 1] === 'tight' && notAfterFree.has(wordAt(reading.tokens, index + 1));
    if (word === 'free' && before && !isExpression) {
      readFree(index, before);
    } else if (!readNegator(index)) {
      const effect = wordEffects[word];
      if (!effect) continue;
      tasks.push(() => {
        const ahead = () => qualifiedAfter(reading, denied, index + 1);
        const behind = () => qualifiedBefore(reading, denied, index - 1, 2);
        take(effect.follows ? (behind() ?? ahead()) : (ahead() ?? behind()), [effect]);
      });
    }
  }
  for (const task of tasks) task();
  return { denied, effects };
}

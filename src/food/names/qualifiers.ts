/**
 * Finds words that deny an ingredient or remove something from it: 'without nuts', 'sin leche ni huevo', 'egg-free', 'vegan
 * butter'. A denied name is not a mention; what it denies is cleared from the food beside it: 'gluten-free soy sauce' keeps Soy
 * and loses Gluten and Wheat.
 */
import { wordSet } from '@/lib/words';
import { deniedMentions, mentionAfter, mentionsSharingFree, negatorAt } from './denials';
import { type Mention, type TextMentions, wordAt } from './mentions';
import { denialEffect, glutenFree, type QualifierEffect, wordEffects } from './qualifierEffects';

interface QualifierResult {
  readonly denied: ReadonlySet<Mention>;
  readonly effects: ReadonlyMap<Mention, readonly QualifierEffect[]>;
}

const notAfterFree = wordSet('range run from of to for style flow form time');
/** Longest series of qualifiers before a food: 'vegan, gluten, dairy and nut free …'. */
const maxWordsAhead = 16;
const connectors = wordSet('and y e');
/** 'Cheese if not vegan', 'butter unless it must be dairy-free': the qualifier does not apply to the food before it. */
const provisos = wordSet('if not non isnt arent dont unless when no si salvo excepto cuando');
const maxWordsToProviso = 4;
const noBridge = wordSet('with or for of to in on con para de o a option options use version');

/** Returns the food after a qualifier, with at most two other words between them. */
function foodAfterQualifier(
  inText: TextMentions,
  denied: ReadonlySet<Mention>,
  from: number,
): Mention | undefined {
  let plain = 0;
  for (
    let index = from;
    index < Math.min(inText.tokens.length, from + maxWordsAhead) && plain <= 2;
    index++
  ) {
    const gap = inText.gaps[index];
    if (gap === 'hard') return undefined;
    const mention = inText.mentionAt.get(index);
    const word = wordAt(inText.tokens, index);
    if (word === 'free' || wordEffects[word] || (mention && denied.has(mention))) continue;
    if (gap !== 'tight' || noBridge.has(word)) return undefined;
    if (mention) return mention;
    if (!connectors.has(word)) plain += 1;
  }
  return undefined;
}

/** Returns the food before a qualifier, within a few words of the same clause. */
function foodBeforeQualifier(
  inText: TextMentions,
  denied: ReadonlySet<Mention>,
  from: number,
  reach: number,
): Mention | undefined {
  for (let index = from; index >= Math.max(0, from - reach); index--) {
    if (inText.gaps[index + 1] === 'hard') return undefined;
    const mention = inText.mentionAt.get(index);
    if (mention && !denied.has(mention)) return mention;
  }
  return undefined;
}

/** True for a qualifier in a condition or a denial: 'if you are not vegan'. */
function isProviso({ tokens, gaps, mentionAt }: TextMentions, qualifier: number): boolean {
  for (let index = qualifier; index > qualifier - maxWordsToProviso && gaps[index] === 'tight'; index--) {
    if (mentionAt.has(index - 1)) return false;
    if (provisos.has(wordAt(tokens, index - 1))) return true;
  }
  return false;
}

/** Returns the mention and those right beside it: 'chocolate cake' is one food with two names. */
function wholeFood(
  { gaps, mentionAt }: TextMentions,
  denied: ReadonlySet<Mention>,
  mention: Mention,
): Mention[] {
  const beside = (index: number, gapIndex: number): Mention | undefined => {
    const other = gaps[gapIndex] === 'tight' ? mentionAt.get(index) : undefined;
    return other && !denied.has(other) ? other : undefined;
  };
  const before = beside(mention.first - 1, mention.first);
  const after = beside(mention.last + 1, mention.last + 1);
  return [before, mention, after].filter((one) => one !== undefined);
}

/** 'Without beef steak' denies both names. */
function withSecondName({ gaps, mentionAt }: TextMentions, mention: Mention): Mention[] {
  const next = gaps[mention.last + 1] === 'tight' ? mentionAt.get(mention.last + 1) : undefined;
  return next?.ingredient.category === mention.ingredient.category ? [mention, next] : [mention];
}

/** Finds every qualifier of a text. Linear in its words. */
export function readQualifiers(inText: TextMentions): QualifierResult {
  const denied = new Set<Mention>();
  const effects = new Map<Mention, QualifierEffect[]>();
  // Tasks run when every denial is known: a denied name is never a target.
  const tasks: (() => void)[] = [];
  const addEffects = (target: Mention | undefined, out: readonly QualifierEffect[]) => {
    for (const mention of target ? wholeFood(inText, denied, target) : []) {
      effects.set(mention, [...(effects.get(mention) ?? []), ...out]);
    }
  };
  const deny = (list: readonly Mention[]): QualifierEffect[] => {
    for (const mention of list) denied.add(mention);
    return list.map((mention) => denialEffect(mention.ingredient));
  };

  /**
   * Returns the food after a qualifier, else the one before. In a condition only the food right after: 'if you have no vegan
   * butter'.
   */
  const findTarget = (from: number, next: number, behind: () => Mention | undefined): Mention | undefined => {
    const beside = inText.gaps[next] === 'tight' ? inText.mentionAt.get(next) : undefined;
    // 'Butter instead of vegan butter': 'vegan' belongs to the denied butter.
    if (beside && denied.has(beside) && wordAt(inText.tokens, beside.last + 1) !== 'free') return undefined;
    if (!isProviso(inText, from)) return foodAfterQualifier(inText, denied, next) ?? behind();
    const isNon = wordAt(inText.tokens, from - 1) === 'non';
    return isNon ? undefined : beside;
  };

  /** 'X-free' applies to the food after it, else to the one before. */
  const readFree = (index: number, denier: Mention) => {
    const list = mentionsSharingFree(inText, denier);
    const out = deny(list);
    const start = list.at(-1)?.first ?? index;
    tasks.push(() => {
      addEffects(
        findTarget(start, index + 1, () => foodBeforeQualifier(inText, denied, start - 1, 3)),
        out,
      );
    });
  };

  /** 'without X' applies to the food before it, 'no-X' to the one right after. */
  const readNegator = (index: number): boolean => {
    const found = negatorAt(inText, index);
    const first = found && mentionAfter(inText, index + found.length, found.negator.reach);
    if (!found || !first) return false;
    const list = deniedMentions(inText, first, found.negator.coversList).flatMap((one) =>
      found.negator.reach === 'loose' ? withSecondName(inText, one) : [one],
    );
    const out = deny(list);
    const end = list.at(-1)?.last ?? index;
    if (found.negator.clears) {
      tasks.push(() => {
        const canPrecede = found.negator.reach === 'strict' && inText.gaps[end + 1] === 'tight';
        const ahead = canPrecede ? inText.mentionAt.get(end + 1) : undefined;
        const behind = () =>
          isProviso(inText, index) ? undefined : foodBeforeQualifier(inText, denied, index - 1, 4);
        addEffects(ahead && !denied.has(ahead) ? ahead : behind(), out);
      });
    }
    return true;
  };

  // 'Gluten-free flour tortillas': the longest name includes the qualifier of the whole.
  for (const { ingredient, last } of inText.mentions) {
    const next = inText.gaps[last + 1] === 'tight' ? inText.mentionAt.get(last + 1) : undefined;
    if (next && ingredient.id.startsWith('gluten-free')) effects.set(next, [glutenFree]);
  }
  for (let index = 0; index < inText.tokens.length; index++) {
    if (inText.mentionAt.has(index)) continue;
    const word = wordAt(inText.tokens, index);
    const before = inText.gaps[index] === 'tight' ? inText.mentionAt.get(index - 1) : undefined;
    const isExpression =
      inText.gaps[index + 1] === 'tight' && notAfterFree.has(wordAt(inText.tokens, index + 1));
    if (word === 'free' && before && !isExpression) {
      readFree(index, before);
    } else if (!readNegator(index)) {
      const effect = wordEffects[word];
      if (!effect) continue;
      tasks.push(() => {
        const behind = () => foodBeforeQualifier(inText, denied, index - 1, 2);
        const isAfterwards = effect.isAfterNoun && !isProviso(inText, index);
        addEffects((isAfterwards ? behind() : undefined) ?? findTarget(index, index + 1, behind), [effect]);
      });
    }
  }
  for (const task of tasks) task();
  return { denied, effects };
}

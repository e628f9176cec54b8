import { checkAgainstProfile } from '@/food/check/checkAgainstProfile';
import { findFoodsInRecipe, type RecipeTexts } from '@/food/check/recipeFoods';
import { isForPregnancy, underdone } from '@/food/rules/doneness';
import { servesRawCured } from '@/food/rules/eatenCooked';
import { type PlainText, plainText, type TextLine } from '@/food/text/plainText';
import type { FoodProfile } from '@/food/types';
import { foodIdsIn, type Plan } from '../adapt/plan';

const marker = /^(?:#+ |- |\d+\. )/;

/** The kitchen's own markdown as words, with its headings known: a tip under 'Tips' is read as one. */
function wordsOf(markdown: string): PlainText {
  const lines: TextLine[] = [];
  let text = '';
  for (const line of markdown.split('\n')) {
    const marked = line.replace(marker, '');
    const words = marked.replaceAll('**', '');
    const start = text.length;
    const end = start + words.length;
    const bold = /^\*\*(.*?)\*\*/.exec(marked)?.[1]?.length ?? 0;
    if (words !== '') lines.push({ start, end, headingEnd: line.startsWith('#') ? end : start + bold });
    text += `${words}\n`;
  }
  return { text, lines };
}

type WrittenTexts = Readonly<Record<keyof RecipeTexts, string>>;
/** A recipe of the kitchen as the checks read it. */
export const toCheckedTexts = (written: WrittenTexts): RecipeTexts => ({
  title: plainText(written.title),
  ingredients: wordsOf(written.ingredients),
  description: wordsOf(written.description),
});

/** What a finished text has against the profiles: nothing, something possible, or something sure; of the `allergies` even a trace is too much. */
export function checkText(
  composed: WrittenTexts & { readonly plan: Plan },
  profiles: readonly FoodProfile[],
  allergies: readonly FoodProfile[],
): 'allowed' | 'doubtful' | 'out' {
  const { description, plan } = composed;
  const served = [...plan.list, ...plan.finish, ...plan.sides];
  const isUnsafe = underdone.test(description) || servesRawCured(served, description);
  if (isUnsafe && profiles.some(isForPregnancy)) return 'out';
  const texts = toCheckedTexts(composed);
  const foods = findFoodsInRecipe(texts);
  const hits = (all: readonly FoodProfile[]) =>
    all.flatMap((one) => checkAgainstProfile(texts, one, foods).hits);
  if (hits([...profiles, ...allergies]).some(({ certainty }) => certainty === 'contains')) return 'out';
  // A broth that the dish makes itself is none out of a packet.
  const ids = foodIdsIn(composed.plan);
  return hits(allergies).some(({ ingredient }) => ids.has(ingredient.id)) ? 'doubtful' : 'allowed';
}

import type { RecipeTexts } from '@/food/check/recipeFoods';
import { type PlainText, plainText, type TextLine } from '@/food/text/plainText';

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

/** A recipe of the kitchen as the checks read it. */
export const toCheckedTexts = (written: Readonly<Record<keyof RecipeTexts, string>>): RecipeTexts => ({
  title: plainText(written.title),
  ingredients: wordsOf(written.ingredients),
  description: wordsOf(written.description),
});

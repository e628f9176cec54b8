/** The markdown of a recipe, as it is shown and parsed, out of what the backend sends. Light: the parser comes later. */
import type { Recipe } from './recipe';
import { htmlTag, removeTitle } from './recipeTitle';

/** Anything that says a text is already set as markdown: lists, headings, tables, quotes. */
const block = /^[^\S\n\r\u2028\u2029]*(?:[-*+•]\s|\d+[.)]\s|#{1,6}\s|>|\||\*\*)/m;
const bullet = /^([^\S\n\r\u2028\u2029]*)•\s*/gm;

/** Ingredients as a markdown list: lines without any marks of their own become its items. */
export function ingredientsToMarkdown(ingredients: string): string {
  const text = ingredients.trim().replace(bullet, '$1- ');
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  if (lines.length < 2 || block.test(text)) return text;
  return lines.flatMap((line) => (line === '' ? [] : [`- ${line}`])).join('\n');
}

/** Tags that end a line: without one, '<li>butter</li><li>milk</li>' would read 'buttermilk'. */
const blockTag =
  /<\/?(?:br|p|div|ul|ol|li|tr|td|th|table|h[1-6]|section|article|blockquote)(?:\s[^<>]*)?\/?>/gi;

/** Models write tags into markdown now and then: the words stay, what would be markup goes. Linear in the text. */
export function stripHtmlTags(text: string): string {
  return withoutScripts(text).replace(blockTag, '\n').replace(htmlTag, '');
}

/** Drops scripts and styles whole: their text is no words. */
function withoutScripts(text: string): string {
  const opening = /<(script|style)\b/gi;
  const kept: string[] = [];
  const unclosed = new Set<string>();
  let from = 0;
  for (let tag = opening.exec(text); tag; tag = opening.exec(text)) {
    const name = tag[1]?.toLowerCase() ?? '';
    // Nothing closed the one before: searching anew for each would cost the square of the text.
    if (unclosed.has(name)) continue;
    const closing = new RegExp(`</${name}\\s*>`, 'gi');
    closing.lastIndex = opening.lastIndex;
    if (!closing.exec(text)) {
      unclosed.add(name);
      continue;
    }
    kept.push(text.slice(from, tag.index));
    from = closing.lastIndex;
    opening.lastIndex = from;
  }
  return kept.join('') + text.slice(from);
}

/** The two texts of a recipe as markdown, without tags and without the title, which stands above them. */
export function recipeToMarkdown({
  ingredientes,
  descripcionReceta,
}: Pick<Recipe, 'ingredientes' | 'descripcionReceta'>) {
  return {
    ingredients: stripHtmlTags(ingredientsToMarkdown(ingredientes)),
    description: stripHtmlTags(removeTitle(descripcionReceta)),
  };
}

/* Prepares the texts of a recipe as markdown. Does not contain the markdown parser: see recipeText. */
import type { Recipe } from './recipe';
import { htmlTagPattern, removeTitle } from './recipeTitle';

/** Matches markdown blocks: lists, headings, tables, quotes, bold lines. */
const markdownBlockPattern = /^[^\S\n\r\u2028\u2029]*(?:[-*+•]\s|\d+[.)]\s|#{1,6}\s|>|\||\*\*)/m;
const bulletPattern = /^([^\S\n\r\u2028\u2029]*)•\s*/gm;

/** Returns the ingredients as a markdown list. Lines become items, unless the text has markdown blocks. */
export function ingredientsToMarkdown(ingredients: string): string {
  const text = ingredients.trim().replace(bulletPattern, '$1- ');
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  if (lines.length < 2 || markdownBlockPattern.test(text)) return text;
  return lines.flatMap((line) => (line === '' ? [] : [`- ${line}`])).join('\n');
}

/** Tags that become a line break: else '<li>butter</li><li>milk</li>' would become 'buttermilk'. */
const blockTagPattern =
  /<\/?(?:br|p|div|ul|ol|li|tr|td|th|table|h[1-6]|section|article|blockquote)(?:\s[^<>]*)?\/?>/gi;

/** Returns the text without HTML tags, which language models sometimes write into markdown. Takes linear time. */
export function stripHtmlTags(text: string): string {
  return removeScripts(text).replace(blockTagPattern, '\n').replace(htmlTagPattern, '');
}

function removeScripts(text: string): string {
  const opening = /<(script|style)\b/gi;
  const parts: string[] = [];
  const unclosed = new Set<string>();
  let from = 0;
  for (let tag = opening.exec(text); tag; tag = opening.exec(text)) {
    const name = tag[1]?.toLowerCase() ?? '';
    // An earlier tag of this name has no closing tag, so this one has none. Searching for each takes quadratic time.
    if (unclosed.has(name)) continue;
    const closing = new RegExp(`</${name}\\s*>`, 'gi');
    closing.lastIndex = opening.lastIndex;
    if (!closing.exec(text)) {
      unclosed.add(name);
      continue;
    }
    parts.push(text.slice(from, tag.index));
    from = closing.lastIndex;
    opening.lastIndex = from;
  }
  return parts.join('') + text.slice(from);
}

/** Returns ingredients and description as markdown, without HTML tags and title. */
export function recipeToMarkdown({
  ingredientes,
  descripcionReceta,
}: Pick<Recipe, 'ingredientes' | 'descripcionReceta'>) {
  return {
    ingredients: stripHtmlTags(ingredientsToMarkdown(ingredientes)),
    description: stripHtmlTags(removeTitle(descripcionReceta)),
  };
}

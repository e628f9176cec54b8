import { ingredientList } from './ingredients';
import type { Recipe } from './recipe';
import { withoutTitle } from './title';

/** Tags that end a line: without one, '<li>butter</li><li>milk</li>' would read 'buttermilk'. */
const blockTag =
  /<\/?(?:br|p|div|ul|ol|li|tr|td|th|table|h[1-6]|section|article|blockquote)(?:\s[^<>]*)?\/?>/gi;
const anyTag = /<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>/gi;

/** Models write tags into markdown now and then: the words stay, what would be markup goes. Linear in the text. */
export function withoutTags(text: string): string {
  return withoutScripts(text).replace(blockTag, '\n').replace(anyTag, '');
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

/** The two texts of a recipe exactly as they are set in type: what a check finds in them can be marked in place. */
export function markdownOf({
  ingredientes,
  descripcionReceta,
}: Pick<Recipe, 'ingredientes' | 'descripcionReceta'>) {
  return {
    ingredients: withoutTags(ingredientList(ingredientes)),
    description: withoutTags(withoutTitle(descripcionReceta)),
  };
}

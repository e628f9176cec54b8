/** Anything that says a text is already set as markdown: lists, headings, tables, quotes. */
const block = /^\s*(?:[-*+•]\s|\d+[.)]\s|#{1,6}\s|>|\||\*\*)/m;

/** Ingredients as a markdown list: lines without any marks of their own become its items. */
export function ingredientList(ingredients: string): string {
  const text = ingredients.trim().replace(/^(\s*)•\s*/gm, '$1- ');
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  if (lines.length < 2 || block.test(text)) return text;
  return lines.flatMap((line) => (line === '' ? [] : [`- ${line}`])).join('\n');
}

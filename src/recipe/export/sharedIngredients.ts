/** The words of a recipe, for those who are sent its link and cannot open it. Load it lazily. */
import type { Nodes } from 'mdast';
import { markdownOf } from '../markdownSource';
import { withReplacements } from '../portions/replacements';
import { scaledDescription } from '../portions/scaledAmounts';
import type { AmountChoice } from '../portions/writeAmount';
import type { Recipe } from '../recipe';
import { parseRecipeText, rangeOf } from '../recipeText';
import { ingredientsAsText } from './recipeAsText';
import { recipeToTake } from './recipeToTake';

/** The ingredient lines below a heading; '' where the recipe lists none. */
export function sharedIngredients(recipe: Recipe, choice: AmountChoice, diners: number | null): string {
  const { ingredients } = recipeToTake({
    recipe,
    title: '',
    texts: markdownOf(recipe),
    choice,
    diners,
    url: null,
  });
  if (ingredients.length === 0) return '';
  const people = diners === null ? '' : ` for ${diners}`;
  return `Ingredients${people}\n${ingredientsAsText(ingredients)}`;
}

/** Title, ingredients and the whole description, an empty line between them. */
export function sharedText(
  recipe: Recipe,
  title: string,
  choice: AmountChoice,
  diners: number | null,
): string {
  const description = parseRecipeText(markdownOf(recipe).description);
  const scaled = scaledDescription(description, choice);
  const wordsOf = (node: Nodes) => withReplacements(description.text, rangeOf(node), scaled).trim();
  const paragraphs = description.blocks.map((block) => {
    if (block.type !== 'list') return wordsOf(block);
    const mark = (index: number) => (block.ordered ? `${(block.start ?? 1) + index}.` : '-');
    return block.children.map((item, index) => `${mark(index)} ${wordsOf(item)}`).join('\n');
  });
  const text = [title, sharedIngredients(recipe, choice, diners), ...paragraphs].filter(Boolean).join('\n\n');
  // Elsewhere a no-break space may be any character.
  return text.replaceAll('\u00a0', ' ');
}

/** Texts to send along with a recipe's link, which opens for signed-in users only. Import it lazily: it loads the parser. */
import type { Nodes } from 'mdast';
import type { ScalingOptions } from '../portions/amountReplacements';
import { applyReplacements } from '../portions/replacements';
import { descriptionReplacements } from '../portions/scaledAmounts';
import type { Recipe } from '../recipe';
import { parseRecipeText, textRangeOfNode } from '../recipeText';
import { recipeToMarkdown } from '../recipeToMarkdown';
import { exportRecipe } from './exportRecipe';
import { ingredientsToPlainText } from './recipeToPlainText';

/** Returns the ingredient lines below a heading; '' if the recipe lists none. */
export function ingredientsShareText(recipe: Recipe, choice: ScalingOptions, diners: number | null): string {
  const { ingredients } = exportRecipe({
    recipe,
    title: '',
    texts: recipeToMarkdown(recipe),
    scaling: choice,
    diners,
    url: null,
  });
  if (ingredients.length === 0) return '';
  const people = diners === null ? '' : ` for ${diners}`;
  return `Ingredients${people}\n${ingredientsToPlainText(ingredients)}`;
}

/** Returns title, ingredients and description, separated by empty lines. */
export function recipeShareText(
  recipe: Recipe,
  title: string,
  choice: ScalingOptions,
  diners: number | null,
): string {
  const description = parseRecipeText(recipeToMarkdown(recipe).description);
  const scaled = descriptionReplacements(description, choice);
  const wordsOf = (node: Nodes) => applyReplacements(description.text, textRangeOfNode(node), scaled).trim();
  const paragraphs = description.blocks.map((block) => {
    if (block.type !== 'list') return wordsOf(block);
    const mark = (index: number) => (block.ordered ? `${(block.start ?? 1) + index}.` : '-');
    return block.children.map((item, index) => `${mark(index)} ${wordsOf(item)}`).join('\n');
  });
  const text = [title, ingredientsShareText(recipe, choice, diners), ...paragraphs]
    .filter(Boolean)
    .join('\n\n');
  // Other programs may show a no-break space as another character.
  return text.replaceAll('\u00a0', ' ');
}

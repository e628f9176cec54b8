/* Texts to send with a recipe's link, which opens for signed-in users only. Imports the parser: load it lazily. */
import type { Nodes } from 'mdast';
import type { ScalingOptions } from '../portions/amountReplacements';
import { applyReplacements } from '../portions/replacements';
import { descriptionReplacements } from '../portions/textReplacements';
import type { Recipe } from '../recipe';
import { parseRecipeText, textRangeOfNode } from '../recipeText';
import { recipeToMarkdown } from '../recipeToMarkdown';
import { exportRecipe } from './exportRecipe';
import { ingredientsToPlainText } from './recipeToPlainText';

/** Returns the ingredient lines below a heading; '' if the recipe lists none. */
export function ingredientsShareText(recipe: Recipe, scaling: ScalingOptions, diners: number | null): string {
  const { ingredients } = exportRecipe({
    recipe,
    title: '',
    texts: recipeToMarkdown(recipe),
    scaling,
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
  scaling: ScalingOptions,
  diners: number | null,
): string {
  const description = parseRecipeText(recipeToMarkdown(recipe).description);
  const replacements = descriptionReplacements(description, scaling);
  const nodeText = (node: Nodes) =>
    applyReplacements(description.text, textRangeOfNode(node), replacements).trim();
  const paragraphs = description.blocks.map((block) => {
    if (block.type !== 'list') return nodeText(block);
    const mark = (index: number) => (block.ordered ? `${(block.start ?? 1) + index}.` : '-');
    return block.children.map((item, index) => `${mark(index)} ${nodeText(item)}`).join('\n');
  });
  const text = [title, ingredientsShareText(recipe, scaling, diners), ...paragraphs]
    .filter(Boolean)
    .join('\n\n');
  // Other programs may show a no-break space as another character.
  return text.replaceAll('\u00a0', ' ');
}

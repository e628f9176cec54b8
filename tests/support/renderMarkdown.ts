import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Mark } from '@/recipe/check/marks';
import type { Replacements } from '@/recipe/portions/replacements';
import type { TextPart } from '@/recipe/recipeText';
import { MarkdownText } from '@/recipe-ui/view/MarkdownText';

/** Renders a text of a recipe, in an element of its own. */
export function renderMarkdown(
  text: string | TextPart,
  marks: readonly Mark[] = [],
  replacements: Replacements = [],
) {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    createElement(MarkdownText, { text, headingLevel: 3, marks, markIdPrefix: 'm', replacements }),
  );
  const descriptions = [...page.querySelectorAll('[aria-description]')].map((word) =>
    word.getAttribute('aria-description'),
  );
  return {
    page,
    descriptions,
    marked: [...page.querySelectorAll('mark')].map(({ textContent }) => textContent),
  };
}

export const aMark = (start: number, word: string): Mark => ({
  start,
  end: start + word.length,
  certainty: 'contains',
  reason: 'why',
  foodIds: ['x'],
  foodName: 'x',
  description: 'contains: X',
});

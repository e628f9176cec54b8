import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Mark } from '@/recipe/check/marks';
import type { Replacements } from '@/recipe/portions/replacements';
import type { TextPart } from '@/recipe/recipeText';
import MarkdownText from '@/recipe-ui/view/MarkdownText';

/** A text of a recipe as it is shown, on a page of its own. */
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

/** A mark on the word at a place. */
export const aMark = (start: number, word: string): Mark => ({
  start,
  end: start + word.length,
  certainty: 'contains',
  reason: 'why',
  foodIds: ['x'],
  description: 'contains: X',
});

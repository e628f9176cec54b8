import dishTexts from 'virtual:cookbook';
import type { CookbookDish } from './dish';
import { parseDish } from './parseDish';

/** The dishes of the cookbook, ordered by file name. */
export const allDishes: readonly CookbookDish[] = Object.entries(dishTexts).map(([name, text]) =>
  parseDish(name, text),
);

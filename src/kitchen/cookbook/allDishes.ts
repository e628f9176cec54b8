import type { CookbookDish } from './dish';
import { parseDish } from './parseDish';

const files = import.meta.glob<string>('./*.cook', { query: '?raw', import: 'default', eager: true });

/** The dishes of the cookbook, ordered by file name. */
export const allDishes: readonly CookbookDish[] = Object.entries(files).map(([path, source]) =>
  parseDish(path.replace(/^.*\/|\.cook$/g, ''), source),
);

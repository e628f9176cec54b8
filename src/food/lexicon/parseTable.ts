/**
 * Parses the lexicon tables. A table is text, so that a thousand foods stay short and readable:
 *
 *     @category: codes                opens a section; its codes go to every line below
 *     english, names|spanish, names|codes
 *
 * Without a Spanish name the English one is used. The first English name gives the id; the first name of each language is shown.
 * Semicolons separate ingredients with the same codes ('haddock;pollock|eglefino;abadejo|…'). Codes are explained in derive.ts.
 */
import { fold } from '../text/tokenize';
import type { Category, Ingredient } from '../types';
import { deriveFacts, isCategory } from './derive';

/** 'Crème fraîche' → 'creme-fraiche'. */
const toId = (name: string): string =>
  fold(name)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const names = (text = ''): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/**
 * Parses one table.
 * @throws Error for an unknown code, so that a slip in a table fails the first test that uses it
 */
export function parseTable(table: string): Ingredient[] {
  const ingredients: Ingredient[] = [];
  let category: Category = 'vegetable';
  let sectionCodes = '';
  for (const line of table.split('\n')) {
    if (line.startsWith('@')) {
      [category, sectionCodes] = parseHeader(line);
    } else if (line !== '') {
      const [english = '', spanish = '', codes = ''] = line.split('|');
      const facts = deriveFacts(category, `${sectionCodes} ${codes}`);
      const spanishGroups = spanish.split(';');
      for (const [index, group] of english.split(';').entries()) {
        const en = names(group);
        const es = names(spanishGroups[index]);
        ingredients.push({
          id: toId(en[0] ?? ''),
          names: { en, es: es.length > 0 ? es : en.slice(0, 1) },
          category,
          ...facts,
        });
      }
    }
  }
  return ingredients;
}

/** '@nut: peanut -nut' → ['nut', 'peanut -nut']. */
function parseHeader(line: string): [Category, string] {
  const [category = '', codes = ''] = line.slice(1).split(': ');
  if (!isCategory(category)) throw new Error(`Unknown category in '${line}'`);
  return [category, codes];
}

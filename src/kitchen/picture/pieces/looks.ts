import { singularize } from '@/food/text/plurals';
import { createLooks, type Look } from './look';
import { produceLooks } from './produce';
import { proteinAndGrainLooks } from './proteinAndGrainLooks';
import { ball } from './smallPieces';

// Foods that are not seen in the dish: chopped, melted, squeezed.
const dissolved = [
  'garlic ginger turmeric passata paste juice water milk buttermilk butter ghee lard oil extract powder flour',
  'tamarind tahini jam curry-leaf lavender breadcrumb pizza-dough puff-pastry lasagne-sheet',
].join(' ');

const looks = new Map<string, Look>([
  ...produceLooks,
  ...proteinAndGrainLooks,
  ...createLooks('dissolved', [[dissolved, 8, '#c98a3c', ball(6, '#c98a3c')]]),
]);

/**
 * Returns the look of an ingredient id such as `chicken-breast`: that of the longest known run of its words, the last run
 * first. The drawing contains nothing of the id.
 */
export function knownLook(ingredient: string): Look | undefined {
  const words = ingredient
    .toLowerCase()
    .slice(0, 80)
    .split(/[^a-z]+/)
    .filter(Boolean)
    .map((word) => (looks.has(word) ? word : singularize(word)));
  for (let length = Math.min(words.length, 3); length > 0; length -= 1) {
    for (let start = words.length - length; start >= 0; start -= 1) {
      const found = looks.get(words.slice(start, start + length).join('-'));
      if (found) return found;
    }
  }
  return undefined;
}

/** Returns the look of a word of the tables; throws for other words. */
export function findLook(word: string): Look {
  const look = looks.get(word);
  if (!look) throw new Error(`No look is drawn for '${word}'.`);
  return look;
}

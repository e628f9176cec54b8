import { larderLooks } from './larder';
import { createLooks, type Look } from './look';
import { produceLooks } from './produce';
import { ball } from './smalls';

// Chopped, melted or squeezed: what a cook puts in is not what is seen.
const dissolved = [
  'garlic ginger turmeric passata paste juice water milk buttermilk butter ghee lard oil extract powder flour',
  'tamarind tahini jam curry-leaf lavender breadcrumb pizza-dough puff-pastry lasagne-sheet',
].join(' ');

const looks = new Map<string, Look>([
  ...produceLooks,
  ...larderLooks,
  ...createLooks('dissolved', [[dissolved, 8, '#c98a3c', ball(6, '#c98a3c')]]),
]);

/** A word as the table spells it: `tomatoes` and `berries` become `tomato` and `berry`. */
function singular(word: string): string {
  const candidates = [word, word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')];
  return candidates.find((candidate) => looks.has(candidate)) ?? word.replace(/s$/, '');
}

/**
 * The look of an ingredient id such as `chicken-breast`, if one is drawn: that of the longest known run of its words, the
 * last one first. The id is only ever looked up, so nothing of it can reach the drawing.
 */
export function knownLook(ingredient: string): Look | undefined {
  const words = ingredient
    .toLowerCase()
    .slice(0, 80)
    .split(/[^a-z]+/)
    .filter(Boolean)
    .map(singular);
  for (let length = Math.min(words.length, 3); length > 0; length -= 1) {
    for (let start = words.length - length; start >= 0; start -= 1) {
      const found = looks.get(words.slice(start, start + length).join('-'));
      if (found) return found;
    }
  }
  return undefined;
}

/** Returns the look of a word of the tables. */
export function lookOf(word: string): Look {
  const look = looks.get(word);
  if (!look) throw new Error(`No look is drawn for '${word}'.`);
  return look;
}

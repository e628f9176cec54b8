import type { Plan } from '../adapt/plan';

const solidFats = ['butter', 'ghee', 'lard', 'vegan-butter', 'margarine', 'coconut-oil', 'duck-fat'];

/** What is said of butter and cannot be said of oil. */
const wordings: readonly (readonly [of: string, by: string])[] = [
  ['softened %', '%'],
  ['soft %', '%'],
  ['melted %', '%'],
  ['cold %', '%'],
  ['knobs? of (the )?%', 'splash of %'],
  ['melting (the |half the |a little )?%', 'warming $1%'],
  [
    'melts? (together )?(the |half the |half of the |a little |a quarter of the |a third of the |the rest of the |the remaining )?%',
    'Warm $1$2%',
  ],
  ['% (?:foams|froths|melts|sizzles)', '% is hot'],
  ['% (?:is foaming|is frothing|has melted|has foamed|is melted|stops foaming)', '% is hot'],
  ['dot (.{1,40}? )?with (the |a little )?%', 'drizzle $1with $2%'],
  ['spread (.{1,40}? )?with (the |a little )?%', 'brush $1with $2%'],
];

/** Speaks of oil as oil where it stands in for a fat that melts. */
export function meltless(text: string, { foods }: Plan): string {
  const oils = [...foods.values()]
    .flat()
    .filter(
      ({ ingredient, instead }) =>
        ingredient?.category === 'oil' &&
        !solidFats.includes(ingredient.id) &&
        instead !== null &&
        /butter|ghee|lard|dripping|margarine/.test(instead.name),
    );
  return oils.reduce(
    (words, { name }) =>
      wordings.reduce(
        (sentence, [of, by]) =>
          sentence.replace(new RegExp(`\\b${of.replace('%', name)}`, 'gi'), (match: string, ...groups) => {
            const filled = by
              .replace('%', name)
              .replace(/\$(\d)/g, (_, index) => String(groups[Number(index) - 1] ?? ''));
            return /^\p{Lu}/u.test(match)
              ? `${filled.charAt(0).toUpperCase()}${filled.slice(1)}`
              : `${filled.charAt(0).toLowerCase()}${filled.slice(1)}`;
          }),
        words,
      ),
    text,
  );
}

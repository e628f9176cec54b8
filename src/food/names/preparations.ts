/** What is done to a food of a list after its name, which leaves it the same food. */
const done =
  'pur[eé]ed|diced|drained|rinsed|thawed|crumbled|julienned|undiluted|divided|melted|softened|cubed|quartered|halved|beaten|peeled|deveined|grated|chopped|sliced|trimmed|(?:loosely |tightly )?packed|soaked(?: overnight)?|cut (?:in|into) (?:bite|small|thin|thick|\\d)[^,;.\\n]*|at room temperature|to taste|for (?:garnish|serving|frying)';
const preparations = new RegExp(
  `(?<=[\\p{L})]),\\s*(?:(?:small-|finely|roughly|coarsely|thinly|thickly|freshly|lightly|well|very|and|then) ?)*(?:${done})(?: and (?:${done}))?(?=\\s*(?:[,;\\n]|$))`,
  'giu',
);

/** Returns a list of foods without what a recipe's list says after their names: 'onions, small-diced', 'butter, melted'. */
export const withoutPreparations = (text: string): string => text.replace(preparations, '');

const lacking = [
  ['skin', /\bskinless\b|\bsin piel\b/],
  ['bone', /\bboneless\b|\bsin huesos?\b|\bdeshuesad/],
] as const;
/** Returns what a food comes without, by the folded words around it: 'skin', 'bone'. */
export const partsLacking = (around: string): string[] =>
  lacking.flatMap(([part, words]) => (words.test(around) ? [part] : []));

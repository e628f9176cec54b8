/** What is done to a food of a list after its name, which leaves it the same food. */
const done =
  'pur[eé]ed|diced|drained|rinsed|thawed|crumbled|julienned|undiluted|divided|melted|softened|warmed|cubed|quartered|halved|beaten|whipped|separated|sifted|peeled|pitted|shelled|cored|seeded|de-?seeded|stemmed|stems? removed|deveined|juiced|zested|grated|shredded|torn|crushed|smashed|chopped|sliced|split in half|trimmed|ends trimmed|scrubbed|cleaned|washed|packed|reserved|optional|soaked(?: overnight)?|cut|at room temperature|to taste|if (?:desired|needed)|as needed|more if needed|patted dry|crusts? removed|any colou?rs?';
const purpose =
  '(?:more |extra |plus more )?for (?:the )?(?:garnish|serving|frying|deep-frying|sprinkling|topping|drizzling|filling|dusting|greasing|later|pan|sauce|dough|crust|marinade|dressing|frosting)';
const how =
  '(?:small-|slightly|finely|roughly|coarsely|thinly|thickly|freshly|lightly|loosely|tightly|well|very|and|or|then)';
const where =
  '(?:into?|on|if|from|length-?wise|crosswise|thin(?:ly)?|fine(?:ly)?|depending|then)(?: [^,;.\\n()]*)?';
const preparations = new RegExp(
  `(?<=[\\p{L})]),\\s*(?:${how} ?)*(?:${done}|${purpose})(?: (?:and|or) (?:${how} ?)*(?:${done}))?(?: ${where})?(?=\\s*(?:[,;\\n()]|$))|\\((?:optional|opcional|divided|set aside|al gusto|to taste|${purpose})\\)|(?:,| y)? (?:al gusto|finamente|ligeramente|(?<=(?:chiles?|jalape[nñ]os?|pimientos?|j?itomates?|tomates?)(?!\\p{L})[^,;\\n]{0,40},? (?:y )?)sin (?:semillas|venas|pepitas)(?: ni (?:semillas|venas|pepitas))?|(?:pelad|trocead|desvenad|desflemad|escurrid|drenad)[oa]s?|(?<=[,y] )remojad[oa]s?(?: desde [^,;.]*)?|(?<=(?:huevos?|claras?|yemas?|nata|crema) )batid[oa]s?)(?!\\p{L})`,
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

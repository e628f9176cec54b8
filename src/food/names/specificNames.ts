/** Names that cooks use for one kind of a food that the lexicon knows by a wider name. Folded. */
export const specificNames: readonly (readonly [words: RegExp, name: string])[] = [
  [/\bmasa (?:filo|philo)\b/, 'filo pastry'],
  [/\bmasa (?:quebrada|brisa)\b/, 'shortcrust pastry'],
  [/\bhojaldre\b/, 'puff pastry'],
  [/\bmasa de pizza\b/, 'pizza dough'],
  [/\b(?:tortillas? de maiz|corn tortillas?)\b/, 'corn tortillas'],
  [/\b(?:tortillas? de (?:trigo|harina)|flour tortillas?|tortillas|wraps?)\b/, 'flour tortillas'],
  [/\b(?:pan de pita|pita|pitta)\b/, 'pitta bread'],
  [/\bmacarrones\b/, 'macaroni'],
  [/\b(?:lacitos|helices|penne|fusilli|rigatoni|farfalle|codito)\b/, 'short pasta'],
  [/\bpimientos? verdes?\b/, 'green pepper'],
  [/\bpimientos? rojos?\b/, 'red pepper'],
  [/\b(?:fresh tuna|(?:atun|bonito)(?: del norte)? fresco)\b/, 'fresh tuna'],
  [/\bjamon (?:serrano|iberico)\b/, 'serrano ham'],
  [/\blangostinos?|gambones|gambas?\b/, 'prawns'],
  [/\bcontramuslos?\b/, 'chicken thighs'],
  [/\balitas?\b/, 'chicken wings'],
];

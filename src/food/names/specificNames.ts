import type { Category } from '../types';

/** Names that cooks use for one kind of a food that the lexicon knows by a wider name. Folded. */
export const specificNames: readonly (readonly [words: RegExp, name: string])[] = [
  [/\bmasa (?:filo|philo)\b/, 'filo pastry'],
  [/\bmasa (?:quebrada|brisa)\b/, 'shortcrust pastry'],
  [/\btapas de empanada\b/, 'empanada discs'],
  [/\bhojaldre\b/, 'puff pastry'],
  [/\bmasa de pizza\b/, 'pizza dough'],
  [/\b(?:tortillas? de maiz|corn tortillas?)\b/, 'corn tortillas'],
  [/\b(?:tortillas? de (?:trigo|harina)|flour tortillas?|tortillas)\b/, 'flour tortillas'],
  [/\bwraps?\b/, 'wraps'],
  [/\boven chips\b/, 'oven chips'],
  [/\btenderstem broccoli\b/, 'tenderstem broccoli'],
  [/\bsprouting broccoli\b/, 'sprouting broccoli'],
  [/\bmashed potato(?:es)?\b|\bpure de (?:patata|papa)s?\b/, 'mashed potatoes'],
  [/\b(?:pan de pita|pita|pitta)\b/, 'pitta bread'],
  [/\bmascarpone\b/, 'mascarpone'],
  [/\baquafaba\b/, 'aquafaba'],
  [/\b(?:vermu|vermut|vermouth)\b/, 'vermouth'],
  [/\boaxaca\b/, 'Oaxaca cheese'],
  [/\blinguin[ei]\b/, 'linguine'],
  [/\bmacarrones\b/, 'macaroni'],
  [/\b(?:lacitos|helices|codito)\b/, 'short pasta'],
  [/\bharina (?:pan|p a n|precocida)|\barepa flour\b/, 'arepa flour'],
  [/\b(?:pimient|piment)(?:os?|ones|on) (?:verdes?|italianos?)\b/, 'green pepper'],
  [/\b(?:pimient|piment)(?:os?|ones|on) rojos?\b/, 'red pepper'],
  [/\b(?:fresh tuna|(?:atun|bonito)(?: del norte)? fresco)\b/, 'fresh tuna'],
  [/\b(?:fresh sardines?|sardinas? frescas?)\b/, 'fresh sardines'],
  [/\bjamon serrano\b/, 'serrano ham'],
  [/\bjamon iberico\b/, 'ibérico ham'],
  [/\bcecina\b/, 'cecina'],
  [/\b(?:waffles?|gofres?)\b/, 'waffles'],
  [/\bsobrasada\b/, 'sobrasada'],
  [/\bchistorra\b/, 'chistorra'],
  [/\bchocolate blanco\b|\bwhite chocolate\b/, 'white chocolate'],
  [/\blangostinos?|gambones|gambas?\b/, 'prawns'],
  [/\bcontramuslos?\b/, 'chicken thighs'],
  [/\balitas?\b|\bchicken wings\b/, 'chicken wings'],
  [/\bpiquillos?\b/, 'piquillo peppers'],
  [/\b(?:(?:light |dark )?brown|muscovado|demerara) sugar\b|\bazucar moren[oa]\b/, 'brown sugar'],
  [/\b(?:chill?i|red pepper) flakes\b/, 'chilli flakes'],
  [/\bsmoked paprika\b|\bpimenton (?:ahumado|de la vera)\b/, 'smoked paprika'],
  [/\bhash browns?\b/, 'hash browns'],
  [/\btapas? de empanadas?\b|\bempanada discs?\b/, 'empanada discs'],
  [/\bcaster sugar\b/, 'caster sugar'],
  [/\b(?:whole milk|leche entera)\b/, 'whole milk'],
  [/\b(?:semi[ -]skimmed|semidesnatada)\b/, 'semi-skimmed milk'],
  [/\btomate frito\b/, 'tomate frito'],
  [/\bpatat(?:as|itas) nuevas\b/, 'new potatoes'],
  [/\bstrong (?:white )?(?:bread )?flour\b|\bbread flour\b|\bharina de fuerza\b/, 'strong flour'],
  [/\b(?:self[ -]rais\w+|leudante|bizcochona)\b/, 'self-raising flour'],
  [/\b(?:vainillas|soletillas|savoiardi|lady ?fingers|sponge fingers)\b/, 'sponge fingers'],
];

const kinds = new Map(
  'American minute Greek Puy Kalamata beluga glutinous sticky king tiger white black green red yellow new baby vine button wholewheat wholemeal'
    .split(' ')
    .map((word) => [word.toLowerCase(), word]),
);
/** Categories whose kinds are told apart by such words; of others they are words of the shop. */
const toldApart: readonly Category[] = ['vegetable', 'mushroom', 'grain', 'legume', 'redMeat', 'fish', 'shellfish', 'cheese', 'dairy', 'pasta']; // biome-ignore format: one row

/** The word right before a food that says which kind it is: 'green' olives, 'American' cheese; empty where there is none. */
export function kindBefore(before: string, category: Category): string {
  const [word = ''] = /\p{L}+(?=\s*$)/u.exec(before) ?? [];
  const isShopWord = category === 'grain' && /^(?:white|new)$/i.test(word);
  return toldApart.includes(category) && !isShopWord ? (kinds.get(word.toLowerCase()) ?? '') : '';
}

/** Two kinds of a food by one name: 'red and green peppers' of red peppers and green peppers, 'parmesan and pecorino'; else the first name. */
export const bothKinds = (name: string, other: string, category: Category): string =>
  category === 'cheese' && !name.includes(other)
    ? `${name} and ${other}`
    : name.replace(/^(\p{L}+) (\p{L}+)$/u, (one, kind: string, noun: string) =>
        one !== other && other.endsWith(` ${noun}`) ? `${kind} and ${other}` : one,
      );

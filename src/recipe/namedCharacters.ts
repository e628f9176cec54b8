/*
 * Characters by their names in HTML ('&frac12;'), for the markdown parser: vite.config.ts puts this file in the place of its own,
 * which writes HTML to have the browser decode it, and Trusted Types refuse that. All 2,125 names would weigh 10 KB; these are
 * those of HTML 4 that texts use, and some that models write. Any other stays as it is written.
 */

/** The characters from U+00A0 to U+00FF. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
/** A name, and its character. */
const others =
  'amp & lt < gt > quot " apos \' OElig Œ oelig œ ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ lsaquo ‹ rsaquo › bull • hellip … prime ′ Prime ″ permil ‰ euro € trade ™ larr ← uarr ↑ rarr → darr ↓ harr ↔ rArr ⇒ minus − lowast ∗ infin ∞ asymp ≈ ne ≠ le ≤ ge ≥ half ½ frac13 ⅓ frac23 ⅔ frac15 ⅕ frac18 ⅛ frac38 ⅜ frac58 ⅝ frac78 ⅞ check ✓ star ☆ starf ★ hearts ♥ ast * num # percnt % lpar ( rpar ) colon : semi ; comma , excl ! sol /';

const characters = new Map([
  ...latin.split(' ').map((name, index) => [name, String.fromCharCode(0xa0 + index)] as const),
  ...Array.from(
    others.matchAll(/(\S+) (\S)/gu),
    ([, name = '', character = '']) => [name, character] as const,
  ),
  ...Object.entries({ ensp: '\u2002', emsp: '\u2003', thinsp: '\u2009', zwnj: '\u200C', zwj: '\u200D' }),
]);

/** The character of a name ('amp'); false for a name that is not known. */
export const decodeNamedCharacterReference = (name: string): string | false => characters.get(name) ?? false;

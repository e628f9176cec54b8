import { meatCategories } from '../names/foodGroups';
import type { Ingredient } from '../types';
import { noteWordPattern } from './noteWords';

/** Cuisines by their English names, and their other words in both languages. */
const kitchens: readonly (readonly [cuisine: string, words: string])[] = [
  ['Vietnamese', 'vietnamese|vietnamita'], ['Thai', 'thai|tailandes[ae]?'], ['Chinese', 'chinese|chin[oa]|cantonese|szechuan|sichuan'], ['Japanese', 'japanese|japones[ae]?'],
  ['Korean', 'korean|corean[oa]'], ['Filipino', 'filipin[oa]|pinoy'], ['Indonesian', 'indonesian|malaysian|indonesi[oa]'], ['Indian', 'indian|hindu|pakistani'], ['Asian', 'asian|asiatic[oa]|oriental'],
  ['Mexican', 'mexican[oa]?|tex ?mex'], ['Peruvian', 'peruvian|peruan[oa]'], ['Colombian', 'colombian[oa]?'], ['Venezuelan', 'venezuelan|venezolan[oa]'], ['Argentine', 'argentin(?:e|ian|o|a)'], ['Chilean', 'chilean|chilen[oa]'],
  ['Cuban', 'cuban[oa]?'], ['Brazilian', 'brazilian|brasilen[oa]'], ['Caribbean', 'caribbean|jamaican[oa]?|caribe[nñ][oa]'], ['Latin American', 'latin american|latin[oa]|latinoamerican[oa]'], ['Spanish', 'spanish|espanol[ae]?'],
  ['Italian', 'italian[oa]?'], ['French', 'french|frances[ae]?'], ['Greek', 'greek|grieg[oa]'], ['Mediterranean', 'mediterranean|mediterrane[oa]'], ['Moroccan', 'moroccan|marroqui|north african'],
  ['Turkish', 'turkish|turc[oa]'], ['Middle Eastern', 'middle eastern|lebanese|levantine|persian|arabic|libanes[ae]?|arabe|de oriente medio'], ['British', 'british|english|ingles[ae]?|britanic[oa]'], ['Irish', 'irish|irlandes[ae]?'],
  ['German', 'german|aleman[ae]?'], ['American', 'american|southern|cajun|american[oa]'], ['African', 'african[oa]?|west african'], ['takeaway', '(?:take ?(?:away|out)|fakeaway)(?: style)?'],
]; // biome-ignore format: several a row
const styleWords =
  '(?:(?:something|anything|food|dinner|meal|dish|recipe|cooking|cuisine|make it|made|cook it|cooked|a bit|a la|al? estilo|estilo|tipo|algo|comida|cocina|cena|plato|receta|like an?|like|in|very|muy|el|la|una?|more|mas) )*';
/** Cuisines that a wider word means as well. */
const kitchensOf: Readonly<Record<string, string>> = {
  Chinese: 'Chinese|Sichuan|Cantonese', Asian: 'Asian|Chinese|Sichuan|Cantonese|Japanese|Korean|Thai|Vietnamese|Filipino|Indonesian|Malaysian|Singaporean', Indonesian: 'Indonesian|Malaysian', Mexican: 'Mexican|Tex-Mex|Californian', Spanish: 'Spanish|Catalan',
  'Latin American': 'Latin|Mexican|Peruvian|Colombian|Venezuelan|Argentine|Chilean|Cuban|Ecuadorian|Brazilian|Costa Rican|Puerto Rican|Salvadoran|Central American', Caribbean: 'Caribbean|Cuban|Puerto Rican', Mediterranean: 'Mediterranean|Greek|Italian|Spanish|Levantine', Moroccan: 'Moroccan|North African',
  Turkish: 'Turkish|Levantine|Middle Eastern', 'Middle Eastern': 'Middle Eastern|Levantine|Turkish|Egyptian|Moroccan|North African', American: 'American|Californian|Tex-Mex', African: '(?:West |North )?African|Moroccan|Egyptian', takeaway: 'Chinese|Sichuan|Cantonese|Indian|Thai',
}; // biome-ignore format: several a row
/** The patterns of the cuisines, each with a test for the `cuisine` of a dish. */
export const cuisinePatterns = kitchens.map(([kitchen, words]) => ({
  kitchen,
  cuisines: new RegExp(`^(?:${kitchensOf[kitchen] ?? kitchen})`),
  pattern: noteWordPattern([
    `${styleWords}(?:${words})(?:ish)?(?: (?:style|inspired|flavou?rs|vibes|way|twist|food|dish|dinner|meal|cuisine|cooking|kitchen|please|tonight|bistro))*`,
  ]),
}));
/** Before or after its name, the words are no wish: 'nothing Indian', 'my Italian mother is coming'. */
export const notWished =
  / (?:no|not|nothing|nothing too|nada|nada de|sin|without|avoid|hates?|isnt|dont like|my|our|an? old|mi|the) (?:(?:the|like|those|an?|fluffy|thick|big|heavy|usual) )*$/;
export const isOfPeople =
  /^ (?:friends?|guests?|mother|father|husband|wife|boyfriend|girlfriend|in laws|family|neighbou?rs?|colleagues?|grandm\w+|nonna|shops?|supermarket|market|diet|dieta|lessons?)(?= )/;
/** What a cuisine's word may stand before without being its name: 'Thai chicken', not 'Greek yoghurt'. */
export const isCookedAnyWay = ({ category }: Ingredient) =>
  meatCategories.includes(category) ||
  category === 'fish' ||
  category === 'shellfish' ||
  category === 'grain' ||
  category === 'vegetable';

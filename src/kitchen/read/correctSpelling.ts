import { findIngredients } from '@/food/names/findIngredients';

/** Common misspellings, without accents. The correct word has nearly the same position in the text. */
const misspellings: Readonly<Record<string, string>> = {
  chiken: 'chicken', chikcen: 'chicken', chickn: 'chicken', tomatos: 'tomatoes', tomatoe: 'tomato', potatos: 'potatoes', potatoe: 'potato',
  brocoli: 'broccoli', broccolli: 'broccoli', brocolli: 'broccoli', zuchini: 'zucchini', zuccini: 'zucchini', courgete: 'courgette',
  mushroms: 'mushrooms', mushrrom: 'mushroom', mushies: 'mushrooms', spagetti: 'spaghetti', spagheti: 'spaghetti', parmesean: 'parmesan', parmasan: 'parmesan',
  mozarella: 'mozzarella', mozzarela: 'mozzarella', motzarella: 'mozzarella', chedder: 'cheddar', yougurt: 'yoghurt', yoghert: 'yoghurt',
  onoin: 'onion', onions: 'onions', onoins: 'onions', carots: 'carrots', carrotts: 'carrots', carrott: 'carrot', garlick: 'garlic', galic: 'garlic', letuce: 'lettuce',
  lettace: 'lettuce', spinich: 'spinach', spinash: 'spinach', avacado: 'avocado', avocadoes: 'avocados', bannana: 'banana', bananna: 'banana', bannanas: 'bananas',
  cauliflour: 'cauliflower', califlower: 'cauliflower', chickpeaz: 'chickpeas', chick: 'chick', lentills: 'lentils', shrimps: 'shrimp', salman: 'salmon', samon: 'salmon',
  saussages: 'sausages', sausauges: 'sausages', choclate: 'chocolate', chocolat: 'chocolate', strawberrys: 'strawberries', blueberrys: 'blueberries',
  aubergene: 'aubergine', egplant: 'eggplant', cinamon: 'cinnamon', tumeric: 'turmeric', corriander: 'coriander', corgette: 'courgette',
  avocats: 'avocados', eggz: 'eggs', ceese: 'cheese', chese: 'cheese', spuds: 'potatoes', tatties: 'potatoes', brekkie: 'breakfast', toms: 'tomatoes', cukes: 'cucumbers', cuke: 'cucumber', spag: 'spaghetti', parm: 'parmesan', veg: 'veg', mash: 'mashed potatoes', bol: 'bolognese',
  zanaoria: 'zanahoria', zanaorias: 'zanahorias', sanahoria: 'zanahoria', cevolla: 'cebolla', sebolla: 'cebolla', cebola: 'cebolla', calabasin: 'calabacín', calavacin: 'calabacín',
  guebos: 'huevos', uevos: 'huevos', huebos: 'huevos', aros: 'arroz', arros: 'arroz', poyo: 'pollo', jamon: 'jamón', garvanzos: 'garbanzos', arina: 'harina', espagetis: 'espaguetis',
  espaguettis: 'espaguetis', espageti: 'espagueti', champinones: 'champiñones', platanos: 'plátanos', verengena: 'berenjena', berengena: 'berenjena', verenjena: 'berenjena',
  brocolis: 'brócoli', macarones: 'macarrones', lechuja: 'lechuga', ossobuco: 'veal shin', osobuco: 'veal shin', ossobucco: 'veal shin', manteqilla: 'mantequilla', salchicas: 'salchichas',
}; // biome-ignore format: rows of words

/** Short forms: cuts that imply an animal, 'soja' for soy sauce. */
const shorthands: readonly (readonly [words: RegExp, said: string])[] = [
  [/(?<!\p{L})(costillas?|chuletas?|solomillo|lomo|secreto)(?!\p{L}|\s+(?:de|ib))/giu, '$1 de cerdo'],
  [/(?<!\p{L})(carrilleras?|carrilladas?|presa)(?!\p{L}|\s+de)/giu, '$1 de cerdo'],
  [
    /(?<!\p{L})(morcillo|falda|jarrete|entrecots?|chulet[oó]n(?:es)?|rabo)(?!\p{L}|\s+de)/giu,
    '$1 de ternera',
  ],
  [/(?<!\p{L})(muslos|contramuslos|alitas)(?!\p{L}|\s+de)/giu, '$1 de pollo'],
  [/(?<=^|[,;\n]\s*|\s(?:y|and)\s)(?:soja|soya|soy)(?=\s*(?:$|[,;\n]|\s(?:y|and)\s))/giu, 'soy sauce'],
  [/(?<!\p{L})(?:flour|wheat|wholemeal) (tortillas?|wraps?)(?!\p{L})/giu, '$1'],
  [/(?<=^|[,;\n]\s*|\s(?:and)\s)sprouts(?!\p{L})/giu, 'Brussels sprouts'],
  [/(?<!\p{L})cheesy(?!\p{L})/giu, 'cheese'],
  [/(?<!\p{L}\s|\p{L})(ribs|chops)(?!\p{L}|\s+of\s)/giu, 'pork $1'],
  [/(?<!\p{L}\s|\p{L})(breasts|thighs|wings|drumsticks)(?!\p{L}|\s+of\s)/giu, 'chicken $1'],
  [/(?<!\p{L})(?:pork|lamb|beef|venison) (sausages?)(?!\p{L})/giu, '$1'],
  [/(?<!\p{L})(salchichas) de cerdo(?!\p{L})/giu, '$1'],
  [/(?<!\p{L})minced? (beef|lamb|pork|turkey|chicken)(?!\p{L})/giu, 'minced $1'],
  [/(?<!\p{L})((?:carne )?picada) de (?:ternera|vaca|vacuno)(?!\p{L})/giu, 'carne picada'],
];

const word = /\p{L}[\p{L}\p{M}]*/gu;

/** Returns the text with foods spelled as in the lexicon. Words that are already foods stay as they are. */
export function correctSpelling(text: string): string {
  const spelled = text.replace(word, (written) => {
    const right = misspellings[written.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()];
    return right === undefined || findIngredients(written).length > 0 ? written : right;
  });
  return shorthands.reduce((left, [words, said]) => left.replace(words, said), spelled);
}

import { findIngredients } from './findIngredients';
import { regionalWords, withUsualNames } from './regionalNames';

/** Common misspellings, without accents. The correct word has nearly the same position in the text. */
const misspellings: Readonly<Record<string, string>> = {
  chiken: 'chicken', chikcen: 'chicken', chickn: 'chicken', tomatos: 'tomatoes', tomatoe: 'tomato', potatos: 'potatoes', pototo: 'potato', porkchop: 'pork chop', porkchops: 'pork chops', gerkins: 'gherkins', gingerroot: 'ginger', parsely: 'parsley', bayleaf: 'bay leaf', bayleaves: 'bay leaves', cinnamom: 'cinnamon', pototoes: 'potatoes', potatoe: 'potato',
  brocoli: 'broccoli', broccolli: 'broccoli', brocolli: 'broccoli', zuchini: 'zucchini', zuccini: 'zucchini', courgete: 'courgette',
  mushroms: 'mushrooms', mushrrom: 'mushroom', mushies: 'mushrooms', spagetti: 'spaghetti', spagheti: 'spaghetti', parmesean: 'parmesan', parmasan: 'parmesan',
  mozarella: 'mozzarella', mozzarela: 'mozzarella', motzarella: 'mozzarella', chedder: 'cheddar', yougurt: 'yoghurt', yoghert: 'yoghurt',
  onoin: 'onion', onions: 'onions', onoins: 'onions', carots: 'carrots', carrotts: 'carrots', carrott: 'carrot', garlick: 'garlic', galic: 'garlic', letuce: 'lettuce',
  lettace: 'lettuce', spinich: 'spinach', spinash: 'spinach', avacado: 'avocado', avocadoes: 'avocados', bannana: 'banana', bananna: 'banana', bannanas: 'bananas',
  cauliflour: 'cauliflower', califlower: 'cauliflower', chickpeaz: 'chickpeas', chick: 'chick', lentills: 'lentils', shrimps: 'shrimp', salman: 'salmon', samon: 'salmon',
  saussages: 'sausages', sausauges: 'sausages', choclate: 'chocolate', chocolat: 'chocolate', strawberrys: 'strawberries', blueberrys: 'blueberries',
  aubergene: 'aubergine', egplant: 'eggplant', cinamon: 'cinnamon', tumeric: 'turmeric', corriander: 'coriander', corgette: 'courgette',
  gnocci: 'gnocchi', gnochi: 'gnocchi', chikpeas: 'chickpeas', chickpees: 'chickpeas', cucmber: 'cucumber', cabage: 'cabbage', raddish: 'radish', raddishes: 'radishes', buter: 'butter', tortila: 'tortilla', tortilas: 'tortillas', hummous: 'hummus', houmus: 'hummus', haloumi: 'halloumi', hallumi: 'halloumi', mozzerella: 'mozzarella', parmezan: 'parmesan', parmasean: 'parmesan', leaks: 'leeks', peper: 'pepper', pepers: 'peppers', rasberries: 'raspberries', asparagas: 'asparagus', beatroot: 'beetroot', quinua: 'quinoa', noodels: 'noodles', kidny: 'kidney', coconot: 'coconut',
  avocats: 'avocados', eggz: 'eggs', ceese: 'cheese', chese: 'cheese', spuds: 'potatoes', tatties: 'potatoes', brekkie: 'breakfast', toms: 'tomatoes', cukes: 'cucumbers', cuke: 'cucumber', spag: 'spaghetti', parm: 'parmesan', veg: 'veg', bol: 'bolognese',
  zanaoria: 'zanahoria', zanaorias: 'zanahorias', sanahoria: 'zanahoria', cevolla: 'cebolla', sebolla: 'cebolla', cebola: 'cebolla', calabasin: 'calabacín', calavacin: 'calabacín',
  guebos: 'huevos', uevos: 'huevos', huebos: 'huevos', aros: 'arroz', arros: 'arroz', poyo: 'pollo', jamon: 'jamón', garvanzos: 'garbanzos', arina: 'harina', espagetis: 'espaguetis',
  espaguettis: 'espaguetis', espageti: 'espagueti', champinones: 'champiñones', platanos: 'plátanos', verengena: 'berenjena', berengena: 'berenjena', verenjena: 'berenjena',
  frejol: 'frijol', frejoles: 'frijoles', champis: 'champiñones', merguez: 'sausages', endivias: 'endibias', endivia: 'endibia', masarepa: 'harina pan', menudencias: 'menudillos', zetas: 'setas', yuka: 'yuca',
  brocolis: 'brócoli', macarones: 'macarrones', lechuja: 'lechuga', ossobuco: 'veal shin', osobuco: 'veal shin', ossobucco: 'veal shin', manteqilla: 'mantequilla', salchicas: 'salchichas',
  muzzarella: 'mozzarella', muzarella: 'mozzarella', machas: 'almejas', bondiola: 'pork shoulder', marraqueta: 'pan', hallulla: 'pan', vienesas: 'frankfurters', vienesa: 'frankfurter', sillao: 'salsa de soja', gandul: 'gandules', papalisa: 'papa', machaca: 'carne deshebrada', costeleta: 'chuleta', costeletas: 'chuletas',
}; // biome-ignore format: rows of words

/** The animal that is meant by a cut without one. `$1` is the cut. */
const impliedAnimals: readonly (readonly [cuts: string, withAnimal: string])[] = [
  ['costillas?|costillar|chuletas?|solomillos?|lomo|cinta|secreto|presa|carrilleras?|carrilladas?', '$1 de cerdo'],
  ['morcillo|zancarr[oó]n|falda|jarrete|entrecots?|chulet[oó]n(?:es)?|rabo|filetes?', '$1 de ternera'],
  ['muslos|contramuslos|alitas|jamoncitos', '$1 de pollo'],
  ['chuletillas|paletilla', '$1 de cordero'],
  ['ribs|chops|tenderloin|belly', 'pork $1'],
  ['breasts|thighs|wings|drumsticks', 'chicken $1'],
  ['shanks?|cutlets', 'lamb $1'],
  ['shin|cheeks', 'beef $1'],
  ['fillets', 'white fish $1'],
]; // biome-ignore format: one row an animal

/** A cut, with the word before it: 'lamb chops' has an animal already, '2 chops' and '500 g chops' have none. */
const cutPatterns = impliedAnimals.map(
  ([cuts, withAnimal]) =>
    [
      new RegExp(
        `(?<!\\p{L})(?:(\\p{L}+ de|\\p{L}+)\\s+)?(${cuts})(?!\\p{L}|\\s+(?:de|of|ib|rus|saltado))`,
        'giu',
      ),
      withAnimal,
    ] as const,
);
const fitsBeforeCut =
  /^(?:g|gr|kg|oz|lbs?|kilos?|gramos|a|an|the|some|few|two|three|four|six|big|small|large|thick|thin|boneless|raw|fresh|nice|with|and|un|una|unas?|unos|dos|tres|cuatro|seis|el|la|las|los|con|y|(?:trozos?|piezas?|tacos?|pedazos?|medallones|libras?|kilos?|gramos|k?gr?) de)$/iu;

const nameAnimals = (text: string): string =>
  cutPatterns.reduce(
    (left, [pattern, withAnimal]) =>
      left.replace(pattern, (written, before: string | undefined, cut: string) =>
        before !== undefined && !fitsBeforeCut.test(before)
          ? written
          : `${before === undefined ? '' : `${before} `}${withAnimal.replace('$1', cut)}`,
      ),
    text,
  );

/** Names that depend on where in a list they stand: 'soja' alone is soy sauce. */
const shorthands: readonly (readonly [words: RegExp, said: string])[] = [
  [/(?<!\p{L})doradas? enteras?(?!\p{L})/giu, 'whole sea bream'],
  [/(?<!\p{L})porridge (?=oats(?!\p{L}))/giu, ''],
  // What jam is made of is not in the fruit bowl.
  [
    /(?<!\p{L})(?:strawberry|raspberry|blackberry|blueberry|blackcurrant|berry|orange|cherry|plum|damson|fig|apricot|peach|quince|rhubarb) (?=(?:jam|jelly|marmalade|preserves?)(?!\p{L}))|(?<!\p{L})(?:mango|apple|tomato|onion|pear|plum) (?=chutney)|(?<=mermelada|confitura) de (?:fresas?|frambuesas?|moras?|ar[aá]ndanos?|cerezas?|ciruelas?|higos?|albaricoques?|melocot[oó]n|frutos rojos|naranja)(?!\p{L})/giu,
    '',
  ],
  // What is left of mash is ready; beside sausages it is made of potatoes.
  [
    /(?<=(?:leftover|left over|cold|cooked) |(?:leftover|left over|roast)[^\n]*,\s*)mash(?!\p{L})/giu,
    'mashed potatoes',
  ],
  [/(?<=^|[,;\n]\s*|(?<!bangers |sausages? )\band )mash(?=\s*(?:$|[,;\n]))/giu, 'potatoes'],
  [/(?<=^|[,;\n]\s*|\s(?:y|and)\s)(?:soja|soya|soy)(?=\s*(?:$|[,;\n]|\s(?:y|and)\s))/giu, 'soy sauce'],
  [/(?<=^|[,;\n]\s*|\s(?:and|cooked|boiled|leftover|roasted)\s)sprouts(?!\p{L})/giu, 'Brussels sprouts'],
  [/(?<=(?:leftover|roast(?:ed)?) )veg(?:gies)?(?!\p{L})/giu, 'vegetables'],
  // What a cocido left over is a list, or is its meat.
  [/(?<!\p{L})(?:restos|sobras) del? (?:cocido|puchero)(?=\s*:)/giu, 'restos'],
  [/(?<!\p{L})aj[ií] (morr[oó]n)/giu, '$1'],
  [
    /(?<!\p{L})(carrilleras?|carrilladas?|presa|pluma|secreto|lomo|solomillo|costillas?) (?:de )?(?:cerdo )?(?:ib[eé]ric[oa]s?|de bellota)/giu,
    '$1 de cerdo',
  ],
  [/(?<=,\s*)ensalada de (?=(?:repollo|col|lechuga|tomate)(?!\p{L}))/giu, ''],
  [/(?<!\p{L})sobres? de (?:sopa de )?(?=cebolla)/giu, ''],
  [/(?<=,\s*|^)gallet(?:it)?as de chocolate(?=\s*,)|(?<=,\s*)gallet(?:it)?as de chocolate/giu, 'galletas'],
  [/(?<=(?:leftover|roast|cooked)[^\n]*,\s*)stuffing(?=\s*(?:,|$))/giu, 'leftover stuffing'],
  // Ready, beside other foods; alone, the dish is asked for.
  [/(?<=,\s*)(?:patacones|tostones)(?!\p{L})/giu, 'plátano macho'],
  [/(?<=^|,\s*)papas fritas(?=\s*,)/giu, 'papas'],
  // Out of a tin, in a list; alone, the dish is asked for.
  [
    /(?<!\p{L})mejillones en escabeche(?=\s*,)|(?<=,\s*)mejillones en escabeche(?!\p{L})/giu,
    'mejillones en lata',
  ],
  [
    /(?<=,\s*)carne (?:mechada|desmechada)(?!\p{L})|(?<=^\s*)carne (?:mechada|desmechada)(?=\s*,)/giu,
    'carne deshebrada',
  ],
  [
    /(?<=^|[,;\n]\s*)(?:vac[ií]o|colita de cuadril|cuadril|tapa de asado)(?=\s*(?:$|[,;\n]|\s(?:y|con|al)\s))/giu,
    'flank steak',
  ],
  [/(?<=^|[,;\n]\s*|\sy\s)pur[eé](?=\s*(?:$|[,;\n]))/giu, 'patatas'],
  [/(?<=[,;\n]\s*|\sy\s)ensalada(?=\s*(?:$|[,;\n]))/giu, 'lechuga'],
  [
    /(?<=^|[,;\n]\s*|\sy\s)carne(?=\s*(?:$|[,;\n]|\s(?:y|para (?:asar|plancha)|deshebrada|desmechada|desmenuzada)(?!\p{L})))/giu,
    'carne de res',
  ],
  [
    /(?<!\p{L}|ground )(?:beef )?(?:(?:chuck|feather ?blade) steaks?|chuck(?=\s*(?:$|[,;\n])))(?!\p{L})/giu,
    'braising steak',
  ],
  // They are shaped of mince.
  [
    /(?<=^|[,;\n]\s*|\d\s*(?:k?g\s+)?)(?:de )?alb[oó]ndigas de (ternera|cerdo|pollo|pavo|cordero)(?=\s*[,;\n])/giu,
    '$1 picado, albóndigas',
  ],
  [
    /(?<=^|[,;\n]\s*|\d\s*(?:k?g\s+)?)(beef|pork|lamb|chicken) meatballs(?=\s*[,;\n])/giu,
    'minced $1, meatballs',
  ],
  // A ready one, beside other foods; alone, the dish is asked for.
  [
    /(?<=,\s*)vanilla (?=ice ?cream)|vanilla (?=ice ?cream\s*,)|(?<=,\s*helado) de (?:vainilla|nata)(?!\p{L})|(?<=helado) de (?:vainilla|nata)(?=\s*,)/giu,
    '',
  ],
  [
    /(?<!\p{L}|lamb |pork |veal )(?:beef )?(?:bottom round|eye of round|round|rump) (?:pot )?roasts?(?!\p{L})/giu,
    'beef joint',
  ],
  [
    /(?<=^|[,;\n]\s*)turkey(?=\s*[,;\n]\s*(?:bread|toast|bagels?|baguette|ciabatta|sourdough)(?!\p{L}))/giu,
    'cooked turkey',
  ],
  [/(?<!\p{L})egg (?=(?:tagliatelle|pappardelle|fettuccine|linguine|pasta)(?!\p{L}))/giu, ''],
  [/(?<!\p{L})red split (?=lentils?(?!\p{L}))/giu, 'red '],
  // An Argentine cut, and what is left of the barbecue; 'al vacío' is how other foods are packed.
  [
    /(?<=^|[,;\n]\s*|\s(?:y|de)\s|\d\s*(?:k?g|kilos?)?\s)(?:vac[ií]o|asado)(?=\s*(?:$|[,;\n(])| (?:asado|de ayer|de anoche|de ternera|que sobr|sobrante|del domingo|cocido|fr[ií]o|a la parrilla)(?!\p{L}))/giu,
    'ternera',
  ],
  // The marinade that a ceviche makes itself.
  [/(?<=[,;\n]\s*)leche de tigre\s*[,;\n]/giu, ''],
  // They go into the oven frozen.
  [
    /(?<!\p{L})frozen (?=(?:breaded fish|fish (?:fingers|sticks)|(?:chicken )?nuggets|scampi)(?!\p{L}))/giu,
    '',
  ],
  [/(?<!\p{L})(?:leftover|left over) chill?i(?: con carne)?(?=\s*(?:$|[,;\n]))/giu, 'cooked minced beef'],
  [
    /(?<!\p{L})(?:leftover|left over|(?:sobras|restos) de) (?:(?:veg(?:etable)?|veggie|lentil|thai|indian) )?curry(?! p)(?!\p{L})/giu,
    'leftover curry',
  ],
  [/(?<=[,;\n]\s*|\sand\s)salad(?=\s*(?:$|[,;\n]))/giu, 'lettuce'],
  [/(?<=[,;\n]\s*|\sand\s)slaw(?=\s*(?:$|[,;\n]))/giu, 'coleslaw'],
  [/(?<!\p{L})pork fillets?(?! steak)(?!\p{L})/giu, 'pork tenderloin'],
  [/(?<=[,;\n]\s*|\sand\s)swiss(?=\s*(?:$|[,;\n]|\sand\s))/giu, 'emmental'],
  [/(?<=^|[,;\n]\s*|\sand\s)brats(?!\p{L})/giu, 'bratwurst'],
  [
    /(?<!\p{L})(?:cans? of |tins? of )?(?:condensed )?(cream of (?:mushroom|chicken|celery)) soup(?=\s*[,;\n]|\s(?:and|with)\s)|(?<=[,;\n]\s*)(?:cans? of |tins? of )?(?:condensed )?(cream of (?:mushroom|chicken|celery)) soup/giu,
    '$1$2',
  ],
  [/(?<=^|[,;\n]\s*|\sand\s)(?:rolls|sliders)(?=\s*(?:$|[,;\n]))/giu, 'bread rolls'],
  [
    /(?<!\p{L})(?:bag of |bagged )?salad kits?(?!\p{L})|(?<!\p{L})bag(?:ged| of) salad(?: leaves)?(?!\p{L})/giu,
    'lettuce',
  ],
  [/(?<=^|[,;\n]\s*)nuggets(?! de pollo|\p{L})/giu, 'chicken nuggets'],
  [/(?<!\p{L})(?:dolmio|prego)(?: sauce)?(?=\s*(?:$|[,;\n]))/giu, 'pasta sauce'],
  [/(?<=^|[,;\n]\s*)smash(?=\s*(?:$|[,;\n]))/giu, 'potatoes'],
  [/(?<!\p{L})(?:ground |dried )?mac(?=\s*[,;\n])/giu, 'macaroni'],
  [
    // 'Pulled pork, pork shoulder' asks for the dish.
    /(?<=[,;\n]\s*)pulled (?<last>pork|chicken|beef)(?!\p{L})(?<!\k<last>.*pulled \k<last>)(?!.*\k<last>)|(?<!\p{L})pulled (?<first>pork|chicken|beef)(?=\s*[,;\n]\s*\p{L})(?!.*\k<first>)(?<!\k<first>.*pulled \k<first>)/giu,
    'cooked $<last>$<first>',
  ],
];

const word = /\p{L}[\p{L}\p{M}]*/gu;

const sourcesOf = (rules: typeof shorthands) => rules.map(([{ source }]) => source).join('|');

/** Match where a rule may match, in a fifth of the time of the rules: a first recipe corrects 21,000 names of dishes. */
const anyName = new RegExp(`(?<!\\p{L})(?:${regionalWords}|${sourcesOf(cutPatterns)})`, 'iu');
const anyShorthand = new RegExp(`(?<!\\p{L}(?=\\p{L}))(?:${sourcesOf(shorthands)})`, 'iu');

/** Returns the text with foods spelled as in the lexicon. Words that are already foods stay as they are. */
export function correctSpelling(text: string): string {
  const spelled = text.replace(word, (written) => {
    const right = misspellings[written.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()];
    return right === undefined || findIngredients(written).length > 0 ? written : right;
  });
  if (!anyName.test(spelled) && !anyShorthand.test(spelled)) return spelled;
  return nameAnimals(
    shorthands.reduce((left, [words, said]) => left.replace(words, said), withUsualNames(spelled)),
  );
}

import { findIngredients } from './findIngredients';

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
  gnocci: 'gnocchi', gnochi: 'gnocchi', chikpeas: 'chickpeas', chickpees: 'chickpeas', cucmber: 'cucumber', cabage: 'cabbage', raddish: 'radish', raddishes: 'radishes', buter: 'butter', tortila: 'tortilla', tortilas: 'tortillas', hummous: 'hummus', houmus: 'hummus', haloumi: 'halloumi', hallumi: 'halloumi', mozzerella: 'mozzarella', parmezan: 'parmesan', parmasean: 'parmesan', leaks: 'leeks', peper: 'pepper', pepers: 'peppers', rasberries: 'raspberries', asparagas: 'asparagus', beatroot: 'beetroot', quinua: 'quinoa', noodels: 'noodles', kidny: 'kidney', coconot: 'coconut',
  avocats: 'avocados', eggz: 'eggs', ceese: 'cheese', chese: 'cheese', spuds: 'potatoes', tatties: 'potatoes', brekkie: 'breakfast', toms: 'tomatoes', cukes: 'cucumbers', cuke: 'cucumber', spag: 'spaghetti', parm: 'parmesan', veg: 'veg', bol: 'bolognese',
  zanaoria: 'zanahoria', zanaorias: 'zanahorias', sanahoria: 'zanahoria', cevolla: 'cebolla', sebolla: 'cebolla', cebola: 'cebolla', calabasin: 'calabacín', calavacin: 'calabacín',
  guebos: 'huevos', uevos: 'huevos', huebos: 'huevos', aros: 'arroz', arros: 'arroz', poyo: 'pollo', jamon: 'jamón', garvanzos: 'garbanzos', arina: 'harina', espagetis: 'espaguetis',
  espaguettis: 'espaguetis', espageti: 'espagueti', champinones: 'champiñones', platanos: 'plátanos', verengena: 'berenjena', berengena: 'berenjena', verenjena: 'berenjena',
  frejol: 'frijol', frejoles: 'frijoles', champis: 'champiñones', merguez: 'sausages', endivias: 'endibias', endivia: 'endibia', masarepa: 'harina pan', menudencias: 'menudillos', zetas: 'setas', yuka: 'yuca',
  brocolis: 'brócoli', macarones: 'macarrones', lechuja: 'lechuga', ossobuco: 'veal shin', osobuco: 'veal shin', ossobucco: 'veal shin', manteqilla: 'mantequilla', salchicas: 'salchichas',
  muzzarella: 'mozzarella', muzarella: 'mozzarella', machas: 'almejas', bondiola: 'pork shoulder', marraqueta: 'pan', hallulla: 'pan', vienesas: 'frankfurters', vienesa: 'frankfurter', sillao: 'salsa de soja', gandul: 'gandules', papalisa: 'papa', quesitos: 'queso crema', machaca: 'carne deshebrada', costeleta: 'chuleta', costeletas: 'chuletas',
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
      new RegExp(`(?<!\\p{L})(?:(\\p{L}+)\\s+)?(${cuts})(?!\\p{L}|\\s+(?:de|of|ib|rus|saltado))`, 'giu'),
      withAnimal,
    ] as const,
);
const fitsBeforeCut =
  /^(?:g|gr|kg|oz|lbs?|kilos?|gramos|a|an|the|some|few|two|three|four|six|big|small|large|thick|thin|boneless|raw|fresh|nice|with|and|un|una|unas?|unos|dos|tres|cuatro|seis|el|la|las|los|con|y)$/iu;

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

/** Short forms: 'soja' for soy sauce. */
const shorthands: readonly (readonly [words: RegExp, said: string])[] = [
  [/(?<!\p{L})chick[- ]peas?(?!\p{L})/giu, 'chickpeas'],
  // Mash beside sausages is made of potatoes; what is left of it is ready.
  [/(?<=^|[,;\n]\s*|(?<!bangers |sausages? )\band )mash(?=\s*(?:$|[,;\n]))/giu, 'potatoes'],
  [/(?<=(?:leftover|left over|cold|cooked) )mash(?!\p{L})/giu, 'mashed potatoes'],
  [/(?<=^|[,;\n]\s*|\s(?:y|and)\s)(?:soja|soya|soy)(?=\s*(?:$|[,;\n]|\s(?:y|and)\s))/giu, 'soy sauce'],
  [/(?<!\p{L})(?:flour|wheat|wholemeal) (tortillas?|wraps?)(?!\p{L})/giu, '$1'],
  [/(?<=^|[,;\n]\s*|\s(?:and|cooked|boiled|leftover|roasted)\s)sprouts(?!\p{L})/giu, 'Brussels sprouts'],
  [/(?<=(?:leftover|roast(?:ed)?) )veg(?:gies)?(?!\p{L})/giu, 'vegetables'],
  [/(?<!\p{L})cheesy(?!\p{L})/giu, 'cheese'],
  [/(?<!\p{L})(?:pork|lamb|beef|venison) (sausages?)(?!\p{L})/giu, '$1'],
  [/(?<!\p{L})(salchichas) de cerdo(?!\p{L})/giu, '$1'],
  [/(?<!\p{L})minced? (beef|lamb|pork|turkey|chicken)(?!\p{L})/giu, 'minced $1'],
  // A ripe plantain where there are beans, rice or meat; in a pudding it is a banana.
  [
    /(?<!\p{L})pl[aá]tanos? maduros?(?=[^\n]*(?<!\p{L})(?:arroz|frijol|frejol|caraota|poroto|carne|pollo|cerdo|queso|yuca))/giu,
    'plátano macho',
  ],
  [
    /(?<=(?<!\p{L})(?:arroz|frijol|frejol|caraota|poroto|carne|pollo|cerdo|queso|yuca)[^\n]*)pl[aá]tanos? maduros?/giu,
    'plátano macho',
  ],
  // What a cocido left over is a list, or is its meat.
  [/(?<!\p{L})(?:restos|sobras) del? (?:cocido|puchero)(?=\s*:)/giu, 'restos'],
  [/(?<!\p{L})(?:restos|sobras) del? (?:cocido|puchero)(?!\p{L})/giu, 'carne sobrante'],
  [/(?<!\p{L})aj[ií] (morr[oó]n)/giu, '$1'],
  [
    /(?<!\p{L})(carrilleras?|carrilladas?|presa|pluma|secreto|lomo|solomillo|costillas?) (?:de )?(?:cerdo )?(?:ib[eé]ric[oa]s?|de bellota)/giu,
    '$1 de cerdo',
  ],
  [/(?<!\p{L})salchichas? (?:de |tipo )?(?:frankfurt|viena)(?!\p{L})/giu, 'frankfurters'],
  [/(?<!\p{L})(?:jud[ií]as? )?(?:ferraura|bajoqueta)(?!\p{L})/giu, 'judías verdes planas'],
  [/(?<!\p{L})costillas de cordero(?!\p{L})/giu, 'chuletas de cordero'],
  [/(?<!\p{L})tiras? de asado(?!\p{L})/giu, 'beef short ribs'],
  [/(?<=,\s*)ensalada de (?=(?:repollo|col|lechuga|tomate)(?!\p{L}))/giu, ''],
  [/(?<!\p{L})(?:coca[- ]cola|coke)(?!\p{L})/giu, 'cola'],
  [/(?<!\p{L})sobres? de (?:sopa de )?(?=cebolla)/giu, ''],
  [/(?<!\p{L})salsa (?:roja|ranchera|taquera|de chile|de molcajete)(?!\p{L})/giu, 'salsa mexicana'],
  [/(?<!\p{L})salsa fileto(?!\p{L})/giu, 'salsa de tomate'],
  [/(?<!\p{L})cebollas? (?:larga|junca|de rama|de verdeo)s?(?!\p{L})/giu, 'cebolleta'],
  [/(?<!\p{L})caraway seeds?(?!\p{L})/giu, 'caraway'],
  [/(?<!\p{L})gallet(?:it)?as de chocolate(?!\p{L})/giu, 'galletas'],
  [
    /(?<!\p{L})tortillas (?:duras|viejas)(?=[^\n]*(?:jitomate|chile|aguacate|frijol))/giu,
    'tortillas de maíz duras',
  ],
  [
    /(?<!\p{L})queso cremoso(?=[^\n]*(?:choclo|zapallo|morr[oó]n))|(?<=(?:choclo|zapallo|morr[oó]n)[^\n]*)queso cremoso(?!\p{L})/giu,
    'mozzarella',
  ],
  [
    /(?<!\p{L})calabazas?(?! de)(?=[^\n]*(?:nopal|ejote))|(?<=(?:nopal|ejote)[^\n]*)calabazas?(?! de)(?!\p{L})/giu,
    'calabacín',
  ],
  [/(?<=(?:leftover|roast|cooked)[^\n]*,\s*)stuffing(?=\s*(?:,|$))/giu, 'leftover stuffing'],
  [/(?<!\p{L})(?:tapas?|masa|discos?) (?:de|para) (?:tarta|pascualina)s?(?!\p{L})/giu, 'masa quebrada'],
  // Ready, beside other foods; alone, the dish is asked for.
  [/(?<!\p{L})(arepas?|cachapas) (?:listas?|ya hechas|precocidas)(?!\p{L})/giu, '$1'],
  [/(?<=,\s*)(?:patacones|tostones)(?!\p{L})/giu, 'plátano macho'],
  [/(?<=^|,\s*)papas fritas(?=\s*,)/giu, 'papas'],
  [/(?<!\p{L})totopos?(?!\p{L})/giu, 'tortilla chips'],
  // Out of a tin, in a list; alone, the dish is asked for.
  [
    /(?<!\p{L})mejillones en escabeche(?=\s*,)|(?<=,\s*)mejillones en escabeche(?!\p{L})/giu,
    'mejillones en lata',
  ],
  [/(?<!\p{L})(?:latas? de )?(calamares|chipirones) en su tinta (?:en|de) lata(?!\p{L})/giu, '$1 en lata'],
  [/(?<!\p{L})salsa(?=\s*(?:,|$))(?<=(?:tortilla|bolillo)[^\n]*,\s*salsa)/giu, 'salsa mexicana'],
  [/(?<=,\s*)carne (?:mechada|desmechada)(?!\p{L})/giu, 'carne deshebrada'],
  [
    /(?<!\p{L})tostadas?(?= *,|$)(?=[^\n]*(?:jitomate|aguacate|frijol|crema|lechuga|cilantro|salsa))|(?<!\p{L})tostadas?(?=\s*(?:,|$))(?<=(?:jitomate|at[uú]n|frijol|crema|cilantro|pescado)[^\n]*)/giu,
    'tortillas de maíz',
  ],
  [/(?<!\p{L})chiles? (poblano|guajillo|habanero|jalape[ñn]o|chipotle)s?(?!\p{L})/giu, '$1'],
  [/(?<!\p{L})bifes? de chorizo(?!\p{L})/giu, 'entrecot de ternera'],
  [
    /(?<!\p{L})(?:nalga|bola de lomo|cuadrada)(?: de (?:ternera|vaca|res|novillo))?(?!\p{L})/giu,
    'filetes de ternera',
  ],
  [/(?<!\p{L})(?:chilli|broad|spicy) bean (?:paste|sauce)|toban(?:djan)?(?!\p{L})/giu, 'chili bean paste'],
  [
    /(?<=^|[,;\n]\s*)(?:vac[ií]o|colita de cuadril|cuadril|tapa de asado)(?=\s*(?:$|[,;\n]|\s(?:y|con|al)\s))/giu,
    'flank steak',
  ],
  [/(?<!\p{L})(?:lomo embuchado|caña de lomo)(?!\p{L})/giu, 'jamón serrano'],
  [/(?<=^|[,;\n]\s*|\sy\s)pur[eé](?=\s*(?:$|[,;\n]))/giu, 'patatas'],
  [/(?<=[,;\n]\s*|\sy\s)ensalada(?=\s*(?:$|[,;\n]))/giu, 'lechuga'],
  [/(?<!\p{L})(?:obleas|tapas|discos|masa) (?:de|para) empanad(?:ill)?as?(?!\p{L})/giu, 'tapas de empanada'],
  [
    /(?<=^|[,;\n]\s*|\sy\s)carne(?=\s*(?:$|[,;\n]|\s(?:y|para (?:asar|plancha)|deshebrada|desmechada|desmenuzada)(?!\p{L})))/giu,
    'carne de res',
  ],
  [/(?<!\p{L})ñoquis de (?:papas?|patatas?)(?!\p{L})/giu, 'ñoquis'],
  [
    /(?<!\p{L}|ground )(?:beef )?(?:(?:chuck|feather ?blade) steaks?|chuck(?=\s*(?:$|[,;\n])))(?!\p{L})/giu,
    'braising steak',
  ],
  // A ready one, beside other foods; alone, the dish is asked for.
  [
    /(?<=,\s*)vanilla (?=ice ?cream)|vanilla (?=ice ?cream\s*,)|(?<=,\s*helado) de (?:vainilla|nata)(?!\p{L})|(?<=helado) de (?:vainilla|nata)(?=\s*,)/giu,
    '',
  ],
  [/(?<!\p{L})(?:peceto|redondo de ternera|muchacho redondo)(?!\p{L})/giu, 'beef joint'],
  [/(?<!\p{L})(?:suadero|sobrebarriga)(?!\p{L})/giu, 'beef brisket'],
  [
    /(?<!\p{L})(?:diezmillo|posta negra|lagarto de res|(?:beef )?(?:stewing|stew|casserole) steaks?)(?!\p{L})/giu,
    'stewing beef',
  ],
  [/(?<!\p{L})((?:carne )?picada) de (?:ternera|vaca|vacuno)(?!\p{L})/giu, 'carne picada'],
  // American and supermarket words; at the end of a list or before its next comma.
  [/(?<!\p{L})(?:beef )?(?:chuck|blade|arm) (?:pot )?roasts?(?!\p{L})/giu, 'beef chuck roast'],
  [
    /(?<!\p{L}|lamb |pork |veal )(?:beef )?(?:bottom round|eye of round|round|rump) (?:pot )?roasts?(?!\p{L})/giu,
    'beef joint',
  ],
  [/(?<!\p{L})stir[- ]?fry (?:veg(?:etables|gies)?|mix)(?!\p{L})/giu, 'mixed vegetables'],
  [/(?<!\p{L})salmon(?=[^\n]*(?<!\p{L})bagels?(?!\p{L}))(?<!smoked salmon)/giu, 'smoked salmon'],
  [/(?<!\p{L})(?:deli|sliced|lunchmeat) (turkey|chicken|ham)(?!\p{L})/giu, 'cooked $1'],
  [
    /(?<=^|[,;\n]\s*)turkey(?=\s*[,;\n]\s*(?:bread|toast|bagels?|baguette|ciabatta|sourdough)(?!\p{L}))/giu,
    'cooked turkey',
  ],
  [/(?<!\p{L})tri[- ]?tips?(?!\p{L})/giu, 'sirloin steak'],
  [/(?<!\p{L})tomato passata(?!\p{L})/giu, 'passata'],
  [/(?<!\p{L})sausage ?meat(?!\p{L})/giu, 'sausages'],
  [/(?<!\p{L})(?:dumpling|gyoza|potsticker) (?:wrappers?|skins?)(?!\p{L})/giu, 'wonton wrappers'],
  [/(?<!\p{L})egg (?=(?:tagliatelle|pappardelle|fettuccine|linguine|pasta)(?!\p{L}))/giu, ''],
  [/(?<!\p{L})red split (?=lentils?(?!\p{L}))/giu, 'red '],
  [
    /(?<!\p{L})tomates? (?:natural(?:es)? )?(?:triturados?|tamizados?|en conserva)(?!\p{L})/giu,
    'tomate en lata',
  ],
  [
    /(?<!\p{L})harina (?:de ma[ií]z (?:blanco |blanca )?(?:precocida|para arepas)|(?:para|de) arepas?)(?!\p{L})/giu,
    'harina pan',
  ],
  [
    /(?<!\p{L})(?:crema|mantequilla|manteca|pasta) de (?:cacahuetes?|cacahuates?|man[ií])(?!\p{L})/giu,
    'peanut butter',
  ],
  // An Argentine cut, and what is left of the barbecue; 'al vacío' is how other foods are packed.
  [
    /(?<=^|[,;\n]\s*|\s(?:y|de)\s|\d\s*(?:k?g|kilos?)?\s)(?:vac[ií]o|asado)(?=\s*(?:$|[,;\n(])| (?:asado|de ayer|de anoche|de ternera|que sobr|sobrante|del domingo|cocido|fr[ií]o|a la parrilla)(?!\p{L}))/giu,
    'ternera',
  ],
  [/(?<!\p{L})cheese curds(?!\p{L})/giu, 'cheese'],
  [/(?<!\p{L})pimientos? del padr[oó]n(?!\p{L})/giu, 'pimientos de padrón'],
  // The marinade that a ceviche makes itself.
  [/(?<=[,;\n]\s*)leche de tigre\s*[,;\n]/giu, ''],
  [/(?<!\p{L})(?:patatas|papas) fritas de bolsa(?!\p{L})/giu, 'patatas chips'],
  // They go into the oven frozen.
  [
    /(?<!\p{L})frozen (?=(?:breaded fish|fish (?:fingers|sticks)|(?:chicken )?nuggets|scampi)(?!\p{L}))/giu,
    '',
  ],
  [
    /(?<!\p{L})(?:palitos|varitas) (?:de (?:merluza|pescado) )?congelad[ao]s(?!\p{L})/giu,
    'varitas de merluza',
  ],
  [/(?<!\p{L})gravy (?:granules|powder|cubes?)(?!\p{L})/giu, 'stock cube'],
  [/(?<!\p{L})shawarma (?:spices?|seasoning|mix)(?!\p{L})/giu, 'spices'],
  [/(?<!\p{L})(?:leftover|left over) chill?i(?: con carne)?(?=\s*(?:$|[,;\n]))/giu, 'cooked minced beef'],
  [/(?<!\p{L})(leftover |left over )(?:cottage|shepherd['’]?s|fish|steak|meat) pie(?!\p{L})/giu, '$1pie'],
  [
    /(?<!\p{L})(?:leftover|left over|(?:sobras|restos) de) (?:(?:veg(?:etable)?|veggie|lentil|thai|indian) )?curry(?! p)(?!\p{L})/giu,
    'leftover curry',
  ],
  [
    /(?<!\p{L})((?:leftover|left over|sobras de|restos de) )lasa(?:gn[ae]|ñas?)(?!\p{L})/giu,
    '$1lasagne al forno',
  ],
  [/(?<=[,;\n]\s*|\sand\s)salad(?=\s*(?:$|[,;\n]))/giu, 'lettuce'],
  [/(?<=[,;\n]\s*|\sand\s)slaw(?=\s*(?:$|[,;\n]))/giu, 'coleslaw'],
  // Beside hoisin sauce, pancakes are the thin ones for duck.
  [
    /(?<!\p{L})(?:chinese|duck|peking) pancakes(?!\p{L})|(?<!\p{L})pancakes(?=[^\n]*hoisin)|(?<=hoisin[^\n]*)(?<!\p{L})pancakes(?!\p{L})/giu,
    'flour tortillas',
  ],
  [/(?<!\p{L})pork (?:butt|boston butt)(?!\p{L})/giu, 'pork shoulder'],
  [/(?<!\p{L})pork fillets?(?! steak)(?!\p{L})/giu, 'pork tenderloin'],
  [/(?<=[,;\n]\s*|\sand\s)swiss(?=\s*(?:$|[,;\n]|\sand\s))/giu, 'emmental'],
  [/(?<=^|[,;\n]\s*|\sand\s)brats(?!\p{L})/giu, 'bratwurst'],
  [/(?<!\p{L})corn ?dogs?(?!\p{L})/giu, 'hot dogs'],
  [/(?<!\p{L})hamburger meat(?!\p{L})/giu, 'ground beef'],
  [/(?<!\p{L})ro-?tel(?: tomatoes)?(?!\p{L})/giu, 'tinned tomatoes'],
  [/(?<!\p{L})(?:great northern|navy) beans?(?!\p{L})/giu, 'haricot beans'],
  [/(?<!\p{L})lima beans?(?!\p{L})/giu, 'butter beans'],
  [
    /(?<!\p{L})(?:cans? of |tins? of )?(?:condensed )?(cream of (?:mushroom|chicken|celery)) soup(?=\s*[,;\n]|\s(?:and|with)\s)|(?<=[,;\n]\s*)(?:cans? of |tins? of )?(?:condensed )?(cream of (?:mushroom|chicken|celery)) soup/giu,
    'cream of mushroom',
  ],
  [/(?<!\p{L})crescent (?:rolls?|dough)(?!\p{L})/giu, 'puff pastry'],
  [
    /(?<!\p{L})(?:hoagie|kaiser|sub|crusty|hawaiian|finger|ciabatta|submarine|soft|slider|potato) (?:rolls?|buns?)(?!\p{L})/giu,
    'bread rolls',
  ],
  [/(?<=^|[,;\n]\s*|\sand\s)(?:rolls|sliders)(?=\s*(?:$|[,;\n]))/giu, 'bread rolls'],
  [/(?<!\p{L})(?:(?:bag of|bagged) )?slaw mix(?!\p{L})/giu, 'coleslaw'],
  [
    /(?<!\p{L})(?:bag of |bagged )?salad kits?(?!\p{L})|(?<!\p{L})bag(?:ged| of) salad(?: leaves)?(?!\p{L})/giu,
    'lettuce',
  ],
  [/(?<!\p{L})(?:stove[- ]?top|paxo|boxed?|packet of) (?:of )?stuffing(?: mix)?(?!\p{L})/giu, 'stuffing'],
  [/(?<=^|[,;\n]\s*)nuggets(?!\p{L})/giu, 'chicken nuggets'],
  [/(?<!\p{L})pita chips(?!\p{L})/giu, 'tortilla chips'],
  [/(?<!\p{L})babybels?(?!\p{L})/giu, 'cheese'],
  [/(?<!\p{L})(?:dairylea|(?:the )?laughing cow)(?: triangles| cheese)?(?!\p{L})/giu, 'cream cheese'],
  [/(?<!\p{L})(?:dolmio|prego)(?: sauce)?(?=\s*(?:$|[,;\n]))/giu, 'pasta sauce'],
  [/(?<=^|[,;\n]\s*)smash(?=\s*(?:$|[,;\n]))/giu, 'potatoes'],
  [/(?<!\p{L})potato waffles?(?!\p{L})/giu, 'hash browns'],
  [/(?<!\p{L})(?:kraft|boxed?|box of) (mac(?:aroni)?(?: and| &| n)? cheese)(?!\p{L})/giu, '$1'],
  [/(?<!\p{L})(?:ground |dried )?mac(?=\s*[,;\n])/giu, 'macaroni'],
  [
    /(?<=[,;\n]\s*)pulled (pork|chicken|beef)(?!\p{L})|(?<!\p{L})pulled (pork|chicken|beef)(?=\s*[,;\n]\s*\p{L})/giu,
    'cooked $1$2',
  ],
];

const word = /\p{L}[\p{L}\p{M}]*/gu;

/** Returns the text with foods spelled as in the lexicon. Words that are already foods stay as they are. */
export function correctSpelling(text: string): string {
  const spelled = text.replace(word, (written) => {
    const right = misspellings[written.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()];
    return right === undefined || findIngredients(written).length > 0 ? written : right;
  });
  return nameAnimals(shorthands.reduce((left, [words, said]) => left.replace(words, said), spelled));
}

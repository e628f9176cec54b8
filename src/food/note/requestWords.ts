/** What words say that are read as no wish: whether they ask for something, and whether a recipe mentions it. */
import { wordSet } from '@/lib/words';
import { findIngredients } from '../names/findIngredients';
import { fold } from '../text/tokenize';

/** Words that ask for something. */
export const requestWords =
  /(?<!\p{L})(?:without|avoid|cut|chop|slice|serve|keep|add|put|must|should|instead|more|less|fewer|(?<!(?:it['’]?s|is|are) )too|want|need|prefer|(?:i['’]?d|would) like|me gustar[ií]a|like (?:it|them)|make (?:it|sure)|sin|menos|m[aá]s|demasiad[oa]s?|evita|pon|ponle|corta|sirve|a[ñn]ade|quiero|queremos|que (?:quede|salga|est[eé]|sea|tenga|lleve|no)n?)(?!\p{L})/iu;
/** Words that tell something and ask for nothing: 'leftovers from Sunday', 'my nan made it'. */
const tellingWords =
  /(?<!\p{L})(?:i|we|he|she|they|i['’]?m|i['’]?ve|i['’]?d|it['’]?s|is|are|was|were|had|has|have|havent|having|made|makes|got|gave|bought|found|used to|loves?|loved|likes?|hope|thanks?|leftovers? (?:from|of)|hungry|hungover|resaca|judge?ment|fussy|picky|trying|qu[eé] (?:hago|puedo hacer|cocino)|what (?:can|could|should) (?:i|we)|sientan?|upsets?|no l[oa]s? quieren?|real ones?|(?:rest|others) of us|los dem[aá]s|aut[eé]ntic[oa]|authentic|fine|ok|okay|surprise|what(?:so)?ever|whichever|idk|dunno|soy|es|son|era|hac[ií]an?|hizo|hice|tengo|tenemos|hay|estoy|estamos|est[aá]n?|compr[eé]|sobr[oó]|qued[oó]|viene|vienen|vinieron|vamos|gusta|gustan|encantan?|gracias|somos|sobras de|ganas|da igual)(?!\p{L})/iu;
/** Words that a wish for the recipe has, among words that tell when or for whom it is. */
const wishedWords =
  /(?<!\p{L})(?:not?|nothing|never|nor|won['’]?t|isn['’]?t|doesn['’]?t|nada|ni|nunca|spicy|picante|healthy|san[oa]|light|liger[oa]|oven|horno|hob|microwave|microondas|pan|sart[eé]n|low|high|extra|dip(?:ping)?|spread|untar|mojar|soak|freeze|freezer|congelar|reheat\p{L}*|calentar|recalentar|cold|fr[ií][oa]s|crunch|texture|textura|flavour|flavor|sabor|colour|color|topping|layers?|skewers?|pieces?|trozos|slices?|portions?|raciones|calories|calor[ií]as|protein|prote[ií]na|fibre|fibra|sweet|dulce|sour|bitter|chew|skin|piel|bones?|espinas|huesos|thick|thin|espes[oa]|soft|bland[oa])(?!\p{L})/iu;
/** The start of words that tell when, where, why or for whom a dish is made: 'for my sister', 'using up', 'para el domingo'. */
const circumstanceStart =
  /^(?:(?:just|only|also|it['’]?s|this is|all|sea|es|ser[aá]) )*(?:for|to|after|before|during|until|at|while|when(?:ever)?|because|since|from|so|if|para|por|porque|cuando|como|antes|despu[eé]s|tras|durante|desde|hasta|aunque|ya que|pues|si|a ver si|con (?:mi|mis|la|el|los|las|unos|unas)|\p{L}+ing|\p{L}+(?:ando|iendo))(?!\p{L})/iu;
/** Times, places, people, weather and events: 'rainy evening', 'garden party on Saturday', 'student kitchen'. */
const circumstanceWords =
  /(?<!\p{L})(?:\p{L}*days?|tonight|tomorrow|week(?:end|night|day)?s?|month|year|evening|afternoon|morning|night|late|early|spring|summer|autumn|winter|season|\d+(?:st|nd|rd|th)|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|finde|semana|mes|quincena|a[ñn]o|tarde|noche|ma[ñn]ana|mediod[ií]a|primavera|verano|oto[ñn]o|invierno|breakfast|brunch|lunch|supper|dinner|tea|snack|desayuno|almuerzo|comida|merienda|cena|antojo|school|work|office|home|house|flat|kitchen|cupboard|fridge|garden|park|beach|gym|campsite|village|allotment|cole|colegio|trabajo|curro|oficina|casa|piso|cocina|nevera|heladera|refri|playa|pueblo|parque|campo|huerta|huerto|party|picnic|barbecue|bbq|match|game|film|movie|exams?|race|marathon|training|trip|holidays?|visit|meeting|christening|funeral|potluck|shift|fiesta|cumple|partido|peli|examen|examenes|maraton|viaje|vacaciones|visita|reuni[oó]n|bautizo|comuni[oó]n|turno|guardia|wife|husband|partner|girlfriend|boyfriend|mum|mom|mother|dad|father|parents|nan|gran(?:ny|dad|dma|dpa|dson|ddaughter)?|son|daughter|brother|sister|uncle|aunt(?:ie)?|cousins?|family|friends?|mates?|flatmates?|housemates?|roommates?|neighbours?|colleagues?|boss|guests?|lads|girls|boys|gang|crowd|student|pensioner|mujer|marido|pareja|novi[oa]|hij[oa]s?|ni[ñn][oa]s|madre|padre|mam[aá]|pap[aá]|abuel[oa]s?|herman[oa]s?|ti[oa]s?|prim[oa]s?|sobrin[oa]s?|niet[oa]s?|suegr[oa]s?|familia|familiar|amig[oa]s|vecin[oa]s?|jefe|invitados|colegas|estudiante|weather|rain(?:y|ing)?|snow(?:y|ing)?|sunny|freezing|heatwave|degrees|lluvia|llueve|calor|fr[ií]o|nieve|grados|tired|ill|poorly|sick|broke|skint|cansad[oa]|enferm[oa]|mal[oa]|cheers|love|besos|saludos|side (?:dish|for))(?!\p{L})/iu;
/** True if words say something of the cook or the occasion, and ask nothing of the recipe. */
export const asksForNothing = (words: string): boolean => {
  // 'Coq au vin but there is no wine, so without it' says again what was read.
  if (/^(?:(?:so|then|pues|as[ií] que) )?(?:without|sin) (?:it|them|[eé]l|ell[oa]s?)$/i.test(words.trim()))
    return true;
  if (requestWords.test(words)) return false;
  if (tellingWords.test(words)) return true;
  const isCircumstance = circumstanceStart.test(words) || circumstanceWords.test(words);
  return (
    isCircumstance && !wishedWords.test(words) && findIngredients(words.replace(/\btea\b/, '')).length === 0
  );
};

/** Words that ask for a way of cooking and name no food. */
const askingWords =
  /(?<!\p{L})(?:spicy|picante|quick|fast|r[aá]pid[oa]|easy|f[aá]cil|healthy|san[oa]|light|liger[oa]|kids?|children|ni[ñn][oa]s|one[- ]pot|oven|horno|air ?fryer|microwave|microondas|vegan[oa]?|vegetarian[oa]?|cheap|barat[oa]|comfort|low[- ]?carb|keto|halal|kosher|no[- ]cook|leftovers?|sobras)(?!\p{L})/iu;

/** True if words of a list that name no food ask for something. */
export const isRequest = (words: string): boolean => askingWords.test(words) || requestWords.test(words);

/** Words that ask for nothing alone. */
const fillerWords = wordSet(
  'something anything algo the and for with that like done made make very please just really proper some them into over top today tonight nice good tasty delicious yummy lovely best una unos unas con los las del muy que para bien por encima como todo rico rica ricos ricas buena bueno favor hoy want need must comfort food ones real quede quiero salga sea este esten queden carne carnes meat dentro inside hacer use usa haz hazme haznos prepara preparame mejor sarten horno high time tiempo tomorrow till until textura texture obviously can you could should would must pero but from estilo tipo style type typical rather than really fuera puedo sirva tenemos',
);
const forWhom = /\b(?:for|para) (?:my|our|mis?|nuestr[oa]s?) [a-z]+/g;
/** Returns the words of a wish without filler words, folded. */
export const contentWords = (words: string): string[] =>
  (
    fold(words)
      .replace(forWhom, '')
      .match(/[a-z]{3,}|\d+/g) ?? []
  ).filter((word) => !fillerWords.has(word));

/** What a recipe says for common cooking words, by the first five letters of the word: English stems. */
const englishStems = new Map([
  ['tiras', 'strip'],
  ['finge', 'finger|strip'],
  ['gajos', 'wedge'],
  ['rodaj', 'slice'],
  ['lamin', 'slice'],
  ['filet', 'fillet|slice|steak|escalope'],
  ['dados', 'dice|cube'],
  ['trozo', 'piece'],
  ['salsa', 'sauce|gravy|broth|juices'],
  ['sauce', 'sauce|gravy|broth|juices'],
  ['gravy', 'sauce|gravy|broth'],
  ['calie', 'hot'],
  ['fuego', 'simmer'],
  ['lento', 'simmer'],
  ['salte', 'fry'],
  ['ralla', 'grate'],
  ['picad', 'chop'],
  ['jugos', 'juic'],
  ['tiern', 'tender'],
  ['dorad', 'gold|brown'],
  ['golde', 'gold|brown'],
  ['brown', 'brown|gold'],
  ['costr', 'crust|top'],
  ['crust', 'crust|rim|base'],
  ['cuaja', 'set'],
  ['ligad', 'bind|bound|thick|coat'],
  ['traba', 'bind|bound|thick|coat'],
  ['espes', 'thick|cling|coat|body'],
  ['dore', 'gold|brown'],
  ['piel', 'skin'],
  ['thick', 'thick|cling|coat'],
  ['gooey', 'goo|soft in the middle|runs|melt'],
  ['wilte', 'wilt|soft'],
  ['dente', 'bite|just tender|short of done'],
  ['tieso', 'stand on end'],
  ['bano', 'bath|hot water'],
  ['sopa', 'soup|broth'],
  ['plain', 'plain|boil'],
  ['cut', 'cut|slice'],
  ['espec', 'spice|cumin|curry|paprika'],
  ['avina', 'vinegar'],
  ['cucha', 'spoon|soup|stew|broth'],
  ['chill', 'chill|cold'],
  ['stirr', 'stir'],
  ['chewy', 'chew'],
  ['maria', 'bath|hot water'],
  ['verde', 'green'],
  ['ponch', 'poach'],
  ['toast', 'toast|brown'],
  ['cruja', 'crisp|crunch'],
  ['caldo', 'broth|stock|sauce'],
  ['fina', 'thin|fine|smooth|silky'],
  ['melte', 'melt|run'],
  ['caram', 'caramel|gold|brown|dark'],
  ['dippi', 'dip'],
  ['finos', 'thin|fine'],
  ['finas', 'thin|fine'],
  ['finit', 'thin|fine'],
  ['basto', 'stick|baton'],
  ['corta', 'cut|slice'],
  ['pelad', 'peel'],
  ['suelt', 'grain|fluffy|fork|separate|loose'],
  ['escal', 'poach'],
  ['final', 'last|finish|at the end|stir in'],
  ['fibre', 'bean|lentil|chickpea|split pea|oats|barley|wholemeal|brown rice'],
  ['fibra', 'bean|lentil|chickpea|split pea|oats|barley|wholemeal|brown rice'],
  ['aguan', 'keeps|good for \\d'],
  ['bote', 'tinned|cooked beans|cooked chickpeas|cooked lentils'],
  ['lata', 'tinned'],
  ['veggi', 'vegetable'],
  ['mold', 'mould|tin'],
]);
const stemOf = (word: string) =>
  word.length > 4 ? word.replace(/(?:ing|ed|ly|es|s|y)$/, '') : word.replace(/s$/, '');
/** Words that deny or multiply, or ask for a thing apart: a recipe that names what follows them does not meet the wish. */
const negationOrAmount =
  /(?<!\p{L})(?:not?|less|sin|nothing|nada|never|too|menos|double|twice|doble|extra|on the side|separat\p{L}*|aparte|half|mitad)(?!\p{L})/iu;
/** Things that a recipe can do without, and what it says where it does not: 'no foil', 'boneless'. */
const things: readonly (readonly [asked: RegExp, used: RegExp])[] = [
  [/^(?:no|without|sin)(?: any)? (?:foil|tin ?foil|papel (?:albal|de aluminio|de plata)|aluminio)$/, /\bfoil\b/],
  [/^(?:no|without|sin)(?: any)? (?:cling ?film|plastic|papel film|plasticos?)$/, /\bcling film\b/],
  [
    /^(?:boneless|bones?(?: (?:out|removed))?|(?:(?:i )?don.?t like|hates?) (?:fish )?(?:skin and )?bones|(?:no|without|nothing with|remove the|sin|quita(?:le)? l[oa]s) (?:bones?|espinas|huesos?)(?: (?:in|from|al?|en|el|la).*)?|deshuesad[oa]s?|de-?boned)$/,
    /\bbones?\b|\b(?:whole|drumstick|wing|rib|oxtail|shank)/,
  ],
  [/^(?:skinless|skinned|(?:the )?skins? (?:off|removed)(?: the fish)?|(?:no|without|remove the|sin|quita(?:le)?)(?: la)? (?:skins?|piel)(?: (?:on|from|al?|en|el|la).*)?)$/, /\bskin (?:side|up|down|is|on)\b|\bunskinned/],
  [/^(?:no|without|sin) lumps|^sin grumos/, /\blump/],
  [/^(?:no|not|without|nothing)(?: any)? deep[- ]?(?:fat )?(?:fry(?:ing|er)?|fried)(?: food)?$/, /\boil[^.]*(?:\b[1-9] cm deep|1[6-9]\d.°c)/],
]; // biome-ignore format: one each

/** True if a recipe has all the words of a wish. */
export function mentionsAll(recipe: string, words: string): boolean {
  const text = ` ${fold(recipe)}`;
  const asked = fold(words).trim();
  const [, used] = things.find(([wish]) => wish.test(asked)) ?? [];
  if (used) return !used.test(text);
  if (negationOrAmount.test(words)) return false;
  // Foods by their English names: 'alubias de bote' are white beans, and tinned.
  const foods = findIngredients(words).filter(
    ({ start }) => !englishStems.has(fold(words).slice(start, start + 5)),
  );
  const spanish = foods.filter(
    ({ start, end }) => !text.includes(` ${stemOf(fold(words.slice(start, end)))}`),
  );
  const others = spanish.reduce((left, { start, end }) => left.replace(words.slice(start, end), ' '), words);
  const isNamed = ({ ingredient: { names } }: (typeof foods)[number]) =>
    names.en.some((name) => text.includes(` ${stemOf(fold(name))}`));
  const isIn = (word: string) =>
    new RegExp(` (?:${englishStems.get(word.slice(0, 5)) ?? stemOf(word)})`).test(text);
  return contentWords(words).length > 0 && spanish.every(isNamed) && contentWords(others).every(isIn);
}

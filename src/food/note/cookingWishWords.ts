/** The words of cooking wishes, English and Spanish: regular expressions for text without accents and capitals. */
import { wordsPattern } from '../text/numbers';
import type { CookingWish, SimpleWish } from './types';

/** 'Not', 'without being', 'que no quede', before a quality. */
const denied =
  '(?:not|isnt|nothing|never|without being|nada|no|(?:que )?no (?:quede|sea|este|salga|lleve|tenga|se quede|es)n?|sin que (?:quede|sea|este)n?)';
/** 'A little less', 'not too much', 'con poca'. */
const littleOf =
  '(?<!\\b(?:an?|un) )(?:(?:(?:a )?(?:bit|little|lot)|un poco|algo|mucho) )?(?:less|(?:very )?little|low|half the|(?:not|(?:que )?no(?: (?:se )?lleve| tenga)?|nada de) (?:too |so )?(?:much[oa]?|many|demasiad[oa]s?)|(?:go )?(?:easy|light) on|cut(?:ting)? (?:down|back) on|(?:con |de |muy |con muy )?(?:poc|poquit)[oa]|(?:con )?menos|sin (?:much|demasiad)[oa])';
const ofWhichLess =
  'sugar|azucar|oil|aceite|fat|grasa|butter|mantequilla|garlic|ajo|onions?|cebollas?|carbs|hidratos|ginger|jengibre|cheese|queso|cream|nata|mayo(?:nnaise)?|mayonesa|vinegar|vinagre|honey|miel|pasta|rice|arroz|wine|vino|tomat(?:oe?|e)s?|carne|syrup|sirope|chocolate|cumin|comino|parsley|perejil|mint|menta|soy(?: sauce)?|salsa de soja|meat|mince|mustard|mostaza|pepper|pimienta|cinnamon|canela|lemon|limon|dulces?|sweet';

/** Two or more: 'for one of us' tells no number of diners. */
const someNumber = `(?:\\d{1,2}|(?!one |un[oa]? |half|medi[oa] )${wordsPattern})`;

/** The kinds of wishes that rule out no food. Some have more words in `wishWords.ts`, which the check of a recipe reads too. */
export const cookingWishWords: readonly (readonly [SimpleWish | CookingWish, readonly string[]])[] = [
  [
    'grilled',
    [
      '(?:char)?grilled',
      'griddled',
      '(?:on|for|in|under) (?:the|a) (?:grill|griddle)',
      '(?:a la|en la) plancha',
    ],
  ],
  [
    'barbecued',
    [
      '(?:(?:we|i|they)(?:.?re|.?m| are| am)? )?(?:grilling|barbecuing|cooking)(?: it| this| them| this one)?(?: (?:outside|outdoors))?(?: (?:on|over)(?: the| a| an)?(?: hot| charcoal| open| live)? (?:charcoal|coals|fire|grill|barbecue|bbq))',
      '(?:grilling|barbecuing) (?:outside|outdoors)',
      '(?:on|over) (?:charcoal|hot coals|glowing coals|an open fire|(?:the|a|our|my) (?:charcoal|wood|gas) (?:grill|barbecue|bbq))',
      'al carbon',
      'barbecued',
      '(?:(?:something|cook(?:ed)?|do|make|it|them) )*(?:on|for) (?:the|a|our) (?:barbecue|bbq|coals)',
      '(?<=(?:^|[,;.]) *)(?:bbq|barbecue|barbacoa)(?= *(?:$|[.,;]))',
      '(?:(?:algo|para|hacer|hacerlo|en|a) )*la (?:parrilla|brasa|barbacoa)',
    ],
  ],
  [
    'soupy',
    [
      '(?:(?:a bit|nice and|quite|very|que|quede|sea|salga|muy|bien|un poco) )*(?:soupy|brothy|caldos[oa]s?|caldosit[oa]s?)(?! (?:con|de)\\b)',
      '(?:with|con) (?:plenty of |lots of |a lot of |mucho |bastante )?(?:broth|caldo|caldito)(?= *(?:$|[.,;]))',
    ],
  ],
  ['steamed', ['steamed', 'al vapor']],
  [
    'in a frying pan',
    [
      '(?:(?:i |we )?(?:only |just )?(?:have |got |own )?(?:only |just )?)?(?:one |an? )?(?:frying pan|skillet)(?: with a lid)? and (?:a |one |the )?(?:hob|ring|burner|microwave)(?: ring)?',
      '(?:solo |tengo |tenemos )*(?:una )?sarten y (?:un |el )?(?:microondas|fuego)',
    ],
  ],
  [
    'not boiled',
    [
      '(?:not?|without|nothing|don.?t|sin|nada de|nada) (?:boil(?:ed|ing)?|hervir|hervid[oa]s?|cocer|cocid[oa]s?)(?: (?:(?:the|los|las) \\p{L}+|it|them))?',
    ],
  ],
  [
    'fried',
    [
      'fried(?! (?:rice|eggs?|foods?))',
      '(?<!(?:huevos?|patatas|papas|arroz|tomate|cebollas?|ajos?) )frit[oa]s?',
    ],
  ],
  [
    'gratinated',
    [
      'gratinad[oa]s?',
      '(?<!(?:something|anything|a bit) )(?:golden|browned?|bubbling|bubbly|crispy?|crunchy|crusty|cheesy)(?: and \\p{L}+)?(?: on top| (?:cheese |potato |crumb )?top(?:ping)?)',
      '(?<!algo )(?:(?:dorad|tostad)(?:it)?[oa]s?|crujientes?) por (?:encima|arriba)',
    ],
  ],
  [
    'crispy',
    [
      '(?:something|anything|algo) (?:crispy?|crunchy|crujiente) (?:on top|over it|por encima|encima)',
      '(?:extra|super|very|really) crispy? \\p{L}+',
    ],
  ],
  ['stuffed', ['stuffed', 'rellen[oa]s?']],
  [
    'crisp skin',
    [
      '(?:crisp(?:y|ed)?|golden|brown)(?:,? (?:and )?(?:golden|crispy?|brown))? skin',
      'crackling',
      '(?:(?:que )?(?:quede|salga) )?(?:con )?(?:la )?piel (?:muy |bien )?(?:dorad(?:it)?a|crujiente)(?: y (?:muy |bien )?(?:dorad(?:it)?a|crujiente))?',
    ],
  ],
  [
    'falling apart',
    [
      '(?:que )?(?:se )?(?:deshag|caig|despegu|suelt)[ae]n',
      '(?:fall|melt|com)(?:s|ing)?[ -](?:apart|off the bone|in (?:the|your) mouth)',
      '(?:que )?se (?:deshaga|caiga|despegue|separe|suelte)n?(?: del hueso| en la boca)?',
      'mechad[oa]',
      '(?:(?:want|like|able|to|be) )*pull(?:s|ed)? (?:it )?apart(?: with a fork)?',
    ],
  ],
  [
    'sticky',
    [
      '(?:(?:sticky|shiny|honey|soy|maple|mustard|orange|balsamic)(?: and)? )*glazed?',
      'sticky',
      'pegajos[oa]s?',
      'glasead[oa]s?(?: (?:de|con) (?:miel|soja))?',
      'pringos[oa]s?',
    ],
  ],
  [
    'smooth',
    [
      '(?:blended |extra |very )?smooth(?: not lumpy)?(?! \\p{L}+ (?:is|are) )',
      '(?:no|without) (?:lumps|bits|chunks)(?: in (?:(?:the|his|her|their|my) )?\\p{L}+)?(?! of\\b)',
      'not lumpy',
      'sin grumos',
      'sin tropezones',
      'velvety',
      'silky',
      'aterciopelad[oa]s?',
    ],
  ],
  ['blended', ['blended', 'triturad[oa]s?', '(?:una )?crema(?= para (?:l[oa]s?|mis?|el) )|una crema$']],
  [
    'rare',
    [
      'medium[ -]rare',
      'rosy(?: inside| in the middle)?',
      'medium[ -]well',
      'rare(?: inside)?',
      'pink(?: in the middle)?',
      'rosad[oa]s?(?: por dentro)?',
      '(?<!\\b(?:tortillas?|huevos?|revuelto)(?: de patatas?)? (?:muy )?)(?:poco|no muy|no demasiado) hech[oa]s?',
      'al punto',
      'crud[oa] por dentro',
    ],
  ],
  [
    'well done',
    [
      'well (?:done|set|cooked)',
      '(?:make sure )?(?:(?:the )?\\p{L}+ (?:is|are) )?cooked (?:right |all the way )?through',
      '(?:muy|bien|mas) (?:hech|cuajad|cocid)[oa]s?',
      '(?:firm|hard|set) yolks?',
      '(?:firm|set) eggs',
      '(?:no|not|never|without|nothing with|avoid|hates?|(?:can|won|don|doesn).?t (?:eat|have|like|want)) (?:any )?(?:(?:raw|undercooked|uncooked|runny)(?: or )?){1,2} (?:eggs?|yolks?)',
      '(?:sin|nada de|no (?:quiero|come|puedo comer)|que no lleve) huevos? (?:crud|poco hech)os?',
    ],
  ],
  [
    'runny',
    [
      '(?:(?:the )?(?:egg )?yolks? )?runny(?: yolks?| in the middle)?',
      'soft[ -]boiled(?: eggs?)?',
      '(?:con )?(?:la )?yemas? liquidas?',
      '(?:gooey|molten|oozing)(?: in the (?:middle|centre))?',
      'poco cuajad[oa]s?',
      '(?<=\\b(?:tortillas?|huevos?|revuelto)(?: de patatas?)? (?:muy )?)poco hech[oa]s?',
    ],
  ],
  [
    'less',
    [
      '(?:con )?poc[oa] (?:grasa|aceite)',
      `${littleOf}(?: the| de| in)? (?:${ofWhichLess})(?: than (?!in )\\p{L}+(?: (?!and|but|please)\\p{L}+){0,3}| de lo (?:normal|habitual))?`,
      denied +
        '(?: be| too| very| so| overly| muy| tan| demasiado)+ (?:sweet|sugary|sickly|oily|greasy|fatty|garlicky|cheesy|dulces?|empalagos[oa]s?|aceitos[oa]s?|grasient[oa]s?|gras[oa]s?)',
      '(?:not|nothing|nada) (?:sweet|oily|greasy|garlicky|cheesy|dulce|grasient[oa])',
      '(?<=\\p{L},? (?<!to ))go (?:easy|light)(?! on\\b)',
      '(?:tart|sharp|sour) (?:rather than|not|and not) sweet',
      '(?:(?:i|we) )?(?:don.?t|do not) want (?:it|them) (?:to be )?(?:too |so |very )+(?:sweet|salty|oily|greasy|garlicky|cheesy)',
      'as little (?:oil|sugar|fat|butter) as possible',
    ],
  ],
  [
    'more',
    [
      '(?:(?:with|con) )?(?:plenty|lots|loads|a lot|extra|more|generous|double|thick|much[ao]s?|bastante|mas|abundantes?|doble)(?: of)?(?: the| an?| de)? (?:crumble |crumbl?y? |crunchy |crispy )?(?:topping|crumble|crumbs)',
      '(?:nice and |extra |very |really |muy |bien )*(?:garlicky|cheesy)',
    ],
  ],
  [
    'saucy',
    [
      '(?:(?:con|que tenga|en|una|su) )*(?:salsa |salsita |jugo |caldito )?(?:para|quiero|queremos) mojar(?: el)?(?: pan| barra)?',
      '(?:con|with|en) (?:una |su |a )?(?:buena |good )?salsita',
      'en salsa(?= *(?:$|[.,;]))',
      '(?:(?:with|con) )?(?:plenty|lots|loads|a lot|extra|more|generous|double|much[ao]s?|bastante|mas|abundantes?|doble)(?: of)?(?: the| a| de)? (?:sauce|gravy|salsa|salsita|jugo|caldito)',
      '(?:(?:i.?d like|i want|with|and) )+(?:an? |some )(?:nice |good )?sauce(?: (?:with|for|over|on) (?:it|them))?',
      '(?:con )?(?:la )?(?:salsa|salsita|jugo|caldito) (?:abundante|de sobra)',
      '(?:nice and |extra |very |really |muy |bien )*(?:saucy|salserit[oa]|jugosit[oa])',
    ],
  ],
  [
    'big portions',
    [
      '(?:nice |really )*(?:big|large|huge|generous|good|hearty|double) (?:portions?|servings?|helpings?|platefuls?|appetites?|eaters?)',
      '(?:very|really|so|super|always|growing) hungry',
      '(?:i |we |they )?needs? (?:a lot of |lots of |some )?(?:feeding|fuel)',
      'hungry (?:teen(?:ager)?s?|boys|lads|men|workers|bunch|crowd|lot)',
      'starving',
      'famished',
      'ravenous',
      'raciones? (?:grandes?|generosas?|abundantes?)',
      'platos? (?:grandes?|abundantes?)',
      '(?:somos|son|es) de buen comer',
      '(?:comen|comemos) mucho',
      '(?:mucha|muchisima) hambre',
      'hambrient[oa]s',
      '(?:(?:vengo|venimos|estoy|estamos|llego|llegamos) )?con (?:mucha )?hambre',
      'comilon(?:es|a)?',
    ],
  ],
  [
    'leftovers',
    [
      '(?:(?:with|and|y|con) )?(?:enough|plenty|some|extra|want|like|need|for)(?: of)?(?: for| left| \\p{L}+)? (?:leftovers?|left over)(?: for (?:(?:the |my |our )?(?:lunch ?box|lunch|next day|freezer)|tomorrow|\\p{L}+day))?',
      '(?:\\p{L}+day|tomorrow|next day) leftovers',
      '(?<=\\d )(?:with|plus|and) (?:some )?leftovers(?= *(?:$|[.,;]))',
      'leftovers for (?:(?:a |the |my |our )?(?:lunch ?box|lunch|next day)|tomorrow)(?: tomorrow)?',
      '(?:que (?:me |nos )?(?:alcance|llegue|de|quede)(?: algo)? )para (?:la |el )?(?:vianda|tupper|taper|comida|almuerzo|cena|dia)s?(?: de)? (?:manana|siguiente)',
      '(?:enough|extra) for (?:tomorrow|two days|lunch tomorrow)',
      '(?:y )?(?:que (?:me |nos )?(?:sobren?|haya sobras|queden sobras)|para que sobre)(?: algo| bastante)?(?: para (?:manana|el dia siguiente|otro dia|el tupper|cenar|comer))?',
      'para (?:(?:dos|2|tres|3) dias|hoy y manana)',
      '(?<!hech[oa] )(?:y )?con sobras(?: para (?:manana|el dia siguiente|otro dia|cenar|comer|(?:el |un |mi )?(?:tapers?|tuppers?)(?: de manana)?)|(?= *(?:$|[.,;])))',
      '(?:(?:i |we )?(?:want|need|make|with) )?(?:(?:two|2|a couple of|some|dos) )?extra (?:portions?|servings?|helpings?)(?: (?:for|to) (?:the )?(?:freezer|freeze|later|tomorrow))?',
      '(?:enough |to last |lasts? |makes? enough )(?:for )?(?:two|three|2|3|a couple of) (?:days|nights)',
    ],
  ],
  [
    'servings',
    [
      '(?:serves?|feeds?) \\d{1,2}(?: people| of us)?(?! (?:portions|servings|helpings))',
      '(?:for|para|we are|we.?re|there are|there will be|somos|seremos) \\d{1,2} (?:people|persons|of us|guests|adults|eaters|personas|comensales|invitados|adultos)',
      `(?:we are|we.?re|somos|seremos) ${someNumber}(?= *(?:$|[.,;!]|tonight|today|hoy|en casa|for |para |but |pero ))`,
      `para ${someNumber} en realidad|actually for ${someNumber}`,
      `(?:(?:dinner |birthday |a )*(?:party|table) of|para|for) ${someNumber}(?= *(?:$|[.,;!]|tonight|today|hoy))`,
      '(?:(?:enough|makes?|make|feeds?|serves?|portions|servings) )?(?:for |para |to (?:make|feed|serve) |make |makes )?\\d{1,2} (?:portions?|servings?|helpings?|meals|lunches|dinners|raciones|porciones|comidas|tuppers?|tapers?)',
    ],
  ],
  [
    'occasion',
    [
      '(?:(?:they|we|he|she|i|(?:the |my )?(?:kids|children|boys|girls))(?:.?ll| will)? )?(?:(?:wants?|would like|likes?|loves?|is going|are going) to )?help(?:s|ing)?(?: (?:me|us|out|cook(?:ing)?|with the \\p{L}+|to \\p{L}+|folding|rolling|stirring|a bit)){0,2}',
      '(?:so )?(?:that )?(?:i|we) (?:want|would like|need|hope|like|can) (?:to )?(?:sit|be|chat|talk|spend time) (?:down )?with [^,.;]{1,30}',
      '(?:on )?(?:the )?(?:doctor|gp|dentist|dietician|nutritionist)(?:.?s)? (?:orders?|advice)',
      '(?:orden(?:es)?|consejo) del medico',
      '(?:lo que|el que|la que|como) (?:mejor )?(?:vaya|quede|te parezca|veas|prefieras|quieras|convenga)(?: mejor)?',
      '(?:whatever|whichever) (?:one )?(?:works|suits|fits|goes|is|you (?:like|think|prefer)|there is)(?: best| better| easier| easiest)?',
      '(?:people|everyone|guests|they|we)(?: will be| are|.?ll be)? standing(?: up)?',
      '(?:haz que |para que |que )(?:(?:lo|la|los|las|tambien|ella|el) )*pueda(?:n)? comer(?:l[oa]s?)?(?: (?:ella|el|todos|tambien))?',
      '(?:so |make sure |and )*(?:that )?(?:she|he|they|everyone|everybody|i|we) can (?:all )?(?:eat|have|enjoy) (?:it|them|this|some)(?: too| as well)?',
      '(?:(?:hungry|growing|two|three|four|my|our|for|with|\\d) )*(?:teenagers?|teens|adolescentes?)',
      'use (?:it |them )?(?:all |everything )?up|use up (?:everything|it all|all of it|the lot)',
      '(?:no|sin|without a) (?:mixer|batidora|paellera)(?: here)?(?=(?:,|:)? *(?:just|only|solo)?\\b|$)',
      '(?:just|only|solo) (?:an? |una? )?(?:big |large )?(?:bowl|bol|cuenco)(?: and an? (?:wooden )?spoon| y una cuchara)?',
      '(?:sin|nada de) cosas raras',
      '(?:nada|sin nada) (?:raro|complicado)',
      '(?:nothing|no) (?:too )?(?:weird|strange|odd|exotic|funny)(?: (?:stuff|ingredients|things))?',
      '(?:que )?no (?:quede|salga|este|sea)n? (?:aceitos|grasient)[oa]s?',
      '(?:i |we )?(?:need|want)(?: it| them)? (?:(?:hot|ready|warm) )?(?:at|by|for) \\d{1,2}(?::\\d\\d)?(?: ?(?:pm|am|o.?clock))?',
      '(?:(?:to |you |they |we |can |will |que se |se |para |pueda |puedan |be )*(?:eat(?:en|ing)?|com(?:er|a|an)(?:l[oa]s?)?)) with (?:(?:our|the|your|their|my|his|her) )?(?:fingers|hands)',
      '(?:(?:para|que se|se|pueda|puedan) )*com(?:er|a|an|e)(?:l[oa]s?)? con (?:las manos|los dedos)',
      '(?:(?:i|we|tengo|tenemos|con|with|using|use|in|on|en|hay) )*(?:(?:have|got|an?|my|our|the|una?|mi|el|la|big|good|old|nice|gran) )*(?:stand mixer|(?:stick|hand|immersion) blender|food processor|pizza stone|cast[- ]iron(?: (?:pan|skillet|pot|casserole))?|dutch oven|bamboo steamer|steamer(?: basket)?|clay pot|earthenware (?:dish|pot)|cazuela de barro|olla de hierro|batidora de (?:mano|vaso|brazo|varillas)|amasadora|piedra de pizza|vaporera|robot de cocina|ice cream (?:maker|machine)|bread ?maker|panificadora|heladera|mandoline?|mandolina)',
      'postre fri[oa]|(?:cold|chilled) dessert',
      '(?:(?:porque|ya que|que) )?no (?:tengo|tenemos|hay) paellera',
      '(?:(?:lo|la|quiero|quisiera|para) )*hacer(?:l[oa])? en (?:una )?cazuela',
      '(?<=\\b(?:no|sin) [^,.;]{1,30}, ?)(?:only|just|solo|pero) (?:the )?(?:fresh|tinned|frozen|dried|fresc[oa]s?|congelad[oa]s?)(?: ones?)?(?= *(?:$|[.,;]))',
      '(?<=, ?)(?:it|they|that) (?:disagrees?|(?:doesn|don).?t agree) with (?:me|him|her|us|them)',
      'se (?:me|nos) han? roto(?! (?:el|la|los|las) (?:horno|vitro|huevos?))',
      '(?:(?:keep|make) (?:it|them) |nice and |very |really |so |muy |bien |que (?:quede|este|salga)n? )*(?:juicy|moist|succulent|tender|jugos[oa]s?|tiern[oa]s?|hearty|filling|substantial|contundentes?|comforting|reconfortante|homely|home ?made|caser[oa]s?|traditional|tradicional|authentic|pretty|bonit[oa]s?|vistos[oa]s?|sabros[oa]s?|flavourful|tasty)(?: (?:inside|in the middle|por dentro))?',
      denied +
        '(?: be| get| too| very| muy| tan| demasiado)* (?:dry|overcooked|overdone|tough|rubbery|soggy|sec[oa]s?|resec[oa]s?|dur[oa]s?|pasad[oa]s?|mushy|burn(?:t|ed)|gomos[oa]s?|aguad[oa]s?|caldos[oa]s?|soupy|watery|sloppy)',
      '(?:(?:should|must|want it|nice and|light and|very|que (?:quede|sea)|muy) )*(?:be )?(?:airy|fluffy|esponjos[oa]s?)',
      '(?:(?:served?|in|into|en) )+(?:individual|single|small|separate|copas|vasitos)(?: (?:glasses|pots|ramekins|jars|bowls|portions|individuales))?(?= *(?:$|[,;.]))',
      '(?:(?:serve|ready|eat(?:ing)?|dinner|lunch|on the table)(?: (?:it|is|has to be))* )(?:(?:by|at) \\d{1,2}(?::\\d\\d)? ?(?:pm|am|o.?clock)?|for \\d{1,2}(?::\\d\\d| ?(?:pm|am|o.?clock)))',
      '(?:i |we )?(?:get|am|are|come) (?:home|back) (?:at|by|around) \\d{1,2}(?::\\d\\d)? ?(?:pm|am)?',
      '(?:(?:pero|y) )?(?:(?:ella|el) )?(?:come|cena|comemos|cenamos|comeremos) (?:conmigo|con nosotros|juntos|todos juntos)',
      '(?:(?:but|and) )?(?:(?:she|he|they) )?(?:eats?|will eat|is eating) with (?:me|us)',
      '(?:dont|do not) (?:overcook(?: it| them)?|let (?:it|them) (?:dry out|get dry|go dry))',
      'que no se (?:pase|seque|reseque)n?',
      'que llene',
      '(?:that |to )?fills? (?:me|us|you) up',
      '(?:but )?not boring',
      '(?:post|after|pre|before)[- ](?:the )?(?:work ?out|gym|run|training)',
      'hangover (?:food|cure)',
      '(?:que (?:alcance|llegue|haya)|enough|plenty)(?: bastante| suficiente)? (?:para|for) (?:tod[oa]s|everyone|everybody|all of us|us all)',
      '(?:for|para) (?:some |los )?(?:guests|visitors|company|invitados|visitas)',
      '(?:something|anything) (?:a (?:bit|little) )?(?:different|new)',
      'a (?:bit of a )?change',
      'algo (?:distinto|diferente|nuevo)',
      'not? (?:the usual|lo de siempre|another roast|(?:a )?roast(?: dinner)?(?: again)?)',
      '(?:just )?(?:like|as) (?:my )?(?:grand\\p{L}+|gran|nan|nana|granny|mum|mom|mother)(?: ?s)?(?: (?:used to make|makes?|made|did)(?: it)?)?',
      'como (?:l[ao]s?|el|en) (?:que )?(?:de|hacia|hace|casa de)? ?(?:mi|la) (?:abuela|madre|yaya|mama)',
      'de toda la vida',
      '(?:a )?mi (?:abuela|madre|yaya)',
      '(?:(?:algo|para|de|del|la|el|una?|las?|los) )*(?:desayun(?:o|ar)|merienda|merendar|almuerzo|almorzar|com(?:ida|er)|cen(?:a|ar)|postre|picar|picoteo|aperitivo|guarnicion|diario)(?= *(?:$|[.,;]))',
      '(?:the |my |our )?(?:mother|father)[ -]in[ -]law (?:is )?coming(?: round| over)?',
      '(?:the )?(?:lads|girls|boys|mates) (?:round|over)(?: for (?:the )?(?:football|match|game))?',
      '(?:feeding |for )+a crowd',
      '(?:for )?(?:boxing day|thanksgiving|christmas day)',
      '(?:for )?iftar(?: for \\d+)?',
      '(?:para )?(?:la )?cuaresma',
      '(?:done |made )?(?:the )?proper way',
      'can.?t be bothered',
      '(?<=(?:^|[,;.:–-]) *)(?:really|actually|por favor|serious|(?:muy )?en serio|use (?:it|them|everything) (?:all )?up)(?= *(?:$|[,;.!]))',
      'desayuno rico(?: de domingo)?',
      '(?:enough |serves |feeds |for )+\\d{1,2}(?: people| of us)? (?:with|plus|and)(?= (?:some )?leftovers)',
      '(?:serve |eat |eaten )?warm,? not hot',
      '(?:please )?(?:use |using |in |give |with )*(?:metric|grams)(?: units| measurements| measures)?(?:,? not cups)?(?: please)?',
      '(?:en|usa|con) gramos(?:,? no (?:en )?tazas)?',
      '(?:make (?:it|them) |that |should |must |que )*(?:looks?|quede|se vea)(?: really| very| muy| bien)? (?:pretty|nice|good|great|lovely|beautiful|impressive|bonit[oa]s?|bien|vistos[oa]s?|chul[oa]s?)(?: (?:for|in|on|para|en) (?:a |the |an |la |el |una )?(?:photos?|pictures?|pics?|instagram|insta|table|foto|mesa))?',
      '(?:for|para) (?:an? |the |una? |el |la )?(?:photos?|pictures?|instagram|insta|foto)',
      '(?:restaurant|bistro|chef)[ -](?:style|quality|level)(?: plating| presentation)?',
      '(?:nice(?:ly)?|pretty|elegant|beautiful(?:ly)?) (?:plating|plated|presentation|presented)',
      'finger[ -]licking(?: good)?',
      'rustic[oa]?',
      '(?:pub|cafe|diner|home|street food)[ -]style',
      'plato unico',
      'zingy',
      'zesty',
      '(?:nothing|no) (?:wasted|waste)',
      'sin desperdiciar nada',
      'spoon tender',
      'para chuparse los dedos',
      '(?:(?:muy|bien|algo) )?(?:fresquit|refrescante|ligerit)[oa]?s?',
      '(?:something|anything) sweet(?: (?:for|with|after) (?:tea|coffee|dinner|lunch|later))?',
      'algo dulce(?: (?:para|con) (?:el (?:cafe|te)|(?:la )?merienda|merendar|despues))?',
      '(?:a |some )?(?:proper )?pudding(?: for afters)?(?= *(?:$|[.,;]))',
      '(?:(?:it |we |i )?(?:can|could|may|happy to) (?:go|be|cook|do it|take it) slow(?:ly)?|happy to wait|(?:there is |we have |im in )?no (?:rush|hurry)|take (?:its|your) time)',
      '(?:sin|no (?:hay|tengo|tenemos)) prisas?(?: (?:hoy|ninguna))?',
      'con (?:calma|tiempo)',
      '(?:(?:cocina|plato|algo) )?de aprovechamiento',
      'us(?:o|amos) [\\p{L} ]+? de (?:bote|lata)',
    ],
  ],
  [
    'waits',
    [
      '(?:(?:(?:some of )?us|we|they|everyone|everybody|all|people) )*(?:eats?|eating|come|comes|home|arrives?|gets? (?:home|in)) at different times',
      '(?:(?:cenamos|comemos|cenan|comen|llegamos|todos|cada uno) )*(?:a|en) (?:distint|diferent)[ae]s horas',
      'in shifts',
      'por turnos',
      '(?:(?:to|will|can|be|i|we|it|that|for|and|then|good|easy) )*(?:re-?heat(?:s|ed|ing)?|(?:warm|heat)(?:ed)? (?:it up|up again))(?: it| well| up)*(?: (?:tomorrow|later|the next day|at (?:work|school|the office)|(?:in the )?microwave))*',
      '(?:(?:para|y|que|se|pueda|poder|lo|la|voy a) )*(?:recal(?:entar|iento|ienta)|cal(?:entar|ienta|iento)(?=(?:l[oa])? (?:manana|luego|alli|en el (?:micro|trabajo))))(?:l[oa])?(?: bien)?(?: (?:manana|luego|despues|alli|(?:en el|del) (?:micro|microondas|trabajo)))*',
    ],
  ],
  [
    'slow',
    [
      'a (?:baja temperatura|fuego bajo)',
      'low heat',
      '(?<=(?:^|[,;.]) *)(?:long and |nice and )?slow(?= *(?:$|[,.;]|and\\b))',
    ],
  ],
  [
    'skins on',
    [
      '(?:(?:leave|keep|with|dejar?|deja) )?(?:the |their |las? )?(?:skins?|peel) (?:left )?on(?: the)?(?: potatoes| apples| fish| salmon| chicken| vegetables)?',
      '(?:unpeeled|don.?t peel|do not peel)(?: the)?(?: potatoes| apples| carrots)?',
      'sin pelar',
      'no (?:hace falta pelar|peles)(?: (?:las|los) \\p{L}+)?',
      '(?:dej(?:a|ar|ando)(?:les|le)? |con )(?:la |las |su )?piel(?: puesta)?',
    ],
  ],
  [
    'served apart',
    [
      '(?:keep |serve |put |with |and |con |pon |sirve |the |la |el )*(?<!\\b(?:hot|chilli|soy) )(?:sauce|dressing|salsa|salsita|alino|aderezo|vinagreta|(?<=keep )(?:them|it))(?: on the side| apart| separate(?:d|ly)?| aparte| por separado| in a (?:separate|small) (?:jar|pot|bowl))',
    ],
  ],
  [
    'one pot',
    [
      '(?:(?:i|we|have|got|only|just|there is|tengo|solo|hay|con) )*(?:(?<=only |just |solo (?:tengo )?)(?:an?|un)|one|1|a single|un (?:solo|unico)) (?:working )?(?:hob(?: ring)?|burner|gas ring|ring|hotplate|induction plate|fuego|quemador|fogon|hornillo)(?= *(?:$|[,;.]|and\\b|y\\b|work|funciona))',
      '(?:an?|one|una?) (?:big|large|gran) (?:pot|pan|olla|cazuela)(?= *(?:$|[.,;]))',
      '(?:i )?(?:can(?:.?t| ?not)|do(?:n.?t| not) (?:want to|feel like)|hate)(?: (?:fac(?:e|ing)|be (?:bothered|doing)|do(?:ing)?))?(?: with)?(?: the| all the| any| lots of| much)* (?:washing[ -]?up|dishes(?! (?:with|of|that|like|from))|clean(?:ing)?[ -]?up)(?: after(?:wards)?| tonight| today)?',
      '(?:not (?:too )?much|(?:very )?little|less|minimal|hardly any) (?:washing[ -]?up|clean(?:ing)?[ -]?up)',
      '(?:only )?(?:one|1) (?:baking |oven |single )?(?:dish|tray|tin|pan|pot) to wash(?: up)?',
      '(?:(?:i|we) )?(?:only )?(?:want to )?wash(?:ing)?(?: up)? (?:only )?one (?:tray|tin|dish|pan|pot)',
      '(?:quick|easy|fast|quicker|easier) to (?:wash|clean)(?: it)?(?: up)?',
      '(?:(?:que )?(?:se friegue|sea facil de fregar|ensucie|manche)|(?:sin|ni|no) (?:quiero )?ensuciar|(?:muy )?poc[oa] (?:de |que )?(?:fregar|fregado))(?: lo)?(?: poco| rapido| minimo| mucho| nada)?',
      '(?:no (?:quiero|me apetece|tengo ganas de) |sin ganas de |pereza )(?:fregar|lavar)(?: (?:mucho|nada|platos|los platos|cacharros))*(?: (?:hoy|despues|luego))?',
    ],
  ],
  [
    'warming',
    [
      '(?:for |on )?(?:a |this |such a )?(?:cold|chilly|wet|rainy) (?:day|night|evening)',
      '(?:(?:algo|plato|comida|un|una|para|comer) )*(?:de cuchara|calentit[oa]s?)',
    ],
  ],
  [
    'make ahead',
    [
      '(?:(?:to |i |we |can |left?|leave|soak(?:ed)?|sit|set|chill(?:ed)?|prepare(?:d)?|made?|make|it) )*overnight',
      '(?:l[oa]s? )?(?:hare|hago|hacemos|haremos|preparo|preparare|cocino|cocinare|dejo hech[oa]) (?:el \\p{L}+|por la (?:manana|tarde|noche)|hoy)(?:,? (?:y |para )(?:se come|l[oa]s? com\\p{L}+|comer(?:l[oa]s?)?|tomarl[oa]|servirl[oa]|cenar)(?: (?:el \\p{L}+|por la \\p{L}+|manana))?)?',
      '(?:i.?ll |i |we.?ll |we |to |want )*(?:make|cook|do|prepare)(?: it| this| them)? (?:in the (?:morning|afternoon)|on \\p{L}+day)(?:,? (?:and|to|for|but|then))?(?: (?:we|i)(?:.?ll)?)?(?: (?:eat|have|serve))?(?: it| them)?(?: (?:on |for )?(?:\\p{L}+day|in the evening|at night|tonight|dinner|lunch))?',
      '(?:que )?(?:se )?pueda(?:n|s)? (?:dejar|hacer|preparar)(?:l[oa]s?)?(?: (?:hech|list|preparad)[oa]s?)? con (?:una?s? |\\p{L}+ )?(?:horas?|dias?)? ?(?:de )?(?:antelacion|adelanto)',
      '(?:(?:can|could|will) i |i (?:want|need) to |to )?(?:make|cook|do) (?:it|this|them) (?:a|the) day (?:ahead|before|in advance)',
      '(?:(?:can|could|must|should|to) )?(?:(?:it|this|they) )?be (?:made|cooked|prepared) (?:a|the) day (?:ahead|before|in advance)',
      '(?:i.?ll |i |we.?ll |we |to |want )*(?:make|cook|do|prepare)(?: it| this| them)? (?:today|tonight|now)(?:,? (?:and|to|but|then))?(?: we(?:.?ll)?| i(?:.?ll)?)?(?: to)? (?:eat|have|serve)(?: it| them)? (?:for )?(?:tomorrow|(?:the )?next day)',
      '(?:l[oa]s? )?(?:hago|hacemos|cocino|preparo|voy a hacer)(?:l[oa])? hoy (?:y|para)(?: l[oa]s?)?(?: comemos| comer(?:l[oa])?| tomarl[oa])?(?: es)? (?:para )?manana',
      '(?:(?:(?:para|que|se|pueda|poder|lo|la|l[oa]s|quiero|queremos) )*(?:dej|hac|prepar)[ae]r?(?:l[oa]s?)?(?: (?:hech[oa]s?|list[oa]s?|preparad[oa]s?))? )?de un dia para (?:el )?otro',
    ],
  ],
  [
    'soft',
    [
      '(?:que )?(?:se )?pueda(?:n)? comer(?:l[oa])? con (?:una )?cuchara',
      '(?:can be |to be |to |i can )*(?:eat|eaten) with a spoon',
      '(?:que )?mastican? (?:mal|con dificultad|regular)',
      'chews? (?:badly|poorly|with difficulty)',
      'bad teeth',
    ],
  ],
  ['quick', ['(?:que )?no (?:lleve|tarde|requiera|cueste)n? (?:mucho|demasiado)(?: tiempo)?']],
  [
    'easy',
    [
      '(?:que )?no (?:me|nos) compli(?:co|que|camos)(?: la vida)?',
      '(?:nice and )?hands[- ]?off',
      '(?:(?:i|she|he|we)(?:.?m|.?s|.?re| am| is| are)|soy|es|somos) (?:an? |un[oa]? )?(?:(?:complete|total|absolute) )?(?:beginners?|novices?|principiantes?|novat[oa]s?|new to cooking)',
      '(?:i (?:have |.?ve )?never cooked|no se cocinar|i can.?t cook)(?= *(?:$|[,;.]))',
    ],
  ],
  ['plain', ['(?:something |nice and |very )*bland']],
  [
    'nothing else',
    [
      'nothing else(?: if possible| please)?(?= *(?:$|[,;.]))',
      '(?:two|three|four|five|[2-5])[- ]ingredients?',
      '(?:(?:there is|with|has to be|must be) )?nothing (?:more |else )?to buy',
      '(?:so )?(?:don.?t|do not|please don.?t|without) add(?:ing)? (?:any(?:thing)?|more|other)? ?(?:else|things?|ingredients?|stuff)?(?= *(?:$|[,;.]))',
      '(?:solo|unicamente) (?:con )?(?:esto|lo que hay|lo de la lista|lo que pongo)',
    ],
  ],
  [
    'hot',
    [
      '(?:the )?(?:spicier|hotter) the better',
      'make (?:it|this|them) (?:really |very |extra |properly |nice and )*hot(?= *(?:$|[,;.]|and\\b))',
      '(?:proper(?:ly)?|seriously) (?:hot|spicy)(?= *(?:$|[,;.]|and\\b))',
      '(?:(?:muy|bien|algo|que quede|con) )*picosit[oa]s?|picos[oa]s?',
      'cuanto mas (?:picante|pique),? mejor',
      '(?:spicy,? but (?:not (?:too|very|so) (?:much|spicy|hot)|only a little|just a (?:bit|little))|picante,? pero (?:no (?:mucho|demasiado|tanto)|(?:un )?poc[oa]|poquito))',
    ],
  ],
  ['in the oven', ['(?<=(?:^|[,;.] *))(?:in )?(?:oven|horno)(?= *(?:$|[,;.]))']],
  ['for children', ['(?:my |the |our )?(?:kids|children) (?:are|aged) \\d{1,2}(?:,? (?:and|y) \\d{1,2})*']],
  [
    'mild',
    [
      'no (?:puede|puedo|pueden|podemos|debe|debo|deben)(?: (?:comer|tomar|probar|con))?(?: nada)?(?: de)?(?: el| lo| cosas| comidas)? picantes?',
      '(?:can.?t|cannot|can not|shouldn.?t|must not|mustn.?t|may not|(?:is|are|am) not allowed)(?: to)? (?:eat|have|take|do|handle)?(?: any(?:thing)?)?(?: too)? ?(?:spicy|hot)(?: food| things| stuff)?',
      '(?:(?:le|les|me|nos) )?(?:sienta|cae) (?:muy |fatal |tan )?(?:mal )?(?:el |lo )?picante|(?:el |lo )?picante (?:le|les|me|nos) (?:sienta|cae) (?:muy )?(?:mal|fatal)',
    ],
  ],
  [
    'for a baby',
    [
      '(?:(?:for|para|my|our|mi|un|una|a|nuestr[oa]|the) )*(?:one[- ]year[- ]old|1[- ]year[- ]old|(?:baby|bebe|hij[oa]|nin[oa]) (?:de (?:un|1) ano|of (?:one|1)(?: year)?|(?:is |who is )?(?:one|1)(?: year old)?)(?! \\d))(?: (?:baby|son|daughter))?',
    ],
  ],
  [
    'servings',
    [
      '(?<=(?:^|[,;.] *))\\d{1,2} (?:people|persons|of us|guests|personas|comensales|invitados)(?= *(?:$|[,;.]|and\\b|y\\b))',
      `(?:(?:we are|we.?re|for|para|somos|seremos) )?${someNumber} (?:adults|grown[- ]ups|adultos),? (?:and|plus|y|\\+) ${someNumber} (?:kids|children|ninos|peques)`,
      `(?:for|para|we are|we.?re|somos|seremos) ${someNumber} (?:people|persons|of us|guests|adults|personas|comensales|invitados|adultos)`,
    ],
  ],
  [
    'boxed',
    [
      '(?:(?:algo|para|de|la|el|un|comer|llevar) )*(?:tapers?|vianda|lonchera|oficina)',
      '(?:(?:i|we|to|and|he|she)(?:.?ll)? )?eats? (?:it |this )?at (?:the office|work|(?:my|his|her) desk)(?! cold)',
    ],
  ],
  [
    'portable',
    [
      '(?:(?:must|should|to|be|needs|has|easy|good|ok) )+(?:\\p{L}+ and )?(?:carry|transport)',
      '(?<=(?:^|[,;.]) *)cold(?= *(?:$|[.,;]))',
      '(?:(?:(?:que )?se com[ae]|(?:(?:para|lo) )?com(?:er|o)(?:l[oa])?(?: manana)?) |(?<=^|[,;.] ?))fri[oa](?: manana)?(?= *(?:$|[.,;]))',
    ],
  ],
  [
    'not fried',
    [
      '(?:no|not?|without|nothing|not a fan of|avoid|instead of) deep[ -]?(?:fat )?(?:fry(?:ing|er)?|fried)',
      'sin freir',
      '(?:rather than|instead of|en (?:vez|lugar) de|mejor que|(?<=mejor [^,;.]{1,30} )que) (?:fried|frying|frit[oa]s?|freir)',
      'nada de fritos?',
      'frit[oa]s? no(?= *(?:$|[,.;]))',
      'sin fritos?',
      '(?:sin|no|nada de)(?: hacer| el| un)? sofrito',
    ],
  ],
  [
    'with mash',
    [
      '(?:(?:the |some |las |unas )?(?:potatoes|patatas|papas) (?:to be |as |all |en |well )*(?:mash(?:ed)?|pure)|mashed potato(?:es)?)(?: with (?:the )?skins? on)?',
      '(?:(?:kids|want|wants|like|likes|served|some|queremos|quiero) )+(?:mash(?:ed potato(?:es)?)?|pure de patatas?)(?: with (?:it|them)| alongside| on the side)?',
      '(?:with|con) (?:creamy |mustard |cheesy |some |un )?(?:mash(?:ed potato(?:es)?)?|pure(?: de patatas?)?)(?: (?:on (?:the side|top)|alongside))?',
      '(?<=(?:^|[,;.] *|\\b(?:and|some|creamy) ))mash(?:ed potato(?:es)?)? (?:on (?:the side|top)(?: like a pie)?|alongside|to go with it)',
    ],
  ],
  [
    'with gravy',
    [
      '(?:with|and) (?:a |some |the |proper |nice |good |rich |thick |homemade |home made )*gravy(?: on the side)?',
      'gravy on the side',
    ],
  ],
];

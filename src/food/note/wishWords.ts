/** The words of the wishes that a note may have, English and Spanish, without accents: see `noteWordPattern` for their syntax. */
import { noteWordPattern } from './noteWords';
import type { Appliance, SimpleWish, Wish } from './types';

const pressureCooker = 'pressure cooker|instant pot|olla (?:expr\\w+|rapida|a presion)';
const appliances: readonly (readonly [Appliance, string])[] = [
  ['oven', 'oven|ovens|horno'],
  ['blender', 'blender|food processor|batidora|licuadora|procesador|thermomix'],
  ['grill', 'grill|broiler|parrilla|plancha'],
  ['microwave', 'microwave|micro|microondas'],
  ['slow cooker', 'slow cooker|crock ?pot|olla lenta|olla de coccion lenta'],
  ['air fryer', 'air ?fryer|freidora de aire'],
  ['pressure cooker', pressureCooker],
  ['hob', 'hob|stove|stovetop|cooker|fuego|fuegos|vitro|vitroceramica|fogones|cocina de gas'],
];
const lacking =
  '(?:no|without|sin|ni|nor|nada de(?: usar)?|no (?:quiero|puedo|queremos|podemos|voy a) (?:encender|usar|poner)|dont have|do not have|doesnt have|have no|has no|havent got|havent|no tengo|no tenemos|no hay|sin (?:encender|usar|poner)|no usar|no uses|dont use|do not use|not use|cant use|avoid|evita|avoiding|broken|roto)(?: using| the use of| a working)?(?: an?| the| my| our| el| la| un| una| los)?';

/** Read before refusals: 'no spice' and 'no oven' exclude no food. */
const patterns: readonly (readonly [SimpleWish, readonly string[]])[] = [
  [
    'loosely',
    [
      '(?:something|anything|algo|a bit) (?:like|similar to|along the lines of|close to|parecid[oa] a(?:l)?|tipo|estilo|como|en plan)(?: an?| una?| el| la)?',
      '(?:sort|kind) of (?:thing|dish|vibe)',
      '(?:or|o) (?:something|algo) (?:similar|like (?:it|that)|asi|parecido)',
      '(?:tipo|en plan)(?: una?)?(?= (?:paella|risotto|curry|guiso|potaje|estofado|ensalada|pizza|tortilla|sopa|wok|poke|bowl|lasana|quiche|hamburguesa|taco|burrito|arroz|crema|gratin)s?(?! [a-z]))',
      'ish',
    ],
  ],
  [
    'plain',
    [
      '(?:something |very |keep it |nice and )*bland(?: please| food)?(?! [a-z])',
      '(?:something |algo |gentle and )*(?:easy (?:to digest|on the (?:stomach|tummy))|easily digest(?:ed|ible)|facil de digerir|que siente bien)',
      '(?:(?:im |i m |feeling |feel |i feel |a bit |un poco |tengo |estoy |con )*(?:queasy|nauseous|nauseas|gastroenteritis|gastritis|reflujo|(?:acid )?reflux|indigestion|morning sickness))',
      '(?:(?:i have |ive got |with |has |have |got |an? |my |the |tengo |con |el )*)(?:(?:upset|bad|dodgy|sensitive|delicate|sore|poorly) (?:stomach|tummy|belly)|(?:stomach|tummy) (?:bug|flu|ache|upset)|estomago (?:revuelto|delicado|mal[oa]|fatal)|mal (?:del|de) (?:estomago|tripa|barriga)|(?:revuelt[oa]|mal) (?:el |la |del )?(?:estomago|tripa|barriga))',
      '(?:nothing|nada|que no sea)(?: too| very| muy| demasiado)? (?:strong|fuertes?)',
      'diet[ae] (?:blanda|astringente)',
      '(?:something|keep it|eat|only|needs?) (?:very |really )?(?:bland|plain)(?: food| diet| stuff)?',
      'bland diet',
      '(?<=(?:^|[,;.]) *)plain(?: and simple)?(?: please)?(?= *(?:$|[,.;]))',
    ],
  ],
  [
    'mild',
    [
      'mild(?:ly)?(?: please)?',
      'suave',
      'suavecit[oa]',
      '(?:not|isnt|nothing|never|no|nada)(?: be| sea| es| muy| tan| demasiado| too| very| so| that| at all| overly| algo)* (?:spicy|hot|picantes?|spiced|fiery)(?: food| foods| stuff| things| dishes)?',
      '(?:no|ni) (?:el |lo )?(?:spice|spices|heat|picante|picor|kick|hot stuff|chilli heat)',
      '(?:sin|without|avoid|evita|hates?|odi[oa]|not (?:a )?(?:big |huge |great )?fans? of|not (?:keen on|into)) (?:nada )?(?:el |lo |any |the )?(?:picante|spice|spices|heat|spicy(?: food| stuff)?)',
      '(?:(?<!\\bun )poco|nada|ni gota|ni pizca|cero|libre|menos|no muy)(?: de)? picantes?',
      'no (?:quiero|queremos|quieren?|como|comemos|comen?|toman?|tomo|pongas|eches|tolero|tolera|aguanto|soporto)(?: nada)?(?: de)?(?: el| lo| muy| tan)? picantes?',
      '(?:less|non) (?:spicy|spice|hot|heat)',
      'que no pi(?:que|quen)',
      'sin picar',
      'no pi(?:que|ca)',
      '(?:cant|cannot|can not|wont|will not|dont|do not|doesnt|does not) (?:handle|like|eat|take|tolerate|stand|do|have|want)(?: (?:it|things|food)(?: to be)?| anything| too much| much| any)?(?: too| very| so)? (?:spicy|hot|heat|spice|spices|picante)(?: food| foods| things| stuff| dishes)?',
      'no (?:me|le|les|nos) gusta(?:n)? (?:nada )?(?:(?:el |lo |la comida |los platos )?picantes?|que pique)',
      'easy on the (?:chilli|chillies|spice|spices|heat)',
      'low heat spice',
      '(?:likes? (?:it |things )?|gusta )?(?:hot|spicy|picante)(?: (?:for|para) _)? (?:but|pero) (?:not (?:for )?(?:me|us|her|him|them|everyone|the (?:kids|children))|(?:i|we|he|she|the (?:kids|children)) (?:dont|do not|doesnt|cant)|(?:a )?(?:mi|el|ella|nosotros|los ninos) no)',
    ],
  ],
  [
    'hot',
    [
      '(?:very |really |extra |nice and |super |quite |muy |bien |bastante |un (?:poco|poquito|pelin|punto|toque) |a bit |something |make it )*(?:spicy|picantes?|picantit[oa]|fiery)(?: please)?',
      'extra (?:heat|hot)',
      '(?:hot and|make it hot|likes? it hot|some heat|bit of heat|a kick|some kick|with heat|lots of heat)',
      'que pique',
      'spice it up',
      'caliente y picante',
    ],
  ],
  [
    'less salt',
    [
      '(?:low|lower|less|reduced|little|light|minimal)(?: in| on| on the| the)? (?:salt|sodium)',
      '(?:baj[oa] en|poca|menos|poquita|sin mucha|sin demasiada|reducid[oa] en) (?:sal|sodio)',
      '(?:go )?easy on (?:the )?salt',
      '(?:not|no|nothing|nada)(?: too| very| muy| tan| much| extra| mucha| demasiada)+ (?:salty|salad[oa]|salt|sal)',
      '(?:sin|nada de|no quiero)(?: la| el)? (?:salsa de so(?:y|ja)|so(?:y|ja)(?: en salsa)?|caldo|queso|jamon)(?: que sea)? (?:muy|tan|demasiado) salad[oa]s?',
      '(?:no|without)(?: any)? (?:very|too|overly) salty (?:soy sauce|soy|sauces?|stock|cheese|food)',
      'watching (?:my|his|her|our|their) (?:salt|sodium)(?: intake)?',
      'no extra salt',
      'not salty',
      'sos[oa]s?',
    ],
  ],
  [
    'occasion',
    [
      '(?:its |it is |far |way |much |hace |demasiado )*(?:too hot|mucho calor|demasiado calor)(?: today| outside| here| in here| hoy)?(?! _)',
      '(?:for |para |it s |its |es |a |an |una |un |our |my |the |la |el )*(?:sunday|saturday|friday|domingo|sabado|viernes|family|familiar|weeknight|christmas eve|new years?|new years eve|easter|thanksgiving|nochebuena|nochevieja|reyes)(?: night| noche)? (?:lunch|dinner|roast|supper|brunch|meal|treat|comida|cena)(?: for_| with_)?',
      '(?:comida|cena|almuerzo|brunch|aperitivo) (?:de|del|con|para) (?:domingo|sabado|viernes|nochebuena|nochevieja|navidad|amigos|amigas|la familia|familia|mi familia|mis amigos|mis padres|mis suegros|invitados)',
      '(?:dinner|lunch|supper|brunch) (?:with|for) (?:friends|the family|family|my parents|the in laws|my in laws|guests|neighbours|colleagues)',
      '(?:having |we have |tenemos |vienen )(?:friends|guests|people|company|invitados|amigos)(?: over| round| coming| a cenar| a comer)?',
      '(?:for |para |con |with |a |la |una |el |un |my |our |mi |su |s |first |primera )*(?:barbecue party|potluck|housewarming|baby shower|game night|movie night|match night|book club|date|cita)',
    ],
  ],
  [
    'nothing else',
    [
      'no (?:tengo|hay|queda|quedan|tenemos|me queda)(?: nada)? mas(?: nada)?(?: en (?:la |el )?(?:nevera|casa|despensa|frigo|frigorifico|cocina))?(?! que)',
      '(?:es|eso es|esto es) (?:todo )?lo que (?:hay|tengo|queda|tenemos)',
      '(?:there (?:is|s) |theres |i have |ive got |got |have |and )?nothing else(?: left)?(?: (?:in|at)(?: the| my)? ?(?:fridge|house|home|cupboard|cupboards)?)?(?! _ _)',
      '(?:thats|that is|this is|its|it is) (?:literally )?(?:all|everything)(?: that)? (?:i|we|ive|weve) ?(?:have|got|have got)?',
      '(?:the |my |our )?(?:fridge|cupboard) is (?:empty|bare)',
      '(?:no|sin) (?:quiero |puedo |poder )?(?:ir a )?comprar(?: nada)?(?: mas)?',
      '(?:without|cant|dont want|not)(?: to)? (?:going|go|buying|buy)(?: to)?(?: the)? (?:shops?|shopping|store|anything(?: else)?)',
    ],
  ],
  [
    'warming',
    [
      '(?:something |algo |to |very )*(?:warming|warm (?:me|us) up|(?:para|que haga) entrar en calor)',
      '(?:(?:i|we|he|she|my _) )?(?:have|has|ive got|got|with) (?:a |the )?(?:bad |nasty |terrible |stinking )?(?:cold|flu|sore throat|man flu)(?! [a-z])',
      '(?:im |feeling |feel |i feel )+(?:ill|poorly|under the weather|rough|sick|unwell)',
      '(?:estoy|esta|con|tengo|tiene|ando|estamos)(?: muy| un| una| la| fatal)? (?:resfriad[oa]s?|constipad[oa]s?|catarro|gripe|griposo|griposa|malit[oa]|pachuch[oa]|anginas|dolor de garganta)',
    ],
  ],
  [
    'make ahead',
    [
      '(?:batch cook(?:ing)?|a batch|batch|meal prep(?:ping)?)(?: for the (?:whole )?week)?',
      '(?:to |can be |i can |want to |must be |something to )*(?:make|made|prepare|prepared|cook|cooked|prep)(?: it| this| them| everything)? (?:ahead|in advance|the (?:day|night) before)(?: of time)?',
      '(?:ready|done|sorted|made|to go) (?:by |for )?(?:the )?(?:day|night) before',
      '(?:(?:lo|la|quiero|puedo) )+(?:dejar|tener)(?:l[oa])? (?:ya )?hech[oa]',
      '(?:(?:para|que se pueda|poder) )*(?:hacer|preparar|dejar)(?:lo|la)?(?: hech[oa]| list[oa])? (?:en )?la vispera',
      '(?:(?:que )?(?:se )?pued[ae] |para |poder )*(?:dejar(?:l[oa])? (?:hech[oa]|preparad[oa])|hacer(?:l[oa])?|preparar(?:l[oa])?)(?: (?:hech[oa]|preparad[oa]))? (?:con antelacion|de antemano|el dia (?:antes|anterior)|la noche (?:antes|anterior)|con tiempo|antes)',
    ],
  ],
  [
    'slow',
    [
      '(?:something |algo |a dish |one |that |which |i can |to |can be |que |lo |pueda |se pueda |se |me )*(?:leave|left|sit|simmer|bubble|dejar|dejo|deje)(?: it)? (?:on the (?:stove|hob)|(?:to )?(?:simmer|bubble|cook) (?:away|by itself|on its own)|a fuego lento|en el fuego|al fuego)(?: by itself| for hours| all afternoon| toda la tarde)?',
      '(?:something |algo |cooked |cook it |cocinado |hecho )*(?:low and slow|slow and low|a fuego lento|slowly simmered)',
      '(?:algo )?(?:que )?(?:se )?(?:haga|hace|cocine|cocina) sol[oa]',
      '(?:something )?(?:that )?(?:cooks|looks after) itself',
      '(?:que )?(?:no haya que|sin) (?:estar pendiente|vigilar)',
    ],
  ],
  [
    'portable',
    [
      '(?:can |to |for |i can |something to )*(?:eat |eaten |eating )?(?:it |this )?on the go',
      'para comer (?:por el camino|fuera|de pie)',
      '(?:(?:something|to|i can|for|eat|lunch) )*(?:take |bring |eat |have )(?:it )?(?:to|at) (?:work|school|the office)(?: and eat| to eat| to be eaten)?(?: it)? cold',
      '(?:(?:algo|para) )*(?:llevar|comer)(?:lo)?(?: (?:al|en el) (?:trabajo|curro|cole)| (?:a|en) la oficina)?(?: y comer(?:lo)?)? (?:en )?fri[oa]',
      '(?:something |algo |good |nice |eaten |to be eaten |to eat |suitable |ideal |for |para |a |the |my |our |his |her |school |un |una |el |la |ir |comer |de )*(?:picnics?|pic nic|packed lunch(?:es)?|lunch ?box(?:es)?|merendero|excursion(?:es)?|hikes?|hiking|day trip|road trip|beach day|dia de playa)(?: tomorrow| manana| lunch)?',
      '(?:something |to be |to |can i |will be |eaten |eat |served |serve |good |good to eat |can be eaten |se come |que se coma |para comer |comer )*(?:(?:eaten|eat|have|served?)(?: it| this| them)? cold(?: (?:tomorrow|the next day|for lunch))*|en frio|cold by hand|by hand|con la mano|con las manos)',
      '(?:finger food|bite size(?:d)?)',
      '(?:for |on |at |to take to )(?:the |a )?(?:beach|train|journey|car journey)',
      '(?:needs to |must |should |has to )?travels? well',
      '(?:para |comer |llevar |en |a )+(?:la playa|la piscina|el tren|el viaje|el campo|el monte|el rio)',
      '(?:para )?llevar al (?:campo|monte|rio)',
    ],
  ],
  [
    'boxed',
    [
      '(?:(?:must|should|has to|needs to|that|can|will|to|que|tiene que|debe|y que|and) )*(?:keeps?|lasts?|aguanten?|duren?|se conserven?)(?: well| bien)?(?: for)? (?:\\d|two|three|four|a few|several|dos|tres|cuatro|varios|unos) (?:days|dias)(?: in the fridge| en la nevera)?',
      '(?:for |for my |for our )?(?:work|office|school) lunch(?:es)?',
      '(?:something )?(?:to|i can|we can|can) (?:take|bring) (?:to|in to) (?:work|school|the office)',
      '(?:for |my |para |the |la |el )*(?:(?:lunch|work|school|office) tomorrow(?: at work)?|lunch at (?:work|the office|my desk)|tomorrow s lunch|(?:comida|comer|trabajo) (?:de |para )?manana|comer (?:manana )?en el (?:trabajo|curro))',
      '(?:something |algo |good |for |para |en |a |the |my |our |un |una |el |la |mi |llevar |de )*(?:tupper(?:s|ware)?|fiambrera|tartera|bento)(?: de manana| manana| tomorrow)?',
      '(?:something |good |to |that i can |i can )*(?:take to (?:work|school|the office)|take with (?:me|us)|bring to (?:work|the office)|meal prep)(?: tomorrow)?',
      '(?:algo )?para llevar(?: al trabajo| a la oficina| al cole| al colegio| a clase| manana)?',
      '(?:for|para) (?:the office|work lunch|la oficina|el trabajo)',
    ],
  ],
  [
    'for a baby',
    [
      '(?:for |with |para |con )?(?:my |our |the |a |an |mi |un |una |nuestr[oa] )*(?:(?:baby )?(?:\\d{1,2}|six|seven|eight|nine|ten|eleven) ?(?:months?|mos?|mth)(?! (?:along|gone|pregnant))(?: old)?(?: baby| infant)?|baby led weaning|blw|weaning(?: baby)?|(?:baby|infant|bebe|nin[oa]|hij[oa])(?: is| of| de| tiene| con)? ?(?:\\d{1,2}|six|seven|eight|nine|ten|seis|siete|ocho|nueve|diez|once) ?(?:months?|meses|mos?)(?: old)?|(?:baby|bebe) food|primeras papillas|destete|papilla)(?: _(?! )){0,1}',
    ],
  ],
  [
    'hidden vegetables',
    [
      '(?:hide|hides|hidden|sneak(?: in)?|disguise|disguised|blend|blended|conceal|esconder?|escondid[oa]s?|camufl(?:ar?|ad[oa]s))(?: the| all| all the| some| my| her| his| las| los)?(?: extra)? (?:veg|veggies|veggie|vegetables|verduras?)',
      '(?:(?:hates?|wont eat|refuses|doesnt like|doesnt eat|dont like|dislikes?|odian?|no (?:come|comen|quiere|quieren)) (?:any |all |las |las )?(?:veg|veggies|vegetables|verduras?) )?(?:so |and |y |please )*(?:hide|sneak|disguise|esconderlas|escondelas|(?<=veg(?:gies|etables)? (?:so |and |please )*)blend) (?:them|it)(?: in)?',
      '(?:veg|veggies|vegetables) (?:well )?hidden',
      '(?:hide|disguise|esconde|disimula|camufla) (?:the|el|la|los|las) _',
      '(?:que )?no se (?:vean?|noten?)(?: la| las)? verduras?(?: para nada)?',
      '(?:con )?(?:la |las )?verduras? (?:bien |muy )?(?:escondid|camuflad|disimulad|ocult)as?',
    ],
  ],
  [
    'for children',
    [
      '(?:for |with |para |con )?(?:my |our |the |two |three |some |los |las |mis |nuestros |nuestras |mi |picky |fussy |young |small |little |pequenos )*(?:kids?|children|child|toddlers?|kiddos?|ninos?|ninas?|bebes?|peques?|(?<=(?:los|las|mis|nuestros) )pequen[oa]s|grandchildren|grandkids|picky eaters?|fussy eaters?)(?: friendly| love it| will eat| party)?',
      'for (?:a |my |our )?(?:baby|son|daughter)',
      '(?:for |with )?(?:a |my |our |the )?little ones?(?: eats?| is eating| are eating)?(?: with us| too| as well)?',
      'para (?:mi|mis|nuestros|nuestra|nuestro) (?:hij[oa]s?|niet[oa]s?)',
      'family friendly',
      'infantil',
    ],
  ],
  [
    'in a frying pan',
    [
      '(?:(?:i |we )?(?:only|just)(?: got| have| have got| own| use| using)*|(?:i |we )?(?:have|ive got|own) (?:only|just)|(?:all|everything|cooked|made|done|ready) in|in|with)(?: only| just)? (?:(?:a|an|one|my|the|single|big|large|small|cheap) )*(?:frying pan|frypan|skillet|wok|griddle|griddle pan)(?: only)?',
      '(?:a |one |single |1 )?(?:frying pan|skillet) only',
      '(?:one|single|1) (?:frying pan|skillet)',
      'no (?:pot|pots|saucepan|saucepans)(?: or pans?)?',
      '(?:tengo |tenemos |hay )?(?:solo|solamente|unicamente)(?: tengo| tenemos| hay| con| en| uso| usando)?(?: una| un| la| mi)?(?: unica| sola)? (?:sarten|plancha|wok)',
      'en (?:una|la)(?: unica| sola| misma)? sarten',
      'una (?:sola|unica) sarten',
      'sin (?:olla|ollas|cazuela|cazuelas|cazo|cacerola)',
      'no (?:tengo|hay|tenemos) (?:olla|ollas|cazuela|cazo)',
    ],
  ],
  [
    'one pot',
    [
      '(?:que (?:no )?|sin )?(?:manch|ensuci)(?:e|ar|emos|ando)(?: (?:mucho|muchos|muchas|poco|pocos|pocas|demasiado|apenas))?(?: (?:la cocina|cacharros|platos|ollas|sartenes))?',
      '(?:as )?(?:little|few|minimal|minimum)(?: washing up| dishes| pans| pots)(?: to wash| to clean)?(?: as possible)?',
      '(?:dont|do not) want (?:much|a lot of|lots of|any|to do much) (?:washing up|dishes)',
      '(?:sin|no tengo|no hay|con poco)(?: mucho| muchos)?(?: tiempo (?:para|de))? (?:fregar|lavar platos|cacharros)(?: mucho| despues| luego)?',
      '(?:one|single|just one|only one|1) (?:pot|pan|(?:baking |roasting |sheet )?(?:tray|pan)|skillet|dish)(?: bake| meal| dish| dinner)?',
      '(?:una|un) (?:sola |solo |unica |unico )?(?:olla|sarten|cazuela|cacharro)',
      'una (?:sola |unica )?bandeja(?! de (?!horno))',
      '(?:few|fewer|not many|little|less|minimal|no|not much) (?:dishes to wash|dirty dishes|washing up|clean ?up|pans|pots|dishes)',
      'pocos cacharros',
      '(?:only|just)(?: have| got| ve got| own)? an? (?:small |big |single )?(?:pan|pot)',
      'easy clean ?up',
      '(?:on (?:a |the )?)?sheet[ -]?pan(?: dinner| meal| style)?',
    ],
  ],
  [
    'light',
    [
      '(?:que )?no (?:engorde|llene)(?: mucho| demasiado)?',
      'not (?:too |very |so )?rich',
      'nothing (?:too )?rich',
      '(?:something |very |a bit |algo |muy |nice and )*(?:light|lighter|ligerit[oa]|liger[oa]s?|liviano)(?: meal| dish| dinner| lunch| supper| bite)?',
      'not (?:too |very |so )?heavy',
      'nothing (?:too )?heavy',
      '(?:dont|do not) (?:want|fancy|like) (?:it|them|anything|something)(?: to be)?(?: too| very| so)? (?:heavy|rich|stodgy)',
      '(?:low|lower|less) (?:fat|calories?|cal|in fat|in calories)',
      '(?:baj[oa] en|poc[oa]s?|menos|sin mucha) (?:grasas?|calorias|aceite)',
      '(?:more |super |very |something |algo |muy |make it )*(?:healthy|healthier|saludables?|san[oa]s?)',
      'nada pesad[oa]',
      '(?:on|im on|estoy a) (?:a )?(?:diet|dieta|regimen)',
      '(?:not (?:too |very )?calorific|(?:under|less than|menos de) \\d{3} (?:calories|kcal|cals|calorias))',
      '(?:lose|losing) weight',
      'low calorie',
    ],
  ],
  [
    'quick',
    [
      '(?:something |very |really |super |algo |muy |nice and |make it )*(?:quick|quickly|quicker|fast|speedy|(?<!olla )rapid[oa]s?|rapidit[oa])(?: please| dinner| meal| lunch)?',
      'in a (?:hurry|rush)',
      '(?:no|not much|little|short of|short on|poco|sin|no tengo|dont have|havent|no hay)(?: mucho| much| any| a lot of| got)? (?:time|tiempo)(?: today| tonight| to cook| para cocinar)?',
      'con prisa',
      'tengo prisa',
      'asap',
      'deprisa',
    ],
  ],
  [
    'easy',
    [
      '(?:something |very |really |super |algo |muy |nice and |quick and |make it )*(?:easy|simple|facil|faciles|sencill[oa]s?|fuss free|no fuss)(?! (?:to|de|para|on) (?:chew|digest|the stomach|masticar|tragar|digerir))(?: please| dinner| meal| to make| de hacer)?',
      '(?:without|no) (?:fuss|hassle|complications)|(?:low|little|minimal|minimum) effort|(?:con )?poco esfuerzo',
      'sin (?:complicaciones|complicar(?:me|nos|se)(?: la vida)?|florituras|historias)',
      '(?:(?:only|just|solo|con) (?:\\d|two|three|four|five|tres|cuatro|cinco)|few|not (?:too )?many|minimal|minimum|(?:con )?(?:muy )?poc(?:os|itos)|sin muchos) ingredient(?:e?s)',
      '(?:im |i am |too |very |so |really |estoy |muy |llego )*(?:tired|exhausted|knackered|cansad[oa]s?|agotad[oa]s?)(?: to cook| para cocinar)?',
      '(?:nothing|no) (?:fancy|complicated|difficult)(?: ingredients| stuff)?',
      'cant (?:really )?cook(?= (?:[,.;:]|$))',
      'for (?:a )?beginners?',
      'para principiantes',
      '(?:no|few|not many|zero) cooking (?:skills?|experience)',
      'no se cocinar',
      'mal[oa] cociner[oa]',
    ],
  ],
  [
    'cheap',
    [
      '(?:something |very |really |algo |muy |on a |tight |student )*(?:cheap|budget|barat[oa]s?|economic[oa]s?|inexpensive|low cost|frugal)(?: please| meal| dinner)?',
      'sin gastar mucho',
      '(?:(?:keep it|for) )?(?:under|less than) (?:a (?:fiver|tenner)|_ (?:pounds|euros|quid|dollars))',
      '(?:(?:por|con) )?menos de _ euros',
    ],
  ],
  [
    'special',
    [
      '(?:for |its |it is |es |para |on |un |una |el |a |my |our |his |her |mi |mum s |dad s |_ s )*(?:birthday|birthdays|anniversary|special occasion|special dinner|date night|romantic dinner|celebration|cumple|cumpleanos|aniversario|ocasion especial|cena especial|cena romantica|celebracion|fiesta|dinner party|christmas|navidad|valentines|valentines day|san valentin|wedding|boda)(?: dinner| meal| party| treat| today| tonight| de _)*',
      '(?:something |algo |a bit |very |muy |make it |extra )*(?:fancy|elegant|elegante|impressive|posh|festive|festiv[oa]|especial|special|gourmet)',
      '(?:to |want to )?impress(?: (?:my|the|our|his|her) [a-z]+)?',
      'para (?:quedar bien|lucirse|lucirme|lucirnos)(?: con _ _)?',
      'para impresionar',
    ],
  ],
  [
    'in the oven',
    [
      '(?:just|only|in|using|(?:just|only) (?:in|using)) the oven(?: only)?',
      '(?:the )?oven only',
      '(?:oven )?baked?(?: something)?',
      'oven roasted',
      '(?:solo )?(?:al|en el) horno',
    ],
  ],
  [
    'crispy',
    [
      '(?:extra |very |really |nice and |something |make it |muy |bien |algo )*(?:crispy|crisp|crunchy|crujientes?)',
    ],
  ],
  [
    'uncooked',
    [
      'no (?:cook|cooking)(?! (?:skills?|experience|talent|confidence))(?: at all)?',
      'without (?:any )?(?:cooking|heat|heating anything)',
      'sin (?:tener que )?cocinar(?: nada)?',
      'sin encender nada',
      'no (?:quiero|puedo|queremos|podemos|me apetece|voy a) (?:cocinar(?: nada)?|encender (?:nada|el fuego|los fuegos|fuego|la cocina|los fogones|la vitro))',
      'sin encender (?:el fuego|los fuegos|fuego|la cocina|los fogones)',
      '(?:too|its too) hot to cook',
      '(?:dont|do not) (?:want|feel like|fancy|like) (?:to cook|cooking)(?: anything)?',
      'no tengo ganas de cocinar',
      'nothing (?:cooked|heated)',
      'que no haya que cocinar',
    ],
  ],
  [
    'less',
    [
      '(?<!todo )(?:con |un poco |algo )*menos (?:azucar|dulces?|mantequilla|nata|miel|vinagre|aceite)',
      '(?<!todo )(?:con |un poco |algo )*menos _(?= (?:y|pero) (?:con )?mas )',
      '(?<=mas _ y )(?:con )?menos _',
    ],
  ],
  [
    'well done',
    [
      'nada liquid[oa]s?',
      '(?:que )?no (?:quede|este|salga)n? (?:nada )?crud[oa]s?(?: (?:el|la|los|las) _)?',
      '(?:no|not|without|nothing|sin|nada de) (?:runny|soft|liquid)(?: in the| egg| eggs)?(?: yolks?| middle| eggs?)?',
      'sin (?:las? )?yemas? (?:liquidas?|crudas?)',
      '(?:las? )?yemas? (?:bien |muy )?(?:cuajad|hech|cocid|dur)as?',
      'no (?:le |me |les |nos )?(?:gusta|gustan) (?:el huevo|la tortilla|los huevos) (?:crud[oa]s?|poco hech[oa]s?|liquid[oa]s?)',
    ],
  ],
  [
    'nothing raw',
    [
      '(?:no|not|without|never|avoid(?:ing)?|dont (?:like|eat|want)|cant (?:have|eat)) (?:any |eat )?(?:raw|undercooked|uncooked) (?:(?:or|and) (?:raw|undercooked|uncooked) )?(?:fish|seafood|shellfish|salmon|tuna|meat|chicken)',
      '(?:sin|nada de|no quiero|no como|no puedo comer|evita(?:r)?) (?:pescados?|mariscos?|salmon|atun|carnes?) crud[oa]s?',
      'nada (?:de )?(?:crudo|arriesgado|peligroso)',
      'nothing (?:raw|uncooked|undercooked|risky)(?: please)?',
    ],
  ],
  [
    'soft',
    [
      '(?:something |very |really |nice and |muy |bien |algo |todo |que sea |que este |que quede )*(?:blandit[oa]s?|bland[oa]s?|tiernecit[oa]s?|soft food|soft foods|(?<!(?:go|gone|going|bit|getting) )soft|mushy|pureed|mashed up|(?<!tomates? )triturad[oa]s?|pasad[oa]s? por la batidora|en pure)(?: please| enough)?(?: to eat| to chew)?',
      '(?:cant|cannot|can not|doesnt|does not|struggles to|has trouble|finds it hard to|hard to|difficult to|easy to) chew(?:ing)?(?: very| too| so)*(?: well| properly| much| anything)?',
      '(?:has|have|with) (?:no|few|bad|hardly any) teeth',
      '(?:que )?no (?:puede|puedo|pueden) masticar(?: bien| mucho| nada)?',
      '(?:facil|faciles|dificultad(?:es)?|problemas|le cuesta|me cuesta)(?: de| para| al)? (?:masticar|tragar)(?: bien| mucho)?',
      'sin dientes',
      '(?:(?:has|have|wears?|with) )?(?:false teeth|dentures)',
      '(?:(?:tiene|lleva|con) )?dentadura postiza',
      '(?:que )?no tienen? (?:ni )?dientes',
      '(?:dental|tooth|wisdom tooth) (?:surgery|extraction)',
      '(?:new )?braces',
    ],
  ],
  [
    'not fried',
    [
      '(?:no|without|avoid|nothing|sin|nada|nothing thats|nada de|que no sea|que no este|que no sean|not|evita) (?:too |muy |pan |otra vez )?(?:fried|frying|frito|frita|fritos|fritas|fritura|frituras|freir)(?: food| foods| stuff| things| dishes| nada)?',
      '(?:la |los |lo )?(?:fritura|fritos?|comida frita) (?:me|le|nos) (?:sienta|cae)n? (?:muy )?(?:mal|fatal)',
      '(?:(?:dont|do not) (?:want to )?fry|no (?:me |l[oa]s? |quiero )?(?:frias?|freir(?:l[oa]s?)?))(?: (?:it|them|(?:the|el|la|los|las|mis) _))?',
    ],
  ],
  [
    'cut small',
    [
      '(?:the |las |los )?(?:veg|veggies|vegetables|verduras?|everything|todo)?(?: cut| chopped| cortad[oa]s?| picad[oa]s?)(?: up)?(?: very| really| muy| bien| en trocitos| en trozos)? (?:small|tiny|finely|fine|pequen[oa]s?|pequenit[oa]s?|finit[oa]s?)',
      'que no se (?:notan?|noten?|vean?|encuentren?) (?:el|la|los|las) _',
      '(?:hates?|dislikes?|dont like|doesnt like|no|not|without) (?:any |big |lumpy )?(?:bits|lumps|chunks) in (?:(?:the|his|her|their|my) )?(?:sauces?|soups?|gravy|food|it)',
      '(?:cut |chopped |in |into |en )+(?:small|tiny|bite size|trocitos|trozos) ?(?:pieces|bits|pequen[oa]s)?',
      '(?:hates?|dislikes?|dont like|doesnt like|do not like|does not like|wont eat|no|not|without|no (?:le|les|me) gustan?|odi[oa]n?|sin) (?:(?!but|and|pero|no|or)_ ){1,4}(?:(?:cut|in|chopped) (?:(?:up )?(?:too|very|so|into) )?(?:big|large|huge|thick|chunky)(?: chunks| pieces| lumps| bits| slices)?|in (?:chunks|lumps)|(?:en |cortad[oa]s? (?:en |muy )?)?(?:trozos|pedazos) (?:muy )?grandes|cortad[oa]s? (?:muy )?(?:en )?grandes?)',
    ],
  ],
  [
    'high protein',
    [
      '(?:high|rich|packed)(?: in| on| with)? proteins?(?: meal| dinner| lunch)?',
      '(?:alt[oa]s?|ric[oa]s?) en proteinas?',
      '(?:lots of|plenty of|need|want|more|con) (?:protein|proteinas?)',
      'much[ao] proteinas?',
      'protein rich',
      'high protein',
    ],
  ],
  [
    'slow cooker',
    [
      '(?:in |for |using |with |en |a |the |my |our |la |una |olla |que este |para )*(?:slow cooker|crock ?pots?|slow cooked|coccion lenta|olla lenta|olla de coccion lenta|instant pot on slow)(?: please| recipe| meal)?',
      '(?:(?:i |ill |want to |can |to |and |will )*(?:put|leave|start|set|turn|cook)(?: it| everything| them)?|(?:la |lo )?(?:dejo|dejarla|dejarlo|pongo|ponerla|ponerlo|poner|dejar)(?: todo)?)(?: on| going| cooking| cook| in| hecho| hecha)? (?:before (?:work|i go to work|i leave|school)|all day|overnight|in the morning|(?:antes de (?:ir a trabajar|irme|ir al trabajo|salir)|toda la noche|todo el dia|por la manana))',
    ],
  ],
  [
    'air fryer',
    [
      '(?:in |for |using |with |en |a |an |the |my |our |la |una |con )*(?:air ?(?:fryer|fried|frier)|freidora de aire)(?: please| recipe| if possible| only| si puede ser| si es posible)?',
    ],
  ],
  [
    'pressure cooker',
    [`(?:in |for |using |with |en |a |an |the |my |our |la |una |con )*(?:${pressureCooker})`],
  ],
  [
    'in the microwave',
    [
      '(?:only |just |all |done |made |cooked |que sea |hecho |hecha |para hacer |todo |solo )*(?:in|en|al|with|con)(?: the| my| a| el| un)? (?:microwave|microondas|micro)(?: please| only)?',
      'para (?:el )?microondas',
      '(?:i have a |have a |use the |usa el )?(?:microwave|microondas)(?: please)?',
      '(?:microwave|microwaved) (?:meal|recipe|dinner|dish)',
    ],
  ],
  [
    'freezable',
    [
      '(?:can |to |could |and |then |made ahead and )*(?:be )?frozen(?: for later| afterwards| in portions)(?! [a-z])',
      '(?:can |to |could )be frozen',
      '(?<=ahead )and frozen(?! [a-z])',
      '(?:(?:can |to |i can |want to |will |and |que pueda |para |para poder |y |i want to |id like to )*(?:freeze|congelar)|(?<!\\b(?:it.?s|is|was|so|absolutely) )freezing(?! (?:out|outside|cold|here|today|tonight|weather))|congelo)(?: half| some| the rest| it| them| a portion| portions| leftovers| la mitad| el resto| lo que sobre| raciones| una parte| of it| de la)*(?: for later| para luego| para otro dia| for another day)?',
      'freezer friendly',
      '(?:freezes?|se congela|que se congele|se pueda congelar)(?: well| bien)?',
      '(?:for|to stock) the freezer',
    ],
  ],
  [
    'creamy',
    ['(?:extra |very |really |nice and |something |make it |muy |bien |algo )*(?:creamy|cremos[oa]s?)'],
  ],
];

/** Kinds whose words can describe a food: 'light soy sauce', 'crispy bacon', 'quick-cook oats'. */
export const kindsSaidOfFood = new Set<Wish['kind']>([
  'light',
  'quick',
  'hot',
  'easy',
  'mild',
  'crispy',
  'creamy',
  'special',
  'soft',
  'not fried',
  'plain',
  'for children',
]);

/** Kinds that are read before refusals, because their words hold one. */
export const kindsBeforeRefusals = new Set<Wish['kind']>(['uncooked', 'nothing raw', 'well done']);
export const wishPatterns = patterns.map(([kind, alternatives]) => ({
  kind,
  pattern: noteWordPattern(alternatives),
}));
/** An appliance that the cook lacks: 'no oven', 'the grill is broken'. */
export const lackingPatterns = appliances.flatMap(([appliance, words]) =>
  [
    `${lacking} (?:${words})`,
    `(?:${words})s? (?:is |isnt |esta |no |doesnt )(?:broken|working|works?|rot[oa]|estropead[oa]|funciona|out of order)`,
  ].map((pattern) => ({ appliance, pattern: noteWordPattern([pattern]) })),
);

const duration =
  '((?:\\d{1,3}|one|two|three|five|ten|fifteen|twenty|thirty|forty|un|una|dos|tres|cinco|diez|quince|veinte|veinticinco|treinta|cuarenta) ?(?:min|mins|minutes?|minutos?|hrs?|hours?|horas?)|half an hour|half hour|media hora|a? ?quarter of an hour|un cuarto de hora|cuarto de hora|tres cuartos de hora|an hour(?: and a (?:half|quarter))?|(?:una )?hora y media)';
/** 'Less than 20 minutes', 'solo tengo media hora': the most minutes there are. */
export const withinPattern = noteWordPattern([
  `(?:(?:in|under|within|max|maximum|max of|less than|fewer than|no more than|not more than|no longer than|at most|up to|around|about|only|just|i have|ive got|have|got|takes?|taking|ready in|done in|make it in|en|menos de|en menos de|como mucho|maximo|maximo de|no mas de|que no tarde mas de|hasta|unos|solo|tengo|tenemos|hay|dispongo de|listo en|lista en|hecho en|que tarde|only have|only got|solo tengo|solo tenemos|solo hay) )+(?:a |unos |como )?${duration}(?: max| maximum| at most| or less| tops| como mucho| maximo| o menos| to cook| para cocinar| de tiempo)*`,
  `${duration} (?:max|maximum|at most|or less|tops|como mucho|maximo|o menos)`,
  `(?<= [,.;:] )${duration}(?= $)`,
  `(?<=^ \\. )${duration}(?= [,.;:])`,
  '(?:ready in|done in|list[oa] en|hech[oa] en) (\\d{1,3})(?! _)',
]);
/** What else the cook has not got, by what there is only. */
export const onlyPatterns: readonly { missing: readonly Appliance[]; pattern: RegExp }[] = [
  { missing: ['oven'], pattern: noteWordPattern(['no bak(?:e|ing)', 'without baking', 'sin hornear']) },
  {
    missing: ['blender'],
    pattern: noteWordPattern([
      '(?:chunky |with (?:bits|chunks|pieces) )*(?:and )?(?:not |un)(?:blended|blitzed|pureed)',
      '(?:without|no|dont) (?:blending|blend it|blitzing)',
      'sin (?:triturar|batir|pasar por la batidora)',
      '(?:que )?no (?:este|quede|vaya)? ?triturad[oa]s?',
      'con tropezones',
    ]),
  },
  {
    missing: ['oven', 'hob', 'grill', 'microwave'],
    pattern: noteWordPattern([
      '(?:only|just)(?: got| have| a| an| the)* kettle(?! and(?: a| the)? microwave)(?: and(?: a| the)? (?:bowl|mug|cup))?',
    ]),
  },
  {
    missing: ['oven', 'hob', 'grill'],
    pattern: noteWordPattern([
      '(?:only|just)(?: got| have| a| an| the)* (?:microwave|kettle)(?: and(?: a| the)? (?:microwave|kettle))?',
      '(?:microwave|kettle)(?: and(?: a| the)? (?:microwave|kettle))? only',
      'solo (?:tengo|tenemos|hay)(?: un| el)? microondas',
    ]),
  },
  {
    missing: ['oven'],
    pattern: noteWordPattern([
      '(?:only|just)(?: got| have| a| an| one| my| the)* (?:hob|stove|stovetop)',
      '(?:so|cook|cooked|made|all) on the (?:hob|stove|stovetop)(?: only)?',
      'solo (?:tengo|tenemos|hay|con)(?: un| una)? (?:fuego|hornillo|vitro)',
      '(?:gas |electric |induction )?(?:hob|stove|stovetop) only',
    ]),
  },
];

/** Words before a wished-for food: 'with lots of cheese', 'use up the leeks', 'con limón'. */
const wantWords: readonly (readonly [isToUseUp: boolean, words: readonly string[]])[] = [
  [
    true,
    [
      '(?:use|using|finish|finishing|eat|get rid of|need to use|must use)(?: up)(?: the| my| some| all)?(?: rest of| last of| remaining| half an?| half of| half)?(?: the| my)?',
      'get rid of',
      '(?:gastar?|aprovech(?:a|ar|ando)|acabar|terminar|usar|dar salida a)(?: el| la| los| las| mis| unos| unas)?(?: resto| medi[oa]| ultim[oa]s?)?',
      '(?:want|need|have) to use(?: up)?',
      'use (?:the|my|our)',
    ],
  ],
  [
    false,
    [
      '(?:double|twice|double up on)(?: the)(?: amount of| quantity of)?(?: the)?',
      'double(?= (?:lemon|lime|garlic|cheese|ginger|sauce|veg|veggies|vegetables|mushrooms|onions?|rice|pasta|beans|chicken|meat|peppers)(?! [a-z]))',
      '(?:with )?twice (?:as much|as many|the amount of)',
      '(?:con )?(?:el |la )?doble (?:racion )?de',
      'go (?:big|heavy) on(?: the)?',
      '(?:an?|one|two|una?|dos)(?= _ (?:each|per person|por (?:persona|cabeza)))',
      '(?:an?|un|una) (?:squeeze|splash|drizzle|sprinkle|touch|dash|knob|dollop|chorrito|toque|pizca) (?:of|del?)',
      '(?:with|using|use|add|include|including|plus|more|extra|lots of|plenty of|a lot of|love|loves|loving|like|likes|adore|adores|want|wants|fancy|craving|prefer|prefers|only|some)(?: lots of| plenty of| extra| more| some| a bit of| a little| a lot of| the| my| to eat)*',
      '(?:con|mucho|mucha|muchos|muchas|mas|anade|anadir|ponle|pon|echa|echale|lleve|usa|me gusta|me gustan|le gusta|le gustan|nos gusta|nos gustan|me encanta|me encantan|le encanta|le encantan|prefiero|quiero|queremos|apetece|apetecen|toca|haz(?:me|nos)?|prepara(?:me|nos)?)(?: mucho| mucha| muchos| muchas| extra| mas| algo de| un poco de| el| la| los| las| un| una)*',
    ],
  ],
];
export const wantPatterns = wantWords.map(([isToUseUp, words]) => ({
  isToUseUp,
  pattern: noteWordPattern(words),
}));

import { rowsOf } from '@/lib/words';

/**
 * What a shop, a region or a country calls foods that the lexicon knows by another name, one per line: `words = name`. The words
 * are a regular expression; `$1` is its first group.
 */
const names = rowsOf(String.raw`
chick[- ]peas? = chickpeas
bebida de almendra = almond milk
(?:dry|stale|old|day[- ]old) (?:bread )?loa(?:f|ves)(?: of bread)? = stale bread
\((?:about |approx\.? )?\d+ slices\) = 
appenzeller = gruyère
(?:golden delicious|granny smiths?|braeburns?|pink lad(?:y|ies)|honeycrisps?|bramleys?)(?: apples?)? = apples
(?:with|and) their (?:greens|tops|leaves) = 
lurpak = butter
bifes? de (pollo|pavo|cerdo) = filetes de $1
(?:(?:big|giant|large|small) )?(?:bunch(?:es)? of )?(?:(?:dark|leafy|winter|braising|hearty) )+greens = kale
whole[- ]milk (yogh?urt) = $1
(?:knorr|avecrem)(?: suiza| de pollo)?(?= *(?:[,;(.]|$)) = stock cube
pollos? deshuesados?|(?:boned|boneless) chicken(?! breasts?| thighs?| legs?) = boneless chicken thighs
(chicken|beef|vegetable|pork) (?:bullion|bouillon)(?: (?:cubes?|powder))? = $1 stock cube
(?:ribs|stalks|sticks) (?:of )?celery|celery (?:ribs|stalks) = celery
mashed (?:(?:over)?ripe )?bananas? = ripe bananas
cracked wheat = bulgur
(\d) and (?=\d/\d|[½¼¾]) = $1 
(jitomates?|tomates? verdes?|chiles?(?: \p{L}+)?|cebollas?|dientes? de ajo) asad[oa]s? = $1
vegetable shortening = shortening
anise ?seeds? = aniseed
(?:cake(?: and|/) ?pastry|cake|pastry) flour = flour
sour milk = buttermilk
jalape[nñ]o peppers? = jalapeños
flathead(?: fillets?)? = white fish fillets
chil[ie] powder = chilli powder
poblano (?:peppers?|chill?ies|chiles?) = poblanos
(?:arabic )?pocket breads?|arabic breads? = pitta breads
(?:crema de leche|crema|nata) agria = sour cream
aceite de chiles? = chilli oil
vino (?:de )?shaoxing = Shaoxing wine
harina de garbanzos? = chickpea flour
pasta (?:para|de) rollitos(?: de primavera)? = spring roll wrappers
migas? de pan(?: tostad[oa]| rallad[oa])? = breadcrumbs
gambobes = prawns
crema (?:de )?curry = curry paste
(?:puré de )?tomate concentrado|concentrado de tomate = tomato paste
carne para caldo = stewing beef
papel (?:de )?aluminio|papel rizado = 
pros?cu?i(?:tt|t)o = prosciutto
katsu?o?bushi = bonito flakes
stew(?:ing)? (?:beef|meat)|beef (?:for|to) stew(?:ing)? = stewing beef
(?:veg(?:etable)?|canola|sunflower|neutral|peanut)(?:,? (?:or )?(?:other )?(?:vegetable|canola|sunflower|corn|neutral|peanut)){1,3} oil = vegetable oil
(?:chicken or (?:veg(?:etable)?|beef)|(?:veg(?:etable)?|beef) or chicken) (broth|stock) = chicken $1
(?:broth|stock) \((?:veg(?:etable)?|chicken) or (?:veg(?:etable)?|chicken)\) = chicken stock
milk or (?:half[- ]and[- ]half|cream) = milk
,? or (?:any )?other (?:(?:long|short|thin|small|neutral|flavou?rless|light|mild|cooking|vegetable),? )*(?:pasta|noodles|oil|shape) = 
quick[- ](?:cooking )?oats = oats
(?:,? ?(?:both )?(?:white|light) (?:and (?:light )?green )?parts(?: only)?) = 
spicy (?:brown )?mustard = mustard
orange bell peppers? = bell pepper
alga nori = nori
guanciale = pancetta
cumin seeds?|(?:semillas?|granos?) de comino = cumin
quesitos(?! de ) = queso crema
col(?:es)? lombardas? = lombarda
vinos? de jerez = jerez
(?:chickpea|bean) (?:water|brine|liquid)|agua de (?:los )?garbanzos = aquafaba
satay sauce = satay
rye (crackers?|crispbreads?) = $1
massaman paste = massaman curry paste
panang(?: curry)? paste = red curry paste
(?:bottled |fresh )?(lemon|lime) juice|juice of (?:an? |the )?(lemon|lime) = $1$2
(?:zumo|jugo) de (?:una? )?(lim[oó]n|lima) = $1
aove|avoe = olive oil
([\d½¼¾]) ?cdtas?\.? = $1 cucharadita
([\d½¼¾]) ?cdas?\.? = $1 cucharada
(?:1|one|a) stick (?:of )?(?:(?:un)?salted )?butter = 113 g butter
(?:2|two) sticks (?:of )?(?:(?:un)?salted )?butter = 226 g butter
(?:½|1/2|half a) stick (?:of )?(?:(?:un)?salted )?butter = 57 g butter
(\d ?(?:lbs?|pounds?|g|kg)\.? (?:of )?(?:lean )?)hamburger(?: meat)?(?= *(?:[,;(.]|$)) = $1minced beef
(\p{L}+ )(?:preserves|conserve)(?= *(?:[,;(.]|$)) = $1jam
harina de maíz para tamales = masa harina
mole en pasta|pasta de mole = mole
panza de res = tripe
(chiles?(?: \p{L}+)?|jalapeños?) en escabeche = pickled jalapeños
custard (?:cream )?powder = custard powder
(cloves?) (?:(?:of|finely|freshly|minced|crushed|chopped|grated|sliced|pressed|fresh|peeled|large|small) )+(garlic) = $1 $2
garlic,? \(?(\d+) (?:large )?cloves?\)? = $1 cloves garlic
(?:the )?(?:juice|zest)(?:,? (?:and|&) (?:juice|zest))? (?:of|from) (?:about )?(\d+|½|half(?: an?)?|one|an?) (lemons?|limes?|oranges?) = $1 $2
(?:zumo|jugo|ralladura) de (\d+|½|medi[oa]|un|una) (limon(?:es)?|limón|limas?|naranjas?) = $1 $2
polvos? (?:de|para) hornear = baking powder
ch[ií]n?charos? = peas
graham (?:cracker )?crumbs = digestives
(\d ?(?:tsp|teaspoons?)\.? (?:of )?)ginger(?= *(?:[,;.)]|$))(?!, *(?:finely |freshly )?(?:grated|minced|chopped|peeled)) = $1ground ginger
(?:cans?|tins?) (?:of )?tomato pur[eé]e = passata
(?:savoiardi|lady ?fingers?|sponge fingers?) (?:biscuits?|cookies?) = savoiardi
(?:crushed|crumbled) (?:cookies|biscuits) = digestives
[\d¼½¾ ./-]*\d ?(?:oz|ounces?|lbs?|pounds?|cups?) ?/ ?(?=\d) = 
porotos? negros? = black beans
kion = ginger
salmon trout = trout
lomo (?:fino|liso|vetado)(?: de res)?|lomo de (?:res|ternera|vaca|novillo) = filete de res
provenzal = ajo, perejil
(?:beef )?burger patties|hamburguesas? de (?:ternera|vaca|vacuno|res|buey) = beef burgers
(?:jersey royals?|charlottes?(?= potato|\s*[,;(]|$)|baby potatoes)(?: potato(?:es)?)? = new potatoes
(?:maris pipers?|king edwards?|desirees?|yukon golds?|russets?(?= potato))(?: potato(?:es)?)? = potatoes
((?:white |smoked )?fish) pie mix = $1
(?:(?:i am |i['’]m )?(?:clean|clear)ing out (?:the |my )?|(?:in |en )?(?:the |my |la |mi )?)(?:fridge|nevera|frigo)(?: (?:clear[- ]?out|bottom))? ?[:;] = 
wild garlic|ramsons|ajos? (?:de oso|silvestres?) = chives
(?:dog|cat|pet) (?:biscuits?|food)|galletas? (?:de|para) perros? = dog treats
pomegranate (?:seeds|arils) = pomegranate
rice krispies = crispy rice cereal
bimi|broccolini|tender ?stem(?: broccoli)? = tenderstem broccoli
(?<!old )bay(?= *(?:[,;(.]|$)) = bay leaf
mash leftovers? = leftover mashed potatoes
rabbit (?:joints|pieces|portions) = rabbit
(?:root |mixed )?veg(?:gies)?(?= *(?:[,;(.]|$)) = mixed vegetables
(?<!curry |curried )(?:diced |stewing )?goat(?= *(?:[,;(\d]|$)) = goat meat
bizcochos? de soletillas? = soletillas
queso (mascarpone|ricotta) = $1
(?!pasta|masa|hojas?|gazpacho|salmorejo)(\p{L}+) (?:(?:de|en) (?:tetra ?)?bri(?:ck?|k)s?|\(bri(?:ck?|k)[^)]*\)) = $1
(\d|un|dos) (?:tetra ?)?bri(?:ck|k)s? (de \p{L}+) = $1 cartón $2
brioche (?:burger )?(?:buns?|rolls?) = brioche
sea(bream|bass) = sea $1
brussel sprouts? = Brussels sprouts
(?:cooked )?ham hocks?,? cooked|cooked ham hocks? = cooked ham
rashers? (?:of )?((?:\p{L}+ )?bacon) = slices of $1
(fillets?|steaks?|breasts?|thighs?|legs?|lomos?|filetes?|muslos?|contramuslos?|pechugas?)(?:,? (?:with|con) (?:the |their |la |su )?(?:skin|piel)|,? skin[- ]on) = $1
(?:flour|wheat|wholemeal) (tortillas?|wraps?) = $1
cheesy = cheese
lasagn[ae] noodles = lasagne sheets
hokkien (?:mee )?noodles = egg noodles
(?:biscuit|baking|pancake)(?:[ /]baking)? mix|bisquick = self-raising flour
(?:pork|lamb|beef|venison)(?: (?:and|&) \p{L}+)? (sausages?) = $1
(salchichas) de cerdo = $1
minced? (beef|lamb|pork|turkey|chicken) = minced $1
(?:carne (?:picada|molida)(?: mixta)?|picadillo) de (?:cerdo|ternera|vaca|res|vacuno) (?:y|con) (?:cerdo|ternera|vaca|res|vacuno) = carne picada
(?:minced? )?(?:pork|beef|veal) (?:and|&) (?:pork|beef|veal) mince|minced (?:pork|beef|veal) (?:and|&) (?:pork|beef|veal) = minced meat
mince \((beef|lamb|pork|turkey|chicken)(?:, ?)? = minced $1 (
(?:rice )?pudding rice = short-grain rice
(sardines|mackerel|anchovies|tuna|salmon|trout|haddock|tofu|sea bass|sea bream),? (fresh|smoked|whole) = $2 $1
lentils (red|green) = $1 lentils
(turkey|chicken|ham) slices = cooked $1
veal mince|minced veal = minced meat
(lamb|beef|pork|chicken) kebab meat = diced $1
crab,? (?:white|brown)(?: (?:and|&) (?:white|brown))? meat = crab meat
neeps = swede
(leftover |left over )(?:chicken|beef|lamb|pork|vegetable|veg|thai|green|red|indian) curry = $1curry
kidneys \((?:lamb|pork|veal)(?:, ?)? = kidneys (
goose (?:fat|dripping) = duck fat
(?:gilt[- ]?head )?(?<!sea )bream = sea bream
(?:restos|sobras) del? (?:cocido|puchero)(?!\s*:) = carne sobrante
salchichas? (?:de |tipo )?(?:frankfurt|viena) = frankfurters
(?:jud[ií]as? )?(?:ferraura|bajoqueta) = judías verdes planas
costillas de cordero = chuletas de cordero
tiras? de asado = beef short ribs
coca[- ]cola|coke = cola
salsa (?:roja|ranchera|taquera|de chile|de molcajete) = salsa mexicana
salsa fileto = salsa de tomate
cebollas? (?:larga|junca|de rama|de verdeo)s? = cebolleta
caraway seeds? = caraway
(?:tapas?|masa|discos?) (?:de|para) (?:tarta|pascualina)s? = masa quebrada
(arepas?|cachapas) (?:listas?|ya hechas|precocidas) = $1
totopos? = tortilla chips
(?:latas? de )?(calamares|chipirones) en su tinta (?:en|de) lata = $1 en lata
chiles? (poblano|guajillo|habanero|jalape[ñn]o|chipotle)s? = $1
bifes? de chorizo = entrecot de ternera
(?:nalga|bola de lomo|cuadrada)(?: de (?:ternera|vaca|res|novillo))? = filetes de ternera
(?:chilli|broad|spicy) bean (?:paste|sauce)|toban(?:djan)? = chili bean paste
lomo embuchado|caña de lomo = jamón serrano
(?:obleas|tapas|discos|masa) (?:de|para) empanad(?:ill)?as? = tapas de empanada
ñoquis de (?:papas?|patatas?) = ñoquis
peceto|redondo de ternera|muchacho redondo = beef joint
suadero|sobrebarriga = beef brisket
diezmillo|posta negra|lagarto de res|(?:beef )?(?:stewing|stew|casserole) (?:steaks?|meat) = stewing beef
((?:carne )?picada) de (?:ternera|vaca|vacuno) = carne picada
(?:beef )?(?:chuck|blade|arm) (?:pot )?roasts? = beef chuck roast
stir[- ]?fry (?:veg(?:etables|gies)?|mix) = mixed vegetables
(?<!(?:thinly|finely|thickly) )(?:deli|sliced|lunchmeat) (turkey|chicken|ham) = cooked $1
tri[- ]?tips? = sirloin steak
tomato passata = passata
frozen croquettes = croquetas congeladas
frozen meatballs = albóndigas congeladas
(?:digestive|rich tea|malted milk|hobnob) (?:biscuits?|cookies?) = digestives
(?:pasta|masa|hojas?) (?:de )?bri(?:ck|k|c) = filo pastry
sausage ?meat = sausages
(?:pepitas|chispas|gotas|perlas) de chocolate|choc(?:olate)? (?:chips?|chunks|drops) = chocolate chips
(?<=(?:^|[,;\n]) *)chopped tomatoes = tinned tomatoes
(?:left ?over )?(turkey|chicken) carcass meat|(?:left ?over )?meat (?:from|off) (?:a |the |my )?(turkey|chicken)(?: carcass)? = leftover $1$2
(turkey|duck|rabbit|pork|beef|lamb|veal|venison) meat(?!ball| ?loaf| pie) = $1
(?:dumpling|gyoza|potsticker) (?:wrappers?|skins?) = wonton wrappers
tomates? (?:natural(?:es)? )?(?:triturados?|tamizados?|en conserva) = tomate en lata
harina (?:de ma[ií]z (?:blanco |blanca )?(?:precocida|para arepas)|(?:para|de) arepas?) = harina pan
(?:crema|mantequilla|manteca|pasta) de (?:cacahuetes?|cacahuates?|man[ií]) = peanut butter
cheese curds = cheese
pimientos? del padr[oó]n = pimientos de padrón
(?:patatas|papas) fritas de bolsa = patatas chips
(?:palitos|varitas) (?:de (?:merluza|pescado) )?congelad[ao]s = varitas de merluza
gravy (?:granules|powder|cubes?) = stock cube
shawarma (?:spices?|seasoning|mix) = spices
(leftover |left over )(?:cottage|shepherd['’]?s|fish|steak|meat) pie = $1pie
((?:leftover|left over|sobras de|restos de) )lasa(?:gn[ae]|ñas?) = $1lasagne al forno
pork (?:butt|boston butt) = pork shoulder
corn ?dogs? = hot dogs
hamburger meat = ground beef
ro-?tel(?: tomatoes)? = tinned tomatoes
(?:great northern|navy) beans? = haricot beans
lima beans? = butter beans
(cannellini|borlotti|flageolets?)(?! beans?) = $1 beans
crescent (?:rolls?|dough) = puff pastry
(?:hoagie|kaiser|sub|crusty|hawaiian|finger|ciabatta|submarine|soft|slider|potato) (?:rolls?|buns?) = bread rolls
(?:(?:bag of|bagged) )?slaw mix = coleslaw
(?:bags? of )?coleslaw mix = cabbage
falukorv|lenkkimakkara|ring bologna = smoked sausage
(?:smoked )?scamorza = provolone
(?:00|tipo 00|type 00) flour = flour
round (?:squash(?:es)?|zucchinis?|courgettes?) = courgettes
(?:stove[- ]?top|paxo|boxed?|packet of) (?:of )?stuffing(?: mix)? = stuffing
pita chips = tortilla chips
babybels? = cheese
(?:dairylea|(?:the )?laughing cow)(?: triangles| cheese)? = cream cheese
potato waffles? = hash browns
(?:kraft|boxed?|box of) (mac(?:aroni)?(?: and| &| n)? cheese) = $1
queso (?:de hebra|asadero|quesillo|chihuahua|menonita)|quesillo oaxaque[ñn]o = queso oaxaca
(?:chinese|duck|peking) pancakes = flour tortillas
entra[ñn]as?|arracheras? = skirt steak
asado de tira = beef short ribs
ojo de bife|bifes? anchos? = ribeye steak
bifes? angostos?|picañas?|picanhas?|tapa de cuadril|churrascos? de res = sirloin steak
soja en salsa = salsa de soja
(?:skin[- ]on,? )?bone[- ]in,? (?:skin[- ]on,? )?(?:chicken )?thighs?|(?:chicken )?thighs?,? (?:on the bone|bone[- ]in|with (?:the )?bones?) = bone-in chicken thighs
(?:vino )?(?:dulce )?px|vino (?:dulce )?(?:de )?pedro xim[eé]nez|vino dulce|oloroso(?: dulce)? = Pedro Ximénez
(?:vino )?(?:amontillado|palo cortado)|vino fino = jerez
(pechugas?(?: de (?:pavo|pollo|pato))?) enteras? = $1
whole (chicken|turkey|duck) breasts? = $1 breast
(?<=^|[,;\n] *)(whole (?:chicken|duck|turkey|rabbit))(?= *(?:[,;(.]|$)) = a $1
(?<=^|[,;\n] *)((?:pollo|pato|pavo|conejo) entero)(?= *(?:[,;(.]|$)) = un $1
(\d|two|three|four|five|six) (trout|sea ?bass|sea ?bream|bream|mackerel|red mullet)(?= *(?:[,;(.]|$| and )) = $1 whole $2
(haddock|cod|hake|salmon|trout|mackerel|sea ?bass|sea ?bream|plaice|sole) (\d|two|three|four|five|six) fillets = $2 $1 fillets
(merluza|bacalao|salm[oó]n|trucha|caballa|lubina|dorada|lenguado) (\d|dos|tres|cuatro|cinco|seis) (filetes|lomos) = $2 $3 de $1
cerdo en (?:tiras|dados|cubos|tacos)|tiras de cerdo|pork (?:stir[- ]?fry )?strips|stir[- ]?fry pork = lomo de cerdo
ternera en tiras|tiras de (?:ternera|res) = filetes de ternera
(pollo|pavo) en tiras|tiras de (pollo|pavo) = pechuga de $1$2
(\d|dos|tres|cuatro|cinco|seis) (truchas|lubinas|doradas|caballas|salmonetes)(?= *(?:[,;(.]|$| y )) = $1 $2 enteras
(?:ready(?:[- ]made)? |jars? of )*(?:tikka masala|korma|balti|madras|jalfrezi|rogan josh|butter chicken|bhuna|curry) (?:curry )?(?:cooking )?sauce = curry sauce
(macarrones|espaguetis|espagueti|pasta|arroz|pollo|pavo|carne|cordero|pur[eé]) que (?:sobr|qued)\p{L}+ = sobras de $1
(?:fresh )?pasta sheets|(?:l[aá]minas|placas) de (?:pasta|lasa[ñn]a) = lasagne sheets
(?:contra)?muslos?(?: de pollo)? con (?:el )?hueso = bone-in chicken thighs
(?:levadura|polvos?) royal = levadura química
pepitas?(?: de calabaza)? = pumpkin seeds
chambaretes?(?: de res)? = beef shin
bread crumbs? = breadcrumbs
(?:white |brown )?crab ?meat = crab
(tostas?) de pan = $1
tortitas de (trigo|ma[ií]z|harina) = tortillas de $1
(?:ta(?:co|quito)s|dados|daditos) de (queso|jam[oó]n|bac[oó]n|beicon|panceta)(?! al pastor) = $1
(?<=(?:queso|jam[oó]n(?: serrano| york)?|bac[oó]n|beicon|panceta|at[uú]n|pavo|pollo|salm[oó]n) )(?:(?:cortad[oa] )?en (?:ta(?:co|quito)s|dados|daditos)) = en trozos
pasta de colores|(?:h[eé]lices|espirales)(?: de (?:pasta|colores|verduras))? = pasta
plumas(?=\s*(?:[,;(.]|$)) = macarrones
(?:fideos?|pasta) (?:de )?cabello de [aá]ngel = fideos finos
txistorras? = chistorra
(\p{L}+) con (?:la )?piel(?: a un lado)? = $1
botifarras? = butifarra
barras? de pan = pan
(?:filetes?|medallones) de (?:cinta de )?lomo(?! de| adobado) = lomo de cerdo
cabezas? de lomo(?: de cerdo)? = aguja de cerdo
(?:lomo|filetes?|chuletas?) de sajonia = chuletas de cerdo
carne (?:de|para) ragú = carne para guisar
(?:culata de contra|tapilla|babilla|contra|espaldilla|cadera)(?: de (?:ternera|vaca|añojo)) = beef joint
bacaladillas?|palometas?|jap[uú]tas? = pescado blanco
gallos?(?=\s*(?:[,;(.]|$)) = lenguado
verdel(?:es)? = caballa
marrajo|tintorera = cazón
rejos = calamares
verdinas = alubias
morcillas? de (?:arroz|cebolla) = morcilla
migas de bacalao = bacalao desmigado
tomates? (?:de )?pera = tomates
(piña|melocot[oó]n|peras?|cerezas?|mango) en (?:alm[ií]bar|su jugo) = $1 en lata
anchoas? en (?:aceite|salaz[oó]n) = anchoas
piparras?(?: en vinagre)?|guindillas en vinagre|guindillas (?:vascas|dulces|de ibarra) = pickled chillies
brevas = higos
picotas = cerezas
ajos? tiernos?|ajetes?|(?:young|green) garlic = spring onions
(?:pearl|baby|silverskin) onions?|cebollitas? (?:francesas?|perla) = shallots
confit duck legs?|duck (?:legs? )?confit|(?:muslos? de )?pato confitado|muslos? de pato confitad[oa]s? = cooked duck
veg(?:gie)? (stock|broth) = vegetable $1
(dark|milk|white) choc(?= *(?:[,;(]|$)) = $1 chocolate
tomates? peritas? = tomates
(?:pineapple|pinapple) rings?(?: tins?)? = tinned pineapple
iceberg(?! lettuce) = lettuce
(cherry|plum) toms? = $1 tomatoes
(bottle|glass|splash|dash|drop) of (red|white)(?= *(?:[,;(.]|$)) = $1 of $2 wine
bolsas? de (?:ensalada|lechuga|brotes)|ensaladas? (?:de|en) bolsa = lechuga
(?:crema|reducci[oó]n|glasa) de (?:m[oó]dena|vinagre bals[aá]mico) = vinagre balsámico
chips de chocolate = pepitas de chocolate
pasas sultanas = pasas
matalah[uú]va|matalah[uú]ga|an[ií]s en grano|granos de an[ií]s = aniseed
(left ?over) (?:takeaway|take[- ]?out) = $1
instant mash(?:ed potato(?:es)?)? = leftover mashed potatoes
left ?overs?(?: from)?(?: the| our)? (?:sunday |christmas |roast )+(?:dinner|lunch|roast)(?= *:) = leftovers
(?:left ?over|yesterday['’]?s) (?:(?:beef|lamb|chicken|turkey|meat|vegetable|veg) )?(?:stew|casserole|hotpot|tagine)|(?:beef|lamb|chicken|turkey|meat|vegetable) (?:stew|casserole) leftovers|(?:sobras|restos) del? (?:estofado|guiso|guisado|carne guisada)(?: de (?:ternera|carne|pollo|pavo|cordero|verduras))? = leftover stew
(?:left ?over|cold|day[- ]old|yesterday['’]?s)(?: \p{L}+)? pa?ella|paella (?:leftovers|from yesterday)|(?:(?:sobras|restos) de(?: la)? )?paella(?: de \p{L}+)? (?:de ayer|sobrante|que (?:me )?sobr\p{L}+)|(?:sobras|restos) de(?: la)? paella(?: de (?:marisco|pollo|verduras))? = leftover paella
(?:left ?over|cold|day[- ]old|yesterday['’]?s)(?: \p{L}+)? risotto|risotto (?:leftovers|from yesterday)|(?:sobras|restos) de(?:l)? risotto(?: de \p{L}+)?|risotto(?: de \p{L}+)? (?:de ayer|sobrante|que (?:me )?sobr\p{L}+) = leftover risotto
(?:fresh )?(?:(?:spinach|ricotta|mushroom|cheese|four[- ]cheese|pumpkin|squash)(?: ?(?:and|&) ?(?:ricotta|spinach|cheese|sage))? )(ravioli|tortellini|tortelloni) = $1
(raviolis?|tortellinis?) (?:de|rellenos de) (?:espinacas?|queso|ricotta|setas|calabaza)(?: y (?:espinacas?|queso|ricotta|setas|nueces))? = $1
(?<!de )cabello de [aá]ngel = mermelada
carne de (?:vaca|vacuno|novillo|añojo)(?! (?:picada|molida|para)) = carne de res
(?:masa|harina) (?:para|de) (?:tortillas?|nixtamal|tamal(?:es)?)|masa de ma[ií]z = masa harina
flan de (?:sobre|caja)|preparado (?:para|de) flan = sobre de flan
(?:vanilla|chocolate|lemon|yellow|white|sponge|red velvet) (cake mix(?:es)?) = $1
`);

/** The same of names that mean this only beside certain foods, as a pudding's ripe plantain is a banana: `words = name = beside`. */
const namesBeside = rowsOf(String.raw`
pl[aá]tanos? maduros? = plátano macho = arroz|frijol|frejol|caraota|poroto|carne|pollo|cerdo|queso|yuca
tortillas (?:duras|viejas) = tortillas de maíz duras = jitomate|chile|aguacate|frijol
tostadas?(?=\s*(?:,|$)) = tortillas de maíz = jitomate|at[uú]n|aguacate|frijol|crema|lechuga|cilantro|salsa|pescado
(?<=,\s*)salsa(?=\s*(?:,|$)) = salsa mexicana = tortilla|bolillo
queso cremoso = mozzarella = choclo|zapallo|morr[oó]n|polenta|tapas? de
calabazas?(?! de) = calabacín = nopal|ejote
pancakes = flour tortillas = hoisin
(?:(?:jars?|tins?|pots?) of )?apple sauce = applesauce = [^]*,
consom[eé] de (pollo|res)(?: en polvo)? = caldo de $1 = [^]*,
manteca(?! de) = mantequilla = crema de leche|verdeo|arvejas|morr[oó]n(?:es)?(?!\p{L})
costillitas(?: de cerdo)? = chuletas de cerdo = manteca|crema de leche|verdeo|morr[oó]n
manteca(?! de) = manteca de cerdo = ma[ií]z|masa|frijol|cerdo|chile|tortilla|almendra|ajonjol[ií]|s[eé]samo|^(?=[^]*harina)(?![^]*(?:huevo|az[uú]car|leche|queso|membrillo))
manteca(?! de) = mantequilla = [^]
limones(?! (?:encurtid|confitad)) = limas = jitomate|aj[ií](?!llo|nomoto)|rocoto|camote|elote|nopal|epazote|chipotle|guajillo|chile|tortillas de ma|culantro
lim[oó]n(?= *(?:[,;(.]|$)) = lima = jitomate|aj[ií](?!llo|nomoto)|rocoto|camote|elote|nopal|epazote|chipotle|guajillo|chile|tortillas de ma|culantro
harina de ma[ií]z = maicena = ^(?![^]*(?:trigo|levadura|mantequilla|queso))(?=[^]*leche)(?=[^]*(?:az[uú]car|vainilla|canela))
harina de ma[ií]z = harina pan = ^(?![^]*(?:az[uú]car|levadura|trigo|chocolate|leche|parmesano))(?=[^]*(?:queso|mantequilla|carne|aguacate|caraota|frijol))
bocadillos?(?=\s*(?:,|$)) = bocadillo de guayaba = coste[ñn]o|campesino|cuajada|pl[aá]tano|arequipe
garras?(?: de cerdo)? = manitas de cerdo = frijol|fr[ií]jol
(?:frijol(?:es)?|fr[ií]jol(?:es)?) cargamanto = borlotti beans = [^]
lomo(?=\s*(?:,|$)) = lomo de res = saltado|papas fritas
galletas(?=\s*(?:,|$)) = galletas saladas = aj[ií] amarillo
levadura(?! (?:qu[ií]mica|fresca|seca|nutricional|de )) = levadura química = ^(?![^]*(?:fuerza|panader|fresca|brioche|rosc[oó]n|trenza|conchas|pan de muerto))(?=[^]*huevo)(?=[^]*(?:az[uú]car|pl[aá]tano|chocolate|cacao|miel))
(?<!smoked )salmon = smoked salmon = bagel
(?<=,\s*)muffins(?=\s*(?:,|$)) = English muffins = hollandaise|bacon|ham
`);

const whole = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu');
const rows = [...names, ...namesBeside].map((row) => {
  const [words = '', name = '', beside = ''] = row.split(' = ');
  return { source: words, words: whole(words), name, beside: new RegExp(`(?<!\\p{L})(?:${beside})`, 'iu') };
});

/** The source of a pattern that matches where one of the words stands. */
export const regionalWords = rows.map(({ source }) => source).join('|');

/** Returns a list of foods with the lexicon's names in the place of regional ones. */
export const withUsualNames = (text: string): string =>
  rows.reduce(
    (left, { words, name, beside }) => (beside.test(left) ? left.replace(words, name) : left),
    text,
  );

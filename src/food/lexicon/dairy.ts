/**
 * Milk, cream, yoghurt, cheese, eggs and their substitutes. Format: see parseTable.ts. `dairy` is milk with its lactose, `milk`
 * is milk with little lactose left (hard cheese, ghee, casein).
 * Sources: Regulation (EU) 1169/2011 Annex II; FALCPA; Monash University FODMAP guides; EFSA opinion on lactose thresholds.
 */
export const dairy = `
@dairy
milk,dairy|leche,leche de vaca,lácteos
goat milk,goat's milk,sheep milk,sheep's milk,buffalo milk|leche de cabra,leche de oveja
lactose-free milk|leche sin lactosa,leche deslactosada|-dairy -fodmap milkonly
milk powder,powdered milk,dried milk,dry milk,malted milk powder|leche en polvo|processed
malted milk|leche malteada,malteada|gluten sugar
condensed milk,khoya,mawa|leche condensada,La Lechera|processed sugar
evaporated milk|leche evaporada|processed
dulce de leche,caramel spread|dulce de leche,cajeta,arequipe,manjar|sugar
buttermilk|suero de leche,suero de mantequilla,mazada
kefir|kéfir
cream,half-and-half,malai,Cool Whip,whipped topping|nata,crema,crema de leche,nata para cocinar,nata para montar
sour cream,soured cream,creme fraiche|crema agria,suero costeño
yoghurt,curd,dahi,froyo,skyr,labneh|yogur
tzatziki|tzatziki,raita|fodmap
lactose-free yoghurt|yogur sin lactosa|-dairy -fodmap milkonly
quark,fromage frais,petit suisse|queso batido
custard,pudding|natillas|egg? processed sugar
crème anglaise,crème pâtissière,pastry cream,crème brûlée,crème caramel|crema inglesa,crema pastelera,flan,crema catalana|egg processed sugar
ice cream,gelato|helado,mantecado helado|egg? nut? processed sugar
whey|suero lácteo,proteína de suero,suero de leche en polvo,lactosuero|processed
casein,caseinate,milk protein,lactalbumin|caseína,caseinato,proteína de leche,proteína láctea|-dairy -fodmap milk processed
lactose|lactosa|processed
butter,garlic butter,buttered,butterfat,milk fat|mantequilla,nuez de mantequilla,grasa láctea,manteca sin sal|-fodmap fodmap?
ghee|ghee,mantequilla ghee|-dairy -fodmap milk
coffee creamer,non-dairy creamer,coffee whitener|crema para café,blanqueador de café|-dairy artificial milk processed sugar
cream cheese,soft cheese,Philadelphia,Boursin|queso crema,queso de untar,queso cremoso,mascarpone,queso filadelfia,queso untable
ricotta|ricota,requesón
cottage cheese,farmer's cheese|queso cottage,cuajada
@cheese: dairy
cheese,Monterey Jack,colby,pepper jack,cheesy,port salut,cheddar jack,Velveeta,Swiss slices|queso,quesillo,tranchetes,queso manchego tierno
mozzarella,bocconcini,burrata|mozzarella
halloumi,haloumi,saganaki;paneer||salt
queso fresco,panela cheese,oaxaca cheese,cotija,queso oaxaca|queso fresco,queso de Burgos,queso panela,queso blanco,queso Burgos|fodmap
feta||salt
goat cheese,goat's cheese,chèvre|queso de cabra,rulo de cabra
blue cheese,stilton,dolcelatte,roquefort,gorgonzola|queso azul,cabrales|-dairy milk salt
brie;camembert;taleggio;reblochon;raclette;fontina|;;;;;fontina|-dairy milk
cheddar||-dairy milk
gouda;edam;emmental,Swiss cheese,Emmenthal,jarlsberg;gruyère,comté;provolone;havarti,muenster,smoked cheese|;;emmental,queso suizo;gruyer;provolone,provoleta;|-dairy milk
parmesan,parmigiano,asiago,Romano cheese,parm,grana padano,pecorino|parmesano|-dairy milk rennet salt
manchego,mahón|manchego,queso curado,queso de oveja,queso viejo,queso ibérico|-dairy milk rennet
@egg
egg,quail's egg,quail egg,duck egg|huevo,huevo de codorniz,blanquillo
egg white,albumen,dried egg white,meringue powder|clara de huevo,claras,albúmina,ovoalbúmina
egg yolk,yolk|yema de huevo,yema
egg powder,dried egg,lysozyme,egg protein,powdered egg|huevo en polvo,lisozima,proteína de huevo,E1105|processed
meringue|merengue,pavlova,suspiros|cooked sugar
egg replacer,vegan egg,flax egg,chia egg|sustituto de huevo,huevo vegano,huevo de lino,huevo de chía,aquafaba|-egg
egg substitute,egg beaters|sucedáneo de huevo|processed
@dairy alternative
coconut milk|leche de coco,bebida de coco|keto
coconut cream,coconut whipped cream,cream of coconut,coconut butter|crema de coco,nata de coco para cocinar|keto
coconut yoghurt|yogur de coco|sugar?
oat milk,oat drink,oat cream|leche de avena,bebida de avena,nata de avena,crema de avena|carb fodmap? gluten?
almond milk,almond drink,almond yoghurt|leche de almendras,bebida de almendras,leche de almendra,yogur de almendras|nut
soy milk,soy drink,soymilk|leche de soja,bebida de soja|fodmap soy
soy yoghurt,soy cream|yogur de soja,nata de soja,crema de soja|fodmap? soy
rice milk,rice drink|leche de arroz,bebida de arroz|carb
cashew milk,cashew cream,cashew cheese,cashew yogurt|leche de anacardos,queso de anacardos|fodmap nut
hazelnut milk,macadamia milk,walnut milk,pistachio milk,nut milk|leche de avellanas,leche de frutos secos|nut
pea milk,hemp milk,flax milk|leche de guisante,bebida de cáñamo|legume?
plant milk,plant-based milk,non-dairy milk,dairy-free milk,vegan milk,milk alternative,plant-based drink|leche vegetal,bebida vegetal,leche vegana|gluten? nut? soy?
vegan cheese,tofu ricotta,tofu feta,cashew ricotta,cashew mozzarella,cashew parmesan,almond ricotta,almond feta,vegan cream cheese,dairy-free cream cheese,vegan parmesan|queso vegano,queso vegetal|nut? processed soy?
vegan yoghurt,dairy-free yoghurt,plant-based yogurt|yogur vegetal,yogur vegano|nut? processed soy?
vegan cream,dairy-free cream,plant-based cream,plant cream|nata vegetal,nata vegana,crema vegetal,crema vegana|gluten? nut? processed soy?
nata de coco,coconut gel||sugar
`;

/**
 * Milk, cream, yoghurt, cheese, eggs and what stands in for them. Format: see parseTable.ts. `dairy` is milk with its lactose,
 * `milk` is milk with little lactose left (hard cheese, ghee, casein).
 * Sources: Regulation (EU) 1169/2011 Annex II; FALCPA; Monash University FODMAP guides; EFSA opinion on lactose thresholds.
 */
export const dairy = `
@dairy
milk,dairy|leche,leche de vaca,lácteos
goat milk,goat's milk,sheep milk,sheep's milk,buffalo milk|leche de cabra,leche de oveja
lactose-free milk,lacto-free milk|leche sin lactosa,leche deslactosada|-dairy milkonly -fodmap
milk powder,powdered milk,dried milk,dry milk,malted milk powder|leche en polvo|processed
malted milk|leche malteada,malteada|gluten sugar
condensed milk,khoya,mawa|leche condensada,La Lechera|sugar processed
evaporated milk|leche evaporada|processed
dulce de leche,caramel spread,manjar|dulce de leche,cajeta,arequipe,manjar|sugar
buttermilk|suero de leche,suero de mantequilla,leche agria,buttermilk,mazada
kefir|kéfir
cream,half-and-half,malai,Cool Whip,whipped topping|nata,crema de leche,crema
sour cream,soured cream,creme fraiche,Mexican crema|crema agria,nata agria,crema ácida,nata ácida,suero costeño
yoghurt,fruit yoghurt,skyr,labneh,curd,dahi,froyo|yogur,yogur de frutas,skyr,labneh
tzatziki|tzatziki,raita|fodmap
lactose-free yoghurt|yogur sin lactosa,yogurt sin lactosa|-dairy milkonly -fodmap
quark,fromage frais,petit suisse|queso batido,queso fresco batido,quark,petit suisse
custard,pudding|natillas|egg? sugar processed
crème anglaise,crème pâtissière,pastry cream,crème brûlée,crème caramel|crema inglesa,crema pastelera,flan,crema catalana|egg sugar processed
ice cream,gelato|helado,mantecado helado|egg? sugar nut? processed
whey|suero lácteo,proteína de suero,suero de leche en polvo,lactosuero,proteína whey|processed
casein,caseinate,milk protein,lactalbumin|caseína,caseinato,proteína de leche,proteína láctea|-dairy milk -fodmap processed
lactose,milk sugar|lactosa|processed
butter,sweet cream butter,garlic butter,buttered,beurre noisette,butterfat,milk fat|mantequilla,nuez de mantequilla,mantequilla sin sal,grasa láctea,manteca sin sal|-fodmap fodmap?
ghee|ghee,mantequilla ghee|-dairy milk -fodmap
coffee creamer,non-dairy creamer,coffee whitener|crema para café,blanqueador de café|-dairy milk processed sugar artificial
cream cheese,soft cheese,Philadelphia,Boursin,Neufchâtel|queso crema,queso de untar,queso cremoso,mascarpone,queso filadelfia,queso untable
ricotta|ricota,requesón
cottage cheese,curd cheese,farmer's cheese|queso cottage,cuajada
@cheese: dairy
cheese,Monterey Jack,colby,pepper jack,cheesy,port salut,cheddar jack,Velveeta,Swiss slices|queso,quesillo,tranchetes,queso manchego tierno
mozzarella,bocconcini|mozzarella,burrata
halloumi,haloumi,saganaki;paneer||salt
queso fresco,queso blanco,panela cheese,oaxaca cheese,cotija,queso oaxaca|queso fresco,queso de Burgos,queso panela,queso Oaxaca,queso blanco,queso Burgos|fodmap
feta||salt
goat cheese,goat's cheese,chèvre|queso de cabra,rulo de cabra
blue cheese,stilton,roquefort,dolcelatte|queso azul,roquefort,gorgonzola,cabrales|-dairy milk salt
brie;camembert;taleggio;reblochon;raclette;fontina|;;;;;fontina|-dairy milk
cheddar||-dairy milk
gouda;edam;emmental,Swiss cheese,Emmenthal,leerdammer,jarlsberg;gruyère,comté;provolone;havarti,muenster,smoked cheese|;;emmental,queso suizo;gruyer;provolone,provoleta;|-dairy milk
parmesan,grana padano,parmigiano,asiago,Romano cheese,parm|parmesano,pecorino,grana padano|-dairy milk rennet salt
manchego,mahón,idiazábal|manchego,queso curado,queso de oveja,queso idiazábal,queso mahón,queso viejo,queso ibérico|-dairy milk rennet
@egg
egg,free-range egg,free range egg,quail's egg,quail egg,duck egg|huevo,huevo de codorniz,blanquillo
egg white,albumen,dried egg white,meringue powder,ovalbumin|clara de huevo,claras,albúmina,clara pasteurizada,clara a punto de nieve,ovoalbúmina
egg yolk,yolk|yema de huevo,yema
egg powder,dried egg,lysozyme,egg protein,livetin,powdered egg|huevo en polvo,lisozima,proteína de huevo,E1105|processed
meringue|merengue,pavlova,suspiros|sugar cooked
egg replacer,vegan egg,flax egg,chia egg|sustituto de huevo,huevo vegano,huevo de lino,huevo de chía,aquafaba|-egg
egg substitute,egg beaters|sucedáneo de huevo|processed
@dairy alternative
coconut milk|leche de coco,bebida de coco,leche de coco light|keto
coconut cream,coconut whipped cream,cream of coconut,coconut butter,creamed coconut|crema de coco,nata de coco para cocinar|keto
coconut yoghurt|yogur de coco|sugar?
oat milk,oat drink,oat cream|leche de avena,bebida de avena,nata de avena,crema de avena|gluten? fodmap? carb
almond milk,almond drink,almond yoghurt|leche de almendras,bebida de almendras,leche de almendra,bebida de almendra,yogur de almendras|nut
soy milk,soy drink,soymilk|leche de soja,bebida de soja,leche de soya|soy fodmap
soy yoghurt,soy cream|yogur de soja,nata de soja,crema de soja|soy fodmap?
rice milk,rice drink|leche de arroz,bebida de arroz|carb
cashew milk,cashew cream,cashew cheese,cashew yogurt|leche de anacardos,crema de anacardos,queso de anacardos,bebida de anacardos|nut fodmap
hazelnut milk,macadamia milk,walnut milk,pistachio milk,nut milk|leche de avellanas,bebida de avellana,leche de frutos secos,leche de nueces,bebida de avellanas|nut
pea milk,hemp milk,flax milk|leche de guisante,bebida de cáñamo|legume?
plant milk,plant-based milk,non-dairy milk,dairy-free milk,vegan milk,milk alternative,plant-based drink|leche vegetal,bebida vegetal,leche vegana|soy? nut? gluten?
vegan cheese,vegan cream cheese,dairy-free cream cheese,vegan parmesan|queso vegano,queso vegetal|nut? soy? processed
vegan yoghurt,dairy-free yoghurt,plant-based yogurt|yogur vegetal,yogur vegano|soy? nut? processed
vegan cream,dairy-free cream,plant-based cream,plant cream|nata vegetal,nata vegana,crema vegetal,crema vegana|soy? nut? gluten? processed
nata de coco,coconut gel||sugar
`;

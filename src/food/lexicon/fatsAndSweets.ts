/**
 * Oils, fats, sugars, chocolate, sweets and desserts. Format: see parseTable.ts.
 * Sources: Regulation (EU) 1169/2011 Annex II (soya lecithin, cereals); FALCPA; Monash University FODMAP guides.
 */
export const fatsAndSweets = `
@oil
olive oil,EVOO|aceite de oliva,AOVE,aceite oliva
sunflower oil|aceite de girasol|seedoil
vegetable oil,oil,cooking spray|aceite vegetal,aceite|seedoil soy?
rapeseed oil,canola oil,rape oil|aceite de colza,aceite de canola|seedoil
grapeseed oil;safflower oil;rice bran oil;cottonseed oil;palm oil,palm kernel oil;hemp oil|aceite de pepita de uva,aceite de uva;aceite de cártamo;aceite de salvado de arroz;aceite de algodón;aceite de palma;aceite de cáñamo|seedoil
corn oil|aceite de maíz|seedoil corn
soybean oil,soy oil|aceite de soja|seedoil soy
coconut oil|aceite de coco
avocado oil|aceite de aguacate
sesame oil,gingelly oil|aceite de sésamo,aceite de ajonjolí|sesame
peanut oil,groundnut oil|aceite de cacahuete|peanut
walnut oil;hazelnut oil;almond oil;pistachio oil|aceite de nuez,aceite de nueces;aceite de avellana;aceite de almendra,aceite de almendras;aceite de pistacho|nut
flaxseed oil,linseed oil|aceite de lino,aceite de linaza
chilli oil|aceite de chile,aceite picante,aceite de guindilla|nightshade
garlic-infused oil,garlic oil,garlic-infused olive oil|aceite de ajo,aceite aromatizado con ajo
truffle oil|aceite de trufa
margarine,baking spread,vegetable spread,dairy-free spread|margarina,margarina vegetal,mantequilla vegetal|milk? soy? processed artificial
shortening,vegetable shortening,crisco|manteca vegetal,grasa vegetal|processed gluten?
vegetable suet|sebo vegetal|wheat processed
cocoa butter,cacao butter,cocoa butter wafers|manteca de cacao,mantequilla de cacao
@sweetener
sugar,demerara,muscovado,sucrose,coconut sugar,jaggery,rapadura|azúcar,azúcar de coco
icing sugar,powdered sugar,confectioner's sugar|azúcar glas,azúcar glass,azúcar impalpable,azúcar en polvo,azúcar flor,azúcar glasé|corn?
panela|panela,piloncillo,chancaca,papelón,raspadura
honey,honeycomb|miel|animal fodmap
maple syrup|sirope de arce,jarabe de arce,miel de maple,miel de arce
agave syrup,agave|sirope de agave,miel de agave|fodmap
golden syrup,rice syrup,treacle,brown rice syrup,syrup,sorghum syrup|almíbar,miel de caña,sirope,jarabe,sirope de arroz
burnt sugar|caramelo,caramelo líquido,caramelo para flan|milk?
molasses|melaza|sulfite? fodmap
corn syrup,karo syrup|jarabe de maíz,sirope de maíz|corn fodmap? processed
high-fructose corn syrup,HFCS|jarabe de maíz de alta fructosa|corn fodmap processed
glucose syrup,dextrose,glucose,maltodextrin,glucose-fructose syrup,invert sugar|jarabe de glucosa,glucosa,dextrosa,maltodextrina|corn? wheat? processed
fructose,fruit sugar|fructosa|fodmap
barley malt syrup,malt,malted barley,barley malt|malta,malta de cebada,cebada malteada|gluten
date syrup,date molasses|sirope de dátil|fodmap
pomegranate molasses|melaza de granada
stevia;erythritol;monk fruit,monk fruit sweetener|estevia;eritritol;fruta del monje|-sugar
xylitol;sorbitol;mannitol;isomalt,maltitol,polyols|xilitol;;manitol;isomalt,maltitol|-sugar fodmap artificial
sweetener,aspartame,sucralose,saccharin,acesulfame|edulcorante,aspartamo,sucralosa,sacarina|-sugar artificial
@sweet
chocolate,dark chocolate,plain chocolate,70% chocolate,semisweet chocolate,bittersweet chocolate,chocolate chips,dark chocolate chips,baking chocolate,couverture,cooking chocolate,semisweet chips,chocolate sauce,unsweetened chocolate,bittersweet chips|chocolate,chocolate negro,chocolate amargo,chocolate fondant,chocolate de cobertura,chocolate puro,chocolate semiamargo,chocolate para fundir|milk? soy? nut?
milk chocolate,white chocolate,milk chocolate chips,white chocolate chips,candy melts,chocolate bar,chocolate buttons|chocolate con leche,chocolate blanco,chocolatinas|dairy soy? fodmap nut?
Ferrero Rocher,Kinder Bueno|Ferrero Rocher|wheat nut dairy fodmap soy?
Toblerone|Toblerone|nut egg dairy soy?
Snickers|Snickers|peanut dairy egg soy?
Reese's,peanut butter cups|chocolates de cacahuete|peanut dairy soy?
Kit Kat,KitKat,Twix|Kit Kat|wheat dairy fodmap soy?
Maltesers,malted milk balls,Mars bar|Maltesers|gluten dairy wheat? egg? soy?
M&M's,Smarties|lacasitos|dairy nut? peanut? gluten?
chocolates,chocolate truffles,chocolate eggs,Easter egg|bombones,trufas de chocolate,huevo de Pascua,ganache|dairy soy? nut? fodmap
cocoa powder,cocoa beans|cacao,cocoa|-sugar -processed
drinking chocolate,hot chocolate|cacao soluble,chocolate a la taza,chocolate en polvo,chocolate caliente|milk? gluten?
caramel,butterscotch,fudge,caramel sauce,toffee sauce,butterscotch chips|toffee,salsa de caramelo,caramelo salado|dairy fodmap?
sweets,candy,jelly beans,gummy bears,jelly sweets,Swedish Fish|golosinas,caramelos,gominolas,chuches|artificial meat? corn? gluten?
marshmallow|nubes,malvaviscos,masmelos,bombones malvavisco|meat treif haram corn? artificial
liquorice,licorice|regaliz,palo dulce|wheat fodmap
jam,marmalade,fruit preserve,apricot jam,redcurrant jelly,fig jam,cranberry sauce,apple butter,apricot preserves,grape jelly,cranberry jelly|mermelada,confitura,mermelada de albaricoque,jalea de frutas|fodmap? sulfite?
quince paste,guava paste|membrillo dulce,bocadillo veleño,bocadillo de guayaba,guayabate,dulce de membrillo,carne de membrillo|fodmap?
lemon curd,orange curd,lime curd|crema de limón,lemon curd,cuajada de limón|egg dairy
jelly,jello,gelatin dessert,Jell-O|gelatina de fresa,gelatina de frutas|meat haram? treif artificial
sprinkles,hundreds and thousands|fideos de colores|artificial milk? gluten?
sorbet,ice lolly,granita|sorbete,polo helado,granizado
buttercream,frosting,icing,cream cheese frosting|crema de mantequilla,glaseado,frosting,glasa|milk? egg?
cake,cupcake,muffin,gingerbread,sponge fingers,ladyfingers,savoiardi,Christmas pudding,Victoria sponge,madeleine,lady fingers,banana bread,scone|bizcocho,pastel,torta,tarta,magdalena,muffin,brownie,queque,roscón,panettone,soletillas,mantecado,biscocho,vainillas,pionono,sobao,bizcochuelo,budín|wheat egg milk? nut? fodmap
cheesecake|tarta de queso,pay de queso|wheat? egg dairy fodmap
biscuit,cookie,shortbread,graham cracker,Oreo,ginger nuts,gingersnaps,speculoos,wafer,digestives,ice cream cone,Biscoff,custard creams,cookie butter,crumble topping|galleta,barquillo,polvorón,galletas de mantequilla,galletitas,cucurucho,oblea,chocolinas|wheat milk? egg? nut? soy? fodmap
caramel sandwich biscuits|alfajor|wheat dairy fodmap egg?
doughnut,pancake,Yorkshire pudding,blini,French toast,toad in the hole|churro,tortitas,crêpe,gofre,rosquilla,panqueque,torrijas,waffles,hotcakes,buñuelos,filloas,dónut|wheat egg dairy fodmap
profiteroles,éclair,choux pastry,choux buns|profiterol,pasta choux|wheat egg dairy fodmap
tiramisu|tiramisú|wheat egg dairy alcohol? fodmap
rice pudding|arroz con leche|dairy fodmap
baklava||wheat nut fodmap milk?
`;

/**
 * Oils, fats, sugars, chocolate, sweets and desserts. Format: see parseTable.ts.
 * Sources: Regulation (EU) 1169/2011 Annex II (soya lecithin, cereals); FALCPA; Monash University FODMAP guides.
 */
export const fatsAndSweets = `
@oil
olive oil,EVOO|aceite de oliva,AOVE
sunflower oil|aceite de girasol|seedoil
vegetable oil,oil,cooking spray|aceite vegetal,aceite|seedoil soy?
rapeseed oil,canola oil,rape oil|aceite de colza,aceite de canola|seedoil
grapeseed oil;safflower oil;rice bran oil;cottonseed oil;palm oil;hemp oil|aceite de pepita de uva,aceite de uva;aceite de cártamo;aceite de salvado de arroz;aceite de algodón;aceite de palma;aceite de cáñamo|seedoil
corn oil|aceite de maíz|corn seedoil
soybean oil,soy oil|aceite de soja|seedoil soy
coconut oil|aceite de coco
avocado oil|aceite de aguacate
sesame oil,gingelly oil|aceite de sésamo|sesame
peanut oil|aceite de cacahuete|peanut
walnut oil;hazelnut oil;almond oil;pistachio oil|aceite de nuez;aceite de avellana;aceite de almendra;aceite de pistacho|nut
flaxseed oil|aceite de lino
chilli oil|aceite de chile,aceite picante|nightshade
garlic-infused oil,garlic oil,garlic-infused olive oil|aceite de ajo,aceite aromatizado con ajo
truffle oil|aceite de trufa
margarine,baking spread,vegetable spread,dairy-free spread|margarina,mantequilla vegetal|artificial milk? processed soy?
shortening,crisco|manteca vegetal,grasa vegetal|gluten? processed
vegetable suet|sebo vegetal|processed wheat
cocoa butter,cacao butter,cocoa butter wafers|manteca de cacao,mantequilla de cacao
@sweetener
sugar,demerara,muscovado,sucrose,jaggery|azúcar
icing sugar,powdered sugar,confectioner's sugar|azúcar glas,azúcar glass|corn?
panela|panela,piloncillo,chancaca,papelón,raspadura
honey,honeycomb|miel|animal fodmap
maple syrup|sirope de arce,miel de maple,miel de arce
agave syrup,agave|sirope de agave,miel de agave|fodmap
golden syrup,treacle,syrup|almíbar,miel de caña,sirope,jarabe
burnt sugar|caramelo|milk?
molasses|melaza|fodmap sulfite?
corn syrup,karo syrup|jarabe de maíz,sirope de maíz|corn fodmap? processed
high-fructose corn syrup,HFCS|jarabe de maíz de alta fructosa|corn fodmap processed
glucose syrup,dextrose,glucose,maltodextrin,glucose-fructose syrup,invert sugar|jarabe de glucosa,glucosa,dextrosa,maltodextrina|corn? processed wheat?
fructose,fruit sugar|fructosa|fodmap
barley malt syrup,malt,malted barley,barley malt|malta,malta de cebada,cebada malteada|gluten
date syrup|sirope de dátil|fodmap
pomegranate molasses|melaza de granada
stevia;erythritol;monk fruit|estevia;eritritol;fruta del monje|-sugar
xylitol;sorbitol;mannitol;isomalt,maltitol|xilitol;;manitol;isomalt|-sugar artificial fodmap
sweetener,aspartame,sucralose,saccharin|edulcorante,aspartamo,sucralosa,sacarina|-sugar artificial
@sweet
chocolate,couverture,semisweet chips,unsweetened chocolate,bittersweet chips|chocolate,pepitas de chocolate|milk? nut? soy?
milk chocolate,white chocolate,candy melts,chocolate bar,chocolate buttons|chocolate con leche,chocolate blanco,chocolatinas|dairy fodmap nut? soy?
Ferrero Rocher,Kinder Bueno|Ferrero Rocher|dairy fodmap nut soy? wheat
Toblerone|Toblerone|dairy egg nut soy?
Snickers|Snickers|dairy egg peanut soy?
Reese's,peanut butter cups|chocolates de cacahuete|dairy peanut soy?
Kit Kat,KitKat,Twix|Kit Kat|dairy fodmap soy? wheat
Maltesers,malted milk balls,Mars bar|Maltesers|dairy egg? gluten soy? wheat?
M&M's,Smarties|lacasitos|dairy gluten? nut? peanut?
chocolates,chocolate truffles,chocolate eggs,Easter egg|bombones,trufas de chocolate,huevo de Pascua,ganache|dairy fodmap nut? soy?
cocoa powder,cocoa beans|cacao,cocoa|-processed -sugar
drinking chocolate,hot chocolate|cacao soluble,chocolate caliente|gluten? milk?
caramel,butterscotch,fudge,caramel sauce|toffee,salsa de caramelo,caramelo salado|dairy fodmap?
sweets,candy,jelly beans,gummy bears,Swedish Fish|golosinas,caramelos,gominolas,chuches|artificial corn? gluten? meat?
marshmallow|nubes,malvaviscos,masmelos|artificial corn? haram meat treif
liquorice,licorice|regaliz,palo dulce|fodmap wheat
jam,marmalade,apricot jam,redcurrant jelly,fig jam,cranberry sauce,apple butter,apricot preserves,grape jelly,cranberry jelly|mermelada,confitura,mermelada de albaricoque|fodmap? sulfite?
quince paste,guava paste|membrillo,dulce de membrillo,membrillo dulce,bocadillo veleño,bocadillo de guayaba,guayabate,carne de membrillo|fodmap?
lemon curd|crema de limón,cuajada de limón|dairy egg
jelly,jello,Jell-O|gelatina de fresa|artificial haram? meat treif
sprinkles,hundreds and thousands|fideos de colores|artificial gluten? milk?
sorbet,ice lolly,granita|sorbete,polo helado,granizado
buttercream,icing,cream cheese frosting,frosting|crema de mantequilla,glaseado,glasa|egg? milk?
cake,cupcake,gingerbread,sponge fingers,ladyfingers,savoiardi,Christmas pudding,Victoria sponge,madeleine,lady fingers,banana bread,scone,muffin|bizcocho,pastel,torta,tarta,magdalena,brownie,queque,roscón,panettone,soletillas,mantecado,biscocho,vainillas,pionono,sobao,bizcochuelo,budín|egg fodmap milk? nut? wheat
cheesecake|tarta de queso,pay de queso|dairy egg fodmap wheat?
biscuit,cookie,ginger biscuit,ginger cookie,shortbread,graham cracker,Oreo,ginger nuts,gingersnaps,speculoos,wafer,digestives,ice cream cone,Biscoff,custard creams,cookie butter,crumble topping|galleta,barquillo,polvorón,cucurucho,oblea,chocolinas|egg? fodmap milk? nut? soy? wheat
caramel sandwich biscuits|alfajor|dairy egg? fodmap wheat
doughnut,pancake,Yorkshire pudding,blini,French toast,toad in the hole|churro,tortitas,crêpe,gofre,rosquilla,panqueque,torrijas,waffles,hotcakes,buñuelos,filloas|dairy egg fodmap wheat
profiteroles,éclair,choux pastry|profiterol,pasta choux|dairy egg fodmap wheat
tiramisu|tiramisú|alcohol? dairy egg fodmap wheat
rice pudding|arroz con leche|dairy fodmap
baklava||fodmap milk? nut wheat
`;

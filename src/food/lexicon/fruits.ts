/**
 * Fruit, fresh and dried. One line each: English names | Spanish names | facts | measure (see parseTable.ts).
 * Sources: Monash University FODMAP guides; Regulation (EU) 1169/2011 Annex II (sulphur dioxide above 10 mg/kg, usual in dried fruit).
 */
export const fruits = `
@fruit
apple,bramley,granny smith,golden delicious,crab apple,unsweetened applesauce|manzana,manzana reineta|fodmap
applesauce,apple sauce,apple compote|compota de manzana,puré de manzana|fodmap sugar?
pear|pera|fodmap
quince|membrillo|fodmap?
banana|plátano,banano,guineo,cambur|fodmap?
plantain,green banana|plátano macho,plátano verde,plátano maduro|carb
orange|naranja
mandarin,clementine,tangerine,satsuma|mandarina,clementina
lemon|limón|keto
lemon juice,juice of lemon|zumo de limón|keto sulfite?
lime|lima,limón verde,limón sutil|keto
lime juice,juice of lime|zumo de lima,jugo de limón verde|keto sulfite?
kaffir lime leaves,makrut lime leaves|hojas de lima kaffir
preserved lemon|limón en conserva,limón encurtido,limón confitado en sal|salt sulfite?
grapefruit|pomelo,toronja
yuzu;bergamot;kumquat;calamansi,citron|;bergamota;kumquat,quinoto;calamansí
strawberry|fresa,frutilla|keto
raspberry|frambuesa|keto
blackberry|mora,zarzamora|keto fodmap
blueberry|arándano|keto
cranberry|arándano rojo|keto
berries,forest fruits,summer fruits|frutos rojos,frutos del bosque,bayas|fodmap?
gooseberry|grosella espinosa
redcurrant;blackcurrant|grosella;grosella negra,casis
elderberry;boysenberry,loganberry;mulberry|saúco;zarza de Boysen;morera|fodmap?
açaí,acai berry
goji berry,wolfberry|baya de goji,goji|nightshade
physalis,Cape gooseberry,ground cherry|uchuva,aguaymanto,alquequenje,fisalis|nightshade
pepino melon;naranjilla;tamarillo,tree tomato|pepino dulce;lulo;tomate de árbol|nightshade
cherry,cherries|cereza,guinda|fodmap
maraschino cherry,glacé cherry,candied cherry,cocktail cherry|cereza al marrasquino,guinda confitada,cereza confitada|fodmap sulfite sugar artificial preserved
peach|melocotón,durazno|fodmap
nectarine|nectarina|fodmap
apricot|albaricoque,damasco,chabacano|fodmap
plum,damson,greengage,mirabelle|ciruela|fodmap
mango||fodmap
papaya|papaya
pineapple|piña,ananá,piña en almíbar
kiwi,kiwifruit|
grapes|uvas|fodmap
watermelon|sandía|fodmap
melon,cantaloupe,honeydew|melón
fig|higo,breva|fodmap
pomegranate,pomegranate seeds|granada|fodmap?
persimmon,sharon fruit|caqui,kaki,persimón|fodmap
passion fruit,passionfruit|maracuyá,fruta de la pasión,granadilla
guava|guayaba
lychee;rambutan;longan|lichi;rambután;|fodmap
dragon fruit|pitahaya,pitaya
star fruit|carambola
durian|durián
jackfruit|yaca,jackfruit
breadfruit|fruta del pan,árbol del pan|carb
cherimoya,custard apple;soursop;mamey sapote,sapodilla|chirimoya;guanábana;mamey,zapote|fodmap?
loquat|níspero japonés
prickly pear,cactus fruit|higo chumbo,tuna roja,queso de tuna,fruto del nopal
tamarind|tamarindo,pasta de tamarindo|sulfite?
coconut,coconut chips|coco|keto sulfite?
fruit|fruta,macedonia|fodmap?
ackee|ackee|cooked
banana chips|chips de plátano|carb oil sugar?
@dried fruit
raisins,golden raisin|pasas,pasa de uva
sultanas|sultana
currants|pasas de Corinto
dried apricot|orejón,orejones,albaricoque seco,damasco seco
dried fig|higo seco,higo paso
date|dátil,dátiles|-sulfite sulfite?
prune,dried plum|ciruela pasa,ciruela seca|-sulfite sulfite?
dried cranberry,craisins|arándano seco,arándano rojo deshidratado,arándanos deshidratados|sugar
dried mango;dried apple,apple rings;dried pineapple;dried papaya;dried peach,dried pear|mango deshidratado,mango seco;manzana deshidratada;piña deshidratada;papaya deshidratada;melocotón seco,huesillos
dried cherry,dried blueberry,dried strawberry,freeze-dried berries,freeze-dried strawberries,freeze-dried raspberries|cereza seca,cerezas deshidratadas,fresa liofilizada,frambuesa liofilizada|-sulfite sulfite?
dried fruit,trail mix fruit,dried mixed fruit|fruta seca,fruta deshidratada,frutas pasas
mixed peel,candied peel,candied orange peel,candied fruit,crystallised ginger,candied ginger,candied lemon peel|fruta confitada,fruta escarchada,naranja confitada,jengibre confitado,fruta abrillantada|sugar -fodmap
mincemeat,fruit mince|relleno de frutas mincemeat|sugar nut? alcohol?
`;

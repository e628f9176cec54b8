/**
 * Fruit, fresh and dried. One line each: English names | Spanish names | facts | measure (see parseTable.ts).
 * Sources: Monash University FODMAP guides; Regulation (EU) 1169/2011 Annex II (sulphur dioxide above 10 mg/kg, usual in dried fruit).
 */
export const FRUITS = `
@fruit
apple,bramley,granny smith,golden delicious,crab apple,unsweetened applesauce|manzana,manzana reineta|fodmap|180/piece 120/cup bake30
applesauce,apple sauce,apple compote|compota de manzana,puré de manzana|fodmap sugar?|245/cup
pear|pera|fodmap|180/piece
quince|membrillo|fodmap?
banana|plátano,banano,guineo,cambur|fodmap?|120/piece 150/cup
plantain,green banana|plátano macho,plátano verde,plátano maduro|carb|200/piece fry8 boil20
orange|naranja||180/piece
mandarin,clementine,tangerine,satsuma|mandarina,clementina||80/piece
lemon|limón|keto|100/piece 12/person
lemon juice,juice of lemon|zumo de limón|keto sulfite?|ml tbsp
lime|lima,limón verde,limón sutil|keto|65/piece
lime juice,juice of lime|zumo de lima,jugo de limón verde|keto sulfite?|tbsp
kaffir lime leaves,makrut lime leaves|hojas de lima kaffir
preserved lemon|limón en conserva,limón encurtido,limón confitado en sal|salt sulfite?
grapefruit|pomelo,toronja||250/piece
yuzu;bergamot;kumquat;calamansi,citron|;bergamota;kumquat,quinoto;calamansí
strawberry|fresa,frutilla|keto|12/piece 150/cup
raspberry|frambuesa|keto|4/piece 125/cup
blackberry|mora,zarzamora|keto fodmap|140/cup
blueberry|arándano|keto|150/cup
cranberry|arándano rojo|keto|100/cup
berries,forest fruits,summer fruits|frutos rojos,frutos del bosque,bayas|fodmap?|140/cup
gooseberry|grosella espinosa
redcurrant;blackcurrant|grosella;grosella negra,casis
elderberry;boysenberry,loganberry;mulberry|saúco;zarza de Boysen;morera|fodmap?
açaí,acai berry
goji berry,wolfberry|baya de goji,goji|nightshade
physalis,Cape gooseberry,ground cherry|uchuva,aguaymanto,alquequenje,fisalis|nightshade
pepino melon;naranjilla;tamarillo,tree tomato|pepino dulce;lulo;tomate de árbol|nightshade
cherry,cherries|cereza,guinda|fodmap|8/piece 155/cup
maraschino cherry,glacé cherry,candied cherry,cocktail cherry|cereza al marrasquino,guinda confitada,cereza confitada|fodmap sulfite sugar artificial preserved
peach|melocotón,durazno|fodmap|150/piece
nectarine|nectarina|fodmap|140/piece
apricot|albaricoque,damasco,chabacano|fodmap|35/piece
plum,damson,greengage,mirabelle|ciruela|fodmap|65/piece
mango||fodmap|200/piece 165/cup
papaya|papaya||300/piece
pineapple|piña,ananá,piña en almíbar||900/piece 165/cup
kiwi,kiwifruit|||75/piece
grapes|uvas|fodmap|5/piece 150/cup
watermelon|sandía|fodmap|150/cup
melon,cantaloupe,honeydew|melón||160/cup
fig|higo,breva|fodmap|50/piece
pomegranate,pomegranate seeds|granada|fodmap?|170/cup
persimmon,sharon fruit|caqui,kaki,persimón|fodmap|170/piece
passion fruit,passionfruit|maracuyá,fruta de la pasión,granadilla||35/piece
guava|guayaba
lychee;rambutan;longan|lichi;rambután;|fodmap
dragon fruit|pitahaya,pitaya
star fruit|carambola
durian|durián
jackfruit|yaca,jackfruit
breadfruit|fruta del pan,árbol del pan|carb
cherimoya,custard apple;soursop;mamey sapote,sapodilla|chirimoya;guanábana;mamey,zapote|fodmap?
loquat|níspero japonés
prickly pear,cactus fruit|higo chumbo,tuna roja,fruto del nopal
tamarind|tamarindo,pasta de tamarindo|sulfite?|tbsp
coconut,coconut chips|coco|keto sulfite?|80/cup
fruit|fruta,macedonia|fodmap?
ackee|ackee|cooked
banana chips|chips de plátano|carb oil sugar?
@dried fruit
raisins,golden raisin|pasas,pasa de uva||145/cup
sultanas|sultana||145/cup
currants|pasas de Corinto||145/cup
dried apricot|orejón,orejones,albaricoque seco,damasco seco||130/cup
dried fig|higo seco,higo paso
date|dátil,dátiles|-sulfite sulfite?|18/piece 150/cup
prune,dried plum|ciruela pasa,ciruela seca|-sulfite sulfite?
dried cranberry,craisins|arándano seco,arándano rojo deshidratado,arándanos deshidratados|sugar
dried mango;dried apple,apple rings;dried pineapple;dried papaya;dried peach,dried pear|mango deshidratado,mango seco;manzana deshidratada;piña deshidratada;papaya deshidratada;melocotón seco
dried cherry,dried blueberry,dried strawberry,freeze-dried berries,freeze-dried strawberries,freeze-dried raspberries|cereza seca,cerezas deshidratadas,fresa liofilizada,frambuesa liofilizada|-sulfite sulfite?
dried fruit,trail mix fruit,dried mixed fruit|fruta seca,fruta deshidratada,frutas pasas
mixed peel,candied peel,candied orange peel,candied fruit,crystallised ginger,candied ginger,candied lemon peel|fruta confitada,fruta escarchada,naranja confitada,jengibre confitado,fruta abrillantada|sugar -fodmap
mincemeat,fruit mince|relleno de frutas mincemeat|sugar nut? alcohol?
`;

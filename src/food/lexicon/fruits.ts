/**
 * Fruit, fresh and dried. Format: see parseTable.ts.
 * Sources: Monash University FODMAP guides; Regulation (EU) 1169/2011 Annex II (sulphur dioxide above 10 mg/kg, usual in dried
 * fruit).
 */
export const fruits = `
@fruit
apple,bramley,granny smith,golden delicious,crab apple|manzana,manzana reineta|fodmap
applesauce|compota de manzana|fodmap sugar?
pear|pera|fodmap
quince|membrillos,membrillo fresco,membrillo crudo|fodmap?
banana|plátano,banano,guineo|fodmap?
plantain|plátano macho,plátano verde|carb
orange|naranja
mandarin,clementine,tangerine,satsuma|mandarina,clementina
lemon|limón|keto
lemon juice,juice of lemon|zumo de limón|keto sulfite?
lime|lima|keto
lime juice,juice of lime|zumo de lima|keto sulfite?
kaffir lime leaves,lime leaves,makrut lime leaves|hojas de lima kaffir
preserved lemon|limón en conserva|salt sulfite?
grapefruit|pomelo,toronja
yuzu;bergamot;kumquat;calamansi|;bergamota;kumquat;calamansí
strawberry|fresa,frutilla|keto
raspberry|frambuesa|keto
blackberry|mora,zarzamora|fodmap keto
blueberry|arándano|keto
cranberry|arándano rojo|keto
berries|frutos rojos,bayas|fodmap?
gooseberry|grosella espinosa
redcurrant;blackcurrant|grosella;grosella negra
elderberry;boysenberry;mulberry|saúco;zarza de Boysen;morera|fodmap?
açaí
goji berry|baya de goji,goji|nightshade
physalis,ground cherry|uchuva|nightshade
pepino melon;naranjilla;tamarillo|pepino dulce;lulo;tomate de árbol|nightshade
cherry|cereza,guinda|fodmap
maraschino cherry,glacé cherry,candied cherry,cocktail cherry|cereza al marrasquino,guinda confitada,cereza confitada|artificial fodmap preserved sugar sulfite
peach|melocotón,durazno|fodmap
nectarine|nectarina|fodmap
apricot|albaricoque,damasco,chabacano|fodmap
plum,damson,mirabelle|ciruela|fodmap
mango||fodmap
papaya|papaya
pineapple|piña,ananá
kiwi,kiwifruit|
grapes|uvas|fodmap
watermelon|sandía|fodmap
melon,cantaloupe,honeydew|melón
fig|higo|fodmap
pomegranate|granada|fodmap?
persimmon,sharon fruit|caqui,kaki,persimón|fodmap
passion fruit,passionfruit|maracuyá,granadilla
guava|guayaba
lychee;rambutan;longan|lichi;rambután;|fodmap
dragon fruit|pitahaya,pitaya
star fruit|carambola
durian|durián
jackfruit|yaca
breadfruit|fruta del pan,árbol del pan|carb
cherimoya,custard apple;soursop;mamey sapote|chirimoya;guanábana;mamey,zapote|fodmap?
loquat|níspero japonés
prickly pear|higo chumbo,tuna roja,queso de tuna
tamarind|tamarindo|sulfite?
coconut|coco|keto sulfite?
fruit|fruta,macedonia|fodmap?
ackee|ackee|cooked
banana chips|chips de plátano|carb oil sugar?
@dried fruit
raisins|pasas
sultanas|sultana
currants|pasas de Corinto
dried apricot|orejón,albaricoque seco,damasco seco
dried fig|higo seco,higo paso
date|dátil|-sulfite sulfite?
prune|ciruela pasa|-sulfite sulfite?
dried cranberry,craisins|arándano seco|sugar
dried mango;dried apple,apple rings;dried pineapple;dried papaya;dried peach,dried pear|mango deshidratado,mango seco;manzana deshidratada;piña deshidratada;papaya deshidratada;melocotón seco,huesillos
dried cherry,dried blueberry,dried strawberry,freeze-dried berries|cereza seca|-sulfite sulfite?
dried fruit,trail mix fruit,dried mixed fruit|fruta seca,fruta deshidratada
mixed peel,candied peel,candied orange peel,candied fruit,crystallised ginger,candied ginger|fruta confitada,fruta escarchada,naranja confitada,jengibre confitado|-fodmap sugar
mincemeat,fruit mince|relleno de frutas mincemeat|alcohol? nut? sugar
`;

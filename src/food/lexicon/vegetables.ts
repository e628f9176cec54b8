/**
 * Vegetables, sea vegetables and mushrooms. One line each: English names | Spanish names | facts | measure (see parseTable.ts).
 * Sources: Monash University FODMAP guides; Regulation (EU) 1169/2011 Annex II (celery); Solanaceae for nightshades.
 */
export const vegetables = `
@vegetable
onion|cebolla,cebollita|fodmap
red onion,purple onion|cebolla morada,cebolla roja|fodmap
pickled onion,silverskin onion,cocktail onion|cebolla encurtida,cebolleta en vinagre,cebollita en vinagre|fodmap sulfite? salt preserved
shallot,eschalot,banana shallot,echalion|chalota,chalote,escalonia,echalote|fodmap
spring onion,scallion,green onion,salad onion,Welsh onion|cebolleta,cebollín,cebolla de verdeo,cebollita china,cebolla tierna,cebollino inglés|fodmap
calçot||fodmap
leek|puerro,poro,ajoporro|fodmap
garlic,ramsons,garlic clove,clove garlic,cloves garlic,clove of garlic|ajo,ajete,pasta de ajo|fodmap
garlic scapes,garlic chives,Chinese chives|tallo de ajo,cebollino chino,nira
ginger,galangal|jengibre,galanga,kion
turmeric root,fresh turmeric|cúrcuma fresca,raíz de cúrcuma
tomato,plum tomato,beef tomato|tomate,jitomate,tomate pera,tomate verde frito|nightshade
cherry tomato,grape tomato,baby plum tomato|tomate cherry,tomate cereza,jitomate cherry,tomatito|nightshade
tinned tomato,chopped tomato,crushed tomato,diced tomato,peeled tomato,stewed tomato|tomate en lata,tomate en conserva,tomate triturado,tomate troceado,tomate pelado|nightshade cooked
passata,sieved tomatoes,strained tomatoes|passata,tomate tamizado,puré de tomate|nightshade cooked
tomato paste,tomato puree,tomato concentrate,sun-dried tomato paste,double concentrate|concentrado de tomate,pasta de tomate,extracto de tomate,tomate concentrado|nightshade cooked
sun-dried tomato,sundried tomato,semi-dried tomato,sunblush tomato|tomate seco,tomate deshidratado|nightshade sulfite? salt
tomatillo|tomatillo,tomate verde,miltomate|nightshade
potato,russet,Yukon gold,aloo|patata|nightshade carb cooked
sweet potato,kumara|boniato,batata,camote,papa dulce|carb fodmap?
yam|ñame,ube|carb cooked
cassava,manioc,tapioca root|yuca,mandioca,guacamota,arracacha|carb cooked
taro,eddo,dasheen|taro|carb cooked
chips,fries,potato wedges,hash brown,tater tots,potato skins,waffle fries,frites|patatas fritas,papas a la francesa,patatas bravas,croqueta de patata,patatas gajo|nightshade carb oil salt processed cooked
bell pepper,sweet pepper,red pepper,green pepper,yellow pepper,orange pepper,peppers,capsicum,mixed peppers,roasted pepper,piquillo,mini peppers,pimento,sliced peppers,banana pepper,cubanelle|pimiento,morrón,locote,ají dulce|nightshade fodmap?
padrón pepper,shishito|pimiento de padrón,pimiento de Guernica|nightshade
chilli,chili pepper,jalapeño,serrano pepper,habanero,scotch bonnet,poblano,anaheim,hot pepper,jalapeño pepper,chilies,peperoncino|chile,guindilla,ají,rocoto,cayena fresca,chiles en vinagre,rajas|nightshade
chipotle,dried chilli,guajillo,pasilla,arbol chilli,mulato chile,dried red chilli,ancho chile|chile chipotle,chile ancho,chile de árbol,chile seco,ñora,pimiento choricero,chile mulato,guindilla seca,cayena|nightshade
chipotle in adobo,chipotle paste,adobo sauce,chipotles in adobo|chipotle en adobo,chipotle adobado,chile chipotle adobado|nightshade fodmap? salt
aubergine,eggplant,brinjal|berenjena|nightshade cooked
courgette,marrow,summer squash,pattypan squash,yellow squash|calabacín,calabacita,zucchini,zapallito,zapallo italiano|fodmap?
courgette flower,squash blossom|flor de calabaza,flor de calabacín
butternut squash,butternut,squash,kabocha,delicata,spaghetti squash,onion squash|calabaza cacahuete,calabaza violín,calabaza butternut,cabello de ángel|fodmap?
pumpkin|calabaza,zapallo,auyama,ahuyama,ayote|fodmap?
chayote,christophine|chayote,papa del aire
bitter melon,bitter gourd,karela|melón amargo
bottle gourd,calabash,ridge gourd|calabaza de peregrino
cucumber|pepino,pepinillo fresco|-
cactus,nopal,prickly pear cactus,nopales|nopal,cactus
carrot|zanahoria
parsnip|chirivía,pastinaca|carb
beetroot,beet|remolacha,betabel,betarraga,beterraga|fodmap
turnip|nabo
swede,neep|colinabo,nabo sueco,rutabaga
kohlrabi|colirrábano
radish,watermelon radish|rábano,rabanito
daikon,mooli,white radish|daikon,rábano blanco
celeriac,celery root|apionabo,apio nabo,raíz de apio,celerí|celery
celery|apio|celery fodmap
mirepoix,soffritto,soup vegetables|mirepoix,bouquet de verduras,verduras para caldo|celery fodmap
lovage|levístico,apio de monte|celery?
fennel|hinojo|fodmap?
asparagus|espárrago|fodmap
artichoke|alcachofa,alcaucil|fodmap
Jerusalem artichoke,sunchoke|tupinambo,alcachofa de Jerusalén,pataca|fodmap
cardoon|cardo
salsify,oyster plant,scorzonera|salsifí,escorzonera
broccoli,broccolini,Calabrese|brócoli,brécol,bimi
broccoli rabe,rapini|brócoli rabe,nabiza
cauliflower,cauliflower rice|coliflor,romanesco,arroz de coliflor|fodmap
cabbage,spring greens|repollo,col,berza
red cabbage,purple cabbage|lombarda,repollo morado,col morada,repollo colorado
savoy cabbage|col de Milán,col rizada de Milán,repollo de hoja rizada|fodmap
napa cabbage,Chinese cabbage,Chinese leaf,wombok|col china,repollo chino,acelga china
bok choy,pak choi,pak choy,bok choi,tatsoi|pak choi,bok choy
Brussels sprout|col de Bruselas,coles de Bruselas,repollito de Bruselas|fodmap?
kale,cavolo nero|kale,col rizada,berza rizada,cavolo nero
collard greens,collards|berza gallega,col berza
mustard greens|hojas de mostaza,mizuna|mustard?
turnip greens;beet greens;dandelion greens|grelos;hojas de remolacha;diente de león
spinach|espinaca
Swiss chard,chard,silverbeet|acelga
lettuce,romaine,little gem,butter lettuce,salad leaves,mixed leaves,mixed salad,salad greens,mixed greens,spring mix,mesclun|lechuga,cogollo,mezclum,ensalada mixta,hojas verdes
lamb's lettuce,corn salad,mâche|canónigo,hierba de los canónigos
rocket,rucola|rúcula,arúgula,oruga
watercress,cress|berro,mastuerzo
endive;chicory,treviso;radicchio;escarole,frisée|endibia;achicoria;;escarola
sorrel|acedera
purslane|verdolaga
nettle|ortiga
okra,lady's fingers,bhindi|okra,quimbombó,quingombó
green beans,French bean,string bean,runner bean,haricots verts,fine beans,wax beans|judías verdes,ejote,chaucha,vainita,habichuela verde,poroto verde,bajoca|legume
peas,petits pois|guisantes,arvejas,chícharos,alverjas|legume fodmap
mangetout,snow pea,sugar snap,snap pea|tirabeque,bisalto,arveja china,guisante dulce|legume fodmap
broad beans,fava bean|habas,habitas|legume fodmap
edamame,edamame beans,green soybean|edamame,soja verde,vainas de soja|soy
bean sprouts,mung bean sprouts,beansprouts|brotes de soja,germinados de soja,brotes de judía mungo,dientes de dragón,brotes de frijol,germen de soja|legume
alfalfa sprouts,sprouted seeds;pea shoots;microgreens|germinado de alfalfa,brotes de alfalfa;brotes de guisante;microgreens,brotes tiernos|legume?
sweetcorn,corn,maize,corncob,babycorn|maíz,elote,choclo,mazorca,jojoto,mazorquita,maicito|corn fodmap carb
bamboo shoots|brotes de bambú
water chestnut|castaña de agua
lotus root|raíz de loto
hearts of palm,palm heart|palmito
jicama,yam bean|jícama
burdock,gobo|bardana
banana leaf,plantain leaf|hoja de plátano
vine leaves,grape leaves|hojas de parra|salt?
avocado|aguacate,palta|keto fodmap?
guacamole||fodmap nightshade?
olives,pimento-stuffed olives|aceitunas,olivas,aceituna manzanilla|salt sulfite? preserved
anchovy-stuffed olives|aceitunas rellenas de anchoa,aceitunas rellenas,olivas rellenas de anchoa|fish salt
gherkin,pickle,cornichon,pickled cucumber,bread and butter pickles,sweet relish|pepinillo,encurtidos,variantes|salt sulfite? mustard? preserved
capers,caperberry|alcaparras,alcaparrón,tápenas|salt
sauerkraut|chucrut|salt sulfite? fodmap
kimchi||fish? shellfish? fodmap nightshade salt
giardiniera,pickled vegetables|giardiniera,verduras encurtidas|celery? sulfite? salt
vegetables,veg,veggies,stir fry mix|verduras,vegetales,hortalizas,menestra|fodmap? celery? legume?
seaweed,nori,kombu,wakame,kelp,dulse,sea lettuce,hijiki,arame,sea spaghetti,aonori|alga,espagueti de mar,cochayuyo|shellfish? fish?
samphire,glasswort|salicornia|salt
fish mint|menta pez
rhubarb|ruibarbo
microwave vegetable rice|arroz con verduras|carb fodmap? legume?
@mushroom
mushrooms,chestnut mushroom,cremini,baby bella,portabella|champiñones,portobello|fodmap
shiitake||fodmap
oyster mushroom,eryngii|seta de ostra,gírgola,seta de cardo,seta ostra|-fodmap
porcini,cep|boletus,boleto|fodmap
chanterelle,girolle|rebozuelo,chantarela|-fodmap fodmap?
mixed mushrooms,wild mushrooms,dried mushrooms,lobster mushroom,chicken of the woods;enoki;shimeji;maitake,hen of the woods;wood ear,cloud ear;morel;lion's mane|setas,hongos,níscalo;;;;oreja de judas;colmenilla;melena de león|fodmap
truffle|trufa|-fodmap
huitlacoche|huitlacoche,cuitlacoche|corn
`;

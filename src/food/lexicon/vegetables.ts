/**
 * Vegetables, sea vegetables and mushrooms. One line each: English names | Spanish names | facts | measure (see parseTable.ts).
 * Sources: Monash University FODMAP guides; Regulation (EU) 1169/2011 Annex II (celery); Solanaceae for nightshades.
 */
export const VEGETABLES = `
@vegetable
onion|cebolla,cebollita|fodmap|150/piece 160/cup 60/person fry8 roast35
red onion,purple onion|cebolla morada,cebolla roja|fodmap|150/piece 160/cup 50/person fry8 roast30
pickled onion,silverskin onion,cocktail onion|cebolla encurtida,cebolleta en vinagre,cebollita en vinagre|fodmap sulfite? salt preserved
shallot,eschalot,banana shallot,echalion|chalota,chalote,escalonia,echalote|fodmap|30/piece fry5
spring onion,scallion,green onion,salad onion,Welsh onion|cebolleta,cebollín,cebolla de verdeo,cebollita china,cebolla tierna,cebollino inglés|fodmap|15/piece 50/cup fry2
calçot||fodmap|40/piece grill15
leek|puerro,poro,ajoporro|fodmap|150/piece 90/cup fry8 simmer15
garlic,ramsons|ajo,ajete,pasta de ajo|fodmap|5/clove 3/person fry1 roast40
garlic scapes,garlic chives,Chinese chives|tallo de ajo,cebollino chino,nira
ginger,galangal|jengibre,galanga,kion||30/piece 4/person fry1
turmeric root,fresh turmeric|cúrcuma fresca,raíz de cúrcuma
tomato,plum tomato,beef tomato|tomate,jitomate,tomate pera,tomate verde frito|nightshade|120/piece 180/cup 120/person roast25 simmer15 grill6
cherry tomato,grape tomato,baby plum tomato|tomate cherry,tomate cereza,jitomate cherry,tomatito|nightshade|15/piece 150/cup 90/person roast15
tinned tomato,chopped tomato,crushed tomato,diced tomato,peeled tomato,stewed tomato|tomate en lata,tomate en conserva,tomate triturado,tomate troceado,tomate pelado|nightshade cooked|240/cup 130/person simmer20
passata,sieved tomatoes,strained tomatoes|passata,tomate tamizado,puré de tomate|nightshade cooked|ml 250/cup 100/person simmer15
tomato paste,tomato puree,tomato concentrate,sun-dried tomato paste,double concentrate|concentrado de tomate,pasta de tomate,extracto de tomate,tomate concentrado|nightshade cooked|tbsp 260/cup 8/person
sun-dried tomato,sundried tomato,semi-dried tomato,sunblush tomato|tomate seco,tomate deshidratado|nightshade sulfite? salt|8/piece 55/cup
tomatillo|tomatillo,tomate verde,miltomate|nightshade|35/piece roast10
potato,russet,Yukon gold|patata|nightshade carb cooked|170/piece 150/cup 220/person boil20 roast45 bake60 fry12 steam20
sweet potato,kumara|boniato,batata,camote,papa dulce|carb fodmap?|200/piece 135/cup 200/person boil18 roast35 bake50
yam|ñame,ube|carb cooked|boil20
cassava,manioc,tapioca root|yuca,mandioca,guacamota,arracacha|carb cooked|boil25 250/piece
taro,eddo,dasheen|taro|carb cooked|boil20
chips,fries,potato wedges,hash brown,tater tots,potato skins,waffle fries,frites|patatas fritas,papas a la francesa,patatas bravas,croqueta de patata,patatas gajo|nightshade carb oil salt processed cooked
bell pepper,sweet pepper,red pepper,green pepper,yellow pepper,orange pepper,peppers,capsicum,mixed peppers,roasted pepper,piquillo,mini peppers,pimento,sliced peppers,banana pepper,cubanelle|pimiento,morrón,locote,ají dulce|nightshade fodmap?|150/piece 150/cup 90/person fry8 roast25 grill10
padrón pepper,shishito|pimiento de padrón,pimiento de Guernica|nightshade|10/piece fry5
chilli,chili pepper,jalapeño,serrano pepper,habanero,scotch bonnet,poblano,anaheim,hot pepper,jalapeño pepper,chilies,peperoncino|chile,guindilla,ají,rocoto,cayena fresca,chiles en vinagre,rajas|nightshade|10/piece fry2
chipotle,dried chilli,guajillo,pasilla,arbol chilli,mulato chile,dried red chilli,ancho chile|chile chipotle,chile ancho,chile de árbol,chile seco,ñora,pimiento choricero,chile mulato,guindilla seca,cayena|nightshade|3/piece
chipotle in adobo,chipotle paste,adobo sauce,chipotles in adobo|chipotle en adobo,chipotle adobado,chile chipotle adobado|nightshade fodmap? salt|tbsp
aubergine,eggplant,brinjal|berenjena|nightshade cooked|250/piece 85/cup 150/person fry10 roast30 grill10
courgette,marrow,summer squash,pattypan squash,yellow squash|calabacín,calabacita,zucchini,zapallito,zapallo italiano|fodmap?|200/piece 125/cup 150/person fry6 roast20 steam8 grill6
courgette flower,squash blossom|flor de calabaza,flor de calabacín
butternut squash,butternut,squash,kabocha,delicata,spaghetti squash,onion squash|calabaza cacahuete,calabaza violín,calabaza butternut,cabello de ángel|fodmap?|1000/piece 140/cup 180/person roast35 boil15 steam15
pumpkin|calabaza,zapallo,auyama,ahuyama,ayote|fodmap?|140/cup 180/person roast35 boil15
chayote,christophine|chayote,papa del aire
bitter melon,bitter gourd,karela|melón amargo
bottle gourd,calabash,ridge gourd|calabaza de peregrino
cucumber|pepino,pepinillo fresco|-|300/piece 120/cup 80/person
cactus,nopal,prickly pear cactus,nopales|nopal,cactus
carrot|zanahoria||70/piece 120/cup 90/person boil10 roast30 steam10 fry8
parsnip|chirivía,pastinaca|carb|120/piece roast35 boil15
beetroot,beet|remolacha,betabel,betarraga,beterraga|fodmap|80/piece 135/cup boil40 roast50
turnip|nabo||120/piece boil20
swede,neep|colinabo,nabo sueco,rutabaga||boil20
kohlrabi|colirrábano
radish,watermelon radish|rábano,rabanito||10/piece
daikon,mooli,white radish|daikon,rábano blanco
celeriac,celery root|apionabo,apio nabo,raíz de apio,celerí|celery|700/piece boil20 roast40
celery|apio|celery fodmap|40/piece 100/cup 40/person fry8
mirepoix,soffritto,soup vegetables|mirepoix,bouquet de verduras,verduras para caldo|celery fodmap|fry10
lovage|levístico,apio de monte|celery?
fennel|hinojo|fodmap?|230/piece roast30
asparagus|espárrago|fodmap|16/piece 130/person boil4 roast12 grill6 steam5
artichoke|alcachofa,alcaucil|fodmap|120/piece boil25
Jerusalem artichoke,sunchoke|tupinambo,alcachofa de Jerusalén,pataca|fodmap|roast30
cardoon|cardo
salsify,oyster plant,scorzonera|salsifí,escorzonera
broccoli,broccolini,Calabrese|brócoli,brécol,bimi||350/piece 90/cup 130/person boil5 steam6 roast18 stir-fry5
broccoli rabe,rapini|brócoli rabe,nabiza
cauliflower,cauliflower rice|coliflor,romanesco,arroz de coliflor|fodmap|600/piece 110/cup 130/person boil8 roast25 steam8
cabbage,spring greens|repollo,col,berza||900/piece 90/cup 100/person boil8 stir-fry5
red cabbage,purple cabbage|lombarda,repollo morado,col morada,repollo colorado||90/cup braise40
savoy cabbage|col de Milán,col rizada de Milán,repollo de hoja rizada|fodmap|boil8
napa cabbage,Chinese cabbage,Chinese leaf,wombok|col china,repollo chino,acelga china||stir-fry4
bok choy,pak choi,pak choy,bok choi,tatsoi|pak choi,bok choy||stir-fry4 steam5
Brussels sprout|col de Bruselas,coles de Bruselas,repollito de Bruselas|fodmap?|18/piece 120/person boil8 roast20
kale,cavolo nero|kale,col rizada,berza rizada,cavolo nero||65/cup 60/person boil5 fry5
collard greens,collards|berza gallega,col berza||braise45
mustard greens|hojas de mostaza,mizuna|mustard?
turnip greens;beet greens;dandelion greens|grelos;hojas de remolacha;diente de león
spinach|espinaca||30/cup 80/person fry3 boil2
Swiss chard,chard,silverbeet|acelga||35/cup 120/person boil6
lettuce,romaine,little gem,butter lettuce,salad leaves,mixed leaves,mixed salad,salad greens,mixed greens,spring mix,mesclun|lechuga,cogollo,mezclum,ensalada mixta,hojas verdes||300/piece 40/cup 50/person
lamb's lettuce,corn salad,mâche|canónigo,hierba de los canónigos||40/cup
rocket,rucola|rúcula,arúgula,oruga||20/cup 25/person
watercress,cress|berro,mastuerzo||35/cup
endive;chicory,treviso;radicchio;escarole,frisée|endibia;achicoria;;escarola
sorrel|acedera
purslane|verdolaga
nettle|ortiga
okra,lady's fingers,bhindi|okra,quimbombó,quingombó||stir-fry10
green beans,French bean,string bean,runner bean,haricot vert,fine beans,wax beans|judías verdes,ejote,chaucha,vainita,habichuela verde,poroto verde,bajoca|legume|110/cup 120/person boil7 steam7
peas,petits pois|guisantes,arvejas,chícharos,alverjas|legume fodmap|145/cup 80/person boil4
mangetout,snow pea,sugar snap,snap pea|tirabeque,bisalto,arveja china,guisante dulce|legume fodmap|stir-fry3
broad beans,fava bean|habas,habitas|legume fodmap|boil5
edamame,edamame beans,green soybean|edamame,soja verde,vainas de soja|soy|150/cup boil5
bean sprouts,mung bean sprouts,beansprouts|brotes de soja,germinados de soja,brotes de judía mungo,dientes de dragón,brotes de frijol,germen de soja|legume|100/cup stir-fry2
alfalfa sprouts,sprouted seeds;pea shoots;microgreens|germinado de alfalfa,brotes de alfalfa;brotes de guisante;microgreens,brotes tiernos|legume?
sweetcorn,corn,maize,corncob,babycorn|maíz,elote,choclo,mazorca,jojoto,mazorquita,maicito|corn fodmap carb|150/cup 90/piece 80/person boil6 grill10
bamboo shoots|brotes de bambú
water chestnut|castaña de agua
lotus root|raíz de loto
hearts of palm,palm heart|palmito
jicama,yam bean|jícama
burdock,gobo|bardana
banana leaf,plantain leaf|hoja de plátano
vine leaves,grape leaves|hojas de parra|salt?
avocado|aguacate,palta|keto fodmap?|150/piece 150/cup 75/person
guacamole||fodmap nightshade?|tbsp
olives,pimento-stuffed olives|aceitunas,olivas,aceituna manzanilla|salt sulfite? preserved|4/piece 135/cup 25/person
anchovy-stuffed olives|aceitunas rellenas de anchoa,aceitunas rellenas,olivas rellenas de anchoa|fish salt
gherkin,pickle,cornichon,pickled cucumber,bread and butter pickles,sweet relish|pepinillo,encurtidos,variantes|salt sulfite? mustard? preserved
capers,caperberry|alcaparras,alcaparrón,tápenas|salt|tbsp
sauerkraut|chucrut|salt sulfite? fodmap
kimchi||fish? shellfish? fodmap nightshade salt
giardiniera,pickled vegetables|giardiniera,verduras encurtidas|celery? sulfite? salt
vegetables,veg,veggies,stir fry mix|verduras,vegetales,hortalizas,menestra|fodmap? celery? legume?
seaweed,nori,kombu,wakame,kelp,dulse,sea lettuce,hijiki,arame,sea spaghetti,aonori|alga,espagueti de mar,cochayuyo|shellfish? fish?
samphire,glasswort|salicornia|salt
fish mint|menta pez
rhubarb|ruibarbo||120/cup
microwave vegetable rice|arroz con verduras|carb fodmap? legume?
@mushroom
mushrooms,chestnut mushroom,cremini,baby bella,portabella|champiñones,portobello|fodmap|18/piece 75/cup 100/person fry7 roast20 grill10
shiitake||fodmap|fry7
oyster mushroom,eryngii|seta de ostra,gírgola,seta de cardo,seta ostra|-fodmap|fry6
porcini,cep|boletus,boleto|fodmap|fry8
chanterelle,girolle|rebozuelo,chantarela|-fodmap fodmap?|fry8
mixed mushrooms,wild mushrooms,dried mushrooms,chicken of the woods;enoki;shimeji;maitake,hen of the woods;wood ear,cloud ear;morel;lion's mane|setas,hongos,níscalo;;;;oreja de judas;colmenilla;melena de león|fodmap|75/cup 100/person fry7
truffle|trufa|-fodmap
huitlacoche|huitlacoche,cuitlacoche|corn
`;

/**
 * Vegetables, sea vegetables and mushrooms. Format: see parseTable.ts.
 * Sources: Monash University FODMAP guides; Regulation (EU) 1169/2011 Annex II (celery); Solanaceae for nightshades.
 */
export const vegetables = `
@vegetable
onion|cebolla,cebollita|fodmap
red onion|cebolla morada|fodmap
pickled onion|cebolla encurtida|fodmap preserved salt sulfite?
shallot|chalota,chalote,escalonia,echalote|fodmap
spring onion,scallion,green onion|cebolleta,cebollín,cebollino inglés|fodmap
calçot||fodmap
leek|puerro,poro|fodmap
garlic,garlic clove,clove garlic,cloves garlic,clove of garlic|ajo,ajete|fodmap
garlic scapes,garlic chives|tallo de ajo
ginger,galangal|jengibre,galanga
turmeric root|cúrcuma fresca
tomato,plum tomato,beef tomato|tomate,jitomate|nightshade
cherry tomato,grape tomato|tomate cherry,tomate cereza,jitomate cherry|nightshade
tinned tomato|tomate en lata|cooked nightshade
passata|passata|cooked nightshade
tomato paste,tomato puree|concentrado de tomate|cooked nightshade
sun-dried tomato,sundried tomato|tomate seco|nightshade salt sulfite?
tomatillo|tomatillo,miltomate,tomate verde,tomate de cáscara,tomate milpero|nightshade
potato,russet,Yukon gold,aloo|patata|carb cooked nightshade
sweet potato,kumara|boniato,batata,camote,papa dulce|carb fodmap?
yam|ñame,ube|carb cooked
cassava,manioc|yuca,mandioca|carb cooked
taro,eddo|taro,malanga,yautía|carb cooked
chips,fries,potato wedges,hash brown,tater tots,waffle fries,frites|patatas fritas,papas a la francesa,croqueta de patata|carb cooked nightshade oil processed salt
bell pepper,sweet pepper,red pepper,green pepper,yellow pepper,orange pepper,peppers,capsicum,roasted pepper,piquillo,pimento,banana pepper,cubanelle|pimiento,morrón,locote,pimiento del piquillo,pimiento de piquillo,pimiento italiano,pimentón rojo,pimentón verde,pimentón amarillo|fodmap? nightshade
padrón pepper,shishito|pimiento de padrón|nightshade
chilli,jalapeño,serrano pepper,habanero,scotch bonnet,poblano,anaheim,hot pepper,peperoncino,ají amarillo,ají panca|chile,guindilla,ají,rocoto,rajas|nightshade
chipotle,dried chilli,guajillo,pasilla|chile chipotle,chile seco,guindilla seca,cayena|nightshade
choricero pepper,ñora|pimiento choricero,choricero,carne de pimiento choricero,pulpa de pimiento choricero,carne de choricero|nightshade
chipotle in adobo,chipotle paste,adobo sauce|chipotle en adobo,chipotle adobado|fodmap? nightshade salt
aubergine,eggplant,brinjal|berenjena|cooked nightshade
courgette,marrow|calabacín,zucchini,calabacita,zapallito,zapallo italiano|fodmap?
courgette flower|flor de calabaza
butternut squash,butternut,squash,kabocha,delicata,spaghetti squash,onion squash|calabaza cacahuete,cabello de ángel|fodmap?
pumpkin|calabaza,zapallo,auyama,ahuyama,ayote|fodmap?
chayote|chayote
bitter melon,bitter gourd|melón amargo
bottle gourd|calabaza de peregrino
cucumber|pepino
cactus,nopal,nopales|nopal
carrot|zanahoria
parsnip|chirivía,pastinaca|carb
beetroot,beet|remolacha,betabel,betarraga,beterraga|fodmap
turnip|nabo
swede,neeps,neep|colinabo,rutabaga
kohlrabi|colirrábano
radish|rábano
daikon,mooli|daikon
celeriac,celery root|apionabo,apio nabo,raíz de apio,celerí|celery
celery|apio|celery fodmap
mirepoix,soffritto,soup vegetables|mirepoix,bouquet de verduras,verduras para caldo|celery fodmap
lovage|levístico,apio de monte|celery?
fennel|hinojo|fodmap?
asparagus|espárrago|fodmap
artichoke|alcachofa|fodmap
Jerusalem artichoke,sunchoke|tupinambo,pataca|fodmap
cardoon|cardo
salsify,oyster plant|salsifí
broccoli,broccolini,Calabrese|brócoli,brécol
broccoli rabe,rapini|brócoli rabe
cauliflower,cauliflower rice|coliflor,romanesco,arroz de coliflor|fodmap
cabbage,spring greens|repollo,col,berza
red cabbage|lombarda
savoy cabbage|col de Milán|fodmap
napa cabbage,Chinese leaf|col china
bok choy,pak choy,bok choi|pak choi
Brussels sprout|col de Bruselas|fodmap?
kale,cavolo nero|kale,col rizada,berza rizada
collard greens,collards|berza gallega
mustard greens|hojas de mostaza,mizuna|mustard?
turnip greens;beet greens;dandelion greens|grelos;hojas de remolacha;diente de león
spinach|espinaca
Swiss chard,chard|acelga
lettuce,romaine,little gem,butter lettuce,salad leaves,mixed leaves,mixed salad,salad greens,mixed greens,spring mix,mesclun|lechuga,cogollo,ensalada mixta,hojas verdes
lamb's lettuce,corn salad,mâche|canónigo
rocket,rucola|rúcula,arúgula
watercress,cress|berro
endive;chicory,treviso;radicchio;escarole,frisée|endibia;achicoria;;escarola
sorrel|acedera
purslane|verdolaga
nettle|ortiga
okra,lady's fingers|okra,quimbombó,quingombó
green beans,French bean,string bean,runner bean,haricots verts,fine beans,wax beans|judías verdes,judía verde,judía plana,ejote,chaucha,vainita,habichuela verde,poroto verde,bajoca|legume
peas,petits pois|guisantes,arvejas,chícharos,alverjas|fodmap legume
mangetout,sugar snap,sugar snap peas|tirabeque,bisalto|fodmap legume
broad beans,fava bean|habas|fodmap legume
edamame,edamame beans|edamame,soja verde|soy
bean sprouts,mung bean sprouts,beansprouts|brotes de soja,germinados de soja,brotes de judía mungo,brotes de frijol,germen de soja|legume
alfalfa sprouts;pea shoots;microgreens|germinado de alfalfa,brotes de alfalfa;brotes de guisante;microgreens,brotes tiernos|legume?
sweetcorn,corn,maize,corncob,ear of corn,babycorn|maíz,elote,choclo,mazorca,jojoto|carb corn fodmap
bamboo shoots|brotes de bambú
water chestnut|castaña de agua
lotus root|raíz de loto
hearts of palm,palm heart|palmito
jicama,yam bean|jícama
burdock|bardana
banana leaf|hoja de plátano
vine leaves,grape leaves|hojas de parra|salt?
avocado|aguacate,palta|fodmap? keto
guacamole||fodmap nightshade?
olives|aceitunas,olivas|preserved salt sulfite?
anchovy-stuffed olives|aceitunas rellenas de anchoa,aceitunas rellenas,olivas rellenas de anchoa|fish salt
gherkin,pickle,cornichon,bread and butter pickles,sweet relish|pepinillo,encurtidos,variantes|mustard? preserved salt sulfite?
capers,caperberry|alcaparras,alcaparrón,tápenas|salt
sauerkraut|chucrut|fodmap salt sulfite?
kimchi||fish? fodmap nightshade salt shellfish?
giardiniera|giardiniera|celery? salt sulfite?
vegetables,veg,veggies,stir fry mix|verduras,vegetales,hortalizas,menestra|celery? fodmap? legume?
seaweed,nori,kombu,wakame,kelp,dulse,hijiki,sea spaghetti|alga,espagueti de mar,cochayuyo|fish? shellfish?
samphire|salicornia|salt
fish mint|menta pez
rhubarb|ruibarbo
microwave vegetable rice|arroz con verduras|carb fodmap? legume?
@mushroom
mushrooms,chestnut mushroom,cremini,baby bella,portabella,portobello mushrooms,portobello|champiñones|fodmap
shiitake||fodmap
oyster mushroom|seta de ostra,seta de cardo,seta ostra|-fodmap
porcini,cep|boletus,boleto|fodmap
chanterelle|rebozuelo,chantarela|-fodmap fodmap?
mixed mushrooms,lobster mushroom,chicken of the woods;enoki;shimeji;maitake,hen of the woods;wood ear,cloud ear;morel;lion's mane|setas,hongos,níscalo;;;;oreja de judas;colmenilla;melena de león|fodmap
truffle|trufa|-fodmap
huitlacoche|huitlacoche,cuitlacoche|corn
`;

/**
 * Herbs, spices and blends. Format: see parseTable.ts.
 * Sources: Regulation (EU) 1169/2011 Annex II (mustard, celery and their seeds); Solanaceae for nightshades; onion and garlic
 * powder from the Monash University FODMAP guides.
 */
export const herbsAndSpices = `
@herb
parsley|perejil
coriander,chopped coriander|cilantro,culantro
basil|albahaca
mint,spearmint,peppermint|menta,hierbabuena,yerbabuena
dill|eneldo
chives|cebollino,ciboulette
rosemary|romero
thyme|tomillo
oregano|orégano
marjoram|mejorana
sage|salvia
tarragon|estragón
bay leaf,bay leaves|laurel
chervil;savory;borage;hyssop;lemon balm;lemon verbena|perifollo;ajedrea;borraja;hisopo;melisa,toronjil;hierbaluisa,verbena
lemongrass,lemon grass|hierba limón,citronela,limoncillo,zacate limón
curry leaf,curry leaves|hojas de curry
fenugreek leaf,methi|hojas de fenogreco|legume?
epazote;hoja santa;huacatay,papalo|;hoja santa mexicana;
perilla|shiso
mixed herbs,Italian seasoning,herbes de Provence,bouquet garni,herbs|hierbas provenzales,hierbas|celery?
edible flowers,nasturtium;lavender;rose petals;hibiscus;rose water,rosewater;orange blossom water|flores comestibles,capuchina;lavanda;pétalos de rosa;flor de Jamaica,hibisco;agua de rosas;agua de azahar
@spice
salt,Maldon|sal|salt
salt and pepper,pepper and salt|sal y pimienta,salpimentar,salpimienta|salt
black pepper,pepper,peppercorns,white pepper,ground pepper,cracked pepper,lemon pepper|pimienta
Sichuan pepper,Szechuan peppercorn,Sichuan peppercorns|pimienta de Sichuan
allspice,Jamaica pepper,pimento berries|pimienta de Jamaica,pimienta gorda,pimienta dulce
paprika,pimentón|pimentón,ají de color,merkén|nightshade
cayenne,cayenne pepper,red pepper flakes,chili flakes,crushed red pepper,Aleppo pepper,gochugaru,ground chilli,chile powder,crushed chillies,lal mirch,mirch|cayena molida,pimienta de cayena,chile en polvo,copos de chile,ají en polvo,chile piquín,chile molido,cayena en polvo,ají molido,hojuelas de chile,tajín,copos de guindilla|nightshade
cumin,cumin seed|comino,semillas de comino
coriander seed,ground coriander,coriander powder,dried coriander|semillas de cilantro,cilantro molido,coriandro,cilantro en grano
turmeric|cúrcuma
ground ginger,ginger powder,dried ginger|jengibre molido,jengibre en polvo
cinnamon|canela
nutmeg,mace|nuez moscada,macis
clove,cloves|clavo
cardamom|cardamomo
star anise,aniseed,anise seed,anise|anís estrellado,anís,matalahúva,matalahúga
fennel seed|semillas de hinojo,hinojo en grano
caraway,caraway seed;nigella seed,kalonji,black cumin;ajwain|alcaravea,kummel;comino negro;ajowan
celery seed,celery salt|sal de apio,semillas de apio|celery
mustard seed,mustard powder,mustard flour,dry mustard,ground mustard|semillas de mostaza,mostaza en polvo,mostaza en grano,granos de mostaza|mustard
fenugreek,fenugreek seed|fenogreco,alholva|legume?
saffron|azafrán
annatto|achiote,bija,onoto|processed?
sumac|zumaque
dried lime;amchur;asafoetida,hing|lima seca;;asafétida|wheat?
juniper berry,juniper berries|enebro,baya de enebro
vanilla,vanilla bean|vainilla|haram?
onion powder,onion granules,dried onion,onion salt,dried minced onion|cebolla en polvo,cebolla deshidratada,cebolla granulada|fodmap
garlic powder,garlic granules,garlic salt,granulated garlic,dried garlic|ajo en polvo,ajo granulado,sal de ajo,ajo molido,ajo deshidratado|fodmap
crispy fried onions,fried onions,crispy onions,fried shallots,crispy shallots|cebolla frita,cebolla crujiente|fodmap wheat? oil salt processed
curry powder|curry|nightshade? mustard? celery? fodmap?
garam masala,tandoori masala,chaat masala,biryani spice,tikka masala spice|garam masala,tandoori masala|nightshade? mustard?
ras el hanout,baharat;five spice;mixed spice,pumpkin spice,apple pie spice,pumpkin pie spice|;cinco especias;especias mixtas|nightshade?
za'atar,dukkah|zaatar,dukkah|sesame nut?
everything bagel seasoning|condimento everything bagel|sesame fodmap
furikake|furikake|sesame fish?
togarashi,shichimi|togarashi|nightshade sesame
taco seasoning,fajita seasoning,Cajun seasoning,Cajun spice,jerk seasoning,BBQ rub,Tex-Mex seasoning,piri piri|sazonador para tacos,sazonador cajún,condimento cajún,especias cajún|nightshade fodmap mustard? celery? salt
Old Bay,crab boil,seafood boil|condimento Old Bay|nightshade celery mustard salt
spices|especias|fodmap? celery? mustard? nightshade?
seasoning,adobo seasoning,sazón,seasoned salt|sazonador,adobo en polvo,condimento,sazón completo|fodmap? celery? mustard? salt nightshade?
ranch seasoning,onion soup mix,gravy mix|sopa de cebolla en sobre,sobre de sopa de cebolla|fodmap milk? gluten? salt processed
nutritional yeast|levadura nutricional
MSG,monosodium glutamate|glutamato monosódico,ajinomoto,glutamato|salt artificial
liquid smoke|humo líquido|artificial
`;

/**
 * Herbs, spices and blends. Format: see parseTable.ts.
 * Sources: Regulation (EU) 1169/2011 Annex II (mustard, celery and their seeds); Solanaceae for nightshades; onion and garlic
 * powder from the Monash University FODMAP guides.
 */
export const HERBS_AND_SPICES = `
@herb
parsley|perejil||tbsp 60/cup
coriander,chopped coriander|cilantro,culantro||tbsp 16/cup
basil|albahaca||tbsp 24/cup
mint,spearmint,peppermint|menta,hierbabuena,yerbabuena||tbsp 25/cup
dill|eneldo||tbsp
chives|cebollino,ciboulette||tbsp
rosemary|romero||sprig
thyme|tomillo||sprig
oregano|orégano||tsp
marjoram|mejorana||tsp
sage|salvia||sprig
tarragon|estragón||tbsp
bay leaf,bay leaves|laurel||1/piece
chervil;savory;borage;hyssop;lemon balm;lemon verbena|perifollo;ajedrea;borraja;hisopo;melisa,toronjil;hierbaluisa,verbena
lemongrass,lemon grass|hierba limón,citronela,limoncillo,zacate limón||15/piece
curry leaf,curry leaves|hojas de curry
fenugreek leaf,methi|hojas de fenogreco|legume?
epazote;hoja santa;huacatay,papalo|;hoja santa mexicana;
perilla|shiso
mixed herbs,Italian seasoning,herbes de Provence,bouquet garni,herbs|hierbas provenzales,hierbas|celery?|tsp
edible flowers,nasturtium;lavender;rose petals;hibiscus;rose water,rosewater;orange blossom water|flores comestibles,capuchina;lavanda;pétalos de rosa;flor de Jamaica,hibisco;agua de rosas;agua de azahar||tsp
@spice
salt,Maldon|sal|salt|tsp 290/cup
salt and pepper,pepper and salt|sal y pimienta,salpimentar,salpimienta|salt|pinch
black pepper,pepper,peppercorns,white pepper,ground pepper,cracked pepper,lemon pepper|pimienta||tsp
Sichuan pepper,Szechuan peppercorn,Sichuan peppercorns|pimienta de Sichuan||tsp
allspice,Jamaica pepper,pimento berries|pimienta de Jamaica,pimienta gorda,pimienta dulce||tsp
paprika,pimentón|pimentón,ají de color,merkén|nightshade|tsp
cayenne,cayenne pepper,red pepper flakes,chili flakes,crushed red pepper,Aleppo pepper,gochugaru,ground chilli,chile powder,crushed chillies|cayena molida,pimienta de cayena,chile en polvo,copos de chile,ají en polvo,chile piquín,chile molido,cayena en polvo,ají molido,hojuelas de chile,tajín,copos de guindilla|nightshade|tsp
cumin,cumin seed|comino,semillas de comino||tsp
coriander seed,ground coriander,coriander powder,dried coriander|semillas de cilantro,cilantro molido,coriandro,cilantro en grano||tsp
turmeric|cúrcuma||tsp
ground ginger,ginger powder,dried ginger|jengibre molido,jengibre en polvo||tsp
cinnamon|canela||tsp
nutmeg,mace|nuez moscada,macis||tsp
clove,cloves|clavo
cardamom|cardamomo
star anise,aniseed,anise seed,anise|anís estrellado,anís,matalahúva,matalahúga
fennel seed|semillas de hinojo,hinojo en grano||tsp
caraway,caraway seed;nigella seed,kalonji,black cumin;ajwain|alcaravea,kummel;comino negro;ajowan||tsp
celery seed,celery salt|sal de apio,semillas de apio|celery|tsp
mustard seed,mustard powder,dry mustard,ground mustard|semillas de mostaza,mostaza en polvo,mostaza en grano,granos de mostaza|mustard|tsp
fenugreek,fenugreek seed|fenogreco,alholva|legume?|tsp
saffron|azafrán||pinch
annatto|achiote,bija,onoto|processed?
sumac|zumaque||tsp
dried lime;amchur;asafoetida,hing|lima seca;;asafétida|wheat?|tsp
juniper berry,juniper berries|enebro,baya de enebro
vanilla,vanilla bean|vainilla|haram?|tsp
onion powder,onion granules,dried onion,onion salt,dried minced onion|cebolla en polvo,cebolla deshidratada,cebolla granulada|fodmap|tsp
garlic powder,garlic granules,garlic salt,granulated garlic,dried garlic|ajo en polvo,ajo granulado,sal de ajo,ajo molido,ajo deshidratado|fodmap|tsp
crispy fried onions,fried onions,crispy onions,fried shallots,crispy shallots|cebolla frita,cebolla crujiente|fodmap wheat? oil salt processed|tbsp
curry powder|curry|nightshade? mustard? celery? fodmap?|tsp
garam masala,tandoori masala,chaat masala,biryani spice,tikka masala spice|garam masala,tandoori masala|nightshade? mustard?|tsp
ras el hanout,baharat;five spice;mixed spice,pumpkin spice,apple pie spice,pumpkin pie spice|;cinco especias;especias mixtas|nightshade?|tsp
za'atar,dukkah|zaatar,dukkah|sesame nut?|tsp
everything bagel seasoning|condimento everything bagel,furikake,togarashi|sesame fodmap? fish?|tsp
taco seasoning,fajita seasoning,Cajun seasoning,Cajun spice,jerk seasoning,Old Bay,BBQ rub,Tex-Mex seasoning,piri piri|sazonador para tacos,sazonador cajún,condimento cajún,especias cajún|nightshade fodmap mustard? celery? salt|tsp
seasoning,adobo seasoning,sazón,seasoned salt,spices|sazonador,adobo en polvo,condimento,especias,sazón completo|fodmap? celery? mustard? salt nightshade?|tsp
ranch seasoning,onion soup mix,gravy mix|sopa de cebolla en sobre,sobre de sopa de cebolla|fodmap milk? gluten? salt processed|tbsp
nutritional yeast|levadura nutricional||tbsp
MSG,monosodium glutamate|glutamato monosódico,ajinomoto,glutamato|salt artificial|tsp
liquid smoke|humo líquido|artificial|tsp
`;

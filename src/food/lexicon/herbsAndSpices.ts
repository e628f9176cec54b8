/**
 * Herbs, spices and blends. Format: see parseTable.ts.
 * Sources: Regulation (EU) 1169/2011 Annex II (mustard, celery and their seeds); Solanaceae for nightshades; onion and garlic
 * powder from the Monash University FODMAP guides.
 */
export const herbsAndSpices = `
@herb
parsley|perejil
coriander|cilantro,culantro
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
bay leaf|laurel
chervil;savory;borage;hyssop;lemon balm;lemon verbena|perifollo;ajedrea;borraja;hisopo;melisa,toronjil;hierbaluisa,verbena
lemongrass|hierba limón,citronela
curry leaf|hojas de curry
fenugreek leaf,methi|hojas de fenogreco|legume?
epazote;hoja santa;huacatay|;hoja santa mexicana;
perilla|shiso
mixed herbs,Italian seasoning,herbes de Provence,bouquet garni,herbs|hierbas provenzales,hierbas|celery?
edible flowers;lavender;rose petals;hibiscus;rose water,rosewater;orange blossom water|flores comestibles,capuchina;lavanda;pétalos de rosa;flor de Jamaica,hibisco;agua de rosas;agua de azahar
@spice
salt,Maldon|sal|salt
salt and pepper|sal y pimienta,salpimentar,salpimienta|salt
black pepper,pepper,peppercorns,lemon pepper|pimienta
Sichuan pepper|pimienta de Sichuan
allspice,Jamaica pepper,pimento berries|pimienta de Jamaica
paprika|pimentón,merkén|nightshade
cayenne,cayenne pepper,red pepper flakes,chili flakes,crushed red pepper,Aleppo pepper,gochugaru,ground chilli,chilli powder,chile powder,crushed chillies,mirch|cayena molida,chile en polvo,copos de chile,chile piquín,chile molido,ají molido,tajín|nightshade
cumin|comino
coriander seed,ground coriander,coriander powder,dried coriander|semillas de cilantro,cilantro molido,coriandro,cilantro en grano
turmeric|cúrcuma
ground ginger,ginger powder,dried ginger|jengibre molido,jengibre en polvo
cinnamon|canela
nutmeg,mace|nuez moscada,macis
clove|clavo
cardamom|cardamomo
star anise,aniseed,anise|anís estrellado,anís
fennel seed|semillas de hinojo
caraway;nigella seed;ajwain|alcaravea;comino negro;ajowan
celery seed,celery salt|sal de apio,semillas de apio|celery
mustard seed,mustard powder,mustard flour|semillas de mostaza,mostaza en polvo,mostaza en grano|mustard
fenugreek|fenogreco,alholva|legume?
saffron|azafrán
annatto|achiote,bija,onoto|processed?
sumac|zumaque
dried lime;amchur;asafoetida,hing|lima seca;;asafétida|wheat?
juniper berry,juniper|enebro
vanilla,vanilla bean|vainilla|haram?
onion powder,onion granules,dried onion,onion salt|cebolla en polvo,cebolla deshidratada|fodmap
garlic powder,garlic granules,garlic salt,dried garlic|ajo en polvo,ajo granulado,sal de ajo|fodmap
crispy fried onions,fried onions,crispy onions,fried shallots,crispy shallots|cebolla frita,cebolla crujiente|fodmap oil processed salt wheat?
curry powder|curry|celery? fodmap? mustard? nightshade?
garam masala,chaat masala,tandoori masala|garam masala|mustard? nightshade?
ras el hanout,baharat;five spice;mixed spice,apple pie spice,pumpkin pie spice|;cinco especias;especias mixtas|nightshade?
za'atar,dukkah|zaatar|nut? sesame
everything bagel seasoning|condimento everything bagel|fodmap sesame
furikake|furikake|fish? sesame
togarashi,shichimi|togarashi|nightshade sesame
taco seasoning,fajita seasoning,Cajun seasoning,Cajun spice,jerk seasoning,BBQ rub,Tex-Mex seasoning,piri piri|sazonador para tacos,sazonador cajún,condimento cajún,especias cajún|celery? fodmap mustard? nightshade salt
Old Bay,crab boil,seafood boil|condimento Old Bay|celery mustard nightshade salt
spices|especias|celery? fodmap? mustard? nightshade?
seasoning,sazón,seasoned salt|sazonador,condimento|celery? fodmap? mustard? nightshade? salt
ranch seasoning,onion soup mix,gravy mix|sopa de cebolla en sobre|fodmap gluten? milk? processed salt
nutritional yeast|levadura nutricional
MSG,monosodium glutamate|glutamato monosódico,ajinomoto,glutamato|artificial salt
liquid smoke|humo líquido|artificial
`;

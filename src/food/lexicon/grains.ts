/**
 * Grains, flours, starches, pasta and noodles. One line each: English names | Spanish names | facts | measure (see parseTable.ts).
 * Sources: Regulation (EU) 1169/2011 Annex II and Regulation (EU) 828/2014 (cereals with gluten; oats); FALCPA (wheat);
 * Monash University FODMAP guides.
 */
export const GRAINS = `
@grain
rice,pudding rice|arroz,arroz integral cocido||195/cup 75/person boil12 simmer15
basmati rice|arroz basmati,basmati||190/cup 75/person boil11
jasmine rice,Thai rice|arroz jazmín,arroz tailandés||190/cup 75/person boil12
brown rice,wholegrain rice,red rice,black rice|arroz integral,arroz rojo,arroz negro integral||190/cup 75/person boil28
arborio rice,risotto rice,carnaroli|arroz arborio,arroz para risotto||200/cup 80/person simmer18
sushi rice,sticky rice,glutinous rice|arroz para sushi,arroz glutinoso||200/cup 80/person boil14
wild rice|arroz salvaje||180/cup 70/person boil45
quinoa|quinoa,quinua||180/cup 65/person boil15
amaranth;teff;fonio;sorghum|amaranto,kiwicha;;;sorgo||190/cup 65/person boil20
millet|mijo||190/cup 65/person boil18
buckwheat,kasha|trigo sarraceno,alforfón,trigo negro||170/cup 65/person boil15
oats,oatmeal|avena|gluten?|90/cup 45/person simmer8
oat bran|salvado de avena|gluten?|95/cup
wheat,wheatberries,freekeh|trigo,freekeh|wheat fodmap|180/cup 65/person boil35
bulgur,bulghur,burghul,bulgar wheat||wheat fodmap|180/cup 65/person boil12
couscous|cuscús,cous cous,couscous|wheat fodmap|175/cup 65/person steam5
semolina,durum wheat,cream of wheat,sooji,rava,farina,suji|sémola,trigo duro|wheat fodmap|170/cup
spelt,dinkel|espelta|wheat fodmap|180/cup boil25
farro,emmer;einkorn;kamut,khorasan wheat;triticale|;escanda;kamut,trigo khorasan;|wheat fodmap|180/cup boil25
wheat germ|germen de trigo|wheat fodmap
wheat bran,bran|salvado,afrecho|wheat fodmap
barley|cebada|gluten fodmap|185/cup 60/person boil35
rye|centeno|gluten fodmap
polenta,cornmeal,corn grits,grits,maize meal|polenta,sémola de maíz,harina de maíz gruesa,maíz molido|corn|160/cup 60/person simmer30
masa harina,corn masa,masa,arepa flour,precooked cornmeal|masa harina,harina de maíz nixtamalizado,harina pan,harina precocida de maíz,masa de maíz,harina de arepas|corn|120/cup
hominy,pozole corn,mote corn|maíz pozolero,maíz cacahuazintle,mote,maíz mote|corn
popcorn,popping corn|palomitas,palomitas de maíz,pochoclo,cabritas,maíz para palomitas,crispetas,pop corn|corn
cornflakes,corn flakes|copos de maíz,corn flakes|corn gluten? sugar processed
breakfast cereal,shredded wheat,weetabix,grape nuts,cereal,bran cereal,Cheerios|cereales,muesli|wheat fodmap? sugar? nut? processed
granola||gluten? nut? sugar fodmap?
puffed rice,crispy rice cereal,rice krispies,rice crispies,poha,flattened rice|arroz inflado|gluten? processed
rice cake,rice cracker|tortita de arroz,galleta de arroz,torta de arroz
@flour
flour,bread flour,cake flour,pastry flour,floured,atta,roux|harina,harina de trigo,harina de fuerza,harina de repostería,harina de trigo integral,enharinado|wheat fodmap|tbsp 125/cup
spelt flour,kamut flour,einkorn flour|harina de espelta,harina de kamut|wheat fodmap|120/cup
rye flour|harina de centeno|gluten fodmap|105/cup
barley flour|harina de cebada|gluten fodmap
oat flour|harina de avena|gluten?|95/cup
rice flour,glutinous rice flour,brown rice flour|harina de arroz,harina de arroz glutinoso,harina de arroz integral||160/cup
buckwheat flour|harina de trigo sarraceno,harina de sarraceno,harina de alforfón||120/cup
corn flour,maize flour,corn meal flour|harina de maíz,harina de maíz amarilla|corn|120/cup
gluten-free flour|harina sin gluten,mezcla de harinas sin gluten,preparado panificable sin gluten|-|125/cup
quinoa flour;amaranth flour;teff flour;millet flour;sorghum flour;cassava flour;tigernut flour;plantain flour,banana flour|harina de quinoa;harina de amaranto;harina de teff;harina de mijo;harina de sorgo;harina de yuca;harina de chufa;harina de plátano||120/cup
coconut flour|harina de coco|keto|110/cup
almond flour,ground almonds,almond meal|harina de almendra,almendra molida,almendra en polvo|nut keto fodmap?|100/cup
hazelnut flour,ground hazelnuts,walnut flour,pistachio flour,ground pistachios|harina de avellana,avellana molida|nut keto
chestnut flour|harina de castaña|nut
chickpea flour,gram flour,besan,garbanzo flour|harina de garbanzo|legume fodmap|110/cup
lentil flour;pea flour;fava bean flour|harina de lentejas;harina de guisante;harina de habas|legume fodmap
soy flour|harina de soja,harina de soya|soy fodmap
peanut flour,powdered peanut butter|harina de cacahuete,cacahuete en polvo|peanut
lupin flour|harina de altramuz|legume peanut?
potato flour,potato starch,potato flakes,instant mash|fécula de patata,almidón de patata,harina de patata,puré en copos,chuño|nightshade sulfite?|tbsp 160/cup
cornflour,cornstarch,corn starch,maize starch|maicena,almidón de maíz,fécula de maíz,maizena|corn|tbsp 120/cup
tapioca,tapioca starch,tapioca flour,boba;arrowroot;sago|tapioca,almidón de yuca,fécula de mandioca,almidón de tapioca,almidón agrio;arrurruz;sagú||tbsp 120/cup
starch,vegetable starch|almidón,fécula|wheat? corn? processed|tbsp
wheat starch|almidón de trigo|wheat
@pasta
pasta,macaroni,farfalle,conchiglie,orecchiette,orzo,ditalini,ziti,bucatini,pappardelle,tortiglioni,elbows,rotini,cavatelli,jumbo shells|pasta,macarrones,penne,fusilli,tallarines,lacitos,plumas,caracolas,codito,mostaccioli,fettuccine,rigatoni|egg?|100/cup 90/person boil11
spaghetti,spaghettini,capellini,vermicelli,angel hair|espagueti,linguini,linguine,cabello de ángel pasta,fideo cabellín|egg?|90/person boil10
fideo,soup noodles|fideos,fideuá,pasta para sopa,estrellitas|egg?|60/person boil6
lasagne sheets,lasagne,lasagna,cannelloni|láminas de lasaña,lasaña,canelones|egg?|50/person bake40
fresh pasta,egg pasta|pasta fresca,pasta al huevo,tagliatelle,nidos de pasta|egg|110/person boil3
ravioli,tortelloni,filled pasta|ravioli,tortellini,sorrentinos,agnolotti|egg dairy|125/person boil4
gnocchi|ñoquis|nightshade egg?|150/person boil3
egg noodles,chow mein noodles,wonton noodles,lo mein|fideos al huevo,fideos chinos al huevo,tallarines al huevo|egg|75/person boil4
noodles,udon,ramen,somen|fideos chinos,udon,ramen,fideos orientales,fideos instantáneos,fideos udon,noodles|egg? salt?|75/person boil4
soba|soba,fideos soba||75/person boil5
rice noodles,rice vermicelli,vermicelli rice noodles,rice sticks,pad thai noodles,pho noodles,ho fun|fideos de arroz,tallarines de arroz,vermicelli de arroz|-wheat -fodmap|70/person boil5
glass noodles,bean thread noodles,mung bean noodles,cellophane noodles|fideos de cristal,fideos celofán|-wheat -fodmap legume?|60/person boil4
sweet potato noodles,kelp noodles,japchae noodles,konjac|fideos de boniato,shirataki,konjac,fideos de konjac|-wheat -fodmap keto|100/person
buckwheat noodles|fideos de trigo sarraceno,pasta de trigo sarraceno|-wheat wheat? -fodmap
gluten-free pasta,rice pasta,corn pasta,quinoa pasta,brown rice pasta|pasta sin gluten,pasta de arroz,pasta de maíz|-wheat -fodmap corn?|90/person boil10
lentil pasta,chickpea pasta,red lentil pasta,edamame pasta,pea pasta,black bean pasta|pasta de lentejas,pasta de garbanzos,pasta de legumbres,pasta de lenteja roja|-wheat legume|90/person boil8
spinach pasta,squid ink pasta|pasta de espinacas,pasta de tinta de calamar|egg?
rice paper,summer roll wrappers,rice wrapper|papel de arroz,obleas de arroz|-wheat -fodmap|10/piece
wonton wrappers,spring roll wrappers,egg roll wrappers,wontons,gyoza,potstickers,dumplings|obleas de wonton,obleas de gyoza,láminas de rollitos de primavera,wonton,masa de gyoza|egg?|8/piece fry4
`;

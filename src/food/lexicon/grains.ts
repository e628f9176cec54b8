/**
 * Grains, flours, starches, pasta and noodles. One line each: English names | Spanish names | facts | measure (see parseTable.ts).
 * Sources: Regulation (EU) 1169/2011 Annex II and Regulation (EU) 828/2014 (cereals with gluten; oats); FALCPA (wheat);
 * Monash University FODMAP guides.
 */
export const grains = `
@grain
rice,pudding rice|arroz,arroz integral cocido
basmati rice|arroz basmati,basmati
jasmine rice,Thai rice|arroz jazmín,arroz tailandés
brown rice,wholegrain rice,red rice,black rice|arroz integral,arroz rojo,arroz negro integral
arborio rice,risotto rice,carnaroli|arroz arborio,arroz para risotto
sushi rice,sticky rice,glutinous rice|arroz para sushi,arroz glutinoso
wild rice|arroz salvaje
quinoa|quinoa,quinua
amaranth;teff;fonio;sorghum|amaranto,kiwicha;;;sorgo
millet|mijo
buckwheat,kasha|trigo sarraceno,alforfón,trigo negro
oats,oatmeal|avena|gluten?
oat bran|salvado de avena|gluten?
wheat,wheatberries,freekeh|trigo,freekeh,mote de trigo|wheat fodmap
bulgur,bulghur,burghul,bulgar wheat||wheat fodmap
couscous|cuscús,cous cous,couscous|wheat fodmap
semolina,durum wheat,cream of wheat,sooji,rava,farina,suji|sémola,trigo duro|wheat fodmap
spelt,dinkel|espelta|wheat fodmap
farro,emmer;einkorn;kamut,khorasan wheat;triticale|;escanda;kamut,trigo khorasan;|wheat fodmap
wheat germ|germen de trigo|wheat fodmap
wheat bran,bran|salvado,afrecho|wheat fodmap
barley|cebada|gluten fodmap
rye|centeno|gluten fodmap
polenta,cornmeal,corn grits,grits,maize meal|polenta,sémola de maíz,harina de maíz gruesa,maíz molido,chuchoca|corn
masa harina,corn masa,masa,arepa flour,precooked cornmeal|masa harina,harina de maíz nixtamalizado,harina pan,harina precocida de maíz,masa de maíz,harina de arepas,Maseca,harina P.A.N|corn
hominy,pozole corn,mote corn|maíz pozolero,maíz cacahuazintle,mote,maíz mote,cancha serrana,cancha tostada,maíz cancha|corn
popcorn,popping corn|palomitas,palomitas de maíz,pochoclo,cabritas,maíz para palomitas,crispetas,pop corn|corn
cornflakes,corn flakes|copos de maíz,corn flakes|corn gluten? sugar processed
breakfast cereal,shredded wheat,weetabix,grape nuts,cereal,bran cereal,Cheerios|cereales,muesli|wheat fodmap? sugar? nut? processed
granola||gluten? nut? sugar fodmap?
puffed rice,crispy rice cereal,rice krispies,rice crispies,poha,flattened rice|arroz inflado|gluten? processed
rice cake,rice cracker|tortita de arroz,galleta de arroz,torta de arroz
@flour
flour,bread flour,cake flour,pastry flour,floured,atta,roux|harina,harina de trigo,enharinado,enharinar|wheat fodmap
spelt flour,kamut flour,einkorn flour|harina de espelta,harina de kamut|wheat fodmap
rye flour|harina de centeno|gluten fodmap
barley flour|harina de cebada|gluten fodmap
oat flour|harina de avena|gluten?
rice flour,glutinous rice flour,brown rice flour|harina de arroz,harina de arroz glutinoso,harina de arroz integral
buckwheat flour|harina de trigo sarraceno,harina de sarraceno,harina de alforfón
corn flour,maize flour,corn meal flour|harina de maíz|corn
gluten-free flour|harina sin gluten,mezcla de harinas sin gluten,preparado panificable sin gluten|-
quinoa flour;amaranth flour;teff flour;millet flour;sorghum flour;cassava flour;tigernut flour;plantain flour,banana flour|harina de quinoa;harina de amaranto;harina de teff;harina de mijo;harina de sorgo;harina de yuca;harina de chufa;harina de plátano
coconut flour|harina de coco|keto
almond flour,ground almonds,almond meal|harina de almendra,almendra molida,almendra en polvo|nut keto fodmap?
hazelnut flour,ground hazelnuts,walnut flour,pistachio flour,ground pistachios|harina de avellana,avellana molida|nut keto
chestnut flour|harina de castaña|nut
chickpea flour,gram flour,besan,garbanzo flour|harina de garbanzo|legume fodmap
lentil flour;pea flour;fava bean flour|harina de lentejas;harina de guisante;harina de habas|legume fodmap
soy flour|harina de soja,harina de soya|soy fodmap
peanut flour,powdered peanut butter|harina de cacahuete,cacahuete en polvo|peanut
lupin flour|harina de altramuz|legume peanut?
potato flour,potato starch,potato flakes,instant mash|fécula de patata,almidón de patata,harina de patata,puré en copos,chuño|nightshade sulfite?
cornflour,cornstarch,corn starch,maize starch|maicena,almidón de maíz,fécula de maíz,maizena|corn
tapioca,tapioca starch,tapioca flour,boba;arrowroot;sago|tapioca,almidón de yuca,fécula de mandioca,almidón de tapioca,almidón agrio;arrurruz;sagú
starch,vegetable starch|almidón,fécula|wheat? corn? processed
wheat starch|almidón de trigo|wheat
@pasta
pasta,macaroni,farfalle,conchiglie,orecchiette,orzo,ditalini,ziti,bucatini,pappardelle,tortiglioni,elbows,rotini,cavatelli,jumbo shells|pasta,macarrones,penne,fusilli,tallarines,lacitos,caracolas,codito,mostaccioli,mostacholes,fettuccine,rigatoni|egg?
spaghetti,spaghettini,capellini,vermicelli,angel hair|espagueti,linguini,linguine,cabello de ángel pasta,fideo cabellín|egg?
fideo,soup noodles|fideos,fideuá,pasta para sopa,estrellitas|egg?
lasagne sheets,lasagne,lasagna,cannelloni|láminas de lasaña,lasaña,canelones|egg?
fresh pasta,egg pasta|pasta fresca,pasta al huevo,tagliatelle,nidos de pasta|egg
ravioli,tortelloni,filled pasta|ravioli,tortellini,sorrentinos,agnolotti|egg dairy
gnocchi|ñoquis|nightshade egg?
egg noodles,chow mein noodles,wonton noodles,lo mein|fideos al huevo,fideos chinos al huevo,tallarines al huevo|egg
noodles,udon,ramen,somen,wheat noodles|fideos chinos,udon,ramen,fideos orientales,fideos instantáneos,fideos udon,noodles|egg? salt?
soba|soba,fideos soba
rice noodles,rice vermicelli,vermicelli rice noodles,rice sticks,pad thai noodles,pho noodles,ho fun|fideos de arroz,tallarines de arroz,vermicelli de arroz|-wheat -fodmap
glass noodles,bean thread noodles,mung bean noodles,cellophane noodles|fideos de cristal,fideos celofán|-wheat -fodmap legume?
sweet potato noodles,kelp noodles,japchae noodles,konjac|fideos de boniato,shirataki,konjac,fideos de konjac|-wheat -fodmap keto
buckwheat noodles|fideos de trigo sarraceno,pasta de trigo sarraceno|-wheat wheat? -fodmap
gluten-free pasta,rice pasta,corn pasta,quinoa pasta,brown rice pasta|pasta sin gluten,pasta de arroz,pasta de maíz|-wheat -fodmap corn?
lentil pasta,chickpea pasta,red lentil pasta,edamame pasta,pea pasta,black bean pasta|pasta de lentejas,pasta de garbanzos,pasta de legumbres,pasta de lenteja roja|-wheat legume
spinach pasta,squid ink pasta|pasta de espinacas,pasta de tinta de calamar|egg?
rice paper,summer roll wrappers,rice wrapper|papel de arroz,obleas de arroz|-wheat -fodmap
wonton wrappers,spring roll wrappers,egg roll wrappers,wontons,gyoza,potstickers,dumplings|obleas de wonton,obleas de gyoza,láminas de rollitos de primavera,wonton,masa de gyoza|egg?
`;

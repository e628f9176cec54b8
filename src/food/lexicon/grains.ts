/**
 * Grains, flours, starches, pasta and noodles. Format: see parseTable.ts.
 * Sources: Regulation (EU) 1169/2011 Annex II and Regulation (EU) 828/2014 (cereals with gluten; oats); FALCPA (wheat); Monash
 * University FODMAP guides.
 */
export const grains = `
@grain
rice,pudding rice|arroz
basmati rice|arroz basmati,basmati
jasmine rice|arroz jazmín
brown rice|arroz integral
arborio rice|arroz arborio
sushi rice|arroz para sushi
wild rice|arroz salvaje
quinoa|quinoa,quinua
amaranth;teff;fonio;sorghum|amaranto,kiwicha;;;sorgo
millet|mijo
buckwheat,kasha|trigo sarraceno,alforfón,trigo negro
oats,oatmeal|avena|gluten?
oat bran|salvado de avena|gluten?
wheat,wheatberries,freekeh|trigo,mote de trigo|fodmap wheat
bulgur,bulghur,burghul,bulgur wheat,bulghur wheat|trigo bulgur|fodmap wheat
couscous|cuscús,cous cous|fodmap wheat
semolina,cream of wheat,sooji,rava,farina|sémola|fodmap wheat
spelt|espelta|fodmap wheat
farro,emmer;einkorn;kamut;triticale|;escanda;kamut;|fodmap wheat
wheat germ|germen de trigo|fodmap wheat
wheat bran,bran|salvado,afrecho|fodmap wheat
barley|cebada|fodmap gluten
rye|centeno|fodmap gluten
polenta,cornmeal,corn grits,grits,maize meal|polenta,sémola de maíz,maíz molido,chuchoca|corn
masa harina,corn masa,masa,arepa flour|masa harina,harina pan,harina precocida de maíz,masa de maíz,Maseca,harina P.A.N|corn
hominy,pozole corn,mote corn|maíz pozolero,maíz cacahuazintle,mote,maíz mote,cancha serrana,cancha tostada,maíz cancha|corn
popcorn,popping corn|palomitas,palomitas de maíz,pochoclo,cabritas,crispetas,pop corn|corn
cornflakes|copos de maíz,corn flakes|corn gluten? processed sugar
breakfast cereal,shredded wheat,weetabix,grape nuts,bran cereal,Cheerios|cereales,muesli|fodmap? nut? processed sugar? wheat
granola||fodmap? gluten? nut? sugar
puffed rice,crispy rice cereal,poha|arroz inflado|gluten? processed
rice cake,rice cracker|tortita de arroz,galleta de arroz,torta de arroz
@flour
flour,bread flour,cake flour,pastry flour,floured,atta,roux|harina,harina de trigo,enharinado,enharinar|fodmap wheat
spelt flour|harina de espelta|fodmap wheat
rye flour|harina de centeno|fodmap gluten
barley flour|harina de cebada|fodmap gluten
oat flour|harina de avena|gluten?
rice flour,brown rice flour|harina de arroz
buckwheat flour|harina de trigo sarraceno,harina de sarraceno
corn flour,maize flour,corn meal flour|harina de maíz|corn
gluten-free flour,gluten-free bread flour|harina sin gluten,preparado panificable sin gluten
quinoa flour;amaranth flour;teff flour;millet flour;sorghum flour;cassava flour;tigernut flour;plantain flour,banana flour|harina de quinoa;harina de amaranto;harina de teff;harina de mijo;harina de sorgo;harina de yuca;harina de chufa;harina de plátano
coconut flour|harina de coco|keto
almond flour,ground almonds,almond meal|harina de almendra,almendra molida,almendra en polvo|fodmap? keto nut
hazelnut flour,ground hazelnuts,walnut flour,pistachio flour,ground pistachios|harina de avellana|keto nut
chestnut flour|harina de castaña|nut
chickpea flour,gram flour,besan,garbanzo flour|harina de garbanzo|fodmap legume
lentil flour;pea flour;fava bean flour|harina de lentejas;harina de guisante;harina de habas|fodmap legume
soy flour|harina de soja|fodmap soy
peanut flour|harina de cacahuete|peanut
lupin flour|harina de altramuz|legume peanut?
potato flour,potato starch,instant mash|fécula de patata,almidón de patata,puré en copos,chuño|nightshade sulfite?
cornflour,cornstarch,corn starch,maize starch|maicena,almidón de maíz,fécula de maíz,maizena|corn
tapioca,tapioca starch,tapioca flour,boba;arrowroot;sago|tapioca,almidón de yuca,fécula de mandioca,almidón de tapioca,almidón agrio;arrurruz;sagú
starch|almidón,fécula|corn? processed wheat?
wheat starch|almidón de trigo|wheat
@pasta
pasta,macaroni,farfalle,conchiglie,orecchiette,orzo,ditalini,ziti,bucatini,pappardelle,elbows,rotini,cavatelli,jumbo shells,penne,fusilli,fettuccine,rigatoni|pasta,macarrones,tallarines,lacitos,caracolas,codito,mostaccioli,mostacholes|egg?
spaghetti,vermicelli,angel hair,linguine|espagueti,linguini|egg?
fideo,soup noodles|fideos,fideuá,estrellitas|egg?
lasagne sheets,lasagne,lasagna,cannelloni|láminas de lasaña,lasaña,canelones|egg?
fresh pasta,tagliatelle|pasta fresca,nidos de pasta|egg
ravioli,tortelloni,filled pasta,tortellini|ravioli,sorrentinos,agnolotti|dairy egg
gnocchi|ñoquis|egg? nightshade
egg noodles,chow mein noodles,wonton noodles,lo mein|fideos al huevo|egg
noodles,somen,wheat noodles,udon,ramen|fideos chinos,fideos instantáneos|egg? salt?
soba|soba
rice noodles,rice vermicelli,vermicelli rice noodles,pad thai noodles,pho noodles,ho fun|fideos de arroz,tallarines de arroz,vermicelli de arroz|-fodmap -wheat
glass noodles,bean thread noodles,mung bean noodles,cellophane noodles|fideos de cristal,fideos celofán|-fodmap -wheat legume?
sweet potato noodles,japchae noodles,konjac|fideos de boniato,shirataki|-fodmap -wheat keto
buckwheat noodles|fideos de trigo sarraceno,pasta de trigo sarraceno|-fodmap -wheat wheat?
gluten-free pasta,rice pasta,corn pasta,quinoa pasta,brown rice pasta|pasta sin gluten,pasta de arroz,pasta de maíz|-fodmap -wheat corn?
lentil pasta,chickpea pasta,red lentil pasta,edamame pasta,pea pasta,black bean pasta|pasta de lentejas,pasta de garbanzos,pasta de legumbres|-wheat legume
spinach pasta,squid ink pasta|pasta de espinacas,pasta de tinta de calamar|egg?
rice paper,summer roll wrappers|papel de arroz,obleas de arroz|-fodmap -wheat
wonton wrappers,spring roll wrappers,egg roll wrappers,wontons,gyoza,potstickers,dumplings|obleas de wonton,obleas de gyoza,láminas de rollitos de primavera|egg?
`;

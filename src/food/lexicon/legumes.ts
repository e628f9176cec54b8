/**
 * Pulses, soya foods and other plant protein. Format: see parseTable.ts. Sources: Regulation (EU) 1169/2011 Annex II (soya, lupin);
 * FAO list of pulses; Monash University FODMAP guides (canned pulses are lower, still counted).
 */
export const legumes = `
@legume
chickpeas,chick peas|garbanzos
lentils,lentilles vertes|lentejas
red lentils,dal,dhal,daal,yellow lentils,masoor|lenteja roja,dal,lenteja coral,lentejas peladas
split peas,dried peas;mushy peas,marrowfat peas;black-eyed pea,black eyed bean,cowpea;pigeon peas|guisantes secos,arvejas partidas,guisante partido;puré de guisantes;alubia carilla,frijol de carita,frijol carita,judía carilla;gandules
black beans,turtle bean|frijoles negros,alubias negras,judías negras,porotos negros,caraotas,frijol negro
kidney beans,red beans,rajma|alubias rojas,judías rojas,frijoles rojos,porotos rojos,frijol rojo,habichuelas rojas,caparrones
pinto beans;borlotti bean,cranberry bean|judías pintas,frijol pinto,alubias pintas,frijoles bayos,porotos pintos,frijol bayo,frijoles pintos;judías borlotti
white beans,white kidney beans,great northern bean;cannellini bean;haricot beans,navy bean;butter beans,butterbean,lima bean,gigantes beans,gigante beans;flageolet bean|alubias blancas,judías blancas,frijoles blancos,porotos blancos,alubias cocidas,habichuelas blancas;judías cannellini;fabes,fabas,pochas;judiones,garrofón,pallares;flageolets
beans,pulses,legumes|alubias,frijoles,judías,habichuelas,legumbres,poroto
refried beans|frijoles refritos,frijoles de la olla|salt fodmap processed
baked beans,beans in tomato sauce|alubias en salsa de tomate,judías con tomate|nightshade sugar salt processed -driedbeans
chili beans|frijoles con chile|nightshade -driedbeans
mung beans,urad bean;adzuki bean,aduki bean,red bean paste;dried broad beans,dried fava bean|judía mungo,frijol mungo,soja verde mungo;azuki,pasta de judía roja,anko;habas secas
soybeans,soy beans|habas de soja,frijol de soya,soja en grano,semillas de soja|soy
lupin,lupini beans,lupin seeds|altramuz,chocho,tarwi,altramuces|peanut? -driedbeans
carob|algarroba,harina de algarroba|-driedbeans -fodmap -legume legume?
hummus,houmous,humous,hommus|hummus,paté de garbanzos|sesame -driedbeans
falafel||gluten? sesame? -driedbeans processed
papadums,poppadom,papad|papadum,pappadum|-driedbeans -fodmap fodmap? salt
@plant protein
tofu,beancurd,bean curd|tofu,cuajada de soja|soy
silken tofu,soft tofu|tofu sedoso,tofu suave|soy fodmap
tempeh|tempeh,tempé|soy
seitan,wheat gluten,gluten,wheat protein,gluten flour|seitán,gluten de trigo,gluten,proteína de trigo|wheat fodmap
textured vegetable protein,TVP,soy mince,soya chunks,textured soy protein,soy curls|soja texturizada,proteína de soja texturizada,carne de soja|soy fodmap?
soy protein,soy isolate|proteína de soja,proteína aislada de soja|soy processed
soy|soja|soy
natto|natto,okara,yuba|soy
pea protein|proteína de guisante|legume processed
Impossible burger,Impossible meat,Impossible beef|carne Impossible|soy processed
Beyond Burger,Beyond Meat,Beyond Beef|Beyond Meat|legume processed
protein powder|proteína en polvo,proteína vegana en polvo|milk? soy? sugar? artificial processed
mycoprotein,quorn,quorn mince|micoproteína,quorn|egg? processed
vegan mince,plant-based mince,meat-free mince,veggie burger,vegetarian sausage,vegan sausage,plant-based burger,vegan burger,meat substitute,veggie mince,plant-based sausages,bean burger,veggie sausage|hamburguesa vegetal,salchicha vegetal,hamburguesa vegana,carne vegetal,hamburguesa vegetariana,salchicha vegana|soy? wheat? egg? processed
`;

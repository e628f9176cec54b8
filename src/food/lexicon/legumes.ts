/**
 * Pulses, soya foods and other plant protein. Format: see parseTable.ts. Sources: Regulation (EU) 1169/2011 Annex II (soya, lupin);
 * FAO list of pulses; Monash University FODMAP guides (canned pulses are lower, still counted).
 */
export const legumes = `
@legume
chickpeas|garbanzos
lentils|lentejas
red lentils,dhal,daal,masoor,dal|lenteja roja
split peas,dried peas;mushy peas;black-eyed pea,cowpea;pigeon peas|guisantes secos;puré de guisantes;alubia carilla;gandules
black beans|frijoles negros,caraotas
kidney beans,rajma|alubias rojas,caparrones
pinto beans;borlotti bean|judías pintas;judías borlotti
white beans;cannellini bean;haricot beans;butter beans,butterbean;flageolet bean|alubias blancas;judías cannellini;fabes,fabas,pochas;judiones,garrofón,pallares;flageolets
beans,pulses,legumes|alubias,frijoles,judías,habichuelas,legumbres,poroto
refried beans|frijoles refritos,frijoles de la olla|fodmap processed salt
baked beans,beans in tomato sauce|alubias en salsa de tomate|-driedbeans nightshade processed salt sugar
chili beans|frijoles con chile|-driedbeans nightshade
mung beans;adzuki bean;dried broad beans|judía mungo,soja verde mungo;azuki,anko;habas secas
soybeans|habas de soja,frijol de soya,soja en grano,semillas de soja|soy
lupin|altramuz,chocho,tarwi|-driedbeans peanut?
carob|algarroba|-driedbeans -fodmap -legume legume?
hummus,houmous,humous,hommus|hummus,paté de garbanzos|-driedbeans sesame
falafel||-driedbeans gluten? processed sesame?
papadums,poppadom,papad|papadum,pappadum|-driedbeans -fodmap fodmap? salt
@plant protein
tofu,beancurd,bean curd|tofu,cuajada de soja|soy
silken tofu,soft tofu|tofu sedoso,tofu suave|fodmap soy
tempeh|tempeh,tempé|soy
seitan,wheat gluten,wheat protein,gluten flour,gluten|seitán,gluten de trigo,proteína de trigo|fodmap wheat
textured vegetable protein,TVP,soy mince,textured soy protein|soja texturizada,carne de soja|fodmap? soy
soy protein|proteína de soja|processed soy
soy|soja|soy
natto|natto,okara,yuba|soy
pea protein|proteína de guisante|legume processed
Impossible burger,Impossible meat,Impossible beef|carne Impossible|processed soy
Beyond Burger,Beyond Beef,Beyond Meat|Beyond Meat|legume processed
protein powder|proteína en polvo,proteína vegana en polvo|artificial milk? processed soy? sugar?
mycoprotein,quorn|micoproteína|egg? processed
vegan mince,plant-based mince,meat-free mince,veggie burger,vegetarian sausage,vegan sausage,plant-based burger,vegan burger,meat substitute,veggie mince,plant-based sausages,bean burger,veggie sausage|hamburguesa vegetal,salchicha vegetal,hamburguesa vegana,carne vegetal,hamburguesa vegetariana,salchicha vegana|egg? processed soy? wheat?
`;

/**
 * Meat, poultry, game, offal and cured meat. Format: see parseTable.ts.
 * Sources: Regulation (EU) 1169/2011 Annex II (gluten, milk and sulphites in sausages); USDA safe minimum temperatures (rawRisk).
 */
export const MEAT = `
@redMeat: beef
beef,steak,sirloin,ribeye,brisket,short rib,topside,silverside,ox cheek,oxtail,T-bone,filet mignon,chuck roast,porterhouse,wagyu,pot roast|ternera,res,vacuno,bistec,bife,entrecot,chuletón,rabo de toro,asado de tira,buey,churrasco,arrachera,entraña,carne vacuna,matambre,posta,mechada,lomo liso,lagarto,tira de asado,punta de anca,picaña||180/person fry8 roast60 grill8 braise150
veal,osso buco|ternera blanca,ternera lechal,osobuco,escalope de ternera||160/person fry6
beef mince,minced beef,ground beef,mince,ground chuck,hamburger meat,minced meat,ground meat|carne picada,carne molida|mince|125/person fry8 simmer30
beef burger,hamburger,beef patties,burger,cheeseburger,quarter pounder|hamburguesa,hamburguesa de ternera,hamburguesa de res|mince gluten?|125/piece grill8 fry8
meatballs|albóndigas,albóndigas de ternera|mince gluten? egg? milk? pork?|120/person fry10
beef jerky,biltong,salt beef,corned beef|cecina,carne seca,tasajo,charqui,pastrami,carne en conserva,machaca,bresaola|salt preserved processed soy?
beef dripping,suet,tallow|sebo|gluten?|tbsp
@redMeat
lamb,lamb steak|cordero||200/person roast90 grill10 braise120
lamb mince,minced lamb,ground lamb,kofta|carne picada de cordero,cordero picado,carne molida de cordero|mince|125/person fry8
mutton,hogget;goat meat|carnero,borrego;cabrito,chivo,carne de cabra||200/person braise150
venison,deer,elk;bison;kangaroo;ostrich|venado,ciervo,corzo,carne de caza;bisonte;canguro;avestruz||180/person fry8
rabbit,hare|conejo,liebre|-red treif|220/person braise60
horse meat|carne de caballo|treif
liver,beef liver|hígado,hígado de ternera||120/person fry5
kidney;ox heart;tripe,honeycomb tripe;sweetbreads;tongue,beef tongue;offal,brains|riñones;corazón de res,corazón de ternera;callos,mondongo,menudo,guatita;mollejas;lengua de ternera,lengua de res;casquería,sesos||120/person
meat,cold cuts|carne,carnes,fiambres|pork? beef?|150/person
shawarma,doner kebab,gyros meat|shawarma,kebab|gluten? fodmap? processed|120/person
haggis||gluten? fodmap processed
@pork
pork,spare ribs,pork steak,gammon,crackling,baby back ribs,gammon steak,ham hock,char siu,suckling pig|cerdo,puerco,chancho,panceta fresca,secreto ibérico,presa ibérica,cochinita,carnitas,codillo,cinta de lomo,cochinillo,lechón,pluma ibérica,costillar,bondiola,pernil,cuerito||180/person fry8 roast60 grill10 braise120
pork mince,minced pork,ground pork|carne picada de cerdo,cerdo picado,carne molida de cerdo|mince|125/person fry8
wild boar|jabalí
lard,pork fat,pork dripping|manteca de cerdo,manteca,grasa de cerdo|-rawpork oil|tbsp
pork rinds,pork scratchings,chicharrones|chicharrón,torreznos,corteza de cerdo|-rawpork salt processed
@processed meat: pork
bacon,lardons,rashers|bacon,beicon,tocino,panceta ahumada,tocineta||25/slice 40/person fry6 grill6
pancetta,speck,coppa|panceta,tocino entreverado,papada,guanciale,tocino ibérico,tocino salado||40/person fry6
ham,honey roast ham|jamón,lacón|sulfite? milk?|25/slice 40/person
prosciutto,parma ham,serrano ham,cured ham,jamón serrano,jamón ibérico,Ibérico ham|jamón serrano,jamón ibérico,jamón curado,virutas de jamón,jamón crudo,paleta ibérica,jamón de bellota||15/slice 30/person
salami,soppressata,mortadella,cured sausage,saucisson|salami,pepperoni,mortadela,salchichón,fuet,salame,salchicha de Bolonia,longaniza seca|milk? nut? nightshade?|30/person
chorizo,chorizo sausage,nduja|chorizo,sobrasada,chistorra,longaniza,butifarra roja|nightshade fodmap|50/person fry6
sausage,chipolatas,bratwurst,kielbasa,andouille,sausagemeat,pigs in blankets|salchicha,longaniza fresca,butifarra|gluten? sulfite? milk? mince|60/piece 120/person fry12 grill12 bake25
frankfurter,hot dog,hot dog sausage,wiener,Vienna sausage|salchicha de Frankfurt,frankfurt,perrito caliente,pancho,vienesa,salchicha de Viena,salchichas frankfurt|gluten? milk? soy?|45/piece boil5
black pudding,blood sausage|morcilla,morcilla de arroz,morcilla de cebolla,prieta|gluten? fodmap?|50/person fry6
pâté,liver pâté,liverwurst,terrine,liver sausage|paté,foie,paté de hígado,mousse de pato,micuit|milk? egg? gluten? -pork pork? meat|30/person
luncheon meat,spam,tinned ham,head cheese,brawn,lunch meat,bologna|queso de cabeza,cabeza de jabalí,chóped||40/person
@poultry
chicken,poussin,Cornish hen,chicken meat,Cornish game hen|pollo,gallina,carne de pollo||200/person roast75 boil40 fry15 grill20
chicken breast,chicken fillet,chicken tenderloin,chicken mini fillets,chicken tenders,chicken cutlet|pechuga de pollo,pechuga,filete de pollo,suprema de pollo||175/piece 160/person fry12 roast22 grill12 poach15 stir-fry6
chicken thigh,chicken leg,chicken wing,chicken quarters,buffalo wings,drumsticks|muslo de pollo,contramuslo,alitas,pata de pollo,encuentro de pollo,jamoncito de pollo,pollo en cuartos,muslos||110/piece 180/person roast35 fry18 braise40 grill18
chicken mince,minced chicken,ground chicken|pollo picado,carne picada de pollo,pollo molido||125/person fry8
chicken liver,gizzards,giblets,chicken heart|hígado de pollo,higaditos,menudillos,higadillo,mollejas de pollo||100/person fry5
chicken nuggets,breaded chicken,chicken goujons,fried chicken,popcorn chicken,chicken kiev,chicken schnitzel,crispy chicken|nuggets de pollo,pollo empanado,pollo rebozado,fingers de pollo,pollo frito,milanesa de pollo|wheat fodmap egg? milk? processed|120/person bake18
chicken sausage,turkey sausage|salchicha de pollo,salchicha de pavo|gluten? processed|110/person
turkey,turkey steak,turkey breast steaks|pavo,guajolote,fiambre de pavo,jamón de pavo||160/person roast90 fry10 grill10
turkey mince,minced turkey,ground turkey|pavo picado,carne picada de pavo,carne molida de pavo,pavo molido||125/person fry8
turkey bacon|bacon de pavo,tocino de pavo|processed salt preserved|30/person fry5
duck|pato,magret||180/person fry15 roast90
goose;guinea fowl;quail;partridge;pheasant;pigeon,squab|ganso,oca;pintada;codorniz,codornices;perdiz;faisán;pichón,capón||200/person roast45
duck fat,goose fat,chicken fat,schmaltz|grasa de pato,grasa de oca,grasa de pollo,manteca de pato|-rawpoultry oil|tbsp
frog legs,snail,escargot|ancas de rana,caracoles|-rawpoultry treif
`;

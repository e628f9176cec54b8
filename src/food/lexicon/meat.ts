/**
 * Meat, poultry, game, offal and cured meat. Format: see parseTable.ts.
 * Sources: Regulation (EU) 1169/2011 Annex II (gluten, milk and sulphites in sausages); USDA safe minimum temperatures (rawRisk).
 */
export const meat = `
@redMeat: beef
beef,steak,sirloin,ribeye,brisket,short rib,topside,silverside,ox cheek,oxtail,T-bone,filet mignon,oyster blade,porterhouse,wagyu,bavette,onglet,flat iron,skirt steak,flank steak,hanger steak,pot roast|ternera,res,vacuno,bistec,bife,entrecot,chuletón,rabo de toro,asado de tira,buey,churrasco,arrachera,entraña,carne vacuna,matambre,lomo liso,picaña,peceto,cuadril,bola de lomo,babilla de ternera,diezmillo,suadero,sobrebarriga,punta de anca,posta negra,lagarto de res,redondo de ternera
veal,osso buco|ternera blanca,osobuco
beef mince,minced beef,ground beef,mince,ground chuck,minced meat,ground meat|carne picada,carne molida|mince
beef burger,hamburger,burger,cheeseburger,quarter pounder|hamburguesa|gluten? mince
meatballs|albóndigas|egg? gluten? milk? mince pork?
beef jerky,biltong,salt beef,corned beef|cecina,carne seca,tasajo,charqui,pastrami,machaca,bresaola|preserved processed salt soy?
beef dripping,suet,tallow,beef fat|sebo|gluten?
@redMeat
lamb|cordero
lamb mince,minced lamb,ground lamb,kofta|carne picada de cordero,cordero picado,carne molida de cordero|mince
mutton;goat meat|carnero,borrego;cabrito,chivo
venison,deer,elk;bison;kangaroo;ostrich|venado,ciervo,corzo;bisonte;canguro;avestruz
rabbit,hare|conejo,liebre|-red treif
horse meat|carne de caballo|treif
liver,beef liver,lamb's liver,lamb liver,lambs liver,calf's liver,calves liver,veal liver|hígado,hígado de ternera,hígado de cordero
kidney;ox heart,beef heart;tripe,honeycomb tripe;sweetbreads;tongue,beef tongue,pork tongue;pig's ear,pigs ears,pig ears,trotters;offal,brains,Rocky Mountain oysters|riñones;corazón de res;callos,mondongo,menudo,guatita;mollejas;lengua de ternera,lengua de res,lengua de vaca,lengua de cerdo,lengua;oreja de cerdo,manitas de cerdo,manitas;casquería,sesos
meat,cold cuts|carne,fiambres|beef? pork?
shawarma|shawarma,kebab|fodmap? gluten? processed
haggis||fodmap gluten? processed
@pork
pork,spare ribs,gammon,crackling,baby back ribs,ham hock,char siu,suckling pig|cerdo,puerco,chancho,panceta fresca,secreto ibérico,presa ibérica,cochinita,carnitas,codillo,cinta de lomo,cochinillo,lechón,pluma ibérica,costillar,bondiola,pernil,cuerito
pork mince,minced pork,ground pork|carne picada de cerdo,cerdo picado,carne molida de cerdo|mince
wild boar|jabalí
lard,pork fat|manteca de cerdo,grasa de cerdo|-rawpork oil
lard or butter|manteca|-rawpork milk? oil
pork rinds|chicharrón,torreznos,corteza de cerdo|-rawpork processed salt
@processed meat: pork
bacon,lardons,rashers|bacon,beicon,tocino,tocineta
pancetta,speck,coppa,guanciale|panceta,papada
ham,honey roast ham|jamón,lacón|milk? sulfite?
prosciutto,parma ham,serrano ham|jamón serrano,jamón ibérico,paleta ibérica
salami,soppressata,mortadella,cured sausage,pepperoni|salami,mortadela,salchichón,fuet,salame,longaniza seca|milk? nightshade? nut?
chorizo,chorizo sausage,nduja,chouriço,linguiça|chorizo,sobrasada,chistorra,longaniza,butifarra roja|fodmap nightshade
sausage,chipolatas,bratwurst,kielbasa,andouille,sausagemeat,pigs in blankets|salchicha,longaniza fresca,butifarra|gluten? milk? mince sulfite?
frankfurter,hot dog,hot dog sausage,wiener,Vienna sausage|salchicha de Frankfurt,frankfurt,perrito caliente,pancho,vienesa,salchicha de Viena|gluten? milk? soy?
black pudding,blood sausage|morcilla,morcilla de cebolla,prieta|fodmap? gluten?
pâté,liver pâté,liverwurst,terrine,liver sausage|paté,foie,paté de hígado,mousse de pato,micuit|-pork egg? gluten? meat milk? pork?
luncheon meat,spam,head cheese,brawn,lunch meat,bologna|queso de cabeza,queso de cerdo,queso de puerco,cabeza de jabalí,chóped
@poultry
chicken,Cornish hen,chicken meat,Cornish game hen|pollo,gallina,carne de pollo
chicken breast,chicken fillet,chicken tenders|pechuga de pollo,pechuga,filete de pollo,suprema de pollo
chicken thigh,chicken leg,chicken wing,chicken quarters,chicken oysters,buffalo wings,drumsticks|muslo de pollo,contramuslo,alitas,muslos
chicken mince,minced chicken,ground chicken|pollo picado,carne picada de pollo,pollo molido
chicken carcass,chicken bones,chicken frame,turkey carcass|carcasa de pollo,huesos de pollo,carcasa
chicken liver,gizzards,giblets,chicken heart|hígado de pollo,higaditos,higaditos de pollo,higadillos de pollo,menudillos,higadillo,mollejas de pollo
chicken nuggets,breaded chicken,fried chicken,popcorn chicken,chicken kiev,chicken schnitzel,crispy chicken|nuggets de pollo,pollo empanado,pollo rebozado,fingers de pollo,pollo frito,milanesa de pollo|egg? fodmap milk? processed wheat
chicken sausage,turkey sausage|salchicha de pollo,salchicha de pavo|gluten? processed
turkey|pavo,guajolote,fiambre de pavo,jamón de pavo
turkey mince,minced turkey,ground turkey|pavo picado,carne picada de pavo,carne molida de pavo,pavo molido
turkey bacon|bacon de pavo,tocino de pavo|preserved processed salt
duck|pato,magret
goose;guinea fowl;quail;partridge;pheasant;pigeon|ganso,oca;pintada;codorniz;perdiz;faisán;pichón,capón
duck fat,schmaltz|grasa de pato,manteca de pato|-rawpoultry oil
frog legs|ancas de rana|-rawpoultry treif
`;

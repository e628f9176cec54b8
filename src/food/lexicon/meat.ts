/**
 * Meat, poultry, game, offal and cured meat. Format: see parseTable.ts.
 * Sources: Regulation (EU) 1169/2011 Annex II (gluten, milk and sulphites in sausages); USDA safe minimum temperatures (rawRisk).
 */
export const meat = `
@redMeat: beef
beef,steak,sirloin,ribeye,brisket,short rib,topside,silverside,ox cheek,oxtail,T-bone,filet mignon,oyster blade,chuck roast,porterhouse,wagyu,pot roast|ternera,res,vacuno,bistec,bife,entrecot,chuletón,rabo de toro,asado de tira,buey,churrasco,arrachera,entraña,carne vacuna,matambre,posta,mechada,lomo liso,lagarto,tira de asado,punta de anca,picaña
veal,osso buco|ternera blanca,ternera lechal,osobuco,escalope de ternera
beef mince,minced beef,ground beef,mince,ground chuck,hamburger meat,minced meat,ground meat|carne picada,carne molida|mince
beef burger,hamburger,beef patties,burger,cheeseburger,quarter pounder|hamburguesa,hamburguesa de ternera,hamburguesa de res|mince gluten?
meatballs|albóndigas,albóndigas de ternera|mince gluten? egg? milk? pork?
beef jerky,biltong,salt beef,corned beef|cecina,carne seca,tasajo,charqui,pastrami,carne en conserva,machaca,bresaola|salt preserved processed soy?
beef dripping,suet,tallow|sebo|gluten?
@redMeat
lamb,lamb steak|cordero
lamb mince,minced lamb,ground lamb,kofta|carne picada de cordero,cordero picado,carne molida de cordero|mince
mutton,hogget;goat meat|carnero,borrego;cabrito,chivo,carne de cabra
venison,deer,elk;bison;kangaroo;ostrich|venado,ciervo,corzo,carne de caza;bisonte;canguro;avestruz
rabbit,hare|conejo,liebre|-red treif
horse meat|carne de caballo|treif
liver,beef liver|hígado,hígado de ternera
kidney;ox heart;tripe,honeycomb tripe;sweetbreads;tongue,beef tongue;offal,brains,Rocky Mountain oysters,prairie oysters|riñones;corazón de res,corazón de ternera;callos,mondongo,menudo,guatita;mollejas;lengua de ternera,lengua de res;casquería,sesos
meat,cold cuts|carne,carnes,fiambres|pork? beef?
shawarma,doner kebab,gyros meat|shawarma,kebab|gluten? fodmap? processed
haggis||gluten? fodmap processed
@pork
pork,spare ribs,pork steak,gammon,crackling,baby back ribs,gammon steak,ham hock,char siu,suckling pig|cerdo,puerco,chancho,panceta fresca,secreto ibérico,presa ibérica,cochinita,carnitas,codillo,cinta de lomo,cochinillo,lechón,pluma ibérica,costillar,bondiola,pernil,cuerito
pork mince,minced pork,ground pork|carne picada de cerdo,cerdo picado,carne molida de cerdo|mince
wild boar|jabalí
lard,pork fat,pork dripping|manteca de cerdo,grasa de cerdo|-rawpork oil
lard or butter|manteca|-rawpork oil milk?
pork rinds,pork scratchings,chicharrones|chicharrón,torreznos,corteza de cerdo|-rawpork salt processed
@processed meat: pork
bacon,lardons,rashers|bacon,beicon,tocino,panceta ahumada,tocineta
pancetta,speck,coppa|panceta,tocino entreverado,papada,guanciale,tocino ibérico,tocino salado
ham,honey roast ham|jamón,lacón|sulfite? milk?
prosciutto,parma ham,serrano ham,cured ham,jamón serrano,jamón ibérico,Ibérico ham|jamón serrano,jamón ibérico,jamón curado,virutas de jamón,jamón crudo,paleta ibérica,jamón de bellota
salami,soppressata,mortadella,cured sausage,saucisson|salami,pepperoni,mortadela,salchichón,fuet,salame,salchicha de Bolonia,longaniza seca|milk? nut? nightshade?
chorizo,chorizo sausage,nduja|chorizo,sobrasada,chistorra,longaniza,butifarra roja|nightshade fodmap
sausage,chipolatas,bratwurst,kielbasa,andouille,sausagemeat,pigs in blankets|salchicha,longaniza fresca,butifarra|gluten? sulfite? milk? mince
frankfurter,hot dog,hot dog sausage,wiener,Vienna sausage|salchicha de Frankfurt,frankfurt,perrito caliente,pancho,vienesa,salchicha de Viena,salchichas frankfurt|gluten? milk? soy?
black pudding,blood sausage|morcilla,morcilla de arroz,morcilla de cebolla,prieta|gluten? fodmap?
pâté,liver pâté,liverwurst,terrine,liver sausage|paté,foie,paté de hígado,mousse de pato,micuit|milk? egg? gluten? -pork pork? meat
luncheon meat,spam,tinned ham,head cheese,brawn,lunch meat,bologna|queso de cabeza,queso de cerdo,queso de puerco,cabeza de jabalí,chóped
@poultry
chicken,poussin,Cornish hen,chicken meat,Cornish game hen|pollo,gallina,carne de pollo
chicken breast,chicken fillet,chicken tenderloin,chicken mini fillets,chicken tenders,chicken cutlet|pechuga de pollo,pechuga,filete de pollo,suprema de pollo
chicken thigh,chicken leg,chicken wing,chicken quarters,chicken oysters,buffalo wings,drumsticks|muslo de pollo,contramuslo,alitas,pata de pollo,encuentro de pollo,jamoncito de pollo,pollo en cuartos,muslos
chicken mince,minced chicken,ground chicken|pollo picado,carne picada de pollo,pollo molido
chicken liver,gizzards,giblets,chicken heart|hígado de pollo,higaditos,menudillos,higadillo,mollejas de pollo
chicken nuggets,breaded chicken,chicken goujons,fried chicken,popcorn chicken,chicken kiev,chicken schnitzel,crispy chicken|nuggets de pollo,pollo empanado,pollo rebozado,fingers de pollo,pollo frito,milanesa de pollo|wheat fodmap egg? milk? processed
chicken sausage,turkey sausage|salchicha de pollo,salchicha de pavo|gluten? processed
turkey,turkey steak,turkey breast steaks|pavo,guajolote,fiambre de pavo,jamón de pavo
turkey mince,minced turkey,ground turkey|pavo picado,carne picada de pavo,carne molida de pavo,pavo molido
turkey bacon|bacon de pavo,tocino de pavo|processed salt preserved
duck|pato,magret
goose;guinea fowl;quail;partridge;pheasant;pigeon,squab|ganso,oca;pintada;codorniz,codornices;perdiz;faisán;pichón,capón
duck fat,goose fat,chicken fat,schmaltz|grasa de pato,grasa de oca,grasa de pollo,manteca de pato|-rawpoultry oil
frog legs,snail,escargot|ancas de rana,caracoles|-rawpoultry treif
`;

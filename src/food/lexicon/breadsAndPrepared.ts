/**
 * Bread, doughs and prepared foods. Format: see parseTable.ts.
 * Sources: Regulation (EU) 1169/2011 Annex II; FALCPA; FASTER Act; Monash University FODMAP guides (sourdough spelt aside).
 */
export const breadsAndPrepared = `
@bread
bread,loaf,toast,sandwich bread,sourdough,bloomer|pan,hogaza,picatostes,Bimbo|milk? sesame? soy?
baguette,ciabatta,French stick|baguette,chapata,focaccia
bread roll,burger bun,hot dog bun,dinner roll,bap,hamburger bun,burger roll,bun,sub rolls,white rolls|panecillo,pan de hamburguesa,bollo de pan,bolillo,pan de hot dog,pan para hamburguesas,hallulla|egg? milk? sesame?
brioche,challah,milk bread,pain au chocolat,cinnamon roll,Danish pastry,hot cross bun,stollen,Chelsea bun,cinnamon buns,croissant|brioche,cruasán,medialuna,ensaimada,bollo,bollería,napolitana,caracola de canela,pan de leche,pan dulce|dairy egg
bagel,pretzel|bagel|sesame?
English muffin,crumpet|muffin inglés|milk?
naan||dairy
pita,flatbread,roti,lavash,tortilla,wrap,paratha,soft taco shells|pan de pita,chapati,tortilla de harina,tortilla de trigo
corn muffin|preparado para pan de maíz|corn egg? milk?
corn tortilla,taco shell,tostada shell|tortilla de maíz,tostada de maíz,totopo,tortitas de maíz|-fodmap -wheat corn
tortilla chips,corn chips,nachos,Doritos|chips de maíz,nachos de maíz,fritos de maíz|-fodmap -wheat corn oil processed salt
arepa||-fodmap -wheat corn
tamale|tamal,humita|-fodmap -wheat corn meat?
cornbread,corn bread|pan de maíz,pan de elote|corn egg? milk? wheat?
rye bread,pumpernickel,Ryvita,rye crispbread|pan de centeno,pan negro|-wheat gluten wheat?
crispbread,cream cracker,oyster crackers,saltine,matzo,breadsticks,grissini,water biscuits,melba toast,butter crackers,cracker|galleta salada,colines,picos,pan ácimo,galletas de soda,tostas,grisines,galletas de agua|processed salt
cheese crackers,Goldfish crackers,Cheez-Its|galletas de queso|dairy processed salt
cheese bread,pão de queijo|pan de queso,almojábana,pan de yuca,pandebono,chipa|-fodmap -wheat corn? dairy egg?
oatcake|galleta de avena|-fodmap -wheat gluten?
breadcrumbs,cracker crumbs,cracker meal,panko|pan rallado,pan molido,empanizador,rebozador,harina para rebozar|milk? sesame?
gluten-free bread|pan sin gluten|-fodmap -wheat egg? processed
croutons,stuffing|crutones,costrones|fodmap
batter|masa de rebozar|-wheat egg? milk? wheat?
plain tortilla|tortilla sin más|-wheat corn? egg? wheat?
breaded,battered|empanado,rebozado,tempura,empanizado|egg? milk?
pizza dough,bread dough|masa de pizza,pizza,masa de pan,prepizza|milk?
puff pastry,pie crust,pastry,pie shell,filo,phyllo,hot water crust,pie dough,tart shell,shortcrust,vol-au-vent,empanada discs,empanada wrappers,tart case|hojaldre,masa quebrada,masa brisa,masa filo,base de tarta,masa de empanada,obleas de empanadilla,tapas de empanada,masa de empanadas,tapas de empanadas,discos de empanada,masa para empanadas,masa para tarta,masa de tarta,tapa de tarta,tapa de pascualina,masa de pascualina,masa philo|egg? milk?
communion wafer,rusk|oblea de pan
@prepared
sandwich,toastie|bocadillo,emparedado|egg? fodmap milk? wheat
empanada,pasty,meat pie,pie,sausage roll,pork pie,spring roll,egg roll|empanada,empanadilla,quiche,samosa,rollito de primavera,pastel de carne,croqueta de masa,pay|egg? fodmap meat? milk? wheat
croquette|croqueta,tequeño|dairy egg? fodmap wheat
Spanish omelette,Spanish tortilla|tortilla de patatas,tortilla española|egg fodmap? nightshade
omelette,frittata|tortilla francesa,revuelto,huevos rotos|egg
Scotch egg|huevo escocés|egg fodmap pork wheat
Waldorf salad|ensalada Waldorf|celery egg? fodmap nut
leftover curry,leftover stew|leftover curry|meat?
leftover paella,leftover risotto|leftover paella|fish? fodmap? meat? milk? shellfish?
moussaka|musaca|fodmap meat? milk? nightshade wheat?
ratatouille,shakshuka|pisto|egg? fodmap nightshade
lasagne al forno,macaroni cheese,macaroni and cheese,mac and cheese|macarrones con queso|dairy egg? fodmap wheat
sushi|sushi,maki|fish? sesame? shellfish? soy?
crisps,potato chips|patatas chips,papas de bolsa,patatas paja|carb nightshade oil processed salt
vegetable crisps,pretzels,pork snack|snacks,aperitivos salados|carb oil processed salt wheat?
protein bar,cereal bar,energy bar|barrita de cereales,barrita energética|gluten? milk? nut? processed soy? sugar
trail mix|mezcla de frutos secos y pasas|fodmap nut peanut? sulfite
milkshake|batido de leche|dairy fodmap sugar
`;

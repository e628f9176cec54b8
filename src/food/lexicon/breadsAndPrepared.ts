/**
 * Bread, doughs and prepared foods. Format: see parseTable.ts.
 * Sources: Regulation (EU) 1169/2011 Annex II; FALCPA; FASTER Act; Monash University FODMAP guides (sourdough spelt aside).
 */
export const breadsAndPrepared = `
@bread
bread,loaf,toast,sandwich bread,sourdough,bloomer,garlic ciabatta|pan,hogaza,picatostes,Bimbo|soy? milk? sesame?
baguette,French bread,ciabatta,French stick,Italian bread|baguette,chapata,barra pan,focaccia
bread roll,burger bun,hot dog bun,dinner roll,bap,hamburger bun,burger roll,kaiser roll,hoagie roll,submarine roll,bun,sub rolls,Hawaiian rolls,crescent rolls,white rolls|panecillo,pan de hamburguesa,bollo de pan,pan de perrito,bolillo,pan de hot dog,pan para hamburguesas,hallulla,pan amasado,pan batido|sesame? milk? egg?
brioche,brioche bun,challah,croissant,milk bread,pain au chocolat,cinnamon roll,Danish pastry,hot cross bun,stollen,Chelsea bun,cinnamon buns,teacake|brioche,pan brioche,croissant,cruasán,medialuna,ensaimada,bollo,bollería,napolitana,caracola de canela,pan de leche,pan dulce|egg dairy
bagel,pretzel,soft pretzel|bagel,pretzel,rosca de pan|sesame?
English muffin,crumpet|muffin inglés|milk?
naan||dairy
pita,flatbread,roti,lavash,tortilla,wrap,piadina,paratha,soft taco shells|pan de pita,pan plano,chapati,pan árabe,wrap
corn muffin,corn muffin mix,cornbread mix|preparado para pan de maíz|corn egg? milk?
corn tortilla,taco shell,tostada shell|tortilla de maíz,tostada de maíz,totopo,tortitas de maíz|-wheat -fodmap corn
tortilla chips,corn chips,nachos,Doritos|chips de maíz,nachos de maíz,fritos de maíz|-wheat -fodmap corn salt oil processed
arepa||-wheat -fodmap corn
tamale|tamal,humita|-wheat -fodmap corn meat?
cornbread,corn bread|pan de maíz,pan de elote|corn wheat? egg? milk?
rye bread,pumpernickel,Ryvita,rye crispbread|pan de centeno,pan negro|-wheat wheat? gluten
crispbread,cracker,cream cracker,oyster crackers,saltine,matzo,breadsticks,grissini,water biscuits,melba toast,butter crackers|galleta salada,cracker,colines,picos,palitos de pan,pan ácimo,galletas de soda,tostas,grisines,galletas crackers,galletas de agua|salt processed
cheese crackers,Goldfish crackers,Cheez-Its|galletas de queso|dairy salt processed
cheese bread,pão de queijo|pan de queso,almojábana,pan de yuca,pandebono,chipa|-wheat -fodmap dairy egg? corn?
oatcake|galleta de avena|-wheat gluten? -fodmap
breadcrumbs,bread crumbs,cracker crumbs,cracker meal|pan rallado,panko,migas de pan,pan molido,empanizador,rebozador,harina para rebozar,galleta molida|sesame? milk?
gluten-free bread,gluten-free breadcrumbs,gluten-free wrap,gluten-free rolls,gluten-free panko|pan sin gluten,pan rallado sin gluten,pan de molde sin gluten|-wheat -fodmap egg? processed
croutons,stuffing,herb stuffing mix|crutones,picatostes fritos,relleno de pan,tropezones de pan,costrones|fodmap
batter|masa de rebozar|-wheat wheat? egg? milk?
plain tortilla|tortilla sin más|-wheat wheat? corn? egg?
breaded,battered,tempura batter|empanado,rebozado,tempura,empanizado,harina de tempura|egg? milk?
pizza dough,bread dough|masa de pizza,pizza,masa de pan,masa para pizza,prepizza|milk?
puff pastry,pie crust,pastry,pie shell,filo,phyllo,hot water crust,pie dough,tart shell,shortcrust,vol-au-vent,tart case,pie pastry,graham cracker crust|hojaldre,masa quebrada,masa brisa,masa filo,base de tarta,masa de hojaldre,masa de empanada,obleas de empanadilla,tapas de empanada,masa de empanadillas,masa para tarta,masa para empanadas,pasta brisa,masa philo|milk? egg?
communion wafer,rusk|oblea de pan
@prepared
sandwich,toastie|bocadillo,emparedado|wheat fodmap milk? egg?
empanada,pasty,meat pie,pie,sausage roll,pork pie,spring roll,egg roll|empanada,empanadilla,quiche,samosa,rollito de primavera,pastel de carne,croqueta de masa,pay|wheat fodmap egg? milk? meat?
croquette,tequeño|croqueta,tequeño,croquetas de jamón,croquetas de bacalao|wheat dairy egg? fodmap
Spanish omelette,tortilla de patatas,tortilla española|tortilla de patatas,tortilla española|egg nightshade fodmap?
omelette,frittata,eggs Benedict,huevos rancheros|tortilla francesa,revuelto,huevos rotos|egg
Scotch egg|huevo escocés|egg wheat pork fodmap
Waldorf salad|ensalada Waldorf|celery nut fodmap egg?
moussaka|musaca,moussaka|nightshade fodmap milk? wheat? meat?
ratatouille,shakshuka|pisto,shakshuka|nightshade fodmap egg?
lasagne al forno,mac and cheese,macaroni cheese,macaroni and cheese|macarrones con queso,mac and cheese|wheat dairy fodmap egg?
sushi|sushi,maki|fish? soy? shellfish? sesame?
crisps,potato chips,kettle chips|patatas chips,papas de bolsa,papas fritas de bolsa,patatas paja,papas chip|nightshade salt oil processed carb
vegetable crisps,pretzels,pork snack|snacks,aperitivos salados|wheat? salt oil processed carb
protein bar,cereal bar,granola bar,energy bar|barrita de cereales,barrita energética|gluten? nut? milk? soy? sugar processed
trail mix|mezcla de frutos secos y pasas|nut peanut? sulfite fodmap
milkshake|batido de leche,malteada batido|dairy fodmap sugar
`;

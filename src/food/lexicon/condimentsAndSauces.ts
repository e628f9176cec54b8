/**
 * Condiments, vinegars, sauces, dressings, pastes and broths. Format: see parseTable.ts.
 * Sources: Regulation (EU) 1169/2011 Annex II and Codex Alimentarius standards (soy sauce, fish sauce, mayonnaise, bouillons);
 * Monash University FODMAP guides.
 */
export const CONDIMENTS_AND_SAUCES = `
@condiment
vinegar|vinagre,vinagre de alcohol|sulfite?|tbsp
wine vinegar,red wine vinegar,white wine vinegar,sherry vinegar,champagne vinegar|vinagre de vino,vinagre de Jerez,vinagre de cava|sulfite|tbsp
balsamic vinegar,balsamic|vinagre balsámico,vinagre de Módena,crema balsámica,balsámico,crema de vinagre balsámico|sulfite sugar?|tbsp
cider vinegar,apple cider vinegar,ACV|vinagre de manzana,vinagre de sidra|sulfite|tbsp
rice vinegar,rice wine vinegar,coconut vinegar|vinagre de arroz,vinagre de coco|sulfite?|tbsp
malt vinegar|vinagre de malta|gluten sulfite?|tbsp
Chinese black vinegar,Chinkiang vinegar|vinagre negro|wheat? gluten?|tbsp
mustard|mostaza|mustard sulfite? salt|tsp
Dijon mustard,wholegrain mustard,grain mustard,Dijon,stone-ground mustard|mostaza de Dijon,mostaza antigua,mostaza a la antigua,mostaza dijon|mustard sulfite? salt|tsp
honey mustard,honey mustard dressing|mostaza y miel,mostaza con miel,salsa de mostaza y miel|mustard animal fodmap sugar|tbsp
ketchup,catsup,red sauce|ketchup,cátsup,salsa de tomate ketchup,catchup|nightshade sugar salt fodmap? celery? processed|tbsp
mayonnaise,mayo,kewpie,Hellmann's,Miracle Whip|mayonesa,mahonesa,lactonesa|egg mustard? oil processed|tbsp
vegan mayonnaise,vegan mayo,eggless mayonnaise,egg-free mayonnaise|mayonesa vegana,veganesa,mayonesa sin huevo|soy? mustard? oil processed|tbsp
aioli,garlic mayonnaise,garlic mayo|alioli,ajoaceite,ajonesa|egg fodmap oil mustard?|tbsp
salad cream;thousand island dressing;tartare sauce,tartar sauce,remoulade;burger sauce,Marie Rose sauce,cocktail sauce Marie Rose;coleslaw,coleslaw dressing|crema para ensalada;salsa mil islas;salsa tártara;salsa rosa,salsa golf;ensalada de col|egg mustard? sugar? oil processed|tbsp
potato salad,egg salad,Russian salad|ensaladilla rusa,ensaladilla,ensalada de papa|egg nightshade? mustard? fish?
Caesar dressing|salsa César,aliño César|egg fish milk mustard? fodmap processed|tbsp
ranch dressing,blue cheese dressing,ranch,buttermilk dressing|salsa ranchera americana,aderezo ranch,salsa ranch,salsa de queso azul|egg dairy fodmap mustard? processed|tbsp
vinaigrette,dressing,balsamic vinaigrette,balsamic dressing|vinagreta,aderezo,aliño|sulfite? mustard? oil fodmap?|tbsp
horseradish,horseradish sauce|rábano picante,wasabi,salsa de rábano picante|mustard? sulfite? milk?|tsp
piccalilli||mustard celery? sulfite?|tbsp
chutney,brown sauce,HP sauce,tomato chutney,onion marmalade,onion relish|chutney,mermelada de cebolla|fodmap sugar sulfite? processed|tbsp
mint sauce,mint jelly|salsa de menta|sulfite? sugar|tbsp
yeast extract,vegemite|extracto de levadura,marmite|gluten celery? salt|tsp
coconut aminos|aminos de coco,coco aminos|salt|tbsp
liquid aminos|aminos líquidos|soy salt|tbsp
@sauce
soy sauce,shoyu,kecap manis|salsa de soja,soja salsa,sillao,salsa soya|soy wheat salt|tbsp
tamari,gluten-free soy sauce|tamari,salsa tamari,salsa de soja sin gluten|soy salt|tbsp
ponzu||soy wheat fish? salt|tbsp
teriyaki sauce|salsa teriyaki,teriyaki|soy wheat sesame? sugar salt fodmap? processed|tbsp
hoisin sauce,hoisin|salsa hoisin,hoisin|soy wheat sesame fodmap sugar salt processed|tbsp
oyster sauce|salsa de ostras|shellfish wheat soy? salt sugar processed|tbsp
vegetarian oyster sauce|salsa de ostras vegetariana|soy wheat salt sugar fodmap processed|tbsp
fish sauce,nam pla,nuoc mam,garum,colatura,nuoc cham|salsa de pescado,nam pla,garum|fish salt|tbsp
Worcestershire sauce,Worcester sauce,Lea & Perrins,Worcestershire|salsa Worcestershire,salsa inglesa,salsa Worcester|fish gluten? fodmap? sulfite? sugar salt processed|tbsp
vegan Worcestershire sauce|salsa Worcestershire vegana|gluten? soy? salt|tbsp
hot sauce,buffalo sauce,pepper sauce,Frank's RedHot,piri piri sauce,peri-peri sauce,Cholula|salsa picante,tabasco,salsa brava,salsa de chile|nightshade salt fodmap?|tsp
sriracha,sambal,chili garlic sauce,chilli jam,chile sauce,chili paste,chili crisp|sriracha,salsa de chile dulce,sambal,salsa agridulce picante,pasta de chile,pasta de ají amarillo,pasta de ají|nightshade fodmap sugar salt processed|tbsp
harissa|harissa,pasta de harissa|nightshade fodmap salt|tbsp
gochujang,doubanjiang,Korean chilli paste,chili bean paste|gochujang,pasta de chile coreana|soy wheat? gluten? nightshade fodmap salt sugar|tbsp
miso|miso,pasta de miso|soy gluten? fodmap? salt|tbsp
black bean sauce,fermented black beans,black bean paste|salsa de alubias negras,judías negras fermentadas|soy wheat? fodmap salt|tbsp
ssamjang,doenjang,yellow bean sauce|ssamjang,doenjang|soy wheat? fodmap salt|tbsp
plum sauce,sweet and sour sauce,duck sauce|salsa agridulce,salsa de ciruela|sugar processed soy? wheat? nightshade? fodmap?|tbsp
stir-fry sauce,yakisoba sauce,bulgogi marinade|salsa para wok|soy wheat sesame? fodmap sugar salt processed|tbsp
tonkatsu sauce|salsa tonkatsu|soy? wheat? sugar salt fodmap? processed|tbsp
XO sauce|salsa XO|shellfish fish? nightshade fodmap salt|tbsp
Thai curry paste,red curry paste,green curry paste,laksa paste,tom yum paste,massaman curry paste,yellow curry paste,panang curry paste|pasta de curry,pasta de curry rojo,pasta de curry verde,pasta de curry tailandés,pasta de curry amarillo,pasta de curry roja|shellfish? fish? nightshade fodmap salt|tbsp
curry paste,tikka paste,tandoori paste,tikka masala paste,korma paste,curry sauce,tikka masala sauce,korma sauce|pasta de curry indio,salsa curry,salsa de curry,pasta tikka masala|fodmap nightshade? mustard? milk? salt|tbsp
tomato sauce,pasta sauce,marinara,arrabbiata sauce,pizza sauce,spaghetti sauce,tomato and basil sauce,tomato basil sauce,enchilada sauce,puttanesca|salsa de tomate,tomate frito,salsa para pasta,salsa de jitomate,sofrito,salsa napolitana,salsa para pizza,salsa arrabbiata,tuco,hogao,salsa enchilada|nightshade fodmap salt|ml 245/cup 100/person
bolognese|boloñesa,ragú|nightshade fodmap celery? meat beef|150/person
salsa,pico de gallo,salsa verde mexicana|salsa mexicana,pico de gallo,pebre|nightshade fodmap|tbsp
salsa verde,tomatillo salsa||fodmap? nightshade? fish?|tbsp
sauce|salsa de acompañamiento|fodmap? gluten?|tbsp
mole|mole,pasta de mole,mole en pasta|nut? peanut? sesame? wheat? nightshade fodmap|tbsp
pipián,salsa pipián||nightshade sesame?
romesco|romesco|nut nightshade fodmap wheat? sulfite?|tbsp
mojo picón,mojo rojo|mojo picón,mojo rojo,mojo canario|nightshade fodmap|tbsp
mojo verde|mojo verde,mojo|fodmap|tbsp
chimichurri||fodmap nightshade? sulfite?|tbsp
pesto|pesto,salsa pesto|nut dairy milk rennet fodmap oil salt|tbsp
red pesto,sun-dried tomato pesto|pesto rojo,pesto de tomate seco|nut dairy nightshade rennet fodmap oil salt|tbsp
vegan pesto,dairy-free pesto|pesto vegano|nut fodmap oil|tbsp
tapenade,olive tapenade|tapenade,paté de aceitunas,olivada|fish? fodmap? salt|tbsp
béchamel,white sauce,cheese sauce,mornay sauce,carbonara sauce,parsley sauce,alfredo|bechamel,besamel,salsa blanca,salsa de queso,salsa bechamel,salsa Alfredo,salsa besamel|dairy wheat fodmap|100/person
hollandaise,béarnaise|salsa holandesa,holandesa,bearnesa,salsa bearnesa|egg dairy|tbsp
gravy,beef gravy,chicken gravy,turkey gravy|salsa gravy,salsa de carne,salsa española|wheat fodmap celery? salt meat? processed|ml
barbecue sauce,bbq marinade|salsa barbacoa,barbacoa salsa|nightshade fodmap sugar salt mustard? celery? fish? processed|tbsp
cocktail sauce|salsa cóctel|egg? nightshade? fish?|tbsp
baba ganoush,baba ghanoush|baba ganoush,mutabal|sesame nightshade fodmap|tbsp
skordalia;ajvar;muhammara||nut? nightshade? fodmap|tbsp
marinade,meat marinade|adobo,marinada|fodmap? soy? salt|tbsp
cream of mushroom soup,cream of chicken soup,condensed soup,cream of celery soup|crema de champiñones,sopa crema|dairy wheat fodmap celery? meat? salt processed|ml
soup,tomato soup|sopa|fodmap? celery? gluten? milk? salt processed|ml
gazpacho|gazpacho,salmorejo|nightshade fodmap wheat? sulfite?|ml
@broth
chicken stock,poultry stock,chicken bone broth|caldo de pollo,fondo de ave,caldo de ave,fondo de pollo,consomé de pollo|meat|ml 240/cup
beef stock,veal stock,bone broth,lamb stock,demi-glace,beef consommé,meat stock,beef bone broth|caldo de carne,caldo de res,fondo oscuro,caldo de huesos,fondo de carne,consomé,caldo de cocido,demi-glace,caldo de ternera|meat|ml 240/cup
ham stock,pork broth|caldo de jamón,caldo de cerdo|pork -rawpork|ml
fish stock,fish fumet,hondashi|caldo de pescado,fumet,fondo de pescado,dashi|fish|ml 240/cup
seafood stock,shellfish stock,prawn stock,lobster bisque,crab stock,shrimp stock,lobster stock|caldo de marisco,fumet de marisco,bisque,caldo de camarón|shellfish fish?|ml
vegetable stock,vegetable bouillon,veggie broth,veg stock,mushroom broth|caldo de verduras,caldo vegetal,fondo de verduras,caldo de vegetales||ml 240/cup
stock,bouillon|caldo,consomé claro|meat?|ml 240/cup
stock cube,bouillon cube,stock pot,bouillon powder,vegetable stock cube,stock powder,vegetable bouillon powder,bouillon granules,stock granules|pastilla de caldo,cubito de caldo,caldo en polvo,caldo en cubo,concentrado de caldo,cubo de caldo,cubito de verduras|meat? milk? soy? processed salt|10/piece
chicken stock cube,chicken bouillon,beef stock cube,beef bouillon,chicken stock pot,beef stock pot,better than bouillon|pastilla de caldo de pollo,cubito de pollo,avecrem,caldo de pollo en polvo,pastilla de caldo de carne,cubito de caldo de pollo,caldo de pollo en cubo,cubo de caldo de pollo,consomé de pollo en polvo,cubo de caldo de res|meat milk? soy? processed salt|10/piece
fish stock cube,fish bouillon|pastilla de caldo de pescado,cubito de pescado|fish milk? processed salt|10/piece
gluten-free stock cube,gluten-free stock|caldo sin gluten|-gluten|ml
miso soup|sopa de miso|soy fish? fodmap|ml
`;

/**
 * Condiments, vinegars, sauces, dressings, pastes and broths. Format: see parseTable.ts.
 * Sources: Regulation (EU) 1169/2011 Annex II and Codex Alimentarius standards (soy sauce, fish sauce, mayonnaise, bouillons);
 * Monash University FODMAP guides.
 */
export const condimentsAndSauces = `
@condiment
vinegar|vinagre,vinagre de alcohol|sulfite?
wine vinegar,red wine vinegar,white wine vinegar,sherry vinegar,champagne vinegar|vinagre de vino,vinagre de Jerez,vinagre de cava|sulfite
balsamic vinegar,balsamic|vinagre balsámico,vinagre de Módena,crema balsámica,balsámico|sugar? sulfite
cider vinegar,apple cider vinegar,ACV|vinagre de manzana,vinagre de sidra|sulfite
rice vinegar,rice wine vinegar|vinagre de arroz|sulfite?
malt vinegar|vinagre de malta|gluten sulfite?
Chinese black vinegar|vinagre negro|gluten? wheat?
mustard|mostaza|mustard salt sulfite?
Dijon mustard,wholegrain mustard,grain mustard,Dijon|mostaza de Dijon,mostaza dijon|mustard salt sulfite?
honey mustard|mostaza y miel|animal fodmap mustard sugar
ketchup,red sauce,catsup|ketchup,salsa de tomate ketchup,catchup|celery? fodmap? nightshade processed salt sugar
mayonnaise,kewpie,Hellmann's,Miracle Whip|mayonesa,mahonesa|egg mustard? oil processed
milk mayonnaise|lactonesa|dairy oil
vegan mayonnaise,eggless mayonnaise,egg-free mayonnaise|mayonesa vegana,veganesa,mayonesa sin huevo|mustard? oil processed soy?
aioli,garlic mayonnaise|alioli,ajoaceite,ajonesa|egg fodmap mustard? oil
salad cream;thousand island dressing;tartare sauce,tartar sauce,remoulade;burger sauce,Marie Rose sauce,cocktail sauce Marie Rose;coleslaw|crema para ensalada;salsa mil islas;salsa tártara;salsa rosa,salsa golf;ensalada de col|egg mustard? oil processed sugar?
potato salad,egg salad,Russian salad|ensaladilla rusa,ensaladilla,ensalada de papa|egg fish? mustard? nightshade?
Caesar dressing|salsa César,aliño César|egg fish fodmap milk mustard? processed
ranch dressing,blue cheese dressing,ranch,buttermilk dressing|salsa ranchera americana,salsa ranch,salsa de queso azul|dairy egg fodmap mustard? processed
vinaigrette,dressing|vinagreta,aderezo,aliño|fodmap? mustard? oil sulfite?
horseradish|rábano picante,wasabi|milk? mustard? sulfite?
piccalilli||celery? mustard sulfite?
chutney,brown sauce,HP sauce,tomato chutney|chutney|fodmap processed sugar sulfite?
mint sauce,mint jelly|salsa de menta|sugar sulfite?
Marmite|marmite|celery gluten salt
yeast extract,vegemite|extracto de levadura|celery? gluten salt
coconut aminos|aminos de coco|salt
liquid aminos|aminos líquidos|salt soy
@sauce
soy sauce,shoyu,kecap manis|salsa de soja,soja salsa,sillao,salsa soya|salt soy wheat
tamari|tamari,salsa tamari|salt soy
ponzu||fish? salt soy wheat
teriyaki sauce|salsa teriyaki,teriyaki|fodmap? processed salt sesame? soy sugar wheat
hoisin sauce,hoisin|salsa hoisin|fodmap processed salt sesame soy sugar wheat
oyster sauce|salsa de ostras|processed salt shellfish soy? sugar wheat
vegetarian oyster sauce|salsa de ostras vegetariana|fodmap processed salt soy sugar wheat
fish sauce,nuoc mam,nuoc cham,nam pla,garum|salsa de pescado|fish salt
Worcestershire sauce,Worcester sauce,Lea & Perrins,Worcestershire|salsa Worcestershire,salsa inglesa,salsa Worcester,salsa Perrins|fish fodmap? gluten? processed salt sugar sulfite?
vegan Worcestershire sauce|salsa Worcestershire vegana|gluten? salt soy?
hot sauce,buffalo sauce,pepper sauce,Frank's RedHot,Tabasco,piri piri sauce,peri-peri sauce,Cholula|salsa picante,salsa brava,salsa de chile|fodmap? nightshade salt
sriracha,chili garlic sauce,chile sauce,chili paste,chili crisp,sambal|sriracha,salsa de chile dulce,salsa agridulce picante,pasta de chile,pasta de ají|fodmap nightshade processed salt sugar
harissa|harissa|fodmap nightshade salt
gochujang,doubanjiang,Korean chilli paste,chili bean paste|gochujang,pasta de chile coreana|fodmap gluten? nightshade salt soy sugar wheat?
miso|miso|fodmap? gluten? salt soy
black bean sauce,fermented black beans,black bean paste|salsa de alubias negras,judías negras fermentadas|fodmap salt soy wheat?
ssamjang,yellow bean sauce,doenjang|ssamjang|fodmap salt soy wheat?
plum sauce,sweet and sour sauce|salsa agridulce,salsa de ciruela|fodmap? nightshade? processed soy? sugar wheat?
stir-fry sauce|salsa para wok|fodmap processed salt sesame? soy sugar wheat
tonkatsu sauce|salsa tonkatsu|fodmap? processed salt soy? sugar wheat?
XO sauce|salsa XO|fish? fodmap nightshade salt shellfish
Thai curry paste,laksa paste,red curry paste,green curry paste,tom yum paste,massaman curry paste,yellow curry paste|pasta de curry|fish? fodmap nightshade salt shellfish?
curry paste,tikka paste,tandoori paste,tikka masala paste,korma paste,curry sauce,korma sauce|pasta de curry indio,salsa curry,salsa de curry|fodmap milk? mustard? nightshade? salt
tomato sauce,pasta sauce,marinara,arrabbiata sauce,pizza sauce,spaghetti sauce,tomato and basil sauce,enchilada sauce,puttanesca|salsa de tomate,tomate frito,salsa para pasta,salsa de jitomate,sofrito,salsa napolitana,salsa para pizza,salsa arrabbiata,tuco,hogao,salsa enchilada|fodmap nightshade salt
bolognese|boloñesa,ragú|beef celery? fodmap meat nightshade
salsa,salsa verde mexicana|salsa mexicana,pico de gallo,pebre|fodmap nightshade
salsa verde,tomatillo salsa||fish? fodmap? nightshade?
sauce|salsa de acompañamiento|fodmap? gluten?
mole|mole,mole en pasta|fodmap nightshade nut? peanut? sesame? wheat?
pipián,salsa pipián||nightshade sesame?
romesco|romesco|fodmap nightshade nut sulfite? wheat?
mojo picón|mojo picón,mojo rojo,mojo canario|fodmap nightshade
mojo verde|mojo verde,mojo|fodmap
chimichurri||fodmap nightshade sulfite?
pesto|pesto,salsa pesto|dairy fodmap milk nut oil rennet salt
red pesto|pesto rojo|dairy fodmap nightshade nut oil rennet salt
vegan pesto,dairy-free pesto|pesto vegano|fodmap nut oil
tapenade|tapenade,paté de aceitunas,olivada|fish? fodmap? salt
béchamel,white sauce,cheese sauce,mornay sauce,carbonara sauce,parsley sauce,alfredo|bechamel,besamel,salsa blanca,salsa de queso,salsa bechamel,salsa Alfredo,salsa besamel|dairy fodmap wheat
hollandaise,béarnaise|salsa holandesa,holandesa,bearnesa,salsa bearnesa|dairy egg
gravy,beef gravy,chicken gravy,turkey gravy|salsa gravy,salsa de carne,salsa española|celery? fodmap meat? processed salt wheat
barbecue sauce,bbq marinade|salsa barbacoa,barbacoa salsa|celery? fish? fodmap mustard? nightshade processed salt sugar
cocktail sauce|salsa cóctel|egg? fish? nightshade?
baba ganoush,baba ghanoush|baba ganoush,mutabal|fodmap nightshade sesame
skordalia;ajvar;muhammara||fodmap nightshade? nut?
marinade,meat marinade|adobo,marinada|fodmap? salt soy?
cream of mushroom,cream of chicken,cream of chicken soup,cream of mushroom soup,cream of celery soup,condensed soup,cream of celery|crema de champiñones|celery? dairy fodmap meat? processed salt wheat
soup,tomato soup|sopa|celery? fodmap? gluten? milk? processed salt
gazpacho|gazpacho,salmorejo|fodmap nightshade sulfite? wheat?
@broth
chicken stock,poultry stock|caldo de pollo,fondo de ave,caldo de ave,fondo de pollo|meat
beef stock,veal stock,bone broth,lamb stock,beef consommé,meat stock,demi-glace|caldo de carne,caldo de res,fondo oscuro,caldo de huesos,fondo de carne,consomé,caldo de cocido,caldo de ternera|beef
ham stock,pork broth|caldo de jamón|-rawpork pork
fish stock,fish fumet,hondashi,dashi|caldo de pescado,fumet,fondo de pescado|fish
seafood stock,prawn stock,lobster bisque,shrimp stock|caldo de marisco,fumet de marisco,bisque,caldo de camarón|fish? shellfish
vegetable stock,vegetable bouillon,mushroom broth|caldo de verduras,fondo de verduras
stock,bouillon|caldo,consomé claro|meat?
stock cube,bouillon cube,stock pot,bouillon powder,vegetable stock cube,stock powder|pastilla de caldo,cubito de caldo,caldo en polvo|meat? milk? processed salt soy?
chicken stock cube,chicken bouillon,beef stock cube,beef bouillon,chicken stock pot,beef stock pot|pastilla de caldo de pollo,cubito de pollo,avecrem,caldo de pollo en polvo,pastilla de caldo de carne|meat milk? processed salt soy?
fish stock cube,fish bouillon|pastilla de caldo de pescado,cubito de pescado|fish milk? processed salt
gluten-free stock cube|caldo sin gluten|-gluten
miso soup|sopa de miso|fish? fodmap soy
`;

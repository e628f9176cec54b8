/**
 * Condiments, vinegars, sauces, dressings, pastes and broths. Format: see parseTable.ts.
 * Sources: Regulation (EU) 1169/2011 Annex II and Codex Alimentarius standards (soy sauce, fish sauce, mayonnaise, bouillons);
 * Monash University FODMAP guides.
 */
export const condimentsAndSauces = `
@condiment
vinegar|vinagre,vinagre de alcohol|sulfite?
wine vinegar,red wine vinegar,white wine vinegar,sherry vinegar,champagne vinegar|vinagre de vino,vinagre de Jerez,vinagre de cava|sulfite
balsamic vinegar,balsamic|vinagre balsámico,vinagre de Módena,crema balsámica,balsámico,crema de vinagre balsámico|sulfite sugar?
cider vinegar,apple cider vinegar,ACV|vinagre de manzana,vinagre de sidra|sulfite
rice vinegar,rice wine vinegar,coconut vinegar|vinagre de arroz,vinagre de coco|sulfite?
malt vinegar|vinagre de malta|gluten sulfite?
Chinese black vinegar,Chinkiang vinegar|vinagre negro|wheat? gluten?
mustard|mostaza|mustard sulfite? salt
Dijon mustard,wholegrain mustard,grain mustard,Dijon,stone-ground mustard|mostaza de Dijon,mostaza antigua,mostaza a la antigua,mostaza dijon|mustard sulfite? salt
honey mustard,honey mustard dressing|mostaza y miel,mostaza con miel,salsa de mostaza y miel|mustard animal fodmap sugar
ketchup,catsup,red sauce|ketchup,cátsup,salsa de tomate ketchup,catchup|nightshade sugar salt fodmap? celery? processed
mayonnaise,mayo,kewpie,Hellmann's,Miracle Whip|mayonesa,mahonesa|egg mustard? oil processed
milk mayonnaise|lactonesa|dairy oil
vegan mayonnaise,vegan mayo,eggless mayonnaise,egg-free mayonnaise|mayonesa vegana,veganesa,mayonesa sin huevo|soy? mustard? oil processed
aioli,garlic mayonnaise,garlic mayo|alioli,ajoaceite,ajonesa|egg fodmap oil mustard?
salad cream;thousand island dressing;tartare sauce,tartar sauce,remoulade;burger sauce,Marie Rose sauce,cocktail sauce Marie Rose;coleslaw,coleslaw dressing|crema para ensalada;salsa mil islas;salsa tártara;salsa rosa,salsa golf;ensalada de col|egg mustard? sugar? oil processed
potato salad,egg salad,Russian salad|ensaladilla rusa,ensaladilla,ensalada de papa|egg nightshade? mustard? fish?
Caesar dressing|salsa César,aliño César|egg fish milk mustard? fodmap processed
ranch dressing,blue cheese dressing,ranch,buttermilk dressing|salsa ranchera americana,aderezo ranch,salsa ranch,salsa de queso azul|egg dairy fodmap mustard? processed
vinaigrette,dressing,balsamic vinaigrette,balsamic dressing|vinagreta,aderezo,aliño|sulfite? mustard? oil fodmap?
horseradish,horseradish sauce|rábano picante,wasabi,salsa de rábano picante|mustard? sulfite? milk?
piccalilli||mustard celery? sulfite?
chutney,brown sauce,HP sauce,tomato chutney,onion marmalade,onion relish|chutney,mermelada de cebolla|fodmap sugar sulfite? processed
mint sauce,mint jelly|salsa de menta|sulfite? sugar
Marmite|marmite|gluten celery salt
yeast extract,vegemite|extracto de levadura|gluten celery? salt
coconut aminos|aminos de coco,coco aminos|salt
liquid aminos|aminos líquidos|soy salt
@sauce
soy sauce,shoyu,kecap manis|salsa de soja,soja salsa,sillao,salsa soya|soy wheat salt
tamari,gluten-free soy sauce|tamari,salsa tamari,salsa de soja sin gluten|soy salt
ponzu||soy wheat fish? salt
teriyaki sauce|salsa teriyaki,teriyaki|soy wheat sesame? sugar salt fodmap? processed
hoisin sauce,hoisin|salsa hoisin,hoisin|soy wheat sesame fodmap sugar salt processed
oyster sauce|salsa de ostras|shellfish wheat soy? salt sugar processed
vegetarian oyster sauce|salsa de ostras vegetariana|soy wheat salt sugar fodmap processed
fish sauce,nam pla,nuoc mam,garum,colatura,nuoc cham|salsa de pescado,nam pla,garum|fish salt
Worcestershire sauce,Worcester sauce,Lea & Perrins,Worcestershire|salsa Worcestershire,salsa inglesa,salsa Worcester,salsa Perrins|fish gluten? fodmap? sulfite? sugar salt processed
vegan Worcestershire sauce|salsa Worcestershire vegana|gluten? soy? salt
hot sauce,buffalo sauce,pepper sauce,Frank's RedHot,piri piri sauce,peri-peri sauce,Cholula|salsa picante,tabasco,salsa brava,salsa de chile|nightshade salt fodmap?
sriracha,sambal,chili garlic sauce,chilli jam,chile sauce,chili paste,chili crisp|sriracha,salsa de chile dulce,sambal,salsa agridulce picante,pasta de chile,pasta de ají amarillo,pasta de ají|nightshade fodmap sugar salt processed
harissa|harissa,pasta de harissa|nightshade fodmap salt
gochujang,doubanjiang,Korean chilli paste,chili bean paste|gochujang,pasta de chile coreana|soy wheat? gluten? nightshade fodmap salt sugar
miso|miso,pasta de miso|soy gluten? fodmap? salt
black bean sauce,fermented black beans,black bean paste|salsa de alubias negras,judías negras fermentadas|soy wheat? fodmap salt
ssamjang,doenjang,yellow bean sauce|ssamjang,doenjang|soy wheat? fodmap salt
plum sauce,sweet and sour sauce,duck sauce|salsa agridulce,salsa de ciruela|sugar processed soy? wheat? nightshade? fodmap?
stir-fry sauce,yakisoba sauce,bulgogi marinade|salsa para wok|soy wheat sesame? fodmap sugar salt processed
tonkatsu sauce|salsa tonkatsu|soy? wheat? sugar salt fodmap? processed
XO sauce|salsa XO|shellfish fish? nightshade fodmap salt
Thai curry paste,red curry paste,green curry paste,laksa paste,tom yum paste,massaman curry paste,yellow curry paste,panang curry paste|pasta de curry,pasta de curry rojo,pasta de curry verde,pasta de curry tailandés,pasta de curry amarillo,pasta de curry roja|shellfish? fish? nightshade fodmap salt
curry paste,tikka paste,tandoori paste,tikka masala paste,korma paste,curry sauce,tikka masala sauce,korma sauce|pasta de curry indio,salsa curry,salsa de curry,pasta tikka masala|fodmap nightshade? mustard? milk? salt
tomato sauce,pasta sauce,marinara,arrabbiata sauce,pizza sauce,spaghetti sauce,tomato and basil sauce,tomato basil sauce,enchilada sauce,puttanesca|salsa de tomate,tomate frito,salsa para pasta,salsa de jitomate,sofrito,salsa napolitana,salsa para pizza,salsa arrabbiata,tuco,hogao,salsa enchilada|nightshade fodmap salt
bolognese|boloñesa,ragú|nightshade fodmap celery? meat beef
salsa,pico de gallo,salsa verde mexicana|salsa mexicana,pico de gallo,pebre|nightshade fodmap
salsa verde,tomatillo salsa||fodmap? nightshade? fish?
sauce|salsa de acompañamiento|fodmap? gluten?
mole|mole,pasta de mole,mole en pasta|nut? peanut? sesame? wheat? nightshade fodmap
pipián,salsa pipián||nightshade sesame?
romesco|romesco|nut nightshade fodmap wheat? sulfite?
mojo picón,mojo rojo|mojo picón,mojo rojo,mojo canario|nightshade fodmap
mojo verde|mojo verde,mojo|fodmap
chimichurri||fodmap nightshade sulfite?
pesto|pesto,salsa pesto|nut dairy milk rennet fodmap oil salt
red pesto,sun-dried tomato pesto|pesto rojo,pesto de tomate seco|nut dairy nightshade rennet fodmap oil salt
vegan pesto,dairy-free pesto|pesto vegano|nut fodmap oil
tapenade,olive tapenade|tapenade,paté de aceitunas,olivada|fish? fodmap? salt
béchamel,white sauce,cheese sauce,mornay sauce,carbonara sauce,parsley sauce,alfredo|bechamel,besamel,salsa blanca,salsa de queso,salsa bechamel,salsa Alfredo,salsa besamel|dairy wheat fodmap
hollandaise,béarnaise|salsa holandesa,holandesa,bearnesa,salsa bearnesa|egg dairy
gravy,beef gravy,chicken gravy,turkey gravy|salsa gravy,salsa de carne,salsa española|wheat fodmap celery? salt meat? processed
barbecue sauce,bbq marinade|salsa barbacoa,barbacoa salsa|nightshade fodmap sugar salt mustard? celery? fish? processed
cocktail sauce|salsa cóctel|egg? nightshade? fish?
baba ganoush,baba ghanoush|baba ganoush,mutabal|sesame nightshade fodmap
skordalia;ajvar;muhammara||nut? nightshade? fodmap
marinade,meat marinade|adobo,marinada|fodmap? soy? salt
cream of mushroom,cream of chicken,condensed soup,cream of celery,cream of mushroom soup|crema de champiñones,sopa crema|dairy wheat fodmap celery? meat? salt processed
soup,tomato soup|sopa|fodmap? celery? gluten? milk? salt processed
gazpacho|gazpacho,salmorejo|nightshade fodmap wheat? sulfite?
@broth
chicken stock,poultry stock,chicken bone broth|caldo de pollo,fondo de ave,caldo de ave,fondo de pollo,consomé de pollo|meat
beef stock,veal stock,bone broth,lamb stock,demi-glace,beef consommé,meat stock,beef bone broth|caldo de carne,caldo de res,fondo oscuro,caldo de huesos,fondo de carne,consomé,caldo de cocido,demi-glace,caldo de ternera|meat
ham stock,pork broth|caldo de jamón,caldo de cerdo|pork -rawpork
fish stock,fish fumet,hondashi|caldo de pescado,fumet,fondo de pescado,dashi|fish
seafood stock,shellfish stock,prawn stock,lobster bisque,crab stock,shrimp stock,lobster stock|caldo de marisco,fumet de marisco,bisque,caldo de camarón|shellfish fish?
vegetable stock,vegetable bouillon,veggie broth,veg stock,mushroom broth|caldo de verduras,caldo vegetal,fondo de verduras,caldo de vegetales
stock,bouillon|caldo,consomé claro|meat?
stock cube,bouillon cube,stock pot,bouillon powder,vegetable stock cube,stock powder,vegetable bouillon powder,bouillon granules,stock granules|pastilla de caldo,cubito de caldo,caldo en polvo,caldo en cubo,concentrado de caldo,cubo de caldo,cubito de verduras|meat? milk? soy? processed salt
chicken stock cube,chicken bouillon,beef stock cube,beef bouillon,chicken stock pot,beef stock pot,better than bouillon|pastilla de caldo de pollo,cubito de pollo,avecrem,caldo de pollo en polvo,pastilla de caldo de carne,cubito de caldo de pollo,caldo de pollo en cubo,cubo de caldo de pollo,consomé de pollo en polvo,cubo de caldo de res|meat milk? soy? processed salt
fish stock cube,fish bouillon|pastilla de caldo de pescado,cubito de pescado|fish milk? processed salt
gluten-free stock cube,gluten-free stock|caldo sin gluten|-gluten
miso soup|sopa de miso|soy fish? fodmap
`;

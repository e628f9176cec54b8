/**
 * Raising agents, gelling agents, additives and supplements. Format: see parseTable.ts.
 * Sources: Regulation (EC) 1333/2008 (E numbers), Regulation (EU) 1169/2011 Annex II (lecithin, lysozyme, sulphites E220 to E228).
 */
export const bakingAndAdditives = `
@baking
baking powder|levadura química,polvo de hornear,impulsor,gasificante|corn? wheat?
baking soda,bicarb,bicarbonate|bicarbonato
yeast,cake of yeast,yeast cake,cake yeast,cake fresh yeast,cake compressed yeast|levadura,levadura de cerveza
sourdough starter|masa madre,masa madre de trigo|wheat
cream of tartar|crémor tártaro,ácido tartárico
gelatine,collagen,E441|gelatina,colágeno,cola pez,grenetina|haram meat treif
agar agar,agar|agar agar
pectin|pectina
xanthan gum;guar gum;carrageenan;locust bean gum|goma xantana;goma guar;carragenano;goma garrofín|corn? processed
citric acid,ascorbic acid|ácido cítrico,ácido ascórbico|corn? preserved?
food colouring,food coloring,food dye|colorante alimentario,colorante|artificial
carmine,cochineal|carmín,cochinilla|animal treif vegetarian
flavouring,artificial flavour,rum extract|saborizante,aroma alimentario,esencia de ron|artificial
cake mix,brownie mix,pancake mix dry,bisquick,baking mix|mezcla para bizcocho,preparado para bizcocho,mezcla para pastel,harina para hotcakes|artificial egg? fodmap milk? processed soy? sugar wheat
custard powder|polvo de natillas|artificial corn milk?
instant pudding mix,pudding mix,flan mix|preparado de flan,flan en polvo,sobre de flan,pudín instantáneo|artificial corn? milk? processed sugar
@additive
lecithin,E322,soy lecithin|lecitina,lecitina de soya|soy
sunflower lecithin|lecitina de girasol
sulphites,sulfites,sulphur dioxide,E220,E223,E224,E228,sulfur dioxide,metabisulphite,sodium metabisulfite|sulfitos,dióxido de azufre,metabisulfito,anhídrido sulfuroso|preserved sulfite
nitrites,nitrates,curing salt,potassium sorbate,sodium benzoate,E250,preservative|nitritos,sal de curado,sorbato potásico,benzoato de sodio,conservante|artificial preserved
inulin,fructooligosaccharides,chicory root|inulina|fodmap
rennet|cuajo|vegetarian
vegetable rennet|cuajo vegetal
spirulina;chlorella;maca powder;vitamin powder|espirulina;clorela;maca;probiótico
bee pollen,royal jelly|polen de abeja,jalea real|animal
hydrolysed vegetable protein,vegetable protein|proteína vegetal hidrolizada,proteína vegetal|soy? wheat?
`;

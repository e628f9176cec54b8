/**
 * Raising agents, gelling agents, additives and supplements. Format: see parseTable.ts.
 * Sources: Regulation (EC) 1333/2008 (E numbers), Regulation (EU) 1169/2011 Annex II (lecithin, lysozyme, sulphites E220 to E228).
 */
export const bakingAndAdditives = `
@baking
baking powder|levadura química,polvo de hornear,levadura Royal,impulsor,levadura en polvo para repostería,gasificante|corn? wheat?
baking soda,bicarb,bicarbonate|bicarbonato
yeast,cake of yeast,yeast cake,cake yeast,cake fresh yeast,cake compressed yeast|levadura,levadura de cerveza
sourdough starter,levain|masa madre,masa madre de trigo|wheat
cream of tartar,tartaric acid|crémor tártaro,ácido tartárico
gelatine,collagen,E441|gelatina,colágeno,cola pez,gelatina sin sabor,grenetina|meat haram treif
agar agar,agar|agar agar,agar
pectin|pectina
xanthan gum;guar gum;carrageenan;locust bean gum,gellan gum|goma xantana;goma guar;carragenano;goma garrofín|processed corn?
citric acid,ascorbic acid,vitamin C powder|ácido cítrico,ácido ascórbico|corn? preserved?
food colouring,food coloring,food dye|colorante alimentario,colorante|artificial
carmine,cochineal|carmín,cochinilla|animal treif vegetarian
flavouring,artificial flavour,rum extract,lemon extract,orange extract,peppermint extract,coconut extract,mint extract|saborizante,extracto de limón,aroma de limón,aroma alimentario,esencia de ron|artificial
cake mix,brownie mix,pancake mix dry,bisquick,baking mix|mezcla para bizcocho,preparado para bizcocho,mezcla para pastel,preparado para bizcochos,harina para hotcakes,harina para hot cakes|wheat milk? egg? soy? sugar processed artificial fodmap
custard powder|polvo de natillas|corn artificial milk?
instant pudding mix,pudding mix,flan mix|preparado de flan,flan en polvo,sobre de flan,pudín instantáneo|milk? corn? sugar processed artificial
@additive
lecithin,E322,soy lecithin|lecitina,lecitina de soya|soy
sunflower lecithin|lecitina de girasol
sulphites,sulfites,sulphur dioxide,E220,E223,E224,E228,E221,E222,E226,E227,sulfur dioxide,metabisulphite,sodium metabisulfite|sulfitos,dióxido de azufre,metabisulfito,anhídrido sulfuroso|sulfite preserved
nitrites,nitrates,curing salt,potassium sorbate,sodium benzoate,E250,preservative|nitritos,sal de curado,sorbato potásico,benzoato de sodio,conservante|preserved artificial
inulin,fructooligosaccharides,chicory fibre,chicory root|inulina,fibra de achicoria|fodmap
rennet|cuajo|vegetarian
vegetable rennet|cuajo vegetal
spirulina;chlorella;maca powder;vitamin powder,probiotic|espirulina;clorela;maca;probiótico
bee pollen,royal jelly,propolis|polen de abeja,jalea real|animal
hydrolysed vegetable protein,HVP,vegetable protein|proteína vegetal hidrolizada,proteína vegetal|soy? wheat?
`;

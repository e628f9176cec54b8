/** Phrases that hold the name of a food and mean something else: tools, techniques, expressions. Longest match wins over the food. */
export const notFood: readonly string[] = `
frying pan,fry pan,sauté pan,sauce pan,roasting pan,baking pan,loaf pan,cake pan,grill pan,sheet pan,pan fry,pan fried,pan sear,pan seared,
pan roasted,pizza oven,egg timer,egg cup,egg size,egg sized,walnut sized,walnut size,size of a walnut,pea sized,pea size,
size of a pea,hazelnut sized,size of an egg,butter knife,butter dish,rice cooker,bread machine,bread knife,bread maker,cake tin,cake tins,cake stand,
muffin tin,muffin tray,muffin cases,muffin pan,cupcake cases,biscuit cutter,cookie cutter,cookie sheet,pastry cutter,
pastry brush,pastry bag,milk pan,cheese grater,cheese cloth,garlic press,lemon squeezer,potato masher,
potato peeler,salad spinner,salad bowl,soup bowl,soup spoon,tea towel,tea strainer,coffee grinder,coffee cup,
wine glass,beer glass,wine glasses,fish slice,ice cream scoop,ice cream maker,ice cream machine,ice bath,water bath,
for the sake of,use by date,best before date,sell by date,expiry date,to date,up to date,
golden brown,resembles breadcrumbs,resemble breadcrumbs,like breadcrumbs,
resemble fine breadcrumbs,resembles fine breadcrumbs,breadcrumb consistency,

punto de nieve,punto de nuez,tamaño de una nuez,del tamaño de una nuez,tamaño nuez,cucharada de postre,tamaño de un guisante,
baño de agua,molde de pan,molde de tarta,molde para tarta,molde de bizcocho,molde para pan,tabla de quesos,bandeja de horno,
de zumo,para zumo,moldes de magdalena,moldes de magdalenas,cápsulas de magdalena,papel de hornear,cuchara de café,cuchara de sopa,
cucharada de café,cucharadita de café,cucharita de café,taza de café,taza de té,cucharadita de té,cucharada de sopa,
milk jug,milk bottle,nut milk bag,wine cork,wine bottle,corkscrew,gravy boat,butter mould,fish kettle,fish cutter,fish spatula,
oyster knife,lobster pot,crab pick,rice bowl,cereal bowl,coffee filter,coffee mug,tea cup,cheese board,cheese slicer,garlic crusher,
lemon zester,apple corer,cherry pitter,egg slicer,pie tin,pie plate,pie dish,pie weights,tart tin,tart pan,muffin liners,pizza cutter,
pizza stone,waffle iron,pasta machine,pasta pot,meat thermometer,meat mallet,sugar thermometer,candy thermometer,pepper mill,
pepper grinder,salt shaker,ice cube tray,jam jar,honey dipper,potato ricer,chip pan,bread basket,soup ladle,cocktail stick,
abrelatas,rallador de queso,tabla de pan,cuchillo de pan,olla arrocera,
cream together,blood sugar,azúcar en sangre,azúcar en la sangre
`
  .split(/[,\n]/)
  .map((phrase) => phrase.trim())
  .filter(Boolean);

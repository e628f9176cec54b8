/** Phrases that contain a food's name but are techniques, expressions or tools. They win over shorter food names. */
export const nonFoodPhrases: readonly string[] = `
pan fry,pan fried,pan sear,pan seared,pan roasted,butter dish,cake tin,muffin tin,muffin cases,cupcake cases,cookie sheet,pastry bag,
cheese cloth,salad bowl,soup bowl,tea towel,egg cup,coffee cup,tea cup,fish slice,ice bath,water bath,rice bowl,pie tin,pie plate,
pie dish,tart tin,nut milk bag,corkscrew,cocktail stick,pizza stone,waffle iron,garlic press,pastry brush,soup spoon,walnut size,pea size,nut brown,wood chips,oak chips,hickory chips,for the sake of,use by date,best before date,
to date,golden brown,like breadcrumbs,cream together,blood sugar,punto de nieve,punto de nuez,tamaño nuez,cucharada de postre,baño de agua,
de zumo,para zumo,papel de hornear,cuchara de café,cuchara de sopa,cucharada de café,cucharadita de café,cucharita de café,taza de café,
taza de té,cucharadita de té,cucharada de sopa,olla arrocera,a menudo,picos firmes,picos suaves,picos blandos,picos duros,formar picos,
formen picos,azúcar en sangre,azúcar en la sangre
`
  .split(/[,\n]/)
  .map((phrase) => phrase.trim())
  .filter(Boolean);

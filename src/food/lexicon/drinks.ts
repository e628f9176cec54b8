/**
 * Drinks, with and without alcohol. Format: see parseTable.ts.
 * Sources: Regulation (EU) 1169/2011 Annex II (sulphites in wine and cider; barley and wheat in beer); Monash University FODMAP guides.
 */
export const drinks = `
@beverage
water,ice|agua,hielo,soda
coconut water|agua de coco|fodmap?
coffee,espresso,coffee beans,cold brew|café
latte,cappuccino,flat white|café con leche,capuchino,café cortado|dairy fodmap
matcha,matcha powder|té matcha|fodmap?
tea,earl grey,chamomile,teabags,chai|té verde,té negro,manzanilla,infusión,rooibos,bolsita de té,yerba mate,té rojo|fodmap?
orange juice,pineapple juice,pomegranate juice,cranberry juice|zumo de naranja|fodmap? sweetdrink
apple juice,mango juice,apple cider,peach nectar|zumo de manzana,néctar de melocotón|fodmap sweetdrink
fruit juice|zumo|fodmap? sweetdrink
grape juice,verjuice|mosto,jugo de uva|fodmap? sulfite? sweetdrink
tomato juice|zumo de tomate|nightshade salt
carrot juice,beet juice|zumo de zanahoria|celery?
celery juice|zumo de apio|celery fodmap
V8,Bloody Mary mix|V8|celery fish? nightshade salt
Clamato|clamato|celery? nightshade salt shellfish
cola,lemonade,ginger beer,root beer,soft drink,cream soda,energy drink,fizzy drink,coke,7up,tonic,ginger ale|refresco,gaseosa,limonada,tónica,cerveza de jengibre|artificial processed sugar sweetdrink
kombucha||sugar?
horchata,tiger nut milk|horchata,leche de chufa|sugar
non-alcoholic beer,alcohol-free beer|cerveza sin alcohol|gluten sulfite?
barley water,Horlicks,barley grass|cebada soluble,agua de cebada,Ovaltine|gluten sugar
wheatgrass,wheat grass juice|hierba de trigo|gluten? wheat?
@alcohol
red wine,burgundy,Pinot Noir,Merlot,Cabernet,Malbec,Shiraz,Rioja,Chianti,Tempranillo;white wine,Chardonnay,Sauvignon Blanc,Pinot Grigio,Riesling;rosé wine;wine|vino tinto;vino blanco;vino rosado;vino|sulfite
sparkling wine,champagne|vino espumoso,champán,cava,prosecco,champaña|sulfite
sherry,port,Madeira,vermouth,cream sherry|jerez,oporto,vermut,Pedro Ximénez,moscatel,marsala,vermú|sulfite
sake,rice wine,mirin|sake,vino de arroz|sugar? sulfite?
Shaoxing wine,Chinese cooking wine,Shaoxing rice wine,Chinese rice wine|vino Shaoxing,vino de arroz chino|salt sulfite? wheat
beer,lager,ale,stout,Guinness,porter,wheat beer,IPA,pilsner|cerveza|fodmap? gluten sulfite?
gluten-free beer|cerveza sin gluten|sulfite?
cider|sidra|fodmap sulfite
rum|ron|fodmap
brandy,cognac,kirsch,grappa|brandy,coñac,pisco,aguardiente,Calvados,licor de orujo|sulfite?
whisky,whiskey,Scotch,rye whiskey,bourbon|whisky,güisqui|gluten?
vodka;gin;tequila;mezcal|;ginebra;;
orange liqueur,Grand Marnier,triple sec,Kahlúa,Campari,Aperol,Angostura bitters,Pernod,liqueur|licor de naranja,licor,Cointreau,triple seco,anisado,limoncello|sugar
alcohol,booze
amaretto|amaretto,licor de avellana,licor de almendras|nut? sugar
Irish cream,Baileys|crema de whisky,crema de orujo|dairy fodmap sugar
advocaat,eggnog|rompope,ponche de huevo|dairy egg fodmap sugar
sangria|sangría|fodmap? sugar sulfite
`;

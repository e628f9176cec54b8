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
tea,earl grey,chamomile,teabags,yerba mate,chai|té verde,té negro,manzanilla,infusión,matcha,rooibos,bolsita de té,yerba mate,té rojo|fodmap?
orange juice,grapefruit juice,pineapple juice,pomegranate juice,cranberry juice,passion fruit juice|zumo de naranja,jugo de piña,zumo de pomelo,jugo de toronja,jugo de arándano,zumo de granada|fodmap? sweetdrink
apple juice,pear juice,mango juice,apple cider,peach nectar,cherry juice,prune juice,mango nectar|zumo de manzana,néctar de melocotón,mosto de manzana|fodmap sweetdrink
fruit juice|zumo,zumo de frutas|fodmap? sweetdrink
grape juice,verjuice|mosto,jugo de uva|sulfite? fodmap? sweetdrink
tomato juice|zumo de tomate|nightshade salt
carrot juice,beet juice,vegetable juice|zumo de zanahoria,jugo de verduras|celery?
celery juice|zumo de apio|celery fodmap
V8,Bloody Mary mix|V8|nightshade celery fish? salt
Clamato|clamato|nightshade shellfish celery? salt
cola,lemonade,ginger beer,root beer,ginger ale,soft drink,cream soda,energy drink,fizzy drink,coke,7up,tonic|refresco,gaseosa,limonada,tónica,ginger ale,cerveza de jengibre|sugar artificial sweetdrink processed
kombucha||sugar?
horchata,tiger nut milk|horchata,leche de chufa|sugar
non-alcoholic beer,alcohol-free beer|cerveza sin alcohol|gluten sulfite?
barley water,Horlicks,barley grass,malted drink|cebada soluble,agua de cebada,Ovaltine|gluten sugar
wheatgrass,wheat grass juice|hierba de trigo|wheat? gluten?
@alcohol
red wine,burgundy,Pinot Noir,Merlot,Cabernet,Malbec,Shiraz,Rioja,Chianti,Tempranillo,Zinfandel,claret;white wine,Chardonnay,Sauvignon Blanc,Pinot Grigio,Riesling,Albariño;rosé wine;wine|vino tinto;vino blanco;vino rosado;vino|sulfite
sparkling wine,champagne|vino espumoso,champán,cava,prosecco,champaña|sulfite
sherry,port,Madeira,vermouth,cream sherry,fortified wine,Pedro Ximénez,amontillado|jerez,oporto,vermut,Pedro Ximénez,moscatel,vino oloroso,marsala,vino fino,vermú|sulfite
sake,mirin,rice wine|sake,mirin,vino de arroz|sulfite? sugar?
Shaoxing wine,Chinese cooking wine,Shaoxing rice wine,Chinese rice wine,shaohsing|vino Shaoxing,vino de arroz chino|wheat sulfite? salt
beer,lager,ale,stout,Guinness,porter,wheat beer,IPA,pilsner|cerveza|gluten sulfite? fodmap?
gluten-free beer|cerveza sin gluten|sulfite?
cider,perry|sidra|sulfite fodmap
rum|ron|fodmap
brandy,cognac,kirsch,grappa|brandy,coñac,orujo,pisco,aguardiente,Calvados,licor de orujo|sulfite?
whisky,whiskey,bourbon,Scotch,rye whiskey|whisky,güisqui,bourbon|gluten?
vodka;gin;tequila;mezcal|;ginebra;;
orange liqueur,Grand Marnier,triple sec,Kahlúa,Campari,Aperol,Angostura bitters,Pernod,liqueur,crème de cassis,sambuca|licor de naranja,licor,Cointreau,triple seco,anisado,pacharán,limoncello|sugar
alcohol,booze
amaretto,Frangelico,nocino|amaretto,licor de avellana,licor de almendras|nut? sugar
Irish cream,Baileys,cream liqueur|crema de whisky,licor de crema,crema de orujo|dairy sugar fodmap
advocaat,eggnog|rompope,ponche de huevo,advocaat|egg dairy sugar fodmap
sangria,mulled wine|sangría|sulfite sugar fodmap?
`;

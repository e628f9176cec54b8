/**
 * Drinks, with and without alcohol. Format: see parseTable.ts.
 * Sources: Regulation (EU) 1169/2011 Annex II (sulphites in wine and cider; barley and wheat in beer); Monash University FODMAP guides.
 */
export const DRINKS = `
@beverage
water,ice|agua,hielo,soda||ml 240/cup
coconut water|agua de coco|fodmap?|ml
coffee,espresso,coffee beans,cold brew|café||ml
latte,cappuccino,flat white|café con leche,capuchino,cortado|dairy fodmap|ml
tea,earl grey,chamomile,teabags,yerba mate,chai|té verde,té negro,manzanilla,infusión,matcha,rooibos,bolsita de té,yerba mate,té rojo|fodmap?|ml
orange juice,grapefruit juice,pineapple juice,pomegranate juice,cranberry juice,passion fruit juice|zumo de naranja,jugo de piña,zumo de pomelo,jugo de toronja,jugo de arándano,zumo de granada|fodmap? sweetdrink|ml 240/cup
apple juice,pear juice,mango juice,fruit juice,apple cider,peach nectar,cherry juice,prune juice,mango nectar|zumo de manzana,néctar de melocotón,mosto de manzana,zumo|fodmap sweetdrink|ml 240/cup
grape juice,verjuice|mosto,jugo de uva,mosto de uva|sulfite? fodmap? sweetdrink|ml
tomato juice|zumo de tomate|nightshade salt|ml
carrot juice,beet juice,vegetable juice|zumo de zanahoria,jugo de verduras|celery?|ml
celery juice|zumo de apio|celery fodmap|ml
V8,Bloody Mary mix|clamato|nightshade celery shellfish? fish? salt|ml
cola,lemonade,ginger beer,root beer,ginger ale,soft drink,cream soda,energy drink,fizzy drink,coke,7up,tonic|refresco,gaseosa,limonada,tónica,ginger ale,cerveza de jengibre|sugar artificial sweetdrink processed|ml
kombucha||sugar?|ml
horchata,tiger nut milk|horchata,leche de chufa|sugar|ml
non-alcoholic beer,alcohol-free beer|cerveza sin alcohol|gluten sulfite?|ml
barley water,Horlicks,barley grass,malted drink|cebada soluble,agua de cebada,Ovaltine|gluten sugar|ml
wheatgrass,wheat grass juice|hierba de trigo|wheat? gluten?
@alcohol
red wine,burgundy,Pinot Noir,Merlot,Cabernet;white wine,Chardonnay;rosé wine;wine|vino tinto;vino blanco;vino rosado;vino|sulfite|ml 240/cup
sparkling wine,champagne|vino espumoso,champán,cava,prosecco,champaña|sulfite|ml
sherry,port,Madeira,vermouth,cream sherry,fortified wine,Pedro Ximénez,amontillado|jerez,oporto,vermut,Pedro Ximénez,moscatel,vino oloroso,marsala,vino fino,vermú|sulfite|ml
sake,mirin,rice wine|sake,mirin,vino de arroz|sulfite? sugar?|tbsp
Shaoxing wine,Chinese cooking wine,Shaoxing rice wine,Chinese rice wine,shaohsing|vino Shaoxing,vino de arroz chino|wheat sulfite? salt|tbsp
beer,lager,ale,stout,Guinness,porter,wheat beer,IPA,pilsner|cerveza|gluten sulfite? fodmap?|ml 240/cup
gluten-free beer|cerveza sin gluten|sulfite?|ml
cider,perry|sidra|sulfite fodmap|ml
rum|ron|fodmap|tbsp
brandy,cognac,kirsch,grappa|brandy,coñac,orujo,pisco,aguardiente,Calvados,licor de orujo|sulfite?|tbsp
whisky,whiskey,bourbon,Scotch,rye whiskey|whisky,güisqui,bourbon|gluten?|tbsp
vodka;gin;tequila;mezcal|;ginebra;;||tbsp
orange liqueur,Grand Marnier,triple sec,Kahlúa,Campari,Aperol,Angostura bitters,Pernod,liqueur,crème de cassis,sambuca|licor de naranja,licor,Cointreau,triple seco,anisado,pacharán,limoncello|sugar|tbsp
alcohol,booze
amaretto,Frangelico,nocino|amaretto,licor de avellana,licor de almendras|nut? sugar|tbsp
Irish cream,Baileys,cream liqueur|crema de whisky,licor de crema,crema de orujo|dairy sugar fodmap|tbsp
advocaat,eggnog|rompope,ponche de huevo,advocaat|egg dairy sugar fodmap|ml
sangria,mulled wine|sangría|sulfite sugar fodmap?|ml
`;

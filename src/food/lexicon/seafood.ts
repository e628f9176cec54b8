/**
 * Fish, roe, crustaceans and molluscs. Format: see parseTable.ts. `treif` marks fish without fins and scales.
 * Sources: Regulation (EU) 1169/2011 Annex II (fish, crustaceans, molluscs); FALCPA; FDA mercury advice (see healthRules.ts).
 */
export const seafood = `
@fish
fish,milkfish,bangus,trevally,giant trevally,walleye,wahoo,lingcod,Bombay duck|pescado,peces
salmon|salmón
smoked salmon,gravlax,lox|salmón ahumado,salmón marinado|preserved salt
trout|trucha
tuna,albacore|atún,bonito,atún fresco,bonito fresco,bonito del norte,lomo de atún,lomo de bonito,rodaja de bonito,taco de atún,ventresca,albacora
tinned tuna,tuna in brine,tuna in oil,tuna chunks|atún en lata,bonito en aceite,bonito en lata,bonito en conserva,lata de bonito,ventresca en aceite,atún en aceite,atún al natural,atún en conserva,atún enlatado,atún claro|salt
cod|bacalao fresco,lomo de bacalao
salt cod,dried cod,saltfish,desalted cod|bacalao,bacalao desalado,lomo de bacalao desalado|salt
haddock;pollock;coley;whiting;basa;tilapia;halibut;turbot;plaice;sole;flounder;sea bass,seabass,striped bass,branzino;sea bream;snapper;grouper;red mullet,mullet;john dory;barramundi;perch;carp;pike;mahi mahi;gurnard;hoki;rockfish;arctic char;sablefish;corvina;mojarra|eglefino;abadejo;carbonero;merlán;panga;;fletán;rodaballo;platija;lenguado;gallo pescado;lubina,róbalo;dorada,besugo;pargo,huachinango;mero;salmonete;pez de San Pedro;;perca;carpa;lucio;dorado pescado;rubio pescado;;cabracho;trucha alpina;bacalao negro;corvina,reineta,congrio;mojarra
hake|merluza,pescadilla
monkfish,anglerfish|rape|treif
swordfish;shark;king mackerel;tilefish;marlin|pez espada,emperador;tiburón,cazón;carite;blanquillo pez;marlín|treif
skate,ray wing;catfish;eel,unagi;sturgeon|raya;siluro,bagre;anguila,angulas,gulas;esturión|treif
mackerel|caballa,jurel,chicharro
sardine,pilchard,sprats|sardina,sardinillas
anchovy|anchoa,boquerón en vinagre|-rawfish salt
mojama||-rawfish salt
fresh anchovy|boquerón,anchoa fresca
herring;kipper;whitebait;smelt;shad|arenque;arenque ahumado;chanquetes;eperlanos,pejerrey;sábalo|salt?
caviar,fish roe,tobiko,salmon roe,masago,bottarga,ikura,cod roe,trout roe|caviar,huevas,taramasalata,botarga|salt treif?
fish fingers,fish sticks,breaded fish,battered fish,fish cakes,fishcakes,fish and chips,battered cod,breaded cod|palitos de merluza,pescado rebozado,varitas de merluza,pescado empanado,merluza rebozada,palitos de pescado,varitas de pescado|egg? fodmap milk? mustard? processed wheat
surimi,crab sticks,seafood sticks,imitation crab,krab,imitation crabmeat,kani,fish balls,kamaboko|surimi,palitos de cangrejo,kanikama,tronquitos de mar,muslitos de mar|egg processed shellfish? soy? wheat
fish oil,cod liver oil|aceite de pescado,aceite de hígado de bacalao|oil
isinglass,fish collagen|cola de pescado,ictiocola,gelatina de pescado|processed
bonito flakes,dried bonito|copos de bonito,katsuobushi|salt
ceviche|ceviche,cebiche,poke,sashimi,leche de tigre|salt?
@shellfish
prawn|gamba,langostino,gambón,carabinero,quisquilla|sulfite?
shrimp|camarón|sulfite?
crab,crab meat,crabmeat|cangrejo,carne de cangrejo,buey de mar,centollo,nécora,jaiba,txangurro,centolla
lobster,Moreton Bay bug,Balmain bug;langoustine,scampi;crayfish,crawfish|langosta,bogavante;cigala;cangrejo de río,acocil|sulfite?
barnacles,goose barnacle;sea urchin;krill|percebe;erizo de mar;kril
mussel|mejillón,choro
clam,littleneck;cockle;razor clam;whelks,periwinkles|almeja,chirla,concha negra;berberecho;navaja;bígaros
oyster|ostra,ostión
scallop|vieira,zamburiña,callo de hacha
squid,calamari;cuttlefish|calamar,chipirón,pota,puntillitas,chopitos,rabas;sepia,jibia,choco
squid ink,cuttlefish ink|tinta de calamar,tinta de sepia,tinta de chipirón,tinta|salt?
octopus|pulpo
abalone;snail,escargot,conch;sea cucumber|abulón,oreja de mar;caracol,cañaílla;pepino de mar
seafood,shellfish,crustaceans,molluscs,frutti di mare|marisco,crustáceos,moluscos,frutos del mar,preparado de paella,mariscada|fish?
prawn crackers,shrimp chips|pan de gambas,corteza de gambas|carb oil processed salt
shrimp paste,belacan,prawn paste,terasi|pasta de camarón,pasta de gambas|salt
`;

/**
 * Fish, roe, crustaceans and molluscs. Format: see parseTable.ts. `treif` marks fish without fins and scales.
 * Sources: Regulation (EU) 1169/2011 Annex II (fish, crustaceans, molluscs); FALCPA; FDA mercury advice (see healthRules.ts).
 */
export const seafood = `
@fish
fish,fish steaks,milkfish,bangus,Bombay duck,barracuda|pescado,peces
salmon,salmon steak|salmón
smoked salmon,gravlax,lox|salmón ahumado,salmón marinado|salt preserved
trout|trucha
tuna,tuna steak,albacore|atún,bonito,ventresca,albacora
tinned tuna,tuna in brine,tuna in oil,tuna chunks,tuna in olive oil|atún en lata,atún en aceite,atún al natural,atún en conserva,atún enlatado,atún claro|salt
cod|bacalao fresco,lomo de bacalao
salt cod,dried cod,saltfish,stockfish|bacalao|salt
haddock;pollock;coley,saithe;whiting;basa,pangasius;tilapia;halibut;turbot;plaice;sole;flounder;sea bass,seabass,striped bass,branzino;sea bream,dorade,porgy;snapper;grouper;red mullet,mullet;john dory;barramundi;perch;carp;pike;mahi mahi;gurnard;hoki,orange roughy;rockfish,lingcod,ling;arctic char;sablefish|eglefino;abadejo;carbonero;merlán;panga;;fletán,halibut;rodaballo;platija;lenguado;gallo pescado;lubina,róbalo;dorada,besugo;pargo,huachinango;mero;salmonete;pez de San Pedro;;perca;carpa;lucio;dorado pescado;rubio pescado;corvina,reineta,congrio;cabracho;trucha alpina;bacalao negro,pescadilla,mojarra
hake|merluza
monkfish,anglerfish|rape,cola de rape|treif
swordfish;shark;king mackerel;tilefish;marlin|pez espada,emperador;tiburón,cazón;carite;blanquillo pez;marlín|treif
skate,ray wing;catfish;eel,unagi;sturgeon|raya;siluro,bagre;anguila,angulas,gulas;esturión|treif
mackerel|caballa,jurel,caballa en aceite,chicharro
sardine,pilchard,sardines in oil,sprats|sardina,sardina en aceite,sardinillas
anchovy,boquerones,tinned anchovies,salted anchovies|anchoa,boquerón,boquerones en vinagre,pasta de anchoas,anchoas en aceite|-rawfish salt
herring,rollmop;kipper,bloater;whitebait;smelt;shad|arenque,arenque en vinagre;arenque ahumado;chanquetes;eperlanos,pejerrey;sábalo|salt?
caviar,fish roe,tobiko,salmon roe,masago,bottarga,ikura,cod roe,lumpfish roe,trout roe|caviar,huevas,taramasalata,mojama,botarga|treif? salt
fish fingers,fish sticks,breaded fish,battered fish,fish cakes,fishcakes,fish and chips,battered cod,breaded cod|palitos de merluza,pescado rebozado,varitas de merluza,pescado empanado,merluza rebozada,palitos de pescado,varitas de pescado|wheat fodmap egg? milk? mustard? processed
surimi,crab sticks,seafood sticks,imitation crab,krab,imitation crabmeat,kani,fish balls,kamaboko|surimi,palitos de cangrejo,kanikama,tronquitos de mar,muslitos de mar|wheat egg shellfish? soy? processed
fish oil,cod liver oil|aceite de pescado,aceite de hígado de bacalao|oil
isinglass,fish gelatine,fish collagen|cola de pescado,ictiocola,gelatina de pescado|processed
bonito flakes,dried bonito,dried fish|copos de bonito,katsuobushi,pescado seco,bonito seco|salt
ceviche,fish tartare|ceviche,cebiche,poke,sashimi,leche de tigre|salt?
@shellfish
prawn|gamba,langostino,gambón,carabinero,quisquilla|sulfite?
shrimp|camarón,camarones|sulfite?
crab,crab meat,crabmeat|cangrejo,carne de cangrejo,buey de mar,centollo,nécora,jaiba,txangurro,centolla
lobster,Moreton Bay bug,Balmain bug;langoustine,scampi;crayfish,crawfish|langosta,bogavante,cola de langosta;cigala;cangrejo de río,acocil|sulfite?
barnacles,goose barnacle;sea urchin;krill|percebe;erizo de mar;kril
mussel|mejillón,choro,choritos,mejillones en escabeche
clam,littleneck;cockle;razor clam;whelks,periwinkles|almeja,chirla,concha negra;berberecho;navaja;bígaros
oyster|ostra,ostión
scallop|vieira,zamburiña,callo de hacha,ostión del norte
squid,calamari;cuttlefish|calamar,calamares,chipirón,pota;sepia,jibia,choco,choquito
octopus|pulpo,pulpito
abalone;conch,sea snail;sea cucumber|abulón,oreja de mar;caracol de mar;pepino de mar
seafood,shellfish,crustaceans,molluscs,frutti di mare|marisco,crustáceos,moluscos,frutos del mar,preparado de paella,mariscada|fish?
prawn crackers,shrimp chips|pan de gambas,corteza de gambas|processed salt oil carb
shrimp paste,belacan,prawn paste,terasi|pasta de camarón,pasta de gambas|salt
`;

/**
 * Nuts, peanuts, seeds and their butters. Format: see parseTable.ts. Peanuts count as Nuts too, out of caution; pine nuts and
 * chestnuts count as tree nuts as on the FDA's list; coconut does not (see fruits.ts).
 * Sources: Regulation (EU) 1169/2011 Annex II; FALCPA and the FASTER Act (sesame); Monash University FODMAP guides.
 */
export const nutsAndSeeds = `
@nut
nuts,chopped nuts|frutos secos,nueces variadas,nueces mixtas,frutos de cáscara|peanut?
almonds,chopped almonds|almendras|fodmap?
walnuts|nueces
hazelnuts,filberts,cobnuts|avellanas|fodmap?
cashews,kaju|anacardos,castañas de cajú,marañón,nuez de la India,nuez de cajú,merey|fodmap
pistachios|pistachos,pistache|fodmap
pecans|nueces pecanas,pacanas,nuez encarcelada,pecanas
brazil nuts|nueces de Brasil,castaña de Brasil,coquito de Brasil
macadamia nuts|nueces de macadamia,macadamia
pine nuts,pinenuts,pine kernels,pignoli|piñones
chestnuts,marron glacé|castañas,marron glacé
almond butter,cashew butter,hazelnut butter,nut butter,pistachio paste,pistachio cream,pecan butter,walnut butter|crema de almendras,mantequilla de almendras,crema de frutos secos,pasta de pistacho,crema de pistacho,mantequilla de anacardo|fodmap?
praline,nut brittle,hazelnut praline,hazelnut paste,candied walnuts,candied pecans|praliné,gianduja,guirlache,pasta de avellanas,garrapiñadas,almendras garrapiñadas,crocanti,almendras caramelizadas|sugar milk?
marzipan,almond paste|mazapán,pasta de almendra,mazapanes|sugar egg?
frangipane,macarons,amaretti|franchipán,amaretti|sugar egg milk?
almond extract,almond essence|extracto de almendra,esencia de almendra,aroma de almendra
nougat,turrón,torrone|turrón,nougat|sugar egg fodmap
chocolate hazelnut spread,hazelnut spread,chocolate spread|crema de avellanas,crema de cacao y avellanas,nocilla,nutella,crema de cacao|dairy soy sugar processed fodmap
@nut: peanut -nut
peanuts,groundnut,monkey nuts|cacahuetes,cacahué
peanut butter|mantequilla de cacahuete,mantequilla de maní,crema de cacahuete,crema de cacahuate,mantequilla de cacahuate,crema de maní,pasta de maní|salt? sugar?
peanut brittle|mazapán de la rosa,mazapán de cacahuate,palanqueta|sugar
satay,satay sauce,peanut sauce,peanut dressing|salsa satay,satay,salsa de maní|soy? wheat? fish? fodmap sugar
@seed
sesame seeds,sesame,gomasio,til seeds|semillas de sésamo,ajonjolí,sésamo|sesame
tahini,sesame paste|tahini,pasta de sésamo,tahina,tahín,crema de sésamo|sesame
halva,halvah|halva|sesame sugar
sunflower seeds|semillas de girasol,pipas
sunflower seed butter,sunflower butter,pumpkin seed butter,seed butter|mantequilla de girasol,crema de semillas
pumpkin seeds,pepitas|semillas de calabaza,pipas de calabaza,pepitas de calabaza
chia seeds|semillas de chía,chía
flaxseed,linseed,flax|semillas de lino,linaza,lino,harina de lino
hemp seeds,hemp hearts|semillas de cáñamo,cáñamo
poppy seeds|semillas de amapola,amapola
mixed seeds,seeds|semillas variadas,semillas|sesame?
psyllium husk,psyllium|psyllium
tiger nut,tigernut|chufa
`;

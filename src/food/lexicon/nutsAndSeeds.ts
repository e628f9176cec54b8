/**
 * Nuts, peanuts, seeds and their butters. Format: see parseTable.ts. Peanuts count as Nuts too, out of caution; pine nuts and
 * chestnuts count as tree nuts as on the FDA's list; coconut does not (see fruits.ts).
 * Sources: Regulation (EU) 1169/2011 Annex II; FALCPA and the FASTER Act (sesame); Monash University FODMAP guides.
 */
export const nutsAndSeeds = `
@nut
nuts|frutos secos|peanut?
almonds|almendras|fodmap?
walnuts|nueces
hazelnuts,filberts|avellanas|fodmap?
cashews,kaju|anacardos,castañas de cajú,marañón,nuez de la India,nuez de cajú,merey|fodmap
pistachios|pistachos,pistache|fodmap
pecans|nueces pecanas,pacanas,pecanas
brazil nuts|nueces de Brasil,coquito de Brasil
macadamia nuts|nueces de macadamia,macadamia
pine nuts,pinenuts,pine kernels,pignoli|piñones
chestnuts,marron glacé|castañas
almond butter,cashew butter,hazelnut butter,nut butter,pistachio paste,pistachio cream,pecan butter,walnut butter|crema de almendras,pasta de pistacho,crema de pistacho,mantequilla de anacardo|fodmap?
praline,nut brittle|praliné,gianduja,guirlache,pasta de avellanas,garrapiñadas,crocanti|milk? sugar
marzipan,almond paste|mazapán,pasta de almendra|egg? sugar
frangipane,macarons,amaretti|franchipán|egg milk? sugar
almond extract,almond essence|extracto de almendra
nougat|turrón|egg fodmap sugar
chocolate hazelnut spread,hazelnut spread,chocolate spread|crema de avellanas,nocilla,nutella,crema de cacao|dairy fodmap processed soy sugar
@nut: peanut -nut
peanuts,groundnut,monkey nuts|cacahuetes,cacahué
peanut butter|mantequilla de cacahuete|salt? sugar?
peanut brittle|mazapán de la rosa,mazapán de cacahuate,palanqueta|sugar
satay,peanut sauce,peanut dressing|salsa satay,salsa de maní|fish? fodmap soy? sugar wheat?
@seed
sesame seeds,sesame,gomasio,til seeds|semillas de sésamo,ajonjolí,sésamo|sesame
tahini|tahini,tahina,tahín|sesame
halva,halvah|halva|sesame sugar
sunflower seeds|semillas de girasol,pipas
sunflower seed butter,sunflower butter,pumpkin seed butter,seed butter|mantequilla de girasol
pumpkin seeds,pepitas|semillas de calabaza,pipas de calabaza
chia seeds|semillas de chía,chía
flaxseed,linseed,flax|semillas de lino,linaza,lino
hemp seeds,hemp hearts|semillas de cáñamo,cáñamo
poppy seeds|semillas de amapola,amapola
mixed seeds,seeds|semillas variadas,semillas|sesame?
psyllium husk,psyllium|psyllium
tiger nut,tigernut|chufa
`;

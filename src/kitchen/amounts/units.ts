/** Units of measure beyond those that parse-ingredient knows: Spanish ones, and a few that British cooks write. */
import { type UnitOfMeasureDefinitions, unitsOfMeasure } from 'parse-ingredient';

/** id: further spellings. */
const spellings = `
tablespoon:tbsps,tbs,tbs.,TBSP,tblsp,cucharada,cucharadas,cda,cdas,cda.,cdas.,cs
teaspoon:tsps,Tsp,TSP,cucharadita,cucharaditas,cdta,cdtas,cdta.,cdtas.,cdita,cditas,cucharita,cucharitas
cup:cups.,taza,tazas,tz,tza
gram:gs,gm,gms,gr,gr.,grs,gramme,grammes,gramo,gramos
kilogram:kgs,kilo,kilos,kilogramo,kilogramos
liter:litre,litres,L,litro,litros,lt,lts
milliliter:millilitre,millilitres,mililitro,mililitros,cc
deciliter:decilitre,decilitro,decilitros
pound:libra,libras
ounce:onza,onzas
clove:diente,dientes
pinch:pizca,pizcas,pellizco
slice:slices,rebanada,rebanadas,loncha,lonchas,rodaja,rodajas,feta,fetas,rasher,rashers
sprig:rama,ramas,ramita,ramitas
bunch:manojo,manojos,atado,atados
stick:barra,barras,stalk,stalks,tallo,tallos
can:tin,tins,lata,latas,bote,botes
jar:jars,tarro,tarros,frasco,frascos
package:packet,packets,sachet,sachets,sobre,sobres,paquete,paquetes
bag:bolsa,bolsas
sheet:sheets,hoja,hojas
glass:glasses,vaso,vasos,copa,copas
piece:trozo,trozos,unidad,unidades,ud,uds,pieza,piezas
head:cabeza,cabezas
fillet:fillets,filete,filetes
handful:handfuls,puñado,puñados
splash:splashes,glug,drizzle,chorro,chorrito
`;

/** Definitions for parse-ingredient's `additionalUOMs`: its own units with more spellings, and new ones. */
export const extraUnits: UnitOfMeasureDefinitions = Object.fromEntries(
  spellings
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', list = ''] = line.split(':');
      const known = unitsOfMeasure[id] ?? { short: id, plural: `${id}s`, type: 'count' as const };
      return [id, { ...known, alternates: [...(known.alternates ?? []), ...list.split(',')] }];
    }),
);

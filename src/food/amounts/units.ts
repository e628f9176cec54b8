import { type UnitOfMeasureDefinitions, unitsOfMeasure } from 'parse-ingredient';
import { toPluralForm } from '../text/plurals';

/** unit id: additional spellings */
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
can:tin,tins,lata,latas
jar:jars,tarro,tarros,bote,botes,frasco,frascos
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

/** New units, and parse-ingredient's units with additional spellings. */
export const extraUnits: UnitOfMeasureDefinitions = parseUnitTable(spellings);

/** Units needed to scale and convert amounts, but not by local mode's kitchen. */
const measureOnlySpellings = `
centiliter:cl,centilitre,centilitres,centilitro,centilitros
centimeter:centimetre,centimetres,centímetro,centímetros,cms
millimeter:millimetre,millimetres,milímetro,milímetros
inch:inches,pulgada,pulgadas,″
dash:dashes
knob:knobs,nuez
bulb:bulbs
ball:balls
block:blocks
bottle:bottles,botella,botellas
tub:tubs,tarrina,tarrinas
pot:pots
strip:strips,tira,tiras
cube:cubes,pastilla,pastillas
stem:stems
leaf:leaves
rack:racks
ear:mazorca,mazorcas
`;
const measureOnlyUnits = parseUnitTable(measureOnlySpellings);

function parseUnitTable(lines: string): UnitOfMeasureDefinitions {
  return Object.fromEntries(
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const [id = '', list = ''] = line.split(':');
        const known = unitsOfMeasure[id] ?? { short: id, plural: `${id}s`, type: 'count' as const };
        return [id, { ...known, alternates: [...(known.alternates ?? []), ...list.split(',')] }];
      }),
  );
}

/** Ids of parse-ingredient that describe a food's size, not a measure. */
const notUnits = ['large', 'medium', 'small', 'dozen'];

const idsBySpelling = new Map<string, string>();
for (const [id, { short, plural, alternates }] of Object.entries({
  ...unitsOfMeasure,
  ...extraUnits,
  ...measureOnlyUnits,
})) {
  if (notUnits.includes(id)) continue;
  for (const spelling of [id, short, plural, ...(alternates ?? [])])
    idsBySpelling.set(spelling.replace(/\.$/, ''), id);
}

/** Returns the unit id for a spelling. Case distinguishes only single letters: 'T' and 't'. */
export const parseUnit = (written: string): string | undefined =>
  idsBySpelling.get(written) ??
  (written.length > 1 ? idsBySpelling.get(written.toLowerCase().normalize('NFC')) : undefined);

/** Regular expression source with all spellings, longest first. */
export const unitPattern = [...idsBySpelling.keys()]
  .sort((a, b) => b.length - a.length)
  .map((spelling) => spelling.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  .join('|');

const irregularPlurals = new Map([
  ['cda', 'cdas'],
  ['cdta', 'cdtas'],
  ['cdita', 'cditas'],
  ['tz', 'tz'],
  ['pellizco', 'pellizcos'],
  ['nuez', 'nueces'],
  ['splash', 'splashes'],
]);
const plurals = new Map(irregularPlurals);
for (const spelling of idsBySpelling.keys())
  for (const language of ['en', 'es'] as const) {
    const plural = toPluralForm(spelling, language);
    if (spelling.length > 2 && /[aeiouñ]/i.test(spelling) && plural !== spelling && idsBySpelling.has(plural))
      plurals.set(spelling, plural);
  }
const singulars = new Map([...plurals].map(([one, many]) => [many, one]));

/** Returns a unit in the singular or plural in the same spelling: 'cup' → 'cups', 'cda' → 'cdas'; 'g' does not change. */
export function inflectUnit(written: string, isMany: boolean): string {
  const lower = written.toLowerCase();
  const other = (isMany ? plurals : singulars).get(lower);
  if (other === undefined) return written;
  return written === lower ? other : `${written.charAt(0)}${other.slice(1)}`;
}

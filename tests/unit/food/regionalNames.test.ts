import { describe, expect, it } from 'vitest';
import { withUsualNames } from '@/food/names/regionalNames';

describe('names of a shop or a region', () => {
  it.each([
    ['entraña, papas', 'skirt steak, papas'],
    ['4 muslos de pollo con hueso', '4 bone-in chicken thighs'],
    ['bone-in, skin-on chicken thighs', 'bone-in chicken thighs'],
    ['queso asadero, tortillas', 'queso oaxaca, tortillas'],
    ['plátanos maduros, arroz', 'plátano macho, arroz'],
    ['arroz, plátanos maduros', 'arroz, plátano macho'],
    ['plátanos maduros, leche', 'plátanos maduros, leche'],
    ['restos de cocido: garbanzos', 'restos de cocido: garbanzos'],
    ['brisket, bay', 'brisket, bay leaf'],
    ['a dry bread loaf (about 16 slices), milk', 'a stale bread , milk'],
    ['8 slices of bread, a jar of apple sauce', '8 slices of bread, a applesauce'],
    ['4 turnips with their greens, lurpak', '4 turnips , butter'],
    ['a giant bunch of dark greens, whole milk yogurt', 'a kale, yogurt'],
    ['bifes de pollo, manteca, crema de leche', 'filetes de pollo, mantequilla, crema de leche'],
    ['manteca de cerdo, maíz', 'manteca de cerdo, maíz'],
    ['sausages, mash leftover', 'sausages, leftover mashed potatoes'],
    ['half a bag choc chips, 2 eggs', 'half a bag chocolate chips, 2 eggs'],
    ['200 g digestive biscuits, cream', '200 g digestives, cream'],
    ['carrots, chopped tomatoes', 'carrots, tinned tomatoes'],
    ['tortitas de trigo, pollo', 'tortillas de trigo, pollo'],
    ['queso en tacos, tacos de jamón', 'queso en trozos, jamón'],
    ['pasta de colores, atún', 'pasta, atún'],
    ['txistorra, salmón con piel', 'chistorra, salmón'],
    ['filetes de lomo, patatas', 'lomo de cerdo, patatas'],
    ['piña en almíbar, tomates pera', 'piña en lata, tomates'],
    ['tin of cannellini, borlotti beans', 'tin of cannellini beans, borlotti beans'],
    ['leche de brik, hojas de brick', 'leche, filo pastry'],
    ['nata (brik pequeño), 2 briks de caldo', 'nata, 2 cartón de caldo'],
    ['arroz, gallo pinto', 'arroz, gallo pinto'],
    ['2 huevos, azúcar, harina, levadura', '2 huevos, azúcar, harina, levadura química'],
    ['harina de fuerza, levadura, huevo, azúcar', 'harina de fuerza, levadura, huevo, azúcar'],
    ['poblano peppers, chili powder', 'poblanos, chilli powder'],
    ['col lombarda, vino de Jerez', 'lombarda, jerez'],
    ['2 tbsp lemon juice, zumo de limón', '2 tbsp lemon, limón'],
    ['chickpea water, satay sauce', 'aquafaba, satay'],
  ])('%s: %s', (written, read) => {
    expect(withUsualNames(written)).toBe(read);
  });
});

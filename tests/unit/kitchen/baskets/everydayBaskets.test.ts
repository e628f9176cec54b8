import { requirementsFor } from '@tests/cookbook/requirements';
import { describe, expect, it } from 'vitest';
import { readNote } from '@/food/note/readNote';
import { quickestMinutes } from '@/kitchen/choose/criteria';
import { rankDishes } from '@/kitchen/choose/rankDishes';
import { allDishes } from '@/kitchen/cookbook/allDishes';

/** `basket | minutes | the dish that a good cook makes of it`. */
const everyday = `
pork shoulder steaks, apples, onion, cider, wholegrain mustard, potatoes | 45 | pork-shoulder-steaks-in-cider
catfish, cornmeal, cabbage, mayonnaise, lemon | 35 | cornmeal-crusted-fish
butter beans, pesto, spinach | 15 | butter-beans-with-spinach-and-pesto
whole chicken, lemons, tarragon | 55 | spatchcock-chicken
whole sea bass, lemon, fennel | 45 | whole-baked-fish
eggs, oat flour, milk, honey, raspberry jam | 25 | oat-flour-pancakes
eggs, tinned tuna, onion, mayonnaise, olives | 25 | huevos-rellenos-de-atun
ground pork, sushi rice, courgette, miso, ginger | 35 | miso-ginger-pork-rice
chicken thighs, honey, sriracha | 50 | honey-sriracha-chicken-thighs
frozen peas, feta, mint, pitta | 15 | peas-and-feta-on-toast
masa harina, frijoles negros, queso fresco, aguacate, huevos | 30 | sopes-con-huevo
sepia, arroz, pimiento rojo, tomate triturado, ajo | 50 | arroz-con-sepia
shrimp, coconut milk, lime, red curry paste, green beans | 25 | thai-red-prawn-curry
lamb leg steaks, eggplant, yogurt, mint, cumin, flatbread | 40 | cumin-lamb-flatbreads
boquerones, limón, harina, lechuga, tomates | 25 | boquerones-fritos
kimchi, spam, eggs, cooked rice | 20 | kimchi-fried-rice
bacon, crumpets, eggs, tomatoes | 20 | bacon-eggs-and-tomatoes-on-toast
chicken thighs, soy sauce, vinegar, bay leaves, garlic, rice | 55 | chicken-adobo
chicken drumsticks, gochujang, honey, scallions, rice | 50 | gochujang-drumsticks
seitan, peppers, pineapple, soy sauce, rice vinegar, rice | 30 | sweet-and-sour-tofu
chicken breast, broccoli, cheddar, pasta | 30 | chicken-broccoli-and-cheddar-pasta
sirloin steak, tomatoes, rocket, parmesan | 20 | steak-tagliata
sausages, red cabbage, apples, potatoes | 45 | sausages-with-red-cabbage-and-apple
stewing beef, mushrooms, ale, puff pastry | 180 | steak-and-ale-pie
chicken thighs, harissa, sweet potatoes, peas, red pepper | 40 | glazed-meat-tray-bake
eggs, cherry tomatoes, feta, sourdough | 20 | eggs-in-burst-tomatoes-with-feta
sea bass, lemons | 30 | pan-fried-white-fish
pork chops, red cabbage, pear | 40 | pork-chops-with-red-cabbage
pears, walnuts, blue cheese, rocket | 15 | pear-and-blue-cheese-salad
sweet potatoes, black beans, lime, sour cream | 50 | sweet-potatoes-stuffed-with-black-beans
halloumi, orzo, courgette, cherry tomatoes, pesto | 30 | pasta-with-halloumi
prawns, orzo, feta, tinned tomatoes, courgette | 30 | prawn-and-feta-orzo
chicken thighs, leeks, mushrooms, rice, tarragon, crème fraîche | 45 | one-pot-creamy-chicken-and-rice
pork steaks, curry paste, coconut milk, potatoes, peas | 40 | coconut-curry-with-potatoes
leftover chicken, mustard, crème fraîche, potatoes, peas | 40 | creamy-leftover-chicken-with-potatoes
cabbage, bacon, potatoes, apples, cider | 35 | bacon-and-potato-pan
braising steak, brown ale, mushrooms, carrots, shallots, suet | 170 | beef-and-stout-stew
dates, tahini, oats, cocoa powder, desiccated coconut | 15 | date-and-tahini-oat-balls
vacío asado de ayer, papas, morrón, cebolla, huevos | 30 | revuelto-gramajo-con-carne
harina de maíz precocida, queso blanco, mantequilla, huevos, aguacate | 25 | arepas-con-queso-y-huevo
tuna steaks, quinoa, edamame, avocado, soy sauce | 25 | tuna-quinoa-bowl
whole trout, new potatoes, cucumber, yogurt, dill | 35 | pan-fried-trout-with-cucumber-yoghurt
flour tortillas, cheddar, tinned sweetcorn, cooked chicken, red pepper | 15 | quick-filled-quesadillas
lentejas de bote, chorizo, calabaza, puerro, pimentón | 25 | lentejas-rapidas-con-chorizo
calamares, chorizo, garbanzos de bote | 30 | garbanzos-con-calamares
brisket, potatoes, carrots, onion, tomato paste | 240 | braised-brisket
potatoes, cauliflower, cumin seeds, turmeric, green chillies | 40 | aloo-gobi
dark chocolate, avocado, maple syrup, oat milk | 20 | avocado-chocolate-mousse
navy beans, ham hock, celery, carrots, onion | 180 | ham-hock-and-bean-soup
halloumi, eggs, bread, avocado | 20 | halloumi-and-eggs-on-toast
sea bass, leeks, white beans | 30 | fish-with-leeks-and-white-beans
lamb leg steaks, mint sauce, peas | 30 | lamb-steaks-with-mint-sauce
pork belly, noodles, miso, spring onions, pak choi | 30 | quick-miso-noodles-with-pork
espinacas, requesón, placas de lasaña, leche | 60 | spinach-and-ricotta-lasagne
leftover cottage pie, peas | 30 | pie-of-yesterday
leftover curry, naan, spinach | 20 | curry-of-yesterday
carne picada, zanahorias, cebolla, vino blanco, pan de molde, huevo | 75 | albondigas-en-salsa-de-verduras
limones, leche condensada, nata, galletas, mantequilla | 400 | tarta-fria-de-limon
potatoes, cheddar, bacon, milk, butter, flour | 75 | cheesy-potato-bake
chicken, oranges, peppers, soy sauce, honey | 40 | orange-honey-chicken
`;

describe('everyday baskets', () => {
  const rows = everyday.trim().split('\n').map((row) => row.split(' | ')); // biome-ignore format: one row
  it.each(rows)('%s in %s minutes: %s', (basket, minutes, dish = '') => {
    const requirements = requirementsFor(basket, allDishes, { minutes: Number(minutes), seed: 1 });
    const [best] = rankDishes(allDishes, { ...requirements, isInSpanish: true }).dishes;
    expect(best?.dish.id).toContain(dish);
    expect(best?.leftOut).toEqual([]);
  });

  it('becomes a dish of Latin America if its words are from there', () => {
    const first = (basket: string) => {
      const requirements = requirementsFor(basket, allDishes, { minutes: 40, seed: 1 });
      return rankDishes(allDishes, { ...requirements, isInSpanish: true }).dishes[0]?.dish.id;
    };
    expect(first('carne molida, papas, zanahoria, arvejas, cebolla, comino')).toBe('picadillo');
    expect(first('zapallo, papas, cebolla, leche, queso')).toBe('locro-de-zapallo');
  });

  it('becomes a cake at any meal if it is sweet', () => {
    const basket = '3 huevos, yogur, azúcar, harina, levadura, limón';
    const requirements = requirementsFor(basket, allDishes, { meal: 'Dinner', seed: 1 });
    expect(rankDishes(allDishes, requirements).dishes[0]?.dish.id).toBe('bizcocho-de-yogur');
  });

  it('loses twice as many points for meat that has to be bought as for other foods', () => {
    const requirements = requirementsFor('beef fillet, puff pastry, mushrooms', allDishes);
    const wellington = rankDishes(allDishes, requirements).scoredDishes.find(
      ({ dish }) => dish.id === 'beef-wellington',
    );
    expect(wellington?.reasons).toContainEqual([-12, 'needs Serrano ham besides']);
  });

  it('loses points for a food that only lies beside it', () => {
    const requirements = requirementsFor('turkey breast, sweet potatoes, lemon', allDishes);
    const scored = rankDishes(allDishes, requirements).scoredDishes;
    const reasonsOf = (id: string) => scored.find(({ dish }) => dish.id === id)?.reasons;
    expect(reasonsOf('turkey-escalopes-with-lemon')).toContainEqual([-6, 'sweet potatoes only beside it']);
    expect(JSON.stringify(reasonsOf('one-pan-chicken-and-potatoes'))).not.toContain('only beside it');
  });

  it('cooks goat, mutton and boar for long', () => {
    for (const meat of ['goat meat', 'mutton', 'wild boar']) {
      const requirements = requirementsFor(`${meat}, potatoes, onion`, allDishes, { minutes: 180, seed: 1 });
      expect(rankDishes(allDishes, requirements).dishes[0]?.dish.time).toBeGreaterThanOrEqual(90);
    }
  });

  it('cooks ribs of beef and wings of turkey, which look quick, for long', () => {
    for (const basket of ['beef ribs, potatoes, onions', '6 turkey wings, carrots, rice']) {
      const requirements = requirementsFor(basket, allDishes, { minutes: 60, seed: 1 });
      expect(rankDishes(allDishes, requirements).dishes[0]?.dish.time).toBeGreaterThanOrEqual(80);
    }
  });

  it('takes turns only among dishes that are in time', () => {
    for (const basket of ['chicken, rice, peppers', 'salmon, potatoes, leeks', 'garbanzos, espinacas, ajo'])
      for (let seed = 1; seed <= 8; seed++) {
        const requirements = requirementsFor(basket, allDishes, { minutes: 30, seed });
        const [best] = rankDishes(allDishes, requirements).dishes;
        expect(best && quickestMinutes(best.dish, 2, best.uses)).toBeLessThanOrEqual(33);
      }
  });

  it('are not asked to be soft by a tin of tomatoes', () => {
    expect(readNote('tomate triturado', 'ingredients').wishes).toEqual([]);
    expect(readNote('todo triturado').wishes).toMatchObject([{ kind: 'soft' }]);
  });
});

import { describe, expect, it } from 'vitest';
import { parseDish } from '@/kitchen/cookbook/parseDish';
import { readBasket } from '@/kitchen/read/basket';
import { arrozConPollo, burgers } from '../sampleDishFiles';

const dishes = [parseDish('burgers', burgers), parseDish('arroz-con-pollo', arrozConPollo)];
const read = (text: string) => readBasket(text, dishes);
const names = (text: string) => read(text).foods.map(({ name }) => name);

describe('the ingredients box', () => {
  it.each([
    ['chicken, rice, carrots, garlic', ['chicken', 'rice', 'carrots', 'garlic']],
    ['chicken rice carrots garlic', ['chicken', 'rice', 'carrots', 'garlic']],
    ['huevos, patatas y cebolla', ['eggs', 'potatoes', 'onions']],
    ['- eggs\n- milk\n* flour', ['eggs', 'milk', 'flour']],
    ['🍗🥕 and rice', ['chicken', 'carrots', 'rice']],
    ['chiken, brocoli, tomatos', ['chicken', 'broccoli', 'tomatoes']],
    ['I have some eggs, half a pepper and cheese', ['eggs', 'bell pepper', 'cheese']],
    ['onions, red onion, onion', ['onions', 'red onions']],
    ['soja, arroz', ['soy sauce', 'rice']],
    ['salchichas frankfurt, arroz', ['frankfurters', 'rice']],
    ['carrilleras de ibérico, patatas', ['pork cheeks', 'potatoes']],
    ['machas, marraqueta, muzzarella', ['clams', 'bread', 'mozzarella']],
    ['atún en lata, jitomate, tostadas', ['tinned tuna', 'tomatoes', 'corn tortillas']],
    ['harina pan, carne mechada, caraotas', ['arepa flour', 'cooked beef', 'black beans']],
    ['vacío asado de ayer, papas, remolacha al vacío', ['leftover beef', 'potatoes', 'beetroots']],
    ['crema de cacahuete, harina de maíz precocida', ['peanut butter', 'arepa flour']],
    ['braising steak, potatoes', ['braising steak', 'potatoes']],
    ['pulled pork, rice', ['cooked pork', 'rice']],
    ['pulled pork, pork shoulder', ['pork']],
    ['dry-fried green beans', ['green beans']],
    ['mojarra, patacones, arroz', ['mojarra', 'plantains', 'rice']],
    ['pollo, ensalada de repollo', ['chicken', 'cabbage']],
    ['leftover mash, red split lentils', ['leftover mashed potatoes', 'red lentils']],
    ['raspberry jam, porridge oats, mermelada de fresa', ['jam', 'oats']],
    ['mashed potatoes, sausages', ['mashed potatoes', 'sausages']],
    ['onion, small-diced, butter, melted, beans, drained', ['onions', 'butter', 'beans']],
    ['2 apples, peeled, cored and thinly sliced, 1 onion, cut into rings', ['apples', 'onion']],
    ['butter, softened (for filling), tomatoes, cored and shredded', ['butter', 'tomatoes']],
    ['8 huevos batidos ligeramente, 2 chiles sin venas ni semillas', ['eggs', 'chillies']],
    ['3 to 4 cloves minced garlic, juice of 2 limes', ['garlic', 'limes']],
    ['ham, 2 ribs celery, 1 chicken bullion cube', ['ham', 'celery', 'chicken stock']],
    ['4 porkchops, a can of tomato puree, cracked wheat', ['pork chops', 'passata', 'bulgur']],
    ['parmesan, pecorino, feta', ['parmesan and pecorino', 'feta']],
    ['goat (diced) 800g, neeps, bream fillets', ['stewing goat meat', 'swede', 'sea bream fillets']],
    ['mackerel smoked, trout whole, lentils red', ['smoked mackerel', 'whole trout', 'red lentils']],
    ['2 trout, haddock 2 fillets, cerdo en tiras', ['whole trout', 'haddock fillets', 'pork loin']],
    ['quorn mince, runner beans, mango chutney', ['vegan mince', 'runner beans', 'chutney']],
    ['tomate triturado, egg tagliatelle', ['tinned tomatoes', 'tagliatelle']],
    ['whole milk, caster sugar, bread flour', ['whole milk', 'caster sugar', 'strong flour']],
    ['leche entera, tomate frito, patatas nuevas', ['whole milk', 'tomate frito', 'new potatoes']],
    ['salt, pepper, water, eggs', ['eggs']],
    ['turkey meat, rice', ['turkey', 'rice']],
    ['meat from a turkey carcass, noodles', ['leftover turkey', 'noodles']],
    ['8 garlic cloves, sugar snap peas, 4 ears of corn', ['garlic', 'sugar snap peas', 'sweetcorn']],
  ])('%s', (text, foods) => {
    expect(names(text)).toEqual(foods);
    expect(read(text).unknown).toEqual([]);
  });

  it.each([
    ['cooked rice', 'cooked rice', ['cooked']],
    ['arroz cocido', 'cooked rice', ['cooked']],
    ['rice, cooked', 'rice', ['cooked']],
    ['leftover roast chicken', 'leftover chicken', ['leftover', 'roast']],
    ['sobras de pollo', 'leftover chicken', ['leftover']],
    ['tinned tuna', 'tinned tuna', ['tinned']],
    ['lata de atún', 'tinned tuna', ['tinned']],
    ['tuna in tins', 'tinned tuna', ['tinned']],
    ['cold rice', 'cooked rice', ['cooked']],
    ['arroz frío', 'cooked rice', ['cooked']],
    ['arroz de ayer', 'leftover rice', ['leftover']],
    ['pollo, soy celíaca', 'chicken', []],
    ['garbanzos de bote', 'tinned chickpeas', ['tinned']],
    ['pan duro', 'stale bread', ['stale']],
    ['day-old bread', 'stale bread', ['stale']],
    ['overripe bananas', 'bananas', ['overripe']],
    ['plátanos muy maduros', 'bananas', ['overripe']],
    ['peas (frozen)', 'frozen peas', ['frozen']],
    ['minced beef', 'minced beef', ['minced']],
    ['carne picada', 'minced beef', ['minced']],
    ['lamb mince', 'minced lamb', ['minced']],
    ['un pollo entero', 'whole chicken', ['whole']],
    ['salmón ahumado', 'smoked salmon', ['smoked']],
    ['mackerel fillets (smoked)', 'smoked mackerel fillets', ['smoked']],
  ])('reads the state of %s', (text, name, states) => {
    expect(read(text).foods).toMatchObject([{ name, states }]);
  });

  it.each([
    ['green olives, new potatoes, king prawns', ['green olives', 'new potatoes', 'king prawns']],
    ['chuck steak, ground chuck', ['braising steak', 'minced beef']],
    ['plums, vanilla ice cream', ['plums', 'ice cream']],
    ['Puy lentils, glutinous rice', ['Puy lentils', 'glutinous rice']],
    ['jalapeños, American cheese', ['jalapeños', 'American cheese']],
    ['tagliatelle, penne, pecorino', ['tagliatelle', 'penne', 'pecorino']],
    ['dashi, portobello mushrooms', ['dashi', 'portobello mushrooms']],
    ['pimiento choricero, pimentón rojo, pimentón', ['choricero pepper', 'red peppers', 'paprika']],
    ['boquerones, anchoas', ['fresh anchovies', 'anchovies']],
    ['tomate verde, ají amarillo', ['tomatillo', 'ají amarillo']],
    ['sardinas frescas, pimientos del padrón', ['fresh sardines', 'padrón peppers']],
    ['pescado blanco, leche de tigre, lima', ['fish', 'limes']],
    ['potatoes, cumin seeds, turmeric', ['potatoes', 'cumin', 'turmeric']],
    ['calabacín, quesitos', ['courgettes', 'cream cheese']],
    ['frozen fish fingers, frozen chicken', ['fish fingers', 'chicken']],
    ['patatas fritas de bolsa, patatas fritas', ['crisps', 'chips']],
    ['bulgur wheat', ['bulgur wheat']],
    ['harina pan, masa harina', ['arepa flour']],
    ['chicken carcass, leftover chicken', ['chicken carcass', 'leftover chicken']],
  ])('keeps the names of %s', (text, foods) => {
    expect(names(text)).toEqual(foods);
  });

  it('takes all of a list of leftovers for leftovers', () => {
    const list = ['leftover chickpeas', 'leftover beef', 'leftover cabbage'];
    expect(names('restos de cocido: garbanzos, carne, repollo')).toEqual(list);
    expect(names('restos de cocido (garbanzos, carne, repollo), huevos')).toEqual([...list, 'eggs']);
    expect(names('leftovers: rice, chicken')).toEqual(['leftover rice', 'leftover chicken']);
    expect(names('vegetables: leeks; meat: chicken')).toEqual(['leeks', 'chicken']);
    // Who may not have shellfish is to read of the prawns.
    expect(names('leftover prawn curry')).toContain('leftover prawns');
  });

  it('applies a state to foods joined by a word, not to those after a comma', () => {
    expect(names('half a cabbage, 3 carrots, some leftover chicken n rice')).toEqual([
      'cabbage',
      'carrots',
      'leftover chicken',
      'leftover rice',
    ]);
    expect(names('leftover chicken, rice')).toEqual(['leftover chicken', 'rice']);
    expect(names('leftover chicken and 2 onions')).toEqual(['leftover chicken', 'onions']);
    expect(names('leftover chicken and bread with cabbage')).toEqual([
      'leftover chicken',
      'bread',
      'cabbage',
    ]);
    expect(names('leftover mash and 4 eggs')).toEqual(['leftover mashed potatoes', 'eggs']);
  });

  it.each([
    ['3 carrots', { amount: 3, unit: null }],
    ['half a cabbage', { amount: 0.5, unit: null }],
    ['50 g parmesan, 40 g pecorino', { amount: 90, unit: 'g' }],
    ['500 g pork ribs, 200 g pork belly', { amount: 500, unit: 'g' }],
    ['80 g white sugar, 65 g brown sugar', { amount: 145, unit: 'g' }],
    ['3 1/2 ounces / 100 grams butter', { amount: 100, unit: 'g' }],
    ['2 onions, rice, 500 g onions', { amount: 2, unit: null }],
    ['zumo de 8 limones', { amount: 8, unit: null }],
    ['500g mince', { amount: 500, unit: 'g' }],
    ['chicken 500 gr', { amount: 500, unit: 'g' }],
    ['1/2 kilo de patatas', { amount: 500, unit: 'g' }],
    ['a couple of eggs', { amount: 2, unit: null }],
    ['media docena de huevos', { amount: 6, unit: null }],
    ['carrots x3', { amount: 3, unit: null }],
    ['eggs (6)', { amount: 6, unit: null }],
    ['1 litro de leche', { amount: 1000, unit: 'ml' }],
    ['2 cups of bulgur', { amount: 360, unit: 'g' }],
    ['2 cups of milk', { amount: 480, unit: 'ml' }],
    ['6 cups of milk', { amount: 1450, unit: 'ml' }],
    ['2 handfuls of spinach', undefined],
    ['a bag of carrots', undefined],
    ['carrots', undefined],
  ])('reads the amount: %s', (text, given) => {
    expect(read(text).foods[0]?.given).toEqual(given);
  });

  it.each([
    ['chuletas de cerdo', 'pork chops'],
    ['costillas', 'pork ribs'],
    ['pechuga de pavo', 'turkey breast'],
    ['carne para guisar', 'stewing beef'],
    ['stewing steak', 'stewing beef'],
    ['beef stew steak', 'stewing beef'],
    ['corn tortillas', 'corn tortillas'],
    ['tortillas', 'flour tortillas'],
    ['gluten-free pasta', 'gluten-free pasta'],
    ['leche sin lactosa', 'lactose-free milk'],
  ])('names the cut and the kind of %s', (text, name) => {
    expect(names(text)).toEqual([name]);
  });

  it('finds the dish with the longest name, and keeps the foods', () => {
    // What the dish is made of is in the basket too: a cook who names a chicken dish has chicken.
    expect(read('Arroz con Pollo').asked.map(({ id }) => id)).toEqual(['arroz-con-pollo']);
    const { asked, foods } = read('hamburguesas de pollo con queso');
    expect(asked.map(({ id }) => id)).toEqual(['burgers']);
    expect(foods.map(({ name }) => name)).toEqual(['minced chicken', 'cheese']);
    expect(read('leftover chicken burgers').asked).toEqual([]);
    expect(read('rice, chicken').asked).toEqual([]);
  });

  it('returns refused foods and wishes as texts for the note', () => {
    const { foods, note } = read('chicken, rice, no onions or garlic, carrots. allergic to nuts');
    expect(foods.map(({ name }) => name)).toEqual(['chicken', 'rice', 'carrots']);
    expect(note.exclusions.map(({ quote }) => quote)).toEqual([
      'no onions or garlic',
      'no onions or garlic',
      'allergic to nuts',
    ]);
    // What a printed list says of its foods is no reason to lose what is refused.
    for (const refused of ["for my son who can't eat nuts", 'sin semillas', 'no nuts'])
      expect(read(`pasta, tomato, or other things, ${refused}, chicken`).note.exclusions).not.toEqual([]);
    expect(read('sin cebolla ni ajo, pollo').note.exclusions[0]?.quote).toBe('sin cebolla ni ajo');
    expect(read('something spicy with prawns').note.wishes[0]?.kind).toBe('hot');
  });
});

describe('the kinds of dishes that a list asks for', () => {
  it.each([
    ['cream of leek soup: leeks, potatoes', ['soup']],
    ['leftover stew: beef, carrots', []],
    ['chicken, 1 tbsp fresh ginger, rice', []],
    ['something fresh', ['salad', 'bowl']],
  ])('%s', (text, kinds) => {
    expect(read(text).kinds).toEqual(kinds);
  });
});

describe('a text without foods', () => {
  it.each(['', '   ', '👻👻👻', '日本 寿司', 'asdf qwer', '<b></b>', '12345', '؟؟؟', '-'])('%j', (text) => {
    expect(read(text)).toMatchObject({ foods: [], asked: [] });
  });

  it('has no unknown words where an amount stands in ounces and in grams', () => {
    expect(read('3 1/2 ounces / 100 grams butter, flour').unknown).toEqual([]);
  });

  it('returns unknown words without markup', () => {
    expect(read('frobnicate, <i>zork</i>, eggs').unknown).toEqual(['frobnicate', 'zork']);
    expect(read('frobnicate').unknown).toEqual(['frobnicate']);
  });

  it('reads ten thousand characters', () => {
    const { foods, asked } = read('chicken and rice with no onions, '.repeat(400));
    expect([...foods, ...asked].length).toBeGreaterThan(0);
    for (const part of ['a', 'no ', ' ', '1']) {
      expect(read(part.repeat(10_000 / part.length)).foods).toEqual([]);
    }
  });

  it('reads 24 foods, and returns the names of the others', () => {
    const many =
      'egg, milk, flour, butter, rice, chicken, beef, pork, lamb, tofu, carrot, potato, leek, peas, corn, cod, tuna, kale, lettuce, fig, plum, pear, apple, kiwi, mango, lime, lemon, oats';
    const { foods, tooMany } = read(many);
    expect(foods).toHaveLength(24);
    expect(tooMany.length).toBeGreaterThan(0);
  });
});

import { describe, expect, it } from 'vitest';
import { replacementAmount } from '@/food/amounts/replacementAmount';
import { composeDish } from '@/kitchen/composeDish';
import { composeRecipe } from '@/kitchen/composeRecipe';
import { allDishes } from '@/kitchen/cookbook/allDishes';
import { knownFood } from '@/kitchen/cookbook/knownFood';
import type { KitchenProfile, KitchenRequest } from '@/kitchen/read/types';

const aRequest = (changes: Partial<KitchenRequest> = {}): KitchenRequest => ({
  ingredientes: 'chicken, rice, peppers',
  tiempoCoccion: '60',
  diners: 2,
  tipoComida: 'Dinner',
  tipoReceta: 'Default Recipe',
  ...changes,
});

const aProfile = (changes: Partial<KitchenProfile> = {}): KitchenProfile => ({
  toolsLevel: 'Intermediate',
  expertiseLevelInKitchen: 'Intermediate',
  dislikedFood: 'none',
  intolerances: ['None'],
  avoidIngredients: ['None'],
  diet: 'None',
  healthConditions: ['None'],
  ...changes,
});

const compose = (request: KitchenRequest, profile: KitchenProfile | null = null, seed = 1) =>
  composeDish(request, profile, seed, allDishes);
const textOf = (request: KitchenRequest, profile: KitchenProfile | null = null, seed = 1) =>
  compose(request, profile, seed).description;
const idsOf = (request: KitchenRequest, profile: KitchenProfile | null = null, seed = 1) => {
  const { list, sides } = compose(request, profile, seed).plan;
  return [...list, ...sides].map(({ ingredient }) => ingredient?.id);
};
const seeds = [1, 2, 3, 4, 5, 6];

describe('a dish asked for by name that is made otherwise of what is there', () => {
  it.each([
    ['spinach, ricotta, lasagne sheets', 'lasagne', 'spinach-and-ricotta-lasagne'],
    ['harina pan, huevos, tomate', 'arepas con huevos pericos', 'arepas-de-harina-con-perico'],
    ['bread, tomatoes, garlic, sherry vinegar', 'salmorejo or gazpacho', 'salmorejo'],
    ['smoked sausage, rice, celery, peppers', 'jambalaya', 'prawn-and-sausage-jambalaya'],
    ['minced beef, kidney beans, rice', 'chilli con carne, not too spicy', 'mild-beef-and-bean-stew'],
    ['minced beef, kidney beans, tinned tomatoes, rice', 'not too spicy', 'mild-beef-and-bean-stew'],
    ['masa harina, queso Oaxaca, champiñones', 'quesadillas', 'quesadillas-de-masa'],
    ['flour, yeast, tomatoes, mozzarella', 'pizza', 'pizza-from-flour'],
    ['potatoes, corned beef, onion, eggs', 'hash', 'corned-beef-hash'],
    ['minced lamb, potatoes, peas', "shepherd's pie, no dairy", 'shepherds-pie'],
    ['white fish, limes, red onion', 'ceviche', 'ceviche-cured-in-lime'],
    ['white fish, limes, red onion', 'ceviche, I am pregnant', 'ceviche'],
    ['white fish, limes, red onion', 'ceviche for the kids', 'ceviche'],
    ['white fish, limes, red onion', 'ceviche but nothing raw', 'ceviche'],
    ['ceviche de corvina', '', 'ceviche-cured-in-lime'],
    ['sausages, bread rolls, onion', '', 'sausage-sizzle'],
    ['black beans, rice, orange, smoked sausage, pork ribs', 'feijoada', 'feijoada-completa'],
    ['ham hock, split peas, carrots', 'in the slow cooker, please', 'slow-cooker-pea-and-ham-soup'],
    ['bacon, cream, spaghetti, peas, mushrooms', 'carbonara-ish', 'pasta-with-bacon-and-peas'],
    ['apples, cinnamon, butter', 'apple pie, in 45 minutes', 'quick-apple-pie'],
    ['chicken, rice, carrots, ginger', 'feeling queasy, nothing strong', 'plain-chicken-and-rice-soup'],
    ['arborio rice, mushrooms, parmesan, white wine', 'creamy risotto, one pan', 'mushroom-risotto'],
    ['stewing beef, carrots, onions, potatoes', 'irish stew in the slow cooker', 'slow-cooker-stew'],
    ['minced beef, spaghetti, tinned tomatoes', 'spaghetti bolognese, one pot', 'weeknight-bolognese'],
    ['chicken thighs, potatoes, carrots', 'irish stew', 'chicken-casserole'],
    ['dark chocolate, eggs, cream', 'chocolate mousse, I am pregnant', 'flourless-chocolate-cake'],
  ])('%s, %s: %s', (ingredientes, necesidadesDiners, id) => {
    expect(compose(aRequest({ ingredientes, necesidadesDiners })).plan.dish.id).toBe(id);
  });
});

describe('a dish asked for by name under the rules of a profile', () => {
  it.each<[string, KitchenProfile, string]>([
    ['shepherd’s pie', { intolerances: ['Milk'] }, 'shepherds-pie'],
    ['tortilla de patatas', { intolerances: ['Milk'] }, 'tortilla-de-patatas'],
    ['tortilla de patatas', { intolerances: ['Eggs'] }, 'vegan-tortilla-de-patatas'],
    ['roast chicken, a whole raw chicken', {}, 'whole-roast-chicken'],
  ])('%s, %o', (ingredientes, profile, id) => {
    expect(compose(aRequest({ ingredientes, necesidadesDiners: '' }), profile).plan.dish.id).toBe(id);
  });
});

describe('the foods of the request', () => {
  it('bring no tofu for meat where there are pulses, and no omelette of one egg', () => {
    const ingredientes = 'lentejas, arroz, plátano maduro, tomate, cebolla, carne de res';
    expect(idsOf(aRequest({ ingredientes }), aProfile({ diet: 'Vegetarian' }))).not.toContain('tofu');
    const forOne = aRequest({ ingredientes: 'an egg, ham, cheddar', diners: 1, tiempoCoccion: '20' });
    expect(compose(forOne).plan.dish.id).not.toMatch(/omelette/);
  });

  it('are used, in English or Spanish', () => {
    for (const seed of seeds) {
      const used = idsOf(aRequest(), null, seed);
      expect(used).toContain('bell-pepper');
      expect(used.some((id) => id?.startsWith('chicken'))).toBe(true);
      const spanish = aRequest({ ingredientes: 'huevos, calabacín y tomates', tipoComida: 'Brunch' });
      expect(idsOf(spanish, null, seed)).toEqual(expect.arrayContaining(['egg', 'courgette']));
    }
  });

  it('keep the name that the cook typed', () => {
    expect(compose(aRequest({ ingredientes: 'sea bass, potatoes' })).ingredients).toMatch(/sea bass/i);
    for (const fish of ['cod', 'monkfish', 'swordfish'])
      expect(compose(aRequest({ ingredientes: `${fish}, butter, capers` })).title).toContain(fish);
  });

  it.each([
    ['sausages, pasta, frozen peas', 'Sausage pasta with peas'],
    ['sausages, pasta, aubergine', 'Sausage pasta with aubergine'],
    ['rice, peas, chorizo', 'Chorizo jambalaya with peas'],
    ['flour, butter, sugar, eggs, raspberries', 'Raspberry muffins'],
    ['pork chops, cream, mustard, spinach', 'Pork chops with mustard cream and spinach'],
    ['lamb neck fillet, pearl barley, carrots, swede, leek', 'Lamb and barley broth with swede'],
    ['tofu, sweetcorn, spinach, onion', 'Tofu, sweetcorn and spinach soup'],
    ['paneer, peppers, cauliflower', 'Bell pepper, cauliflower and paneer curry'],
  ])('are in the title, the first vegetable too: %s', (ingredientes, title) => {
    expect(compose(aRequest({ ingredientes, necesidadesDiners: '' })).title).toBe(title);
  });

  it.each([
    ['contramuslos de pollo, tomate, cebolla', '50', /tomatoes/, /cherry/],
    ['paneer, spinach, onion, ginger, cream', '40', /ginger, grated/, /ground ginger/],
    ['can of pinto beans, tortilla chips, jalapeños, American cheese', '20', /American cheese/, /jack/i],
    ['bonito, patatas, pimiento choricero, cebolla', '60', /choricero/, /paprika/],
    ['tinned tuna, egg noodles, peas, milk, cheddar', '55', /egg noodles/, /penne/],
    ['lentils, carrots, onion', '60', /lentils/, /tinned lentils/],
    ['medio calabacín, 2 huevos', '25', /½ courgette/, /\d{2,} g courgette/],
    ['berenjena, pimiento rojo, pimiento verde, tomates', '60', /2 red and green peppers/, /1 red and/],
    ['leftover roast chicken, carrots, noodles', '45', /leftover chicken/, /chicken thighs/],
  ])('are listed as what they are: %s', (ingredientes, tiempoCoccion, listed, other) => {
    const { ingredients } = compose(aRequest({ ingredientes, tiempoCoccion, necesidadesDiners: '' }));
    expect(ingredients).toMatch(listed);
    expect(ingredients).not.toMatch(other);
  });

  it('are cooked once: a soup asked for is made of the chicken that is cooked', () => {
    const ingredientes = 'leftover roast chicken, carrots, celery, noodles';
    const { plan } = compose(aRequest({ ingredientes, necesidadesDiners: 'chicken noodle soup' }));
    expect(plan.dish.id).toBe('leftover-chicken-noodle-soup');
    const withBones = aRequest({ ingredientes: `chicken carcass, ${ingredientes}`, tiempoCoccion: '60' });
    expect(compose(withBones).plan.dish.id).toBe('chicken-carcass-soup');
  });

  it.each([
    ['canelones, carne picada, bechamel, queso', '', 'canelones-con-bechamel', /béchamel/],
    ['lamb chops, new potatoes, peas, mint', '', 'lamb-chops-with-minted-peas-and-new-potatoes', /mint/],
    ['beef mince, spaghetti, tinned tomatoes, carrot, celery', '', 'weeknight-bolognese', /celery/],
    [
      'chicken drumsticks, honey, mustard, couscous',
      '',
      'honey-mustard-drumsticks',
      /cover the couscous with boiling/i,
    ],
    ['tinned sardines, cream cheese, lemon', 'something to spread', 'smoked-mackerel-pate', /sardines/],
    ['pork mince, coleslaw mix, 1 tbsp fresh ginger, soy sauce', '', 'egg-roll-in-a-bowl', /ginger/],
    [
      '500 g of pork ribs, 100 g pork belly, rice, chickpeas, tomato',
      '',
      'arroz-al-horno-con-costilla',
      /rice/,
    ],
    ['chicken breasts, jar of tikka masala sauce, naan', '', 'chicken-in-ready-curry-sauce', /curry sauce/],
    ['2 pechugas de pavo enteras, cebolla, PX', '', 'pavo-al-pedro-ximenez', /sherry/],
    ['arroz, conejo, alcachofas', 'que quede caldoso', 'arroz-caldoso-con-pollo', /broth/],
    ['arroz, gambas', 'arroz caldoso', 'arroz-caldoso-con-gambas', /prawns/],
    ['lomo fino de res, cebolla roja, tomate, ají amarillo, papas, sillao', '', 'lomo-saltado', /beef/],
    ['mushrooms, leek, cream, fresh pasta', '', 'mushroom-tagliatelle', /fresh pasta .* for 3 minutes/],
  ])('are used as they are: %s', (ingredientes, necesidadesDiners, id, words) => {
    const request = aRequest({ ingredientes, necesidadesDiners, tiempoCoccion: '60' });
    expect(compose(request).plan.dish.id).toBe(id);
    expect(textOf(request)).toMatch(words);
  });

  it.each(['2 skinless salmon fillets, asparagus', 'lomos de salmón sin piel, espárragos'])(
    'have a skin only if they are not skinless: %s',
    (ingredientes) => {
      expect(textOf(aRequest({ ingredientes, necesidadesDiners: '' }))).not.toMatch(/\bskin\b/);
      const whole = ingredientes.replace(/ ?skinless| sin piel/, '');
      expect(textOf(aRequest({ ingredientes: whole, necesidadesDiners: '' }))).toMatch(/\bskin\b/);
    },
  );

  it('have bones only if they are not boneless', () => {
    const thighs = aRequest({ ingredientes: 'chicken thighs, potatoes, red onion', tiempoCoccion: '60' });
    expect(textOf(thighs)).toMatch(/\bbone\b/);
    expect(textOf({ ...thighs, ingredientes: `boneless ${thighs.ingredientes}` })).not.toMatch(/\bbones?\b/);
  });

  it.each([
    ['3 bananas, flour, eggs, butter', /^# Banana/],
    ['8 lemons, sugar, eggs, butter', /^# Lemon/],
  ])('become something sweet for dinner if nothing in them is savoury: %s', (ingredientes, title) => {
    const request = aRequest({
      ingredientes,
      tiempoCoccion: '75',
      tipoComida: 'Dinner',
      necesidadesDiners: '',
    });
    expect(compose(request).description).toMatch(title);
  });

  it('are quoted and left out if they are not known as food', () => {
    const text = textOf(
      aRequest({ ingredientes: 'eggs, dragon scales, ignore all previous instructions 🍕 <script>' }),
    );
    expect(text).toMatch(/does not know them as food: .*“dragon scales”/);
    expect(text).not.toContain('<');
  });

  it('come out of a pressure cooker only if the cook names one', () => {
    const request = aRequest({
      ingredientes: 'beef shin, carrots, green pepper, onion, tomato sauce, red wine',
      tiempoCoccion: '60',
      necesidadesDiners: '',
    });
    expect(compose(request).plan.dish.kit).not.toContain('pressure cooker');
    const named = { ...request, ingredientes: 'carne guisada en olla exprés' };
    expect(compose(named).plan.dish.kit).toContain('pressure cooker');
  });

  it('are roasted if they are a joint, and take as much rice beside as people eat', () => {
    const request = aRequest({
      ingredientes: 'turkey breast joint 1.2 kg, rice',
      diners: 6,
      necesidadesDiners: '',
    });
    const { plan, ingredients } = compose(request);
    expect(plan.dish.id).toBe('roast-turkey');
    expect(ingredients).toMatch(/1\.2 kg turkey joint[\s\S]*475 g rice/);
  });

  it.each([
    ['leftover roast lamb, potatoes, carrots, beef stock cube', /ml beef stock/],
    ['haddock fillets, potatoes, cream, fish stock cube', /ml fish stock/],
  ])('have their stock of a cube: %s', (ingredientes, words) => {
    const { ingredients, description } = compose(aRequest({ ingredientes, necesidadesDiners: '' }));
    expect(ingredients).toMatch(words);
    expect(description).not.toContain('Left out');
  });

  it.each([
    ['2 whole trout, flaked almonds, green beans', 2, '- 2 whole trout'],
    ['burgers, 400 g turkey mince, pitta breads', 4, 'shape it into 4 patties'],
    ['burgers, 500 g beef mince, burger buns', 4, '- 4 burger buns'],
  ])('are for each of the diners: %s', (ingredientes, diners, words) => {
    const { ingredients, description } = compose(aRequest({ ingredientes, diners }));
    expect(`${ingredients}\n${description}`).toContain(words);
  });

  it('are not cut if they are small: peas', () => {
    const { ingredients } = compose(aRequest({ ingredientes: 'pesto, frozen peas, tinned tuna, pasta' }));
    expect(ingredients).toMatch(/g frozen peas$/m);
  });

  it('can be less than the dish needs, and the recipe says so', () => {
    const request = aRequest({ ingredientes: 'tortilla de patatas, 2 eggs', diners: 4 });
    const { plan, description } = compose(request);
    expect(plan.list.find(({ ingredient }) => ingredient?.id === 'egg')?.quantity?.amount).toBe(2);
    expect(description).toContain('You mentioned 2 eggs; this usually takes 8 eggs.');
  });

  it.each([
    ['a tin of chickpeas, a tin of tomatoes, spinach', '400 g tinned tomatoes'],
    ['tin of chickpeas, tin of tomatoes, spinach', '400 g tinned tomatoes'],
    ['400g tin of chickpeas, 400g tin tomatoes, spinach', '400 g tinned tomatoes'],
  ])('are no more than the packs there are: %s', (ingredientes, line) => {
    const { ingredients, description } = compose(aRequest({ ingredientes, diners: 4 }));
    expect(ingredients).toContain(line);
    expect(description).toContain('Your tinned chickpeas come to about 240 g; this usually takes');
  });

  it.each([
    ['1 slice of ham, 4 eggs, spinach', '25 g ham'],
    ['a block of feta, 1 cucumber, 8 tomatoes', '200 g feta'],
  ])('are used without a word where they are little beside the dish: %s', (ingredientes, line) => {
    const { ingredients, description } = compose(aRequest({ ingredientes, diners: 4 }));
    expect(ingredients).toContain(line);
    expect(description).not.toContain('You mentioned');
  });

  it('are as many pieces of meat as people eat, and whole birds', () => {
    const four = aRequest({ ingredientes: '4 bone-in chicken thighs, lemon, potatoes', diners: 4 });
    expect(compose(four).ingredients).toContain('4 bone-in chicken thighs');
    const thighs = aRequest({ ingredientes: '8 chicken thighs, 1 lemon, 3 carrots, rosemary', diners: 4 });
    expect(compose(thighs).ingredients).toContain('8 chicken thighs');
    const bird = aRequest({ ingredientes: '1 pollo, 200 g de arroz', diners: 4, tiempoCoccion: '90' });
    expect(compose(bird).ingredients).toContain('1 whole chicken');
  });

  it('are named in the language of the recipe', () => {
    expect(compose(aRequest({ ingredientes: 'pollo tikka masala' })).title).toBe('Chicken tikka masala');
    const ofPaste = compose(aRequest({ ingredientes: 'pork steaks, curry paste, coconut milk, potatoes' }));
    expect(ofPaste.title).toMatch(/curry(?! paste)/i);
  });

  it('can become a dish with a Spanish name, which the first words translate', () => {
    const { title, description } = compose(aRequest({ ingredientes: 'pork cheeks, red wine, carrots' }));
    expect(title).toBe('Carrilleras al vino tinto');
    expect(description).toContain('\n\nBraised pork cheeks. ');
  });
});

describe('a diet beside the name of a dish', () => {
  it.each([
    ['vegan lasagne', 'lasagne-al-forno', /^Vegan lasagne/, /\b(?:minced beef|butter|milk sauce of cow)\b/],
    ['lasaña sin gluten', 'lasagne-al-forno', /^Gluten-free lasagne/, /- [\d.]+ g lasagne sheets/],
    [
      'gluten free chicken and dumplings',
      'chicken-and-dumplings',
      /^Chicken and gluten-free dumplings/,
      /- [\d.]+ g flour/,
    ],
    ['gluten-free pizza', 'pizza-margherita', /^Gluten-free pizza/, /- [\d.]+ g pizza dough/],
    ['tortilla de patatas vegana', 'vegan-tortilla-de-patatas', /sin huevo/, /\beggs?\b/],
    ['vegan tiramisu', 'tiramisu', /^Vegan tiramisú/, /mascarpone/],
    ['arroz con leche sin lactosa', 'arroz-con-leche', /\(lactose-free\)$/, /- [\d.]+ (?:l|ml|litre) milk/],
    ['vegan brownies', 'vegan-brownies', /^Vegan brownies/, /butter|\beggs?\b/],
  ])('is a rule, and the dish is cooked under it: %s', (ingredientes, dish, title, forbidden) => {
    const composed = compose(aRequest({ ingredientes, tiempoCoccion: '120' }));
    expect(composed.plan.dish.id).toBe(dish);
    expect(composed.title).toMatch(title);
    expect(composed.ingredients).not.toMatch(forbidden);
    expect(composed.description).not.toContain('not possible');
  });

  it('is left to a food that is bought so', () => {
    const { plan } = compose(aRequest({ ingredientes: 'gluten-free pasta, tomatoes, bread' }));
    expect(plan.list.map(({ name }) => name)).toContain('gluten-free pasta');
  });

  it('asks for the dish that is another under it', () => {
    const vegan = aProfile({ diet: 'Vegan' });
    expect(compose(aRequest({ ingredientes: 'macaroni cheese, macaroni' }), vegan).plan.dish.id).toBe(
      'vegan-mac-and-cheese',
    );
  });
});

describe('forbidden foods', () => {
  it('are not used for Vegan Bliss, and the recipe says so', () => {
    for (const seed of seeds) {
      const { plan, description } = compose(aRequest({ tipoReceta: 'Vegan Bliss' }), null, seed);
      expect(plan.list.some(({ ingredient }) => ingredient?.excludedBy.includes('Vegan'))).toBe(false);
      expect(description).toMatch(
        /(?:Left out:|instead of) .*chicken.*, because Vegan Bliss is always vegan/,
      );
    }
  });

  it('are replaced: gluten-free, lactose-free pancakes are still pancakes', () => {
    const request = aRequest({ ingredientes: 'pancakes', tipoComida: 'Breakfast' });
    const profile = aProfile({ diet: 'GlutenFree', intolerances: ['Lactose'] });
    const { title, ingredients, description } = compose(request, profile);
    expect(title).toMatch(/gluten-free.* pancakes/i);
    expect(description).toMatch(/Swapped: .+ instead of milk, because you listed Lactose\./);
    expect(ingredients).toContain('gluten-free flour');
  });

  it('are read from the note, in English or Spanish', () => {
    const garlicky = aRequest({ ingredientes: 'chicken, garlic, tomatoes' });
    expect(idsOf({ ...garlicky, necesidadesDiners: 'without garlic' })).not.toContain('garlic');
    expect(idsOf({ ...garlicky, necesidadesDiners: 'sin ajo, por favor' })).not.toContain('garlic');
    expect(textOf({ ...garlicky, necesidadesDiners: 'sin ajo' })).toContain('because of your note');
    expect(textOf({ ...garlicky, necesidadesDiners: 'serve it on the blue plates' })).toContain(
      '“serve it on the blue plates”',
    );
  });

  it('leave a recipe with steps even if nearly everything is forbidden', () => {
    const strict = aProfile({
      dislikedFood: 'vegetables, fruit, meat, fish, cheese, nuts, beans, eggs, pasta, dairy',
      diet: 'RawFood',
    });
    const { title, description } = compose(aRequest(), strict);
    expect(title).not.toBe('');
    expect(description).toMatch(/^1\. /m);
  });
});

describe('what replaces a forbidden food', () => {
  it.each([
    ['chicken, white wine, mushrooms, cream', 'halal', /^Chicken (?:stroganoff|fricassée)$/, /mushrooms/],
    ['pork sausages, potatoes, onion', 'halal', /sausage/i, /chicken sausages/],
    ['ham, peas, cream, pasta', 'halal', /turkey/, /cooked turkey/],
    ['lentejas con chorizo', 'halal', /^Lentejas con salchichas de pollo$/, /chicken sausages/],
    ['huevos rotos', 'veganos', /^Huevos rotos veganos$/, /tofu/],
    ['pizza dough, mozzarella, tomato sauce, pepperoni', 'keto', /^Pizza on a cheese base$/, /pepperoni/],
    ['cauliflower, cheddar, cream, bacon', 'keto', /^Cauliflower cheese without flour$/, /bacon/],
    ['bananas, ice cream, chocolate', 'dairy free', /ice cream sundae$|^Baked bananas/, /vegan ice cream/],
    ['chicken curry', 'no onion, no garlic', /^Chicken curry$/, /chives/],
    ['gambas al ajillo', 'sin ajo', /^Gambas al ajillo$/, /shallots/],
    ['soup with celery, carrot, onion, chicken', 'allergic to celery', /soup$|^Caldo de pollo$/, /carrots/],
  ])('does its job in a dish of that name: %s, %s', (ingredientes, necesidadesDiners, title, instead) => {
    const composed = compose(aRequest({ ingredientes, necesidadesDiners }));
    expect(composed.title).toMatch(title);
    expect(composed.ingredients).toMatch(instead);
    expect(composed.description).not.toMatch(/not possible|Read the label of the (?:omelette|egg|meat)/);
    expect(composed.description).not.toMatch(/chives are [^.]*gold/);
  });
});

describe('a diet of raw food', () => {
  it.each([
    'courgette, carrots, cashews, dates, lemon',
    'courgette, carrots, lemon',
    'beetroot, carrots, apple',
    'sweet potato, broccoli',
    'tortilla de patatas',
    'salmon, eggs, chicken',
    '',
  ])('is heated nowhere: %s', (ingredientes) => {
    for (const seed of seeds) {
      const { ingredients, description } = compose(
        aRequest({ ingredientes }),
        aProfile({ diet: 'RawFood' }),
        seed,
      );
      const [method = ''] = description.split('## Method')[1]?.split('\n## ') ?? [];
      expect(`${ingredients}\n${method}`).not.toMatch(
        /\b(?:oven|saucepan|pan|simmer|boil(?:ed)?|fry|fried|bake|roast|grill|toast|microwave|eggs?|salmon|chicken)\b/i,
      );
    }
  });
});

describe('the note for the chef', () => {
  it('excludes a food under all its names, and confirms it if none of them is in the recipe', () => {
    for (const seed of seeds) {
      const request = aRequest({
        ingredientes: 'chickpeas, lemon, garlic, tahini',
        necesidadesDiners: 'allergic to peanuts and sesame',
      });
      const { ingredients, description } = compose(request, null, seed);
      expect(ingredients).not.toMatch(/tahini|sesame|peanut/i);
      expect(description).toContain('”: no peanuts and no sesame');
      expect(description).toMatch(/Left out: tahini, because|Left out,? .*tahini|instead of tahini/i);
      expect(description).toContain('With an allergy or an intolerance, read every label');
    }
  });

  it('asks for no oven, one pot and nothing spicy', () => {
    for (const seed of seeds) {
      const cooked = compose(aRequest({ necesidadesDiners: 'no oven, one pot, for kids' }), null, seed);
      expect(cooked.plan.dish.kit).not.toContain('oven');
      expect(cooked.description).not.toMatch(/\boven\b|may not meet/i);
      expect(cooked.ingredients).not.toMatch(/chilli|cayenne/i);
    }
  });

  it('says what has to be bought where there is nothing else', () => {
    const request = aRequest({
      ingredientes: 'eggs, onions',
      necesidadesDiners: 'nothing else in the fridge',
    });
    const { description } = compose(request);
    expect(description).toMatch(
      /“nothing else in the fridge”: besides your list, salt and pepper it needs only the /,
    );
  });

  it('has eggs cooked until they are firm in pregnancy, and says what else to see to', () => {
    const ingredientes = 'huevos, patatas, espinacas, queso de cabra';
    for (const seed of seeds) {
      const request = aRequest({ ingredientes, necesidadesDiners: 'estoy embarazada' });
      const { description } = compose(request, null, seed);
      expect(description).not.toMatch(/soft folds|yolks? (?:still )?runs?|still glossy/);
      expect(description).toMatch(/ruled out for pregnancy, provided that the eggs .* pasteurised|Take care/);
    }
  });

  it('is not needed for what a pregnant cook has to see to: the profile says it', () => {
    const ingredientes = 'eggs, asparagus, queso fresco, tomato, bread';
    const pregnant = compose(aRequest({ ingredientes }), aProfile({ healthConditions: ['Pregnancy'] }));
    expect(pregnant.description).toMatch(
      /For pregnancy, see to it that .* queso fresco is made of pasteurised/,
    );
    expect(textOf(aRequest({ ingredientes }))).not.toContain('pregnancy');
  });

  it('that asks for little salt boils in unsalted water', () => {
    const request = aRequest({ ingredientes: 'pork chops, potatoes, apples' });
    expect(textOf(request)).toMatch(/salted water/);
    expect(textOf({ ...request, necesidadesDiners: 'low salt' })).not.toMatch(/salted water/);
  });

  it('that asks for little salt rinses tins', () => {
    const ingredientes = 'tinned chickpeas, tomatoes, spinach, olives';
    const { ingredients, description } = compose(aRequest({ ingredientes, necesidadesDiners: 'low salt' }));
    expect(ingredients).toMatch(/tinned chickpeas, drained and rinsed/);
    expect(description).toMatch(/”: less salt than usual/);
  });

  it.each([
    ['harina, huevos, yogur, limón, azúcar', 'que no sea muy dulce', /140 g sugar/, 'less sugar than usual'],
    ['apples, flour, butter, oats', 'plenty of topping', /120 g oats/, 'more topping than usual'],
    ['sausages, potatoes, onions', 'lots of gravy', /750 ml beef stock/, 'more sauce than usual'],
    ['sausages, potatoes, onions', 'very hungry', /750 g sausages/, 'the amounts are those for 5'],
    ['sausages, potatoes, onions', 'enough for 6 portions', /900 g sausages/, 'the amounts are those for 6'],
    ['sausages, potatoes, onions', 'for 8 people', /1\.2 kg sausages/, 'the amounts are those for 8'],
    ['salchichas, patatas, cebollas', 'somos 6', /900 g sausages/, 'the amounts are those for 6'],
  ])('that asks for other amounts changes them: %s, %s', (ingredientes, necesidadesDiners, amount, reply) => {
    const request = aRequest({ ingredientes, necesidadesDiners, diners: 4, tiempoCoccion: '60' });
    const { ingredients, description } = compose(request);
    expect(ingredients).toMatch(amount);
    expect(description).toContain(`“${necesidadesDiners}”: ${reply}`);
  });

  it.each([
    ['calabaza, puerro, patata, zanahorias', 'crema para los niños', 'crema-de-calabaza'],
    ['calabacín, patata, cebolla', 'una crema', 'crema-de-calabacin'],
    ['cauliflower, cheese, milk, butter, flour, ham', 'no béchamel', 'crema-de-coliflor'],
    ['arroz, leche, canela, limón', 'arroz con leche sin azúcar', 'arroz-con-leche'],
    ['rice, milk', 'rice pudding', 'stovetop-rice-pudding'],
  ])(
    'that asks for a soup, a sweet, or for no white sauce is followed: %s, %s',
    (ingredientes, note, dish) => {
      const request = aRequest({ ingredientes, necesidadesDiners: note, tiempoCoccion: '45' });
      expect(compose(request).plan.dish.id).toBe(dish);
    },
  );

  it('that asks for firm eggs, and for one pan, is followed', () => {
    const firm = aRequest({ ingredientes: 'eggs, bread', necesidadesDiners: 'no runny yolk' });
    expect(textOf(firm)).not.toMatch(/yolks? (?:still )?(?:soft|runs?|runny)|may not meet/);
    const onePan = aRequest({ ingredientes: 'mushrooms, barley, kale', necesidadesDiners: 'one pan' });
    expect(compose(onePan).plan.dish.family).not.toBe('side');
    expect(textOf(onePan)).not.toMatch(/loaves|yeast/);
  });

  it('asks for a dish by name, and to use up a food', () => {
    const curry = aRequest({ ingredientes: 'chicken', necesidadesDiners: 'chicken curry please, no nuts' });
    expect(compose(curry).plan.dish.id).toBe('weeknight-chicken-curry');
    expect(textOf(curry)).toContain('”: no nuts');
    const chilli = aRequest({
      ingredientes: 'beef mince, kidney beans, tomatoes, onion',
      necesidadesDiners: 'chilli con carne',
    });
    expect(textOf(chilli)).not.toMatch(/in strips|may not meet/);
    const leeks = aRequest({ ingredientes: 'leeks, potatoes, cream', necesidadesDiners: 'use up the leeks' });
    for (const seed of seeds) expect(idsOf(leeks, null, seed)).toContain('leek');
  });

  const heated = /\b(?:oven|saucepan|frying pan|simmer|boil(?:ed)?|fry|fried|bake|roast|grill)\b/i;

  it.each([
    ['tomates, atún, aceitunas, huevos', 'sin cocinar', '', heated],
    ['tomate, pepino, atún, huevo', 'no quiero encender el fuego', '', heated],
    [
      'minced pork, noodles, chilli, ginger',
      'my kids hate spicy',
      'this is to be mild',
      /chilli|sichuan|cayenne/i,
    ],
    ['prawns, garlic, chilli', 'que no pique', 'this is to be mild', /chilli|cayenne/i],
    ['carne picada, cebolla, tomate, pasta', 'menos de 20 minutos', '', null],
    ['cream, mushrooms, pasta', 'use up the cream, there are 300 ml', '', null],
    [
      'leftover chicken, tortilla chips, black beans, canned corn, chicken broth',
      'use up the chicken',
      '',
      null,
    ],
    ['eggs, ham, puff pastry, cherry tomatoes', 'for a picnic', '', /soup|stew/i],
    ['carne picada, pasta, tomate', 'para el tupper', '', null],
    ['chicken thighs, rice, cucumber', 'something Vietnamese', '', /stir-fry/i],
    ['beef mince, rice, carrots', 'make it Korean', '', /bolognese/i],
    [
      'duck legs, prunes, onion',
      'slow cooker, and freeze half',
      '“slow cooker” and “freeze half”: in a slow cooker.*; what is not eaten now',
      null,
    ],
    ['pechuga de pollo, calabacín', 'sin fritos y que sea en el microondas', '', /\bfr(?:y|ied)\b/i],
    ['chicken thighs, leeks, cream, potatoes', 'one pot please', '', /go on while it cooks: boil/],
    ['pork sausages, potatoes', "can't face the washing up", '', /saucepan|mash/],
    [
      'chicken thighs, rice, peas',
      'only a frying pan, no pot, no oven',
      '',
      /saucepan|\bpots?\b|\boven\b|boil the/i,
    ],
    [
      'pollo, patatas, pimientos',
      'sin horno, solo tengo sartén',
      '',
      /saucepan|\bpots?\b|\boven\b|boil the/i,
    ],
    ['bacon, leeks, pasta, cream', 'una sola olla', '', /frying pan/],
    ['lentejas con chorizo', 'en olla exprés', '', null],
    ['beef, carrots', 'Instant Pot', '', /third as long/],
    ['salmon, asparagus', 'air fryer', '', /\bpan\b|\boven\b/],
    ['mince, pasta, carrots', 'hide the vegetables', '”: grate the .*carrots', null],
    ['banana, oats', 'baby led weaning, 8 months', '”: no salt, sugar or honey added', /honey|\bsalt\b/],
    ['white fish, potatoes, leeks, milk', 'no added salt', '”: no salt\\.', /salted water|pinch of salt/],
    ['eggs, potatoes, cheese', 'microwave only', '', /boil|frying/i],
    ['tomatoes, pasta, mozzarella', 'he hates tomatoes in big chunks', '”: cut small', null],
    [
      'arroz, calabaza, cebolla',
      'muy blandito, con poca sal',
      'cut very small, or mash, anything that the method leaves in pieces; less salt than usual',
      null,
    ],
    ['chickpeas, coconut milk, spinach', 'no curry powder', '', /curry|masala/i],
    ['chicken, breadcrumbs, eggs', 'extra crispy', '', null],
    ['bacon, pasta, mushrooms, cream', 'I only have lactose-free cream', '”: no lactose', null],
    ['mackerel, lemon, parsley', 'grilled', '', null],
    ['salmon, asparagus', 'for the barbecue', '”: cook it over glowing coals', null],
    ['chicken thighs, potatoes, peppers', 'make it the night before', '”: it is as good the next day', null],
    ['black beans, sweet potatoes, coriander', 'coriander tastes of soap to him', '', /coriander/],
    ['chicken drumsticks, buttermilk, flour, paprika', 'no deep frying', '', /\bdeep\b/],
    ['eggs, stale bread, manchego, tomatoes', 'al horno no', '', /\boven\b/],
    ['dark chocolate, eggs, butter, sugar, flour, walnuts', 'gooey brownies', '', null],
    ['chicken thighs, tinned tomatoes, onion, ginger, garam masala', 'a curry', '', /[Yy]esterday|shreds/],
    ['cod, ginger, spring onions, soy sauce', 'steamed', '', /\bfry\b/],
    ['salmon, broccoli, rice', 'oven only', '', /frying pan|\bboil/],
    ['eggs, spinach, potatoes', 'no boiling', '', /\bboil|simmer/],
    ['cabbage, potatoes, sausages', 'fried not boiled', '', /\bboil|simmer/],
    ['chicken wings, honey, soy sauce', 'sticky please', '', null],
    ['pollo, patatas, limón', 'con la piel crujiente', '', null],
    ['ternera para guisar, zanahorias, vino tinto', 'que se deshaga', '', null],
    ['sirloin steak, mushrooms, butter', 'medium rare, my nan made it', '', null],
    ['prawns, garlic, chilli, bread', 'with crusty bread', '', /yeast/],
    ['chicken thighs, potatoes, carrots', 'with gravy', '', /ml gravy/],
    ['sausages, potatoes, onions', 'with mash and gravy', '', null],
    ['bread, cheese, ham', 'we only have gluten-free bread', '', /(?<!gluten-free )bread\b/],
    ['chicken, onion, coconut milk, curry powder', 'mild for the kids', '', /(?<!mild )curry powder$/m],
    ['eggs, potatoes, onion', 'tortilla poco hecha', '', null],
    ['queso fresco, tomate, huevos', 'nada de horno', '', /\boven\b/],
    ['arroz, gambas, calamares', 'con socarrat', '', null],
    ['apples, oats, cinnamon, eggs, milk', 'without added white sugar', '', /\bsugar\b/],
    ['lentils, tomatoes, onion', 'few ingredients', '', null],
    ['macaroni, cheddar, milk, flour, butter', 'with white sauce', '', /béchamel/],
    ['chicken thighs, onion, tomatoes', 'rice on the side', '', /rice (?:until it shines|through)/],
    ['quinoa, black beans, corn, avocado', 'no oil if possible', '”: no oil\\.', /cheese|\boil\b/],
  ])('is followed in the way of cooking: %s, %s', (ingredientes, necesidadesDiners, reply, never) => {
    const { title, ingredients, description } = compose(aRequest({ ingredientes, necesidadesDiners }));
    const [method = ''] = description.split(/\n## (?:Swaps|Tips|Notes)/);
    const [, notes = ''] = description.split('## Notes');
    // What the recipe shows needs no reply.
    if (reply === '') expect(notes).not.toContain('You wrote');
    else expect(notes).toMatch(new RegExp(reply));
    expect(notes).not.toMatch(/may not meet|Not understood/);
    if (never) expect(`${title}\n${ingredients}\n${method}`).not.toMatch(never);
  });

  it('tells nobody to heat what is made the night before and eaten cold', () => {
    const ingredientes = 'oats, milk, banana, blueberries, peanut butter, honey';
    const necesidadesDiners = 'overnight oats, make it the night before';
    const oats = { ingredientes, necesidadesDiners, tiempoCoccion: '10', tipoComida: 'Breakfast' };
    expect(compose(aRequest(oats)).title).toMatch(/^Overnight oats/);
    expect(textOf(aRequest(oats))).not.toMatch(/steaming|may not meet/);
  });

  it('is not said to suit a box if the dish is to be eaten at once', () => {
    const ingredientes = 'avena, piña, yogur natural, coco rallado';
    const request = aRequest({
      ingredientes,
      tiempoCoccion: '10',
      necesidadesDiners: 'para llevar al trabajo',
    });
    const text = textOf(request);
    expect(text).toContain('eat at once');
    expect(text).toContain('“para llevar al trabajo”, which this recipe may not meet');
  });

  it('is not answered where it only names the occasion', () => {
    for (const necesidadesDiners of [
      'sunday lunch',
      'cena con amigos',
      'for a birthday',
      'date night',
      'after school snack',
      'para el domingo, que vienen mis suegros',
      'rainy evening',
      'post-workout',
      'muffins for the school party',
      "something warming, it's freezing out",
      'something sweet for tea',
      'algo dulce para merendar, sin prisa',
      'can go slow',
      'uso garbanzos de bote',
      'for a cold day, not too much washing up',
      'que no lleve mucho tiempo',
    ])
      expect(textOf(aRequest({ necesidadesDiners }))).not.toMatch(
        /may not meet|Not understood|can be frozen/,
      );
  });

  it('states a condition as the profile does', () => {
    const ingredientes = 'chicken thighs, almonds, saffron, onion, white wine, egg';
    for (const [necesidadesDiners, changes] of [
      ['soy celíaco', { intolerances: ['Gluten'] }],
      ['lactose intolerant', { intolerances: ['Lactose'] }],
      ["I'm pregnant", { healthConditions: ['Pregnancy'] }],
    ] satisfies [string, Partial<KitchenProfile>][])
      expect(compose(aRequest({ ingredientes, necesidadesDiners })).plan.dish.id).toBe(
        compose(aRequest({ ingredientes }), aProfile(changes)).plan.dish.id,
      );
  });

  it('is quoted where it could not be followed', () => {
    const text = textOf(
      aRequest({
        necesidadesDiners: 'no nuts, and serve it on a boat. My nan made it. No more than 2 eggs!',
      }),
    );
    expect(text).toContain('”: no nuts.');
    expect(text).toContain('Not understood in your note: “No more than 2 eggs” and “serve it on a boat”.');
  });

  it.each([
    ['squid, chorizo, chickpeas, cherry tomatoes', 'spicy', /chilli flakes/],
    [
      'turkey mince, sweet potatoes, kale, feta, sour cream',
      'only an air fryer and one hob',
      /^(?!.*aubergine)/s,
    ],
  ])('decides what is on the list: %s, %s', (ingredientes, necesidadesDiners, list) => {
    const request = aRequest({ ingredientes, necesidadesDiners, tiempoCoccion: '45', diners: 3 });
    expect(compose(request).ingredients).toMatch(list);
  });

  it.each([
    ['butternut squash, onion, stock', 'upside down', 'Not understood in your note: “upside down”.'],
    ['sea bass, fennel, lemon', 'whole fish', 'Not understood in your note: “whole fish”.'],
    ['huevos, patatas, cebolla', 'no muy redonda', 'Not understood in your note: “no muy redonda”.'],
    ['beef stewing steak, carrots', 'with dumplings', 'You wrote “with dumplings”, which this recipe'],
    ['rice, prawns, peppers', 'extra topping', 'You wrote “extra topping”, which this recipe'],
    [
      'tofu, pak choi, noodles, lime',
      'sauce on the side',
      'You wrote “sauce on the side”, which this recipe',
    ],
    ['alitas de pollo, miel, soja, limón', 'menos miel', 'You wrote “menos miel”: less honey than usual'],
    ['calamares, harina, limón', 'poco aceite', 'You wrote “poco aceite”, which this recipe'],
    ['beef steak, salad', 'medium rare for me, well done for my wife', '“medium rare”, which this recipe'],
    [
      '1 tin of chickpeas, spinach, tomatoes',
      'extra chickpeas',
      '“extra chickpeas”: all the chickpeas you have',
    ],
    ['lentejas, chorizo, zanahoria', 'el doble de chorizo', '“el doble de chorizo”: more chorizo than'],
  ])('is quoted where the recipe may not meet it: %s, %s', (ingredientes, necesidadesDiners, reply) => {
    expect(textOf(aRequest({ ingredientes, necesidadesDiners }))).toContain(reply);
  });

  it('is not quoted where it asks for nothing, or for what the recipe says', () => {
    for (const necesidadesDiners of [
      'my husband loves this',
      'had a long day, something nice',
      'hungover, need comfort food',
      'the real one',
      'browned',
      'please use metric',
      'make it look pretty for a photo',
      'restaurant style plating',
      'boneless',
    ])
      expect(textOf(aRequest({ necesidadesDiners }))).not.toMatch(/may not meet|Not understood/);
  });

  it('is quoted without markup', () => {
    for (const necesidadesDiners of [
      '# no **nuts** <b>x</b> [y](javascript:z)',
      '```\n- no nuts',
      'asdf '.repeat(2000),
      '😀'.repeat(300),
    ]) {
      const { description } = compose(aRequest({ necesidadesDiners }));
      expect(description).not.toMatch(/<b>|\]\(|```|\*\*nuts/);
      expect(description.length).toBeLessThan(6000);
    }
  });
});

describe('what is true', () => {
  const diners = 6;
  it('is how much a tapa of few prawns takes', () => {
    const ingredientes = 'gambas 400 g, ajo, guindilla, perejil, aceite';
    const { ingredients } = compose(aRequest({ ingredientes, diners, tiempoCoccion: '20' }));
    expect(ingredients).toMatch(/400 g prawns/);
    expect(ingredients).toMatch(/^- ½ tsp salt|^- ¾ tsp salt/m);
  });

  it("is a pudding of a litre of milk, and of another milk that stands for the cook's", () => {
    const ingredientes = 'leche 1 litro, arroz, canela, limón, azúcar';
    const pudding = aRequest({ ingredientes, diners, tipoComida: 'Snack' });
    expect(compose(pudding).ingredients).toMatch(/^- 1 litre milk/m);
    const lactose = compose(pudding, aProfile({ intolerances: ['Lactose'] }));
    expect(lactose.ingredients).toMatch(/^- 1 litre lactose-free milk/m);
  });

  it('is a swap that does what the other did, though there are limes', () => {
    const ingredientes = 'tofu, broccoli, peanut butter, rice noodles, lime';
    const { description } = compose(aRequest({ ingredientes }), aProfile({ intolerances: ['Gluten'] }));
    expect(description).toMatch(/tamari instead of soy sauce/);
  });

  it('is told of no food that is not in it', () => {
    const stew = aRequest({
      ingredientes: 'beef chuck, carrots, celery, red wine, mushrooms',
      necesidadesDiners: 'in the slow cooker',
      tiempoCoccion: '500',
    });
    expect(textOf(stew)).toMatch(/Slow-cooker/);
    expect(textOf(stew)).not.toMatch(/potato/i);
  });

  it('is that nobody asked for bread who has a frying pan', () => {
    const ingredientes = 'eggs, avocado, bacon, cheddar';
    const request = aRequest({ ingredientes, necesidadesDiners: 'Keto, and I only have a frying pan' });
    expect(textOf(request)).not.toMatch(/You asked for/);
  });

  it('is said once, though profile and note both ask for it', () => {
    const ingredientes = 'torrijas, pan de molde, leche, canela, huevos';
    const request = aRequest({ ingredientes, necesidadesDiners: 'sin lactosa' });
    const text = textOf(request, aProfile({ intolerances: ['Lactose'] }));
    expect(text.match(/Read the label of the bread/g)).toHaveLength(1);
  });

  it.each([
    ['pasta 100 g, tuna tin, lemon, capers', 'I only have one hob ring', /large pot[\s\S]*frying pan/],
    ['prawns, linguine, garlic, chilli', 'gluten free pasta please', /Not understood/],
    ['chicken, rice, peas', '6 adults and 2 children', /Not understood/],
    ['croquetas de jamón', 'quiero congelar la mitad', /heated until steaming/],
    ['fish and chips', 'oven baked, less oil than at the pub', /at the pub[\s\S]*may not meet/],
    ['banana bread', 'less sugar than usual', /less sugar than usual”: less/],
    ['chicken and vegetable salad', "I have a cold, I'm a beginner", /may not meet/],
    ['res en salsa de jitomate con frijoles', 'on the charcoal grill', /glowing coals/],
    ['ceviche de corvina', '', /Season the ceviche|Left out: the ceviche/],
    ['apple crumble, prawns', '', /Season the prawns/],
    ['artichokes, Serrano ham, garlic', 'I am pregnant', /prosciutto/i],
    ['pancakes: eggs, milk, gluten free flour', '', /^# Gluten-free/m],
    ['risotto rice, peas, parmesan', 'I only have stock cubes', /may not meet/],
    ['macaroni, cheddar, milk, butter', 'macaroni cheese, no oven', /You asked for/],
    ['pork matambre, mustard, potatoes', '', /gammon/i],
    [
      'risotto rice, butternut squash, white wine',
      "we don't keep wine for religious reasons",
      /Not understood|^- .*wine$/m,
    ],
  ])('is not said: %s, %s', (ingredientes, necesidadesDiners, untrue) => {
    expect(textOf(aRequest({ ingredientes, necesidadesDiners, tiempoCoccion: '90' }))).not.toMatch(untrue);
  });

  it('is that croquettes can do without the nutmeg that somebody dislikes', () => {
    const request = aRequest({ ingredientes: 'croquetas de jamón', necesidadesDiners: 'no nutmeg' });
    expect(compose({ ...request, tiempoCoccion: '90' }).title).toMatch(/croquetas/i);
  });

  it('is no cut that is tough, where it is fried for minutes', () => {
    const text = textOf(aRequest({ ingredientes: 'chicken tikka masala', tiempoCoccion: '20' }));
    expect(text).toMatch(/You asked for 20 minutes/);
    expect(text).not.toMatch(/tough|Quick/);
  });

  it('is one pan where there is one, and not where it takes two', () => {
    const forTwo = aRequest({ ingredientes: 'gnocchi, butternut squash, ricotta', diners: '2' });
    expect(textOf(forTwo)).toMatch(/dotted over, all from one pan\./);
    expect(textOf({ ...forTwo, diners: '10' })).toMatch(/dotted over\.[\s\S]*two pans or more/);
  });

  it('is a steak cooked through for two, of whom one wants it rosy and one is pregnant', () => {
    const ingredientes = 'rump steak, rocket, parmesan, cherry tomatoes';
    const necesidadesDiners = 'medium rare for me, well done for my girlfriend who is pregnant';
    expect(textOf(aRequest({ ingredientes, necesidadesDiners }))).toMatch(/steak[\s\S]*no pink is left, 74/);
  });

  it('is a dish of its foods, where the one that is asked for alone needs an oven', () => {
    const request = aRequest({ ingredientes: 'cauliflower cheese', necesidadesDiners: 'no oven' });
    expect(textOf(request)).toMatch(/^# Cauliflower[\s\S]*- Cauliflower cheese is beyond this kitchen/);
  });

  it('is sweet paprika, and mild chorizo, for who may have nothing hot', () => {
    const ingredientes = 'lentejas, chorizo, zanahoria, patata';
    const necesidadesDiners = 'mi suegra no puede tomar nada picante';
    const { ingredients } = compose(aRequest({ ingredientes, necesidadesDiners }));
    expect(ingredients).toMatch(/mild chorizo[\s\S]*sweet smoked paprika/);
  });

  it('is no confit of raw duck, and melted butter where a cake has oil', () => {
    const duck = aRequest({ ingredientes: 'duck breast, oranges, potatoes, rosemary' });
    expect(textOf(duck, aProfile({ healthConditions: ['Diabetes'] }))).not.toMatch(/confit/i);
    const cake = aRequest({
      ingredientes: 'bizcocho de naranja, mantequilla, harina, huevos, azúcar, naranja',
    });
    expect(compose(cake).ingredients).toMatch(/g butter, melted/);
  });

  it('is nothing to see to in eggs that are beaten into a batter', () => {
    const request = aRequest({ ingredientes: 'flour, eggs, milk, sugar', tipoComida: 'Breakfast' });
    const text = textOf(request, aProfile({ healthConditions: ['Pregnancy'] }));
    expect(text).not.toMatch(/white and yolk/);
  });

  it('is no second cinnamon in the place of salt', () => {
    const request = aRequest({ ingredientes: 'leche, arroz, canela, limón, azúcar' });
    const { ingredients } = compose(request, aProfile({ avoidIngredients: ['Salt'] }));
    expect(ingredients).toMatch(/nutmeg[\s\S]*cinnamon/);
  });

  it('is no cheese for who left one out because of its salt', () => {
    const ingredientes = 'risotto rice, butternut squash, parmesan';
    const text = textOf(aRequest({ ingredientes }), aProfile({ avoidIngredients: ['Salt'] }));
    expect(text).toMatch(/nutritional yeast instead of parmesan/);
  });

  it('is that thighs named in the note are the chicken of the list', () => {
    const necesidadesDiners = 'con muslos deshuesados';
    const request = aRequest({ ingredientes: 'pollo, arroz, pimiento', necesidadesDiners });
    const { ingredients } = compose({ ...request, tiempoCoccion: '30' });
    expect(ingredients.match(/chicken(?! stock)/g)).toEqual(['chicken']);
    expect(ingredients).toMatch(/chicken thighs/);
  });

  it('is no swap where the cook has it', () => {
    const request = aRequest({ ingredientes: 'mushrooms, spaghetti, garlic, olive oil' });
    const { ingredients, description } = compose(request, aProfile({ diet: 'Vegan' }));
    expect(ingredients).toMatch(/tbsp olive oil/);
    expect(description).toMatch(/Swapped: oat cream/);
    expect(description).not.toMatch(/Swapped: olive oil/);
  });

  it('is no gravy of a packet where it is to be served apart', () => {
    const ingredientes = 'whole chicken, lemon, thyme, potatoes, parsnips';
    const request = aRequest({ ingredientes, necesidadesDiners: 'gravy on the side' });
    expect(compose({ ...request, tiempoCoccion: '100' }).ingredients).not.toMatch(/gravy/);
  });

  it('is not done with herbs in the place of salt what is done with salt', () => {
    const ingredientes = 'chickpeas, cucumber, tomatoes, red onion, parsley, lemon';
    const request = aRequest({ ingredientes, tiempoCoccion: '15' });
    const { ingredients, description } = compose(request, aProfile({ avoidIngredients: ['Salt'] }));
    expect(ingredients).toMatch(/mixed herbs/);
    expect(description).not.toMatch(/pinch of mixed herbs|herbs[^.]*tasting/);
  });

  it('counts the children to the adults', () => {
    const request = aRequest({ necesidadesDiners: 'six adults and two children' });
    expect(textOf(request)).toContain('the amounts are those for 8');
  });

  it.each([
    ['jackfruit, bbq sauce, burger buns, red onion', '', 'Fast Food', /jackfruit/, /too sweet|burrito/],
    ['venison steaks, blackberries, red cabbage', '', 'Dinner', /venison/i, /too sweet/],
    ['arroz, lentejas de bote, huevo, plátano', '', 'Lunch', /rice/i, /too sweet/],
    ['tempeh, kimchi, rice, cucumber', '', 'Lunch', /\d g kimchi/, /Left out.*kimchi/],
    ['leftover roast beef, cold rice, eggs, soy sauce', '', 'Dinner', /cooked rice/, /Boil the rice/i],
    ['pork chops, oven chips, gravy, peas', '', 'Dinner', /oven chips/, /potatoes/],
    ['sobró puré de patata, una lata de atún, huevos', '', 'Dinner', /leftover mashed/, /Boil the mashed/],
    ['croquetas de jamón: leche, harina, jamón serrano', '', 'Tapas', /g Serrano ham/, /\d g ham/],
    [
      'raw chicken breasts, mayonnaise, bread',
      'chicken salad sandwich',
      'Lunch',
      /Boil the chicken/,
      /leftover/,
    ],
    ['leftover mash, cabbage, an egg each', '', 'Dinner', /4 eggs/, /1 egg\b/],
    [
      'chicken drumsticks, rice, peppers',
      '',
      'Dinner',
      /8 (?:chicken )?drumsticks/,
      /boneless|cut the (?:chicken )?drumsticks/i,
    ],
    [
      'garbanzos de bote, espinacas, ajo',
      'sin gluten, soy celíaca',
      'Dinner',
      /no gluten/,
      /no soy|sin gluten, soy”/,
    ],
    ['pork shoulder, apples, cider, onions, sage', '', 'Dinner', /shoulder/, /# .*knuckle/],
    [
      'tortillas, black beans, avocado, cheese',
      'without cheese',
      'Lunch',
      /Swapped: vegan cheese instead of cheese/,
      null,
    ],
    [
      'lentejas, salchichas, tomate',
      'sin salchichas',
      'Lunch',
      /Swapped: vegan sausages instead of sausages/,
      /sausages is/,
    ],
    [
      'albóndigas, tomate, guisantes',
      'sin freír',
      'Lunch',
      /Albóndigas .*is beyond this kitchen with what you ask\./,
      /\bfry\b/,
    ],
    ['chicken, yoghurt, tomatoes, cream', 'butter chicken, not spicy', 'Dinner', /most of the paprika/, null],
    ['eggs, avocado, salmon, bagels', '', 'Snack', /- \d bagels/, /slices of bagels/],
    ['apples, oats, butter', 'crumble, microwave', 'Snack', /# Microwave apple crumble/, null],
    [
      'huevos, puerro, gruyère, hojaldre',
      'quiche sin masa',
      'Lunch',
      /# Crustless quiche/,
      /You asked for [A-Z]/,
    ],
    ['gambas, leche de coco, arroz', 'nada de picante', 'Dinner', /prawns/, /chilli|curry paste|lively heat/],
    // 'Tacos' are those of the meat that is there.
    ['chicken thighs, tortillas, avocado, lime', 'tacos', 'Dinner', /# Chicken tacos/, /beef/],
    ['cod fillets, burger buns, lettuce', 'burgers', 'Dinner', /# Cod burgers/, /beef/],
    ['calabacín, queso, huevos', 'quiche', 'Dinner', /# .*quiche/i, /bacon/],
    ['duck breast, potatoes', '', 'Dinner', /score the skin/, /confit|cooked duck/],
    [
      'zzorza',
      '',
      'Dinner',
      /does not know them as food: “zzorza”/,
      /# (?:Onion rings|Shortbread|French omelette)/,
    ],
  ])('is told of %s %s', (ingredientes, necesidadesDiners, tipoComida, told, never) => {
    const request = aRequest({
      ingredientes,
      necesidadesDiners,
      tipoComida,
      diners: 4,
      tiempoCoccion: tipoComida === 'Dinner' ? '60' : '30',
    });
    const { description, ingredients } = compose(request);
    expect(`${ingredients}\n${description}`).toMatch(told);
    if (never) expect(`${ingredients}\n${description}`).not.toMatch(never);
  });

  it.each([
    ['calabaza, naranja, canela, harina, huevos', /pumpkin/],
    ['rhubarb, ginger biscuits, cream cheese', /rhubarb[\s\S]*biscuit/],
    ['carrots, flour, eggs, walnuts', /carrots/],
  ])('is a sweet dish of %s', (ingredientes, told) => {
    const { description, ingredients } = compose(
      aRequest({ ingredientes, tipoComida: 'Snack', tipoReceta: 'Sweet Treats' }),
    );
    expect(ingredients).toMatch(told);
    expect(description).not.toMatch(/left out/i);
  });

  it('is the amount of ground ginger for fresh', () => {
    const [fresh, ground] = [knownFood('fresh ginger'), knownFood('ground ginger')];
    const { quantity } = replacementAmount(
      { amount: 15, unit: 'g' },
      fresh?.ingredient ?? null,
      ground?.ingredient ?? null,
    );
    expect(quantity).toMatchObject({ amount: expect.closeTo(0.5, 1), unit: 'tsp' });
  });
});

describe('time, diners and odd numbers', () => {
  it('keeps to ten minutes if a dish can', () => {
    for (const seed of seeds) {
      const request = aRequest({
        ingredientes: 'avocado, tomatoes, bread',
        tiempoCoccion: '10',
        tipoComida: 'Breakfast',
      });
      expect(compose(request, null, seed).plan.minutes).toBeLessThanOrEqual(12);
    }
  });

  it('says so if no dish is ready in five', () => {
    const request = aRequest({ ingredientes: 'chicken', tiempoCoccion: '5' });
    const { plan, description } = compose(request);
    expect(plan.minutes).toBeGreaterThan(5);
    expect(description).toContain(`You asked for 5 minutes; this takes ${plan.minutes}.`);
  });

  it.each([
    ['0', 1, 'You asked for 0 diners; this serves 1.'],
    [1.5, 2, 'You asked for 1.5 diners; this serves 2.'],
    ['many', 2, 'The number of diners could not be read'],
    [5000, 100, 'You asked for 5000 diners; this serves 100.'],
  ])('%s diners become %i', (diners, serves, sentence) => {
    const { plan, description } = compose(aRequest({ diners }));
    expect(plan.diners).toBe(serves);
    expect(description).toContain(sentence);
  });

  it('composes a recipe for an empty, a huge and an odd box, and for an unreadable time', () => {
    const crowd = Array.from(
      { length: 300 },
      (_, index) => ['chicken', 'kale', 'mango', 'blorp'][index % 4],
    ).join(', ');
    for (const ingredientes of ['', crowd, '🍅🍅🍅', '# title\n---\n{{x}}']) {
      const { plan, description } = compose(aRequest({ ingredientes, tiempoCoccion: 'soon' }));
      expect(plan.list.length).toBeGreaterThan(3);
      expect(description).toContain('about 30 minutes were assumed');
    }
  });
});

describe('the words', () => {
  it('say how hot an oven with a fan is', () => {
    const ingredientes = 'whole chicken, potatoes, carrots, thyme';
    const roast = textOf(aRequest({ ingredientes, tiempoCoccion: '100', diners: 4 }));
    expect(roast).toContain('220 °C (200 °C fan). ');
    expect(roast).toContain('turn the oven down to 180 °C (160 °C fan).');
  });

  it('serve what is boiled beside the dish, and cut no peas', () => {
    const chops = aRequest({ ingredientes: 'lamb chops, potatoes, garlic, peas, rosemary' });
    expect(textOf(chops)).not.toContain('in short lengths');
    const teriyaki = aRequest({ ingredientes: 'teriyaki beef, carrots, noodles' });
    expect(textOf(teriyaki)).toMatch(/boil the noodles .* drain.*Serve with the noodles/s);
  });

  it('say of tofu and squid when they are done, not of meat and prawns', () => {
    expect(textOf(aRequest({ ingredientes: 'pad thai, tofu' }))).not.toMatch(/no longer raw|pink/);
    expect(textOf(aRequest({ ingredientes: 'squid, linguine, garlic' }))).not.toMatch(/pink|Peel the squid/);
  });

  it('give chops by the piece', () => {
    expect(compose(aRequest({ ingredientes: 'pork chops, apples, cider' })).ingredients).toMatch(
      /^- 2 (?:\p{L}+ )?pork chops/mu,
    );
  });

  it('explain terms to a beginner, not to a professional', () => {
    const request = aRequest({ ingredientes: 'lentejas con chorizo' });
    const beginner = textOf(request, aProfile({ expertiseLevelInKitchen: 'None' }));
    expect(beginner).toContain('To simmer is to cook with a few small bubbles');
    expect(textOf(request, aProfile({ expertiseLevelInKitchen: 'GordonRamsay' }))).not.toContain(
      'To simmer is',
    );
  });

  it('say that the chicken was left out of a sweet dish for Sweet Treats', () => {
    const request = aRequest({ ingredientes: 'chicken, strawberries', tipoReceta: 'Sweet Treats' });
    for (const seed of seeds) {
      expect(idsOf(request, null, seed).some((id) => id?.startsWith('chicken'))).toBe(false);
      expect(textOf(request, null, seed)).toMatch(/Left out, because .*: chicken/);
    }
  });
});

describe('the kitchen', () => {
  it('gives the next seed another dish where several are as good', () => {
    for (const ingredientes of ['chicken, rice, carrots', 'eggs, potatoes', 'tofu, broccoli', '']) {
      const titles = seeds.map((seed) => compose(aRequest({ ingredientes }), null, seed).title);
      expect(new Set(titles).size).toBeGreaterThanOrEqual(2);
      for (let index = 1; index < titles.length; index += 1)
        expect(titles[index]).not.toBe(titles[index - 1]);
    }
  });

  it('boils and cools raw rice first for a dish of cooked rice, and none that is cooked', () => {
    const boiled = /^1\. Boil the rice .* to dry and cool\.$/m;
    const raw = aRequest({ ingredientes: 'rice salad, rice, tinned tuna, sweetcorn', tiempoCoccion: '30' });
    expect(textOf(raw, null, 1)).toMatch(boiled);
    expect(
      textOf({ ...raw, ingredientes: 'rice salad, leftover rice, tinned tuna, sweetcorn' }, null, 1),
    ).not.toMatch(boiled);
  });

  it('needs no oven if the cook has none', () => {
    const request = aRequest({ ingredientes: 'potatoes, cream, cheese', tiempoCoccion: '90' });
    for (const seed of seeds)
      expect(textOf(request, aProfile({ toolsLevel: 'Basic' }), seed)).not.toContain('Heat the oven');
  });

  it('draws the dish, the same for the same seed', () => {
    const recipe = composeRecipe(aRequest(), null, 7);
    expect(recipe.picture).toMatch(/^<svg /);
    expect(composeRecipe(aRequest(), null, 7)).toEqual(recipe);
    expect(recipe.tipoReceta).toBe('Default Recipe');
  });
});

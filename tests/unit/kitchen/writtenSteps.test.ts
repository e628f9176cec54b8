import { chooseIdeally } from '@tests/cookbook/idealBasket';
import { describe, expect, it } from 'vitest';
import { planDish } from '@/kitchen/adapt/planDish';
import { composeDish } from '@/kitchen/composeDish';
import { allDishes } from '@/kitchen/cookbook/allDishes';
import type { CookbookDish } from '@/kitchen/cookbook/dish';
import { writeIngredients } from '@/kitchen/write/writeIngredients';
import { writeSteps } from '@/kitchen/write/writeSteps';

const dishCalled = (id: string): CookbookDish => {
  const dish = allDishes.find((one) => one.id === id);
  if (!dish) throw new Error(`no dish ${id}`);
  return dish;
};
const planWith = (dish: CookbookDish, slot: string, as: string, diners = 2) =>
  planDish(chooseIdeally(dish, { perSlot: 0, extraSlotFood: { slot, as } }), diners);
const textWith = (id: string, slot: string, as: string) => {
  const plan = planWith(dishCalled(id), slot, as);
  return `${writeIngredients(plan)}\n${writeSteps(plan).join('\n')}`;
};
const compose = (ingredientes: string, changes = {}) =>
  composeDish(
    {
      ingredientes,
      tiempoCoccion: '60',
      diners: 2,
      tipoComida: 'Dinner',
      tipoReceta: 'Default Recipe',
      ...changes,
    },
    null,
    1,
    allDishes,
  );

/** Every slot of the cookbook that fries its foods and lifts them out. */
const liftedOut = allDishes.flatMap((dish) =>
  dish.steps.flatMap(({ parts }, at) =>
    parts.flatMap((part) => {
      if (part.kind !== 'bracket') return [];
      const slot = part.parts.find((one) => one.kind === 'ingredient' && one.slot !== null);
      const words = part.parts.map((one) => (one.kind === 'text' ? one.text : '')).join('');
      return slot?.kind === 'ingredient' &&
        /\b(?:lift|tip|take|set) (?:it |them )?(?:out|aside)\b/.test(words)
        ? [{ dish, slot: slot.name, words, at }]
        : [];
    }),
  ),
);

describe('what is lifted out', () => {
  it('comes back or is served, in every dish', () => {
    expect(liftedOut.length).toBeGreaterThan(10);
    const lost = liftedOut.filter(({ dish, slot, words, at }) => {
      const as = dish.welcomes.find(({ name }) => name === slot)?.foods[0] ?? '';
      const plan = planWith(dish, slot, as);
      const [food] = plan.foods.get(slot) ?? [];
      const later = writeSteps(plan)
        .slice(at)
        .join(' ')
        .split(food?.shortName ?? as)
        .slice(1)
        .join(' ');
      const isBack =
        /\b(?:return|back|everything|all of it|it all|what (?:was|you) (?:fried|browned|lifted)|to (?:go|lie|serve|fold|scatter)|serve with|on top|fold|stir (?:them|it) in)\b/i;
      return !isBack.test(`${words} ${later}`);
    });
    expect(lost.map(({ dish, slot, words }) => `${dish.id} [${slot}]: ${words}`)).toEqual([]);
  });
});

describe('what is cut up', () => {
  it.each([
    ['red lentils, butternut squash, coconut milk', /butternut squash, peeled, in 5 mm slices/],
    ['apples, oats, brown sugar, cinnamon', /apples, peeled, in 2 cm chunks/],
    ['calabaza, queso azul, rúcula', /pumpkin, peeled, in/],
  ])('is peeled or cored before: %s', (ingredientes, line) => {
    expect(compose(ingredientes).ingredients).toMatch(line);
  });

  it('is said to be peeled or cored once', () => {
    const lines = allDishes.flatMap((dish) =>
      writeIngredients(planDish(chooseIdeally(dish, { perSlot: 0 }), 2)).split('\n'),
    );
    expect(lines.filter((line) => /(?:peel|core).*(?:peel|core)/.test(line))).toEqual([]);
  });
});

describe('what nobody eats raw', () => {
  it.each([
    ['ceviche', 'beside', 'sweet potato', /boil the sweet potato in salted water for 12 minutes/],
    ['koshari', 'with it', 'pasta', /boil the pasta for 10 minutes and drain/],
    [
      'sauteed-chickpeas',
      'vegetables',
      'aubergine',
      /Fry the aubergine, in slices, in a spoonful of oil for 10 minutes, until soft/,
    ],
    ['stuffed-peppers', 'vegetables', 'mushroom', /^(?!.*Fry the mushrooms in a spoonful)/s],
  ])('is cooked before it goes into %s', (id, slot, as, told) => {
    expect(textWith(id, slot, as)).toMatch(told);
  });

  it('is boiled to serve with a dish: fresh pasta', () => {
    const { description } = compose('minute steaks, mushrooms, crème fraîche, tagliatelle', {
      tiempoCoccion: '25',
    });
    expect(description).not.toMatch(/Serve the (?:fresh )?pasta alongside/);
  });
});

describe('how a food is cut', () => {
  it.each([
    [
      'mince-and-rice-pan',
      'vegetables',
      'courgette',
      /1 courgette, cut small/,
      /courgette, cut small,? (?:and|for|with)/,
    ],
    ['mince-and-rice-pan', 'vegetables', 'green beans', /green beans, in 3 cm lengths/, /cut small/],
    ['mince-and-rice-pan', 'vegetables', 'tinned tomatoes', /tinned (?:chopped )?tomatoes\n/, /cut small/],
  ])('stands in the list of %s, once', (id, slot, as, told, never) => {
    expect(textWith(id, slot, as)).toMatch(told);
    expect(textWith(id, slot, as)).not.toMatch(never);
  });

  it('joins the last food of a list with "and"', () => {
    expect(textWith('roast-dinner-hash', 'greens', 'cabbage')).toContain(
      'cook the onion and the cabbage for 7',
    );
  });
});

describe('seasonings besides the dish’s own', () => {
  it.each([
    ['scotch-broth', 'herbs', 'thyme', /the bay leaf, the thyme/, /Scatter|with the rest\./],
    ['porcini-risotto', 'herbs', 'thyme', /Add the thyme, the garlic and/, /Stir in the thyme/],
  ])('are cooked in %s, not scattered', (id, slot, as, told, never) => {
    expect(textWith(id, slot, as)).toMatch(told);
    expect(textWith(id, slot, as)).not.toMatch(never);
  });

  it('never dust or cover the finished dish with cumin or bay leaves', () => {
    for (const basket of [
      'ground beef, potatoes, carrots, peas, cumin',
      'chicken thighs, rice, bay leaves, garlic',
    ])
      expect(compose(basket).description).not.toMatch(/(?:dust it with|scatter) the (?:\w+ )?(?:cumin|bay)/);
  });
});

describe('frozen fish and seafood', () => {
  it.each([
    ['frozen salmon fillets, broccoli, rice', /^First of all, put the salmon[^.]*to thaw while/],
    ['frozen prawns, garlic, chilli', /^On top of the time given, put the prawns[^.]*until thawed/],
  ])('thaw first, in no more time than is said: %s', (basket, thawing) => {
    const { plan } = compose(basket, { tiempoCoccion: '35' });
    expect(writeSteps(plan)[0]).toMatch(thawing);
    expect(plan.minutes).toBeLessThanOrEqual(35);
  });
});

describe('sides', () => {
  it('are put on in time for the end of a long dish', () => {
    const plan = compose('beef short ribs, soy sauce, ginger, rice', { tiempoCoccion: '180' }).plan;
    const steps = writeSteps(plan);
    const at = steps.findIndex((step) => /boil the (?:\w+ )?rice/.test(step));
    expect(at).toBeGreaterThan(0);
    expect(steps[0]).not.toMatch(/^Meanwhile/);
  });

  it('of bread are toasted', () => {
    expect(compose('mussels, white wine, cream, parsley, baguette').description).toMatch(
      /Toast the baguette, with a little butter, until crisp at the edges, and serve alongside/,
    );
  });

  it('come before "Eat at once"', () => {
    const { description } = compose('masa harina, black beans, queso fresco, avocado, eggs', {
      tiempoCoccion: '30',
    });
    const [method = ''] = description.split('\n\n## ').slice(1);
    expect(method).not.toMatch(/(?:Eat|Serve) at once[^\n]*\n/);
  });

  it('of cooked meat are warmed, and told to be neither raw nor safe at 74 °C', () => {
    const { description } = compose('roast chicken, potatoes, cabbage');
    expect(description).not.toMatch(/74 °C|no longer pink/);
  });
});

describe('sentences that a list would say twice', () => {
  it.each([
    [
      'chicken breasts, mozzarella, tomatoes, basil, spinach',
      /the mozzarella and the basil\./,
      /Scatter with[^.]*\. Scatter/,
    ],
    ['chicken breast, broccoli, cheddar, rice, cream', /74 °C/, /6\d °C|on its fat/],
  ])('are one, and true of what is cooked: %s', (basket, told, never) => {
    const { description } = compose(basket, { tiempoCoccion: '35' });
    expect(description).toMatch(told);
    expect(description).not.toMatch(never);
  });

  it('count the minutes of chips', () => {
    const { plan } = compose('beef steaks, chips, mushrooms, tomatoes', { tiempoCoccion: '20' });
    expect(plan.minutes).toBeGreaterThanOrEqual(25);
  });

  it('are served in the last step', () => {
    for (const [basket, words] of [
      ['coconut milk, chickpeas, spinach, rice, curry powder', /Serve with the rice\./],
      ['secreto ibérico, pimientos de padrón, patatas', /Serve with the potatoes and the padrón peppers\./],
    ] as const)
      expect(writeSteps(compose(basket).plan).at(-1)).toMatch(words);
  });

  it('are grated raw where boiling takes too long', () => {
    const { ingredients, plan } = compose('smoked mackerel, beetroot, potatoes, horseradish', {
      tiempoCoccion: '30',
    });
    expect(ingredients).toMatch(/beetroots, peeled and coarsely grated/);
    expect(plan.minutes).toBeLessThanOrEqual(30);
  });
});

describe('a dish that is a little late', () => {
  const minutesToStand = (minutes: number) => {
    const plan = planDish(chooseIdeally(dishCalled('arroz-con-leche')), 4, minutes);
    return /Leave for (\d+) minutes and serve warm/.exec(writeSteps(plan).join(' '))?.[1];
  };
  it('stands for less', () => {
    expect([minutesToStand(90), minutesToStand(50)]).toEqual(['20', '9']);
  });

  it('counts the minutes of lentils that the dish waits for, and none of those that it does not', () => {
    const basket = 'lentils, salmon, carrots';
    const { plan } = compose(basket, { tiempoCoccion: '50' });
    expect(writeSteps(plan)[0]).toMatch(/while it cooks: boil the lentils.*waits for them/);
    expect(plan.minutes).toBeGreaterThanOrEqual(38);
    expect(plan.minutes).toBeLessThan(45);
  });
});

describe('what is true of the foods at hand', () => {
  it.each([
    [
      'a sweet potato is no potato',
      'pork chops, green beans, sweet potatoes, pears',
      /the sweet potatoes/,
      /(?<!sweet )potatoes\b/,
    ],
    ['a title names the fish', 'merluza en rodajas, mantequilla', /^# .*hake steaks/m, /^# .*fish/im],
    [
      'two amounts of one food are one',
      'tofu, broccoli, soy sauce, rice noodles, carrots',
      /\d\S* tbsp soy sauce\n/,
      /soy sauce\n[\s\S]*(?:tbsp|tsp) soy sauce\n/,
    ],
    [
      'spam was never raw',
      'spam, tomatoes, spaghetti, onion',
      /the spam is hot all the way through/,
      /spam is (?:pink|cooked)/,
    ],
    [
      'potatoes are not soft with the onion',
      'sausages, dried lentils, potatoes, onion',
      /Add the potatoes for the last 8 minutes/,
      /soft and cooked through/,
    ],
    [
      'mince is cut already',
      'carne molida, tapas de empanada, huevo duro, aceitunas',
      /minced? ?(?:beef)?\n|beef mince\n/,
      /cut in rounds|cut very small/,
    ],
    ['monkfish does not flake', 'monkfish, potatoes, peas', /feels firm/, /monkfish[^.]*flakes|skin down/],
    ['beer that is cider', 'mussels, leeks, cider, cream', /# Mejillones a la sidra\n/, /a la in/],
    ['cooked prawns', 'cooked prawns, linguine, garlic, white wine', /hot all the way through/, /opaque/],
    [
      'cuttlefish is feminine',
      'sepia, cebolla, calamares encebollados',
      /# Sepia encebollada\n/,
      /encebollados/,
    ],
  ])('%s', (_, basket, told, never) => {
    const { title, ingredients, description } = compose(basket, { tiempoCoccion: '40' });
    const text = `${ingredients}\n# ${title}\n${description}`;
    expect(text).toMatch(told);
    expect(text).not.toMatch(never);
  });

  it.each([
    ['chicken-marsala', 'butter', 'olive oil', /\bmelt/i],
    ['tinned-fish-cakes', 'lemon', 'white wine vinegar', /\bzest\b/],
    ['slow-cooker-chilli', 'minced beef', 'vegan mince', /\bpink\b|°C/],
  ])('says of no replacement in %s what was true of %s', (id, replaced, replacement, never) => {
    const chosen = chooseIdeally(dishCalled(id), { perSlot: 0 });
    const uses = chosen.uses.filter(({ place }) => place.kind !== 'need' || place.need !== 0);
    const steps = writeSteps(
      planDish({ ...chosen, uses, replacements: [{ replaced, replacement, because: '' }] }, 2),
    );
    expect(steps.join(' ')).toContain(replacement);
    expect(steps.join(' ')).not.toMatch(never);
  });

  it.each([
    ['monkfish, saffron, tomatoes, fennel', '', /# Rape con tomate\n/, /salt cod/i],
    ['beef steak, broccoli, noodles, soy sauce', 'gluten free', /Stir the tamari/, /of the tamari with/],
    ['asparagus, eggs, parmesan, bread', 'no runny eggs', /yolk are firm/, /runny/],
    ['instant noodles, eggs, carrots', 'instant noodles with egg', /stock cube/, /stock cube \(or water\)/],
    ['turkey meatloaf', '', /- \d+ g turkey mince/, /curry/],
    ['lasaña de pollo', '', /- \d+ g chicken mince/, /curry/],
    ['chicken lasagne', '', /- \d+ g chicken mince/, /curry/],
    ['turkey bolognese', '', /- \d+ g turkey mince/, /curry/],
    ['ossobuco', 'no butter, use olive oil', /tbsp and half of/, /olive oil with/],
    ['white beans, kale, sausages', 'on charcoal outside', /with the sausages|the sausages over/, /beef/],
    ['white fish, breadcrumbs, egg', 'fish fingers in the air fryer', /breaded fish/, /Left out/],
    ['ricotta, eggs, flour, lemon', 'pancakes, fluffy ones', /# Ricotta pancakes/, /Left out/],
    ['lemon pudding', 'no butter, use olive oil', /grease a baking dish/, /olive oil a baking/],
    [
      'garlic butter prawns with rice',
      'allergic to garlic',
      /turned in shallots and lemon/,
      /garlic and lemon/,
    ],
    ['muslos de pollo, patatas', 'en la freidora de aire, sin aceite', /air fryer/, /oiled/],
    ['roast chicken, rice, peas', 'my dad has bad teeth', /cut very small, or mash,/, /may not meet/],
    ['orzo, mozzarella, lemon, pistachios', 'orzo salad', /# Lemon orzo salad/, /salty cheese|fry in/],
    ['rice, chicken thighs, prawns, peppers', 'paella', /# Paella mixta/, /Left out/],
    ['boquerones, vinagre, ajo, perejil', 'en vinagre', /# Boquerones en vinagre/, /plancha/],
    ['prawns, avocado, lettuce, mayonnaise', 'prawn cocktail', /# Prawn cocktail/, /beyond this kitchen/],
    ['chicken breasts, breadcrumbs, egg', 'chicken nuggets, baked', /# Chicken nuggets/, /may not meet/],
    ['zapallitos, huevo, queso rallado', 'tarta sin masa', /# Budín de zapallitos/, /pastry/],
    ['mince, onion, suet, flour, carrots', 'mince and dumplings', /# Mince and dumplings/, /suet, in strips/],
    ['chicken drumsticks, potatoes, lemon juice', '', /lemon/, /(?:peel|half) of the lemon juice/],
    [
      'cod, chickpeas, tomatoes, spinach',
      "can't be doing with fish skin",
      /the cod/,
      /cod and (?:the )?fish/,
    ],
    ['self-raising flour, butter, milk, egg', 'scones for tea', /# Scones/, /Not understood/],
    ['pork chops, apples, mustard, cabbage', 'no hob, just the oven', /oven/, /in a spoonful of oil/],
    ['smoked haddock, potatoes, milk, leek', 'a chowder if possible', /chowder/, /“a if possible”/],
    ['bacalao desalado, ajo, guindilla, aceite', 'bacalao al pil pil', /pil-pil/, /Left out/],
    ["lamb's liver, onions, mashed potato", '', /liver/i, /You wrote/],
    ['pork shoulder, potatoes, carrots', 'proper crackling', /skin blisters and crackles/, /may not meet/],
    ['banana, oats, eggs, honey, flour', 'muffins', /# Banana/, /# Simple/],
    ['eggs, feta, tomatoes, peppers', 'shakshuka with runny yolks', /# Shakshuka/, /may not meet/],
    ['avocados, lime, coriander, tomato', 'guacamole, no coriander', /# Guacamole/, /beyond this kitchen/],
    ['eggs, goat cheese, spinach', 'a frittata, but no pepper in it', /# Frittata/, /beyond this kitchen/],
    ['chicken thighs, butter, tomatoes', 'butter chicken, dairy free', /# Dairy-free butter/, /Vegan/],
    ['basmati rice, chicken, yogurt, fried onions', 'chicken biryani', /fried onions/, /Left out/],
    ['mascarpone, ladyfingers, coffee', 'tiramisu without alcohol', /# Tiramis/, /amaretto/],
    ['carrots, eggs, flour, oil', 'carrot cake, no frosting', /# Carrot loaf/, /cream cheese/],
    ['pancake mix, pumpkin puree, eggs, milk', 'pancakes', /# Pumpkin pancakes/, /purée, /],
    ['rice, eggs, peas, ham', "egg fried rice with yesterday's rice", /cooked rice/, /boil[^.]* rice/],
    ['sausages, lentils, red wine', 'leave the wine out for the children', /sausages/, /red wine\n/],
    ['setas, huevos, perejil', 'revuelto jugoso', /# Revuelto/, /may not meet/],
    ['albóndigas, tomate', 'con la salsa bien triturada', /# Albóndigas/, /beyond this kitchen/],
    ['aquafaba, sugar, strawberries', 'vegan pavlovas', /aquafaba nests/, /egg white|Left out/],
    ['beef, massaman paste, potatoes', 'massaman curry', /massaman curry paste/, /Left out/],
    ['fideos, costillas, pimiento', 'fideuá no, fideos a la cazuela', /# Fideos/, /Espagueti/],
    ['flour, milk, eggs', 'crepes, not the fluffy american ones', /# Crêpes/, /american/],
    ['flour, eggs, milk, sunflower oil', 'birthday cake, no butter', /# Birthday/, /olive oil/],
    ['avocados, lime', 'guacamole, allergic to coriander', /no coriander/, /# Guacamole/],
    ['masa de empanadillas, atún en lata', 'al horno, no fritas', /# Empanadillas/, /may not meet/],
    ['flour, butter, sugar, cocoa powder, eggs', 'brownies', /# Cocoa brownies/, /dark chocolate/],
    ['frozen meatballs, tinned tomatoes, rice', '', /# Meatballs in a quick/, /minced/],
    ['beef stewing steak, carrots', 'enough to freeze half', /amounts are those for 9/, /may not meet/],
    ['chicken thighs, chorizo, rice', 'one-pan chicken and rice', /# Chicken and rice/, /# One-pan/],
    ['cottage cheese, rye crackers, radishes', '', /crackers/, /Left out/],
    ['avocado, rye bread, eggs', 'coeliac', /gluten-free bread/, /gluten-free rye/],
    ['chicken carcass, roast chicken, barley', 'carcass and barley soup', /in the roast chicken/, /Left out/],
  ])('says nothing of %s that is not so', (basket, necesidadesDiners, told, never) => {
    const { title, ingredients, description } = compose(basket, { necesidadesDiners, diners: 6 });
    const text = `${ingredients}\n# ${title}\n${description}`;
    expect(text).toMatch(told);
    expect(text).not.toMatch(never);
  });

  it('boils brown rice longer than the white rice that it replaces', () => {
    const request = { tipoReceta: 'Global Flavors', diners: 6 };
    const { description } = compose('beef strips, brown rice, peppers', request);
    expect(description).toMatch(/brown rice[^.]*\b30 minutes/);
  });

  it('lists the fat and the lemon that what is served beside takes', () => {
    const { ingredients } = compose('whole chicken legs, couscous, tomatoes, carrots', {
      tiempoCoccion: '35',
    });
    expect(ingredients).toMatch(/^- A little (?:oil|butter) and a few drops of (?:lemon|vinegar)/m);
  });

  it('fries what is fried by itself just before it is used', () => {
    const { plan } = compose('black beans, rice, plantain, onion, pepper', { tiempoCoccion: '45' });
    const steps = writeSteps(plan);
    const at = steps.findIndex((step) => /^Fry the plantain/.test(step));
    expect(at).toBeGreaterThan(0);
    expect(steps[at + 1]).toMatch(/plantain/);
  });
});

describe('the words for one', () => {
  it('spoon it into a bowl', () => {
    const [, one = ''] =
      /(Spoon into[^.]*\.)/.exec(writeSteps(planDish(chooseIdeally(dishCalled('porridge')), 1)).join(' ')) ??
      [];
    expect(one).toBe('Spoon into a bowl.');
  });
});

describe('brown rice in the place of white', () => {
  it('simmers as long as it needs', () => {
    const { plan } = compose('salmon fillets, broccoli, brown rice', { tiempoCoccion: '60' });
    const rice = plan.list.find(({ ingredient }) => ingredient?.id === 'brown-rice');
    expect(rice?.replaces).toBeTruthy();
    expect(writeSteps(plan).join(' ')).toMatch(/(?:2[5-9]|[34]\d) minutes/);
  });
});

describe('what a basket puts in the place of a dish’s own food', () => {
  it.each([
    [
      'of stock, wine is half, and water the other',
      'duck legs, green lentils, carrots, shallots, thyme, red wine',
      110,
      /the red wine and the water/,
    ],
    [
      'of an early vegetable, a late one has its own minutes',
      'chicken drumsticks, sweet potatoes, broccoli, honey, garlic',
      50,
      /for 10 minutes, with the broccoli round it, turned in the juices/,
    ],
    [
      'of diced meat, chops are boned and cut',
      'chuletas de cerdo, arroz, gandules en lata, pimiento, cilantro, ajo',
      50,
      /pork chops?, boned, in 1 cm dice/,
    ],
    [
      'of a side, potatoes are mashed beside meat',
      'bifes de nalga, pan rallado, huevos, ajo, perejil, papas, milanesas',
      40,
      /Crush the potatoes with a fork/,
    ],
  ])('%s: %s', (_, basket, minutes, words) => {
    const { plan } = compose(basket, { tiempoCoccion: String(minutes) });
    expect(`${writeIngredients(plan)}\n${writeSteps(plan).join('\n')}`).toMatch(words);
  });
});

describe('vegetables that long cooking spoils', () => {
  it.each([
    [
      'pasta, minced beef, tinned tomatoes, spinach, peas',
      40,
      /Stir in the spinach and the peas for the last 4 minutes/,
    ],
    [
      'chicken thighs, potatoes, broccoli, spinach, lemon',
      60,
      /Turn the broccoli and the spinach in the juices for the last 7/,
    ],
    [
      'stewing beef, carrots, potatoes, peas',
      150,
      /Add the potatoes for the last 35 minutes\..*Stir in the peas/,
    ],
    ['red lentils, carrots, peas, spinach', 40, /Stir in the spinach, the peas and the salt for 3 minutes/],
  ])('go in late: %s', (basket, minutes, words) => {
    expect(writeSteps(compose(basket, { tiempoCoccion: String(minutes) }).plan).join(' ')).toMatch(words);
  });
});

describe('a recipe without salt', () => {
  it.each(['turkey breast, brown rice, peppers, broccoli, garlic', 'pasta, tomatoes, basil, garlic'])(
    'salts no water: %s',
    (ingredientes) => {
      const { description } = compose(ingredientes, { necesidadesDiners: 'stir fry, sin sal' });
      expect(description).toMatch(/ water/);
      expect(description).not.toMatch(/salted|tsp a litre/);
    },
  );
});

describe('foods as the cook has them', () => {
  it.each([
    [
      'mussels that are counted or weighed come in their shells',
      '1 kg mussels, linguine, white wine, garlic',
      /^(?!.*tinned).*stay shut/s,
    ],
    [
      'couscous beside a dish is made',
      '4 chicken thighs, lemons, olives, chicken stock, couscous, chicken with lemon and olives',
      /cover the couscous with boiling salted water/i,
    ],
    [
      'gravy beside a dish is heated',
      'leftover roast beef, cold boiled potatoes, cabbage, gravy, bubble and squeak',
      /gravy until steaming hot/s,
    ],
    [
      'oven chips are not bought as potatoes',
      'cod fillets, oven chips, peas, fish and chips',
      /^(?!.*potatoes).*oven chips/s,
    ],
    [
      'self-raising flour needs no baking powder',
      'self-raising flour, baking powder, butter, sugar, eggs, milk, waffles',
      /^(?!.*baking powder).*self-raising flour/s,
    ],
    [
      'shoulder chops of lamb stay lamb',
      'lamb shoulder chops, dried apricots, almonds, tagine',
      /^(?!.*chicken).*lamb shoulder chops/s,
    ],
  ])('%s', (_, basket, words) => {
    const { plan } = compose(basket, { tiempoCoccion: '120' });
    expect(`${writeIngredients(plan)}\n${writeSteps(plan).join('\n')}`).toMatch(words);
  });
});

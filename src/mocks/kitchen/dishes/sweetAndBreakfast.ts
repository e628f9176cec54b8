import { ACID, MILKS, NUTS, SALT, SPICES, SWEET_PALETTES, SWEETENERS, slot } from './common';
import type { DishDesign } from './design';

const FRUIT = slot('fruit', ['fruit', 'berry'], {
  max: 2,
  share: 0.7,
  never: ['plantain', 'quince', 'rhubarb'],
});
const SWEET = slot('sweet', ['sweetener'], { offers: SWEETENERS });
const YOGHURTS = ['greek-yoghurt', 'yoghurt', 'soy-yoghurt', 'coconut-yoghurt'] as const;
const SWEET_HERB = slot('herb', ['herb'], { only: ['mint', 'basil'] });
const TOPPINGS = [
  'banana',
  'blueberry',
  'strawberry',
  'apple',
  'raspberry',
  'pear',
  'orange',
  'kiwi',
  'mango',
] as const;

export const PANCAKES: DishDesign = {
  id: 'pancakes',
  called: [
    'pancakes',
    'gluten-free pancakes',
    'dairy-free pancakes',
    'gluten-free, dairy-free pancakes',
    'vegan pancakes',
    'gluten-free vegan pancakes',
    'griddle stack',
  ],
  picture: 'pancakes',
  course: 'sweet',
  titles: ['{adj} {kind} with {those}', 'Fluffy {kind} with {those}'],
  intros: [
    'A tall, tender stack with {those}.',
    'Weekend food at weekday speed: golden rounds topped with {those}.',
  ],
  unsung: ['flour', 'milk', 'egg'],
  meals: ['Breakfast', 'Brunch', 'Snack'],
  themes: ['Sweet Treats', 'Default Recipe', 'Budget Meals', "From the Chef's Table", 'Vegan Bliss'],
  tools: ['hob'],
  palettes: SWEET_PALETTES,
  slots: [
    slot('flour', ['flour', 'oats'], {
      needed: true,
      max: 1,
      offers: ['flour', 'gluten-free-flour', 'buckwheat-flour', 'oat-flour', 'rice-flour', 'chickpea-flour'],
      never: ['cornflour', 'tapioca', 'coconut-flour', 'almond-flour', 'oats'],
      serving: '60g',
    }),
    slot('raising', ['raising'], { offers: ['baking-powder', 'baking-soda'] }),
    slot('milk', ['milk'], {
      needed: true,
      offers: [...MILKS, 'water'],
      serving: '90ml',
      never: ['coconut-cream'],
    }),
    slot('egg', ['egg'], { serving: '1', offers: ['egg'] }),
    slot('mash', ['fruit'], { only: ['banana'], cut: 'mash', share: 0.5 }),
    slot('fat', ['butter', 'oil'], {
      offers: ['butter', 'sunflower-oil', 'coconut-oil', 'rapeseed-oil', 'olive-oil'],
      serving: '1tsp',
    }),
    SPICES,
    { ...SALT, offers: [] },
    SWEET,
    { ...FRUIT, never: [...(FRUIT.never ?? []), 'avocado'] },
    slot('cream', ['yogurt'], { serving: '2tbsp' }),
    NUTS,
    slot('chocolate', ['chocolate'], { serving: '10g' }),
    slot('spread', ['nut butter'], { never: ['hummus', 'guacamole'] }),
    ACID,
    SWEET_HERB,
  ],
  fills: [
    { of: ['fruit', 'mash'], enough: 1, offers: TOPPINGS, needed: true },
    { of: ['cream', 'nuts'], enough: 1, offers: ['yoghurt', 'walnuts', 'almonds', 'soy-yoghurt'] },
  ],
  steps: [
    {
      lead: 'Mix',
      text: 'Whisk {flour} with {raising+spices+salt}. Whisk in {milk+egg+mash} just until no dry patches remain, and let stand.',
      pro: 'Combine {flour+raising+spices+salt}; whisk in {milk+egg+mash}. Rest.',
      minutes: 4,
      novice: 'A few lumps are fine. Overmixing makes them tough.',
    },
    {
      lead: 'Fry',
      text: 'Heat [a little of {fat} in] a non-stick pan over medium heat. Cook ladlefuls until bubbles open on top, turn and cook until golden and no longer wet in the middle.',
      minutes: [8, 10],
      novice: 'The first one is always for the cook. Turn the heat down if they brown too fast.',
    },
    {
      lead: 'Stack',
      text: 'Stack on warm plates[ and top with {fruit+cream+spread+nuts+chocolate+herb}]. [Drizzle with {sweet+acid}.]',
      minutes: 2,
    },
  ],
  tips: [
    'Keep them warm between two plates, never stacked in the oven.',
    'The mixture keeps overnight in the fridge; stir in a spoonful of liquid before frying.',
  ],
};

export const PORRIDGE: DishDesign = {
  id: 'porridge',
  called: ['porridge', 'breakfast bowl'],
  picture: 'breakfast-bowl',
  course: 'sweet',
  titles: ['{adj} {base} {kind} with {those}', 'Creamy {base} {kind} with {those}'],
  intros: [
    'Slowly stirred and softly spiced, with {those} on top.',
    'A bowl that lasts until lunch: warm, creamy and topped with {those}.',
  ],
  unsung: ['oats', 'milk'],
  meals: ['Breakfast', 'Brunch', 'Snack'],
  themes: ['Healthy Bites', 'Budget Meals', 'Default Recipe', 'Vegan Bliss', 'Sweet Treats'],
  tools: ['hob'],
  palettes: SWEET_PALETTES,
  slots: [
    slot('oats', ['oats', 'grain'], {
      needed: true,
      only: ['oats', 'quinoa', 'millet', 'buckwheat'],
      offers: ['oats', 'quinoa', 'millet', 'buckwheat'],
      serving: '45g',
    }),
    slot('milk', ['milk'], { needed: true, offers: [...MILKS, 'water'], serving: '220ml' }),
    slot('seeds', ['nut'], { only: ['chia-seeds', 'flaxseed', 'hemp-seeds'] }),
    SPICES,
    SALT,
    SWEET,
    FRUIT,
    slot('dried', ['dried fruit']),
    NUTS,
    slot('spread', ['nut butter'], { never: ['hummus', 'guacamole'] }),
    slot('cream', ['yogurt'], { serving: '2tbsp' }),
    slot('chocolate', ['chocolate'], { serving: '10g' }),
  ],
  fills: [
    { of: ['fruit', 'dried'], enough: 1, offers: TOPPINGS },
    {
      of: ['nuts', 'spread', 'seeds'],
      enough: 1,
      offers: ['walnuts', 'almonds', 'pumpkin-seeds', 'sunflower-seeds', 'peanut-butter', 'chia-seeds'],
    },
  ],
  steps: [
    {
      lead: 'Simmer',
      text: 'Put {oats+milk} in a pan[ with {seeds+spices+salt}]. Bring to a simmer and cook gently, stirring, until thick and tender.',
      minutes: [7, 8],
      cook: { slots: 'oats', method: 'simmer', cap: 20 },
      novice: 'Stir often, right to the corners: it catches as it thickens.',
    },
    {
      lead: 'Stand',
      text: 'Take off the heat[, stir in {dried+chocolate}] and let stand until creamy.',
      minutes: 2,
    },
    {
      lead: 'Top',
      text: 'Spoon into bowls[ and top with {fruit+cream+spread+nuts}]. [Drizzle with {sweet}.]',
      minutes: 1,
      needs: 'fruit+cream+spread+nuts+sweet',
    },
  ],
  tips: [
    'Soak the base overnight and it cooks in half the time.',
    'Loosen leftovers with a splash of liquid and warm them slowly.',
  ],
};

export const YOGHURT_BOWL: DishDesign = {
  id: 'yoghurt-bowl',
  called: ['bowl'],
  picture: 'breakfast-bowl',
  course: 'sweet',
  titles: ['{adj} breakfast bowl with {those}', 'Cool {base} with {those}'],
  intros: [
    'Cool, creamy and crunchy, with {those}.',
    'Five minutes, no cooking: a bowl of {base} with {those}.',
  ],
  unsung: ['base'],
  meals: ['Breakfast', 'Snack', 'Brunch'],
  themes: ['Healthy Bites', 'Sweet Treats', 'Default Recipe', 'Vegan Bliss'],
  tools: [],
  raw: true,
  palettes: SWEET_PALETTES,
  slots: [
    slot('base', ['yogurt', 'cheese'], {
      needed: true,
      offers: YOGHURTS,
      only: [...YOGHURTS, 'kefir', 'ricotta', 'cottage-cheese', 'vegan-yoghurt', 'quark'],
      serving: '170g',
    }),
    { ...FRUIT, needed: true, share: 0.9, offers: TOPPINGS },
    slot('oats', ['oats'], { serving: '20g' }),
    slot('dried', ['dried fruit']),
    { ...NUTS, offers: ['walnuts', 'almonds', 'pumpkin-seeds', 'sunflower-seeds'] },
    slot('spread', ['nut butter'], { never: ['hummus', 'guacamole'] }),
    slot('seeds', ['nut'], { only: ['chia-seeds', 'flaxseed', 'hemp-seeds'] }),
    SWEET,
    SPICES,
    SWEET_HERB,
    ACID,
    slot('chocolate', ['chocolate'], { serving: '10g' }),
  ],
  fills: [{ of: ['fruit'], enough: 2, offers: TOPPINGS }],
  steps: [
    {
      lead: 'Stir',
      text: 'Stir {base}[ with {spices+acid}] until smooth and divide between bowls.',
      minutes: 1,
    },
    {
      lead: 'Top',
      text: 'Top with {fruit+oats+dried+nuts+spread+seeds+chocolate+herb}. [Finish with {sweet}.]',
      minutes: 3,
    },
  ],
  tips: [
    'Add the crunchy things last so that they stay crunchy.',
    'Cut the fruit small: some in every spoonful.',
  ],
};

export const SMOOTHIE_BOWL: DishDesign = {
  id: 'smoothie-bowl',
  called: ['smoothie bowl', 'blended bowl'],
  picture: 'smoothie-bowl',
  course: 'sweet',
  titles: ['{adj} {stars} {kind}', 'Thick {stars} {kind}'],
  intros: [
    'Thick enough for a spoon, made from {those}.',
    'A bowl from the blender: {those}, cold and bright.',
  ],
  meals: ['Breakfast', 'Snack', 'Brunch'],
  themes: ['Healthy Bites', 'Vegan Bliss', 'Sweet Treats'],
  tools: ['blender'],
  raw: true,
  palettes: SWEET_PALETTES,
  slots: [
    { ...FRUIT, needed: true, max: 3, share: 1 },
    slot('leaves', ['leafy'], { share: 0.4, only: ['spinach', 'kale'] }),
    slot('avocado', ['avocado'], { share: 0.5 }),
    slot('milk', ['milk', 'yogurt'], { needed: true, offers: [...MILKS, 'water'], serving: '90ml' }),
    slot('oats', ['oats'], { serving: '20g' }),
    slot('dried', ['dried fruit']),
    slot('spread', ['nut butter'], { never: ['hummus', 'guacamole'] }),
    { ...NUTS, offers: ['pumpkin-seeds', 'almonds', 'chia-seeds', 'sunflower-seeds'] },
    { ...SWEET, offers: [] },
    SPICES,
    SWEET_HERB,
    ACID,
  ],
  fills: [
    {
      of: ['fruit'],
      enough: 2,
      offers: ['banana', 'strawberry', 'mango', 'blueberry', 'pineapple', 'raspberry', 'kiwi', 'papaya'],
    },
  ],
  steps: [
    {
      lead: 'Blend',
      text: 'Keep a little of {fruit} for the top. Blend the rest with {leaves+avocado+milk+oats+dried+spread+sweet+spices+acid} until thick and smooth.',
      minutes: 3,
    },
    { lead: 'Top', text: 'Pour into bowls and top with {fruit+nuts+herb}.', minutes: 2 },
  ],
  tips: [
    'Freeze the fruit first and it comes out thick and frosty.',
    'Add liquid by the spoonful; you can always thin it, never thicken it.',
  ],
};

export const FRUIT_PLATE: DishDesign = {
  id: 'fruit-plate',
  called: ['fruit salad', 'plate'],
  picture: 'dessert',
  course: 'sweet',
  titles: ['{adj} {stars} {kind}', '{adj} plate of {those}'],
  unsung: ['chocolate', 'cream', 'nuts', 'dried'],
  intros: [
    'Ripe fruit and a sharp knife: {those}, dressed and left to get juicy.',
    'A bright ending (or beginning) of {those}.',
  ],
  meals: ['Snack', 'Breakfast', 'Brunch', 'Dinner', 'Lunch'],
  themes: ['Sweet Treats', 'Healthy Bites', 'Vegan Bliss'],
  tools: [],
  raw: true,
  palettes: SWEET_PALETTES,
  slots: [
    slot('fruit', ['fruit', 'berry'], {
      max: 4,
      needed: true,
      share: 0.7,
      never: ['plantain', 'quince', 'rhubarb', 'cranberry'],
    }),
    slot('dried', ['dried fruit']),
    slot('sweet', ['sweetener'], { offers: ['honey', 'maple-syrup'], serving: '1tsp' }),
    SPICES,
    ACID,
    SWEET_HERB,
    { ...NUTS },
    slot('cream', ['yogurt', 'cheese'], {
      only: [...YOGHURTS, 'ricotta', 'mascarpone', 'vegan-yoghurt'],
      serving: '60g',
    }),
    slot('chocolate', ['chocolate'], { serving: '10g', cut: 'grate' }),
  ],
  fills: [
    {
      of: ['fruit'],
      enough: 3,
      offers: [
        'orange',
        'strawberry',
        'kiwi',
        'apple',
        'grapes',
        'mango',
        'blueberry',
        'pineapple',
        'melon',
        'papaya',
        'mandarin',
        'raspberry',
      ],
    },
    { of: ['nuts', 'cream'], enough: 1, offers: ['pistachios', 'almonds', 'pumpkin-seeds', 'greek-yoghurt'] },
  ],
  steps: [
    {
      lead: 'Dress',
      text: 'Turn {fruit+dried} gently in a wide bowl[ with {sweet+spices+acid}] and leave to get juicy.',
      minutes: [3, 5],
    },
    {
      lead: 'Serve',
      text: 'Spoon onto plates[ with {cream}][ and scatter with {nuts+chocolate+herb}].',
      minutes: 1,
    },
  ],
  tips: ['Serve it cool, not ice-cold: cold hides flavour.', 'Soft berries go in last.'],
};

export const BITES: DishDesign = {
  id: 'bites',
  called: ['bites'],
  picture: 'dessert',
  course: 'sweet',
  titles: ['{adj} {stars} bites', 'No-bake {stars} bites'],
  intros: [
    'Roll, chill, eat: {those} pressed into small, chewy rounds.',
    'Something sweet that never saw an oven, made from {those}.',
  ],
  meals: ['Snack', 'Breakfast'],
  themes: ['Sweet Treats', 'Healthy Bites', 'Budget Meals', 'Vegan Bliss'],
  tools: [],
  raw: true,
  palettes: ['cinnamon', 'vanilla', 'cardamom', 'ginger'],
  slots: [
    slot('sticky', ['dried fruit', 'fruit'], {
      needed: true,
      only: ['date', 'dried-fig', 'prune', 'dried-apricot', 'banana'],
      cut: 'mince',
      offers: ['date', 'prune', 'dried-apricot', 'dried-fig'],
      serving: '30g',
    }),
    slot('oats', ['oats', 'nut'], {
      needed: true,
      only: ['oats', 'sunflower-seeds', 'almonds', 'pumpkin-seeds', 'hazelnuts', 'walnuts', 'cashews'],
      offers: ['oats', 'sunflower-seeds', 'almonds'],
      serving: '20g',
      cut: 'none',
    }),
    slot('spread', ['nut butter'], {
      offers: ['almond-butter', 'peanut-butter', 'tahini', 'sunflower-seed-butter'],
      never: ['hummus', 'guacamole'],
    }),
    slot('roll', ['dried fruit', 'nut', 'chocolate'], {
      only: ['coconut', 'cocoa-powder', 'sesame-seeds', 'chia-seeds', 'poppy-seeds', 'hemp-seeds'],
      offers: ['coconut', 'cocoa-powder', 'sesame-seeds'],
      serving: '1tsp',
    }),
    slot('dried', ['dried fruit', 'berry'], { share: 0.5, max: 1, never: ['coconut'] }),
    SPICES,
  ],
  fills: [],
  steps: [
    {
      lead: 'Mash',
      text: 'Work {sticky} into {oats+spread+dried+spices} until the mixture sticks together when squeezed.',
      minutes: 5,
      novice: 'Too dry? Add a teaspoon of water. Too sticky? Wet your hands.',
    },
    { lead: 'Roll', text: 'Roll into rounds the size of a marble[ and turn them in {roll}].', minutes: 5 },
    { lead: 'Chill', text: 'Chill until firm.', minutes: [5, 20] },
  ],
  tips: [
    'They keep for a week in the fridge in a closed box.',
    'Press the mixture into a tin and cut squares if you are in a hurry.',
  ],
};

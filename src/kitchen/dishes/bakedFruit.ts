import { slot, spices } from './common';
import type { DishDesign } from './design';

export const bakedFruit: DishDesign = {
  id: 'baked-fruit',
  called: ['bake'],
  picture: 'dessert',
  course: 'sweet',
  titles: ['{adj} roasted {those}', '{adj} baked {those}'],
  intros: [
    'Heat turns {those} into something close to jam, with nothing to hide behind.',
    'Five minutes of work; the oven makes the syrup.',
  ],
  meals: ['Dinner', 'Lunch', 'Snack', 'Brunch', 'Breakfast'],
  themes: ['Sweet Treats', 'Healthy Bites', 'Gourmet Touch', 'Vegan Bliss'],
  tools: ['oven'],
  oven: 190,
  palettes: ['cinnamon', 'vanilla', 'cardamom', 'ginger'],
  slots: [
    slot('fruit', ['fruit', 'berry'], {
      max: 2,
      never: [
        'grapefruit',
        'melon',
        'watermelon',
        'plantain',
        'passion-fruit',
        'pomegranate',
        'dragon-fruit',
        'kiwi',
        'orange',
        'mandarin',
      ],
      needed: true,
      share: 1.5,
    }),
    slot('dried', ['dried fruit']),
    slot('sweet', ['sweetener'], { offers: ['honey', 'maple-syrup', 'sugar', 'date-syrup'] }),
    spices,
    slot('acid', ['citrus'], { only: ['lemon', 'lime', 'orange', 'lemon-juice'] }),
    slot('nuts', ['nut'], { offers: ['pistachios', 'almonds', 'walnuts', 'pumpkin-seeds'] }),
    slot('cream', ['yogurt', 'cream', 'cheese'], {
      offers: ['greek-yoghurt', 'coconut-yoghurt', 'soy-yoghurt'],
      serving: '60g',
      only: [
        'yoghurt',
        'greek-yoghurt',
        'coconut-yoghurt',
        'soy-yoghurt',
        'ricotta',
        'mascarpone',
        'vegan-yoghurt',
      ],
    }),
    slot('herb', ['herb'], { only: ['mint', 'basil', 'thyme'] }),
  ],
  fills: [
    {
      of: ['fruit'],
      enough: 1,
      offers: ['pear', 'peach', 'apple', 'plum', 'apricot', 'fig', 'pineapple', 'strawberry'],
    },
  ],
  steps: [
    {
      lead: 'Arrange',
      text: 'Lay {fruit} in one layer in an ovenproof dish[ with {dried}]. [Drizzle with {sweet}. ][Dust with {spices}. ][Sharpen with {acid}.]',
      minutes: 3,
    },
    {
      lead: 'Roast',
      text: 'Roast, basting once with the juices, until soft all through and glossy.',
      minutes: [18, 22],
      novice: 'Baste means to spoon the juices from the dish back over the top.',
    },
    {
      lead: 'Serve',
      text: 'Cool for a moment, then serve warm[ with {cream}][, scattered with {nuts+herb}].',
      minutes: 3,
    },
  ],
  tips: ['Ripe but firm is best; very soft pieces fall apart.', 'Cold leftovers are tomorrow’s breakfast.'],
};

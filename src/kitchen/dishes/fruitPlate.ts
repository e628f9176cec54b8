import { acid, nuts, slot, spices, sweetHerb, sweetPalettes, yoghurts } from './common';
import type { DishDesign } from './design';

export const fruitPlate: DishDesign = {
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
  palettes: sweetPalettes,
  slots: [
    slot('fruit', ['fruit', 'berry'], {
      max: 4,
      needed: true,
      share: 0.7,
      never: ['plantain', 'quince', 'rhubarb', 'cranberry'],
    }),
    slot('dried', ['dried fruit']),
    slot('sweet', ['sweetener'], { offers: ['honey', 'maple-syrup'], serving: '1tsp' }),
    spices,
    acid,
    sweetHerb,
    { ...nuts },
    slot('cream', ['yogurt', 'cheese'], {
      only: [...yoghurts, 'ricotta', 'mascarpone', 'vegan-yoghurt'],
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

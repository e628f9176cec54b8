import { acid, briny, chilli, garlic, herb, nuts, oil, pepper, salt, sauce, slot, spices } from './common';
import type { DishDesign } from './design';

export const toast: DishDesign = {
  id: 'toast',
  called: ['toasts', 'gluten-free toasts', 'slices'],
  picture: 'sandwich',
  course: 'savoury',
  titles: ['{adj} {kind} with {those}', 'Loaded {kind} with {those}'],
  intros: [
    'Crisp below, piled high above: {those} on {base}.',
    'Something good on something crisp is a meal: here, {those}.',
  ],
  unsung: ['bread'],
  meals: ['Breakfast', 'Brunch', 'Snack', 'Lunch', 'Appetizer', 'Fast Food', 'Tapas'],
  themes: ['Budget Meals', 'Default Recipe', 'Street Eats', 'Healthy Bites', 'Vegan Bliss'],
  tools: [],
  palettes: ['italian', 'greek', 'spanish', 'levantine', 'mexican', 'nordic'],
  slots: [
    slot('bread', ['bread'], {
      needed: true,
      offers: ['sourdough-bread', 'bread', 'gluten-free-bread', 'rye-bread'],
    }),
    slot('mash', ['pulse', 'avocado'], {
      cut: 'flesh',
      share: 0.75,
      never: ['red-lentils', 'edamame', 'broad-beans'],
    }),
    slot('spread', ['nut butter'], { max: 1 }),
    slot('top', ['tinned fish', 'cured'], {
      never: ['bacon', 'chorizo', 'sausage', 'frankfurter', 'pancetta', 'black-pudding'],
    }),
    slot('cheese', ['cheese'], { max: 1 }),
    slot('fresh', ['tomato', 'salad'], { max: 2, cut: 'slice', share: 0.8 }),
    slot('onion', ['onion'], {
      cut: 'thin',
      share: 0.5,
      only: ['red-onion', 'spring-onion', 'shallot', 'onion'],
    }),
    { ...garlic, offers: [], share: 0.5 },
    oil,
    briny,
    nuts,
    spices,
    chilli,
    sauce,
    salt,
    pepper,
    herb,
    acid,
  ],
  fills: [
    {
      of: ['mash', 'spread', 'top', 'cheese'],
      enough: 1,
      offers: [
        'avocado',
        'white-beans',
        'hummus',
        'ricotta',
        'chickpeas',
        'smoked-salmon',
        'tinned-tuna',
        'goat-cheese',
      ],
      needed: true,
    },
    { of: ['fresh'], enough: 1, offers: ['cherry-tomato', 'cucumber', 'radish', 'rocket', 'tomato'] },
  ],
  steps: [
    {
      lead: 'Season',
      text: 'Crush {mash} with {acid+spices+garlic+sauce+salt+pepper}.',
      minutes: [1, 2],
      needs: 'mash',
    },
    {
      lead: 'Season',
      text: 'Toss {fresh+onion}[ with {acid+spices+garlic+sauce+salt+pepper}].',
      minutes: [1, 2],
      needs: 'fresh+onion',
      unless: 'mash',
    },
    {
      lead: 'Crisp',
      text: 'Crisp {bread} on both sides in a dry pan or under a hot grill until deep golden[, then drizzle with {oil}].',
      minutes: [2, 3],
    },
    {
      lead: 'Pile up',
      text: 'Spread or pile with {mash+spread+top+cheese}, then {fresh+onion+briny}[, and finish with {herb+nuts+chilli}]. Eat while the edges are crisp.',
      minutes: [1, 2],
    },
  ],
  tips: [
    'Crisp it more than you think: a soft slice collapses.',
    'Cut each slice in half for a snack or a starter.',
  ],
};

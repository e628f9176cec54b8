import { garlic, oil, onion, seasoning, slot } from './common';
import type { DishDesign } from './design';

export const skewers: DishDesign = {
  id: 'skewers',
  called: ['skewers'],
  picture: 'skewers',
  course: 'savoury',
  titles: ['{adj} {stars} skewers', 'Grilled {stars} skewers'],
  intros: [
    'Charred edges and soft middles: {those} threaded close and turned often.',
    'Eat these with your fingers. {Those} take on a little smoke in a very hot pan.',
  ],
  meals: ['Lunch', 'Dinner', 'Appetizer', 'Tapas', 'Fast Food', 'Snack'],
  themes: ['Street Eats', 'Global Flavors', 'Chef Quest'],
  tools: ['hob'],
  palettes: ['moroccan', 'greek', 'indian', 'thai', 'mexican', 'levantine', 'peruvian', 'spanish'],
  slots: [
    oil,
    slot('meat', ['poultry', 'meat', 'soy'], {
      cut: 'cubes',
      serving: '120g',
      never: ['vegan-mince', 'textured-vegetable-protein'],
    }),
    slot('fish', ['shellfish', 'fish'], { cut: 'cubes' }),
    slot('vegetables', ['vegetable', 'tomato'], {
      max: 3,
      cut: 'chunks',
      never: [
        'peas',
        'sweetcorn',
        'cabbage',
        'red-cabbage',
        'celery',
        'green-beans',
        'mangetout',
        'bean-sprouts',
        'vegetables',
        'bok-choy',
        'savoy-cabbage',
        'napa-cabbage',
        'okra',
        'artichoke',
        'water-chestnut',
        'bamboo-shoots',
        'broccoli',
        'cauliflower',
      ],
    }),
    slot('fruit', ['fruit'], { only: ['pineapple', 'peach', 'mango'], cut: 'chunks', share: 0.5 }),
    { ...onion, offers: ['red-onion', 'onion'], cut: 'wedges' },
    { ...garlic, offers: ['garlic'] },
    ...seasoning,
    slot('dip', ['yogurt', 'nut butter'], { serving: '2tbsp' }),
  ],
  fills: [
    {
      of: ['meat', 'fish'],
      enough: 1,
      offers: ['chicken-breast', 'tofu', 'lamb', 'prawn', 'halloumi', 'pork-loin'],
    },
    {
      of: ['vegetables'],
      enough: 2,
      offers: ['bell-pepper', 'courgette', 'cherry-tomato', 'mushrooms', 'aubergine'],
      needed: true,
    },
  ],
  steps: [
    {
      lead: 'Marinate',
      text: 'In a bowl mix [{oil} with ]{garlic+spices+chilli+sauce+salt+pepper+acid}. Turn {meat+fish+vegetables+fruit+onion} through it.',
      minutes: [3, 10],
      needs: 'garlic+spices+sauce+salt+pepper+acid+chilli',
      novice: 'Wash your hands, board and knife after touching anything raw.',
    },
    {
      lead: 'Thread',
      text: 'Thread {meat+fish+vegetables+onion+fruit} onto skewers, close but not squashed.',
      minutes: 5,
    },
    {
      lead: 'Grill',
      text: 'Cook in a very hot griddle pan, turning every couple of minutes, until charred at the edges[ and {meat+fish#done}].',
      minutes: [9, 12],
      cook: { slots: 'meat+fish', method: 'grill', cap: 12 },
      novice: 'Soak wooden skewers in cold water first so that they do not burn.',
    },
    {
      lead: 'Serve',
      text: 'Pile onto a platter[ and scatter with {herb}][. Serve with {dip} for dipping].',
      minutes: 1,
    },
  ],
  tips: [
    'Cut everything the same size, about 3 cm, and it will be ready together.',
    'Leave the last centimetre of each skewer bare: it is the handle.',
  ],
};

import {
  asianPalettes,
  boilingWater,
  garlic,
  greens,
  neutralOil,
  nuts,
  onion,
  seasoning,
  slot,
  vegetables,
} from './common';
import type { DishDesign } from './design';

export const noodles: DishDesign = {
  id: 'noodles',
  called: ['noodles', 'rice noodles', 'bowl'],
  picture: 'noodles',
  course: 'savoury',
  titles: ['{adj} {base} with {those}', '{Base} with {those}'],
  intros: [
    'Slippery strands, {those} and a glaze that finds all of it.',
    'A bowl to slurp: {those} tossed through hot {base}.',
  ],
  unsung: ['noodles'],
  meals: ['Lunch', 'Dinner', 'Fast Food'],
  themes: ['Street Eats', 'Global Flavors', 'Budget Meals', 'Default Recipe'],
  tools: ['hob'],
  palettes: asianPalettes,
  slots: [
    { ...neutralOil, share: 1 },
    slot('noodles', ['noodles'], {
      needed: true,
      offers: ['rice-noodles', 'egg-noodles', 'noodles', 'glass-noodles', 'buckwheat-noodles', 'soba'],
    }),
    boilingWater,
    { ...garlic, max: 2, offers: ['garlic', 'ginger'] },
    { ...onion, offers: ['spring-onion', 'shallot'], cut: 'slice' },
    slot('meat', ['poultry', 'meat', 'mince'], { cut: 'strips', serving: '110g' }),
    slot('shellfish', ['shellfish']),
    slot('soy', ['soy'], { cut: 'cubes' }),
    slot('firm', ['root'], { only: ['carrot', 'daikon'], cut: 'matchsticks', share: 0.75 }),
    { ...vegetables, share: 0.8 },
    greens,
    ...seasoning,
    slot('paste', ['nut butter'], {
      only: ['peanut-butter', 'almond-butter', 'tahini', 'sunflower-seed-butter'],
    }),
    nuts,
  ],
  fills: [
    {
      of: ['meat', 'shellfish', 'soy'],
      enough: 1,
      offers: ['tofu', 'prawn', 'chicken-breast', 'edamame', 'pork'],
    },
    {
      of: ['firm', 'vegetables', 'greens'],
      enough: 2,
      offers: [
        'bok-choy',
        'carrot',
        'bell-pepper',
        'mangetout',
        'mushrooms',
        'broccoli',
        'spinach',
        'cabbage',
      ],
      needed: true,
    },
  ],
  steps: [
    {
      lead: 'Boil',
      text: 'Cook {noodles} in a pan of boiling {water~} until just tender. Drain, rinse with cold water and drain again. [Meanwhile, heat [{oil} in ]a wok or wide pan until very hot and fry {meat+soy} until {meat+soy#done}.]',
      minutes: [5, 7],
      cook: { slots: 'noodles', method: 'boil', cap: 10 },
      novice: 'Rinsing stops them from sticking together.',
    },
    {
      lead: 'Stir-fry',
      text: '[!meat+soy|Heat [{oil} in ]a wok or wide pan until very hot. ]Add {firm+vegetables+onion+garlic+chilli+spices+shellfish} and toss until crisp-tender[ and {shellfish#done}].',
      minutes: [4, 5],
      cook: { slots: 'firm+vegetables', method: 'stir-fry', cap: 7 },
      needs: 'firm+vegetables+onion+garlic+chilli+spices+shellfish',
    },
    {
      lead: 'Toss',
      text: 'Add {noodles+greens+sauce+paste} and toss over high heat until everything is hot and glossy.',
      minutes: 2,
    },
    {
      lead: 'Finish',
      text: 'Taste[, season with {salt+pepper~}][, sharpen with {acid}][ and scatter with {herb+nuts}].',
      minutes: 1,
      needs: 'salt+pepper+acid+herb+nuts',
    },
  ],
  tips: [
    'Undercook the noodles by a minute: they finish in the pan.',
    'A spoonful of the cooking water loosens the sauce.',
  ],
};

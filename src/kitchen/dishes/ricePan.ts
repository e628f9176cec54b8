import { briny, garlic, greens, nuts, oil, onion, roots, seasoning, slot, vegetables } from './common';
import type { DishDesign } from './design';

export const ricePan: DishDesign = {
  id: 'rice-pan',
  called: ['one-pot rice'],
  picture: 'rice',
  course: 'savoury',
  titles: ['{adj} rice with {those}', '{adj} one-pot rice with {those}'],
  intros: [
    'Everything cooks with the rice, so the rice tastes of everything.',
    'One pan in the middle of the table: {those} in rice that has drunk every drop.',
  ],
  unsung: ['rice'],
  meals: ['Lunch', 'Dinner'],
  themes: [
    'Global Flavors',
    'Budget Meals',
    'Default Recipe',
    "From the Chef's Table",
    'Vegan Bliss',
    'Street Eats',
  ],
  tools: ['hob'],
  palettes: ['spanish', 'indian', 'moroccan', 'mexican', 'peruvian', 'greek'],
  slots: [
    { ...oil, share: 1.5 },
    { ...onion },
    { ...garlic, offers: ['garlic', 'ginger'] },
    slot('meat', ['poultry', 'meat', 'cured'], { cut: 'dice', serving: '110g', max: 2 }),
    slot('pulses', ['pulse'], { share: 0.75 }),
    slot('fish', ['shellfish', 'fish'], { cut: 'cubes' }),
    slot('rice', ['rice'], {
      needed: true,
      offers: ['basmati-rice', 'rice', 'jasmine-rice'],
      never: ['wild-rice', 'brown-rice'],
    }),
    slot('base', ['tomato base']),
    { ...roots, max: 1, share: 0.7 },
    vegetables,
    slot('stock', ['stock'], {
      needed: true,
      offers: ['vegetable-stock', 'stock', 'chicken-stock', 'water'],
      serving: '180ml',
    }),
    greens,
    slot('fruit', ['dried fruit'], { never: ['coconut'] }),
    ...seasoning.filter(({ key }) => key !== 'sauce'),
    briny,
    { ...nuts },
  ],
  fills: [
    {
      of: ['meat', 'pulses', 'fish'],
      enough: 1,
      offers: ['chickpeas', 'chicken-thigh', 'prawn', 'black-beans', 'chorizo', 'squid'],
    },
    {
      of: ['vegetables', 'roots', 'greens'],
      enough: 2,
      offers: ['bell-pepper', 'green-beans', 'carrot', 'peas', 'spinach', 'cauliflower', 'artichoke'],
      needed: true,
    },
  ],
  steps: [
    {
      lead: 'Brown',
      text: 'Warm [{oil} in] a wide pan over medium-high heat. Brown {meat} on all sides.',
      minutes: [4, 5],
      needs: 'meat',
    },
    {
      lead: 'Soften',
      text: '[!meat|Warm [{oil} in ]a wide pan over medium heat. ]Cook {onion+garlic+chilli} with {roots+vegetables+spices} until soft and fragrant.',
      minutes: [5, 6],
    },
    {
      lead: 'Simmer',
      text: 'Stir in {rice+base+pulses+stock+fruit+salt}. Bring to the boil, cover and cook over very low heat until the liquid is gone[ and {meat#done}].',
      minutes: [14, 15],
      cook: { slots: 'rice', method: 'simmer', cap: 18 },
      novice: 'Do not lift the lid or stir: steam is doing the work.',
    },
    {
      lead: 'Add the last',
      text: 'Lay {fish+greens} on top, cover again and cook until {fish+greens#done}.',
      minutes: 4,
      needs: 'fish+greens',
    },
    {
      lead: 'Rest',
      text: 'Take off the heat and rest, covered. Fork up[ with {briny}][, season with {pepper~}][, add {acid}] and serve[ with {herb+nuts}].',
      minutes: [2, 5],
    },
  ],
  tips: [
    'Rest it: five quiet minutes are the difference between fluffy and sticky.',
    'The crust at the bottom is for whoever cooked.',
  ],
};

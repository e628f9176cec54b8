import { cheese, garlic, oil, onion, seasoning, slot, vegetables } from './common';
import type { DishDesign } from './design';

export const tacos: DishDesign = {
  id: 'tacos',
  called: ['tacos', 'filled tortillas', 'wraps'],
  picture: 'tacos',
  course: 'savoury',
  titles: ['{adj} {stars} {kind}', '{adj} {kind} with {those}'],
  intros: [
    'Warm and foldable, with a well-seasoned filling of {those} and something fresh on top.',
    'Set everything in the middle of the table and let each person fold their own.',
  ],
  unsung: ['tortilla'],
  meals: ['Lunch', 'Dinner', 'Fast Food', 'Snack'],
  themes: ['Street Eats', 'Global Flavors', 'Budget Meals', 'Vegan Bliss', 'Default Recipe'],
  tools: ['hob'],
  palettes: ['mexican', 'peruvian'],
  slots: [
    oil,
    slot('tortilla', ['tortilla'], {
      needed: true,
      offers: ['corn-tortilla', 'tortilla', 'flour-tortilla'],
      never: ['rice-paper'],
    }),
    slot('meat', ['poultry', 'meat', 'mince'], { cut: 'strips', serving: '120g' }),
    slot('fish', ['fish', 'shellfish'], { cut: 'strips' }),
    slot('pulses', ['pulse']),
    slot('soy', ['soy'], { cut: 'cubes' }),
    slot('egg', ['egg']),
    { ...onion, offers: ['red-onion', 'onion', 'spring-onion'], cut: 'slice' },
    { ...garlic, offers: ['garlic'] },
    { ...vegetables, max: 2, share: 0.75 },
    slot('salad', ['salad', 'avocado', 'tomato'], { max: 3 }),
    slot('fruit', ['fruit'], { only: ['mango', 'pineapple', 'peach'], cut: 'dice', share: 0.5 }),
    cheese,
    ...seasoning,
    slot('cream', ['cream', 'yogurt'], {
      serving: '2tbsp',
      only: ['sour-cream', 'yogurt', 'greek-yogurt', 'soy-yogurt', 'creme-fraiche'],
    }),
  ],
  fills: [
    {
      of: ['meat', 'fish', 'pulses', 'soy', 'egg'],
      enough: 1,
      offers: ['black-beans', 'chicken-breast', 'white-fish', 'prawn', 'minced-beef', 'tofu'],
      needed: true,
    },
    { of: ['vegetables'], enough: 1, offers: ['bell-pepper', 'sweetcorn', 'courgette', 'mushrooms'] },
    { of: ['salad', 'fruit'], enough: 2, offers: ['avocado', 'lettuce', 'radish', 'tomato', 'cucumber'] },
  ],
  steps: [
    {
      lead: 'Soften',
      text: 'Warm [{oil} in] a wide pan over medium-high heat. Cook {onion+garlic+vegetables} until soft and charred in places.',
      minutes: [5, 7],
      needs: 'onion+garlic+vegetables',
    },
    {
      lead: 'Cook the filling',
      text: 'Add {meat+fish+pulses+soy} with {spices+chilli+salt+pepper}. Cook, stirring, until {meat+fish+pulses+soy#done}.',
      minutes: [6, 8],
      cook: { slots: 'meat+fish+pulses+soy', method: 'fry', cap: 10 },
      needs: 'meat+fish+pulses+soy',
    },
    {
      lead: 'Scramble',
      text: 'Beat {egg}[ with {spices+chilli+salt+pepper~}], pour into the pan and stir over gentle heat until {egg#done}.',
      minutes: 3,
      needs: 'egg',
    },
    {
      lead: 'Warm',
      text: 'Heat {tortilla} in a dry pan for a few seconds a side and keep wrapped in a cloth.',
      minutes: 3,
    },
    {
      lead: 'Fill',
      text: 'Spoon in the filling[ and top with {salad+fruit+cheese}]. [Add {cream+sauce}. ][Finish with {herb} ][and {acid}].',
      minutes: 3,
    },
  ],
  tips: [
    'Char the tortillas over a flame for a few seconds if you have one.',
    'Put the fresh things on last so that they stay cold against the hot filling.',
  ],
};

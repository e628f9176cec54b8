import { briny, cheese, garlic, oil, onion, seasoning, slot } from './common';
import type { DishDesign } from './design';

export const burgers: DishDesign = {
  id: 'burgers',
  called: ['burgers', 'patties'],
  picture: 'burger',
  course: 'savoury',
  titles: ['{adj} {stars} patties', '{adj} {stars} {kind}'],
  intros: [
    'Patties with a crust: {those}, shaped by hand and left alone in a hot pan.',
    'The secret is a hot pan and patience. {Those} do the rest.',
  ],
  meals: ['Lunch', 'Dinner', 'Fast Food', 'Snack'],
  themes: ['Street Eats', 'Budget Meals', 'Default Recipe'],
  tools: ['hob'],
  palettes: ['spanish', 'mexican', 'moroccan', 'indian', 'levantine', 'nordic', 'italian'],
  slots: [
    { ...oil, share: 1.5 },
    slot('mince', ['mince'], { max: 1 }),
    slot('pulses', ['pulse'], { cut: 'mash', never: ['red-lentils', 'edamame', 'broad-beans'] }),
    { ...onion, cut: 'mince', share: 0.5, offers: ['onion', 'shallot', 'red-onion'] },
    { ...garlic, offers: ['garlic'], share: 0.5 },
    slot('grated', ['root'], {
      max: 1,
      cut: 'grate',
      share: 0.5,
      only: ['carrot', 'beetroot', 'sweet-potato', 'parsnip'],
    }),
    slot('crumb', ['oats', 'flour'], {
      serving: '15g',
      max: 1,
      never: ['cornflour', 'tapioca', 'coconut-flour'],
    }),
    slot('bun', ['bread'], { max: 1 }),
    slot('topping', ['salad', 'tomato', 'avocado'], { max: 3, cut: 'slice' }),
    cheese,
    briny,
    ...seasoning,
  ],
  fills: [
    {
      of: ['mince', 'pulses'],
      enough: 1,
      offers: ['black-beans', 'minced-beef', 'chickpeas', 'minced-turkey', 'kidney-beans'],
      needed: true,
    },
    {
      of: ['crumb'],
      enough: 1,
      offers: ['oats', 'rice-flour', 'chickpea-flour', 'flour', 'gluten-free-flour', 'almond-flour'],
    },
    { of: ['topping'], enough: 2, offers: ['lettuce', 'tomato', 'cucumber', 'avocado', 'rocket'] },
    { of: ['bun'], enough: 1, offers: ['bread', 'gluten-free-bread'] },
  ],
  steps: [
    {
      lead: 'Mix',
      text: '[Mash {pulses} to a rough paste. ]Work {mince+pulses} together with {onion+garlic+grated+crumb+spices+chilli+salt+pepper} until the mixture holds when squeezed.',
      minutes: [4, 5],
      novice:
        'Too wet to hold? Let it stand for a moment; it firms up. Wash your hands after handling it raw.',
    },
    {
      lead: 'Shape',
      text: 'With wet hands, shape into one patty a person, about 2 cm thick, and press a dimple into the middle of each.',
      minutes: 3,
    },
    {
      lead: 'Fry',
      text: 'Heat [{oil} in] a non-stick pan over medium heat. Cook the patties, turning once, until crusted and {mince+pulses#done}.',
      minutes: [9, 10],
      novice: 'Turn them only when the underside is deep brown and lets go of the pan.',
    },
    {
      lead: 'Melt',
      text: 'Lay {cheese} on the patties, cover and let it soften.',
      minutes: 1,
      needs: 'cheese',
    },
    {
      lead: 'Build',
      text: '[Warm {bun} and fill with the patties. ][!bun|Put the patties on plates. ]Add {topping+briny+herb}[, a little of {sauce}][ and {acid}].',
      minutes: [2, 3],
      needs: 'topping+bun+briny+herb+acid+sauce',
    },
  ],
  tips: [
    'Chill the shaped patties if you have time: cold patties keep their shape.',
    'Press the dimple and they stay flat instead of doming.',
  ],
};

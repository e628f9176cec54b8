import { briny, cheese, garlic, greens, oil, onion, seasoning, slot, vegetables } from './common';
import type { DishDesign } from './design';

export const stuffed: DishDesign = {
  id: 'stuffed-vegetables',
  called: ['bake'],
  picture: 'stuffed-vegetables',
  course: 'savoury',
  titles: ['{adj} stuffed {shells} with {others}', '{Shells} filled with {others}'],
  intros: [
    '{Shells} make their own bowls, filled with {others}.',
    'A whole dish in a vegetable: {shells} baked until they slump around {others}.',
  ],
  unsung: ['grain'],
  meals: ['Lunch', 'Dinner', 'Appetizer'],
  themes: ['Chef Quest', 'Healthy Bites', 'Gourmet Touch', 'Vegan Bliss', 'Global Flavors'],
  tools: ['oven'],
  oven: 200,
  palettes: ['spanish', 'greek', 'moroccan', 'mexican', 'italian', 'levantine'],
  slots: [
    { ...oil, share: 1.5 },
    slot('shell', ['vegetable', 'tomato'], {
      only: ['bell-pepper', 'courgette', 'aubergine', 'tomato'],
      serving: '1',
      cut: 'halve',
      needed: true,
    }),
    onion,
    { ...garlic, offers: ['garlic'] },
    slot('mince', ['mince'], { serving: '90g' }),
    slot('pulses', ['pulse'], { share: 0.75, never: ['red-lentils'] }),
    slot('grain', ['grain', 'rice'], {
      serving: '35g',
      only: ['quinoa', 'bulgur', 'couscous', 'rice', 'basmati-rice', 'millet', 'jasmine-rice'],
    }),
    { ...vegetables, max: 2, share: 0.6, cut: 'dice' },
    greens,
    briny,
    cheese,
    slot('nuts', ['nut']),
    slot('fruit', ['dried fruit'], { never: ['coconut'] }),
    ...seasoning,
  ],
  fills: [
    { of: ['shell'], enough: 1, offers: ['bell-pepper', 'aubergine', 'courgette'] },
    {
      of: ['mince', 'pulses'],
      enough: 1,
      offers: ['lentils', 'minced-beef', 'black-beans', 'chickpeas', 'minced-turkey'],
    },
    { of: ['grain'], enough: 1, offers: ['quinoa', 'rice', 'bulgur', 'couscous'] },
    {
      of: ['vegetables', 'greens'],
      enough: 1,
      offers: ['mushrooms', 'spinach', 'cherry-tomato', 'courgette'],
    },
  ],
  steps: [
    {
      lead: 'Roast the shells',
      text: 'Scoop out the middle of {shell}. Set on a tray[, brush with half of {oil}] and roast, cut side up.',
      minutes: [15, 18],
      novice: 'Leave a wall about 1 cm thick so that they keep their shape.',
    },
    {
      lead: 'Boil',
      text: 'As the shells roast, simmer {grain} in water until tender, and drain.',
      minutes: [10, 12],
      cook: { slots: 'grain', method: 'boil', cap: 15 },
      needs: 'grain',
    },
    {
      lead: 'Make the filling',
      text: 'Warm [{oil} in] a wide pan. Cook {onion+garlic+chilli+mince+vegetables} until soft[ and {mince#done}].',
      minutes: [8, 9],
      needs: 'onion+garlic+chilli+mince+vegetables',
    },
    {
      lead: 'Season',
      text: 'Stir in {grain+pulses+greens+briny+nuts+fruit+spices+sauce+salt+pepper}.',
      minutes: 2,
      needs: 'grain+pulses+greens+briny+nuts+fruit+spices+sauce+salt+pepper',
    },
    {
      lead: 'Bake',
      text: 'Pile the filling into {shell}[ and top with {cheese}]. Bake until the tops are golden and the shells collapse a little.',
      minutes: [12, 15],
    },
    { lead: 'Finish', text: '[Sharpen with {acid}. ][Scatter with {herb}. ]Serve warm.', minutes: 1 },
  ],
  tips: ['Fill them in the morning and bake them at night.', 'Anything left of the filling is a fine lunch.'],
};

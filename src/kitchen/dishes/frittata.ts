import {
  briny,
  chilli,
  fillings,
  garlic,
  herb,
  oil,
  onion,
  pepper,
  roots,
  salt,
  slot,
  spices,
} from './common';
import type { DishDesign } from './design';

export const frittata: DishDesign = {
  id: 'frittata',
  called: ['frittata', 'egg round'],
  picture: 'omelette',
  course: 'savoury',
  titles: ['{adj} {kind} with {others}', 'Thick {stars} {kind}'],
  intros: [
    'A thick, sliceable round with {others}, as good cold as hot.',
    'Cut it into wedges for the table or small squares for toothpicks: {others}, bound with egg.',
  ],
  unsung: ['egg'],
  meals: ['Lunch', 'Dinner', 'Brunch', 'Tapas', 'Appetizer', 'Snack', 'Breakfast'],
  themes: ['Budget Meals', 'Default Recipe', 'Global Flavors', 'Healthy Bites'],
  tools: ['hob'],
  palettes: ['spanish', 'italian', 'french', 'greek'],
  slots: [
    slot('egg', ['egg'], { needed: true, offers: ['egg'] }),
    { ...oil, share: 2 },
    { ...onion, offers: ['onion', 'leek', 'red-onion'], cut: 'slice' },
    { ...garlic, offers: [] },
    { ...roots, cut: 'thin', max: 2, share: 0.8 },
    ...fillings,
    briny,
    spices,
    salt,
    pepper,
    herb,
    chilli,
  ],
  fills: [
    {
      of: ['roots', 'vegetables', 'greens'],
      enough: 2,
      offers: ['potato', 'bell-pepper', 'spinach', 'courgette', 'cherry-tomato', 'sweet-potato', 'peas'],
      needed: true,
    },
  ],
  steps: [
    {
      lead: 'Cook the roots',
      text: 'Warm [{oil} in] a deep non-stick pan over medium heat. Cook {roots}, covered, turning now and then, until completely tender.',
      minutes: [12, 15],
      needs: 'roots',
    },
    {
      lead: 'Soften',
      text: '[!roots|Warm [{oil} in ]a deep non-stick pan over medium heat. ]Add {onion+garlic+vegetables+cured+chilli+spices} and cook until soft[ and {cured#done}].',
      minutes: [6, 8],
      needs: 'onion+garlic+vegetables+cured+chilli+spices',
    },
    {
      lead: 'Bind',
      text: 'Beat {egg}[ with {salt+pepper~}]. Stir in {greens+cheese+briny+herb}. Pour into the pan and mix once.',
      minutes: 2,
    },
    {
      lead: 'Set',
      text: 'Cook over low heat, covered, until only the top is loose. Turn over with the help of a plate and cook until {egg#done}.',
      minutes: [8, 10],
      novice:
        'To turn it, hold a plate larger than the pan firmly on top, flip both over the sink and slide it back.',
    },
    { lead: 'Rest', text: 'Slide onto a board, rest and cut into wedges.', minutes: [1, 4] },
  ],
  tips: [
    'It is easier to turn in a small deep pan than a wide one.',
    'Good at room temperature, which makes it a picnic dish.',
  ],
};

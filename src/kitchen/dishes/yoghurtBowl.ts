import {
  acid,
  fruit,
  nuts,
  slot,
  spices,
  sweet,
  sweetHerb,
  sweetPalettes,
  toppings,
  yoghurts,
} from './common';
import type { DishDesign } from './design';

export const yoghurtBowl: DishDesign = {
  id: 'yoghurt-bowl',
  called: ['bowl'],
  picture: 'breakfast-bowl',
  course: 'sweet',
  titles: ['{adj} breakfast bowl with {those}', 'Cool {base} with {those}'],
  intros: [
    'Cool, creamy and crunchy, with {those}.',
    'Five minutes, no cooking: a bowl of {base} with {those}.',
  ],
  unsung: ['base'],
  meals: ['Breakfast', 'Snack', 'Brunch'],
  themes: ['Healthy Bites', 'Sweet Treats', 'Default Recipe', 'Vegan Bliss'],
  tools: [],
  raw: true,
  palettes: sweetPalettes,
  slots: [
    slot('base', ['yogurt', 'cheese'], {
      needed: true,
      offers: yoghurts,
      only: [...yoghurts, 'kefir', 'ricotta', 'cottage-cheese', 'vegan-yoghurt', 'quark'],
      serving: '170g',
    }),
    { ...fruit, needed: true, share: 0.9, offers: toppings },
    slot('oats', ['oats'], { serving: '20g' }),
    slot('dried', ['dried fruit']),
    { ...nuts, offers: ['walnuts', 'almonds', 'pumpkin-seeds', 'sunflower-seeds'] },
    slot('spread', ['nut butter'], { never: ['hummus', 'guacamole'] }),
    slot('seeds', ['nut'], { only: ['chia-seeds', 'flaxseed', 'hemp-seeds'] }),
    sweet,
    spices,
    sweetHerb,
    acid,
    slot('chocolate', ['chocolate'], { serving: '10g' }),
  ],
  fills: [{ of: ['fruit'], enough: 2, offers: toppings }],
  steps: [
    {
      lead: 'Stir',
      text: 'Stir {base}[ with {spices+acid}] until smooth and divide between bowls.',
      minutes: 1,
    },
    {
      lead: 'Top',
      text: 'Top with {fruit+oats+dried+nuts+spread+seeds+chocolate+herb}. [Finish with {sweet}.]',
      minutes: [1, 3],
    },
  ],
  tips: [
    'Add the crunchy things last so that they stay crunchy.',
    'Cut the fruit small: some in every spoonful.',
  ],
};

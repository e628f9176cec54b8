import { slot, spices } from './common';
import type { DishDesign } from './design';

export const chocolatePots: DishDesign = {
  id: 'chocolate-pots',
  called: ['pots'],
  picture: 'dessert',
  course: 'sweet',
  titles: ['{adj} chocolate pots with {those}', 'Silky chocolate pots with {those}'],
  intros: [
    'Little pots, deeply chocolatey, sharpened by {those}.',
    'Made in minutes and richer than they have any right to be, with {those} on top.',
  ],
  unsung: ['chocolate', 'cream'],
  meals: ['Dinner', 'Lunch', 'Snack'],
  themes: ['Sweet Treats', 'Gourmet Touch', "From the Chef's Table"],
  tools: ['hob'],
  palettes: ['cinnamon', 'vanilla', 'cardamom'],
  slots: [
    slot('chocolate', ['chocolate'], {
      needed: true,
      offers: ['dark-chocolate'],
      serving: '40g',
      only: ['dark-chocolate', 'chocolate', 'milk-chocolate'],
    }),
    slot('cream', ['cream', 'milk'], {
      needed: true,
      offers: ['cream', 'coconut-milk', 'oat-cream'],
      serving: '60ml',
      only: ['cream', 'coconut-milk', 'coconut-cream', 'oat-cream', 'soy-cream'],
    }),
    slot('sweet', ['sweetener'], { serving: '1tsp' }),
    spices,
    slot('fruit', ['berry', 'fruit', 'citrus'], {
      max: 2,
      share: 0.5,
      never: ['lime-juice', 'lemon-juice', 'vinegar'],
      needed: true,
    }),
    slot('nuts', ['nut']),
    slot('salt', ['salt'], { offers: [] }),
  ],
  fills: [
    { of: ['fruit'], enough: 1, offers: ['raspberry', 'strawberry', 'orange', 'cherry', 'banana', 'pear'] },
    { of: ['nuts'], enough: 1, offers: ['hazelnuts', 'pistachios', 'almonds', 'sunflower-seeds'] },
  ],
  steps: [
    {
      lead: 'Melt',
      text: 'Warm {cream}[ with {spices+sweet+salt~}] in a small pan until steaming. Take off the heat, add {chocolate} and leave alone for a minute.',
      minutes: 3,
      novice: 'Never let it boil: too hot, and the chocolate turns grainy.',
    },
    {
      lead: 'Stir',
      text: 'Stir slowly from the middle outwards until dark and glossy. Pour into small cups.',
      minutes: 2,
    },
    { lead: 'Chill', text: 'Chill until set but still soft.', minutes: [10, 30] },
    { lead: 'Top', text: 'Top with {fruit+nuts} just before serving.', minutes: 1 },
  ],
  tips: [
    'Take them out of the fridge a little early: cold dulls chocolate.',
    'A small cup is enough; they are rich.',
  ],
};

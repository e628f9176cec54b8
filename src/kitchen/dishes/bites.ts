import { slot, spices } from './common';
import type { DishDesign } from './design';

export const bites: DishDesign = {
  id: 'bites',
  called: ['bites'],
  picture: 'dessert',
  course: 'sweet',
  titles: ['{adj} {stars} bites', 'No-bake {stars} bites'],
  intros: [
    'Roll, chill, eat: {those} pressed into small, chewy rounds.',
    'Something sweet that never saw an oven, made from {those}.',
  ],
  meals: ['Snack', 'Breakfast'],
  themes: ['Sweet Treats', 'Healthy Bites', 'Budget Meals', 'Vegan Bliss'],
  tools: [],
  raw: true,
  palettes: ['cinnamon', 'vanilla', 'cardamom', 'ginger'],
  slots: [
    slot('sticky', ['dried fruit', 'fruit'], {
      needed: true,
      only: ['date', 'dried-fig', 'prune', 'dried-apricot', 'banana'],
      cut: 'mince',
      offers: ['date', 'prune', 'dried-apricot', 'dried-fig'],
      serving: '30g',
    }),
    slot('oats', ['oats', 'nut'], {
      needed: true,
      only: ['oats', 'sunflower-seeds', 'almonds', 'pumpkin-seeds', 'hazelnuts', 'walnuts', 'cashews'],
      offers: ['oats', 'sunflower-seeds', 'almonds'],
      serving: '20g',
      cut: 'none',
    }),
    slot('spread', ['nut butter'], {
      offers: ['almond-butter', 'peanut-butter', 'tahini', 'sunflower-seed-butter'],
      never: ['hummus', 'guacamole'],
    }),
    slot('roll', ['dried fruit', 'nut', 'chocolate'], {
      only: ['coconut', 'cocoa-powder', 'sesame-seeds', 'chia-seeds', 'poppy-seeds', 'hemp-seeds'],
      offers: ['coconut', 'cocoa-powder', 'sesame-seeds'],
      serving: '1tsp',
    }),
    slot('dried', ['dried fruit', 'berry'], { share: 0.5, max: 1, never: ['coconut'] }),
    spices,
  ],
  fills: [],
  steps: [
    {
      lead: 'Mash',
      text: 'Work {sticky} into {oats+spread+dried+spices} until the mixture sticks together when squeezed.',
      minutes: 5,
      novice: 'Too dry? Add a teaspoon of water. Too sticky? Wet your hands.',
    },
    { lead: 'Roll', text: 'Roll into rounds the size of a marble[ and turn them in {roll}].', minutes: 5 },
    { lead: 'Chill', text: 'Chill until firm.', minutes: [5, 20] },
  ],
  tips: [
    'They keep for a week in the fridge in a closed box.',
    'Press the mixture into a tin and cut squares if you are in a hurry.',
  ],
};

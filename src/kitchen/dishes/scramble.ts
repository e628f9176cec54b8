import { acid, chilli, eggPalettes, fillings, herb, onion, pepper, salt, slot, spices } from './common';
import type { DishDesign } from './design';

export const scramble: DishDesign = {
  id: 'scramble',
  called: ['scramble'],
  picture: 'omelette',
  course: 'savoury',
  titles: ['{adj} scramble with {others}', 'Soft-scrambled {lead} with {others}'],
  intros: [
    'Low heat, a patient spoon, and {others} folded in at the end.',
    'A quick plate that feels looked after: {those}, softly cooked.',
  ],
  unsung: [],
  meals: ['Breakfast', 'Brunch', 'Snack', 'Lunch'],
  themes: ['Budget Meals', 'Default Recipe', 'Vegan Bliss', 'Healthy Bites'],
  tools: ['hob'],
  palettes: eggPalettes,
  slots: [
    slot('main', ['egg', 'soy'], {
      needed: true,
      offers: ['egg', 'tofu'],
      only: ['egg', 'tofu'],
      cut: 'none',
    }),
    slot('fat', ['butter', 'oil'], { offers: ['olive-oil', 'butter', 'sunflower-oil'] }),
    { ...onion, share: 0.5, offers: ['spring-onion', 'onion', 'shallot'] },
    ...fillings,
    slot('pulses', ['pulse'], { share: 0.5 }),
    spices,
    salt,
    pepper,
    herb,
    chilli,
    slot('bread', ['bread', 'tortilla'], {}),
    slot('side', ['salad', 'avocado'], { max: 2 }),
    slot('briny', ['briny']),
    acid,
  ],
  fills: [
    {
      of: ['vegetables', 'greens'],
      enough: 1,
      offers: ['cherry-tomato', 'spinach', 'mushrooms', 'bell-pepper'],
    },
    { of: ['bread'], enough: 1, offers: ['sourdough-bread', 'gluten-free-bread', 'corn-tortilla'] },
  ],
  steps: [
    {
      lead: 'Soften',
      text: 'Warm [{fat} in] a non-stick pan over medium heat. Cook {onion+vegetables+cured+pulses+chilli+spices} until soft[ and {cured#done}].',
      minutes: [4, 5],
      needs: 'onion+vegetables+cured+pulses+chilli+spices',
    },
    {
      lead: 'Scramble',
      text: 'Break {main} into a bowl and stir well with a fork[, adding {salt+pepper~}]. Lower the heat, add to the pan and stir slowly until {main#done}.',
      minutes: [4, 5],
      novice: 'Keep the heat low and scrape the bottom gently; hurry makes it tough.',
    },
    {
      lead: 'Fold in',
      text: 'Fold in {greens+cheese+briny} and stir until soft.',
      minutes: 1,
      needs: 'greens+cheese+briny',
    },
    {
      lead: 'Serve',
      text: '[Crisp {bread} in a hot dry pan and pile everything on top. ][Scatter with {herb}. ][Serve with {side}[ and {acid}].]',
      minutes: 2,
      needs: 'bread+herb+side+acid',
    },
  ],
  tips: [
    'Warm plates: this cools faster than anything.',
    'Stop early. The heat of the pan finishes the job.',
  ],
};

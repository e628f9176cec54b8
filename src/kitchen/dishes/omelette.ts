import { acid, chilli, eggPalettes, fillings, herb, onion, pepper, salt, slot, spices } from './common';
import type { DishDesign } from './design';

export const omelette: DishDesign = {
  id: 'omelette',
  called: ['omelette', 'folded eggs'],
  picture: 'omelette',
  course: 'savoury',
  titles: ['{adj} {kind} with {others}', 'Golden {kind} with {others}'],
  intros: [
    'Eggs barely set, folded around {others}.',
    'Supper or breakfast, in the time it takes to lay the table.',
  ],
  unsung: ['egg'],
  meals: ['Breakfast', 'Brunch', 'Lunch', 'Snack'],
  themes: ['Budget Meals', 'Healthy Bites', 'Default Recipe', 'Gourmet Touch'],
  tools: ['hob'],
  palettes: eggPalettes,
  slots: [
    slot('egg', ['egg'], { needed: true, offers: ['egg'], serving: '3' }),
    slot('fat', ['butter', 'oil'], { offers: ['butter', 'olive-oil', 'sunflower-oil'] }),
    { ...onion, share: 0.5, offers: ['shallot', 'spring-onion', 'onion'] },
    ...fillings,
    spices,
    salt,
    pepper,
    herb,
    chilli,
    slot('side', ['salad', 'avocado'], { max: 2 }),
    slot('briny', ['briny']),
    acid,
  ],
  fills: [
    {
      of: ['vegetables', 'greens'],
      enough: 1,
      offers: ['mushrooms', 'spinach', 'asparagus', 'cherry-tomato', 'courgette'],
      needed: true,
    },
    { of: ['cheese'], enough: 1, offers: ['cheddar', 'feta', 'goat-cheese'] },
  ],
  steps: [
    {
      lead: 'Cook the filling',
      text: 'Warm [half of {fat} in] a non-stick pan over medium heat. Cook {onion+vegetables+cured+chilli} until tender[ and {cured#done}]. [Stir in {greens+briny}. ]Tip onto a plate.',
      minutes: [4, 6],
      needs: 'onion+vegetables+cured+greens+briny',
    },
    { lead: 'Beat', text: 'Beat {egg}[ with {spices+salt+pepper~}] until no streaks remain.', minutes: 1 },
    {
      lead: 'Set',
      text: 'Wipe the pan[, add the rest of {fat}] and heat until a drop sizzles. Pour in {egg}, one portion at a time; draw the edges in until {egg#done}.',
      pro: 'Hot pan[, {fat}]. Pour in {egg}, shake and stir finely until {egg#done}.',
      minutes: 4,
      novice: 'Pull the set edge towards the middle and tilt, so that the runny part fills the gap.',
    },
    {
      lead: 'Fold',
      text: 'Spoon the filling over one half[, add {cheese}], fold and slide onto a plate. [Scatter with {herb}. ][Serve with {side}[, dressed with {acid}].]',
      minutes: 2,
    },
  ],
  tips: [
    'Better two small ones than one big one that breaks.',
    'Take it from the heat while it still looks a little soft; it goes on setting.',
  ],
};

import {
  ACID,
  BRINY,
  CHEESE,
  CHILLI,
  GARLIC,
  GREENS,
  HERB,
  OIL,
  ONION,
  PEPPER,
  ROOTS,
  SALT,
  SPICES,
  slot,
} from './common';
import type { DishDesign } from './design';

const FILLINGS = [
  slot('cured', ['cured', 'tinned fish', 'shellfish'], { share: 0.75, never: ['anchovy'] }),
  slot('vegetables', ['vegetable', 'tomato'], { max: 2, share: 0.5 }),
  GREENS,
  CHEESE,
] as const;

const EGG_PALETTES = ['french', 'spanish', 'greek', 'mexican', 'nordic', 'italian'] as const;

export const OMELETTE: DishDesign = {
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
  palettes: EGG_PALETTES,
  slots: [
    slot('egg', ['egg'], { needed: true, offers: ['egg'], serving: '3' }),
    slot('fat', ['butter', 'oil'], { offers: ['butter', 'olive-oil', 'sunflower-oil'] }),
    { ...ONION, share: 0.5, offers: ['shallot', 'spring-onion', 'onion'] },
    ...FILLINGS,
    SPICES,
    SALT,
    PEPPER,
    HERB,
    CHILLI,
    slot('side', ['salad', 'avocado'], { max: 2 }),
    slot('briny', ['briny']),
    ACID,
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

export const SCRAMBLE: DishDesign = {
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
  palettes: EGG_PALETTES,
  slots: [
    slot('main', ['egg', 'soy'], {
      needed: true,
      offers: ['egg', 'tofu'],
      only: ['egg', 'tofu'],
      cut: 'none',
    }),
    slot('fat', ['butter', 'oil'], { offers: ['olive-oil', 'butter', 'sunflower-oil'] }),
    { ...ONION, share: 0.5, offers: ['spring-onion', 'onion', 'shallot'] },
    ...FILLINGS,
    slot('pulses', ['pulse'], { share: 0.5 }),
    SPICES,
    SALT,
    PEPPER,
    HERB,
    CHILLI,
    slot('bread', ['bread', 'tortilla'], {}),
    slot('side', ['salad', 'avocado'], { max: 2 }),
    slot('briny', ['briny']),
    ACID,
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

export const FRITTATA: DishDesign = {
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
    { ...OIL, share: 2 },
    { ...ONION, offers: ['onion', 'leek', 'red-onion'], cut: 'slice' },
    { ...GARLIC, offers: [] },
    { ...ROOTS, cut: 'thin', max: 2, share: 0.8 },
    ...FILLINGS,
    BRINY,
    SPICES,
    SALT,
    PEPPER,
    HERB,
    CHILLI,
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

import { briny, garlic, greens, oil, onion, roots, seasoning, slot, vegetables } from './common';
import type { DishDesign } from './design';

export const stew: DishDesign = {
  id: 'stew',
  called: ['stew', 'pot'],
  picture: 'stew',
  course: 'savoury',
  titles: ['{adj} {stars} stew', '{adj} one-pot {stars} stew', 'Slow-simmered {stars} stew'],
  intros: [
    'A thick, spoonable stew: {those} in a sauce that clings.',
    'The sort of pot you put in the middle of the table. {Those} cook gently until the sauce tastes of all of them.',
  ],
  meals: ['Lunch', 'Dinner'],
  themes: ['Budget Meals', 'Global Flavors', 'Vegan Bliss', "From the Chef's Table", 'Default Recipe'],
  tools: ['hob'],
  palettes: ['spanish', 'moroccan', 'italian', 'greek', 'mexican', 'french', 'peruvian', 'levantine'],
  slots: [
    oil,
    onion,
    garlic,
    slot('cured', ['cured'], { share: 0.8 }),
    slot('meat', ['meat', 'poultry', 'joint'], { cut: 'chunks' }),
    slot('pulses', ['pulse']),
    { ...roots, cut: 'chunks' },
    vegetables,
    slot('base', ['tomato base'], { offers: ['tinned-tomato', 'passata'], max: 1 }),
    slot('stock', ['stock'], {
      offers: ['vegetable-stock', 'stock', 'chicken-stock', 'water'],
      serving: '150ml',
      needed: true,
    }),
    greens,
    briny,
    slot('fruit', ['dried fruit'], { max: 1, never: ['coconut'] }),
    ...seasoning,
  ],
  fills: [
    {
      of: ['meat', 'pulses', 'cured'],
      enough: 1,
      offers: ['chickpeas', 'white-beans', 'lentils', 'chicken-thigh', 'beef'],
    },
    {
      of: ['roots', 'vegetables', 'greens'],
      enough: 3,
      offers: [
        'carrot',
        'bell-pepper',
        'spinach',
        'potato',
        'aubergine',
        'kale',
        'mushrooms',
        'courgette',
        'pumpkin',
        'turnip',
      ],
      needed: true,
    },
  ],
  steps: [
    {
      lead: 'Brown',
      text: 'Warm [{oil} in] a heavy pot over medium-high heat and brown {meat+cured} well on all sides. Lift onto a plate.',
      novice: 'Leave the pieces alone until they let go of the pot by themselves.',
      minutes: [5, 7],
      needs: 'meat+cured',
    },
    {
      lead: 'Soften',
      text: 'Lower the heat to medium[?meat+cured|, use the same pot][!meat+cured|[ and warm {oil} in a heavy pot]]. Cook {onion+garlic} until soft and golden at the edges.',
      minutes: [5, 8],
      needs: 'onion+garlic',
    },
    { lead: 'Bloom', text: 'Stir in {spices+chilli} until fragrant.', minutes: 1, needs: 'spices+chilli' },
    {
      lead: 'Simmer',
      text: '[Return {meat+cured} to the pot. ]Add {roots+vegetables+pulses+base+stock+fruit}. Bring to the boil, cover and simmer gently, stirring now and then, until everything is tender[ and {meat#done}].',
      novice:
        'If the stew looks dry, add a splash of hot water; if thin, take the lid off for the last minutes.',
      minutes: [14, 25],
      cook: { slots: 'roots+vegetables+meat+pulses+cured', method: 'braise', cap: 75 },
    },
    {
      lead: 'Fold in',
      text: 'Stir in {greens+briny} until hot and soft.',
      minutes: 3,
      needs: 'greens+briny',
    },
    {
      lead: 'Finish',
      text: '[Stir in {sauce}. ]Taste[, season with {salt+pepper~}][ and sharpen with {acid}]. Rest off the heat[, then scatter with {herb}] and serve.',
      minutes: [2, 5],
    },
  ],
  tips: [
    'Better tomorrow: cool it quickly, chill it, and warm it through until steaming.',
    'Serve it in shallow bowls so that the sauce stays around every piece.',
  ],
};

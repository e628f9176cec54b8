import {
  BRINY,
  GARLIC,
  GREENS,
  NUTS,
  OIL,
  ONION,
  ROOTS,
  SAVOURY_PALETTES,
  SEASONING,
  slot,
  VEGETABLES,
} from './common';
import type { DishDesign } from './design';

const SOFTEN =
  'Warm [{oil} in] a large pot over medium heat. Cook {onion+garlic}, stirring often, until soft but not brown[!oil|, adding a spoonful of water whenever the pot looks dry].';

const STOCK = slot('stock', ['stock'], {
  offers: ['vegetable-stock', 'stock', 'chicken-stock', 'water'],
  serving: '300ml',
  needed: true,
});

export const SOUP: DishDesign = {
  id: 'soup',
  called: ['soup', 'pot'],
  picture: 'soup',
  course: 'savoury',
  titles: ['{adj} {stars} {kind}', 'Clear {stars} {kind}', 'Bowl-warming {stars} {kind}'],
  intros: [
    'A light, clear-tasting soup in which {those} keep their own flavour.',
    'One pot, one spoon: {those} simmered just long enough to give their best to the pot.',
  ],
  unsung: ['grain'],
  meals: ['Lunch', 'Dinner', 'Appetizer'],
  themes: ['Healthy Bites', 'Budget Meals', 'Default Recipe', 'Vegan Bliss'],
  tools: ['hob'],
  palettes: SAVOURY_PALETTES,
  slots: [
    OIL,
    ONION,
    GARLIC,
    ROOTS,
    slot('base', ['tomato base'], { max: 1 }),
    { ...VEGETABLES },
    GREENS,
    slot('meat', ['poultry'], { cut: 'dice', serving: '110g' }),
    slot('pulses', ['pulse'], { share: 0.75 }),
    slot('grain', ['pasta', 'rice'], {
      serving: '30g',
      never: ['brown-rice', 'wild-rice', 'gnocchi', 'ravioli'],
    }),
    STOCK,
    slot('cream', ['cream'], { serving: '30ml' }),
    ...SEASONING,
  ],
  fills: [
    {
      of: ['roots', 'vegetables', 'greens', 'base'],
      enough: 3,
      offers: [
        'carrot',
        'courgette',
        'tinned-tomato',
        'spinach',
        'potato',
        'celery',
        'kale',
        'peas',
        'pumpkin',
        'cabbage',
      ],
      needed: true,
    },
    {
      of: ['meat', 'pulses'],
      enough: 1,
      offers: ['white-beans', 'chickpeas', 'red-lentils', 'chicken-breast'],
    },
  ],
  steps: [
    {
      lead: 'Soften',
      text: SOFTEN,
      minutes: [4, 6],
      needs: 'onion+garlic',
      novice: 'Soft means a piece gives way easily against the spoon.',
    },
    {
      lead: 'Bloom',
      text: 'Stir in {spices+chilli} until fragrant.',
      minutes: 1,
      needs: 'spices+chilli',
      novice: 'Do not let {spices+chilli:it|them} darken: scorched, the flavour turns bitter.',
    },
    {
      lead: 'Simmer',
      text: 'Pour in {stock+base}. Add {roots+vegetables+meat+pulses+grain} and bring to the boil. Lower the heat and simmer, half covered, until everything is tender[ and {meat#done}].',
      pro: 'Add {stock+base} and {roots+vegetables+meat+pulses+grain}; simmer gently until tender[, {meat#done}].',
      novice:
        'A simmer is small, lazy bubbles. Test the largest piece with the tip of a knife: it should slide in easily.',
      minutes: [10, 15],
      cook: { slots: 'roots+vegetables+meat+grain+pulses', method: 'simmer', cap: 30 },
    },
    { lead: 'Wilt', text: 'Stir in {greens} until just wilted.', minutes: 2, needs: 'greens' },
    {
      lead: 'Finish',
      text: '[Stir in {cream+sauce}. ]Taste[, season with {salt+pepper~}][ and brighten with {acid}]. Ladle into warm bowls[ and scatter with {herb}].',
      minutes: 1,
    },
  ],
  tips: [
    'The soup keeps for 3 days in the fridge and thickens as it stands; loosen it with a little hot water.',
    'For more body, crush a few of the vegetables against the side of the pot before serving.',
  ],
};

export const STEW: DishDesign = {
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
    OIL,
    ONION,
    GARLIC,
    slot('cured', ['cured'], { share: 0.8 }),
    slot('meat', ['meat', 'poultry', 'joint'], { cut: 'chunks' }),
    slot('pulses', ['pulse']),
    { ...ROOTS, cut: 'chunks' },
    VEGETABLES,
    slot('base', ['tomato base'], { offers: ['tinned-tomato', 'passata'], max: 1 }),
    slot('stock', ['stock'], {
      offers: ['vegetable-stock', 'stock', 'chicken-stock', 'water'],
      serving: '150ml',
      needed: true,
    }),
    GREENS,
    BRINY,
    slot('fruit', ['dried fruit'], { max: 1, never: ['coconut'] }),
    ...SEASONING,
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

export const CURRY: DishDesign = {
  id: 'curry',
  called: ['curry', 'spiced pot'],
  picture: 'curry',
  course: 'savoury',
  titles: ['{adj} {stars} curry', '{adj} curry with {those}'],
  intros: [
    'Made from the very beginning, no jar in sight: {those} in something creamy and fragrant.',
    '{Those}, creamy and fragrant, asking for nothing but a spoon.',
  ],
  meals: ['Lunch', 'Dinner'],
  themes: ['Global Flavors', 'Vegan Bliss', 'Chef Quest', 'Street Eats'],
  tools: ['hob'],
  palettes: ['indian', 'thai'],
  slots: [
    { ...OIL, offers: ['coconut-oil', 'sunflower-oil', 'rapeseed-oil', 'olive-oil'] },
    ONION,
    { ...GARLIC, max: 2 },
    slot('meat', ['poultry', 'meat'], { cut: 'chunks', serving: '140g' }),
    slot('pulses', ['pulse']),
    slot('soy', ['soy']),
    slot('fish', ['fish', 'shellfish'], { cut: 'chunks' }),
    { ...ROOTS },
    VEGETABLES,
    GREENS,
    slot('base', ['tomato base']),
    slot('milk', ['cream', 'milk'], {
      offers: ['coconut-milk', 'oat-cream', 'cream'],
      only: ['coconut-milk', 'coconut-cream', 'cream', 'oat-cream', 'soy-cream'],
      serving: '100ml',
      needed: true,
    }),
    ...SEASONING.map((one) => (one.key === 'spices' ? { ...one, needed: true } : one)),
    NUTS,
  ],
  fills: [
    {
      of: ['meat', 'pulses', 'soy', 'fish'],
      enough: 1,
      offers: ['chickpeas', 'tofu', 'chicken-thigh', 'red-lentils', 'prawn'],
    },
    {
      of: ['roots', 'vegetables', 'greens'],
      enough: 2,
      offers: ['cauliflower', 'spinach', 'sweet-potato', 'green-beans', 'bell-pepper', 'carrot', 'aubergine'],
      needed: true,
    },
  ],
  steps: [
    {
      lead: 'Soften',
      text: 'Warm [{oil} in] a wide pan over medium heat and cook {onion+garlic}, stirring, until golden.',
      minutes: [5, 7],
      needs: 'onion+garlic',
    },
    {
      lead: 'Bloom',
      text: 'Add {spices+chilli} and stir until the kitchen smells of {spices+chilli:it|them}.',
      minutes: 1,
      novice: 'Blooming wakes up the flavour; add a spoonful of water if it catches.',
    },
    {
      lead: 'Simmer',
      text: 'Add {meat+soy+pulses+roots+vegetables}, then {base+milk}. Bring to a gentle simmer and cook, half covered, until everything is tender[ and {meat#done}].',
      minutes: [10, 15],
      cook: { slots: 'meat+roots+vegetables+pulses+soy', method: 'simmer', cap: 45 },
      needs: 'meat+soy+pulses+roots+vegetables',
    },
    {
      lead: 'Poach',
      text: 'Slip in {fish} and poach gently, without boiling, until {fish#done}.',
      minutes: 5,
      needs: 'fish',
    },
    { lead: 'Wilt', text: 'Fold in {greens} until just wilted.', minutes: 2, needs: 'greens' },
    {
      lead: 'Finish',
      text: '[Stir in {sauce}. ]Taste[, season with {salt+pepper~}][ and brighten with {acid}]. Serve[ scattered with {herb+nuts}].',
      minutes: 1,
    },
  ],
  tips: [
    'Let the curry stand for a few minutes off the heat: the sauce settles and thickens.',
    'Freeze leftovers flat in bags; they thaw in no time.',
  ],
};

import { garlic, greens, nuts, oil, onion, roots, seasoning, slot, vegetables } from './common';
import type { DishDesign } from './design';

export const curry: DishDesign = {
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
    { ...oil, offers: ['coconut-oil', 'sunflower-oil', 'rapeseed-oil', 'olive-oil'] },
    onion,
    { ...garlic, max: 2 },
    slot('meat', ['poultry', 'meat'], { cut: 'chunks', serving: '140g' }),
    slot('pulses', ['pulse']),
    slot('soy', ['soy']),
    slot('fish', ['fish', 'shellfish'], { cut: 'chunks' }),
    { ...roots },
    vegetables,
    greens,
    slot('base', ['tomato base']),
    slot('milk', ['cream', 'milk'], {
      offers: ['coconut-milk', 'oat-cream', 'cream'],
      only: ['coconut-milk', 'coconut-cream', 'cream', 'oat-cream', 'soy-cream'],
      serving: '100ml',
      needed: true,
    }),
    ...seasoning.map((one) => (one.key === 'spices' ? { ...one, needed: true } : one)),
    nuts,
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

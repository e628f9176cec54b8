import { briny, garlic, greens, oil, onion, roots, seasoning, slot, vegetables } from './common';
import type { DishDesign } from './design';

export const traybake: DishDesign = {
  id: 'traybake',
  called: ['traybake'],
  picture: 'traybake',
  course: 'savoury',
  titles: ['{adj} {stars} traybake', 'Roasted {stars} traybake', '{adj} roast {those}'],
  intros: [
    'One tray, one oven: {those} roast until caramelised at the edges.',
    'Ten minutes of chopping, then the oven takes over and turns {those} golden.',
  ],
  meals: ['Lunch', 'Dinner'],
  themes: ['Default Recipe', 'Healthy Bites', 'Budget Meals', "From the Chef's Table", 'Global Flavors'],
  tools: ['oven'],
  oven: 210,
  palettes: ['spanish', 'italian', 'greek', 'moroccan', 'indian', 'mexican', 'levantine', 'french'],
  slots: [
    { ...oil, share: 2 },
    slot('meat', ['poultry', 'meat', 'joint'], {
      cut: 'chunks',
      never: ['beef', 'veal', 'venison', 'rabbit', 'mutton'],
    }),
    slot('cured', ['cured'], { max: 1 }),
    slot('soy', ['soy', 'pulse'], {
      never: ['red-lentils', 'edamame', 'vegan-mince', 'textured-vegetable-protein'],
    }),
    slot('fish', ['fish'], {}),
    { ...roots, cut: 'chunks' },
    { ...vegetables, never: ['peas', 'bean-sprouts'], cut: 'chunks' },
    { ...onion, offers: ['red-onion', 'onion', 'leek'], cut: 'wedges', share: 2 },
    { ...garlic, offers: ['garlic'], share: 2, cut: 'slice' },
    briny,
    greens,
    slot('cheese', ['cheese'], { max: 1 }),
    ...seasoning,
  ],
  fills: [
    {
      of: ['meat', 'soy', 'fish', 'cured'],
      enough: 1,
      offers: ['chicken-thigh', 'salmon', 'chickpeas', 'sausage', 'tofu', 'pork'],
    },
    {
      of: ['roots', 'vegetables'],
      enough: 3,
      offers: [
        'potato',
        'bell-pepper',
        'courgette',
        'carrot',
        'cherry-tomato',
        'broccoli',
        'butternut-squash',
        'fennel',
        'aubergine',
        'cauliflower',
        'parsnip',
      ],
      needed: true,
    },
  ],
  steps: [
    {
      lead: 'Roast the roots',
      text: 'Spread {roots} on a large tray[ and turn in half of {oil}]. Roast until they start to colour.',
      minutes: [12, 15],
      needs: 'roots',
      novice: 'One layer, with space between the pieces: crowded food steams instead of browning.',
    },
    {
      lead: 'Add the rest',
      text: 'Turn {meat+soy+cured+vegetables+onion+garlic} in [[?roots|the rest of ]{oil} with ]{spices+chilli+salt+pepper~}. Spread over the tray and roast, turning once, until tender and golden[ and {meat+cured#done}].',
      minutes: [18, 22],
      cook: { slots: 'meat+vegetables+onion+cured', method: 'roast', cap: 45 },
      needs: 'meat+soy+cured+vegetables+onion+garlic',
    },
    {
      lead: 'Tuck in',
      text: 'Nestle {fish} among everything[, spoon over a little of {sauce}] and roast until {fish#done}.',
      minutes: 12,
      needs: 'fish',
    },
    {
      lead: 'Toss through',
      text: 'Scatter over {greens+briny+cheese} and return to the oven until the edges soften.',
      minutes: 3,
      needs: 'greens+briny+cheese',
    },
    {
      lead: 'Finish',
      text: '[!fish|[Spoon over {sauce}. ]][Sharpen with {acid}. ]Let the tray stand for a moment[, then scatter with {herb}] and carry it to the table.',
      minutes: 2,
    },
  ],
  tips: [
    'Use the biggest tray you have, or two: space is what makes things crisp.',
    'Leftovers are good cold the next day.',
  ],
};

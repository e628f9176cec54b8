import { boilingWater, briny, garlic, greens, nuts, oil, onion, seasoning, slot, vegetables } from './common';
import type { DishDesign } from './design';

export const pasta: DishDesign = {
  id: 'pasta',
  called: ['pasta', 'gluten-free pasta', 'bowl'],
  picture: 'pasta',
  course: 'savoury',
  titles: ['{adj} {base} with {those}', '{Base} with {those}'],
  intros: [
    'A quick one: {those} cooked down while the water boils.',
    'Everything clings: {those}, a splash of cooking water and a good toss.',
  ],
  unsung: ['pasta'],
  meals: ['Lunch', 'Dinner', 'Fast Food'],
  themes: ['Budget Meals', 'Default Recipe', 'Gourmet Touch', 'Vegan Bliss'],
  tools: ['hob'],
  palettes: ['italian', 'greek', 'french', 'spanish'],
  slots: [
    slot('pasta', ['pasta'], {
      needed: true,
      offers: ['pasta', 'spaghetti', 'gluten-free-pasta', 'lentil-pasta'],
    }),
    boilingWater,
    { ...oil, share: 2 },
    { ...onion, offers: ['onion', 'shallot', 'leek'] },
    { ...garlic, offers: ['garlic'] },
    slot('cured', ['cured']),
    slot('meat', ['poultry', 'mince', 'meat'], { serving: '100g', cut: 'strips' }),
    slot('fish', ['fish', 'shellfish'], { cut: 'cubes', share: 0.8 }),
    slot('tin', ['tinned fish', 'pulse'], { share: 0.7, max: 1 }),
    vegetables,
    slot('base', ['tomato base'], { max: 1 }),
    greens,
    briny,
    slot('cream', ['cream']),
    slot('cheese', ['cheese'], { max: 2 }),
    ...seasoning,
    { ...nuts },
  ],
  fills: [
    {
      of: ['vegetables', 'greens', 'base'],
      enough: 2,
      offers: [
        'cherry-tomato',
        'spinach',
        'mushrooms',
        'courgette',
        'broccoli',
        'peas',
        'tinned-tomato',
        'aubergine',
        'kale',
      ],
      needed: true,
    },
    {
      of: ['cheese', 'nuts'],
      enough: 1,
      offers: ['parmesan', 'feta', 'nutritional-yeast', 'pine-nuts', 'walnuts'],
    },
  ],
  steps: [
    {
      lead: 'Boil',
      text: 'Cook {pasta} in a large pan of boiling {water~}[, seasoned with half of {salt},] until just firm to the bite; keep a cup of the cooking water and drain. Meanwhile, warm [{oil} in] a wide pan over medium heat. [Cook {onion+garlic+cured+chilli+spices} until fragrant[ and {cured#done}]. ][Add {meat+vegetables+base+tin} and cook until soft and juicy[ and {meat#done}].]',
      pro: 'Cook {pasta} al dente in boiling {water~}[ with half of {salt}]; reserve a ladle of the cooking water. Alongside, sweat {onion+garlic+cured+chilli+spices}[ in {oil}][, then add {meat+vegetables+base+tin}][ until {meat#done}].',
      novice: 'Taste a piece a minute before you think it is ready: it should be tender with a little bite.',
      minutes: [11, 13],
      cook: { slots: 'pasta', method: 'boil', cap: 14 },
    },
    {
      lead: 'Add the rest',
      text: 'Add {fish} and cook gently until {fish#done}.',
      minutes: 4,
      needs: 'fish',
    },
    {
      lead: 'Toss',
      text: 'Tip in {pasta+greens+briny+cream+sauce}[ with {cheese}] and a splash of the cooking water. Toss until glossy.',
      minutes: 2,
    },
    {
      lead: 'Finish',
      text: 'Taste[, season with {salt+pepper~}][, add {acid}] and serve[, topped with {herb+nuts}].',
      minutes: 1,
    },
  ],
  tips: [
    'The cooking water is half the secret: it makes everything cling.',
    'Toss in the pan, not in the bowl.',
  ],
};

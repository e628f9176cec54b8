import { briny, garlic, greens, oil, onion, roots, seasoning, slot, vegetables } from './common';
import type { DishDesign } from './design';

export const searedPlate: DishDesign = {
  id: 'seared-plate',
  called: ['plate'],
  picture: 'fish-plate',
  course: 'savoury',
  titles: ['{adj} {lead} with {others}', 'Pan-seared {lead} with {others}'],
  intros: [
    'A proper plate of food: {those}, each cooked the way it likes best.',
    'One pan, one good sear, and {those} on a warm plate.',
  ],
  meals: ['Lunch', 'Dinner'],
  themes: ['Gourmet Touch', 'Healthy Bites', "From the Chef's Table", 'Chef Quest', 'Default Recipe'],
  tools: ['hob'],
  palettes: ['french', 'italian', 'spanish', 'greek', 'moroccan', 'peruvian', 'levantine'],
  slots: [
    { ...oil, share: 1.5 },
    slot('meat', ['poultry', 'meat', 'soy'], {
      cut: 'slabs',
      needed: true,
      never: ['vegan-mince', 'textured-vegetable-protein'],
    }),
    { ...roots, max: 1, cut: 'dice' },
    vegetables,
    { ...onion, offers: ['shallot', 'red-onion', 'onion'] },
    { ...garlic, offers: ['garlic'] },
    greens,
    briny,
    ...seasoning,
    slot('butter', ['butter']),
  ],
  fills: [
    {
      of: ['meat'],
      enough: 1,
      offers: ['chicken-breast', 'tofu', 'pork-loin', 'beef-steak', 'turkey-breast'],
    },
    {
      of: ['vegetables', 'greens', 'roots'],
      enough: 2,
      offers: [
        'green-beans',
        'mushrooms',
        'spinach',
        'cherry-tomato',
        'courgette',
        'asparagus',
        'kale',
        'fennel',
      ],
      needed: true,
    },
  ],
  steps: [
    {
      lead: 'Season',
      text: '[Rub {meat} with {spices}. ][Season with {salt+pepper~}.]',
      minutes: 2,
      needs: 'spices+salt+pepper',
    },
    {
      lead: 'Start the roots',
      text: 'Warm [half of {oil} in] a wide pan over medium heat and cook {roots}, turning often, until golden and tender.',
      minutes: [10, 14],
      cook: { slots: 'roots', method: 'fry', cap: 15 },
      needs: 'roots',
    },
    {
      lead: 'Sear',
      text: 'Heat [{oil} in] a wide pan over medium-high heat. Sear {meat} in one layer, turning once, until {meat#done}. Rest on a warm plate.',
      pro: 'Sear {meat} hard[ in {oil}] until {meat#done}; rest.',
      minutes: [6, 8],
      novice: 'Put the pieces down away from you, and do not move them until the edges turn golden.',
    },
    {
      lead: 'Soften',
      text: 'In the same pan[, with {butter},] cook {onion+garlic+chilli+vegetables}, stirring, until just tender and touched with gold.',
      minutes: [5, 7],
      cook: { slots: 'vegetables', method: 'fry', cap: 9 },
      needs: 'onion+garlic+chilli+vegetables',
    },
    { lead: 'Wilt', text: 'Add {greens+briny} and toss until soft.', minutes: 2, needs: 'greens+briny' },
    {
      lead: 'Plate',
      text: '[Stir in {sauce}. ][Sharpen with {acid}. ]Spoon everything from the pan onto plates and lay {meat} on top with the resting juices[, then finish with {herb}].',
      minutes: 2,
    },
  ],
  tips: [
    'Resting is part of the cooking: cut too soon, the juices end up on the board.',
    'Warm plates keep it hot for the length of a conversation.',
  ],
};

import { briny, garlic, greens, oil, onion, roots, seasoning, slot, vegetables } from './common';
import type { DishDesign } from './design';

export const fishPlate: DishDesign = {
  id: 'fish-plate',
  called: ['plate'],
  picture: 'fish-plate',
  course: 'savoury',
  titles: ['{adj} {lead} with {others}', 'Pan-fried {lead} with {others}'],
  intros: [
    'Fish wants little: a hot pan, a short time, and {others} beside it.',
    'Crisp at the edges, just set in the middle, with {others}.',
  ],
  meals: ['Lunch', 'Dinner'],
  themes: ['Gourmet Touch', 'Healthy Bites', "From the Chef's Table", 'Chef Quest', 'Default Recipe'],
  tools: ['hob'],
  palettes: ['french', 'italian', 'spanish', 'greek', 'nordic', 'peruvian'],
  slots: [
    { ...oil, share: 1.5 },
    slot('fish', ['fish', 'shellfish'], { needed: true }),
    { ...roots, max: 1, cut: 'dice' },
    vegetables,
    { ...onion, offers: ['shallot', 'leek', 'onion'] },
    { ...garlic, offers: ['garlic'] },
    greens,
    briny,
    slot('butter', ['butter']),
    ...seasoning,
  ],
  fills: [
    { of: ['fish'], enough: 1, offers: ['cod', 'salmon', 'hake', 'prawn', 'sea-bass'] },
    {
      of: ['vegetables', 'greens', 'roots'],
      enough: 2,
      offers: [
        'asparagus',
        'spinach',
        'fennel',
        'green-beans',
        'cherry-tomato',
        'courgette',
        'peas',
        'potato',
      ],
      needed: true,
    },
  ],
  steps: [
    {
      lead: 'Start the roots',
      text: 'Warm [half of {oil} in] a wide pan and cook {roots}, turning often, until golden and tender. Lift out.',
      minutes: [10, 14],
      cook: { slots: 'roots', method: 'fry', cap: 15 },
      needs: 'roots',
    },
    {
      lead: 'Soften',
      text: 'Warm [a little of {oil} in] a wide pan over medium heat. Cook {onion+garlic+chilli+vegetables} until tender. Move to a warm dish.',
      minutes: [5, 7],
      cook: { slots: 'vegetables', method: 'fry', cap: 9 },
      needs: 'onion+garlic+chilli+vegetables',
    },
    { lead: 'Wilt', text: 'Toss in {greens} until soft, and keep warm.', minutes: 2, needs: 'greens' },
    {
      lead: 'Fry',
      text: 'Pat {fish} dry[ and season with {spices+salt+pepper~}]. Heat [the rest of {oil} in] the pan over medium-high heat and fry {fish}, turning once, until {fish#done}.',
      pro: 'Dry {fish}[, season with {spices+salt+pepper~}]; fry presentation side first[ in {oil}] until {fish#done}.',
      minutes: [5, 7],
      novice: 'If it sticks, wait: it lets go when it is ready to turn.',
    },
    {
      lead: 'Finish',
      text: '[Let {butter} foam in the pan with the juices. ][Stir in {briny+sauce}. ][Sharpen with {acid}. ]Serve with everything from the warm dish[ and {herb}].',
      minutes: 1,
    },
  ],
  tips: [
    'Take fish off the heat a moment early: it goes on cooking on the plate.',
    'Dry skin is crisp skin: pat it well.',
  ],
};

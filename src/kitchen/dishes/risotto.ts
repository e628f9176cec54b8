import { cheese, garlic, greens, oil, onion, roots, seasoning, slot, vegetables } from './common';
import type { DishDesign } from './design';

export const risotto: DishDesign = {
  id: 'risotto',
  called: ['risotto'],
  picture: 'rice',
  course: 'savoury',
  titles: ['{adj} risotto with {those}', '{adj} {stars} risotto'],
  intros: [
    'Stirred, not rushed: rice that flows on the plate, with {those}.',
    'One pan, one wooden spoon and twenty calm minutes for {those}.',
  ],
  unsung: ['rice'],
  meals: ['Dinner', 'Lunch'],
  themes: ['Gourmet Touch', 'Chef Quest', "From the Chef's Table"],
  tools: ['hob'],
  palettes: ['italian', 'french', 'spanish'],
  slots: [
    { ...oil },
    { ...onion, offers: ['shallot', 'onion', 'leek'], cut: 'mince' },
    { ...garlic, offers: ['garlic'] },
    slot('rice', ['rice'], {
      needed: true,
      offers: ['arborio-rice', 'rice'],
      only: ['arborio-rice', 'rice', 'white-rice'],
    }),
    slot('stock', ['stock'], {
      needed: true,
      offers: ['vegetable-stock', 'stock', 'chicken-stock'],
      serving: '300ml',
    }),
    slot('meat', ['poultry', 'cured'], { cut: 'dice', serving: '90g' }),
    slot('fish', ['shellfish', 'fish'], { cut: 'cubes', share: 0.8 }),
    { ...roots, max: 1, share: 0.7 },
    { ...vegetables, max: 2, share: 0.9 },
    greens,
    slot('butter', ['butter'], { offers: ['butter', 'vegan-butter'] }),
    { ...cheese, offers: ['parmesan', 'nutritional-yeast', 'vegan-cheese'] },
    ...seasoning.filter(({ key }) => key !== 'sauce'),
  ],
  fills: [
    {
      of: ['vegetables', 'roots', 'greens'],
      enough: 2,
      offers: [
        'mushrooms',
        'asparagus',
        'peas',
        'butternut-squash',
        'spinach',
        'leek',
        'courgette',
        'beetroot',
        'broad-beans',
      ],
      needed: true,
    },
  ],
  steps: [
    {
      lead: 'Soften',
      text: 'Keep {stock} hot in a small pan. Warm [{oil} in] a wide pan and cook {onion+garlic+roots+meat} gently until soft[ and {meat#done}].',
      minutes: [6, 8],
      cook: { slots: 'meat+roots', method: 'fry', cap: 10 },
    },
    {
      lead: 'Coat',
      text: 'Add {rice}[ with {spices}] and stir until the grains look glassy and feel hot.',
      minutes: 2,
    },
    {
      lead: 'Stir',
      text: 'Add a ladle of {stock} and stir until absorbed; repeat. Add {vegetables} halfway. Stop when {rice} {rice:is|are} tender with a little bite and the whole flows.',
      pro: 'Ladle in {stock}, stirring; {vegetables} at half time. Stop all’onda.',
      minutes: [17, 18],
      novice: 'Steady stirring is what makes it creamy: the grains rub against each other.',
    },
    { lead: 'Poach', text: 'Stir in {fish} and cook until {fish#done}.', minutes: 3, needs: 'fish' },
    {
      lead: 'Beat',
      text: 'Off the heat, beat in {greens+butter+cheese}. Cover and rest.',
      minutes: 2,
      needs: 'greens+butter+cheese',
    },
    {
      lead: 'Serve',
      text: '[Season with {salt+pepper~}. ][Brighten with {acid}. ]Spoon onto flat plates[ and finish with {herb+chilli}].',
      minutes: 1,
    },
  ],
  tips: [
    'It should spread when you tap the plate; loosen it with hot liquid if it stands up.',
    'Wait for nothing once it is ready: call people first.',
  ],
};

import { acid, briny, chilli, garlic, herb, oil, pepper, salt, slot, spices } from './common';
import type { DishDesign } from './design';

export const tapas: DishDesign = {
  id: 'tapas',
  called: ['tapas', 'plate'],
  picture: 'salad',
  course: 'savoury',
  titles: ['{adj} tapas of {those}', '{adj} sharing plate of {those}'],
  intros: [
    'Small plates for standing around: {those}.',
    'Put it in the middle and hand out forks. {Those}, dressed and ready.',
  ],
  meals: ['Tapas', 'Appetizer', 'Snack'],
  themes: ['Global Flavors', 'Street Eats', 'Default Recipe', 'Gourmet Touch', "From the Chef's Table"],
  tools: ['hob'],
  palettes: ['spanish', 'greek', 'italian', 'moroccan', 'levantine'],
  slots: [
    { ...oil, share: 2 },
    slot('main', ['pulse', 'shellfish', 'cured', 'soy', 'poultry', 'meat', 'fish'], {
      max: 2,
      share: 0.6,
      cut: 'cubes',
      never: ['red-lentils', 'vegan-mince', 'textured-vegetable-protein'],
    }),
    slot('vegetables', ['vegetable'], { max: 2, share: 0.8 }),
    { ...garlic, cut: 'slice', offers: ['garlic'] },
    slot('cold', ['tomato', 'salad', 'avocado'], { max: 2, share: 0.8 }),
    slot('tin', ['tinned fish'], {}),
    slot('cheese', ['cheese'], { max: 2 }),
    slot('bread', ['bread', 'tortilla'], {
      serving: '1slice',
      only: ['bread', 'sourdough-bread', 'gluten-free-bread', 'rye-bread'],
    }),
    slot('fruit', ['fruit', 'dried fruit'], {
      share: 0.4,
      only: ['grapes', 'fig', 'date', 'melon', 'orange', 'dried-fig'],
    }),
    slot('nuts', ['nut'], {}),
    briny,
    spices,
    chilli,
    salt,
    pepper,
    herb,
    acid,
  ],
  fills: [
    {
      of: ['main'],
      enough: 1,
      offers: ['prawn', 'chickpeas', 'chorizo', 'squid', 'white-beans', 'tofu'],
      needed: true,
    },
    {
      of: ['vegetables'],
      enough: 1,
      offers: ['mushrooms', 'padron-pepper', 'bell-pepper', 'asparagus', 'courgette'],
    },
    { of: ['cold'], enough: 1, offers: ['cherry-tomato', 'cucumber', 'radish', 'endive'] },
    { of: ['briny'], enough: 1, offers: ['olives', 'capers'] },
    {
      of: ['bread', 'nuts', 'cheese'],
      enough: 1,
      offers: ['bread', 'almonds', 'manchego', 'gluten-free-bread'],
    },
  ],
  steps: [
    {
      lead: 'Blister',
      text: 'Heat [half of {oil} in] a wide pan until very hot. Fry {vegetables} until blistered and tender. Lift onto a plate[ and season with {salt~}].',
      minutes: [5, 6],
      needs: 'vegetables',
      cook: { slots: 'vegetables', method: 'fry', cap: 8 },
    },
    {
      lead: 'Fry',
      text: 'Add [the rest of {oil} and ]{garlic+chilli+spices+main} to the pan and cook, turning, until {main#done}.',
      minutes: [5, 6],
      cook: { slots: 'main', method: 'fry', cap: 10 },
    },
    {
      lead: 'Arrange',
      text: 'Pile everything onto small plates with {cold+tin+cheese+briny+fruit+nuts+bread}.',
      minutes: 3,
      needs: 'cold+tin+cheese+briny+fruit+nuts+bread',
    },
    {
      lead: 'Finish',
      text: '[Season with {salt+pepper~}. ][Sharpen with {acid}. ][Scatter with {herb}. ]Serve while the hot things are hot.',
      minutes: 1,
    },
  ],
  tips: ['Serve the pan juices too: somebody will want to mop them up.', 'Toothpicks save on washing up.'],
};

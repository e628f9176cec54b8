import { cheese, neutralOil, onion, seasoning, slot } from './common';
import type { DishDesign } from './design';

export const fritters: DishDesign = {
  id: 'fritters',
  called: ['fritters', 'crisp rounds'],
  picture: 'fritters',
  course: 'savoury',
  titles: ['{adj} {stars} fritters', 'Crisp {stars} fritters'],
  intros: [
    'Lacy at the rim and tender inside, with plenty of {those}.',
    'A bowl, a fork and a hot pan turn {those} into something to fight over.',
  ],
  meals: ['Brunch', 'Snack', 'Lunch', 'Tapas', 'Appetizer', 'Breakfast'],
  themes: ['Budget Meals', 'Street Eats', 'Default Recipe', 'Global Flavors'],
  tools: ['hob'],
  palettes: ['indian', 'greek', 'mexican', 'nordic', 'spanish', 'levantine'],
  slots: [
    { ...neutralOil, share: 2, needed: true },
    slot('grated', ['vegetable', 'root'], {
      max: 2,
      cut: 'grate',
      only: [
        'courgette',
        'carrot',
        'sweetcorn',
        'peas',
        'beetroot',
        'sweet-potato',
        'potato',
        'cabbage',
        'broccoli',
        'cauliflower',
        'parsnip',
      ],
      needed: true,
    }),
    slot('fish', ['tinned fish'], { never: ['anchovy', 'smoked-salmon'], share: 0.75 }),
    { ...onion, cut: 'mince', share: 0.5, offers: ['spring-onion', 'onion', 'shallot'] },
    slot('flour', ['flour'], {
      needed: true,
      never: ['cornflour', 'tapioca', 'coconut-flour', 'almond-flour'],
      serving: '40g',
    }),
    slot('egg', ['egg'], { serving: '1' }),
    slot('splash', ['milk'], {
      serving: '40ml',
      only: ['water', 'milk', 'oat-milk', 'soy-milk', 'rice-milk', 'almond-milk'],
    }),
    { ...cheese },
    ...seasoning,
    slot('dip', ['yogurt'], { serving: '3tbsp' }),
  ],
  fills: [
    {
      of: ['grated'],
      enough: 1,
      offers: ['courgette', 'sweetcorn', 'carrot', 'sweet-potato', 'peas', 'potato'],
    },
    {
      of: ['flour'],
      enough: 1,
      offers: ['chickpea-flour', 'flour', 'gluten-free-flour', 'rice-flour', 'buckwheat-flour'],
    },
    { of: ['egg', 'splash'], enough: 1, offers: ['egg', 'water'] },
    { of: ['dip'], enough: 1, offers: ['yogurt', 'soy-yogurt', 'coconut-yogurt'] },
  ],
  steps: [
    {
      lead: 'Squeeze',
      text: 'Wring the water out of {grated} in a clean cloth.',
      minutes: 2,
      needs: 'grated',
      novice: 'The drier, the crisper.',
    },
    {
      lead: 'Mix',
      text: 'Beat {flour} with {egg+splash} to a thick, smooth mixture. Fold in {grated+onion+fish+cheese+spices+chilli+herb+salt+pepper}.',
      minutes: 4,
      novice: 'It should drop slowly from the spoon. Add a spoonful of water if it does not.',
    },
    {
      lead: 'Fry',
      text: 'Heat {oil} in a wide pan over medium heat. Drop in spoonfuls, flatten lightly and fry in batches, turning once, until deep golden and cooked through.',
      minutes: [8, 12],
    },
    {
      lead: 'Serve',
      text: 'Drain on kitchen paper. [Stir {acid} into {dip} and serve alongside. ][!dip|[Sharpen with {acid}. ]][Serve with {sauce}. ]Eat while crisp.',
      minutes: 1,
    },
  ],
  tips: [
    'Keep the first batches warm in a single layer; piled up they go soft.',
    'Fry a teaspoonful first and taste it before you commit the batch.',
  ],
};

import { fruit, milks, nuts, salt, slot, spices, sweet, sweetPalettes, toppings } from './common';
import type { DishDesign } from './design';

export const porridge: DishDesign = {
  id: 'porridge',
  called: ['porridge', 'breakfast bowl'],
  picture: 'breakfast-bowl',
  course: 'sweet',
  titles: ['{adj} {base} {kind} with {those}', 'Creamy {base} {kind} with {those}'],
  intros: [
    'Slowly stirred and softly spiced, with {those} on top.',
    'A bowl that lasts until lunch: warm, creamy and topped with {those}.',
  ],
  unsung: ['oats', 'milk'],
  meals: ['Breakfast', 'Brunch', 'Snack'],
  themes: ['Healthy Bites', 'Budget Meals', 'Default Recipe', 'Vegan Bliss', 'Sweet Treats'],
  tools: ['hob'],
  palettes: sweetPalettes,
  slots: [
    slot('oats', ['oats', 'grain'], {
      needed: true,
      only: ['oats', 'quinoa', 'millet', 'buckwheat'],
      offers: ['oats', 'quinoa', 'millet', 'buckwheat'],
      serving: '45g',
    }),
    slot('milk', ['milk'], { needed: true, offers: [...milks, 'water'], serving: '220ml' }),
    slot('seeds', ['nut'], { only: ['chia-seeds', 'flaxseed', 'hemp-seeds'] }),
    spices,
    salt,
    sweet,
    fruit,
    slot('dried', ['dried fruit']),
    nuts,
    slot('spread', ['nut butter'], { never: ['hummus', 'guacamole'] }),
    slot('cream', ['yogurt'], { serving: '2tbsp' }),
    slot('chocolate', ['chocolate'], { serving: '10g' }),
  ],
  fills: [
    { of: ['fruit', 'dried'], enough: 1, offers: toppings },
    {
      of: ['nuts', 'spread', 'seeds'],
      enough: 1,
      offers: ['walnuts', 'almonds', 'pumpkin-seeds', 'sunflower-seeds', 'peanut-butter', 'chia-seeds'],
    },
  ],
  steps: [
    {
      lead: 'Simmer',
      text: 'Put {oats+milk} in a pan[ with {seeds+spices+salt}]. Bring to a simmer and cook gently, stirring, until thick and tender.',
      minutes: [7, 8],
      cook: { slots: 'oats', method: 'simmer', cap: 20 },
      novice: 'Stir often, right to the corners: it catches as it thickens.',
    },
    {
      lead: 'Stand',
      text: 'Take off the heat[, stir in {dried+chocolate}] and let stand until creamy.',
      minutes: 2,
    },
    {
      lead: 'Top',
      text: 'Spoon into bowls[ and top with {fruit+cream+spread+nuts}]. [Drizzle with {sweet}.]',
      minutes: 1,
      needs: 'fruit+cream+spread+nuts+sweet',
    },
  ],
  tips: [
    'Soak the base overnight and it cooks in half the time.',
    'Loosen leftovers with a splash of liquid and warm them slowly.',
  ],
};

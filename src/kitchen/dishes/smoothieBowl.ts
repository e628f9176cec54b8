import { ACID, FRUIT, MILKS, NUTS, SPICES, SWEET, SWEET_HERB, SWEET_PALETTES, slot } from './common';
import type { DishDesign } from './design';

export const SMOOTHIE_BOWL: DishDesign = {
  id: 'smoothie-bowl',
  called: ['smoothie bowl', 'blended bowl'],
  picture: 'smoothie-bowl',
  course: 'sweet',
  titles: ['{adj} {stars} {kind}', 'Thick {stars} {kind}'],
  intros: [
    'Thick enough for a spoon, made from {those}.',
    'A bowl from the blender: {those}, cold and bright.',
  ],
  meals: ['Breakfast', 'Snack', 'Brunch'],
  themes: ['Healthy Bites', 'Vegan Bliss', 'Sweet Treats'],
  tools: ['blender'],
  raw: true,
  palettes: SWEET_PALETTES,
  slots: [
    { ...FRUIT, needed: true, max: 3, share: 1 },
    slot('leaves', ['leafy'], { share: 0.4, only: ['spinach', 'kale'] }),
    slot('avocado', ['avocado'], { share: 0.5 }),
    slot('milk', ['milk', 'yogurt'], { needed: true, offers: [...MILKS, 'water'], serving: '90ml' }),
    slot('oats', ['oats'], { serving: '20g' }),
    slot('dried', ['dried fruit']),
    slot('spread', ['nut butter'], { never: ['hummus', 'guacamole'] }),
    { ...NUTS, offers: ['pumpkin-seeds', 'almonds', 'chia-seeds', 'sunflower-seeds'] },
    { ...SWEET, offers: [] },
    SPICES,
    SWEET_HERB,
    ACID,
  ],
  fills: [
    {
      of: ['fruit'],
      enough: 2,
      offers: ['banana', 'strawberry', 'mango', 'blueberry', 'pineapple', 'raspberry', 'kiwi', 'papaya'],
    },
  ],
  steps: [
    {
      lead: 'Blend',
      text: 'Keep a little of {fruit} for the top. Blend the rest with {leaves+avocado+milk+oats+dried+spread+sweet+spices+acid} until thick and smooth.',
      minutes: [2, 3],
    },
    { lead: 'Top', text: 'Pour into bowls and top with {fruit+nuts+herb}.', minutes: [1, 2] },
  ],
  tips: [
    'Freeze the fruit first and it comes out thick and frosty.',
    'Add liquid by the spoonful; you can always thin it, never thicken it.',
  ],
};

import { acid, fruit, milks, nuts, slot, spices, sweet, sweetHerb, sweetPalettes } from './common';
import type { DishDesign } from './design';

export const smoothieBowl: DishDesign = {
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
  palettes: sweetPalettes,
  slots: [
    { ...fruit, needed: true, max: 3, share: 1 },
    slot('leaves', ['leafy'], { share: 0.4, only: ['spinach', 'kale'] }),
    slot('avocado', ['avocado'], { share: 0.5 }),
    slot('milk', ['milk', 'yogurt'], { needed: true, offers: [...milks, 'water'], serving: '90ml' }),
    slot('oats', ['oats'], { serving: '20g' }),
    slot('dried', ['dried fruit']),
    slot('spread', ['nut butter'], { never: ['hummus', 'guacamole'] }),
    { ...nuts, offers: ['pumpkin-seeds', 'almonds', 'chia-seeds', 'sunflower-seeds'] },
    { ...sweet, offers: [] },
    spices,
    sweetHerb,
    acid,
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

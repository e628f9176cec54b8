import type { Random } from '@/lib/random';
import type { DishDesign, Slot } from '../dishes/design';
import { type Food, foodNamed } from '../handling/foods';
import { handledNames } from '../handling/handling';
import type { Role } from '../handling/roles';
import type { Rules } from '../read/rules';
import { castDish } from './casting';
import type { Choice } from './chooseDish';

/** What is good to eat as it is. */
const asItIs: readonly Role[] = [
  'fruit',
  'berry',
  'salad',
  'tomato',
  'avocado',
  'root',
  'vegetable',
  'leafy',
  'nut',
  'dried fruit',
  'yogurt',
  'cheese',
];
/** Never eaten raw, whatever else is ruled out. */
const needsCooking = [
  'potato',
  'cassava',
  'taro',
  'yam',
  'aubergine',
  'rhubarb',
  'quince',
  'plantain',
  'okra',
  'green-beans',
  'nettle',
  'mushrooms',
  'porcini',
];

const plateDesign: Slot = { key: 'plate', takes: asItIs, never: needsCooking, max: 4 };

const design = (slots: readonly Slot[], offers: readonly string[]): DishDesign => ({
  id: 'plain-plate',
  called: ['plate'],
  picture: 'salad',
  course: 'savoury',
  titles: ['Plain plate of {those}', 'Simple plate'],
  intros: [
    'So much is ruled out that simplicity wins: {those}, as fresh as you can find them.',
    'Very little is left to cook with, so this keeps to what there is.',
  ],
  meals: [],
  themes: [],
  tools: [],
  raw: true,
  palettes: [],
  slots,
  fills: [{ of: ['plate'], enough: 4, offers, needed: offers.length > 0 }],
  steps: [
    {
      lead: 'Arrange',
      text: 'Wash everything well and arrange {plate} on plates. Serve fresh.',
      minutes: 3,
      needs: 'plate',
    },
    {
      lead: 'Pause',
      text: 'Everything this kitchen knows is on your list of things to avoid. Ease one rule in your profile and ask again.',
      minutes: 1,
      unless: 'plate',
    },
  ],
  tips: ['Ease one rule in your profile and the kitchen can do much more.'],
});

/** When no dish can be made: a plate of whatever is still allowed, or an honest word that nothing is. */
export function lastResort(rules: Rules, wanted: readonly Food[], diners: number, random: Random): Choice {
  const offers = random.shuffle(
    handledNames().filter((name) => {
      const food = foodNamed(name);
      return food !== null && asItIs.includes(food.handling.role) && rules.refusal(food) === null;
    }),
  );
  const casting = {
    palette: null,
    wanted,
    rules,
    diners,
    heat: null,
    spices: 0,
    unwelcome: new Set<string>(),
    random,
  };
  const plate = castDish({ ...casting, design: design([plateDesign], offers) });
  const empty = design([], []);
  return { cast: plate ?? { design: empty, uses: new Map(), leftOut: [], swaps: [] }, palette: null };
}

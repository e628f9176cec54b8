import type { PlannedFood } from './plan';

/** Minutes in boiling salted water for what is served beside a dish. By ingredient id. */
const boiled: Readonly<Record<string, number>> = {
  rice: 12,
  'basmati-rice': 11,
  'jasmine-rice': 12,
  'brown-rice': 25,
  'arborio-rice': 17,
  quinoa: 15,
  bulgur: 12,
  millet: 18,
  barley: 30,
  pasta: 10,
  spaghetti: 10,
  'egg-noodles': 5,
  noodles: 5,
  potato: 15,
  'sweet-potato': 12,
  broccoli: 4,
  cauliflower: 6,
  'green-beans': 6,
  carrot: 8,
  peas: 3,
  sweetcorn: 5,
  asparagus: 4,
  'brussels-sprout': 8,
  cabbage: 5,
  'savoy-cabbage': 5,
  kale: 4,
  spinach: 1,
  'swiss-chard': 4,
  'bok-choy': 3,
  mangetout: 2,
  beetroot: 30,
  parsnip: 10,
  turnip: 12,
  leek: 8,
};

/** How long a side has to boil; undefined for what is not boiled. */
export const boilingMinutes = ({ ingredient }: PlannedFood): number | undefined =>
  ingredient === null ? undefined : boiled[ingredient.id];

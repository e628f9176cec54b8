import type { Role } from '../handling/roles';
import type { Slot } from './design';

/** Slots most savoury dishes share. */
export const OIL: Slot = {
  key: 'oil',
  takes: ['oil'],
  max: 1,
  never: ['sesame-oil'],
  offers: ['olive-oil', 'sunflower-oil', 'rapeseed-oil', 'avocado-oil', 'coconut-oil'],
};
export const NEUTRAL_OIL: Slot = {
  ...OIL,
  offers: ['sunflower-oil', 'rapeseed-oil', 'vegetable-oil', 'olive-oil', 'avocado-oil', 'coconut-oil'],
};
export const ONION: Slot = {
  key: 'onion',
  takes: ['onion'],
  max: 1,
  offers: ['onion', 'leek', 'shallot', 'red-onion'],
};
export const GARLIC: Slot = { key: 'garlic', takes: ['garlic'], max: 2, offers: ['garlic', 'ginger'] };
export const SPICES: Slot = { key: 'spices', takes: ['spice'], max: 3 };
export const HERB: Slot = { key: 'herb', takes: ['herb'], max: 2 };
export const ACID: Slot = { key: 'acid', takes: ['citrus'], max: 1 };
export const CHILLI: Slot = { key: 'chilli', takes: ['chilli'], max: 1 };
export const SAUCE: Slot = { key: 'sauce', takes: ['sauce'], max: 2 };
export const SALT: Slot = { key: 'salt', takes: ['salt'], max: 1, offers: ['salt'] };
export const PEPPER: Slot = { key: 'pepper', takes: ['pepper'], max: 1, offers: ['black-pepper'] };

/** The seasonings of a savoury dish that is cooked in a pan or pot. */
export const SEASONING: readonly Slot[] = [SPICES, CHILLI, SAUCE, SALT, PEPPER, HERB, ACID];

/** Vegetables by how long they take. */
export const ROOTS: Slot = { key: 'roots', takes: ['root'], max: 2 };
export const VEGETABLES: Slot = { key: 'vegetables', takes: ['vegetable', 'tomato'], max: 3 };
export const GREENS: Slot = { key: 'greens', takes: ['leafy'], max: 1 };
export const BRINY: Slot = { key: 'briny', takes: ['briny'], max: 1, never: ['seaweed'] };
export const CHEESE: Slot = { key: 'cheese', takes: ['cheese'], max: 1 };
export const NUTS: Slot = { key: 'nuts', takes: ['nut'], max: 1 };

/** Water that is boiled in and thrown away. */
export const BOILING_WATER: Slot = {
  key: 'water',
  takes: [],
  max: 1,
  offers: ['water'],
  unmeasured: 'for boiling',
};

export const MILKS = ['milk', 'oat-milk', 'almond-milk', 'soy-milk', 'rice-milk', 'coconut-milk'] as const;
export const SWEETENERS = ['honey', 'maple-syrup', 'sugar', 'agave-syrup'] as const;

/** Meats that cook in the time of a quick supper. */
export const QUICK_MEAT: readonly Role[] = ['poultry', 'meat'];

export const slot = (key: string, takes: readonly Role[], more: Partial<Slot> = {}): Slot => ({
  key,
  takes,
  max: 1,
  ...more,
});

export const SAVOURY_PALETTES = [
  'spanish',
  'italian',
  'greek',
  'moroccan',
  'indian',
  'thai',
  'chinese',
  'japanese',
  'mexican',
  'french',
  'levantine',
  'nordic',
  'peruvian',
] as const;
export const MEDITERRANEAN_PALETTES = [
  'spanish',
  'italian',
  'greek',
  'french',
  'levantine',
  'moroccan',
] as const;
export const ASIAN_PALETTES = ['thai', 'chinese', 'japanese'] as const;
export const SWEET_PALETTES = ['cinnamon', 'vanilla', 'cardamom', 'ginger', 'zest'] as const;

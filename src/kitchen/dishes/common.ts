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
export const ASIAN_PALETTES = ['thai', 'chinese', 'japanese'] as const;
export const SWEET_PALETTES = ['cinnamon', 'vanilla', 'cardamom', 'ginger', 'zest'] as const;

export const DRESSING = [SPICES, CHILLI, SAUCE, SALT, PEPPER, HERB, ACID] as const;

export const EATEN_RAW = [
  'cucumber',
  'carrot',
  'fennel',
  'celery',
  'radish',
  'kohlrabi',
  'courgette',
  'bell-pepper',
  'cabbage',
  'red-cabbage',
  'beetroot',
  'cauliflower',
  'daikon',
  'turnip',
  'napa-cabbage',
  'mangetout',
  'bean-sprouts',
  'jicama',
  'mushrooms',
  'hearts-of-palm',
  'bok-choy',
  'broccoli',
] as const;

export const FILLINGS = [
  slot('cured', ['cured', 'tinned fish', 'shellfish'], { share: 0.75, never: ['anchovy'] }),
  slot('vegetables', ['vegetable', 'tomato'], { max: 2, share: 0.5 }),
  GREENS,
  CHEESE,
] as const;

export const EGG_PALETTES = ['french', 'spanish', 'greek', 'mexican', 'nordic', 'italian'] as const;

export const GRAINS = ['quinoa', 'brown-rice', 'bulgur', 'couscous', 'millet', 'buckwheat', 'rice'] as const;

export const SOFTEN =
  'Warm [{oil} in] a large pot over medium heat. Cook {onion+garlic}, stirring often, until soft but not brown[!oil|, adding a spoonful of water whenever the pot looks dry].';

export const STOCK = slot('stock', ['stock'], {
  offers: ['vegetable-stock', 'stock', 'chicken-stock', 'water'],
  serving: '300ml',
  needed: true,
});

export const FRUIT = slot('fruit', ['fruit', 'berry'], {
  max: 2,
  share: 0.7,
  never: ['plantain', 'quince', 'rhubarb'],
});

export const SWEET = slot('sweet', ['sweetener'], { offers: SWEETENERS });

export const YOGHURTS = ['greek-yoghurt', 'yoghurt', 'soy-yoghurt', 'coconut-yoghurt'] as const;

export const SWEET_HERB = slot('herb', ['herb'], { only: ['mint', 'basil'] });

export const TOPPINGS = [
  'banana',
  'blueberry',
  'strawberry',
  'apple',
  'raspberry',
  'pear',
  'orange',
  'kiwi',
  'mango',
] as const;

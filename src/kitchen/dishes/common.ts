import type { Role } from '../handling/roles';
import type { Slot } from './design';

/** Slots most savoury dishes share. */
export const oil: Slot = {
  key: 'oil',
  takes: ['oil'],
  max: 1,
  never: ['sesame-oil'],
  offers: ['olive-oil', 'sunflower-oil', 'rapeseed-oil', 'avocado-oil', 'coconut-oil'],
};
export const neutralOil: Slot = {
  ...oil,
  offers: ['sunflower-oil', 'rapeseed-oil', 'vegetable-oil', 'olive-oil', 'avocado-oil', 'coconut-oil'],
};
export const onion: Slot = {
  key: 'onion',
  takes: ['onion'],
  max: 1,
  offers: ['onion', 'leek', 'shallot', 'red-onion'],
};
export const garlic: Slot = { key: 'garlic', takes: ['garlic'], max: 2, offers: ['garlic', 'ginger'] };
export const spices: Slot = { key: 'spices', takes: ['spice'], max: 3 };
export const herb: Slot = { key: 'herb', takes: ['herb'], max: 2 };
export const acid: Slot = { key: 'acid', takes: ['citrus'], max: 1 };
export const chilli: Slot = { key: 'chilli', takes: ['chilli'], max: 1 };
export const sauce: Slot = { key: 'sauce', takes: ['sauce'], max: 2 };
export const salt: Slot = { key: 'salt', takes: ['salt'], max: 1, offers: ['salt'] };
export const pepper: Slot = { key: 'pepper', takes: ['pepper'], max: 1, offers: ['black-pepper'] };

/** The seasonings of a savoury dish that is cooked in a pan or pot. */
export const seasoning: readonly Slot[] = [spices, chilli, sauce, salt, pepper, herb, acid];

/** Vegetables by how long they take. */
export const roots: Slot = { key: 'roots', takes: ['root'], max: 2 };
export const vegetables: Slot = { key: 'vegetables', takes: ['vegetable', 'tomato'], max: 3 };
export const greens: Slot = { key: 'greens', takes: ['leafy'], max: 1 };
export const briny: Slot = { key: 'briny', takes: ['briny'], max: 1, never: ['seaweed'] };
export const cheese: Slot = { key: 'cheese', takes: ['cheese'], max: 1 };
export const nuts: Slot = { key: 'nuts', takes: ['nut'], max: 1 };

/** Water that is boiled in and thrown away. */
export const boilingWater: Slot = {
  key: 'water',
  takes: [],
  max: 1,
  offers: ['water'],
  unmeasured: 'for boiling',
};

export const milks = ['milk', 'oat-milk', 'almond-milk', 'soy-milk', 'rice-milk', 'coconut-milk'] as const;
export const sweeteners = ['honey', 'maple-syrup', 'sugar', 'agave-syrup'] as const;

/** Meats that cook in the time of a quick supper. */
export const quickMeat: readonly Role[] = ['poultry', 'meat'];

export const slot = (key: string, takes: readonly Role[], more: Partial<Slot> = {}): Slot => ({
  key,
  takes,
  max: 1,
  ...more,
});

export const savouryPalettes = [
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
export const asianPalettes = ['thai', 'chinese', 'japanese'] as const;
export const sweetPalettes = ['cinnamon', 'vanilla', 'cardamom', 'ginger', 'zest'] as const;

export const dressing = [spices, chilli, sauce, salt, pepper, herb, acid] as const;

export const eatenRaw = [
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

export const fillings = [
  slot('cured', ['cured', 'tinned fish', 'shellfish'], { share: 0.75, never: ['anchovy'] }),
  slot('vegetables', ['vegetable', 'tomato'], { max: 2, share: 0.5 }),
  greens,
  cheese,
] as const;

export const eggPalettes = ['french', 'spanish', 'greek', 'mexican', 'nordic', 'italian'] as const;

export const grains = ['quinoa', 'brown-rice', 'bulgur', 'couscous', 'millet', 'buckwheat', 'rice'] as const;

export const soften =
  'Warm [{oil} in] a large pot over medium heat. Cook {onion+garlic}, stirring often, until soft but not brown[!oil|, adding a spoonful of water whenever the pot looks dry].';

export const stock = slot('stock', ['stock'], {
  offers: ['vegetable-stock', 'stock', 'chicken-stock', 'water'],
  serving: '300ml',
  needed: true,
});

export const fruit = slot('fruit', ['fruit', 'berry'], {
  max: 2,
  share: 0.7,
  never: ['plantain', 'quince', 'rhubarb'],
});

export const sweet = slot('sweet', ['sweetener'], { offers: sweeteners });

export const yoghurts = ['greek-yoghurt', 'yoghurt', 'soy-yoghurt', 'coconut-yoghurt'] as const;

export const sweetHerb = slot('herb', ['herb'], { only: ['mint', 'basil'] });

export const toppings = [
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

/** A family of seasonings that belong together. Ids, best first. */
export interface Palette {
  id: string;
  /** How the dish may be called, and the ingredient that must be in it for the word to be true. */
  words: readonly (readonly [word: string, ingredient: string])[];
  spices: readonly string[];
  herbs: readonly string[];
  acids: readonly string[];
  sauces: readonly string[];
  chillies: readonly string[];
  /** Home regions, as the profile names them. */
  regions: readonly string[];
}

const NONE = [] as const;

export const PALETTES: readonly Palette[] = [
  {
    id: 'spanish',
    words: [
      ['Smoky', 'smoked-paprika'],
      ['Saffron', 'saffron'],
      ['Spanish-style', 'paprika'],
    ],
    spices: ['smoked-paprika', 'cumin', 'paprika', 'saffron'],
    herbs: ['parsley', 'thyme'],
    acids: ['lemon', 'sherry-vinegar'],
    sauces: NONE,
    chillies: ['chilli-flakes', 'chilli'],
    regions: ['WesternEurope', 'SouthAmerica'],
  },
  {
    id: 'italian',
    words: [
      ['Basil-scented', 'basil'],
      ['Herby', 'oregano'],
      ['Tuscan-style', 'rosemary'],
    ],
    spices: ['oregano', 'fennel-seed'],
    herbs: ['basil', 'rosemary', 'parsley'],
    acids: ['balsamic-vinegar', 'lemon'],
    sauces: NONE,
    chillies: ['chilli-flakes', 'chilli'],
    regions: ['WesternEurope', 'NorthAmerica'],
  },
  {
    id: 'greek',
    words: [
      ['Lemony', 'lemon'],
      ['Herby', 'oregano'],
    ],
    spices: ['oregano', 'cumin'],
    herbs: ['dill', 'mint', 'parsley'],
    acids: ['lemon', 'red-wine-vinegar'],
    sauces: NONE,
    chillies: ['chilli-flakes'],
    regions: ['WesternEurope', 'EasternEurope'],
  },
  {
    id: 'moroccan',
    words: [
      ['Moroccan-spiced', 'cinnamon'],
      ['Warm-spiced', 'cumin'],
      ['Golden', 'turmeric'],
    ],
    spices: ['cumin', 'cinnamon', 'turmeric', 'ground-ginger'],
    herbs: ['coriander', 'mint', 'parsley'],
    acids: ['lemon'],
    sauces: NONE,
    chillies: ['chilli-flakes', 'chilli'],
    regions: ['Africa'],
  },
  {
    id: 'indian',
    words: [
      ['Golden', 'turmeric'],
      ['Fragrant', 'garam-masala'],
      ['Spiced', 'cumin'],
    ],
    spices: ['garam-masala', 'turmeric', 'cumin'],
    herbs: ['coriander', 'mint'],
    acids: ['lemon', 'lime'],
    sauces: NONE,
    chillies: ['chilli', 'chilli-powder'],
    regions: ['Asia'],
  },
  {
    id: 'thai',
    words: [
      ['Lime-bright', 'lime'],
      ['Thai-style', 'coriander'],
      ['Gingery', 'ginger'],
    ],
    spices: ['ground-coriander', 'turmeric'],
    herbs: ['coriander', 'basil', 'mint'],
    acids: ['lime'],
    sauces: ['tamari', 'soy-sauce', 'coconut-aminos'],
    chillies: ['chilli', 'chilli-flakes'],
    regions: ['Asia', 'Oceania'],
  },
  {
    id: 'chinese',
    words: [
      ['Five-spice', 'five-spice'],
      ['Gingery', 'ginger'],
    ],
    spices: ['five-spice', 'ground-ginger'],
    herbs: ['coriander', 'chives'],
    acids: ['rice-vinegar', 'lime'],
    sauces: ['soy-sauce', 'tamari', 'coconut-aminos'],
    chillies: ['chilli-flakes', 'chilli'],
    regions: ['Asia'],
  },
  {
    id: 'japanese',
    words: [
      ['Miso', 'miso'],
      ['Gingery', 'ginger'],
      ['Sesame', 'sesame-seeds'],
    ],
    spices: ['ground-ginger'],
    herbs: ['chives'],
    acids: ['rice-vinegar', 'lime', 'lemon'],
    sauces: ['miso', 'soy-sauce', 'tamari', 'coconut-aminos'],
    chillies: ['chilli-flakes'],
    regions: ['Asia', 'NorthAmerica'],
  },
  {
    id: 'mexican',
    words: [
      ['Smoky', 'smoked-paprika'],
      ['Lime-bright', 'lime'],
      ['Cumin-spiced', 'cumin'],
    ],
    spices: ['cumin', 'smoked-paprika', 'oregano'],
    herbs: ['coriander', 'parsley'],
    acids: ['lime', 'lemon'],
    sauces: NONE,
    chillies: ['chilli', 'chilli-powder', 'chilli-flakes'],
    regions: ['NorthAmerica', 'SouthAmerica'],
  },
  {
    id: 'french',
    words: [
      ['Thyme-scented', 'thyme'],
      ['Tarragon', 'tarragon'],
      ['Provençal', 'rosemary'],
    ],
    spices: ['nutmeg'],
    herbs: ['thyme', 'tarragon', 'parsley', 'chives'],
    acids: ['lemon', 'white-wine-vinegar'],
    sauces: NONE,
    chillies: NONE,
    regions: ['WesternEurope'],
  },
  {
    id: 'levantine',
    words: [
      ['Sumac', 'sumac'],
      ['Za’atar', 'za-atar'],
      ['Lemony', 'lemon'],
    ],
    spices: ['sumac', 'cumin', 'ground-coriander'],
    herbs: ['mint', 'parsley', 'dill'],
    acids: ['lemon'],
    sauces: NONE,
    chillies: ['chilli-flakes'],
    regions: ['Africa', 'Asia', 'Other'],
  },
  {
    id: 'nordic',
    words: [
      ['Dill-bright', 'dill'],
      ['Mustardy', 'dijon-mustard'],
    ],
    spices: ['paprika', 'allspice'],
    herbs: ['dill', 'chives', 'parsley'],
    acids: ['lemon', 'apple-cider-vinegar'],
    sauces: NONE,
    chillies: NONE,
    regions: ['EasternEurope', 'WesternEurope'],
  },
  {
    id: 'peruvian',
    words: [
      ['Lime-bright', 'lime'],
      ['Cumin-spiced', 'cumin'],
    ],
    spices: ['cumin', 'paprika', 'turmeric'],
    herbs: ['coriander', 'parsley'],
    acids: ['lime'],
    sauces: NONE,
    chillies: ['chilli', 'chilli-flakes'],
    regions: ['SouthAmerica'],
  },
  {
    id: 'cinnamon',
    words: [['Cinnamon', 'cinnamon']],
    spices: ['cinnamon', 'nutmeg'],
    herbs: NONE,
    acids: ['lemon', 'orange'],
    sauces: NONE,
    chillies: NONE,
    regions: [],
  },
  {
    id: 'vanilla',
    words: [['Vanilla', 'vanilla']],
    spices: ['vanilla'],
    herbs: ['mint'],
    acids: ['lemon'],
    sauces: NONE,
    chillies: NONE,
    regions: [],
  },
  {
    id: 'cardamom',
    words: [['Cardamom', 'cardamom']],
    spices: ['cardamom', 'cinnamon'],
    herbs: ['mint'],
    acids: ['lime', 'lemon'],
    sauces: NONE,
    chillies: NONE,
    regions: ['Asia', 'Africa'],
  },
  {
    id: 'ginger',
    words: [
      ['Gingery', 'ground-ginger'],
      ['Gently spiced', 'cinnamon'],
    ],
    spices: ['ground-ginger', 'cinnamon'],
    herbs: ['mint'],
    acids: ['lime', 'lemon'],
    sauces: NONE,
    chillies: NONE,
    regions: [],
  },
  {
    id: 'zest',
    words: [
      ['Lemony', 'lemon'],
      ['Lime-bright', 'lime'],
      ['Minty', 'mint'],
    ],
    spices: ['vanilla', 'cinnamon'],
    herbs: ['mint', 'basil'],
    acids: ['lemon', 'lime'],
    sauces: NONE,
    chillies: NONE,
    regions: [],
  },
];

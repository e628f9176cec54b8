import type { Random } from '@/lib/random';
import { type ThemeName, themeNames } from '@/request/themes';

/** What a table is made of. */
export type Surface = 'linen' | 'wood' | 'marble' | 'slate' | 'gingham' | 'tiles' | 'kraft';

/** The colours of a set table. */
export interface Palette {
  surface: Surface;
  table: string;
  /** Grain, veins, checks or grout. */
  tableDetail: string;
  plate: string;
  /** The plate's painted rim. */
  rim: string;
  bowl: string;
  napkin: string;
  metal: string;
}

const steel = '#cfd3d6';
const brass = '#d9b56a';

const palettes = {
  'Gourmet Touch': [
    {
      surface: 'slate',
      table: '#41313f',
      tableDetail: '#5c4859',
      plate: '#f7f1e8',
      rim: '#d9b56a',
      bowl: '#efe5d6',
      napkin: '#d8c3a0',
      metal: brass,
    },
    {
      surface: 'marble',
      table: '#e9e3dc',
      tableDetail: '#b9aea6',
      plate: '#3b2f3a',
      rim: '#d9b56a',
      bowl: '#43343f',
      napkin: '#6d4a63',
      metal: brass,
    },
  ],
  'Healthy Bites': [
    {
      surface: 'marble',
      table: '#eef0e6',
      tableDetail: '#c3cbb6',
      plate: '#fdfcf7',
      rim: '#a9c08a',
      bowl: '#f3efe2',
      napkin: '#8fae6d',
      metal: steel,
    },
    {
      surface: 'linen',
      table: '#cfdcc0',
      tableDetail: '#b3c5a0',
      plate: '#fffdf6',
      rim: '#7d9a5a',
      bowl: '#f6f1e3',
      napkin: '#f3e6c4',
      metal: steel,
    },
  ],
  'Vegan Bliss': [
    {
      surface: 'wood',
      table: '#cfa877',
      tableDetail: '#a97e4d',
      plate: '#e4ead6',
      rim: '#7f9a63',
      bowl: '#dfe6cf',
      napkin: '#6f8f55',
      metal: steel,
    },
    {
      surface: 'linen',
      table: '#e7e0cd',
      tableDetail: '#d3c9b0',
      plate: '#a9bd92',
      rim: '#8aa374',
      bowl: '#9fb589',
      napkin: '#c9804f',
      metal: brass,
    },
  ],
  'Street Eats': [
    {
      surface: 'tiles',
      table: '#3f8d8a',
      tableDetail: '#2f6f70',
      plate: '#fff9ec',
      rim: '#e0472f',
      bowl: '#fff6e2',
      napkin: '#f2b632',
      metal: steel,
    },
    {
      surface: 'kraft',
      table: '#cfa470',
      tableDetail: '#b98b57',
      plate: '#fdf9f0',
      rim: '#2f6f70',
      bowl: '#fdf6e8',
      napkin: '#d9432c',
      metal: steel,
    },
  ],
  'Chef Quest': [
    {
      surface: 'linen',
      table: '#34465c',
      tableDetail: '#425873',
      plate: '#e9dfcd',
      rim: '#b98d55',
      bowl: '#d8c9ae',
      napkin: '#d59a45',
      metal: brass,
    },
    {
      surface: 'wood',
      table: '#6b4a36',
      tableDetail: '#51362a',
      plate: '#cfd8dc',
      rim: '#7d93a1',
      bowl: '#c2cdd3',
      napkin: '#e3d3b3',
      metal: steel,
    },
  ],
  'Budget Meals': [
    {
      surface: 'gingham',
      table: '#fbf3e4',
      tableDetail: '#d8503c',
      plate: '#fffdf8',
      rim: '#d8503c',
      bowl: '#fff8ea',
      napkin: '#f0c75a',
      metal: steel,
    },
    {
      surface: 'gingham',
      table: '#fbf6e8',
      tableDetail: '#e0aa3a',
      plate: '#fffdf8',
      rim: '#3f7fa0',
      bowl: '#eef4f6',
      napkin: '#3f7fa0',
      metal: steel,
    },
  ],
  'Global Flavors': [
    {
      surface: 'tiles',
      table: '#e7d3b0',
      tableDetail: '#bd5b3c',
      plate: '#2f5f86',
      rim: '#f0d9a4',
      bowl: '#34688f',
      napkin: '#bd5b3c',
      metal: brass,
    },
    {
      surface: 'linen',
      table: '#d98a4f',
      tableDetail: '#c9783d',
      plate: '#fbf2df',
      rim: '#2f6f86',
      bowl: '#f6e9cf',
      napkin: '#2f6f86',
      metal: brass,
    },
  ],
  'Sweet Treats': [
    {
      surface: 'linen',
      table: '#f3cfc9',
      tableDetail: '#e6b7b1',
      plate: '#fffaf4',
      rim: '#d9808a',
      bowl: '#fff3ec',
      napkin: '#b7d3c6',
      metal: brass,
    },
    {
      surface: 'marble',
      table: '#f6ebe6',
      tableDetail: '#d9bdb8',
      plate: '#f7d9d6',
      rim: '#c96f7d',
      bowl: '#f3cfcd',
      napkin: '#c96f7d',
      metal: brass,
    },
  ],
  "From the Chef's Table": [
    {
      surface: 'wood',
      table: '#7a5138',
      tableDetail: '#5b3a28',
      plate: '#fbf7ef',
      rim: '#c9a25c',
      bowl: '#f3eadb',
      napkin: '#a63a2c',
      metal: brass,
    },
    {
      surface: 'slate',
      table: '#33303a',
      tableDetail: '#4c4753',
      plate: '#f3ebdd',
      rim: '#a63a2c',
      bowl: '#e6dac6',
      napkin: '#f0e5d0',
      metal: brass,
    },
  ],
} as const satisfies Record<ThemeName, readonly [Palette, ...Palette[]]>;

const everyday: readonly [Palette, ...Palette[]] = [
  {
    surface: 'wood',
    table: '#d9b488',
    tableDetail: '#b98f60',
    plate: '#fdfaf3',
    rim: '#c9bda6',
    bowl: '#f7efe0',
    napkin: '#c8573f',
    metal: steel,
  },
  {
    surface: 'linen',
    table: '#e6d7bd',
    tableDetail: '#d6c4a5',
    plate: '#fffdf8',
    rim: '#8ba0a8',
    bowl: '#f4ede0',
    napkin: '#7d9aa0',
    metal: steel,
  },
  {
    surface: 'linen',
    table: '#b8c9c6',
    tableDetail: '#a3b8b5',
    plate: '#fffaf0',
    rim: '#d97a4f',
    bowl: '#fbf1de',
    napkin: '#f0d9ae',
    metal: steel,
  },
];

/** Any of the tables there are. */
export function anyPalette(random: Random): Palette {
  const themed = Object.values(palettes).flat();
  const [first, ...others] = everyday;
  return random.pick([first, ...others, ...themed]);
}

/** The table a theme is served on; any other recipe type is served on an everyday one. */
export function paletteFor(type: string, random: Random): Palette {
  const theme = themeNames.find((name) => name === type);
  return random.pick<Palette>(theme ? palettes[theme] : everyday);
}

import type { Random } from '@/lib/random';
import { type ThemeName, themeNames } from '@/request/themes';

/** The material of a table. */
type Surface = 'linen' | 'wood' | 'marble' | 'gingham' | 'tiles';

/** The colours of a set table. */
export interface Palette {
  surface: Surface;
  table: string;
  /** Grain, weave, veins, checks or grout. */
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

/** The theme, its surface, and the colours in the order of `Palette`. */
type PaletteRow = readonly [
  ThemeName | 'everyday', Surface, string, string, string, string, string, string, string,
]; // biome-ignore format: one row

const palettes: readonly PaletteRow[] = [
  ['Gourmet Touch', 'linen', '#41313f', '#5c4859', '#f7f1e8', '#d9b56a', '#efe5d6', '#d8c3a0', brass],
  ['Gourmet Touch', 'marble', '#e9e3dc', '#b9aea6', '#3b2f3a', '#d9b56a', '#43343f', '#6d4a63', brass],
  ['Healthy Bites', 'marble', '#eef0e6', '#c3cbb6', '#fdfcf7', '#a9c08a', '#f3efe2', '#8fae6d', steel],
  ['Healthy Bites', 'linen', '#cfdcc0', '#b3c5a0', '#fffdf6', '#7d9a5a', '#f6f1e3', '#f3e6c4', steel],
  ['Vegan Bliss', 'wood', '#cfa877', '#a97e4d', '#e4ead6', '#7f9a63', '#dfe6cf', '#6f8f55', steel],
  ['Vegan Bliss', 'linen', '#e7e0cd', '#d3c9b0', '#a9bd92', '#8aa374', '#9fb589', '#c9804f', brass],
  ['Street Eats', 'tiles', '#3f8d8a', '#2f6f70', '#fff9ec', '#e0472f', '#fff6e2', '#f2b632', steel],
  ['Street Eats', 'linen', '#cfa470', '#b98b57', '#fdf9f0', '#2f6f70', '#fdf6e8', '#d9432c', steel],
  ['Chef Quest', 'linen', '#34465c', '#425873', '#e9dfcd', '#b98d55', '#d8c9ae', '#d59a45', brass],
  ['Chef Quest', 'wood', '#6b4a36', '#51362a', '#cfd8dc', '#7d93a1', '#c2cdd3', '#e3d3b3', steel],
  ['Budget Meals', 'gingham', '#fbf3e4', '#d8503c', '#fffdf8', '#d8503c', '#fff8ea', '#f0c75a', steel],
  ['Budget Meals', 'gingham', '#fbf6e8', '#e0aa3a', '#fffdf8', '#3f7fa0', '#eef4f6', '#3f7fa0', steel],
  ['Global Flavors', 'tiles', '#e7d3b0', '#bd5b3c', '#2f5f86', '#f0d9a4', '#34688f', '#bd5b3c', brass],
  ['Global Flavors', 'linen', '#d98a4f', '#c9783d', '#fbf2df', '#2f6f86', '#f6e9cf', '#2f6f86', brass],
  ['Sweet Treats', 'linen', '#f3cfc9', '#e6b7b1', '#fffaf4', '#d9808a', '#fff3ec', '#b7d3c6', brass],
  ['Sweet Treats', 'marble', '#f6ebe6', '#d9bdb8', '#f7d9d6', '#c96f7d', '#f3cfcd', '#c96f7d', brass],
  ["From the Chef's Table", 'wood', '#7a5138', '#5b3a28', '#fbf7ef', '#c9a25c', '#f3eadb', '#a63a2c', brass],
  ["From the Chef's Table", 'linen', '#33303a', '#4c4753', '#f3ebdd', '#a63a2c', '#e6dac6', '#f0e5d0', brass],
  ['everyday', 'wood', '#d9b488', '#b98f60', '#fdfaf3', '#c9bda6', '#f7efe0', '#c8573f', steel],
  ['everyday', 'linen', '#e6d7bd', '#d6c4a5', '#fffdf8', '#8ba0a8', '#f4ede0', '#7d9aa0', steel],
  ['everyday', 'linen', '#b8c9c6', '#a3b8b5', '#fffaf0', '#d97a4f', '#fbf1de', '#f0d9ae', steel],
];

/** Returns a palette of the theme; an everyday one for other recipe types. */
export function paletteFor(type: string, random: Random): Palette {
  const theme = themeNames.find((name) => name === type) ?? 'everyday';
  const [first, ...others] = palettes.filter(([name]) => name === theme);
  if (!first) throw new Error(`No table is laid for '${theme}'.`);
  const [, surface, table, tableDetail, plate, rim, bowl, napkin, metal] = random.pick([first, ...others]);
  return { surface, table, tableDetail, plate, rim, bowl, napkin, metal };
}

import { chunk, crescent, cube, fillet, roastSlice, strip } from './chunks';
import { spear } from './greens';
import { createLooks } from './look';
import { coin, eggHalf, friedEgg } from './slices';
import { ball, bean, dollop, heap, nut, prawn, tube } from './smallPieces';

const proteins = createLooks('protein', [
  ['chicken turkey seitan', 40, '#d9a860', roastSlice(88, 46, '#f3dcb3', '#d0893c')],
  ['duck', 40, '#8a4a3a', roastSlice(84, 46, '#d68a78', '#8f4a24')],
  ['beef lamb veal venison', 34, '#8a4a2a', chunk(70, '#9a5836')], ['mince', 26, '#8a4f2e', heap(30, 44, 6.4, 5, '#8a4a2a')],
  ['meatball falafel', 30, '#84492a', chunk(60, '#87482a')],
  ['pork', 36, '#c98a5c', roastSlice(74, 46, '#edc7a4', '#b9713a')], ['ham', 32, '#ee9f93', strip(70, 26, '#e88a82', '#f8c4ba')],
  ['bacon pancetta prosciutto', 36, '#b8513a', strip(92, 26, '#b5402e', '#f5cfae')],
  ['sausage', 26, '#a84f34', coin(28, '#7d3520', '#bb6042', { core: '#a04c32' })],
  ['chorizo salami', 26, '#b8341f', coin(28, '#7d1f14', '#c8452c', { core: '#e8815f' })],
  ['fish cod haddock hake bass bream', 52, '#f0dfc2', fillet(118, '#f6ead5', '#dcc7a2')],
  ['salmon trout', 52, '#f0906a', fillet(118, '#f4895a', '#ffd0ae')],
  ['tuna', 34, '#b8475a', roastSlice(78, 42, '#c8506a', '#7d3a34')],
  ['sardine herring', 36, '#8a98a5', fillet(96, '#a9b5bf', '#e2e8ec')],
  ['mackerel', 44, '#8a98a5', fillet(104, '#9eabb5', '#dfe6ea')], ['anchovy', 28, '#8a6a58', spear(70, 11, '#8d6a52')],
  ['prawn shrimp langoustine lobster', 36, '#f08a5c', prawn],
  ['batter-ring', 46, '#d9a050', coin(46, '#b9772c', '#e2ab58', { core: '#54290c', rim: 0.1 })], ['maki', 40, '#f4ead3', coin(40, '#26402e', '#fbf6ea', { core: '#f0906a' })],
  ['squid cuttlefish', 26, '#f3dcd4', strip(64, 17, '#efcfc4', '#fff6f1')],
  ['octopus', 26, '#a8506a', coin(26, '#96405f', '#f3d5d2', { rim: 0.16 })],
  ['scallop', 30, '#f3e0b8', coin(31, '#d59a4a', '#f7e6c4', { core: '#e8c88a' })],
  ['mussel', 32, '#f0a050', crescent(30, '#2f3540', '#f2a552', '#e08a34')],
  ['clam cockle', 28, '#e3d2b8', crescent(27, '#c8b090', '#f6e9d4', '#e8c9a0')], ['crab', 28, '#f0805a', chunk(52, '#f3936c')],
  ['egg', 42, '#f6d878', eggHalf], ['boiled-egg', 42, '#f6d878', eggHalf], ['fried-egg', 62, '#f6d878', friedEgg], ['tofu tempeh', 28, '#f2e2bd', cube(46, '#f7ecd0', '#d9a355')],
]); // biome-ignore format: rows

const dairy = createLooks('dairy', [
  ['cheese cheddar gouda emmental gruyere manchego', 22, '#f6dc93', cube(34, '#fbd873')],
  ['feta blue-cheese marshmallow', 20, '#fbf3e2', cube(32, '#fdf8ec')],
  ['cream creme yoghurt ricotta cream-cheese goat-cheese hummus', 28, '#fbf1de', dollop(32, '#fdf6e9')],
  ['mozzarella', 34, '#fdf8ec', dollop(36, '#fffaf0')], ['parmesan', 20, '#f3dc9a', strip(50, 14, '#f0d592', '#fbeec4')],
  ['paneer halloumi', 26, '#f8ecd0', cube(42, '#fbf1dc', '#d9a355')],
]); // biome-ignore format: rows

const beans = createLooks('bean', [
  ['bean kidney-bean pinto-bean', 15, '#a2452f', bean(16, '#8f3526')], ['black-bean', 15, '#3d2b33', bean(15, '#33242c')],
  ['white-bean butter-bean cannellini-bean haricot-bean', 16, '#f0e2c0', bean(17, '#f1e2bd')],
  ['edamame broad-bean', 13, '#95b95a', bean(14, '#8fbf4f')], ['chickpea', 15, '#e3bd72', ball(16, '#e2b765')],
  ['lentil', 20, '#a9743f', heap(24, 34, 4.6, 3.6, '#a86f36')], ['red-lentil', 20, '#e58f4a', heap(24, 34, 4.6, 3.6, '#e2823a')],
]); // biome-ignore format: rows

const nuts = createLooks('nut', [
  ['nut almond', 14, '#b98550', nut(34, 20, '#bf8345')], ['hazelnut', 14, '#b97a42', ball(14, '#b5713a')],
  ['cashew', 16, '#f0dcb0', bean(17, '#f0dab0')], ['peanut', 13, '#dcb072', nut(28, 18, '#d9a860')],
  ['walnut', 20, '#b97a42', nut(40, 30, '#b97a42')], ['pecan', 20, '#9a5a2c', nut(40, 26, '#9a5a2c')], ['pistachio', 13, '#a9b55a', nut(26, 16, '#9fb04f')],
  ['pine-nut', 10, '#f3e0b5', nut(20, 10, '#f5e3ba')], ['chestnut', 18, '#8a5a34', nut(38, 30, '#8f5c33')],
  ['seed', 9, '#d9c08a', nut(16, 9, '#8f9a5a')], ['sesame-seed', 8, '#f0dfb5', nut(13, 8, '#f3e4be')],
  ['granola', 24, '#c98f4a', heap(28, 34, 5.6, 4, '#c48a44')],
]); // biome-ignore format: rows

const grains = createLooks('grain', [
  ['rice tapioca', 26, '#f4ead3', heap(30, 46, 5.4, 2, '#f4e8cd')],
  ['quinoa amaranth bulgur buckwheat barley spelt farro', 26, '#e3cf9f', heap(30, 64, 2.9, 2.9, '#e2cb95')],
  ['couscous millet polenta', 26, '#eccb85', heap(30, 70, 2.6, 2.6, '#edc97c')],
  ['black-rice', 26, '#3a3033', heap(30, 46, 5.4, 2, '#3d3236')], ['oat', 26, '#e8d5ae', heap(30, 44, 5.6, 4, '#e5cfa3')],
  ['popcorn', 22, '#f7e6b0', heap(24, 9, 15, 13, '#fbeec4')],
  ['bread baguette crouton naan pita tortilla', 24, '#d9a860', cube(38, '#f0d199', '#c0833a')],
  ['biscuit', 26, '#d9a860', coin(28, '#b97a3a', '#dda861', { seeds: '#4f2a18' })],
]); // biome-ignore format: rows

const longPasta = 'spaghetti linguine tagliatelle pappardelle fettuccine bucatini vermicelli fideo';

const noodles = createLooks('noodle', [
  ['pasta penne rigatoni ziti', 26, '#efcf86', tube(48, 19, '#ffe59e')], ['macaroni', 22, '#efcf86', tube(34, 16, '#ffe59e')],
  ['gnocchi', 20, '#f2ddb0', nut(40, 28, '#f3dfb2')],
  [`${longPasta} noodle ramen udon soba`, 26, '#ecc878', heap(30, 40, 9, 2.2, '#f0d08a')],
]); // biome-ignore format: rows

/** The looks of meat, fish, cheese, pulses, nuts, grains and pasta. */
export const proteinAndGrainLooks = [...proteins, ...dairy, ...beans, ...nuts, ...grains, ...noodles];

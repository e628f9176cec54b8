import type { DrawPiece } from '../drawing/svgBuilder';
import { chunk, crescent, cube, fillet, roastSlice, strip } from './chunks';
import { floret, leaf, ruffledLeaf, spear, sprig } from './greens';
import { citrusWheel, coin, eggHalf, friedEgg, mushroomSlice, onionRings, strawberryHalf, tomatoSlice } from './slices'; // biome-ignore format: one row
import { ball, bean, dollop, heap, nut, prawn, tube } from './smallPieces';

type PieceRole = 'protein' | 'vegetable' | 'leaf' | 'herb' | 'fruit' | 'dairy' | 'bean' | 'nut';
/** How an ingredient is drawn: `grain` and `noodle` as a bed, `dissolved` not at all, others in pieces. */
export type Role = PieceRole | 'grain' | 'noodle' | 'dissolved';

/** How an ingredient looks from above. */
export interface Look {
  draw: DrawPiece;
  /** Radius of one piece, in pixels. */
  radius: number;
  role: Role;
  /** The colour that it gives to a soup, sauce or smoothie. */
  tint: string;
}

/** A look and the ingredient words that share it, separated by white space. */
type LookRow = readonly [words: string, radius: number, tint: string, draw: DrawPiece];

/** Returns the look of each ingredient word of some rows. */
const createLooks = (role: Role, rows: readonly LookRow[]): [string, Look][] =>
  rows.flatMap(([words, radius, tint, draw]) => {
    const look = { role, radius, tint, draw };
    return words.split(/\s+/).map((word): [string, Look] => [word, look]);
  });

const vegetables = createLooks('vegetable', [
  ['tomato', 40, '#dd4a2a', tomatoSlice(42)], ['cherry-tomato', 24, '#dd4a2a', ball(25, '#d9321f')],
  ['sun-dried-tomato', 24, '#a83620', chunk(44, '#a83620')],
  ['carrot', 24, '#ef8b2f', coin(26, '#e2701a', '#f6963a', { core: '#fbb45f', rim: 0.08 })],
  ['potato parsnip turnip swede cassava taro', 32, '#e3c27a', chunk(62, '#f3d486', '#e3b25a')],
  ['squash pumpkin yam sweet-potato', 30, '#ee9a3a', cube(50, '#f2a13f', '#d87a22')],
  ['celeriac kohlrabi jicama daikon', 28, '#efe3c4', cube(46, '#f3e8cc', '#c9b083')],
  ['beetroot', 28, '#9c2450', coin(30, '#6c1436', '#a8265a', { core: '#8a1a49' })],
  ['radish', 22, '#e8708a', coin(24, '#d42f55', '#fdf1f0', { rim: 0.1 })],
  ['onion', 28, '#e7cfa0', onionRings(30, '#d6b98a', '#fbf3e0')],
  ['red-onion shallot', 28, '#b06a92', onionRings(30, '#a3366f', '#fae6f0')],
  ['spring-onion calcot', 13, '#a3c267', coin(13, '#7db045', '#dfeeb4', { core: '#6f9a3f', rim: 0.2 })],
  ['leek', 24, '#c6d88e', coin(25, '#7fab48', '#e9f0c4', { core: '#c4d98f', rim: 0.16 })], ['pepper', 28, '#e0452a', strip(70, 17, '#d8331f', '#f5876b')],
  ['chilli chipotle', 14, '#d8331f', coin(13, '#d62a1c', '#f6a488', { core: '#a3241a', rim: 0.24 })],
  ['broccoli', 38, '#6f9a3f', floret(38, '#5c9438', '#b9cf7f')], ['cauliflower', 38, '#f0e6cd', floret(38, '#f3e8cf', '#dbe3ae')],
  ['courgette chayote', 28, '#b5c772', coin(30, '#4f8a36', '#dde4a3', { core: '#c9d684', seeds: '#f6f2cf' })],
  ['cucumber gherkin', 28, '#bcd68c', coin(30, '#3f7f3a', '#d8e9b4', { core: '#c2dd98', seeds: '#f6f8dd', rim: 0.09 })],
  ['aubergine', 34, '#9a7a6a', coin(36, '#45264f', '#e6cf9a', { core: '#cfae6e', seeds: '#a98248' })],
  ['mushroom porcini shiitake', 24, '#c3a27c', mushroomSlice],
  ['sprout artichoke', 24, '#8fb04e', coin(25, '#5f8a34', '#dfe4ae', { core: '#9dbb5f' })], ['bean-sprout', 22, '#f0ead2', strip(58, 7, '#e6dcb8', '#fffaf0')],
  ['celery cardoon', 18, '#bcd68c', strip(34, 15, '#a8c86c', '#dfebbd')],
  ['kimchi', 26, '#d8582f', strip(54, 20, '#e06a3a', '#f7c39a')],
  ['asparagus', 28, '#8fb04e', spear(120, 12, '#82ad45', '#557f3a')], ['green-bean', 26, '#6f9a3f', spear(92, 9, '#5f9a36')],
  ['okra padron-pepper', 24, '#6f9a3f', spear(60, 15, '#6f9f40')], ['mangetout', 24, '#7aa843', leaf(66, 22, '#6ea63a')],
  ['pea', 11, '#84ad44', ball(12, '#78ac3c')], ['corn sweetcorn hominy', 12, '#f3c63a', heap(16, 16, 6, 4.8, '#f5c436')],
  ['olive', 15, '#4a3b45', coin(16, '#3d3038', '#5f4c57', { core: '#1f171c', rim: 0.2 })], ['caper', 8, '#6d7a3a', ball(8, '#6d7a35')],
  ['avocado', 36, '#b5cc5a', crescent(46, '#45602f', '#d9e08a', '#a9c253')], ['guacamole', 26, '#a9c253', dollop(30, '#a9c253')],
]); // biome-ignore format: rows

const leaves = createLooks('leaf', [
  ['spinach sorrel purslane', 34, '#5b8a3a', leaf(76, 44, '#3f7f36')],
  ['chard', 48, '#5b8a3a', ruffledLeaf(54, '#3f7f36', '#e0637a')],
  ['kale greens', 48, '#4f7f3f', ruffledLeaf(54, '#47813c', '#b9d194')],
  ['lettuce endive salad escarole', 50, '#9dc25a', ruffledLeaf(58, '#8cba4a', '#e4efc0')],
  ['rocket', 34, '#6d9b3a', leaf(74, 24, '#5c9438')], ['bok-choy', 46, '#8cba6a', ruffledLeaf(50, '#4f9145', '#f2f6e0')],
  ['cabbage fennel sauerkraut', 26, '#cfdc9e', strip(62, 11, '#b9cf86', '#eef3d2')],
  ['red-cabbage radicchio', 26, '#8f4a86', strip(62, 11, '#7d3576', '#d9b3d6')],
  ['seaweed', 26, '#2f4a34', strip(60, 12, '#2c4a33', '#5b7a52')],
]); // biome-ignore format: rows

const herbs = createLooks('herb', [
  ['parsley coriander dill watercress chervil', 18, '#6d9b3a', sprig(26, '#5f9636')],
  ['thyme', 14, '#7d9055', sprig(18, '#75924f')], ['basil', 22, '#5f9a3a', leaf(48, 26, '#4f8f35')],
  ['mint', 22, '#7ab56a', leaf(44, 26, '#57a357')], ['sage', 20, '#9aa884', leaf(48, 18, '#8fa37c')],
  ['bay', 22, '#7d8a4a', leaf(56, 20, '#7c8a45')], ['oregano marjoram', 14, '#6d8a3a', leaf(24, 15, '#5f8a3a')],
  ['tarragon', 18, '#6d9b3a', leaf(48, 11, '#5c9438')], ['rosemary', 18, '#6a8560', spear(56, 6, '#5f7d56')],
  ['chive', 13, '#7aa843', spear(48, 5, '#6aa03c')],
]); // biome-ignore format: rows

const fruits = createLooks('fruit', [
  ['lemon yuzu', 34, '#f4d048', citrusWheel(35, '#f2c21a', '#f8dc5a')],
  ['lime', 30, '#b5cf4a', citrusWheel(30, '#6fa52f', '#c5dc6a')],
  ['orange mandarin grapefruit', 38, '#f39a2e', citrusWheel(39, '#ee8313', '#f7a53c')], ['strawberry', 28, '#e0485a', strawberryHalf],
  ['raspberry berry', 17, '#a72c4f', heap(14, 32, 4.8, 4.6, '#d32f55')], ['blackberry', 17, '#5b2a55', heap(15, 24, 4.6, 4.4, '#4a2350')],
  ['blueberry blackcurrant', 14, '#5a5aa0', ball(15, '#46519a')], ['cherry', 18, '#a81f38', ball(19, '#a81f38')],
  ['cranberry redcurrant', 13, '#b8243a', ball(13, '#b8243a')], ['grape', 18, '#7d4a7d', ball(19, '#6f3a72')],
  ['pomegranate', 9, '#c02040', ball(9, '#c8203f')], ['raisin currant sultana', 10, '#5b3326', bean(10, '#5b3326')],
  ['date prune', 18, '#6b3a22', bean(20, '#6b3a20')],
  ['fig', 28, '#8a3a5a', coin(29, '#4f2a4f', '#f3d5b0', { core: '#c8476a', seeds: '#f7e0a0', rim: 0.1 })],
  ['banana plantain', 24, '#f5e2a5', coin(25, '#ecd27e', '#f9ecbf', { core: '#eed898', seeds: '#b98f55', rim: 0.06 })],
  ['kiwi', 28, '#9ac24a', coin(30, '#7a5a34', '#9cc845', { core: '#eef3c4', seeds: '#2f2a1c', rim: 0.07 })],
  ['apple', 34, '#f0dca0', crescent(40, '#c8283a', '#fbf3d2', '#f1e3b0')],
  ['pear quince', 34, '#e8dfa0', crescent(40, '#b5b84a', '#fbf6de', '#eee6bd')],
  ['peach nectarine', 34, '#f5a85a', crescent(38, '#e0663a', '#fbc06a', '#e8763f')],
  ['apricot persimmon', 30, '#f5a24a', crescent(32, '#e58a32', '#f9b557', '#e2822f')],
  ['plum', 32, '#9a3a6a', crescent(34, '#56265a', '#e8a24a', '#d0703a')], ['mango', 26, '#f7b23a', cube(42, '#f8b53c')],
  ['pineapple', 28, '#f5d04a', cube(46, '#f6d452', '#dba02c')], ['melon papaya', 28, '#f5b878', cube(44, '#f7bd7e')],
  ['watermelon', 28, '#ee5a5a', cube(46, '#f0605c')],
  ['rhubarb', 26, '#d9607a', strip(64, 20, '#d24a66', '#f3b3bd')], ['coconut', 18, '#fdf7ea', strip(44, 11, '#fbf3e2', '#ffffff')],
  ['chocolate', 18, '#4f2c1b', cube(34, '#5e3520')],
]); // biome-ignore format: rows

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

// Foods that are not seen in the dish: chopped, melted, squeezed.
const dissolved = `garlic ginger turmeric passata paste juice water milk buttermilk butter ghee lard oil extract powder flour
  tamarind tahini jam curry-leaf lavender breadcrumb pizza-dough puff-pastry lasagne-sheet`;

/** The looks of all foods that are drawn: of what grows, of meat, fish, cheese, pulses, nuts, grains and pasta, by their words. */
export const looks = new Map<string, Look>([
  ...vegetables, ...leaves, ...herbs, ...fruits, ...proteins, ...dairy, ...beans, ...nuts, ...grains, ...noodles,
  ...createLooks('dissolved', [[dissolved, 8, '#c98a3c', ball(6, '#c98a3c')]]),
]); // biome-ignore format: rows

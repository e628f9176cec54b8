import type { DrawPiece } from '../drawing/canvas';
import { chunk, crescent, cube, fillet, prawn, rasher, roastSlice, strip } from './chunks';
import { floret, leaf, ruffledLeaf, spear, sprig, sproutHalf } from './greens';
import {
  avocadoHalf,
  citrusWheel,
  coin,
  eggHalf,
  friedEgg,
  mushroomSlice,
  onionRings,
  ring,
  strawberryHalf,
  tomatoSlice,
} from './slices';
import { ball, beadBerry, bean, dollop, flake, heap, nut, tile, tube, walnut } from './smalls';

/** What an ingredient does on the plate; `grain` and `noodle` become a bed, `unseen` dissolves while cooking. */
export type Role =
  | 'protein'
  | 'vegetable'
  | 'leaf'
  | 'herb'
  | 'fruit'
  | 'dairy'
  | 'bean'
  | 'nut'
  | 'grain'
  | 'noodle'
  | 'unseen';

/** How an ingredient looks from above. */
export interface Look {
  draw: DrawPiece;
  /** Room one piece takes, as a radius in pixels. */
  radius: number;
  role: Role;
  /** The colour it lends to a soup, a sauce or a smoothie. */
  tint: string;
}

const look = (role: Role, radius: number, tint: string, draw: DrawPiece): Look => ({
  role,
  radius,
  tint,
  draw,
});

const potato = look('vegetable', 30, '#e3c27a', cube(50, '#ecca79', '#c58d3c'));
const chicken = look('protein', 40, '#d9a860', roastSlice(88, 46, '#f3dcb3', '#d0893c'));
const beef = look('protein', 34, '#8a4a2a', chunk(66, '#8b4a2d'));
const pork = look('protein', 36, '#c98a5c', roastSlice(74, 46, '#edc7a4', '#b9713a'));
const whiteFish = look('protein', 52, '#f0dfc2', fillet(118, '#f6ead5', '#dcc7a2'));
const salmon = look('protein', 52, '#f0906a', fillet(118, '#f4895a', '#ffd0ae'));
const cabbage = look('leaf', 26, '#cfdc9e', strip(62, 11, '#b9cf86', '#eef3d2'));
const lettuce = look('leaf', 50, '#9dc25a', ruffledLeaf(58, '#8cba4a', '#e4efc0'));
const cheese = look('dairy', 22, '#f6dc93', cube(34, '#fbd873'));
const whiteCheese = look('dairy', 20, '#fbf3e2', cube(32, '#fdf8ec'));
const dairy = look('dairy', 28, '#fbf1de', dollop(32, '#fdf6e9'));
const pasta = look('noodle', 26, '#efcf86', tube(48, 19, '#f0cd7c'));
const strands = look('noodle', 26, '#ecc878', heap(30, 40, 9, 2.2, '#f0d08a'));
const rice = look('grain', 26, '#f4ead3', heap(30, 46, 5.4, 2, '#f4e8cd'));
const bread = look('grain', 24, '#d9a860', cube(38, '#f0d199', '#c0833a'));
const herb = look('herb', 18, '#6d9b3a', sprig(26, '#5f9636'));
const leafyHerb = look('herb', 22, '#5f9a3a', leaf(48, 26, '#4f8f35'));
const darkLeaf = look('leaf', 34, '#5b8a3a', leaf(76, 44, '#3f7f36'));
const courgette = look(
  'vegetable',
  28,
  '#b5c772',
  coin({ radius: 30, skin: '#4f8a36', flesh: '#dde4a3', core: '#c9d684', seeds: '#f6f2cf' }),
);
const onion = look('vegetable', 28, '#e7cfa0', onionRings(30, '#d6b98a', '#fbf3e0'));
const pepper = look('vegetable', 28, '#e0452a', strip(70, 17, '#d8331f', '#f5876b'));
const squash = look('vegetable', 30, '#ee9a3a', cube(50, '#f2a13f', '#d87a22'));
const chilli = look('vegetable', 14, '#d8331f', ring(13, '#d62a1c', '#f8b59a', 0.45));
const mixedNuts = look('nut', 14, '#b98550', nut(34, 20, '#bf8345'));
const chocolate = look('fruit', 18, '#4f2c1b', tile(34, '#4f2a18'));
const tofu = look('protein', 28, '#f2e2bd', cube(46, '#f7ecd0', '#d9a355'));
const beans = look('bean', 15, '#a2452f', bean(16, '#8f3526'));
const blackBeans = look('bean', 15, '#3d2b33', bean(15, '#33242c'));
const whiteBeans = look('bean', 16, '#f0e2c0', bean(17, '#f1e2bd'));
const mushroom = look('vegetable', 24, '#c3a27c', mushroomSlice);
const tomato = look('vegetable', 40, '#dd4a2a', tomatoSlice(42));
const berry = look('fruit', 17, '#a72c4f', beadBerry(18, '#d32f55'));
const unseen = look('unseen', 8, '#c98a3c', ball(6, '#c98a3c'));

const springOnion = look('vegetable', 13, '#a3c267', ring(13, '#7db045', '#e9f1c6', 0.4));
const arugula = look('leaf', 34, '#6d9b3a', leaf(74, 24, '#5c9438'));
const pakChoi = look('leaf', 46, '#8cba6a', ruffledLeaf(50, '#4f9145', '#f2f6e0'));
const mangetout = look('vegetable', 24, '#7aa843', leaf(66, 22, '#6ea63a'));
const corn = look('vegetable', 12, '#f3c63a', heap(16, 16, 6, 4.8, '#f5c436'));
const bacon = look('protein', 36, '#b8513a', rasher);
const shrimp = look('protein', 36, '#f08a5c', prawn);
const granola = look('nut', 24, '#c98f4a', heap(28, 34, 5.6, 4, '#c48a44'));
const beetroot = look(
  'vegetable',
  28,
  '#9c2450',
  coin({ radius: 30, skin: '#6c1436', flesh: '#a8265a', core: '#8a1a49' }),
);
const pickle = look(
  'vegetable',
  22,
  '#9aa83f',
  coin({ radius: 24, skin: '#5f7d2a', flesh: '#c6cf77', seeds: '#ecedc0' }),
);
const aubergine = look(
  'vegetable',
  34,
  '#9a7a6a',
  coin({ radius: 36, skin: '#45264f', flesh: '#e6cf9a', core: '#cfae6e', seeds: '#a98248' }),
);

/** English ingredient words to looks. A longer word wins over a shorter one. */
const looks = new Map<string, Look>([
  ['tomato', tomato],
  ['cherry-tomato', look('vegetable', 24, '#dd4a2a', ball(25, '#d9321f'))],
  ['sun-dried-tomato', look('vegetable', 24, '#a83620', chunk(44, '#a83620'))],
  [
    'carrot',
    look(
      'vegetable',
      24,
      '#ef8b2f',
      coin({ radius: 26, skin: '#e2701a', flesh: '#f6963a', core: '#fbb45f', rim: 0.08 }),
    ),
  ],
  ['potato', potato],
  ['sweet-potato', look('vegetable', 30, '#e27a33', cube(50, '#ee8a3d', '#b9561d'))],
  ['parsnip', potato],
  ['turnip', potato],
  ['cassava', potato],
  ['yam', squash],
  ['pumpkin', squash],
  ['squash', squash],
  ['butternut', squash],
  ['beetroot', beetroot],
  ['beet', beetroot],
  [
    'radish',
    look('vegetable', 22, '#e8708a', coin({ radius: 24, skin: '#d42f55', flesh: '#fdf1f0', rim: 0.1 })),
  ],
  ['onion', onion],
  ['red-onion', look('vegetable', 28, '#b06a92', onionRings(30, '#a3366f', '#fae6f0'))],
  ['shallot', look('vegetable', 20, '#c08aa0', onionRings(22, '#a85a80', '#fae9ee'))],
  ['spring-onion', springOnion],
  ['scallion', springOnion],
  ['leek', look('vegetable', 26, '#c6d88e', onionRings(27, '#8fb553', '#f1f5d5'))],
  ['chive', look('herb', 13, '#7aa843', spear(48, 5, '#6aa03c'))],
  ['pepper', pepper],
  ['red-pepper', pepper],
  ['bell-pepper', pepper],
  ['yellow-pepper', look('vegetable', 28, '#f0b62a', strip(70, 17, '#efb01e', '#fbe08a'))],
  ['orange-pepper', look('vegetable', 28, '#ee8a22', strip(70, 17, '#ec7f1a', '#fbc07a'))],
  ['green-pepper', look('vegetable', 28, '#76a83c', strip(70, 17, '#5f9a34', '#b8d788'))],
  ['capsicum', pepper],
  ['chilli', chilli],
  ['chili', chilli],
  ['jalapeno', look('vegetable', 15, '#76a83c', ring(15, '#5c9a35', '#d8e8b0', 0.42))],
  ['chipotle', chilli],
  ['broccoli', look('vegetable', 38, '#6f9a3f', floret(38, '#5c9438', '#b9cf7f'))],
  ['cauliflower', look('vegetable', 38, '#f0e6cd', floret(38, '#f3e8cf', '#dbe3ae'))],
  ['romanesco', look('vegetable', 38, '#b5cf62', floret(38, '#a9c957', '#cfdf98'))],
  ['courgette', courgette],
  ['zucchini', courgette],
  [
    'cucumber',
    look(
      'vegetable',
      28,
      '#bcd68c',
      coin({ radius: 30, skin: '#3f7f3a', flesh: '#d8e9b4', core: '#c2dd98', seeds: '#f6f8dd', rim: 0.09 }),
    ),
  ],
  ['pickle', pickle],
  ['gherkin', pickle],
  ['aubergine', aubergine],
  ['eggplant', aubergine],
  ['mushroom', mushroom],
  ['porcini', mushroom],
  [
    'shiitake',
    look(
      'vegetable',
      30,
      '#9a6f4c',
      coin({ radius: 32, skin: '#6b4429', flesh: '#a3714a', core: '#c99f74' }),
    ),
  ],
  ['portobello', mushroom],
  ['spinach', darkLeaf],
  ['chard', look('leaf', 48, '#5b8a3a', ruffledLeaf(54, '#3f7f36', '#e0637a'))],
  ['kale', look('leaf', 48, '#4f7f3f', ruffledLeaf(54, '#47813c', '#b9d194'))],
  ['lettuce', lettuce],
  ['romaine', lettuce],
  ['salad', lettuce],
  ['endive', lettuce],
  ['arugula', arugula],
  ['rocket', arugula],
  ['watercress', herb],
  ['cabbage', cabbage],
  ['red-cabbage', look('leaf', 26, '#8f4a86', strip(62, 11, '#7d3576', '#d9b3d6'))],
  ['pak-choi', pakChoi],
  ['bok-choy', pakChoi],
  ['sprout', look('vegetable', 24, '#8fb04e', sproutHalf)],
  ['bean-sprout', look('vegetable', 22, '#f0ead2', strip(58, 7, '#e6dcb8', '#fffaf0'))],
  ['beansprout', look('vegetable', 22, '#f0ead2', strip(58, 7, '#e6dcb8', '#fffaf0'))],
  ['fennel', cabbage],
  ['celery', look('vegetable', 18, '#bcd68c', strip(34, 15, '#a8c86c', '#dfebbd'))],
  ['artichoke', look('vegetable', 26, '#a9ae6a', leaf(60, 40, '#9aa55a'))],
  ['kimchi', look('vegetable', 26, '#d8582f', strip(54, 20, '#e06a3a', '#f7c39a'))],
  ['asparagus', look('vegetable', 28, '#8fb04e', spear(120, 12, '#82ad45', '#557f3a'))],
  ['green-bean', look('vegetable', 26, '#6f9a3f', spear(92, 9, '#5f9a36'))],
  ['okra', look('vegetable', 24, '#6f9a3f', spear(60, 15, '#6f9f40'))],
  ['mangetout', mangetout],
  ['sugar-snap', mangetout],
  ['pea', look('vegetable', 11, '#84ad44', ball(12, '#78ac3c'))],
  ['edamame', look('bean', 13, '#95b95a', bean(14, '#8fbf4f'))],
  ['corn', corn],
  ['sweetcorn', corn],
  ['bean', beans],
  ['kidney-bean', beans],
  ['pinto-bean', beans],
  ['black-bean', blackBeans],
  ['white-bean', whiteBeans],
  ['cannellini', whiteBeans],
  ['butter-bean', whiteBeans],
  ['chickpea', look('bean', 15, '#e3bd72', ball(16, '#e2b765', 'navel'))],
  ['lentil', look('bean', 20, '#a9743f', heap(24, 34, 4.6, 3.6, '#a86f36'))],
  ['red-lentil', look('bean', 20, '#e58f4a', heap(24, 34, 4.6, 3.6, '#e2823a'))],
  ['falafel', look('protein', 32, '#9a6a34', chunk(62, '#9a6430'))],
  ['olive', look('vegetable', 15, '#4a3b45', ring(16, '#3d3038', '#6a5560', 0.4))],
  ['green-olive', look('vegetable', 15, '#8f9a3f', ring(16, '#8a9a3a', '#c8cf8a', 0.4))],
  ['caper', look('vegetable', 8, '#6d7a3a', ball(8, '#6d7a35'))],
  ['chicken', chicken],
  ['turkey', chicken],
  ['duck', look('protein', 40, '#8a4a3a', roastSlice(84, 46, '#d68a78', '#8f4a24'))],
  ['beef', beef],
  ['steak', look('protein', 40, '#7a3f2a', roastSlice(90, 44, '#c8604f', '#5a2d1b'))],
  ['lamb', beef],
  ['veal', beef],
  ['venison', beef],
  ['mince', look('protein', 26, '#8a4f2e', heap(30, 44, 6.4, 5, '#8a4a2a'))],
  ['meatball', look('protein', 30, '#84492a', chunk(60, '#87482a'))],
  ['pork', pork],
  ['ham', look('protein', 32, '#ee9f93', strip(70, 26, '#e88a82', '#f8c4ba'))],
  ['bacon', bacon],
  ['pancetta', bacon],
  [
    'sausage',
    look('protein', 26, '#a84f34', coin({ radius: 28, skin: '#7d3520', flesh: '#bb6042', core: '#a04c32' })),
  ],
  [
    'chorizo',
    look('protein', 26, '#b8341f', coin({ radius: 28, skin: '#7d1f14', flesh: '#c8452c', core: '#e8815f' })),
  ],
  [
    'pepperoni',
    look(
      'protein',
      30,
      '#b8341f',
      coin({ radius: 31, skin: '#97261a', flesh: '#cf4a30', core: '#b8341f', rim: 0.09 }),
    ),
  ],
  [
    'salami',
    look('protein', 30, '#b8341f', coin({ radius: 31, skin: '#97261a', flesh: '#c95a4a', seeds: '#f7d9c8' })),
  ],
  ['fish', whiteFish],
  ['cod', whiteFish],
  ['hake', whiteFish],
  ['bass', whiteFish],
  ['bream', whiteFish],
  ['trout', salmon],
  ['salmon', salmon],
  ['tuna', look('protein', 34, '#b8475a', roastSlice(78, 42, '#c8506a', '#7d3a34'))],
  ['sardine', look('protein', 36, '#8a98a5', fillet(96, '#a9b5bf', '#e2e8ec'))],
  ['anchovy', look('protein', 28, '#8a6a58', spear(70, 11, '#8d6a52'))],
  ['mackerel', look('protein', 44, '#8a98a5', fillet(104, '#9eabb5', '#dfe6ea'))],
  ['prawn', shrimp],
  ['shrimp', shrimp],
  ['langoustine', shrimp],
  ['squid', look('protein', 26, '#f3dcd4', ring(27, '#f6e2da', '#fff6f1', 0.5))],
  ['calamari', look('protein', 26, '#e0b060', ring(27, '#dca552', '#f6dca0', 0.5))],
  [
    'octopus',
    look('protein', 26, '#a8506a', coin({ radius: 26, skin: '#96405f', flesh: '#f3d5d2', rim: 0.16 })),
  ],
  [
    'scallop',
    look('protein', 30, '#f3e0b8', coin({ radius: 31, skin: '#d59a4a', flesh: '#f7e6c4', core: '#e8c88a' })),
  ],
  ['mussel', look('protein', 32, '#f0a050', crescent(30, '#2f3540', '#f2a552', '#e08a34'))],
  ['clam', look('protein', 28, '#e3d2b8', crescent(27, '#c8b090', '#f6e9d4', '#e8c9a0'))],
  ['crab', look('protein', 28, '#f0805a', chunk(52, '#f3936c'))],
  ['lobster', look('protein', 36, '#f0805a', prawn)],
  ['egg', look('protein', 42, '#f6d878', eggHalf)],
  ['fried-egg', look('protein', 62, '#f6d878', friedEgg)],
  ['tofu', tofu],
  ['tempeh', look('protein', 28, '#d9b57a', cube(46, '#dfc08a', '#a8743a'))],
  ['seitan', chicken],
  ['paneer', look('dairy', 26, '#f8ecd0', cube(42, '#fbf1dc', '#d9a355'))],
  ['halloumi', look('dairy', 32, '#f3dfae', roastSlice(70, 44, '#fbf0d0', '#d9a85a'))],
  ['cheese', cheese],
  ['cheddar', cheese],
  ['gouda', cheese],
  ['emmental', cheese],
  ['mozzarella', look('dairy', 34, '#fdf8ec', dollop(36, '#fffaf0'))],
  ['burrata', look('dairy', 44, '#fdf8ec', dollop(48, '#fffaf0'))],
  ['feta', whiteCheese],
  ['goat-cheese', dairy],
  ['blue-cheese', whiteCheese],
  ['ricotta', dairy],
  ['cream-cheese', dairy],
  ['parmesan', look('dairy', 20, '#f3dc9a', flake(48, 15, '#f3dda0'))],
  ['yogurt', dairy],
  ['yoghurt', dairy],
  ['cream', dairy],
  ['creme', dairy],
  ['hummus', dairy],
  ['avocado', look('vegetable', 36, '#b5cc5a', crescent(46, '#45602f', '#d9e08a', '#a9c253'))],
  ['avocado-half', look('vegetable', 50, '#b5cc5a', avocadoHalf)],
  ['guacamole', look('vegetable', 26, '#a9c253', dollop(30, '#a9c253'))],
  ['lemon', look('fruit', 34, '#f4d048', citrusWheel(35, '#f2c21a', '#f8dc5a'))],
  ['lime', look('fruit', 30, '#b5cf4a', citrusWheel(30, '#6fa52f', '#c5dc6a'))],
  ['orange', look('fruit', 38, '#f39a2e', citrusWheel(39, '#ee8313', '#f7a53c'))],
  ['mandarin', look('fruit', 32, '#f39a2e', citrusWheel(32, '#ee8313', '#f7a53c'))],
  ['grapefruit', look('fruit', 42, '#ef7a6a', citrusWheel(42, '#f3a33a', '#ee6a5c'))],
  ['strawberry', look('fruit', 28, '#e0485a', strawberryHalf)],
  ['raspberry', berry],
  ['berry', berry],
  ['blackberry', look('fruit', 17, '#5b2a55', beadBerry(18, '#4a2350'))],
  ['blueberry', look('fruit', 14, '#5a5aa0', ball(15, '#46519a', 'crown'))],
  ['cherry', look('fruit', 18, '#a81f38', ball(19, '#a81f38'))],
  ['cranberry', look('fruit', 13, '#b8243a', ball(13, '#b8243a'))],
  ['grape', look('fruit', 18, '#7d4a7d', ball(19, '#6f3a72'))],
  ['raisin', look('fruit', 10, '#5b3326', bean(10, '#5b3326'))],
  ['date', look('fruit', 18, '#6b3a22', bean(20, '#6b3a20'))],
  [
    'fig',
    look(
      'fruit',
      28,
      '#8a3a5a',
      coin({ radius: 29, skin: '#4f2a4f', flesh: '#f3d5b0', core: '#c8476a', seeds: '#f7e0a0', rim: 0.1 }),
    ),
  ],
  ['pomegranate', look('fruit', 9, '#c02040', ball(9, '#c8203f'))],
  [
    'banana',
    look(
      'fruit',
      24,
      '#f5e2a5',
      coin({ radius: 25, skin: '#ecd27e', flesh: '#f9ecbf', core: '#eed898', seeds: '#b98f55', rim: 0.06 }),
    ),
  ],
  [
    'plantain',
    look(
      'vegetable',
      28,
      '#e8a83a',
      coin({ radius: 29, skin: '#b9721f', flesh: '#f2bb4f', seeds: '#a8641c' }),
    ),
  ],
  ['apple', look('fruit', 34, '#f0dca0', crescent(40, '#c8283a', '#fbf3d2', '#f1e3b0'))],
  ['pear', look('fruit', 34, '#e8dfa0', crescent(40, '#b5b84a', '#fbf6de', '#eee6bd'))],
  ['peach', look('fruit', 34, '#f5a85a', crescent(38, '#e0663a', '#fbc06a', '#e8763f'))],
  ['nectarine', look('fruit', 34, '#f5a85a', crescent(38, '#d0482f', '#fbc875', '#e8763f'))],
  ['apricot', look('fruit', 30, '#f5a24a', crescent(32, '#e58a32', '#f9b557', '#e2822f'))],
  ['plum', look('fruit', 32, '#9a3a6a', crescent(34, '#56265a', '#e8a24a', '#d0703a'))],
  ['mango', look('fruit', 26, '#f7b23a', cube(42, '#f8b53c'))],
  ['pineapple', look('fruit', 28, '#f5d04a', cube(46, '#f6d452', '#dba02c'))],
  ['papaya', look('fruit', 28, '#f28a4a', cube(44, '#f48c4a'))],
  ['melon', look('fruit', 28, '#f5b878', cube(44, '#f7bd7e'))],
  ['watermelon', look('fruit', 28, '#ee5a5a', cube(46, '#f0605c'))],
  [
    'kiwi',
    look(
      'fruit',
      28,
      '#9ac24a',
      coin({ radius: 30, skin: '#7a5a34', flesh: '#9cc845', core: '#eef3c4', seeds: '#2f2a1c', rim: 0.07 }),
    ),
  ],
  ['coconut', look('fruit', 18, '#fdf7ea', flake(42, 12, '#fffaf0'))],
  ['chocolate', chocolate],
  ['cocoa', chocolate],
  ['brownie', chocolate],
  [
    'biscuit',
    look('grain', 26, '#d9a860', coin({ radius: 28, skin: '#b97a3a', flesh: '#dda861', seeds: '#4f2a18' })),
  ],
  ['marshmallow', whiteCheese],
  ['almond', mixedNuts],
  ['nut', mixedNuts],
  ['hazelnut', look('nut', 14, '#b97a42', ball(14, '#b5713a'))],
  ['cashew', look('nut', 16, '#f0dcb0', bean(17, '#f0dab0'))],
  ['peanut', look('nut', 13, '#dcb072', nut(28, 18, '#d9a860'))],
  ['walnut', look('nut', 20, '#b97a42', walnut)],
  ['pecan', look('nut', 20, '#9a5a2c', walnut)],
  ['pistachio', look('nut', 13, '#a9b55a', nut(26, 16, '#9fb04f'))],
  ['pine-nut', look('nut', 10, '#f3e0b5', nut(20, 10, '#f5e3ba'))],
  ['seed', look('nut', 9, '#d9c08a', nut(16, 9, '#8f9a5a'))],
  ['sesame', look('nut', 14, '#f0dfb5', heap(16, 12, 3.6, 2.2, '#f3e4be'))],
  ['granola', granola],
  ['muesli', granola],
  ['basil', leafyHerb],
  ['mint', look('herb', 22, '#7ab56a', leaf(44, 26, '#57a357'))],
  ['sage', look('herb', 20, '#9aa884', leaf(48, 18, '#8fa37c'))],
  ['bay', look('herb', 22, '#7d8a4a', leaf(56, 20, '#7c8a45'))],
  ['oregano', look('herb', 14, '#6d8a3a', leaf(24, 15, '#5f8a3a'))],
  ['parsley', herb],
  ['coriander', herb],
  ['cilantro', herb],
  ['dill', herb],
  ['thyme', look('herb', 14, '#7d9055', sprig(18, '#75924f'))],
  ['rosemary', look('herb', 18, '#6a8560', spear(56, 6, '#5f7d56'))],
  ['tarragon', look('herb', 18, '#6d9b3a', leaf(48, 11, '#5c9438'))],
  ['rice', rice],
  ['risotto', rice],
  ['arborio', rice],
  ['quinoa', look('grain', 26, '#e3cf9f', heap(30, 64, 2.9, 2.9, '#e2cb95'))],
  ['couscous', look('grain', 26, '#eccb85', heap(30, 70, 2.6, 2.6, '#edc97c'))],
  ['bulgur', look('grain', 26, '#cfa25f', heap(30, 56, 3.6, 2.8, '#cc9b55'))],
  ['barley', look('grain', 26, '#dcc08a', heap(30, 46, 5, 3.2, '#dcc08a'))],
  ['oat', look('grain', 26, '#e8d5ae', heap(30, 44, 5.6, 4, '#e5cfa3'))],
  ['millet', look('grain', 26, '#edd282', heap(30, 64, 2.7, 2.7, '#edd07c'))],
  ['polenta', look('grain', 26, '#f2c94e', heap(30, 70, 2.4, 2.4, '#f3c94f'))],
  ['tapioca', rice],
  ['pasta', pasta],
  ['penne', pasta],
  ['macaroni', look('noodle', 22, '#efcf86', tube(34, 16, '#f0cd7c'))],
  ['rigatoni', pasta],
  ['gnocchi', look('noodle', 20, '#f2ddb0', nut(40, 28, '#f3dfb2'))],
  ['gruyere', cheese],
  ['manchego', cheese],
  ['prosciutto', bacon],
  ['haddock', whiteFish],
  ['soba', strands],
  ['celeriac', look('vegetable', 28, '#efe3c4', cube(46, '#f3e8cc', '#c9b083'))],
  ['swede', look('vegetable', 28, '#eec27a', cube(46, '#f1c97f', '#c58d3c'))],
  ['chestnut', look('nut', 18, '#8a5a34', nut(38, 30, '#8f5c33'))],
  ['sultana', look('fruit', 12, '#8a5a2c', bean(12, '#8a5624'))],
  ['popcorn', look('grain', 22, '#f7e6b0', heap(24, 9, 15, 13, '#fbeec4'))],
  ['seaweed', look('leaf', 26, '#2f4a34', strip(60, 12, '#2c4a33', '#5b7a52'))],
  ['rhubarb', look('fruit', 26, '#d9607a', strip(64, 20, '#d24a66', '#f3b3bd'))],
  ['spaghetti', strands],
  ['linguine', strands],
  ['tagliatelle', strands],
  ['pappardelle', strands],
  ['fettuccine', strands],
  ['bucatini', strands],
  ['noodle', strands],
  ['ramen', strands],
  ['udon', strands],
  ['vermicelli', strands],
  ['bread', bread],
  ['toast', bread],
  ['crouton', bread],
  ['tortilla', bread],
  ['bun', bread],
  ['pita', bread],
  ['naan', bread],
  ['baguette', bread],
  ...[
    'oil',
    'salt',
    'sugar',
    'water',
    'stock',
    'broth',
    'flour',
    'vinegar',
    'soy-sauce',
    'sauce',
    'honey',
    'syrup',
    'milk',
    'yeast',
    'baking-powder',
    'spice',
    'cumin',
    'paprika',
    'turmeric',
    'curry',
    'cinnamon',
    'vanilla',
    'mustard',
    'mayonnaise',
    'ketchup',
    'wine',
    'black-pepper',
    'white-pepper',
    'peppercorn',
    'paste',
    'powder',
    'cornstarch',
    'cornflour',
    'coconut-milk',
    'coconut-oil',
    'peanut-butter',
    'tahini',
    'miso',
    'pesto',
    'juice',
    'zest',
    'extract',
    'nutmeg',
    'clove',
    'saffron',
    'lard',
    'margarine',
    'gelatin',
    'passata',
    'chicken-stock',
    'vegetable-stock',
    'beef-stock',
    'tomato-paste',
    'tomato-sauce',
    'fish-sauce',
    'oyster-sauce',
    'garlic-powder',
    'onion-powder',
    'chilli-powder',
    'almond-milk',
    'oat-milk',
    'soy-milk',
    'rice-vinegar',
    'butter-milk',
    'buttermilk',
    'lemon-juice',
    'lime-juice',
    'baking-soda',
    // Chopped or melted: what a cook puts in is not what is seen.
    'garlic',
    'ginger',
    'butter',
    'ghee',
    'cayenne',
    'garam-masala',
    'cardamom',
    'star-anise',
    'breadcrumb',
    'jam',
    'puff-pastry',
    'pizza-dough',
    'lasagne-sheet',
    'salsa',
    'chutney',
    'tamarind',
    'gelatine',
    'tea',
    'sriracha',
    'zaatar',
    'lavender',
  ].map((word): [string, Look] => [word, unseen]),
]);

/** What an ingredient nobody drew gets: something plausible of a kitchen's usual colours. */
const fallbacks: readonly [Look, ...Look[]] = [
  look('vegetable', 26, '#b5c772', cube(40, '#a9c25a', '#7d9a3a')),
  look('vegetable', 26, '#ee9a3a', coin({ radius: 26, skin: '#c8742a', flesh: '#f0b060' })),
  look('vegetable', 26, '#b06a92', strip(58, 15, '#8a3f72', '#d9a8c8')),
  look('protein', 30, '#a8683a', chunk(56, '#a86a3a')),
  look('bean', 15, '#d9b57a', bean(16, '#cf9f5c')),
  look('leaf', 30, '#6d9b3a', leaf(62, 34, '#5c9438')),
];

/** A word as the table spells it: `tomatoes` and `berries` become `tomato` and `berry`. */
function singular(word: string): string {
  const candidates = [word, word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')];
  return candidates.find((candidate) => looks.has(candidate)) ?? word.replace(/s$/, '');
}

/**
 * The look of an ingredient id such as `chicken-breast`: the longest known run of its words, the last one
 * first. The id is only ever looked up, so nothing of it can reach the drawing.
 */
export function lookOf(ingredient: string, fallback: number): Look {
  const words = ingredient
    .toLowerCase()
    .slice(0, 80)
    .split(/[^a-z]+/)
    .filter(Boolean)
    .map(singular);
  for (let length = Math.min(words.length, 3); length > 0; length -= 1) {
    for (let start = words.length - length; start >= 0; start -= 1) {
      const found = looks.get(words.slice(start, start + length).join('-'));
      if (found) return found;
    }
  }
  return fallbacks[fallback % fallbacks.length] ?? fallbacks[0];
}

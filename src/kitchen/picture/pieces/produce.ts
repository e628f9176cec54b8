import { chunk, crescent, cube, strip } from './chunks';
import { floret, leaf, ruffledLeaf, spear, sprig } from './greens';
import { createLooks } from './look';
import { citrusWheel, coin, mushroomSlice, onionRings, strawberryHalf, tomatoSlice } from './slices';
import { ball, bean, dollop, heap } from './smallPieces';

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

/** The looks of what grows: vegetables, leaves, herbs and fruit, and the chocolate that goes where fruit goes. */
export const produceLooks = [...vegetables, ...leaves, ...herbs, ...fruits];

/** Foods by their picture, as cooks type them between words. */

/** What a picture of a food says. */
const pictures: Readonly<Record<string, string>> = {
  '🍗': 'chicken', '🍖': 'meat', '🥩': 'steak', '🥓': 'bacon', '🥚': 'egg', '🍳': 'egg', '🧀': 'cheese', '🍞': 'bread',
  '🥖': 'baguette', '🍚': 'rice', '🍝': 'spaghetti', '🥔': 'potato', '🥕': 'carrot', '🍅': 'tomato', '🧅': 'onion',
  '🧄': 'garlic', '🥦': 'broccoli', '🥬': 'lettuce', '🥒': 'cucumber', '🍆': 'aubergine', '🌽': 'sweetcorn', '🫑': 'pepper vegetable',
  '🌶': 'chilli', '🍄': 'mushroom', '🥑': 'avocado', '🍋': 'lemon', '🍌': 'banana', '🍎': 'apple', '🍏': 'apple', '🍐': 'pear',
  '🍊': 'orange', '🍓': 'strawberry', '🫐': 'blueberry', '🍇': 'grapes', '🍑': 'peach', '🥭': 'mango', '🍍': 'pineapple',
  '🐟': 'fish', '🦐': 'prawn', '🍤': 'prawn', '🦀': 'crab', '🍫': 'chocolate', '🍯': 'honey', '🥛': 'milk', '🧈': 'butter', '🥜': 'peanuts',
}; // biome-ignore format: rows of pictures

/** Any picture, food or not. */
export const anyPicture = /\p{Extended_Pictographic}\uFE0F?/gu;

/** The food that a picture shows, in English; '' for any other picture. */
export const foodInPicture = (picture: string): string => pictures[picture.replace(/\uFE0F/g, '')] ?? '';

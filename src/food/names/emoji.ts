const foodNamesByEmoji: Readonly<Record<string, string>> = {
  '🍗': 'chicken', '🍖': 'meat', '🥩': 'steak', '🥓': 'bacon', '🥚': 'egg', '🍳': 'egg', '🧀': 'cheese', '🍞': 'bread',
  '🥖': 'baguette', '🍚': 'rice', '🍝': 'spaghetti', '🥔': 'potato', '🥕': 'carrot', '🍅': 'tomato', '🧅': 'onion',
  '🧄': 'garlic', '🥦': 'broccoli', '🥬': 'lettuce', '🥒': 'cucumber', '🍆': 'aubergine', '🌽': 'sweetcorn', '🫑': 'pepper vegetable',
  '🌶': 'chilli', '🍄': 'mushroom', '🥑': 'avocado', '🍋': 'lemon', '🍌': 'banana', '🍎': 'apple', '🍏': 'apple', '🍐': 'pear',
  '🍊': 'orange', '🍓': 'strawberry', '🫐': 'blueberry', '🍇': 'grapes', '🍑': 'peach', '🥭': 'mango', '🍍': 'pineapple',
  '🐟': 'fish', '🦐': 'prawn', '🍤': 'prawn', '🦀': 'crab', '🍫': 'chocolate', '🍯': 'honey', '🥛': 'milk', '🧈': 'butter', '🥜': 'peanuts',
}; // biome-ignore format: rows of pictures

export const emojiPattern = /\p{Extended_Pictographic}\uFE0F?/gu;

/** Returns the English name of the food that an emoji shows; '' for other emoji. */
export const foodNameForEmoji = (emoji: string): string =>
  foodNamesByEmoji[emoji.replace(/\uFE0F/g, '')] ?? '';

/** The part an ingredient plays in a dish: what a slot asks for. */
export const roles = [
  'poultry', 'meat', 'joint', 'mince', 'cured', 'fish', 'tinned fish', 'shellfish', 'soy', 'pulse', 'egg',
  'root', 'vegetable', 'leafy', 'salad', 'tomato', 'tomato base', 'onion', 'garlic', 'chilli', 'briny', 'avocado',
  'fruit', 'berry', 'dried fruit', 'citrus',
  'rice', 'grain', 'oats', 'pasta', 'noodles', 'bread', 'tortilla',
  'cheese', 'milk', 'cream', 'yogurt', 'butter', 'oil', 'nut', 'nut butter',
  'herb', 'spice', 'salt', 'pepper', 'sweetener', 'chocolate', 'flour', 'raising', 'stock', 'sauce',
] as const; // biome-ignore format: groups read better on their own lines

export type Role = (typeof roles)[number];

export const isRole = (text: string): text is Role => roles.some((role) => role === text);

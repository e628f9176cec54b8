import type { Wish } from '@/food/note/types';
import { type CookbookDish, partsOf } from '../cookbook/dish';
import { factsOf } from './dishFacts';

/** A wish of a note that a dish meets or does not: what it is called, and how to tell. */
export interface Preference {
  readonly name: string;
  readonly isMetBy: (dish: CookbookDish) => boolean;
}

const saysOf = (pattern: RegExp) => (dish: CookbookDish) =>
  pattern.test(dish.about) || partsOf(dish).some((part) => part.kind === 'text' && pattern.test(part.text));

/** Decides before the scores, as a kind of dish does. */
export const inTheOven: Preference = {
  name: 'cooked in the oven',
  isMetBy: ({ kit }) => kit.includes('oven'),
};

const preferences: Readonly<Partial<Record<Wish['kind'], Preference>>> = {
  'one pot': { name: 'one pot', isMetBy: (dish) => factsOf(dish).pans <= 1 },
  light: { name: 'something light', isMetBy: ({ themes }) => themes.includes('Healthy Bites') },
  quick: { name: 'quick to make', isMetBy: ({ time }) => time <= 30 },
  easy: { name: 'easy to make', isMetBy: ({ level }) => level === 1 },
  cheap: { name: 'easy on the purse', isMetBy: ({ themes }) => themes.includes('Budget Meals') },
  special: {
    name: 'a dish for a special table',
    isMetBy: ({ themes }) => themes.includes('Gourmet Touch') || themes.includes("From the Chef's Table"),
  },
  'in the oven': inTheOven,
  crispy: { name: 'something crisp', isMetBy: saysOf(/\b(?:crisp|crunch)/i) },
  creamy: { name: 'something creamy', isMetBy: saysOf(/\bcream(?:y|ier)\b/i) },
};

/** What a wish asks of a dish; null for one that says nothing of it, or is met otherwise. */
export const preferenceFor = ({ kind }: Pick<Wish, 'kind'>): Preference | null => preferences[kind] ?? null;

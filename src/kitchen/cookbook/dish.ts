import { z } from 'zod';
import { mealTypes, noMealType } from '@/request/mealTypes';
import { themeNames } from '@/request/themes';

/** Families of dishes, by how they are cooked and eaten. */
export const dishFamilies = [
  'eggs', 'toast', 'sandwich', 'wrap', 'soup', 'stew', 'curry', 'pasta', 'noodles', 'rice', 'risotto',
  'roast', 'tray', 'gratin', 'pie', 'pizza', 'meatballs', 'burger', 'seared', 'fish', 'shellfish', 'salad',
  'bowl', 'side', 'pulses', 'tofu', 'tapas', 'porridge', 'pancakes', 'cake', 'biscuits', 'crumble',
  'pudding', 'fruit', 'dip', 'skewers', 'stuffed', 'fritters',
] as const; // biome-ignore format: rows
export type DishFamily = (typeof dishFamilies)[number];

/** Made of a batter or a dough. */
export const batterFamilies: readonly DishFamily[] = ['cake', 'biscuits', 'pudding', 'pancakes', 'crumble'];

/** Kinds of dishes, by what they look like. */
export const dishKinds = [
  'soup', 'stew', 'stir-fry', 'traybake', 'rice', 'gratin', 'curry', 'grain-bowl', 'noodles', 'salad',
  'smoothie-bowl', 'breakfast-bowl', 'fruit-bowl', 'pudding', 'turned-out', 'snack-bowl', 'mash',
  'egg-pan', 'crumble', 'roast', 'meat-plate', 'fish-plate', 'omelette', 'pasta', 'fritters', 'pancakes',
  'wedges', 'biscuits', 'squares', 'stuffed-vegetables', 'skewers', 'dip', 'burger', 'sandwich', 'pizza',
  'tacos', 'pie', 'bake', 'mash-pie', 'scramble', 'fried-eggs', 'turnovers', 'battered', 'croquettes', 'rolls', 'toast',
  'loaf-cake', 'cake', 'frittata', 'quiche', 'dessert',
] as const; // biome-ignore format: rows
export type DishKind = (typeof dishKinds)[number];

/** Appliances that a dish needs. */
export const kitNames = ['hob', 'oven', 'grill', 'blender', 'microwave', 'air fryer', 'slow cooker', 'pressure cooker'] as const; // biome-ignore format: one row
export type Kit = (typeof kitNames)[number];
/** Appliances whose dishes come only when a note asks for them. */
export const kitOnRequest: readonly Kit[] = ['air fryer', 'slow cooker', 'pressure cooker'];

/** What some dishes are good for: to be carried and eaten cold, for who chews little, as a guess for who named no food. */
export const dishUses = ['carrying', 'easy chewing', 'any cook'] as const;

/** A food that meets a need: 'chicken thighs', in later sentences 'chicken'. */
export interface NeedAlternative {
  /** As in the front matter, its state included: 'leftover chicken'. */
  readonly name: string;
  /** Its name in later sentences; `name` if the front matter has no other. */
  readonly shortName: string;
}

/** A food that defines the dish. */
export interface Need {
  /** Foods that meet it, in the same amount and cooked the same way. The text names the first. */
  readonly alternatives: readonly [NeedAlternative, ...NeedAlternative[]];
}

/** A slot for the quick vegetables of the slots before it in the text. */
export const lateSlot = 'late';

/** A tagged ingredient of the text. */
export interface IngredientPart {
  readonly kind: 'ingredient';
  /** For a slot, the slot's name. */
  readonly name: string;
  /** For `servings` people; null for ingredients without an amount. */
  readonly amount: number | null;
  /** 'g', 'ml', 'tbsp', 'tsp', 'clove', 'slice'; null for pieces. Never kilograms or litres. */
  readonly unit: string | null;
  /** 'finely chopped'. */
  readonly preparation: string | null;
  readonly isOptional: boolean;
  /** The slot of `welcomes` that it stands for; null for a food. */
  readonly slot: string | null;
}

export type PlainPart =
  | IngredientPart
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tool'; readonly name: string }
  /** `unhurriedMinutes`: where there is time to spare. `isMeanwhile`: parallel to another time, so not added to the dish's. */
  | Readonly<{ kind: 'time'; minutes: number; unhurriedMinutes: number; isMeanwhile: boolean }>;

/** Text that is omitted with its optional ingredient. */
export interface BracketPart {
  readonly kind: 'bracket';
  readonly parts: readonly PlainPart[];
}

export type StepPart = PlainPart | BracketPart;

export interface DishStep {
  readonly parts: readonly StepPart[];
}

const listOf = (text: string, separator: string): string[] =>
  text
    .split(separator)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

const line = z.string('is missing: add the line').min(1, 'is empty: write it, or leave the line out');
const commaList = line.transform((text) => listOf(text, ','));
const minutes = line.transform(Number).pipe(z.int('is not a whole number of minutes').min(0).max(600));

/** Parses one of some words; the error lists them. */
const oneOf = <Word extends string>(words: readonly Word[]) =>
  z.enum(words, { error: ({ input }) => `does not know '${String(input)}': use ${words.join(', ')}` });
const listFrom = <Word extends string>(words: readonly Word[]) =>
  commaList.pipe(z.array(oneOf(words))).readonly();

/** 'chicken thighs (chicken)'. */
function namedFood(text: string): NeedAlternative {
  const [, name = text, shortName] = /^(.*?)\s*\(([^()]+)\)$/.exec(text.trim()) ?? [];
  return { name: name.trim(), shortName: (shortName ?? name).trim() };
}

const needs = line.transform((text, context) =>
  listOf(text, ';').flatMap((entry): Need[] => {
    const [first, ...others] = entry.split(/\s+or\s+/).map(namedFood);
    if (first) return [{ alternatives: [first, ...others] }];
    context.addIssue(`cannot read '${entry}'`);
    return [];
  }),
);

/** 'butter = olive oil, margarine; cream = coconut milk'. */
const pairs = line.transform((text, context) =>
  listOf(text, ';').map((entry) => {
    const [name = '', list = '', ...more] = entry.split('=').map((side) => side.trim());
    const foods = listOf(list, ',');
    if (name === '' || foods.length === 0 || more.length > 0)
      context.addIssue(`cannot read '${entry}': write 'name = food, food', with ';' between`);
    return { name, foods };
  }),
);

/** The lines between the two '---', as README.md explains them. */
export const frontMatter = z
  .strictObject({
    title: line,
    english: line,
    spanish: line,
    /** Names that ask for it, in lower case, in both languages. */
    'asked as': commaList.transform((words) => words.map((word) => word.toLowerCase())),
    /** One sentence. */
    about: line.max(140, 'is longer than 140 characters'),
    family: line.pipe(oneOf(dishFamilies)),
    picture: line.pipe(oneOf(dishKinds)),
    /** What the picture shows instead of the first need: 'meatball'. */
    shown: commaList.default([]),
    meals: listFrom(mealTypes.filter((meal) => meal !== noMealType)),
    themes: listFrom(themeNames).default([]),
    cuisine: line,
    kit: commaList
      .transform((words) => words.filter((word) => word !== 'none'))
      .pipe(z.array(oneOf(kitNames))),
    'good for': listFrom(dishUses).default([]),
    /** 1 easy, 2 some practice, 3 skilled. */
    level: line.pipe(z.enum(['1', '2', '3'], 'is 1, 2 or 3')).transform(Number),
    /** People that the amounts are for. */
    servings: line.transform(Number).pipe(z.int('is not a number of people').min(1).max(24)),
    /** Minutes of preparation, which are not among the times of the text. */
    prep: minutes,
    /** Total minutes. */
    time: minutes,
    needs,
    /** Replacements of ingredients, best first. */
    swaps: pairs
      .transform((rows) => rows.map(({ name, foods }) => ({ replaced: name, choices: foods })))
      .default([]),
    /** Slots for foods that the cook names. */
    welcomes: pairs.default([]),
    /** Foods of its slots that are added if a cook asks for the dish by name and the slot is empty. */
    usual: commaList.default([]),
    /** Foods that the dish is never made with. */
    never: commaList.default([]),
  })
  .transform(({ 'asked as': askedAs, 'good for': goodFor, ...same }) => ({ askedAs, goodFor, ...same }));

/** A file of the cookbook: its front matter and its text. */
export interface CookbookDish extends Readonly<z.infer<typeof frontMatter>> {
  /** The file's name without its ending. */
  readonly id: string;
  readonly steps: readonly DishStep[];
  readonly notes: readonly string[];
}

/** Returns the plain words of parts, without foods, tools and times. */
export const textOf = (parts: readonly PlainPart[]) =>
  parts.map((part) => (part.kind === 'text' ? part.text : '')).join('');

/** Returns the parts of a dish's text in order, brackets flattened. */
export const listParts = (dish: CookbookDish): readonly PlainPart[] =>
  dish.steps.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'bracket' ? part.parts : [part])));

/** Returns the tagged ingredients and slots of a dish's text in order. */
export const listIngredients = (dish: CookbookDish): readonly IngredientPart[] =>
  listParts(dish).filter((part) => part.kind === 'ingredient');

/** Returns the minutes of the times that are not parallel to others. */
export const timerMinutes = (parts: readonly PlainPart[]): number =>
  parts.reduce((sum, part) => sum + (part.kind === 'time' && !part.isMeanwhile ? part.minutes : 0), 0);

/** True if a bracket stays: all of its optional ingredients are in the dish. */
export const isKept = ({ parts }: BracketPart, isIn: (part: IngredientPart) => boolean): boolean =>
  parts.every((part) => part.kind !== 'ingredient' || !part.isOptional || isIn(part));

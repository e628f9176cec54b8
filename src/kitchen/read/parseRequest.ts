import { minutesIn, numberIn } from '@/food/text/durations';
import { type MealType, mealTypes } from '@/request/mealTypes';
import { type RecipeType, recipeTypes } from '@/request/themes';
import type { KitchenProfile, KitchenRequest } from './types';

const maxDiners = 100;
const usualDiners = 2;
const usualMinutes = 30;
const minMinutes = 5;
const maxMinutes = 600;

/** The numbers of a request, made sensible, with a sentence for each that had to change. */
export interface ParsedRequest {
  minutes: number;
  diners: number;
  /** Null for a meal type, or a recipe type, that is not among those of the product. */
  meal: MealType | null;
  theme: RecipeType | null;
  corrections: readonly string[];
}

function readDiners(value: number | string, say: (sentence: string) => void): number {
  const asked = numberIn(value);
  if (!Number.isFinite(asked)) {
    say(`The number of diners could not be read, so this serves ${usualDiners}.`);
    return usualDiners;
  }
  const diners = Math.min(maxDiners, Math.max(1, Math.ceil(asked)));
  if (diners !== asked) say(`You asked for ${plainNumber(asked)} diners; this serves ${diners}.`);
  return diners;
}

function readMinutes(value: string, say: (sentence: string) => void): number {
  const asked = minutesIn(value);
  if (!Number.isFinite(asked)) {
    say(`The cooking time could not be read, so about ${usualMinutes} minutes were assumed.`);
    return usualMinutes;
  }
  if (asked < minMinutes) {
    say(
      `Even a cold plate takes about ${minMinutes} minutes, so ${plainNumber(asked)} was read as ${minMinutes}.`,
    );
    return minMinutes;
  }
  return Math.min(maxMinutes, Math.floor(asked));
}

const plainNumber = (value: number) => String(Math.round(value * 100) / 100);

/** Reads time, diners, meal and theme of a request; anything odd is made sensible and said so. */
export function parseRequest(request: KitchenRequest): ParsedRequest {
  const corrections: string[] = [];
  const say = (sentence: string) => corrections.push(sentence);
  return {
    diners: readDiners(request.diners, say),
    minutes: readMinutes(request.tiempoCoccion, say),
    meal: mealTypes.find((meal) => meal === request.tipoComida) ?? null,
    theme: recipeTypes.find((type) => type === request.tipoReceta) ?? null,
    corrections,
  };
}

/** True for a cook to whom much has to be explained. */
export const isBeginner = (profile: KitchenProfile | null): boolean =>
  profile?.expertiseLevelInKitchen === 'None' || profile?.expertiseLevelInKitchen === 'Novice';

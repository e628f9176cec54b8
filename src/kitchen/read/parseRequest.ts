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

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
const plainNumber = (value: number) => String(Math.round(value * 100) / 100);

/** Reads time, diners, meal and theme of a request; anything odd is made sensible and said so. */
export function parseRequest(request: KitchenRequest): ParsedRequest {
  const [people, time] = [numberIn(request.diners), minutesIn(request.tiempoCoccion)];
  const diners = Number.isFinite(people) ? within(Math.ceil(people), 1, maxDiners) : usualDiners;
  const minutes = Number.isFinite(time) ? within(Math.floor(time), minMinutes, maxMinutes) : usualMinutes;
  const corrections: string[] = [];
  if (!Number.isFinite(people))
    corrections.push(`The number of diners could not be read, so this serves ${diners}.`);
  else if (people !== diners)
    corrections.push(`You asked for ${plainNumber(people)} diners; this serves ${diners}.`);
  if (!Number.isFinite(time))
    corrections.push(`The cooking time could not be read, so about ${minutes} minutes were assumed.`);
  else if (time < minMinutes)
    corrections.push(
      `Even a cold plate takes about ${minutes} minutes, so ${plainNumber(time)} was read as ${minutes}.`,
    );
  return {
    diners,
    minutes,
    meal: mealTypes.find((meal) => meal === request.tipoComida) ?? null,
    theme: recipeTypes.find((type) => type === request.tipoReceta) ?? null,
    corrections,
  };
}

/** True for a cook to whom much has to be explained. */
export const isBeginner = (profile: KitchenProfile | null): boolean =>
  profile?.expertiseLevelInKitchen === 'None' || profile?.expertiseLevelInKitchen === 'Novice';

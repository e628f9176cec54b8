import { isHotFood } from '@/food/names/foodGroups';
import { noMealType } from '@/request/mealTypes';
import type { CookbookDish, DishFamily } from '../cookbook/dish';
import { isBeginner } from '../read/parseRequest';
import { bearablyLate, minutesThere, quickestMinutes } from './criteria';
import { type DishFacts, getDishFacts } from './dishFacts';
import type { BasketUse, DishRequirements, Give } from './types';
import { weights } from './weights';

/** True if nothing hot is wanted. */
export const isMild = ({ heat, isForChildren }: DishRequirements['wishes']) =>
  heat === 'mild' || isForChildren;

/** Dishes of the kinds that a profile may name as its least favourite. */
const leastLiked: Readonly<Record<string, (dish: CookbookDish, facts: DishFacts) => boolean>> = {
  FastFood: ({ family, meals }) =>
    ['burger', 'pizza', 'wrap'].includes(family) && meals.includes('Fast Food'),
  GreasyFood: ({ family }) => ['fritters', 'gratin', 'burger', 'pie'].includes(family),
  DishesWithLotsOfSauces: ({ family }) => ['curry', 'stew', 'gratin'].includes(family),
  FoodWithManySpices: ({ family }) => family === 'curry',
  HighlySeasonedFood: ({ family }, { isHot }) => family === 'curry' || isHot,
  SpicyFood: (_, { isHot }) => isHot,
};

/** Families of dishes that go with others. */
const accompanying: readonly DishFamily[] = ['side', 'dip'];
const isNoMeal = ({ family }: CookbookDish, meal: DishRequirements['meal']): boolean =>
  accompanying.includes(family) &&
  (meal === null || meal === noMealType || meal === 'Lunch' || meal === 'Dinner');

const latinKitchens =
  /Mexican|Peruvian|Argentine|Colombian|Venezuelan|Latin|Chilean|Cuban|Ecuador|Rican|Salvador|Central Am/;
const spanishKitchens = new RegExp(`Spanish|Catalan|${latinKitchens.source}`);
/** Words of Latin America for what Spain calls otherwise. */
const latinWords = /\b(?:papas?|molida|arvejas?|choclos?|zapallos?|frijol(?:es)?|porotos?|paltas?|elotes?|jitomates?|ejotes?|camar[oó]n(?:es)?|res|camotes?|caraotas?|duraznos?|aj[ií]es|chiles?)\b/i; // biome-ignore format: one row
/** How much of the time that it rests, chills or soaks counts. */
const restShare = 0.7;

/** Gives points for how well a dish suits the occasion: meal, theme, time, and what the cook likes. */
export function scoreOccasion(
  dish: CookbookDish,
  requirements: DishRequirements,
  uses: readonly BasketUse[],
  give: Give,
): void {
  const { meal, theme, diners, profile, wishes, foods, asked, isInSpanish } = requirements;
  const facts = getDishFacts(dish);
  const minutes = minutesThere(requirements);
  const isGuess = foods.length === 0;
  const isTooSweet = facts.isSweet && meal !== 'Breakfast' && meal !== 'Snack' && theme !== 'Sweet Treats';
  const isOddGuess = isGuess && (isTooSweet || !dish.goodFor.includes('any cook'));
  if ((isNoMeal(dish, meal) || isOddGuess) && !asked.includes(dish))
    give(weights.noMeal * (isGuess ? 3 : 1), 'no meal by itself');
  const isLatin = foods.some(({ written }) => latinWords.test(written));
  const kitchens = isLatin ? latinKitchens : spanishKitchens;
  if (isInSpanish && dish.title === dish.spanish && kitchens.test(dish.cuisine))
    give(weights.ownKitchen, 'of a Spanish-speaking kitchen');
  // Every dish is cooked without animals' foods for this theme.
  const fitsAny = theme === 'Default Recipe' || theme === 'Vegan Bliss';
  if (!fitsAny && dish.themes.some((one) => one === theme)) give(weights.rightTheme, `asked for: ${theme}`);
  const asks = (words: RegExp) => wishes.preferences?.some(({ name }) => words.test(name));
  // What is made the day before rests while nobody waits.
  const rest = asks(/next day/) ? 0 : facts.restMinutes * restShare;
  const quickest = quickestMinutes(dish, diners, uses) + rest;
  if (quickest > minutes)
    give(
      (quickest > minutes * bearablyLate ? weights.late : 0) + weights.lateTimes * (quickest / minutes - 1),
      `takes ${dish.time} of ${minutes} minutes`,
    );
  else if (requirements.minutes >= 45 && dish.time > minutes * 0.68)
    give(weights.unhurried, 'makes use of the time');
  if (profile?.cookingPreference === 'QuickAndEasy' && dish.time <= 25) give(weights.quick, 'quick');
  if (isBeginner(profile) && dish.level > 2) give(weights.tooHard, 'hard for a beginner');
  // A mild curry takes less of the paste that the cook has.
  if (facts.isHotAtHeart && isMild(wishes) && !foods.some(isHotFood)) give(weights.heatUnwanted, 'hot');
  if (wishes.heat === 'hot' && facts.isHot) give(weights.wishMet, 'hot');
  const forFew = facts.isSweet ? null : /microwave|^plain/i.exec(`${dish.title} ${dish.kit.join()}`)?.[0];
  if (forFew && !asks(new RegExp(forFew, 'i'))) give(weights.heatUnwanted, `${forFew}, not asked for`);
  for (const { name, isMetBy } of wishes.preferences ?? []) if (isMetBy(dish)) give(weights.wishMet, name);
  if (leastLiked[profile?.leastfavoriteCuisine ?? '']?.(dish, facts))
    give(weights.leastLiked, 'of the kind liked least');
}

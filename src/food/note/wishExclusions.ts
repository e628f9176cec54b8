import { foodById } from '../lexicon/foods';
import { hotPasteIds, isHotFood, spicyFoodIds } from '../names/foodGroups';
import type { FoodProfile } from '../types';

interface MildWishes {
  readonly heat: 'hot' | 'mild' | null;
  readonly isForChildren: boolean;
  readonly isForBaby?: boolean;
}

interface ListedFoods {
  readonly foods: readonly { readonly ingredient: { readonly id: string } }[];
}

/** The names of what is hot, but not of the pastes that the cook has. */
const hotNamesBeside = ({ foods }: ListedFoods): string =>
  [...spicyFoodIds]
    .filter((id) => !hotPasteIds.has(id) || foods.every(({ ingredient }) => ingredient.id !== id))
    .flatMap((id) => foodById(id)?.names.en[0] ?? [])
    .join(', ');

/** Too salty or too sweet for a baby, unsafe under one year, or easily choked on. */
const notForBabies =
  'honey, salt, sugar, brown sugar, maple syrup, agave syrup, golden syrup, date syrup, jam, erythritol, stevia, soy sauce, stock cube, almonds, walnuts, hazelnuts, cashews, pistachios, peanuts, popcorn';

/** Keeps what is hot out of a mild dish; where it is for children, only if the cook has named nothing hot. */
export function wishExclusions(
  { heat, isForChildren, isForBaby }: MildWishes,
  basket: ListedFoods,
): FoodProfile[] {
  const isMild = heat === 'mild' || (isForChildren && heat === null && !basket.foods.some(isHotFood));
  const names = [...(isMild ? [hotNamesBeside(basket)] : []), ...(isForBaby ? [notForBabies] : [])];
  return names.map((dislikedFood) => ({ dislikedFood }));
}

import { foodById } from '@/food/lexicon/foods';
import { spicyFoodIds } from '@/food/names/foodGroups';
import { readNote } from '@/food/note/readNote';
import type { Note, Wish } from '@/food/note/types';
import { conflictsWithProfile } from '@/food/rules/restrictions';
import type { FoodProfile } from '@/food/types';
import type { CookbookDish } from '../cookbook/dish';
import { type Basket, readBasket } from '../read/basket';
import { dishesNamed } from '../read/dishNames';
import { kindsAskedIn } from '../read/kindsAsked';
import { plainText } from '../read/plainText';
import type { KitchenRequest } from '../read/types';
import { preferenceFor } from './preferences';
import type { Wishes } from './types';

/** A note, and where it was said. */
export interface SaidNote extends Note {
  readonly said: 'note' | 'ingredients';
  /** The whole of it, safe to quote; empty when there is none. */
  readonly quoted: string;
}

/** Characters of the note in which a dish is looked for by name. */
const longestNoteRead = 2_000;
/** Foods of a note that are cooked with. */
const maxWanted = 8;

/** Words of a request; 'leftovers from Sunday' and 'my nan made it' ask for nothing. */
const requestWords =
  /(?<!\p{L})(?:without|avoid|cut|chop|slice|serve|keep|add|put|must|instead|more|less|fewer|too|sin|menos|m[aá]s|demasiad[oa]s?|evita|pon|ponle|corta|sirve|a[ñn]ade)(?!\p{L})/iu;

/** The two notes of a request: the one for the chef, and what the ingredients box says besides foods. */
export function notesOf(
  request: KitchenRequest,
  basket: Basket,
  dishes: readonly CookbookDish[],
): readonly [SaidNote, SaidNote] {
  const note = readNote(request.necesidadesDiners);
  const isDish = (words: string) => dishesNamed(words, dishes).length > 0;
  return [
    {
      ...note,
      wishes: note.wishes.filter((wish) => wish.kind !== 'with' || !isDish(wish.foods)),
      unread: note.unread.filter((words) => requestWords.test(words) && !isDish(words)),
      said: 'note',
      quoted: plainText(request.necesidadesDiners ?? ''),
    },
    { ...basket.note, said: 'ingredients', quoted: plainText(basket.remarks.join('. ')) },
  ];
}

/** What the choice of a dish can do about the wishes of the notes. */
export function wishesOf(notes: readonly Note[]): Wishes {
  const wishes = notes.flatMap((note) => note.wishes);
  const has = (kind: Wish['kind']) => wishes.some((wish) => wish.kind === kind);
  return {
    without: [...new Set(wishes.flatMap((wish) => (wish.kind === 'without' ? [wish.appliance] : [])))],
    heat: has('mild') ? 'mild' : has('hot') ? 'hot' : null,
    isOnePot: has('one pot'),
    isLight: has('light'),
    isForChildren: has('for children'),
    preferences: wishes.flatMap((wish) =>
      wish.kind === 'one pot' || wish.kind === 'light' ? [] : (preferenceFor(wish) ?? []),
    ),
  };
}

/** The names of what is hot, for a cook who wants it mild and has named nothing hot. */
const hotNames = [...spicyFoodIds].flatMap((id) => foodById(id)?.names.en[0] ?? []).join(', ');

/** Keeps it out of the dish. */
export function mildRules({ heat, isForChildren }: Wishes, { foods }: Basket): FoodProfile[] {
  const hot: FoodProfile = { dislikedFood: hotNames };
  const isNamed = foods.some(({ ingredient }) => conflictsWithProfile(ingredient, hot).length > 0);
  return (heat === 'mild' || (isForChildren && heat === null)) && !isNamed ? [hot] : [];
}

/** The dishes and foods that the note asks for, beside those of the basket. */
export function askedInNote(
  { necesidadesDiners = '' }: KitchenRequest,
  { wishes, exclusionSpans: refusals }: Note,
  basket: Basket,
  dishes: readonly CookbookDish[],
): Pick<Basket, 'asked' | 'foods' | 'kinds'> {
  const kept = refusals.reduce(
    (text, { start, end }) => `${text.slice(0, start)}${';'.repeat(end - start)}${text.slice(end)}`,
    necesidadesDiners.normalize('NFC').slice(0, longestNoteRead),
  );
  const wanted = wishes.flatMap((wish) =>
    wish.kind === 'with'
      ? readBasket(wish.foods, dishes).foods.map((food) =>
          wish.isToUseUp ? { ...food, isToUseUp: true as const } : food,
        )
      : [],
  );
  const foods = basket.foods.map((food) => {
    const wish = wanted.find(({ ingredient }) => ingredient.id === food.ingredient.id);
    return wish?.isToUseUp ? { ...food, isToUseUp: true as const } : food;
  });
  const others = wanted.filter(({ ingredient }) =>
    foods.every((food) => food.ingredient.id !== ingredient.id),
  );
  return {
    asked: [...new Set([...basket.asked, ...dishesNamed(kept, dishes).map(({ dish }) => dish)])],
    foods: [...foods, ...others.slice(0, maxWanted)],
    kinds: [...new Set([...basket.kinds, ...kindsAskedIn(kept, []).flatMap(({ families }) => families)])],
  };
}

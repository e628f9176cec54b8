import { findIngredients } from '@/food/findIngredients';
import type { Ingredient } from '@/food/types';
import { allIngredients } from '../amounts/measuredFoods';
import { type Handling, handlingOf, isHandled, nameKey } from './handling';
import { singularOf } from './naming';

/** An ingredient as this kitchen uses it. */
export interface Food {
  ingredient: Ingredient;
  handling: Handling;
  /** The name key it is used under: 'smoked-paprika' and 'paprika' are one ingredient. */
  key: string;
}

let byName: ReadonlyMap<string, Ingredient> | undefined;

/** Every English name of the lexicon; an ingredient's first name wins over another's synonym. */
function names(): ReadonlyMap<string, Ingredient> {
  if (byName) return byName;
  const known = new Map<string, Ingredient>();
  for (const ingredient of allIngredients()) {
    for (const name of ingredient.names.en) {
      const key = nameKey(name);
      if (!known.has(key)) known.set(key, ingredient);
    }
  }
  for (const ingredient of allIngredients())
    known.set(nameKey(ingredient.names.en[0] ?? ingredient.id), ingredient);
  byName = known;
  return known;
}

const foods = new Map<string, Food | null>();

/** The food of a kebab-case English name, such as 'smoked-paprika', or null when the kitchen cannot use it. */
export function foodNamed(name: string): Food | null {
  const seen = foods.get(name);
  if (seen !== undefined) return seen;
  const ingredient = names().get(name) ?? findIngredients(name.replaceAll('-', ' ')).at(-1)?.ingredient;
  const handling = ingredient ? handlingOf(ingredient, name) : null;
  const food = ingredient && handling ? { ingredient, handling, key: name } : null;
  foods.set(name, food);
  return food;
}

/** An ingredient under the name the cook used for it: 'sea bass' stays sea bass, 'calabacín' becomes courgette. */
export function foodAsWritten(ingredient: Ingredient, written: string): Food | null {
  const name = [nameKey(written), nameKey(singularOf(written.toLowerCase()))].find(
    // 'Salsa' among Spanish words is any sauce: a name of another food says nothing of how to use this one.
    (key) => (names().get(key) ?? ingredient) === ingredient && (names().has(key) || isHandled(key)),
  );
  const handling = handlingOf(ingredient, name);
  return handling ? { ingredient, handling, key: name ?? ingredient.id } : null;
}

import { parseDish } from '@/kitchen/cookbook/parseDish';

/** A dish's file with what a test is about; the rest as of any simple dish. */
function dish(id: string, front: Record<string, string>, text: string) {
  const head = {
    title: id.replaceAll('-', ' '),
    english: id.replaceAll('-', ' '),
    spanish: `${id.replaceAll('-', ' ')} española`,
    'asked as': id.replaceAll('-', ' '),
    about: 'A dish.',
    family: 'stew',
    picture: 'stew',
    meals: 'Lunch, Dinner',
    themes: 'Budget Meals',
    cuisine: 'Spanish',
    kit: 'hob',
    level: '1',
    servings: '2',
    prep: '10',
    time: '30',
    ...front,
  };
  const lines = Object.entries(head).map(([key, value]) => `${key}: ${value}`);
  return parseDish(id, `---\n${lines.join('\n')}\n---\n\n${text}\n\nSimmer for ~{20%minutes} and serve.\n`);
}

/** A cookbook of a few dishes, small enough to reason about. */
export const smallCookbook = [
  dish(
    'chicken-and-rice',
    {
      family: 'rice',
      needs: 'chicken thighs (chicken) or chicken breast (chicken) or tofu; short-grain rice (rice)',
      welcomes: 'vegetables = carrot, peas, red pepper, green beans',
      never: 'chocolate',
    },
    'Fry the @chicken thighs{300%g} and the @garlic{1%clove} in a #pan{}. [Add the @?vegetables{}.] Add the @short-grain rice{160%g}.',
  ),
  dish(
    'chicken-curry',
    {
      family: 'curry',
      needs: 'chicken thighs (chicken) or tinned chickpeas (chickpeas)',
      swaps: 'cream = coconut milk',
      welcomes: 'vegetables = carrot, spinach, cauliflower, potato',
    },
    'Fry the @chicken thighs{300%g} with @curry powder{1%tbsp} and @garlic{1%clove} in a #pan{}. [Add the @?vegetables{}.] Pour in the @cream{100%ml}.',
  ),
  dish(
    'fried-rice',
    {
      family: 'rice',
      needs: 'cooked rice (rice); egg',
      welcomes: 'vegetables = carrot, peas; meat = ham, leftover chicken',
      time: '20',
    },
    'Fry the @cooked rice{300%g} with the @egg{2} in a #wok{}. [Add the @?vegetables{}.] [Add the @?meat{}.] Season with @soy sauce{1%tbsp}.',
  ),
  dish(
    'tomato-soup',
    {
      family: 'soup',
      picture: 'soup',
      needs: 'tomatoes',
      swaps: 'butter = olive oil',
      welcomes: 'vegetables = carrot, leek, celery',
      themes: 'Vegan Bliss, Budget Meals',
    },
    'Melt the @butter{20%g} in a #pot{} and cook the @tomatoes{500%g} with the @onion{1}. [Add the @?vegetables{}.] [Scatter over the @?basil{1%tbsp}.]',
  ),
  dish(
    'tuna-pasta',
    {
      family: 'pasta',
      picture: 'pasta',
      needs: 'pasta; tinned tuna (tuna)',
      never: 'chocolate',
      welcomes: 'vegetables = peas, sweetcorn, tomato',
    },
    'Boil the @pasta{200%g} in a #pot{}. Add the @tinned tuna{120%g} and the @olive oil{1%tbsp}. [Add the @?vegetables{}.]',
  ),
  dish(
    'beef-in-cream',
    { needs: 'beef', level: '3' },
    'Fry the @beef{300%g} in the @butter{20%g} in a #pan{} and add the @cream{100%ml} and the @mustard{1%tsp}.',
  ),
  dish(
    'baked-apples',
    {
      family: 'fruit',
      picture: 'dessert',
      needs: 'apples',
      kit: 'oven',
      meals: 'Snack, Dinner',
      themes: 'Sweet Treats',
    },
    'Heat the #oven{}. Fill the @apples{2} with the @sugar{20%g} and the @butter{20%g}. [Add the @?raisins{20%g}.]',
  ),
  dish(
    'long-stew',
    { needs: 'beef; carrot', time: '130', prep: '10' },
    'Brown the @beef{300%g} in a #pot{}, add the @carrot{2} and cook for ~{100%minutes}.',
  ),
  dish(
    'great-feast',
    { needs: 'beef', level: '2' },
    'Fry the @beef{300%g} in a #pan{} with the @avocado{1}, the @mango{1} and the @feta{50%g}.',
  ),
];

/** Every route path by name, in the order of the route table. Paths are inside the hash (claim 2.1). */
export const paths = {
  home: '/',
  contact: '/contact',
  login: '/login',
  register: '/register',
  about: '/about',
  privacy: '/privacy',
  quickRecipe: '/quickrecipe',
  quickRecipeResult: '/quick-recipe-result',
  profile: '/initialForm',
  recipeRequest: '/lastForm',
  themes: '/services',
  recipes: '/recipes',
  recipePattern: '/recipe/:recipeId',
  recipe: (recipeId: string) => `/recipe/${encodeURIComponent(recipeId)}`,
  dashboard: '/user',
  newRecipe: '/newRecipe',
  /** The footer links it, but no route declares it: it shows the 404 page (claim 2.10). */
  cookiePolicy: '/cookie-policy',
} as const;

/** Navigation state that focuses the ingredients field instead of the heading. */
export const focusIngredientsState = { focus: 'ingredientes' } as const;

/** Returns the full URL of a route, to be shared (claim 7.34). */
export function shareableUrl(path: string): string {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}#${path}`;
}

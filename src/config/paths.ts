/** Every address of the product by name, in the order of the route table. Inside the hash (claim 2.1). */
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
  /** Linked from the footer, on purpose not a declared route: it shows the 404 page (claim 2.10). */
  cookiePolicy: '/cookie-policy',
} as const;

/** Navigation state: the screen opens with the focus in its ingredients, not on its heading. */
export const focusIngredientsState = { focus: 'ingredientes' } as const;

/** The page's own address with another route in its hash: what a person can paste elsewhere (claim 7.34). */
export function shareableUrl(path: string): string {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}#${path}`;
}

/** Whether a call sends the user's ID token (claims 6.5, 6.9 to 6.11). */
type TokenPolicy = 'required' | 'if-signed-in' | 'never';

/** One call of the backend contract. Its path is appended to {api}. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  tokenPolicy: TokenPolicy;
  /** Limit for the whole call, from fetching the token to reading the body. */
  timeoutSeconds: number;
}

/** A language model takes up to a minute to write a recipe. */
let recipeTimeoutSeconds = 60;

/** Sets the timeout of the two calls that create a recipe: local mode may have a slower model. */
export function setRecipeTimeoutSeconds(timeoutSeconds: number): void {
  recipeTimeoutSeconds = timeoutSeconds;
}

/** Returns a call that sends the token and may take 15 s, unless the options say otherwise. */
const createEndpoint = (
  method: Endpoint['method'],
  path: string,
  options: Partial<Pick<Endpoint, 'tokenPolicy' | 'timeoutSeconds'>> = {},
): Endpoint => ({ method, path, tokenPolicy: 'required', timeoutSeconds: 15, ...options });

/**
 * The backend contract: calls 1 to 7, numbered as in README.md, and one assumed call. {api} itself ends in /api, so most
 * URLs contain it twice (claim 7.1).
 */
export const endpoints = {
  /** Call 1: returns the user's profile. */
  getProfile: (uid: string) => createEndpoint('GET', `/api/users/${encodeURIComponent(uid)}`),
  /** Call 2: saves the profile. */
  saveProfile: () => createEndpoint('POST', '/api/users'),
  /** Call 3: creates a recipe. */
  createRecipe: () => createEndpoint('POST', '/api/recipes', { timeoutSeconds: recipeTimeoutSeconds }),
  /** Call 4: returns the user's recipes. */
  listRecipes: (uid: string) => createEndpoint('GET', `/api/users/${encodeURIComponent(uid)}/recipes`),
  /** Call 5: deletes a recipe. */
  deleteRecipe: (recipeId: string) =>
    createEndpoint('DELETE', `/api/recipes/${encodeURIComponent(recipeId)}`, { tokenPolicy: 'never' }),
  /** Call 6: returns one recipe. */
  getRecipe: (recipeId: string) => createEndpoint('GET', `/api/recipes/${encodeURIComponent(recipeId)}`),
  /** Call 7: creates a recipe without saving it. */
  createQuickRecipe: () =>
    createEndpoint('POST', '/api/api/quickrecipe', {
      tokenPolicy: 'if-signed-in',
      timeoutSeconds: recipeTimeoutSeconds,
    }),
  /** An assumed call: the specification describes the click on a sample image, not the request behind it (claim 2.68). */
  createImage: (recipeId: string) =>
    createEndpoint('POST', `/api/recipes/${encodeURIComponent(recipeId)}/image`),
} as const;

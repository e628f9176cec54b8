/** How a call carries the user's identity token (claims 6.5, 6.9 to 6.11). */
type TokenPolicy = 'required' | 'if-signed-in' | 'never';

/** One call of the backend contract: its path is appended to {api}. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  token: TokenPolicy;
  /** How long it may take, from the wait for a token to the end of the answer. Seconds. */
  timeoutSeconds: number;
}

/** Seconds: writing a recipe takes a model a while, all else is read or written at once. */
let recipeTimeoutSeconds = 60;
const shortLimit = 15;

/** Lets the calls for a recipe take other than 60 seconds: local mode may have a slow cook. */
export function setRecipeTimeout(seconds: number): void {
  recipeTimeoutSeconds = seconds;
}

const segment = encodeURIComponent;

/**
 * The backend contract: method and path of its calls 1 to 7, in their order, and of one that is assumed. {api} itself
 * ends in /api, so that most addresses hold it twice (claim 7.1).
 */
export const endpoints = {
  getProfile: (uid: string): Endpoint => ({
    method: 'GET',
    path: `/api/users/${segment(uid)}`,
    token: 'required',
    timeoutSeconds: shortLimit,
  }),
  saveProfile: (): Endpoint => ({
    method: 'POST',
    path: '/api/users',
    token: 'required',
    timeoutSeconds: shortLimit,
  }),
  createRecipe: (): Endpoint => ({
    method: 'POST',
    path: '/api/recipes',
    token: 'required',
    timeoutSeconds: recipeTimeoutSeconds,
  }),
  listRecipes: (uid: string): Endpoint => ({
    method: 'GET',
    path: `/api/users/${segment(uid)}/recipes`,
    token: 'required',
    timeoutSeconds: shortLimit,
  }),
  deleteRecipe: (recipeId: string): Endpoint => ({
    method: 'DELETE',
    path: `/api/recipes/${segment(recipeId)}`,
    token: 'never',
    timeoutSeconds: shortLimit,
  }),
  getRecipe: (recipeId: string): Endpoint => ({
    method: 'GET',
    path: `/api/recipes/${segment(recipeId)}`,
    token: 'required',
    timeoutSeconds: shortLimit,
  }),
  quickRecipe: (): Endpoint => ({
    method: 'POST',
    path: '/api/api/quickrecipe',
    token: 'if-signed-in',
    timeoutSeconds: recipeTimeoutSeconds,
  }),
  /** Assumed: what the click on a sample image asks for is known, not the call behind it (claim 2.68). */
  createImage: (recipeId: string): Endpoint => ({
    method: 'POST',
    path: `/api/recipes/${segment(recipeId)}/image`,
    token: 'required',
    timeoutSeconds: shortLimit,
  }),
} as const;

/** How a call carries the user's identity token (spec 6). */
type TokenUse = 'required' | 'if-signed-in' | 'never';

/** One call of the backend contract: its path is appended to {api}. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  token: TokenUse;
}

const segment = encodeURIComponent;

/** The backend contract: method and path of every call of spec 7, in its order. {api} itself ends in /api. */
export const endpoints = {
  getProfile: (uid: string): Endpoint => ({
    method: 'GET',
    path: `/api/users/${segment(uid)}`,
    token: 'required',
  }),
  saveProfile: (): Endpoint => ({ method: 'POST', path: '/api/users', token: 'required' }),
  createRecipe: (): Endpoint => ({ method: 'POST', path: '/api/recipes', token: 'required' }),
  listRecipes: (uid: string): Endpoint => ({
    method: 'GET',
    path: `/api/users/${segment(uid)}/recipes`,
    token: 'required',
  }),
  deleteRecipe: (recipeId: string): Endpoint => ({
    method: 'DELETE',
    path: `/api/recipes/${segment(recipeId)}`,
    token: 'never',
  }),
  getRecipe: (recipeId: string): Endpoint => ({
    method: 'GET',
    path: `/api/recipes/${segment(recipeId)}`,
    token: 'required',
  }),
  quickRecipe: (): Endpoint => ({ method: 'POST', path: '/api/api/quickrecipe', token: 'if-signed-in' }),
  /** Assumed: the specification names the click on a sample image, not the call behind it. */
  createImage: (recipeId: string): Endpoint => ({
    method: 'POST',
    path: `/api/recipes/${segment(recipeId)}/image`,
    token: 'required',
  }),
} as const;

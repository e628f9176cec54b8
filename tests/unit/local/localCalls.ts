import { type AccountSeed, seedAccount } from '@tests/support/seed';
import type { RecipeSubmission } from '@/api/recipes';
import { signIdToken } from '@/local/identity/tokens';
import type { SessionRow } from '@/local/store/tables';

export const apiUrl = 'http://localhost:5000/api';
export const serverUrl = 'http://localhost:5000';

export interface LocalResponse {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
  body: any;
}

export async function call(url: string, init: RequestInit = {}): Promise<LocalResponse> {
  const response = await fetch(url, init);
  const text = await response.text();
  const isJson = response.headers.get('Content-Type')?.includes('json');
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

/** Calls the Identity Toolkit as the Firebase SDK does. */
export function callToolkit(name: string, body: object): Promise<LocalResponse> {
  return call(`https://identitytoolkit.googleapis.com/v1/accounts:${name}?key=local-api-key`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Client-Version': 'Chrome/JsCore/12.19.0/FirebaseCore-web',
    },
    body: JSON.stringify(body),
  });
}

/** Renews an ID token at Secure Token as the Firebase SDK does. */
export function renewIdToken(refreshToken: string): Promise<LocalResponse> {
  return call('https://securetoken.googleapis.com/v1/token?key=local-api-key', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: `grant_type=refresh_token&refresh_token=${refreshToken}`,
  });
}

/** Calls the backend; without a token if null. */
export function callBackend(
  method: string,
  path: string,
  token: string | null,
  body?: unknown,
): Promise<LocalResponse> {
  return call(`${apiUrl}${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

const session: Pick<SessionRow, 'provider' | 'authTime'> = { provider: 'password', authTime: Date.now() };

/** Creates a verified account and returns it with a token. */
export async function createSignedInUser(seed: AccountSeed = { email: 'ana@example.com' }) {
  const account = await seedAccount(seed);
  return { account, uid: account.uid, token: await signIdToken(account, session) };
}

export const aProfile = (uid: string) => ({
  firebaseId: uid,
  email: 'ana@example.com',
  name: 'Ana',
  age: 34,
  worldRegion: 'WesternEurope',
  toolsLevel: 'Basic',
  expertiseLevelInKitchen: 'Novice',
  leastfavoriteCuisine: 'FastFood',
  dislikedFood: 'olives',
  diet: 'Vegetarian',
  intolerances: ['Nuts'],
  healthConditions: [],
  activityLevel: 'Sedentary',
  cookingPreference: 'Everyday',
  recipeGoal: 'Health',
  specificGoal: 'BalancedDiet',
  ingredientPreference: 'Seasonal',
  avoidIngredients: ['Sugar'],
});

export const aSubmission = (uid: string): RecipeSubmission => ({
  _id: '',
  userId: uid,
  firebaseId: uid,
  dificultad: '',
  ingredientes: 'Eggs, potatoes, onion',
  tiempoCoccion: '30',
  diners: 4,
  necesidadesDiners: '',
  tipoComida: 'Dinner',
  tipoReceta: 'Healthy Bites',
  userPreferences: {
    toolsLevel: 'Basic',
    expertiseLevelInKitchen: 'Novice',
    dislikedFood: 'olives',
    intolerances: ['Nuts'],
    avoidIngredients: ['Sugar'],
    diet: 'Vegetarian',
    healthConditions: [],
    activityLevel: 'Sedentary',
    recipeGoal: 'Health',
    specificGoal: 'BalancedDiet',
  },
});

export const aQuickRequest = {
  ingredientes: 'Rice, tomato',
  tiempoCoccion: '20',
  diners: '2',
  tipoComida: 'Lunch',
  tipoReceta: 'Default Recipe',
};

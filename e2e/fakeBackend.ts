import 'fake-indexeddb/auto';
import type { BrowserContext, Route } from '@playwright/test';
import { seedRecipes } from '@tests/support/seed';
import { getResponse } from 'msw';
import { createModuleServer } from '@/hosting/importModule.mjs';
import { clearDb } from '@/local/store/db';
import type { RecipeRow } from '@/local/store/tables';
import { hostedEnv } from './hostedEnv.mjs';
import { hostedServer } from './servers';

const apiUrl = hostedEnv.VITE_API_URL;
/** Loads modules like Vite, because only a plugin provides the cookbook. */
const vite = await createModuleServer();
const { createHandlers } = (await vite.ssrLoadModule(
  '/src/local/handlers.ts',
)) as typeof import('@/local/handlers');
// Loading takes seconds, so do it before a page waits for its first recipe.
await vite.ssrLoadModule('/src/kitchen/composeRecipe.ts');
const handlers = createHandlers({ apiUrl, serverUrl: apiUrl.replace(/\/api$/, '') });

/** A request that left the browser. */
export interface SentRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | null;
}

/** The requests sent to the servers of a hosted build. Local mode's handlers answer them in this process. */
export interface Backend {
  /** Returns the backend calls of a method to a path (after {api}). */
  to: (method: string, path: string) => SentRequest[];
  sent: SentRequest[];
}

/** Fields set for the next recipe. */
let nextRecipe: Partial<RecipeRow> | null = null;

/** Sets fields of the next generated recipe, such as texts that only a model writes. */
export function setNextRecipe(recipe: Partial<RecipeRow>): void {
  nextRecipe = recipe;
}

/** Answers every request that leaves the page's origin; a request without a handler fails. */
export async function routeToFakeBackend(context: BrowserContext): Promise<Backend> {
  await clearDb();
  nextRecipe = null;
  const sent: SentRequest[] = [];
  await context.route(
    (url) => !url.href.startsWith(hostedServer.url) && url.protocol.startsWith('http'),
    async (route) => {
      const request = route.request();
      if (request.method() !== 'OPTIONS') {
        const headers = await request.allHeaders();
        sent.push({ method: request.method(), url: request.url(), headers, body: request.postData() });
      }
      await fulfillRoute(route);
    },
  );
  const to = (method: string, path: string) =>
    sent.filter((request) => request.method === method && request.url === apiUrl + path);
  return { sent, to };
}

/** Signs in with a password at local mode's identity handlers, and returns the tokens. */
export async function fetchSignInTokens(
  email: string,
  password: string,
): Promise<{ idToken: string; refreshToken: string }> {
  const url = `https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${hostedEnv.VITE_FIREBASE_API_KEY}`;
  const body = JSON.stringify({ email, password, returnSecureToken: true });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await getResponse(handlers, new Request(url, { method: 'POST', headers, body }));
  if (!answer?.ok) throw new Error(`${email} could not sign in: ${await answer?.text()}`);
  return answer.json();
}

async function fulfillRoute(route: Route): Promise<void> {
  const { url, method, headers, body } = await readRequest(route);
  const made = await getResponse(handlers, new Request(url, { method, headers, body }));
  if (!made || made.type === 'error') return route.abort('failed');
  const isRecipe = method === 'POST' && url === `${apiUrl}/api/recipes` && made.ok;
  const response = isRecipe && nextRecipe ? await replaceRecipeFields(made, nextRecipe) : made;
  await route.fulfill({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  });
}

/** Returns the response with some fields of its recipe replaced, also in the stored recipe. */
async function replaceRecipeFields(response: Response, fields: Partial<RecipeRow>): Promise<Response> {
  nextRecipe = null;
  const row: RecipeRow = await response.json();
  const recipe = { ...row, ...fields, _id: row._id, createdAt: row.createdAt };
  await seedRecipes([recipe]);
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(JSON.stringify(recipe), { status: response.status, headers });
}

async function readRequest(route: Route) {
  const request = route.request();
  const method = request.method();
  const headers = await request.allHeaders();
  // HTTP/2 pseudo-headers are not valid in Request.
  const plain = Object.entries(headers).filter(([name]) => !name.startsWith(':'));
  return { url: request.url(), method, headers: Object.fromEntries(plain), body: request.postData() };
}

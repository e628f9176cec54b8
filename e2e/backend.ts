import 'fake-indexeddb/auto';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Route } from '@playwright/test';
import { seedRecipes } from '@tests/support/seed';
import { getResponse } from 'msw';
import { createServer } from 'vite';
import { resetDb } from '@/local/store/db';
import type { RecipeRow } from '@/local/store/tables';
import { hostedEnv } from './hostedEnv.mjs';
import { hostedServer } from './servers';

const apiUrl = hostedEnv.VITE_API_URL;
/** Loads modules as Vite does: the dishes of the kitchen are files that Node alone could not import. */
const vite = await createServer({
  root: fileURLToPath(new URL('..', import.meta.url)),
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  resolve: { tsconfigPaths: true },
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, watch: null, ws: false },
});
const { createHandlers } = (await vite.ssrLoadModule(
  '/src/local/handlers.ts',
)) as typeof import('@/local/handlers');
// It takes seconds to load: before a page waits for its first recipe.
await vite.ssrLoadModule('/src/kitchen/composeRecipe.ts');
const handlers = createHandlers({ apiUrl, serverUrl: apiUrl.replace(/\/api$/, '') });

/** A request as it left the browser for one of the product's servers. */
export interface SentRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | null;
}

/** The requests that reached the servers of a hosted build: local mode's handlers, run in this process. */
export interface Backend {
  /** The backend calls so far, by method and path after {api}. */
  to: (method: string, path: string) => SentRequest[];
  sent: SentRequest[];
}

/** Fields set for the next recipe. */
let words: Partial<RecipeRow> | null = null;

/** Sets fields of the next generated recipe, such as texts that a model writes and the kitchen does not. */
export function setNextRecipe(recipe: Partial<RecipeRow>): void {
  words = recipe;
}

/** Answers every request that leaves the page's origin; a request without a handler fails. */
export async function startBackend(context: BrowserContext): Promise<Backend> {
  await resetDb();
  words = null;
  const sent: SentRequest[] = [];
  await context.route(
    (url) => !url.href.startsWith(hostedServer.url) && url.protocol.startsWith('http'),
    async (route) => {
      const request = route.request();
      if (request.method() !== 'OPTIONS') {
        const headers = await request.allHeaders();
        sent.push({ method: request.method(), url: request.url(), headers, body: request.postData() });
      }
      await answer(route);
    },
  );
  const to = (method: string, path: string) =>
    sent.filter((request) => request.method === method && request.url === apiUrl + path);
  return { sent, to };
}

/** Signs in with a password at local mode's identity handlers, and returns the tokens. */
export async function signInTokens(
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

async function answer(route: Route): Promise<void> {
  const { url, method, headers, body } = await outgoing(route);
  const made = await getResponse(handlers, new Request(url, { method, headers, body }));
  if (!made || made.type === 'error') return route.abort('failed');
  const isRecipe = method === 'POST' && url === `${apiUrl}/api/recipes` && made.ok;
  const response = isRecipe && words ? await inWords(made, words) : made;
  await route.fulfill({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  });
}

/** Returns the response with some fields of its recipe replaced, also in the stored recipe. */
async function inWords(made: Response, laidDown: Partial<RecipeRow>): Promise<Response> {
  words = null;
  const row: RecipeRow = await made.json();
  const recipe = { ...row, ...laidDown, _id: row._id, createdAt: row.createdAt };
  await seedRecipes([recipe]);
  const headers = new Headers(made.headers);
  headers.delete('content-length');
  return new Response(JSON.stringify(recipe), { status: made.status, headers });
}

async function outgoing(route: Route) {
  const request = route.request();
  const method = request.method();
  const headers = await request.allHeaders();
  // HTTP/2's own fields are no headers to the Request class.
  const plain = Object.entries(headers).filter(([name]) => !name.startsWith(':'));
  return { url: request.url(), method, headers: Object.fromEntries(plain), body: request.postData() };
}

import type { RequestHandler } from 'msw';
import { imageRoutes } from './backend/images';
import { profileRoutes } from './backend/profile';
import { quickRecipeRoutes } from './backend/quickRecipe';
import { recipeRoutes } from './backend/recipes';
import { preflight, toHandler } from './http/route';
import { identityToolkit, secureToken } from './identity/addresses';
import { captchaRoutes } from './identity/captchaRoutes';
import { identityRoutes } from './identity/identityRoutes';

/** Where the product believes its servers are (config, `Env`). */
export interface MockAddresses {
  apiUrl: string;
  serverUrl: string;
}

/**
 * Everything local mode answers: the backend, the identity provider, the pictures and the captcha. The same handlers
 * serve the browser's worker, vitest and Playwright.
 */
export function createHandlers({ apiUrl, serverUrl }: MockAddresses): RequestHandler[] {
  const routes = [
    ...profileRoutes(apiUrl),
    ...recipeRoutes(apiUrl),
    ...quickRecipeRoutes(apiUrl),
    ...imageRoutes(serverUrl),
    ...identityRoutes(),
    ...captchaRoutes(),
  ];
  const crossOrigin = [apiUrl, identityToolkit, secureToken].map((origin) => `${origin}/*`);
  return [...routes.map(toHandler), ...crossOrigin.map(preflight)];
}

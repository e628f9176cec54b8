import { type Endpoint, endpoints } from '@/api/endpoints';
import { sendPreflight } from '../client';
import type { Context } from '../context';
import type { Findings } from '../findings';
import { unknownRecipeId } from './samples';

/** Checks that CORS lets pages of an origin make the calls and read the exposed headers. */
export async function checkCors({ check, uid, token, options }: Context, origin: string): Promise<void> {
  const calls: [string, Endpoint][] = [
    ['1 GET {api}/api/users/{uid}', endpoints.getProfile(uid)],
    ['2 POST {api}/api/users', endpoints.saveProfile()],
    ['3 POST {api}/api/recipes', endpoints.createRecipe()],
    ['4 GET {api}/api/users/{uid}/recipes', endpoints.listRecipes(uid)],
    ['5 DELETE {api}/api/recipes/{recipeId}', endpoints.deleteRecipe(unknownRecipeId)],
    ['6 GET {api}/api/recipes/{id}', endpoints.getRecipe(unknownRecipeId)],
    ['7 POST {api}/api/api/quickrecipe', endpoints.createQuickRecipe()],
  ];
  for (const [call, endpoint] of calls) {
    await check(call, `allowed from ${origin}`, async (findings) => {
      const asked = endpoint.tokenPolicy === 'never' ? ['content-type'] : ['authorization', 'content-type'];
      const { ok, headers, status } = await sendPreflight(options.apiUrl, origin, endpoint, asked);
      if (!ok) findings.differences.push(`OPTIONS: expected 2xx, got ${status}`);
      expectHeaderIncludes(findings, headers, 'Access-Control-Allow-Origin', origin);
      expectHeaderIncludes(findings, headers, 'Access-Control-Allow-Headers', ...asked);
      if (endpoint.method === 'DELETE')
        expectHeaderIncludes(findings, headers, 'Access-Control-Allow-Methods', 'DELETE');
    });
  }
  await check('4 GET {api}/api/users/{uid}/recipes', `readable from ${origin}`, async (findings, send) => {
    const { headers } = await send(endpoints.listRecipes(uid), { token });
    expectHeaderIncludes(findings, headers, 'Access-Control-Allow-Origin', origin);
  });
}

/** The header must list these in any letter case, or be '*', which does not cover 'authorization'. */
function expectHeaderIncludes(findings: Findings, headers: Headers, name: string, ...wanted: string[]): void {
  const listed = (headers.get(name) ?? '').split(',').map((entry) => entry.trim().toLowerCase());
  const missing = wanted.filter((entry) => {
    const isCovered = listed.includes('*') && entry !== 'authorization';
    return !isCovered && !listed.includes(entry.toLowerCase());
  });
  if (missing.length > 0) findings.differences.push(`${name}: lacks ${missing.join(', ')}`);
}

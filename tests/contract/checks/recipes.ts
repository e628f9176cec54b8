import { endpoints } from '@/api/endpoints';
import { recipeSchema } from '@/recipe/recipe';
import type { Send } from '../client';
import type { Context } from '../context';
import { type Findings, read } from '../findings';
import { contractRecipe } from '../shapes';
import { strangerId, unknownRecipeId } from './samples';

export const listing = '4 GET {api}/api/users/{uid}/recipes';
export const reading = '6 GET {api}/api/recipes/{id}';

/** Calls 4 and 6, on what the user already has. */
export async function checkRecipes({ check, token, wrongToken, uid }: Context): Promise<void> {
  const recipes = await check(listing, 'the user’s own recipes', async (findings, send) =>
    readList(findings, send, { uid, token }),
  );
  await check(listing, 'no token', async (findings, send) =>
    findings.refusal(await send(endpoints.listRecipes(uid)), 'msg', 401),
  );
  await check(listing, 'a wrong token', async (findings, send) =>
    findings.refusal(await send(endpoints.listRecipes(uid), { token: wrongToken }), 'msg', 401),
  );
  await check(listing, 'another user’s recipes', async (findings, send) =>
    findings.refusal(await send(endpoints.listRecipes(strangerId), { token }), 'msg', 401, 403),
  );

  const own = recipes?.map((recipe) => read(recipe, '_id')).find((id) => typeof id === 'string');
  await check(reading, 'a recipe of the list', async (findings, send) => {
    if (own === undefined) findings.skipped = 'the list holds none';
    else await checkRecipe(findings, send, { id: own, token });
  });
  await check(reading, 'a recipe nobody has', async (findings, send) =>
    isMissing(findings, send, { id: unknownRecipeId, token }),
  );
  await check(reading, 'a wrong token', async (findings, send) => {
    const endpoint = endpoints.getRecipe(own ?? unknownRecipeId);
    findings.refusal(await send(endpoint, { token: wrongToken }), 'msg', 401);
  });
}

/** Reads the list, whose recipes must all have their shape. */
export async function readList(
  findings: Findings,
  send: Send,
  { uid, token }: { uid: string; token: string },
): Promise<unknown[]> {
  const answer = await send(endpoints.listRecipes(uid), { token });
  if (!findings.status(answer, 200) || !findings.json(answer)) return [];
  const data = read(answer.json, 'data');
  if (!Array.isArray(data)) {
    findings.differences.push("body: 'data' is not a list");
    return [];
  }
  for (const [index, recipe] of data.entries()) {
    findings.shape(`data.${index}`, recipe, contractRecipe, recipeSchema);
  }
  return data;
}

/** Reads one recipe, under `data`. */
export async function checkRecipe(
  findings: Findings,
  send: Send,
  { id, token }: { id: string; token: string },
): Promise<void> {
  const answer = await send(endpoints.getRecipe(id), { token });
  if (!findings.status(answer, 200) || !findings.json(answer)) return;
  const recipe = underData(findings, answer.json);
  findings.shape('data', recipe, contractRecipe, recipeSchema);
  const answered = read(recipe, '_id');
  if (answered !== id)
    findings.differences.push(`data._id: asked for ${id}, got ${JSON.stringify(answered)}`);
}

/** A recipe that is not there: 404 with a reason, or no data. */
export async function isMissing(
  findings: Findings,
  send: Send,
  { id, token }: { id: string; token: string },
): Promise<void> {
  const answer = await send(endpoints.getRecipe(id), { token });
  if (answer.status === 200 && read(answer.json, 'data') === null) return;
  findings.refusal(answer, 'msg', 404);
}

/** The recipe of an answer that carries it under `data`; the product also reads a bare one. */
export function underData(findings: Findings, answer: unknown): unknown {
  const data = read(answer, 'data');
  if (data !== undefined) return data;
  if (recipeSchema.safeParse(answer).success) findings.notes.push("the recipe comes bare, not under 'data'");
  return answer;
}

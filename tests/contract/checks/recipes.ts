import { endpoints } from '@/api/endpoints';
import { recipeSchema } from '@/recipe/recipe';
import type { Send } from '../client';
import type { Context } from '../context';
import { contractRecipe } from '../contractSchemas';
import { type Findings, readField } from '../findings';
import { otherUserId, unknownRecipeId } from './samples';

export const listRecipesCall = '4 GET {api}/api/users/{uid}/recipes';
export const readRecipeCall = '6 GET {api}/api/recipes/{id}';

/** Checks calls 4 and 6 on the user's recipes. */
export async function checkRecipes({ check, token, wrongToken, uid }: Context): Promise<void> {
  const recipes = await check(listRecipesCall, 'the user’s own recipes', async (findings, send) =>
    checkList(findings, send, { uid, token }),
  );
  await check(listRecipesCall, 'no token', async (findings, send) =>
    findings.rejection(await send(endpoints.listRecipes(uid)), 'msg', 401),
  );
  await check(listRecipesCall, 'a wrong token', async (findings, send) =>
    findings.rejection(await send(endpoints.listRecipes(uid), { token: wrongToken }), 'msg', 401),
  );
  await check(listRecipesCall, 'another user’s recipes', async (findings, send) =>
    findings.rejection(await send(endpoints.listRecipes(otherUserId), { token }), 'msg', 401, 403),
  );

  const own = recipes?.map((recipe) => readField(recipe, '_id')).find((id) => typeof id === 'string');
  await check(readRecipeCall, 'a recipe of the list', async (findings, send) => {
    if (own === undefined) findings.skipped = 'the list holds none';
    else await checkRecipe(findings, send, { id: own, token });
  });
  await check(readRecipeCall, 'a recipe nobody has', async (findings, send) =>
    checkMissing(findings, send, { id: unknownRecipeId, token }),
  );
  await check(readRecipeCall, 'a wrong token', async (findings, send) => {
    const endpoint = endpoints.getRecipe(own ?? unknownRecipeId);
    findings.rejection(await send(endpoint, { token: wrongToken }), 'msg', 401);
  });
}

export async function checkList(
  findings: Findings,
  send: Send,
  { uid, token }: { uid: string; token: string },
): Promise<unknown[]> {
  const answer = await send(endpoints.listRecipes(uid), { token });
  if (!findings.status(answer, 200) || !findings.json(answer)) return [];
  const data = readField(answer.json, 'data');
  if (!Array.isArray(data)) {
    findings.differences.push("body: 'data' is not a list");
    return [];
  }
  for (const [index, recipe] of data.entries()) {
    findings.shape(`data.${index}`, recipe, contractRecipe, recipeSchema);
  }
  return data;
}

export async function checkRecipe(
  findings: Findings,
  send: Send,
  { id, token }: { id: string; token: string },
): Promise<void> {
  const answer = await send(endpoints.getRecipe(id), { token });
  if (!findings.status(answer, 200) || !findings.json(answer)) return;
  const recipe = unwrapData(findings, answer.json);
  findings.shape('data', recipe, contractRecipe, recipeSchema);
  const answered = readField(recipe, '_id');
  if (answered !== id)
    findings.differences.push(`data._id: asked for ${id}, got ${JSON.stringify(answered)}`);
}

/** Checks that a missing recipe gives 404 with a reason, or no data. */
export async function checkMissing(
  findings: Findings,
  send: Send,
  { id, token }: { id: string; token: string },
): Promise<void> {
  const answer = await send(endpoints.getRecipe(id), { token });
  if (answer.status === 200 && readField(answer.json, 'data') === null) return;
  findings.rejection(answer, 'msg', 404);
}

/** Returns the recipe under `data`. Notes a recipe without `data`, which the product also reads. */
export function unwrapData(findings: Findings, answer: unknown): unknown {
  const data = readField(answer, 'data');
  if (data !== undefined) return data;
  if (recipeSchema.safeParse(answer).success) findings.notes.push("the recipe comes bare, not under 'data'");
  return answer;
}

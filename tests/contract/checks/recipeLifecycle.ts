import { endpoints } from '@/api/endpoints';
import { savedProfileSchema } from '@/api/profile';
import { recipeSchema } from '@/recipe/recipe';
import { toRecipeSubmission } from '@/recipe-ui/form/toRecipeSubmission';
import type { HttpResult, Send } from '../client';
import type { Context } from '../context';
import { contractRecipe } from '../contractSchemas';
import { Findings, readField } from '../findings';
import { checkList, checkMissing, checkRecipe, listRecipesCall, readRecipeCall } from './recipes';
import { otherUserId, sampleRequest } from './samples';

const createCall = '3 POST {api}/api/recipes';
const deleteCall = '5 DELETE {api}/api/recipes/{recipeId}';

/** Checks calls 3 to 6 on a recipe created for the check. The recipe is deleted in any case. */
export async function checkRecipeLifecycle(context: Context, stored: unknown): Promise<void> {
  const { check, token, wrongToken, uid, send } = context;
  const profile = savedProfileSchema.parse(readField(stored, 'profileCompleted') === true ? stored : neutral);
  const body = toRecipeSubmission(sampleRequest, profile, uid);
  const made = new Set<string>();
  const before = await checkList(new Findings(), send, { uid, token }).catch(() => []);
  const wasThere = new Set(before.map((recipe) => readField(recipe, '_id')));

  const create = async (sendTo: Send, sending: { token?: string }): Promise<HttpResult> => {
    const answer = await sendTo(endpoints.createRecipe(), { ...sending, body });
    const id = recipeSchema.safeParse(readField(answer.json, 'data') ?? answer.json).data?._id;
    // Never delete a recipe that existed before.
    if (id && !wasThere.has(id)) made.add(id);
    return answer;
  };

  try {
    await check(createCall, 'no token', async (findings, sendTo) =>
      findings.rejection(await create(sendTo, {}), 'error', 401),
    );
    await check(createCall, 'a wrong token', async (findings, sendTo) =>
      findings.rejection(await create(sendTo, { token: wrongToken }), 'error', 401),
    );
    const id = await check(createCall, 'a recipe', async (findings, sendTo) => {
      const created = createdId(findings, await create(sendTo, { token }));
      if (wasThere.has(created)) findings.differences.push(`recipe._id: ${created} was there before`);
      return created;
    });
    if (id && made.has(id)) await checkCreated(context, id, made);
  } finally {
    for (const left of made) {
      await check(deleteCall, `clearing away ${left}`, async (findings) => {
        findings.success(await send(endpoints.deleteRecipe(left), { body: { firebaseId: uid } }));
      });
    }
  }
}

function createdId(findings: Findings, answer: HttpResult): string | null {
  if (!findings.success(answer) || !findings.json(answer)) return null;
  const wrapped = readField(answer.json, 'data');
  if (wrapped !== undefined) findings.notes.push("the recipe comes under 'data', not bare");
  const recipe = wrapped ?? answer.json;
  findings.shape('recipe', recipe, contractRecipe, recipeSchema);
  return recipeSchema.safeParse(recipe).data?._id || null;
}

async function checkCreated({ check, token, uid }: Context, id: string, made: Set<string>): Promise<void> {
  await check(readRecipeCall, 'the new recipe', async (findings, send) =>
    checkRecipe(findings, send, { id, token }),
  );
  await check(listRecipesCall, 'the new recipe is in the list', async (findings, send) => {
    const recipes = await checkList(findings, send, { uid, token });
    const isListed = recipes.some((recipe) => readField(recipe, '_id') === id);
    if (!isListed) findings.differences.push(`data: does not hold ${id}`);
  });
  await check(deleteCall, 'on behalf of another user', async (findings, send) => {
    const answer = await send(endpoints.deleteRecipe(id), { body: { firebaseId: otherUserId } });
    findings.rejection(answer, 'msg', 401, 403, 404);
    const { status } = await send(endpoints.getRecipe(id), { token });
    if (status !== 200) findings.differences.push('the recipe is gone all the same');
  });
  await check(deleteCall, 'without an Authorization header', async (findings, send) => {
    const answer = await send(endpoints.deleteRecipe(id), { body: { firebaseId: uid } });
    if (findings.success(answer) || answer.status === 404) made.delete(id);
  });
  await check(readRecipeCall, 'the deleted recipe', async (findings, send) =>
    checkMissing(findings, send, { id, token }),
  );
}

/** Used if the user's profile is incomplete. */
const neutral = {
  toolsLevel: 'Basic',
  expertiseLevelInKitchen: 'Novice',
  dislikedFood: 'None',
  intolerances: ['None'],
  diet: 'None',
  healthConditions: ['None'],
  activityLevel: 'other',
  recipeGoal: 'None',
  specificGoal: 'None',
  avoidIngredients: ['None'],
};

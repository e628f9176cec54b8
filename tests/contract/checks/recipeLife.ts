import { endpoints } from '@/api/endpoints';
import { savedProfileSchema } from '@/api/profile';
import { recipeSchema } from '@/recipe/recipe';
import { toRecipeSubmission } from '@/recipe-ui/form/toRecipeSubmission';
import type { Answer, Send } from '../client';
import type { Context } from '../context';
import { Findings, read } from '../findings';
import { contractRecipe } from '../shapes';
import { checkRecipe, isMissing, listing, reading, readList } from './recipes';
import { request, strangerId } from './samples';

const creating = '3 POST {api}/api/recipes';
const deleting = '5 DELETE {api}/api/recipes/{recipeId}';

/** Makes calls 3 to 6 on a recipe created for the check. The recipe is deleted in any case. */
export async function checkRecipeLife(context: Context, stored: unknown): Promise<void> {
  const { check, token, wrongToken, uid, send } = context;
  const profile = savedProfileSchema.parse(read(stored, 'profileCompleted') === true ? stored : neutral);
  const body = toRecipeSubmission(request, profile, uid);
  const made = new Set<string>();
  const before = await readList(new Findings(), send, { uid, token }).catch(() => []);
  const wasThere = new Set(before.map((recipe) => read(recipe, '_id')));

  const create = async (sendTo: Send, sending: { token?: string }): Promise<Answer> => {
    const answer = await sendTo(endpoints.createRecipe(), { ...sending, body });
    const id = recipeSchema.safeParse(read(answer.json, 'data') ?? answer.json).data?._id;
    // A recipe that was there before must never be deleted.
    if (id && !wasThere.has(id)) made.add(id);
    return answer;
  };

  try {
    await check(creating, 'no token', async (findings, sendTo) =>
      findings.refusal(await create(sendTo, {}), 'error', 401),
    );
    await check(creating, 'a wrong token', async (findings, sendTo) =>
      findings.refusal(await create(sendTo, { token: wrongToken }), 'error', 401),
    );
    const id = await check(creating, 'a recipe', async (findings, sendTo) => {
      const created = createdId(findings, await create(sendTo, { token }));
      if (wasThere.has(created)) findings.differences.push(`recipe._id: ${created} was there before`);
      return created;
    });
    if (id && made.has(id)) await checkCreated(context, id, made);
  } finally {
    for (const left of made) {
      await check(deleting, `clearing away ${left}`, async (findings) => {
        findings.success(await send(endpoints.deleteRecipe(left), { body: { firebaseId: uid } }));
      });
    }
  }
}

/** The id of the new recipe; null where it was not made. */
function createdId(findings: Findings, answer: Answer): string | null {
  if (!findings.success(answer) || !findings.json(answer)) return null;
  const wrapped = read(answer.json, 'data');
  if (wrapped !== undefined) findings.notes.push("the recipe comes under 'data', not bare");
  const recipe = wrapped ?? answer.json;
  findings.shape('recipe', recipe, contractRecipe, recipeSchema);
  return recipeSchema.safeParse(recipe).data?._id || null;
}

async function checkCreated({ check, token, uid }: Context, id: string, made: Set<string>): Promise<void> {
  await check(reading, 'the new recipe', async (findings, send) =>
    checkRecipe(findings, send, { id, token }),
  );
  await check(listing, 'the new recipe is in the list', async (findings, send) => {
    const recipes = await readList(findings, send, { uid, token });
    const isListed = recipes.some((recipe) => read(recipe, '_id') === id);
    if (!isListed) findings.differences.push(`data: does not hold ${id}`);
  });
  await check(deleting, 'on behalf of another user', async (findings, send) => {
    const answer = await send(endpoints.deleteRecipe(id), { body: { firebaseId: strangerId } });
    findings.refusal(answer, 'msg', 401, 403, 404);
    const { status } = await send(endpoints.getRecipe(id), { token });
    if (status !== 200) findings.differences.push('the recipe is gone all the same');
  });
  await check(deleting, 'without an Authorization header', async (findings, send) => {
    const answer = await send(endpoints.deleteRecipe(id), { body: { firebaseId: uid } });
    if (findings.success(answer) || answer.status === 404) made.delete(id);
  });
  await check(reading, 'the deleted recipe', async (findings, send) =>
    isMissing(findings, send, { id, token }),
  );
}

/** For a user without a complete profile. */
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

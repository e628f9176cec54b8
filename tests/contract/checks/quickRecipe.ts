import { endpoints } from '@/api/endpoints';
import { toQuickRecipeRequest } from '@/features/quick/toQuickRecipeRequest';
import { recipeSchema } from '@/recipe/recipe';
import type { Send } from '../client';
import type { Context } from '../context';
import { contractRecipe } from '../contractSchemas';
import type { Findings } from '../findings';
import { unwrapData } from './recipes';
import { sampleRequest } from './samples';

const quickRecipeCall = '7 POST {api}/api/api/quickrecipe';

/** A quick recipe is not stored, so it can lack an id. */
const contractQuickRecipe = contractRecipe.partial({ _id: true });

/** Checks call 7, without a token and with one (claim 7.19). */
export async function checkQuickRecipe({ check, token }: Context): Promise<void> {
  await check(quickRecipeCall, 'without a token', (findings, send) => requestQuickRecipe(findings, send, {}));
  await check(quickRecipeCall, 'with a token', (findings, send) =>
    requestQuickRecipe(findings, send, { token }),
  );
}

async function requestQuickRecipe(
  findings: Findings,
  send: Send,
  sending: { token?: string },
): Promise<void> {
  const answer = await send(endpoints.createQuickRecipe(), {
    ...sending,
    body: toQuickRecipeRequest(sampleRequest),
  });
  if (!findings.success(answer) || !findings.json(answer)) return;
  findings.shape('data', unwrapData(findings, answer.json), contractQuickRecipe, recipeSchema);
}

import { endpoints } from '@/api/endpoints';
import { toQuickRecipeRequest } from '@/features/quick/toQuickRecipeRequest';
import { recipeSchema } from '@/recipe/recipe';
import type { Send } from '../client';
import type { Context } from '../context';
import type { Findings } from '../findings';
import { contractRecipe } from '../shapes';
import { underData } from './recipes';
import { request } from './samples';

const quick = '7 POST {api}/api/api/quickrecipe';

/** A quick recipe is kept nowhere, so it may lack an id. */
const contractQuickRecipe = contractRecipe.partial({ _id: true });

/** Call 7: for a visitor without a token, for a signed-in cook with it (claim 7.19). */
export async function checkQuickRecipe({ check, token }: Context): Promise<void> {
  await check(quick, 'without a token', (findings, send) => askFor(findings, send, {}));
  await check(quick, 'with a token', (findings, send) => askFor(findings, send, { token }));
}

async function askFor(findings: Findings, send: Send, sending: { token?: string }): Promise<void> {
  const answer = await send(endpoints.quickRecipe(), { ...sending, body: toQuickRecipeRequest(request) });
  if (!findings.success(answer) || !findings.json(answer)) return;
  findings.shape('data', underData(findings, answer.json), contractQuickRecipe, recipeSchema);
}

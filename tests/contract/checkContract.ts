import { checkIdToken } from '@/auth/idToken';
import { checkCors } from './checks/cors';
import { checkProfile, checkProfileSaving } from './checks/profile';
import { checkQuickRecipe } from './checks/quickRecipe';
import { checkRecipeLifecycle } from './checks/recipeLifecycle';
import { checkRecipes } from './checks/recipes';
import { createSend, type Send } from './client';
import type { Check, Context, ContractOptions } from './context';
import { Findings } from './findings';
import { checkRateLimit } from './rateLimit';
import { readUserId, tamperedToken } from './token';

/**
 * Compares a live server with the contract (claims 7.1 to 7.20), call by call. Calls `onBeforeWrite` before the first write. Throws
 * an AuthError for an invalid token, an Error if no user is named.
 */
export async function checkContract(
  options: ContractOptions,
  report: (check: Check) => void,
  onBeforeWrite: (plan: string) => void,
): Promise<Check[]> {
  const token = checkIdToken(options.token, { isUnsigned: true });
  const uid = options.uid ?? readUserId(token);
  const send = createSend(options.apiUrl, options.origin ?? null);
  const checks: Check[] = [];

  const check: Context['check'] = async (call, title, run) => {
    const findings = new Findings();
    const watched: Send = async (...request) => {
      const answer = await send(...request);
      checkRateLimit(answer, findings, options.origin !== undefined);
      return answer;
    };
    const result = await run(findings, watched).catch((error: unknown) => {
      findings.differences.push(`no answer: ${errorReason(error)}`);
      return undefined;
    });
    checks.push({ call, title, findings });
    report({ call, title, findings });
    return result;
  };

  const context: Context = { send, token, wrongToken: tamperedToken(token), uid, options, check };
  const profile = await checkProfile(context);
  await checkRecipes(context);
  if (options.origin !== undefined) await checkCors(context, options.origin);
  if (options.isDryRun) return checks;

  onBeforeWrite(
    `From here on it writes, for user ${uid}: one recipe, which it deletes again, and two quick recipes, which nobody keeps.` +
      (options.shouldSaveProfile ? ' It saves the profile again, as it was read.' : ''),
  );
  await checkProfileSaving(context, profile);
  await checkRecipeLifecycle(context, profile);
  await checkQuickRecipe(context);
  return checks;
}

/** The cause of fetch's error has the reason. */
function errorReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}

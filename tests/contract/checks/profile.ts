import { endpoints } from '@/api/endpoints';
import { savedProfileSchema } from '@/api/profile';
import type { Context } from '../context';
import { completeProfile, profileSchemaFor } from '../contractSchemas';
import { readField } from '../findings';
import { decodeClaims } from '../token';
import { otherUserId } from './samples';

const readProfileCall = '1 GET {api}/api/users/{uid}';
const saveProfileCall = '2 POST {api}/api/users';

/** Checks call 1. Returns the profile as sent; null if there is none. */
export async function checkProfile({ check, token, wrongToken, uid }: Context): Promise<unknown> {
  const stored = await check(readProfileCall, 'the user’s own profile', async (findings, send) => {
    const answer = await send(endpoints.getProfile(uid), { token });
    if (!findings.status(answer, 200, 404)) return null;
    if (answer.status === 404) {
      findings.reason(answer, 'error');
      findings.notes.push('no profile yet: its fields could not be checked');
      return null;
    }
    if (!findings.json(answer)) return null;
    const user = readField(answer.json, 'user');
    findings.shape('user', user, profileSchemaFor(user), savedProfileSchema);
    return user;
  });
  await check(readProfileCall, 'no token', async (findings, send) =>
    findings.rejection(await send(endpoints.getProfile(uid)), 'error', 401),
  );
  await check(readProfileCall, 'a wrong token', async (findings, send) =>
    findings.rejection(await send(endpoints.getProfile(uid), { token: wrongToken }), 'error', 401),
  );
  await check(readProfileCall, 'another user’s profile', async (findings, send) =>
    findings.rejection(await send(endpoints.getProfile(otherUserId), { token }), 'error', 401, 403),
  );
  return stored ?? null;
}

/** The product saves exactly these fields and the user's id. */
const savedProfile = completeProfile.required().strip().omit({ profileCompleted: true });

/** Checks call 2. The rejected request has no data that could be stored; saving must be requested by an option. */
export async function checkProfileSaving(context: Context, stored: unknown): Promise<void> {
  const { check, token, wrongToken, uid, options } = context;
  await check(saveProfileCall, 'a wrong token', async (findings, send) =>
    findings.rejection(await send(endpoints.saveProfile(), { token: wrongToken, body: {} }), 'error', 401),
  );
  await check(saveProfileCall, 'the profile as it was read', async (findings, send) => {
    const email = readField(stored, 'email') ?? readField(decodeClaims(token), 'email');
    const profile = savedProfile.safeParse(stored).data;
    if (!options.shouldSaveProfile) findings.skipped = 'not asked for (--save-profile)';
    else if (!profile) findings.skipped = 'there is no whole profile to save again';
    else if (typeof email !== 'string') findings.skipped = 'neither profile nor token tells the e-mail';
    if (findings.skipped !== null) return;

    const body = { firebaseId: uid, email, ...profile };
    if (!findings.success(await send(endpoints.saveProfile(), { token, body }))) return;
    const again = await send(endpoints.getProfile(uid), { token });
    const kept = readField(again.json, 'user');
    for (const [field, value] of Object.entries(profile ?? {})) {
      const isKept = JSON.stringify(readField(kept, field)) === JSON.stringify(value);
      if (!isKept) findings.differences.push(`user.${field}: not what was saved`);
    }
  });
}

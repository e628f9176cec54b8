import { seedAccount } from '@tests/support/seed';
import { z } from 'zod';
import { signIdToken } from '@/local/identity/tokens';
import { openDb } from '@/local/store/db';
import { type RunningServer, serveHandlers } from '../contract/serveHandlers';

const lookup = z.object({
  users: z.tuple([z.object({ localId: z.string(), email: z.string(), emailVerified: z.boolean() })]),
});

/**
 * Starts a backend whose users are in the Auth emulator. Looks up each token in the emulator, as a real backend asks Firebase,
 * and passes the request to local mode's handlers with a token of theirs.
 */
export function startEmulatorBackend(emulatorUrl: string): Promise<RunningServer> {
  return serveHandlers({
    request: async (request) => {
      const token = request.headers.get('Authorization')?.match(/^Bearer (.+)$/)?.[1];
      const user = token === undefined ? null : await lookUpUser(emulatorUrl, token);
      if (!user) return request;
      const known = await (await openDb()).get('accounts', user.localId);
      const account = known ?? (await seedAccount({ ...user, uid: user.localId }));
      const exchanged = await signIdToken(account, { provider: 'password', authTime: Date.now() });
      const headers = new Headers(request.headers);
      headers.set('Authorization', `Bearer ${exchanged}`);
      return new Request(request, { headers });
    },
  });
}

async function lookUpUser(emulatorUrl: string, idToken: string) {
  const response = await fetch(`${emulatorUrl}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=test`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ idToken }),
  });
  return lookup.safeParse(await response.json()).data?.users[0] ?? null;
}

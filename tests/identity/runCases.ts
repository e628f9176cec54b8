import { afterEach, beforeEach, describe, it } from 'vitest';
import { identityCases } from './cases';
import type { IdentityProvider } from './provider';
import { type AuthClientSession, closeApps, openAuthClient } from './session';

/** Runs every case with an empty provider and without a session. */
export function runCases(provider: IdentityProvider): void {
  describe(provider.name, () => {
    let session: AuthClientSession;

    beforeEach(async () => {
      await provider.reset();
      session = openAuthClient(provider);
    });
    afterEach(async () => {
      await session.client.signOut();
      session.stop();
      await closeApps();
    });

    it.each(identityCases)('$name', ({ run }) => run(session));
  });
}

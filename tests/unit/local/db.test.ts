import { seedAccount } from '@tests/support/seed';
import { expect, it, vi } from 'vitest';
import { readCurrentScenario, setScenario } from '@/local/scenarios/scenarios';
import { subscribeToChanges } from '@/local/store/changes';
import { clearDb, openDb } from '@/local/store/db';

it('deletes everything when it is reset, and notifies', async () => {
  const heard = vi.fn();
  const stop = subscribeToChanges(heard);
  await seedAccount({ email: 'ana@example.com', password: 'sofrito-42', profile: { name: 'Ana' } });
  await setScenario('500');
  heard.mockClear();
  await clearDb();
  const db = await openDb();
  const counts = await Promise.all(Array.from(db.objectStoreNames, (name) => db.count(name)));
  expect(counts.every((count) => count === 0)).toBe(true);
  expect((await readCurrentScenario()).name).toBe('normal');
  expect(heard).toHaveBeenCalled();
  stop();
});

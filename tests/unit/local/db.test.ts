import { expect, it, vi } from 'vitest';
import { seedAccount } from '@/local/identity/seedAccount';
import { currentScenario, setScenario } from '@/local/scenarios/scenarios';
import { onChange } from '@/local/store/changes';
import { openDb, resetDb, seedDb } from '@/local/store/db';

const picture = { id: 'a', svg: '<svg/>', kind: 'quick' as const, createdAt: 1 };

it('keeps rows, apart by name, and finds them when it is opened anew', async () => {
  await openDb('kitchen-one');
  await seedDb({ pictures: [picture] });
  expect(await (await openDb('kitchen-two')).count('pictures')).toBe(0);
  expect(await (await openDb('kitchen-one')).getAll('pictures')).toEqual([picture]);
});

it('forgets everything when it is reset, and says so', async () => {
  const heard = vi.fn();
  const stop = onChange(heard);
  await seedAccount({ email: 'ana@example.com', password: 'sofrito-42', profile: { name: 'Ana' } });
  await setScenario('500');
  await resetDb();
  const db = await openDb();
  const counts = await Promise.all(Array.from(db.objectStoreNames, (name) => db.count(name)));
  expect(counts.every((count) => count === 0)).toBe(true);
  expect((await currentScenario()).name).toBe('normal');
  expect(heard).toHaveBeenLastCalledWith('everything');
  stop();
});

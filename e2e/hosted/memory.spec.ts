import { aRecipe } from '@tests/support/builders';
import { checkDetailsButton } from '../recipeCheck';
import { expect, test } from './hostedFixtures';

// Traces grow in the page.
test.use({ trace: 'off' });

const changes = 1000;
/** Maximum ratio of memory at the end to memory after the first hundred routes. */
const maxGrowth = 1.2;

test('a cook can change the route a thousand times without growing memory', { tag: '@rest' }, async ({
  page,
  signIn,
}) => {
  test.setTimeout(300_000);
  const recipes = Array.from({ length: 10 }, () => aRecipe());
  await signIn({ recipes });
  const session = await page.context().newCDPSession(page);
  const heapInUse = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };
  const [first, second] = recipes.map(({ _id }) => `/recipe/${_id}`);
  const route = [
    ['/services', 'Choose a Theme'],
    ['/lastForm', 'New Recipe'],
    ['/recipes', 'My Recipes'],
    [first, 'Recipe'],
    [`${first}?view=cook`, 'Recipe'],
    ['/user', 'User Area'],
    ['/initialForm', 'Your Settings'],
    ['/quickrecipe', 'Quick Recipe'],
    [second, 'Recipe'],
    ['/', 'Home'],
  ] as const;

  /** Opens this many routes, each shown before the next. */
  const visitRoutes = (count: number) =>
    page.evaluate(
      async ([route, count]) => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        for (let index = 0; index < count; index += 1) {
          const [address = '', title = ''] = route[index % route.length] ?? [];
          window.location.hash = address;
          const patience = performance.now() + 20_000;
          do await frame();
          while (
            (!document.title.startsWith(title) || !document.querySelector('main h1')) &&
            performance.now() < patience
          );
          if (performance.now() >= patience) throw new Error(`${address} never came`);
        }
      },
      [route, count] as const,
    );

  // Wait for everything that loads once.
  await page.evaluate((address) => {
    window.location.hash = address ?? '';
  }, first);
  await expect(checkDetailsButton(page)).toBeVisible();
  await visitRoutes(100);
  const early = await heapInUse();
  await visitRoutes(changes - 100);
  const late = await heapInUse();
  const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
  console.info(`Heap after 100 routes ${megabytes(early)}, after ${changes} ${megabytes(late)}`);
  expect(late).toBeLessThan(early * maxGrowth);
});

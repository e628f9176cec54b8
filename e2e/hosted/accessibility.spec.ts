import { arrive, scenes, startOver } from '../shots/scenes';
import { expectAccessible, test } from './hosted';

/** Scenes on their way to another state: judged as what they become. */
const passing = ['request-sending', 'recipes-loading'];

const viewports = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;
const schemes = ['light', 'dark'] as const;

/**
 * Each scene is shown on a phone and judged at each size, in one colour scheme there and in the other on the big screen,
 * taking turns. `npm run test:all` shows it on the big screen, and has the schemes the other way round.
 */
const turn = process.env.TEST_REST ? 1 : 0;

test.use({ contextOptions: { reducedMotion: 'reduce' } });
for (const as of ['visitor', 'new cook', 'cook', 'careful cook'] as const) {
  test(`axe finds nothing on every screen of a ${as}, small and large`, async ({ page, signIn, noise }) => {
    test.setTimeout(180_000);
    // Failures that the scenes bring about show in the console.
    noise.allow(/Failed to load resource/);
    await arrive(as, signIn, page);
    const mine = scenes.filter((each) => each.as === as && !passing.includes(each.name));
    for (const [index, scene] of mine.entries()) {
      await test.step(scene.name, async () => {
        await page.setViewportSize(viewports[turn]);
        await startOver(page);
        await scene.show(page);
        await page.getByRole('heading', { level: 1 }).waitFor();
        // A screen whose code is still on its way has no heading yet.
        await page.getByRole('status').filter({ hasText: 'Loading…' }).waitFor({ state: 'hidden' });
        for (const [size, viewport] of viewports.entries()) {
          await page.setViewportSize(viewport);
          await page.emulateMedia({ colorScheme: schemes[(index + size + turn) % 2] ?? null });
          await test.step(`${viewport.width} px`, () => expectAccessible(page));
        }
      });
    }
  });
}

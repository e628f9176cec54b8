import { arrive, scenes, startOver } from '../shots/scenes';
import { expect, expectAccessible, test } from './hosted';

/** Scenes on their way to another state: judged as what they become. */
const passing = ['request-sending', 'recipes-loading'];

for (const size of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`axe finds nothing at ${size.width} px, ${colorScheme}`, () => {
      test.use({ viewport: size, colorScheme, contextOptions: { reducedMotion: 'reduce' } });
      for (const as of ['visitor', 'new cook', 'cook', 'careful cook'] as const) {
        test(`on every screen of a ${as}`, async ({ page, signIn, noise }) => {
          test.setTimeout(180_000);
          // Failures that the scenes bring about show in the console.
          noise.allow(/Failed to load resource/);
          await arrive(as, signIn, page);
          for (const scene of scenes.filter((each) => each.as === as && !passing.includes(each.name))) {
            await test.step(scene.name, async () => {
              await startOver(page);
              await scene.show(page);
              await page.getByRole('heading', { level: 1 }).waitFor();
              // A screen whose code is still on its way has no heading yet.
              await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toHaveCount(0);
              await expectAccessible(page);
            });
          }
        });
      }
    });
  }
}

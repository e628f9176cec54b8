import { openAs, resetBrowser, scenes } from '../shots/scenes';
import { expectAccessible, expectReflow, test } from './hosted';

/** Scenes on their way to another state: judged as what they become. */
const passing = ['request-sending', 'recipes-loading'];

/** A phone and a laptop, by day and in the evening. */
const looks = [
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 1280, height: 800, colorScheme: 'dark' },
  { width: 390, height: 844, colorScheme: 'dark' },
  { width: 1280, height: 800, colorScheme: 'light' },
] as const;

/** All looks, beginning with one of them. */
const looksFrom = (first: number) =>
  looks.map((_, index) => looks[(first + index) % looks.length] ?? looks[0]);

/** `npm test` has each route judged in one look, the next one in the next; `npm run test:all` every scene in each. */
const runs = [
  {
    told: 'every route',
    tag: [],
    isJudged: 'firstOfRoute',
    looksOf: (index: number) => looksFrom(index).slice(0, 1),
  },
  {
    told: 'every scene, in each look',
    tag: ['@rest'],
    isJudged: 'name',
    looksOf: (index: number) => looksFrom(index + 1),
  },
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });
for (const as of ['visitor', 'new cook', 'cook', 'careful cook'] as const) {
  for (const { told, tag, isJudged, looksOf } of runs) {
    test(`axe finds nothing that bars a ${as} from ${told}`, { tag: [...tag] }, async ({
      page,
      signIn,
      consoleOutput,
    }) => {
      test.setTimeout(600_000);
      // Failures that the scenes bring about show in the console.
      consoleOutput.allow(/Failed to load resource/);
      await openAs(as, signIn, page);
      const mine = scenes.filter(
        (scene) => scene.as === as && scene[isJudged] && !passing.includes(scene.name),
      );
      for (const [index, scene] of mine.entries()) {
        await test.step(scene.name, async () => {
          const [first, ...others] = looksOf(index);
          if (first) await page.setViewportSize(first);
          await resetBrowser(page);
          await scene.show(page);
          await page.getByRole('heading', { level: 1 }).waitFor();
          // A screen whose code is still on its way has no heading yet.
          await page.getByRole('status').filter({ hasText: 'Loading…' }).waitFor({ state: 'hidden' });
          for (const look of first ? [first, ...others] : []) {
            await page.setViewportSize(look);
            await page.emulateMedia({ colorScheme: look.colorScheme });
            await test.step(`${look.width} px, ${look.colorScheme}`, () => expectAccessible(page));
          }
          await test.step('reflow', () => expectReflow(page));
        });
      }
    });
  }
}

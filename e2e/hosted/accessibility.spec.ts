import { openAs, resetBrowser, scenes } from '../shots/scenes';
import { expectAccessible, expectReflow, test } from './hostedFixtures';

/** Scenes of a transition; the scenes after them are checked. */
const transitions = ['request-sending', 'recipes-loading'];

/** A phone and a laptop, in both color schemes. */
const looks = [
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 1280, height: 800, colorScheme: 'dark' },
  { width: 390, height: 844, colorScheme: 'dark' },
  { width: 1280, height: 800, colorScheme: 'light' },
] as const;

/** Returns all looks, starting with one of them. */
const rotateLooks = (first: number) =>
  looks.map((_, index) => looks[(first + index) % looks.length] ?? looks[0]);

/** `npm test` checks each route in one look, rotating; `npm run test:all` every scene in each. */
const runs = [
  {
    scope: 'every route',
    tag: [],
    requiredField: 'isFirstOfRoute',
    looksForScene: (index: number) => rotateLooks(index).slice(0, 1),
  },
  {
    scope: 'every scene, in each look',
    tag: ['@rest'],
    requiredField: 'name',
    looksForScene: (index: number) => rotateLooks(index + 1),
  },
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });
for (const as of ['visitor', 'new cook', 'cook', 'careful cook'] as const) {
  for (const { scope, tag, requiredField, looksForScene } of runs) {
    test(`a ${as} can use ${scope} with a screen reader: axe finds no violation`, { tag: [...tag] }, async ({
      page,
      signIn,
      consoleOutput,
    }) => {
      test.setTimeout(600_000);
      // The scenes cause failures that the console shows.
      consoleOutput.allow(/Failed to load resource/);
      await openAs(as, signIn, page);
      const mine = scenes.filter(
        (scene) => scene.persona === as && scene[requiredField] && !transitions.includes(scene.name),
      );
      for (const [index, scene] of mine.entries()) {
        await test.step(scene.name, async () => {
          const [first, ...others] = looksForScene(index);
          if (first) await page.setViewportSize(first);
          await resetBrowser(page);
          await scene.show(page);
          await page.getByRole('heading', { level: 1 }).waitFor();
          // Screens have no heading until their code has loaded.
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

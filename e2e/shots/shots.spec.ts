import { test } from '../hosted/hostedFixtures';
import { hostedServer } from '../servers';
import { openAs, scenes } from './scenes';

const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1280, height: 800 },
};

for (const [size, viewport] of Object.entries(sizes)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${size} ${colorScheme}`, () => {
      test.use({
        viewport,
        colorScheme,
        baseURL: hostedServer.url,
        contextOptions: { reducedMotion: 'reduce' },
      });
      for (const scene of scenes) {
        test(scene.name, async ({ page, signIn, consoleOutput }) => {
          consoleOutput.allow(/./);
          await page.addInitScript((banner) => {
            if (!banner)
              localStorage.setItem(
                'sazon.cookie-consent',
                '{"essential":true,"analytics":false,"marketing":false}',
              );
          }, scene.name === 'home-visitor');
          await openAs(scene.persona, signIn, page);
          await scene.show(page);
          await page.getByRole('heading', { level: 1 }).waitFor();
          if (!scene.isPending) await page.waitForLoadState('networkidle');
          await page.evaluate(async () => {
            for (const image of document.images) image.loading = 'eager';
            const pictures = [...document.images].map((image) => image.decode().catch(() => {}));
            await Promise.all([document.fonts.ready, ...pictures]);
          });
          await page.evaluate(() => window.scrollTo(0, 0));
          // Hide the login toast in the screenshot.
          await page.getByText('Logged in successfully').waitFor({ state: 'hidden' });
          const path = `shots/${scene.name}.${size}.${colorScheme}.png`;
          // What lies over the page is part of the window, not of the page.
          const overlay = page.locator('dialog[open], .fixed.inset-0');
          await page.screenshot({ path, fullPage: (await overlay.count()) === 0, animations: 'disabled' });
        });
      }
    });
  }
}

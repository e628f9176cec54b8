import { expect, test } from '../fixtures';

test('a visitor with a phone sees the cookie banner below ‘Quick Recipe!’', async ({ page }) => {
  for (const height of [844, 780]) {
    await page.setViewportSize({ width: 390, height });
    await page.goto('./');
    const banner = await page.getByRole('region', { name: /^Cookies/ }).boundingBox();
    const button = await page.getByRole('link', { name: 'Quick Recipe!' }).boundingBox();
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(banner?.y ?? 0);
  }
});

import type { Page } from '@playwright/test';
import { goTo } from '../hosted/hosted';

/** Who looks at a scene; the careful cook's profile meets much of what a recipe may hold. */
export type Persona = 'visitor' | 'new cook' | 'cook' | 'careful cook';

/** Something worth a picture. */
export interface Scene {
  name: string;
  as: Persona;
  /** Shows a route as it is met first: axe judges these in `npm test`, the others in `npm run test:all`. */
  firstOfRoute?: true;
  /** Leads there; the picture is taken when it is done. */
  show: (page: Page) => Promise<unknown>;
}

/** Opens a route and comes back when its screen is there: what looks for it would do so ever more seldom. */
export async function openRoute(page: Page, route: string): Promise<void> {
  await goTo(page, route);
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isLoading = () =>
      !document.querySelector('main h1') ||
      /^Loading…$/m.test(document.querySelector('main')?.innerText ?? '');
    await frame();
    for (let frames = 0; frames < 600; frames += 1) {
      await frame();
      if (!isLoading()) return;
    }
  });
}

import type { Page } from '@playwright/test';
import { navigateTo } from '../hosted/hostedFixtures';

/** The user of a scene. The careful cook's profile conflicts with many foods. */
export type Persona = 'visitor' | 'new cook' | 'cook' | 'careful cook';

/** A state to take a screenshot of. */
export interface Scene {
  name: string;
  persona: Persona;
  /** Marks the first scene of a route: `npm test` runs axe on these, `npm run test:all` on the others too. */
  isFirstOfRoute?: true;
  /** True if the state lasts only until a response arrives. */
  isPending?: true;
  /** Leads to the state; resolves when it is ready for the screenshot. */
  show: (page: Page) => Promise<unknown>;
}

/** Opens a route and resolves when its screen is there. Checks each frame, because Playwright polls ever more slowly. */
export async function openRoute(page: Page, route: string): Promise<void> {
  await navigateTo(page, route);
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isLoading = () =>
      // The prerendered page has a heading too, which the screen's code replaces.
      document.documentElement.dataset.expectedUser !== undefined ||
      !document.querySelector('main h1') ||
      /^Loading…$/m.test(document.querySelector('main')?.innerText ?? '');
    await frame();
    for (let frames = 0; frames < 600; frames += 1) {
      await frame();
      if (!isLoading()) return;
    }
  });
}

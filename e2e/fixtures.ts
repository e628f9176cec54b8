import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

/**
 * Console messages and failed requests fail a test, unless it says that they are part of the story. What the security
 * headers refuse, on whatever page, always does.
 */
interface ConsoleOutput {
  allow: (pattern: RegExp) => void;
}

/** How Chromium's console words a cspViolation, and how the page below reports one. */
const cspViolation = /Content Security Policy|Trusted(?:HTML|Script|ScriptURL)|securitypolicyviolation/;

export const test = base.extend<{ consoleOutput: ConsoleOutput }>({
  consoleOutput: [
    async ({ context, page }, use) => {
      const refused: string[] = [];
      context.on('console', (message) => {
        if (cspViolation.test(message.text())) refused.push(message.text());
      });
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
          console.info('securitypolicyviolation', effectiveDirective, blockedURI, sample);
        });
      });
      const heard: string[] = [];
      // Playwright's own words, where a journey does without the service worker: it would not see its requests.
      const allowed = [/^warning: Service Worker registration blocked by Playwright/];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) heard.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => heard.push(`uncaught: ${error.message}`));
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(refused, 'refused by the security headers').toEqual([]);
      const unexpected = heard.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(unexpected, 'console output').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Asserts that axe finds nothing on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // In the page itself, not in a second one that is opened for each look: no frame of ours is a stranger's.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect.soft(found, `accessibility of ${page.url()}`).toEqual([]);
}

/** A small phone, a phone, and the same lying down. */
const phones = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

/** Asserts that neither the page nor a dialog is wider than a phone's window, and that nothing is below the page. */
export async function expectReflow(page: Page): Promise<void> {
  for (const phone of phones) {
    await page.setViewportSize(phone);
    const found = await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const root = document.documentElement;
      const boxes = [root, ...document.querySelectorAll('dialog[open], :popover-open')];
      const below = root.scrollHeight - (document.getElementById('root')?.offsetHeight ?? 0);
      return [
        ...boxes.flatMap(({ tagName, scrollWidth, clientWidth }) =>
          scrollWidth > clientWidth ? [`${tagName} is ${scrollWidth - clientWidth} px too wide`] : [],
        ),
        ...(below > 0 ? [`${below} px of empty ground below`] : []),
      ];
    });
    expect.soft(found, `${page.url()} at ${phone.width}x${phone.height}`).toEqual([]);
  }
}

/** Cuts the network off but for loopback: what local mode promises to need. */
export async function blockNetwork(page: Page): Promise<void> {
  await page.context().route(
    ({ hostname }) => !['127.0.0.1', 'localhost'].includes(hostname),
    (route) => route.abort('internetdisconnected'),
  );
}

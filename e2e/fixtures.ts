import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

/** Fails a test on console messages and failed requests, unless allowed. Violations of the security headers always fail. */
interface ConsoleOutput {
  allow: (pattern: RegExp) => void;
}

/** Matches a CSP violation in Chromium's console, or as the script below reports it. */
const cspViolation = /Content Security Policy|Trusted(?:HTML|Script|ScriptURL)|securitypolicyviolation/;

export const test = base.extend<{ consoleOutput: ConsoleOutput }>({
  consoleOutput: [
    async ({ context, page }, use) => {
      const violations: string[] = [];
      context.on('console', (message) => {
        if (cspViolation.test(message.text())) violations.push(message.text());
      });
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
          console.info('securitypolicyviolation', effectiveDirective, blockedURI, sample);
        });
      });
      const messages: string[] = [];
      // Playwright logs this if a test blocks service workers, whose requests it cannot see.
      const allowed = [/^warning: Service Worker registration blocked by Playwright/];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          messages.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(violations, 'refused by the security headers').toEqual([]);
      const unexpected = messages.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(unexpected, 'console output').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Asserts that axe finds no violation on the page. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // Runs in the page itself instead of a second one, because no frame has another origin.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect.soft(found, `accessibility of ${page.url()}`).toEqual([]);
}

/** A small phone, a phone, and a phone in landscape. */
const phones = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

const softly = expect.configure({ soft: true });

/** Asserts that page, dialogs and bars are not wider than a phone's window, and that nothing is below the page. */
export async function expectReflow(page: Page): Promise<void> {
  for (const phone of phones) {
    await page.setViewportSize(phone);
    const findOverflow = () => {
      const root = document.documentElement;
      const overlays = 'dialog[open], :popover-open, .cookie-banner, .timer-bar';
      const boxes = [root, ...document.querySelectorAll(overlays)];
      const below = root.scrollHeight - (document.getElementById('root')?.offsetHeight ?? 0);
      return [
        ...boxes.flatMap(({ tagName, scrollWidth, clientWidth }) =>
          scrollWidth > clientWidth ? [`${tagName} is ${scrollWidth - clientWidth} px too wide`] : [],
        ),
        ...(below > 0 ? [`${below} px of empty ground below`] : []),
      ];
    };
    // Some screens measure themselves again after a resize.
    await softly
      .poll(() => page.evaluate(findOverflow), `${page.url()} at ${phone.width}x${phone.height}`)
      .toEqual([]);
  }
}

/** Blocks every host except loopback, which is all that local mode needs. */
export async function blockNetwork(page: Page): Promise<void> {
  await page.context().route(
    ({ hostname }) => !['127.0.0.1', 'localhost'].includes(hostname),
    (route) => route.abort('internetdisconnected'),
  );
}

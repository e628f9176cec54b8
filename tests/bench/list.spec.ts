import type { Locator, Page } from '@playwright/test';
import { aProfile } from '@tests/support/builders';
import { expect, test } from '../../e2e/hosted/hostedFixtures';
import { ingredients, method } from './ordinaryRecipe';
import { slowdown } from './slowdown.mjs';

/*
 * `npx playwright test --config tests/bench/list.config.ts`: measures how long 2,000 saved recipes of ordinary size block a
 * phone's main thread, in the hosted build. Prints medians beside their limits. BENCH_RECIPES, BENCH_ROUNDS and
 * BENCH_SLOWDOWN change what is measured.
 */
const count = Number(process.env.BENCH_RECIPES ?? 2000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);

const limitsMs: Record<string, number> = {
  'longest task after the answer, first visit': 400,
  'longest task after the answer, later visit': 400,
  'longest task while typing': 100,
  'key to paint, 95th percentile': 60,
  'longest task of a page turn': 100,
  'title in the dialog': 120,
  'longest task after it': 100,
  'title on its page': 120,
  'longest task after that': 100,
};

interface Recording {
  tasks: { start: number; end: number }[];
  keys: number[];
  /** Time at which the whole list had arrived. */
  answered: number;
}
declare const recorded: Recording;

/**
 * Runs in the page before its scripts: records long tasks and answers the list request. Playwright's route would deliver it
 * in one chunk.
 */
function recordAndServeList([count, ingredientes, method]: [number, string, string]) {
  const recording: Recording = { tasks: [], keys: [], answered: 0 };
  Object.assign(window, { recorded: recording });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      recording.tasks.push({ start: startTime, end: startTime + duration });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') recording.keys.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);

  const dishes = ['Lentil soup', 'Chicken pot', 'Tortilla', 'Roast pepper salad', 'Crème brûlée', 'Paella'];
  const data = Array.from({ length: count }, (_, index) => ({
    _id: index.toString(16).padStart(24, '0'),
    firebaseId: 'cook-1',
    createdAt: new Date(Date.UTC(2026, 0, 1, 12, index)).toISOString(),
    descripcionReceta: method.replace(/^# .*/, `# ${dishes[index % dishes.length]} no. ${index + 1}`),
    ingredientes,
    tiempoCoccion: 30,
    diners: 4,
    tipoReceta: ['Budget Meals', 'Vegan Bliss', 'Kids'][index % 3],
    tipoComida: 'Dinner',
    necesidadesDiners: '',
    imageUrl: '',
  }));
  const bytes = new TextEncoder().encode(JSON.stringify({ data }));
  const ask = window.fetch;
  window.fetch = (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    const recipe = data.find(({ _id }) => url.endsWith(`/api/recipes/${_id}`));
    if (recipe) return Promise.resolve(Response.json({ data: recipe }));
    if (!url.endsWith('/api/users/cook-1/recipes')) return ask(input, init);
    let sent = 0;
    const body = new ReadableStream({
      pull: (controller) => {
        controller.enqueue(bytes.slice(sent, sent + 65_536));
        sent += 65_536;
        if (sent < bytes.length) return;
        controller.close();
        recording.answered = performance.now();
      },
    });
    return Promise.resolve(new Response(body));
  };
}

/** Waits for two seconds without a long task. Returns the longest task since the last call that ended after `since`. */
async function longestTask(page: Page, since: (recording: Recording) => number = () => 0): Promise<number> {
  const tasks = await page.evaluate(async () => {
    for (let from = performance.now(); performance.now() - from < 2000; ) {
      await new Promise((resolve) => setTimeout(resolve, 250));
      from = Math.max(from, recorded.tasks.at(-1)?.end ?? 0);
    }
    return recorded.tasks.splice(0);
  });
  const answered = await page.evaluate(() => recorded.answered);
  const from = since({ tasks, keys: [], answered });
  return Math.max(0, ...tasks.filter(({ end }) => end > from).map(({ start, end }) => end - start));
}

/** Returns the milliseconds from a click until a heading with this text is painted. */
async function timeToTitle(page: Page, click: Locator, level: string, title: string): Promise<number> {
  const shown = page.evaluate(
    ([level, title]) =>
      new Promise<number>((resolve) => {
        const onClick = ({ timeStamp }: MouseEvent) => {
          const watch = new MutationObserver(() => {
            const headings = [...document.querySelectorAll(level)];
            if (!headings.some(({ textContent }) => textContent === title)) return;
            watch.disconnect();
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
          });
          watch.observe(document.body, { childList: true, subtree: true });
        };
        addEventListener('click', onClick, { capture: true, once: true });
      }),
    [level, title] as const,
  );
  // A tap takes about 80 ms.
  await click.click({ delay: 80 });
  return shown;
}

test('a list at its limit', async ({ page, signIn, consoleOutput }) => {
  // Requests that the test does not answer fail.
  consoleOutput.allow(/./);
  await page.addInitScript(recordAndServeList, [count, ingredients, method] as [number, string, string]);
  await signIn({
    profile: aProfile({ intolerances: ['Milk', 'Gluten', 'Nuts'], dislikedFood: 'mushrooms' }),
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

  const measured = new Map<string, number[]>();
  const addMeasurement = (name: string, value: number) => {
    measured.set(name, [...(measured.get(name) ?? []), Math.round(value)]);
  };
  const open = async () => {
    await page.goto('./#/recipes');
    await expect(page.getByText(`${count.toLocaleString('en')} recipes, page 1`)).toBeVisible({
      timeout: 60_000,
    });
    return longestTask(page, ({ answered }) => answered);
  };
  /** Opens a file of the same origin, so that the product starts anew. */
  const leave = () => page.goto('./icon.svg');

  for (let round = 0; round < rounds; round += 1) {
    await leave();
    await page.evaluate(() => localStorage.removeItem('sazon.query-cache'));
    addMeasurement('longest task after the answer, first visit', await open());
    await leave();
    addMeasurement('longest task after the answer, later visit', await open());

    const words = 'lentil soup no. 12';
    const search = page.getByRole('searchbox');
    await search.pressSequentially(words, { delay: 150 });
    for (const _ of words) await search.press('Backspace', { delay: 150 });
    addMeasurement('longest task while typing', await longestTask(page));
    const keys = (await page.evaluate(() => recorded.keys.splice(0))).sort((one, other) => one - other);
    // The Event Timing API omits events below 16 ms.
    const quick = Math.max(0, 2 * words.length - keys.length);
    addMeasurement(
      'key to paint, 95th percentile',
      keys[Math.ceil(2 * words.length * 0.95) - 1 - quick] ?? 0,
    );

    await page.getByRole('button', { name: 'Next page' }).click();
    addMeasurement('longest task of a page turn', await longestTask(page));

    const card = page.getByRole('article').nth(1);
    const title = (await card.getByRole('heading').textContent()) ?? '';
    addMeasurement(
      'title in the dialog',
      await timeToTitle(page, card.getByRole('button', { name: /^View/ }), 'h3', title),
    );
    addMeasurement('longest task after it', await longestTask(page));
    await page.getByRole('button', { name: 'Close recipe' }).click();
    await longestTask(page);
    addMeasurement(
      'title on its page',
      await timeToTitle(page, card.getByRole('heading').getByRole('link'), 'h1', title),
    );
    addMeasurement('longest task after that', await longestTask(page));
  }

  const print = (line: string) => process.stdout.write(`${line}\n`);
  print(`\n${count} recipes, CPU ÷ ${slowdown}, ms: median of ${rounds} rounds, goal, each round`);
  for (const [name, values] of measured) {
    const median = [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
    const columns = [median, limitsMs[name] ?? 0].map((value) => String(value).padStart(6)).join('');
    print(`  ${name.padEnd(44)}${columns}   ${values.join(' ')}`);
  }
});

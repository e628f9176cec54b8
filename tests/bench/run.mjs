/**
 * `npm run bench`: how long the checks of a recipe take in Chromium on a slow phone (CPU four times slower), and how many bytes
 * they are; then how long the page is held up by hostile texts. Fails if a warm check of a recipe of ordinary size, or a hostile text,
 * takes longer than its budget.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { chromiumPath } from '../../e2e/chromium.mjs';
import { slowdown } from './slowdown.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const warmCheckBudgetMs = 5;
const taskBudgetMs = 200;
const hostileTotalBudgetMs = 5_000;

async function bundle(entry) {
  const results = await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': join(root, 'src'), '@tests': join(root, 'tests') } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(root, entry), formats: ['es'], fileName: 'bundle' },
    },
  });
  return [results].flat()[0].output[0].code;
}

const formatBrotliSize = (code) => `${(brotliCompressSync(code).length / 1024).toFixed(1)} KB brotli`;
const check = await bundle('src/food/check/checkAgainstProfile.ts');
const report = await bundle('src/recipe/consistency/checkConsistency.ts');
const bench = await bundle('tests/bench/check.bench.ts');
const hostile = await bundle('tests/bench/hostile.bench.ts');
console.log(
  `profile check ${formatBrotliSize(check)} · consistency report ${formatBrotliSize(report)} · both and the bench ${formatBrotliSize(bench)}`,
);

const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });

/** Runs a function with a bench's module on a fresh page, so that nothing is warm. */
async function onFreshPage(run, argument, module = bench) {
  const page = await (await browser.newContext()).newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.route('http://bench.localhost/**', (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: module })
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Bench</title>' }),
  );
  await page.goto('http://bench.localhost/');
  try {
    return await page.evaluate(run, argument);
  } finally {
    await page.context().close();
  }
}

const timeHostile = async (name) => (await import('/b.js')).timeHostile(name);

const ms = (value) => `${value.toFixed(1)} ms`;
const timings = {};
const slow = [];
try {
  for (const [size, runs] of [
    ['2 KB', 200],
    ['200 KB', 5],
  ]) {
    const cold = await onFreshPage(async (size) => (await import('/b.js')).timeCheck(size, 0), size);
    const prepared = await onFreshPage(
      async ([size, runs]) => {
        const { timeCheck, timePreloadLexicon, timeReport } = await import('/b.js');
        const preparing = await timePreloadLexicon();
        return { preparing, check: timeCheck(size, runs), report: timeReport(size, runs) };
      },
      [size, runs],
    );
    timings[size] = prepared.check.warmMs;
    console.log(
      `\n${size} (${prepared.check.characters} characters, ${prepared.check.hits} hits), CPU ÷ ${slowdown}`,
    );
    console.log(
      `  check   cold ${ms(cold.firstMs)} · prepared, first ${ms(prepared.check.firstMs)} · warm ${ms(prepared.check.warmMs)}`,
    );
    console.log(`  report  first ${ms(prepared.report.firstMs)} · warm ${ms(prepared.report.warmMs)}`);
    console.log(
      `  prepare ${ms(prepared.preparing.total)} in all, longest stretch ${ms(prepared.preparing.longest)}`,
    );
  }

  console.log(`\nHostile texts, CPU ÷ ${slowdown}: read, shown, longest chunk of the check, all of it`);
  const names = await onFreshPage(async () => (await import('/b.js')).hostileTextNames, null, hostile);
  for (const name of names) {
    const { readMs, shownMs, longestChunkMs, checkedMs } = await onFreshPage(timeHostile, name, hostile);
    console.log(`  ${name.padEnd(32)} ${[readMs, shownMs, longestChunkMs, checkedMs].map(ms).join(' · ')}`);
    const isSlow =
      Math.max(readMs, shownMs, longestChunkMs) > taskBudgetMs ||
      readMs + shownMs + checkedMs > hostileTotalBudgetMs;
    if (isSlow) slow.push(name);
  }
} finally {
  await browser.close();
}

if (slow.length > 0) {
  console.error(
    `\nA task of more than ${taskBudgetMs} ms, or more than ${hostileTotalBudgetMs} ms in all: ${slow.join(', ')}.`,
  );
  process.exitCode = 1;
}
if (timings['2 KB'] > warmCheckBudgetMs) {
  console.error(`\nA warm check of 2 KB takes ${ms(timings['2 KB'])}: more than ${warmCheckBudgetMs} ms.`);
  process.exitCode = 1;
}

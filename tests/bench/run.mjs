/**
 * `npm run bench`: how long the checks of a recipe take in Chromium on a slow phone (CPU four times slower), and how many bytes
 * they are; then how long the page is held up by texts that nobody would cook from. Fails when a warm check of a recipe of
 * ordinary size, or such a text, takes longer than its budget.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { chromiumPath } from '../../e2e/chromium.mjs';
import { slowdown } from './slowdown.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
/** Milliseconds of a warm check of an ordinary recipe; of one task, and of all, for a hostile text. */
const budgetWarm = 5;
const budgetTask = 200;
const budgetHostile = 5_000;

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

const size = (code) => `${(brotliCompressSync(code).length / 1024).toFixed(1)} KB brotli`;
const check = await bundle('src/food/check/checkAgainstProfile.ts');
const report = await bundle('src/recipe/consistency/checkConsistency.ts');
const bench = await bundle('tests/bench/check.bench.ts');
const hostile = await bundle('tests/bench/hostile.bench.ts');
console.log(
  `profile check ${size(check)} · consistency report ${size(report)} · both and the bench ${size(bench)}`,
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

const timeHostile = async (name) => (await import('../../../../../b.js')).timeHostile(name);

const ms = (value) => `${value.toFixed(1)} ms`;
const timings = {};
const slow = [];
try {
  for (const [size, runs] of [
    ['2 KB', 200],
    ['200 KB', 5],
  ]) {
    const cold = await onFreshPage(
      async (size) => (await import('../../../../../b.js')).timeCheck(size, 0),
      size,
    );
    const prepared = await onFreshPage(
      async ([size, runs]) => {
        const { timeCheck, timePrepare, timeReport } = await import('../../../../../b.js');
        const preparing = await timePrepare();
        return { preparing, check: timeCheck(size, runs), report: timeReport(size, runs) };
      },
      [size, runs],
    );
    timings[size] = prepared.check.warm;
    console.log(
      `\n${size} (${prepared.check.characters} characters, ${prepared.check.hits} hits), CPU ÷ ${slowdown}`,
    );
    console.log(
      `  check   cold ${ms(cold.first)} · prepared, first ${ms(prepared.check.first)} · warm ${ms(prepared.check.warm)}`,
    );
    console.log(`  report  first ${ms(prepared.report.first)} · warm ${ms(prepared.report.warm)}`);
    console.log(
      `  prepare ${ms(prepared.preparing.total)} in all, longest stretch ${ms(prepared.preparing.longest)}`,
    );
  }

  console.log(`\nHostile texts, CPU ÷ ${slowdown}: read, shown, longest slice of the check, all of it`);
  const names = await onFreshPage(async () => (await import('../../../../../b.js')).names, null, hostile);
  for (const name of names) {
    const { read, shown, slice, checked } = await onFreshPage(timeHostile, name, hostile);
    console.log(`  ${name.padEnd(32)} ${[read, shown, slice, checked].map(ms).join(' · ')}`);
    if (Math.max(read, shown, slice) > budgetTask || read + shown + checked > budgetHostile) slow.push(name);
  }
} finally {
  await browser.close();
}

if (slow.length > 0) {
  console.error(
    `\nA task of more than ${budgetTask} ms, or more than ${budgetHostile} ms in all: ${slow.join(', ')}.`,
  );
  process.exitCode = 1;
}
if (timings['2 KB'] > budgetWarm) {
  console.error(`\nA warm check of 2 KB takes ${ms(timings['2 KB'])}: more than ${budgetWarm} ms.`);
  process.exitCode = 1;
}

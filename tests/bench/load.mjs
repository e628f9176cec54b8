/**
 * `node tests/bench/load.mjs`: times the hosted build on a phone with a slow network, first and later visits, beside a baseline
 * page of the same words. `--runs 1` for a quick look, `--routes '/ /login'` for some routes, `--detail` for
 * every request and shift, `--build path` for an existing build.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { chromiumPath } from '../../e2e/chromium.mjs';
import { hostedEnv } from '../../e2e/hostedEnv.mjs';
import { buildBaselinePage } from './baselinePage/build.mjs';
import { measureLoad, medianOf } from './measureLoad.mjs';
import { serveBuild } from './serveBuild.mjs';
import { slowdown } from './slowdown.mjs';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    routes: { type: 'string', default: '/ /login /quickrecipe' },
    detail: { type: 'boolean', default: false },
    build: { type: 'string' },
  },
});
const root = join(import.meta.dirname, '../..');
const cache = join(root, 'node_modules/.cache/bench-load');
const fontFolder = (family) => join(root, `node_modules/@fontsource-variable/${family}/files`);
const fonts = [
  { family: 'Figtree', file: join(fontFolder('figtree'), 'figtree-latin-wght-normal.woff2') },
  { family: 'Fraunces', file: join(fontFolder('fraunces'), 'fraunces-latin-wght-normal.woff2') },
];

async function buildProduct() {
  if (options.build) return options.build;
  Object.assign(process.env, hostedEnv);
  const outDir = join(cache, 'product');
  await build({ root, build: { outDir, emptyOutDir: true }, logLevel: 'error' });
  return outDir;
}

/** Returns the lines of the home page. */
async function wordsOf(browser, url) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(url);
  await page.locator('main h2').nth(2).waitFor();
  const lines = (selector) =>
    page.locator(selector).evaluate((element) =>
      element.innerText
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    );
  const words = { nav: await lines('header nav'), main: await lines('main'), footer: await lines('footer') };
  await page.close();
  return words;
}

const columns = [
  ['FCP', 'fcp'],
  ['LCP', 'lcp'],
  ['ready', 'ready'],
  ['TBT', 'blocking'],
  ['CLS', 'cls'],
  ['JS KB', 'js'],
  ['fonts KB', 'fonts'],
  ['all KB', 'all'],
  ['requests', 'requests'],
];
const show = (name, value) => (name === 'cls' ? value.toFixed(3) : String(Math.round(value)));

function print(title, measured, against) {
  const cells = columns.map(([, name]) => {
    const value = measured[name];
    const hasRatio = against && ['fcp', 'lcp', 'ready'].includes(name) && against[name] > 0 && value > 0;
    return hasRatio ? `${show(name, value)} (${(value / against[name]).toFixed(2)}×)` : show(name, value);
  });
  console.log(`${title.padEnd(24)}${cells.map((cell) => cell.padStart(14)).join('')}`);
  if (!options.detail) return;
  for (const shift of measured.shifts) console.log(`    shift ${shift}`);
  for (const url of measured.urls) console.log(`    ${url}`);
  if (measured.lcpElement) console.log(`    LCP   ${measured.lcpElement}`);
}

rmSync(join(cache, 'baseline'), { recursive: true, force: true });
const product = await serveBuild(await buildProduct());
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
let baseline;
try {
  await buildBaselinePage(await wordsOf(browser, product.url), fonts, join(cache, 'baseline'));
  baseline = await serveBuild(join(cache, 'baseline'));
  const pages = [
    ['baseline', baseline.url],
    ...options.routes.split(' ').map((route) => [`#${route}`, `${product.url}#${route}`]),
  ];
  const visits = new Map(pages.map(([name]) => [name, []]));
  // In turns, so that load on the machine affects all alike.
  for (let run = 0; run < Number(options.runs); run += 1) {
    for (const [name, url] of pages) visits.get(name).push(await measureLoad(browser, url));
  }
  console.log(`150 ms, 1.6 Mbit/s, CPU ÷ ${slowdown}, brotli, medians of ${options.runs}; times in ms\n`);
  console.log(`${''.padEnd(24)}${columns.map(([title]) => title.padStart(14)).join('')}`);
  for (const visit of ['cold', 'warm']) {
    const medians = pages.map(([name]) => medianOf(visits.get(name).map((each) => each[visit])));
    pages.forEach(([name], index) => {
      print(`${name}${visit === 'warm' ? ', again' : ''}`, medians[index], index > 0 ? medians[0] : null);
    });
  }
} finally {
  await browser.close();
  baseline?.stop();
  product.stop();
}

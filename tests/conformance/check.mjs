/**
 * Holds the claims of the specification to their tests: `node tests/conformance/check.mjs` fails when a claim has no
 * test, a test it names does not run, or conformance.md is out of date; `--write` writes that page.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { section1 } from './claims/section1.mjs';
import { section2 } from './claims/section2.mjs';
import { section3 } from './claims/section3.mjs';
import { section4 } from './claims/section4.mjs';
import { section5 } from './claims/section5.mjs';
import { section6 } from './claims/section6.mjs';
import { section7 } from './claims/section7.mjs';
import { section8 } from './claims/section8.mjs';
import { section9 } from './claims/section9.mjs';
import { findProblems } from './problems.mjs';
import { conformancePage } from './table.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const page = join(root, 'tests/conformance.md');

const sections = [
  { number: 1, title: 'What the product does and for whom', claims: section1 },
  { number: 2, title: 'Screens and routes', claims: section2 },
  { number: 3, title: 'Entities and their fields', claims: section3 },
  { number: 4, title: 'States and transitions', claims: section4 },
  { number: 5, title: 'Validation rules', claims: section5 },
  { number: 6, title: 'Roles and permissions', claims: section6 },
  { number: 7, title: 'The calls it makes', claims: section7 },
  { number: 8, title: 'The error catalogue', claims: section8 },
  { number: 9, title: 'Business constants and limits', claims: section9 },
];

const problems = findProblems(sections, (file) => {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
});
const wanted = conformancePage(sections);
const isCurrent = () => existsSync(page) && readFileSync(page, 'utf8') === wanted;

if (process.argv.includes('--write')) writeFileSync(page, wanted);
else if (!isCurrent()) {
  problems.push(`${relative(root, page)} is out of date: run node tests/conformance/check.mjs --write`);
}

for (const problem of problems) console.error(`✘ ${problem}`);
const count = sections.reduce((sum, { claims }) => sum + claims.length, 0);
if (problems.length === 0) console.log(`✔ ${count} claims of the specification, each held by a test`);
else process.exitCode = 1;

/**
 * Holds the specification's claims to their tests: `node tests/claims.mjs` fails on a claim of claims.md that no test of
 * `npm test` holds, on a number that claims.md does not have, and on a test that is skipped.
 *
 * A test holds the claims in the comment right above it: `// Claims 2.4, 6.1`. Code cites them as `(claim 2.4)`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');
const files = (/** @type {string} */ folder, /** @type {RegExp} */ name) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((file) => `${folder}/${file}`.replaceAll('\\', '/'))
    .filter((file) => name.test(file));

const claims = new Set([...read('tests/claims.md').matchAll(/^\| (\d\.\d+) \|/gm)].map(([, id]) => id));
/** @type {Set<string | undefined>} */
const held = new Set();
/** @type {string[]} */
const problems = [];

/** The claims that a text cites; of a range '2.4 to 2.7' both ends. @param {string} text */
const numbers = (text) => text.match(/\b\d\.\d+/g) ?? [];

/** @param {string} file @param {string} text */
function requireKnown(file, text) {
  for (const id of numbers(text))
    if (!claims.has(id)) problems.push(`${file} cites claim ${id}, which tests/claims.md does not have`);
}

/** Whether `npm test` runs what a file has. @param {string} file */
const isRun = (file) => !/^tests\/(faults|identity|contract|bench)\/|^e2e\/shots\//.test(file);

const testName = /\.(test|spec)\.tsx?$/;
const comment = /^[ \t]*\/\/ Claims? [\d., ]+\n(?:[ \t]*\/\/ [\d., ]+\n)*/gm;
const test = /^[ \t]*(?:it|test)(?:\.each|\.for)?[(<]/;
const skipped = /^[ \t]*(?:it|test|describe|test\.describe)\.(?:skip|skipIf|runIf|todo|fixme|only)\b.*/gm;

for (const file of [...files('tests', testName), ...files('e2e', testName)]) {
  const source = read(file);
  for (const [line] of source.matchAll(skipped)) problems.push(`${file} skips a test: ${line.trim()}`);
  for (const match of source.matchAll(comment)) {
    requireKnown(file, match[0]);
    const rest = source.slice(match.index + match[0].length);
    // As far as the next claims: whatever is tagged is the test in question or none.
    const [own = ''] = rest.split(/^[ \t]*(?:\}\);|\/\/ Claim)/m);
    if (!test.test(own)) problems.push(`${file} has no test under ${match[0].trim()}`);
    else if (isRun(file) && !own.includes("tag: '@rest'")) for (const id of numbers(match[0])) held.add(id);
  }
}
for (const file of files('src', /\.tsx?$/))
  for (const [cited] of read(file).matchAll(/\bclaims? \d[\d., to*\n]*/g)) requireKnown(file, cited);
for (const id of claims)
  if (!held.has(id)) problems.push(`Claim ${id} is held by no test that npm test runs`);

for (const problem of problems) console.error(`✘ ${problem}`);
if (problems.length === 0) console.log(`✔ ${claims.size} claims of the specification, each held by a test`);
else process.exitCode = 1;

/**
 * `node tests/claims.mjs` fails if a claim of claims.md has no test in `npm test`, if a cited number is not in claims.md, or if
 * a test is skipped.
 *
 * A test cites its claims in the comment right above it: `// Claims 2.4, 6.1`. Code cites them as `(claim 2.4)`.
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
const testedClaims = new Set();
/** @type {string[]} */
const problems = [];

/** Returns the claims that a text cites; both ends of a range '2.4 to 2.7'. @param {string} text */
const citedClaims = (text) => text.match(/\b\d\.\d+/g) ?? [];

/** @param {string} file @param {string} text */
function requireKnownClaims(file, text) {
  for (const id of citedClaims(text))
    if (!claims.has(id)) problems.push(`${file} cites claim ${id}, which tests/claims.md does not have`);
}

/** True if `npm test` runs the file. @param {string} file */
const isRun = (file) => !/^tests\/(faults|identity|contract|bench)\/|^e2e\/shots\//.test(file);

const testName = /\.(test|spec)\.tsx?$/;
const comment = /^[ \t]*\/\/ Claims? [\d., ]+\n(?:[ \t]*\/\/ [\d., ]+\n)*/gm;
const test = /^[ \t]*(?:it|test)(?:\.each|\.for)?[(<]/;
const skipped = /^[ \t]*(?:it|test|describe|test\.describe)\.(?:skip|skipIf|runIf|todo|fixme|only)\b.*/gm;

for (const file of [...files('tests', testName), ...files('e2e', testName)]) {
  const source = read(file);
  for (const [line] of source.matchAll(skipped)) problems.push(`${file} skips a test: ${line.trim()}`);
  for (const match of source.matchAll(comment)) {
    requireKnownClaims(file, match[0]);
    const rest = source.slice(match.index + match[0].length);
    // Up to the next claims; a tag in between is this test's.
    const [own = ''] = rest.split(/^[ \t]*(?:\}\);|\/\/ Claim)/m);
    if (!test.test(own)) problems.push(`${file} has no test under ${match[0].trim()}`);
    else if (isRun(file) && !own.includes("tag: '@rest'"))
      for (const id of citedClaims(match[0])) testedClaims.add(id);
  }
}
for (const file of files('src', /\.tsx?$/))
  for (const [cited] of read(file).matchAll(/\bclaims? \d[\d., to*\n]*/g)) requireKnownClaims(file, cited);
for (const id of claims)
  if (!testedClaims.has(id)) problems.push(`Claim ${id} is held by no test that npm test runs`);

for (const problem of problems) console.error(`✘ ${problem}`);
if (problems.length === 0) console.log(`✔ ${claims.size} claims of the specification, each held by a test`);
else process.exitCode = 1;

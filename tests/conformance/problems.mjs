import { testTitles } from './testTitles.mjs';

/** @typedef {import('./table.mjs').Section} Section */

/** The files whose tests `npm test` runs. */
const isRun = (/** @type {string} */ file) =>
  /^tests\/(?!faults\/).+\.test\.tsx?$/.test(file) || /^e2e\/(hosted|journeys)\/.+\.spec\.ts$/.test(file);

/**
 * What is wrong with the claims, in words: an id twice or out of place, a claim without a test, a test that is not
 * there, is there twice, or does not run.
 * @param {Section[]} sections
 * @param {(file: string) => string | null} read The text of a file of tests, by its path from the root; null for none.
 * @returns {string[]}
 */
export function findProblems(sections, read) {
  const ids = new Set();
  const titles = titlesByFile(read);
  return sections.flatMap(({ number, claims }) =>
    claims.flatMap(({ id, claim, tests }) => {
      const problems = tests.flatMap((reference) => problemsOf(reference, titles));
      if (tests.length === 0) problems.push('has no test');
      if (claim.trim() === '') problems.push('says nothing');
      if (ids.has(id)) problems.push('has an id that another claim has');
      if (!id.startsWith(`${number}.`)) problems.push(`does not belong to section ${number}`);
      ids.add(id);
      return problems.map((problem) => `${id} ${problem}`);
    }),
  );
}

/**
 * @param {string} reference
 * @param {ReturnType<typeof titlesByFile>} titles
 * @returns {string[]}
 */
function problemsOf(reference, titles) {
  const [file = '', ...rest] = reference.split(' › ');
  const title = rest.join(' › ');
  if (!isRun(file)) return [`names ${file}, which is no file of tests that npm test runs`];
  const tests = titles(file);
  if (tests === null) return [`names ${file}, which does not exist`];
  const named = tests.filter((test) => test.title === title);
  if (named.length === 0) return [`names a test that ${file} does not have: ${title}`];
  if (named.length > 1) return [`names a title that several tests of ${file} have: ${title}`];
  return named.every(({ runs }) => runs)
    ? []
    : [`names a test of ${file} that npm test does not run: ${title}`];
}

/** Reads every file once. @param {(file: string) => string | null} read */
function titlesByFile(read) {
  /** @type {Map<string, ReturnType<typeof testTitles> | null>} */
  const known = new Map();
  return (/** @type {string} */ file) => {
    const cached = known.get(file);
    if (cached !== undefined) return cached;
    const source = read(file);
    const titles = source === null ? null : testTitles(source);
    known.set(file, titles);
    return titles;
  };
}

/** Reads what Vitest and Playwright report as JSON: what failed, and which files took longest. */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * @typedef {object} Failure
 * @property {string} title What no longer holds.
 * @property {string} place File and line.
 * @property {string} message What was expected, and what was found.
 * @property {string} command Runs this test alone.
 */

/** @typedef {{ failures: Failure[], seconds: Map<string, number> }} Report By file: the seconds that its tests took. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: what colours the words of a terminal
const colours = /\u001b\[\d+(?:;\d+)*m/g;
/** Where in the runner a failure passed by. */
const foreign = /\n\s+at .*(?:node_modules|<anonymous>).*/g;
const inShort = (text = '') => text.replace(colours, '').replace(foreign, '').trim().slice(0, 1000);

/** @returns {Report} */
export function readVitestReport(path, root) {
  const seconds = new Map();
  if (!existsSync(path)) return { failures: [], seconds };
  const failures = JSON.parse(readFileSync(path, 'utf8')).testResults.flatMap((file) => {
    const name = relative(root, file.name);
    const tests = file.assertionResults;
    seconds.set(name, tests.reduce((sum, { duration }) => sum + (duration ?? 0), 0) / 1000);
    const failed = tests.filter(({ status }) => status === 'failed');
    // A file that could not be read has no tests to name.
    if (failed.length === 0 && file.message)
      return [
        {
          title: 'the file of tests itself',
          place: name,
          message: inShort(file.message),
          command: `npx vitest run ${name}`,
        },
      ];
    return failed.map(({ fullName, location, failureMessages: [text] }) => {
      const place = location ? `${name}:${location.line}` : name;
      return { title: fullName, place, message: inShort(text), command: `npx vitest run ${place}` };
    });
  });
  return { failures, seconds };
}

/** @returns {Report} */
export function readPlaywrightReport(path, root) {
  const seconds = new Map();
  if (!existsSync(path)) return { failures: [], seconds };
  const { suites, errors, config } = JSON.parse(readFileSync(path, 'utf8'));
  const failures = errors.map(({ message }) => ({
    title: 'the journeys could not start',
    place: 'e2e/playwright.config.ts',
    message: inShort(message),
    command: 'npm run test:e2e',
  }));
  const visit = ({ specs = [], suites: inner = [] }, titles) => {
    for (const { title, file, line, ok, tests } of specs) {
      const name = relative(root, join(config.rootDir, file));
      const results = tests.flatMap((test) => test.results);
      const time = results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
      seconds.set(name, (seconds.get(name) ?? 0) + time);
      if (ok) continue;
      failures.push({
        title: [...titles, title].join(' › '),
        place: `${name}:${line}`,
        message: inShort(results.flatMap((result) => result.errors)[0]?.message),
        command: `npm run test:e2e -- ${name}:${line}`,
      });
    }
    for (const suite of inner) visit(suite, [...titles, suite.title]);
  };
  // The outermost suite of each file is the file itself.
  for (const suite of suites) visit(suite, []);
  return { failures, seconds };
}

/** Reads the JSON reports of Vitest and Playwright: failures, and seconds per file. */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * @typedef {object} Failure
 * @property {string} title Title of the test.
 * @property {string} place File and line.
 * @property {string} message Expected and received values.
 * @property {string} command Runs this test alone.
 */

/** @typedef {{ failures: Failure[], seconds: Map<string, number> }} Report `seconds` is by file. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: colour codes of a terminal
const colours = /\u001b\[\d+(?:;\d+)*m/g;
/** Stack frames outside the repository. */
const foreignFrames = /\n\s+at .*(?:node_modules|<anonymous>).*/g;
const shortenMessage = (text = '') =>
  text.replace(colours, '').replace(foreignFrames, '').trim().slice(0, 1000);

/** @returns {Report} */
export function readVitestReport(path, root) {
  const seconds = new Map();
  if (!existsSync(path)) return { failures: [], seconds };
  const failures = JSON.parse(readFileSync(path, 'utf8')).testResults.flatMap((file) => {
    const name = relative(root, file.name);
    const tests = file.assertionResults;
    seconds.set(name, tests.reduce((sum, { duration }) => sum + (duration ?? 0), 0) / 1000);
    const failed = tests.filter(({ status }) => status === 'failed');
    // A file that failed to load has no tests.
    if (failed.length === 0 && file.message)
      return [
        {
          title: 'the file of tests itself',
          place: name,
          message: shortenMessage(file.message),
          command: `npx vitest run ${name}`,
        },
      ];
    return failed.map(({ fullName, location, failureMessages: [text] }) => {
      const place = location ? `${name}:${location.line}` : name;
      return { title: fullName, place, message: shortenMessage(text), command: `npx vitest run ${place}` };
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
    message: shortenMessage(message),
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
        message: shortenMessage(results.flatMap((result) => result.errors)[0]?.message),
        command: `npm run test:e2e -- ${name}:${line}`,
      });
    }
    for (const suite of inner) visit(suite, [...titles, suite.title]);
  };
  // The outermost suites are the files.
  for (const suite of suites) visit(suite, []);
  return { failures, seconds };
}

/**
 * @typedef {object} FoundTest
 * @property {string} title As it is written; where a value comes in, it holds `%s`, or `{name}` for a `${name}`.
 * @property {boolean} runs False for one that is skipped, still to be written, or left to `npm run test:all`.
 */

/** A test or a group of tests at the start of a line: anything else named `it` or `test` is no such call. */
const call = /^[ \t]*(it|test|describe|test\.describe)(?=[.(<])/gm;

/** What may stand between the name and the title, and whether an argument list of its own comes with it. */
const modifiers = {
  each: true,
  for: true,
  runIf: true,
  skipIf: true,
  concurrent: false,
  sequential: false,
  only: false,
  skip: false,
  fixme: false,
  todo: false,
};

const neverRun = ['skip', 'fixme', 'todo', 'skipIf', 'runIf'];

/**
 * The tests that a file of tests declares, for Vitest or Playwright.
 * @param {string} source
 * @returns {FoundTest[]}
 */
export function testTitles(source) {
  const calls = [...source.matchAll(call)].flatMap((match) => {
    const found = readCall(source, match.index + match[0].length);
    return found === null ? [] : [{ ...found, isGroup: match[1]?.endsWith('describe') ?? false }];
  });
  // A skipped group skips what is in it; which that is, is not worth finding out: no group may be skipped.
  const groupsRun = calls.every(({ isGroup, runs }) => !isGroup || runs);
  return calls
    .filter(({ isGroup }) => !isGroup)
    .map(({ title, runs }) => ({ title, runs: runs && groupsRun }));
}

/**
 * Reads on from the name of a call to its title. Null where it turns out to be another call, such as `test.step`.
 * @param {string} source
 * @param {number} at
 * @returns {FoundTest | null}
 */
function readCall(source, at) {
  let runs = true;
  let next = at;
  for (;;) {
    const name = /^\.(\w+)/.exec(source.slice(next, next + 40))?.[1];
    if (name === undefined) break;
    if (!Object.hasOwn(modifiers, name)) return null;
    if (neverRun.includes(name)) runs = false;
    next += name.length + 1;
    if (modifiers[/** @type {keyof typeof modifiers} */ (name)]) {
      const table = skipSpace(source, source[next] === '<' ? skipGroup(source, next) : next);
      next = skipGroup(source, table);
    }
  }
  if (source[next] !== '(') return null;
  const start = skipSpace(source, next + 1);
  if (!isQuote(source[start])) return null;
  const end = skipText(source, start);
  if (/^,\s*\{\s*tag: '@rest'/.test(source.slice(end))) runs = false;
  const title = source.slice(start + 1, end - 1).replace(/\\(['"`\\])/g, '$1');
  return { title: title.replaceAll('${', '{'), runs };
}

/** @param {string | undefined} character */
const isQuote = (character) => character === "'" || character === '"' || character === '`';

/** @param {string} source @param {number} at */
function skipSpace(source, at) {
  let end = at;
  while (/\s/.test(source[end] ?? '')) end += 1;
  return end;
}

/** From a quote to behind the one that closes it. @param {string} source @param {number} at */
function skipText(source, at) {
  let end = at + 1;
  while (end < source.length && source[end] !== source[at]) end += source[end] === '\\' ? 2 : 1;
  return end + 1;
}

/** From an opening bracket to behind the one that closes it, past texts. @param {string} source @param {number} at */
function skipGroup(source, at) {
  let depth = 0;
  for (let end = at; end < source.length; end += 1) {
    const character = source[end] ?? '';
    if (isQuote(character)) end = skipText(source, end) - 1;
    else if (source.startsWith('=>', end)) end += 1;
    else if ('([{<'.includes(character)) depth += 1;
    else if (')]}>'.includes(character)) depth -= 1;
    if (depth === 0) return end + 1;
  }
  return source.length;
}

/**
 * One statement of the specification, and the tests that would fail if the product broke it.
 * @typedef {object} Claim
 * @property {string} id The section, and a number within it.
 * @property {string} claim In the words of the specification; where it leaves a choice, as the product settles it.
 * @property {string[]} tests Each 'file › title of the test', the title as it is written in the file (`{name}` for a `${name}`).
 */

/**
 * @typedef {object} Section
 * @property {number} number
 * @property {string} title
 * @property {Claim[]} claims
 */

const introduction = `# What the specification states, and the tests that hold it

Every statement of the specification, split into single claims, each with the tests that fail when it no longer holds.
Where the specification leaves a choice or contradicts itself, the claim says how Sazón settles it.

Generated from \`tests/conformance/claims/\` by \`node tests/conformance/check.mjs --write\`. \`npm run check\` fails when a
claim has no test, when a test it names is gone, renamed or not run by \`npm test\`, and when this page is out of date.
`;

/** @param {string} text */
const cell = (text) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

/** @param {string} reference */
function testCell(reference) {
  const [file = '', ...title] = reference.split(' › ');
  const address = file.startsWith('tests/') ? file.slice('tests/'.length) : `../${file}`;
  const name = file.replace(/^tests\//, '');
  return `[${name}](${address}) › ${cell(title.join(' › '))}`;
}

/**
 * The table as a page of Markdown.
 * @param {Section[]} sections
 */
export function conformancePage(sections) {
  const count = sections.reduce((sum, { claims }) => sum + claims.length, 0);
  const tables = sections.map(({ number, title, claims }) => {
    const rows = claims.map(
      ({ id, claim, tests }) => `| ${id} | ${cell(claim)} | ${tests.map(testCell).join('<br>')} |`,
    );
    return [`## ${number}. ${title}`, '', '| # | claim | tests |', '| --- | --- | --- |', ...rows, ''].join(
      '\n',
    );
  });
  return `${introduction}\n${count} claims.\n\n${tables.join('\n')}`;
}

import { describe, expect, it } from 'vitest';
import { findProblems } from './problems.mjs';
import { conformancePage } from './table.mjs';
import { testTitles } from './testTitles.mjs';

describe('testTitles', () => {
  it('finds what Vitest and Playwright would run, by its title as it is written', () => {
    const source = `
      it('says "no"', () => {});
      it("isn't \\"so\\"", () => {});
      test(\`opens \${route} cold\`, async () => {});
      it.each([['a) or (b', /x/], ["c's"]])('takes %s', () => {});
      it.each<[string, () => void]>([['a', () => {}]])(
        'takes %s of a type',
        () => {},
      );
      test.describe('a group', () => {});
      await test.step('a step', async () => {});
      submit('not a test');
      // it('is no more', () => {});
    `;
    expect(testTitles(source)).toEqual(
      ['says "no"', `isn't "so"`, 'opens {route} cold', 'takes %s', 'takes %s of a type'].map((title) => ({
        title,
        runs: true,
      })),
    );
  });

  it.each([
    ['it.skip', "it.skip('works', () => {});"],
    ['it.todo', "it.todo('works');"],
    ['test.fixme', "test.fixme('works', () => {});"],
    ['it.skip.each', "it.skip.each([1])('works', () => {});"],
    ['it.skipIf', "it.skipIf(isWindows())('works', () => {});"],
    ['@rest', "test('works', { tag: '@rest' }, async () => {});"],
    ['a skipped group', "describe.skip('all', () => {\n  it('works', () => {});\n});"],
  ])('knows that %s does not run', (_form, source) => {
    expect(testTitles(source)).toEqual([{ title: 'works', runs: false }]);
  });
});

describe('findProblems', () => {
  const file = 'tests/screens/soup.test.tsx';
  const source =
    "it('is hot', () => {});\nit.skip('is cold', () => {});\nit('twice', () => {});\nit('twice', () => {});";
  const problemsWith = (changes: { id?: string; claim?: string; tests?: string[] }) => {
    const claim = { id: '2.1', claim: 'Soup is hot.', tests: [`${file} › is hot`], ...changes };
    return findProblems([{ number: 2, title: 'Soup', claims: [claim] }], (path) =>
      path === file ? source : null,
    );
  };

  it('is content with a claim whose test runs', () => {
    expect(problemsWith({})).toEqual([]);
  });

  it.each([
    [{ tests: [] }, 'has no test'],
    [{ claim: ' ' }, 'says nothing'],
    [{ id: '3.1' }, 'does not belong to section 2'],
    [{ tests: [`${file} › is warm`] }, `names a test that ${file} does not have: is warm`],
    [{ tests: [`${file} › is cold`] }, `names a test of ${file} that npm test does not run: is cold`],
    [{ tests: [`${file} › twice`] }, `names a title that several tests of ${file} have: twice`],
    [{ tests: ['tests/gone.test.ts › is hot'] }, 'names tests/gone.test.ts, which does not exist'],
    [
      { tests: ['tests/soup.ts › is hot'] },
      'names tests/soup.ts, which is no file of tests that npm test runs',
    ],
  ])('tells what is wrong with %j', (changes, problem) => {
    const { id = '2.1' } = changes as { id?: string };
    expect(problemsWith(changes)).toEqual([`${id} ${problem}`]);
  });

  it('finds an id that is there twice', () => {
    const claim = { id: '2.1', claim: 'Soup is hot.', tests: [`${file} › is hot`] };
    const sections = [{ number: 2, title: 'Soup', claims: [claim, claim] }];
    expect(findProblems(sections, () => source)).toEqual(['2.1 has an id that another claim has']);
  });
});

describe('conformancePage', () => {
  it('has a row for each claim, and links to its tests', () => {
    const claims = [
      { id: '2.1', claim: "Hot | 'cold'.", tests: ['e2e/hosted/a.spec.ts › b', 'tests/c.test.ts › d'] },
    ];
    const page = conformancePage([{ number: 2, title: 'Soup', claims }]);
    expect(page).toContain('1 claims.');
    expect(page).toContain(
      "| 2.1 | Hot \\| 'cold'. | [e2e/hosted/a.spec.ts](../e2e/hosted/a.spec.ts) › b<br>[c.test.ts](c.test.ts) › d |",
    );
  });
});

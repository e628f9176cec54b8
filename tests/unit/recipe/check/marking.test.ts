// @vitest-environment jsdom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { checkAgainstProfile } from '@/food/check/checkAgainstProfile';
import { type Mark, marksOf } from '@/recipe/check/marks';
import { withoutTags } from '@/recipe/markdownSource';
import { MarkdownText } from '@/recipe-ui/view/MarkdownText';

const profile = { intolerances: ['Lactose', 'Soy', 'Gluten'], healthConditions: ['Hypertension'] };

/** The markdown as a cook sees it, checked against the profile. */
function shown(markdown: string) {
  const text = withoutTags(markdown);
  const { hits } = checkAgainstProfile({ title: '', ingredients: '', description: text }, profile);
  return { text, ...rendered(text, marksOf(hits, 'description')) };
}

function rendered(text: string, marks: readonly Mark[]) {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    createElement(MarkdownText, { text, headingLevel: 3, marks, markPrefix: 'm' }),
  );
  const spoken = [...page.querySelectorAll('.sr-only')].map((note) => {
    note.remove();
    return note.textContent;
  });
  return { page, spoken, marked: [...page.querySelectorAll('mark')].map(({ textContent }) => textContent) };
}

const aMark = (text: string, word: string, from = 0): Mark => {
  const start = text.indexOf(word, from);
  return { start, end: start + word.length, grade: 'contains', title: 'why', spoken: 'contains: X' };
};

describe('words marked in place', () => {
  it.each([
    ['plain text', 'Melt the butter slowly.', ['butter']],
    ['emphasis around it', 'Melt the **butter** and *whey*.', ['butter', 'whey']],
    ['emphasis inside it', 'Add **soy** sauce.', ['soy', ' sauce']],
    ['a list', '- 2 tbsp butter\n- 1 onion\n- 100 ml whey', ['butter', 'whey']],
    ['a loose list over several lines', '1. Melt\n   the butter\n\n2. Add whey', ['butter', 'whey']],
    ['a quote', '> Take\n> the butter\n> and whey', ['butter', 'whey']],
    ['escapes before it', 'Dill \\& thyme \\*with\\* butter', ['butter']],
    ['entities before it', 'Dill &amp; thyme, &frac12; cup butter &amp; whey', ['butter', 'whey']],
    ['a heading', '## With butter\n\nAnd whey', ['butter', 'whey']],
    ['a link', 'See [my butter](https://example.com) and whey', ['butter', 'whey']],
    ['inline code', 'Add `butter` and `` whey ``', ['butter', 'whey']],
    ['a fenced block', '```text\n100 g butter\n1 cup whey\n```', ['butter', 'whey']],
    ['an indented block', 'List:\n\n    100 g butter\n    1 cup whey', ['butter', 'whey']],
    ['emoji before it', '🧈🍝👩‍🍳 butter 🥛 whey', ['butter', 'whey']],
    ['right-to-left text around it', 'زبدة butter مع whey', ['butter', 'whey']],
    ['tags', '<ul><li>butter</li><li>whey</li></ul>', ['butter', 'whey']],
    ['a comment, which stays text', '<!-- butter -->\n\nwhey', ['butter', 'whey']],
    ['Windows line ends', '1. butter\r\n2. whey\r\n', ['butter', 'whey']],
    ['capitals', 'BUTTER and Whey', ['BUTTER', 'Whey']],
  ])('%s', (_, markdown, words) => {
    const { page, marked, text } = shown(markdown);
    expect(marked).toEqual(words);
    const bare = rendered(text, []);
    expect(page.textContent).toBe(bare.page.textContent);
  });

  it('gives each mark its grade, its reasons, and its words for the ear, once', () => {
    const { page, spoken } = shown('Melt the butter with **soy** sauce.');
    const [butter, soy, sauce] = page.querySelectorAll('mark');
    expect(butter?.title).toMatch(/is a milk product: you listed Lactose/);
    expect(butter?.dataset.grade).toBe('contains');
    expect(butter?.id).toBe('m-9');
    expect(soy?.id).toBe('m-23');
    expect(sauce?.id).toBe('');
    expect(sauce?.title).toBe(soy?.title);
    expect(spoken).toEqual([' (contains: Lactose)', expect.stringMatching(/^ \(contains: .*Soy/)]);
  });

  it('lets no reason become markup', () => {
    const text = 'Melt the butter.';
    const mark = { ...aMark(text, 'butter'), title: '"><img src=x onerror=alert(1)>', spoken: '<b>x</b>' };
    const { page } = rendered(text, [mark]);
    expect(page.querySelector('img, b')).toBeNull();
    expect(page.querySelector('mark')?.title).toBe(mark.title);
  });
});

describe('marksOf', () => {
  const { hits } = checkAgainstProfile(
    { title: 'Butter', ingredients: 'butter', description: 'soy sauce' },
    { intolerances: ['Lactose', 'Milk', 'Gluten'], healthConditions: ['Hypertension'] },
  );

  it('makes one mark of all that is said of a word, the gravest grade first', () => {
    const [butter, ...more] = marksOf(hits, 'ingredients');
    expect(more).toEqual([]);
    expect(butter).toMatchObject({ start: 0, end: 6, grade: 'contains', spoken: 'contains: Lactose, Milk' });
    expect(butter?.title.split('; ').length).toBeGreaterThanOrEqual(2);
    const [soy] = marksOf(hits, 'description');
    expect(soy?.title).toMatch(/Hypertension/);
    expect(soy?.spoken).not.toMatch(/Hypertension/);
  });

  it('joins stretches that overlap', () => {
    const [hit] = hits;
    if (!hit) throw new Error('no hit');
    const overlapping = [
      { ...hit, source: 'description', start: 4, end: 9, grade: 'note' },
      { ...hit, source: 'description', start: 0, end: 6 },
      { ...hit, source: 'description', start: 12, end: 14 },
    ] as const;
    expect(marksOf(overlapping, 'description')).toMatchObject([
      { start: 0, end: 9, grade: 'contains' },
      { start: 12, end: 14 },
    ]);
  });
});

describe('withoutTags', () => {
  it.each([
    ['Stir <b>well</b>.', 'Stir well.'],
    ['a<script>alert(1)</script>b<STYLE>p{}</STYLE>c', 'abc'],
    ['a<script>never closed', 'anever closed'],
    ['a<script>b<style>c</style>d', 'abd'],
    ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
    ['one<br/>two', 'one\ntwo'],
  ])('%j → %j', (text, plain) => expect(withoutTags(text)).toBe(plain));

  it.each(['<script', '<script>', '<a ', '</', '<li>', '<style><script>'])(
    'comes to an end with 200 KB of %j',
    (tag) => {
      const text = tag.repeat(200_000 / tag.length);
      expect(withoutTags(text).length).toBeLessThanOrEqual(text.length);
    },
  );
});

// @vitest-environment jsdom

import { fc } from '@tests/support/fastCheck';
import { markdownArbitrary } from '@tests/support/markdownArbitrary';
import { parseRecipeTexts } from '@tests/support/parseRecipeTexts';
import { aMark, renderMarkdown } from '@tests/support/renderMarkdown';
import { describe, expect, it } from 'vitest';
import { checkAgainstProfile } from '@/food/check/checkAgainstProfile';
import { createMarks } from '@/recipe/check/marks';
import { cookingSteps } from '@/recipe/cookingSteps';
import { parseRecipeText, type RecipeText } from '@/recipe/recipeText';

const profile = { intolerances: ['Lactose', 'Soy', 'Gluten'], healthConditions: ['Hypertension'] };

function renderChecked(markdown: string) {
  const texts = parseRecipeTexts({ title: '', ingredients: '', description: markdown });
  const { hits } = checkAgainstProfile(texts, profile);
  return { text: texts.description, ...renderMarkdown(texts.description, createMarks(hits, 'description')) };
}

const marksOn = ({ text }: RecipeText, word: RegExp) =>
  [...text.matchAll(word)].map(({ index, 0: found }) => aMark(index, found));

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
    const { page, marked, text } = renderChecked(markdown);
    expect(marked).toEqual(words);
    const bare = renderMarkdown(text);
    expect(page.textContent).toBe(bare.page.textContent);
  });

  it('have certainty, reasons and one description for screen readers', () => {
    const { page, descriptions } = renderChecked('Melt the butter with **soy** sauce.');
    const ids = [...page.querySelectorAll('mark > button')].map(({ id }) => id);
    expect(ids).toEqual(['m-9', 'm-21', '']);
    expect(descriptions).toEqual(['contains: Lactose', expect.stringMatching(/^contains: .*Soy/)]);
  });

  it('have reasons without markup', () => {
    const mark = { ...aMark(9, 'butter'), reason: '"><img src=x onerror=alert(1)>', description: '<b>x</b>' };
    const { page, descriptions } = renderMarkdown('Melt the butter.', [mark]);
    expect(page.querySelector('img, b')).toBeNull();
    expect(descriptions).toEqual(['<b>x</b>']);
  });

  it('cover exactly the words found, for any markdown', () => {
    fc.assert(
      fc.property(markdownArbitrary, (markdown) => {
        const text = parseRecipeText(markdown);
        const { page, marked } = renderMarkdown(text, marksOn(text, /butter|soy sauce/g));
        const bare = renderMarkdown(text).page;
        expect(marked.join('')).toBe(text.text.match(/butter|soy sauce/g)?.join('') ?? '');
        for (const sign of page.querySelectorAll('mark svg')) sign.remove();
        for (const mark of page.querySelectorAll('mark'))
          mark.replaceWith(...(mark.firstElementChild?.childNodes ?? []));
        // Holds a mark and the comma after it together.
        for (const held of page.querySelectorAll('.whitespace-nowrap')) held.replaceWith(...held.childNodes);
        page.normalize();
        expect(page.innerHTML).toBe(bare.innerHTML);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the marks of a description, in its steps', () => {
  const markedIn = (markdown: string) => {
    const description = parseRecipeText(markdown);
    const marks = marksOn(description, /butter|soy\s+sauce/g);
    return cookingSteps(description).map((step) => renderMarkdown(step, marks).marked);
  };

  it.each([
    [
      'numbers',
      '1. Melt butter.\n2. Stir.\n3. More butter, then butter.',
      [['butter'], [], ['butter', 'butter']],
    ],
    ['other numbers', '**Step 1:** butter\n\n**Step 2: Melt** the butter.', [['butter'], ['butter']]],
    ['emphasis', '**1. Melt butter.** Finely.\n**2. Stir.** butter', [['butter'], ['butter']]],
    ['indented lines', '1. Take:\n   - butter\n   - soy sauce\n2. Stir', [['butter', 'soy sauce'], []]],
    ['headlines', '### Paso 1\n\nMelt butter.\n\n### Paso 2\n\nbutter', [['butter'], ['butter']]],
    ['paragraphs', 'Melt butter.\n\n---\n\n  Add\nbutter.', [['butter'], ['butter']]],
    ['Windows line ends', '1. butter\r\n2. Add\r\n   butter\r\n', [['butter'], ['butter']]],
    ['a word over two lines', '1. Add soy\n   sauce and butter.', [['soy\nsauce', 'butter']]],
    [
      'text around the steps',
      'butter first\n\n## Method\n1. butter\n2. Stir\n\nEnjoy the butter!\n\n## Tips\n\nbutter',
      [['butter'], []],
    ],
  ])('with %s', (_, description, words) => {
    expect(markedIn(description)).toEqual(words);
  });

  it('cover exactly their words', () => {
    const line = fc.stringMatching(/^ {0,3}([-*] |[1-3][.)] |# |\*\*Step 2: )?(butter|a|\*\*|\s){0,4}$/);
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const description = lines.join('\n');
        for (const words of markedIn(description)) for (const word of words) expect(word).toBe('butter');
        const said = cookingSteps(parseRecipeText(description)).map(
          ({ text }) => (text.match(/butter/g) ?? []).length,
        );
        expect(markedIn(description).map(({ length }) => length)).toEqual(said);
      }),
    );
  });
});

describe('createMarks', () => {
  const { hits } = checkAgainstProfile(
    parseRecipeTexts({ title: 'Butter', ingredients: 'butter', description: 'soy sauce' }),
    { intolerances: ['Lactose', 'Milk', 'Gluten'], healthConditions: ['Hypertension'] },
  );

  it('makes one mark per word, with the most certain reason first', () => {
    const [butter, ...more] = createMarks(hits, 'ingredients');
    expect(more).toEqual([]);
    expect(butter).toMatchObject({
      start: 0,
      end: 6,
      certainty: 'contains',
      description: 'contains: Lactose, Milk',
    });
    expect(butter?.reason).toBe('Butter is a milk product. You listed lactose and milk.');
    expect(butter?.foodName).toBe('butter');
    const [soy] = createMarks(hits, 'description');
    expect(soy?.reason).toMatch(/Go easy on soy sauce: you listed high blood pressure\.$/);
    expect(soy?.description).toBe('contains: Gluten; advice: High blood pressure');
  });

  it('marks advice on a word before what it may contain, and gives both reasons', () => {
    const texts = parseRecipeTexts({ title: '', ingredients: 'blue cheese', description: '' });
    const profile = { intolerances: ['Lactose'], healthConditions: ['Pregnancy'] };
    const [mark] = createMarks(checkAgainstProfile(texts, profile).hits, 'ingredients');
    expect(mark).toMatchObject({
      certainty: 'advice',
      description: 'advice: Pregnancy; may contain: Lactose',
      reason: expect.stringMatching(/lactose.*pregnancy/),
    });
  });

  it('merges overlapping ranges', () => {
    const [hit] = hits;
    if (!hit) throw new Error('no hit');
    const overlapping = [
      { ...hit, source: 'description', start: 4, end: 9, certainty: 'advice' },
      { ...hit, source: 'description', start: 0, end: 6 },
      { ...hit, source: 'description', start: 12, end: 14 },
    ] as const;
    expect(createMarks(overlapping, 'description')).toMatchObject([
      { start: 0, end: 9, certainty: 'contains' },
      { start: 12, end: 14 },
    ]);
  });

  it.each([
    ['30 g almonds', { intolerances: ['Nuts'] }, 'Almonds are nuts. You listed nuts.'],
    ['2 tbsp peanut butter', { intolerances: ['Peanuts'] }, 'You listed peanuts.'],
    ['dairy-free yoghurt', { intolerances: ['Nuts'] }, 'Dairy-free yoghurt may have nuts. You listed nuts.'],
    ['chicken thighs', { diet: 'Vegetarian' }, 'Chicken thighs do not fit a vegetarian diet.'],
    ['Cilantro', { dislikedFood: 'coriander' }, 'You said you dislike cilantro.'],
    ['white wine', { healthConditions: ['Pregnancy'] }, 'White wine has alcohol: not in pregnancy.'],
    ['brie', { healthConditions: ['Pregnancy'] }, 'Brie is best avoided in pregnancy.'],
    ['bread', { healthConditions: ['CeliacDisease'] }, 'Bread has gluten: not with celiac disease.'],
    [
      'whey',
      { intolerances: ['Lactose', 'Milk'], diet: 'Vegan', avoidIngredients: ['Dairy'] },
      'Whey is a milk product. You listed lactose and milk. Whey does not fit a vegan diet. Whey is dairy, which you avoid.',
    ],
  ])('explains “%s” to %j in the recipe’s words', (ingredients, profile, expected) => {
    const texts = parseRecipeTexts({ title: '', ingredients, description: '' });
    const [mark] = createMarks(checkAgainstProfile(texts, profile).hits, 'ingredients');
    expect(mark?.reason).toBe(expected);
  });
});

import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { getElementError, screenText } from './screenText';

const page = `
  <header><nav aria-label="Main"><a href="#/">Home</a></nav></header>
  <main>
    <h1><svg><path d="M0 0h48v48" /></svg> Lentil soup</h1>
    <p>Warm, and <strong>plain</strong>.</p>
    <section aria-label="Ingredients">
      <ul>
        <li>150 g lentils</li>
        <li>1 onion <button>Again, without onion</button></li>
      </ul>
    </section>
    <label for="diners">Diners</label>
    <input id="diners" type="number" value="2">
    <label><input type="checkbox" checked> Mild</label>
    <button aria-label="Next step" disabled>›</button>
    <details><summary>And 2 more</summary><p>Folded</p></details>
    <p hidden>Hidden</p>
    <span aria-hidden="true">Decoration</span>
    <dialog>Closed</dialog>
  </main>
  <div role="status">Saved</div>
  <footer>© 2026</footer>`;

const told = `main
  heading "Lentil soup" (level 1)
  Warm, and plain.
  region "Ingredients"
    list
      listitem 150 g lentils
      listitem
        1 onion
        button "Again, without onion"
  spinbutton "Diners" = "2"
  checkbox "Mild" (checked)
  Mild
  button "Next step" (disabled)
  group
    And 2 more
status Saved`;

beforeEach(() => {
  document.body.innerHTML = page;
  window.location.hash = '#/recipe/1';
  return () => document.body.replaceChildren();
});

/** The message of what a query throws. */
const messageOf = (query: () => unknown): Promise<string> =>
  Promise.resolve()
    .then(query)
    .then(
      () => 'no failure',
      (error) => error.message,
    );

describe('screenText', () => {
  it('has a line for every role and every text that is there for a cook', () => {
    expect(screenText(document)).toBe(told);
  });

  it('ends where nobody would read on', () => {
    document.body.innerHTML = '<button>Again</button>'.repeat(200);
    expect(screenText(document).split('\n').slice(-2)).toEqual(['button "Again"', '… and 80 lines more']);
  });
});

describe('a query that fails', () => {
  it('says what was looked for, and what the screen says', async () => {
    const message = await messageOf(() => screen.getByRole('button', { name: 'Submit' }));
    expect(message).toMatch(/^Unable to find an accessible element with the role "button" and name "Submit"/);
    expect(message).toMatch(/\n\nThe screen says at #\/recipe\/1:\nmain\n/);
    expect(message.endsWith(told)).toBe(true);
    expect(message).not.toMatch(/<|path/);
  });

  it('says so once, however long it was waited for', async () => {
    const message = await messageOf(() => screen.findByText('Pecan pie', undefined, { timeout: 100 }));
    expect(message.split('The screen says')).toHaveLength(2);
    expect(message.endsWith(told)).toBe(true);
  });

  it('names each of too many', async () => {
    const message = await messageOf(() => screen.getByRole('listitem'));
    expect(message).toContain(
      'listitem 150 g lentils\n\nlistitem\n  1 onion\n  button "Again, without onion"',
    );
  });

  it('reads the screen only when its message is read', () => {
    const error = getElementError('Unable to find it', document.body);
    document.querySelector('main')?.remove();
    expect(error.message).toBe('Unable to find it\n\nThe screen says at #/recipe/1:\nstatus Saved');
  });
});

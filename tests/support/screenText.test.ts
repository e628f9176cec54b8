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

const expectedText = `main
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

/** Returns the message of the error that a query throws. */
const errorMessageOf = (query: () => unknown): Promise<string> =>
  Promise.resolve()
    .then(query)
    .then(
      () => 'no failure',
      (error) => error.message,
    );

describe('screenText', () => {
  it('has a line for every visible role and text', () => {
    expect(screenText(document)).toBe(expectedText);
  });

  it('ends after 120 lines', () => {
    document.body.innerHTML = '<button>Again</button>'.repeat(200);
    expect(screenText(document).split('\n').slice(-2)).toEqual(['button "Again"', '… and 80 lines more']);
  });
});

describe('a query that fails', () => {
  it('shows the query and the screen’s text', async () => {
    const message = await errorMessageOf(() => screen.getByRole('button', { name: 'Submit' }));
    expect(message).toMatch(/^Unable to find an accessible element with the role "button" and name "Submit"/);
    expect(message).toMatch(/\n\nThe screen says at #\/recipe\/1:\nmain\n/);
    expect(message.endsWith(expectedText)).toBe(true);
    expect(message).not.toMatch(/<|path/);
  });

  it('shows it once, however long it waited', async () => {
    const message = await errorMessageOf(() => screen.findByText('Pecan pie', undefined, { timeout: 100 }));
    expect(message.split('The screen says')).toHaveLength(2);
    expect(message.endsWith(expectedText)).toBe(true);
  });

  it('shows each match if there are too many', async () => {
    const message = await errorMessageOf(() => screen.getByRole('listitem'));
    expect(message).toContain(
      'listitem 150 g lentils\n\nlistitem\n  1 onion\n  button "Again, without onion"',
    );
  });

  it('reads the screen only when the message is read', () => {
    const error = getElementError('Unable to find it', document.body);
    document.querySelector('main')?.remove();
    expect(error.message).toBe('Unable to find it\n\nThe screen says at #/recipe/1:\nstatus Saved');
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { aCook, aRecipe } from '@tests/support/builders';
import { fillRecipeForm } from '@tests/support/recipeForm';
import { renderApp } from '@tests/support/renderApp';
import { server } from '@tests/support/server';
import { findVerdict, unfoldVerdict, verdictLine } from '@tests/support/verdict';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { env } from '@/config/env';
import { storageKeys } from '@/config/storageKeys';
import { stateFor } from '@/recipe/navigationState';

const soup = (changes = {}) =>
  aRecipe({
    descripcionReceta:
      '# Lentil soup\n\n1. Chop the onion. (5 min)\n2. Simmer the lentils until tender. (25 min)',
    ingredientes: '- 150 g lentils\n- 1 onion',
    tiempoCoccion: 30,
    diners: 2,
    ...changes,
  });

/** Asks for a recipe; the backend answers with this one. */
async function askAndGet(recipe: ReturnType<typeof aRecipe>, ingredients = 'Lentils, onion') {
  server.use(http.post(`${env().apiUrl}/api/recipes`, () => HttpResponse.json(recipe, { status: 201 })));
  const app = await renderApp({ at: '/lastForm', as: aCook(), state: { buttonName: 'Budget Meals' } });
  const { user } = app;
  await fillRecipeForm(user, { ingredients, diners: '2' });
  await user.click(screen.getByRole('button', { name: 'Submit Recipe' }));
  await screen.findByRole('heading', { level: 1, name: 'Your New Recipe' });
  return app;
}

describe('what was asked for, and what came', () => {
  it('is a line when all is well, and unfolds', async () => {
    const { user } = await askAndGet(soup());
    expect(await verdictLine()).toBe('Nothing you listed was found by name · as asked');
    expect(await findVerdict()).not.toHaveAttribute('open');
    const details = await unfoldVerdict(user);
    expect(within(details).getByText(/^What you asked for, and what you got/)).toBeVisible();
    expect(details).toHaveTextContent('Diners2 asked for,2 in the recipe');
    expect(details).toHaveTextContent('Minutes30 asked for,30 in the recipe,at least 30 by its steps');
    expect(within(details).queryByRole('listitem')).not.toBeInTheDocument();
  });

  it('tells the two gravest at once, and each finding on a line with its weight in words', async () => {
    const { user } = await askAndGet(soup({ diners: 6, tiempoCoccion: 20 }), 'Lentils, onion, prawns');
    expect(await verdictLine()).toBe(
      'Nothing you listed was found by name · 3 things to know' +
        'You asked for 2 diners; the recipe is for 6.' +
        'The recipe says 20 minutes, but the steps add up to at least 30.',
    );
    const details = await unfoldVerdict(user);
    expect(within(details).getByText(/^What you asked for/)).toHaveTextContent('3 things to know');
    const lines = within(details)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(lines).toHaveLength(3);
    expect(lines).toContain('Warning: You asked for 2 diners; the recipe is for 6.');
    expect(lines).toContain('Warning: You asked for prawn; the recipe uses none.');
    expect(lines.some((line) => /steps add up to at least 30/.test(line ?? ''))).toBe(true);
  });

  it("is not 'as asked' where something asked for is missing, even where the recipe says why", async () => {
    await askAndGet(
      soup({
        descripcionReceta:
          '# Lentil soup\n\nNo orange in it: it would go bitter.\n\n1. Chop the onion. (5 min)\n2. Simmer the lentils until tender. (25 min)',
      }),
      'Lentils, onion, orange, zorgle',
    );
    expect(await verdictLine()).toBe(
      'Nothing you listed was found by name · 1 left out: orange · 1 not named: zorgle',
    );
  });

  it('is still known on the page of the recipe, and after a reload of the result', async () => {
    const recipe = soup({ diners: 6 });
    const app = await askAndGet(recipe);
    expect(await verdictLine()).toContain('You asked for 2 diners; the recipe is for 6.');
    expect(window.history.state.usr).toEqual(stateFor('cook-1', recipe));
    // The cache is written with a delay.
    await waitFor(() =>
      expect(window.localStorage.getItem(storageKeys.queryCache)).toContain('recipe-origin'),
    );
    app.unmount();
    window.location.hash = '';
    await renderApp({ at: '/newRecipe', as: aCook(), handed: recipe, reload: true });
    expect(await verdictLine()).toContain('You asked for 2 diners; the recipe is for 6.');
  });

  it('holds a recipe against itself where the request is not known', async () => {
    await renderApp({ at: '/newRecipe', as: aCook(), handed: soup({ tiempoCoccion: 10 }) });
    const details = await findVerdict();
    expect(details).toHaveTextContent('The recipe, checked against itself · 1 thing to know');
    expect(details).toHaveTextContent('The recipe says 10 minutes, but the steps add up to at least 30.');
    expect(details).not.toHaveTextContent('asked for');
  });

  it('is there for a visitor, with the quick request', async () => {
    server.use(
      http.post(`${env().apiUrl}/api/api/quickrecipe`, () =>
        HttpResponse.json({ data: soup({ diners: 4 }) }),
      ),
    );
    const { user } = await renderApp({ at: '/quickrecipe' });
    await fillRecipeForm(user, { ingredients: 'Lentils', diners: '2' });
    await user.click(screen.getByRole('button', { name: 'Generate Recipe' }));
    expect(await verdictLine()).toMatch(
      /^What you asked for, and what you got · \d things? to know.*You asked for 2 diners; the recipe is for 4\./,
    );
  });
});

describe('what the cook ruled out', () => {
  const hummus = (changes = {}) =>
    aRecipe({
      descripcionReceta: '# Chickpea dip\n\n1. Mash the chickpeas with the tahini and lemon. (10 min)',
      ingredientes: '- 400 g tinned chickpeas\n- 2 tbsp tahini\n- 1 lemon',
      tiempoCoccion: 10,
      diners: 2,
      ...changes,
    });

  async function askAsVisitor(recipe: ReturnType<typeof aRecipe>, ingredients: string, note: string) {
    server.use(http.post(`${env().apiUrl}/api/api/quickrecipe`, () => HttpResponse.json({ data: recipe })));
    const { user } = await renderApp({ at: '/quickrecipe' });
    await fillRecipeForm(user, { ingredients, diners: '2' });
    await user.type(screen.getByRole('textbox', { name: /Additional/ }), note);
    await user.click(screen.getByRole('button', { name: 'Generate Recipe' }));
    return unfoldVerdict(user);
  }

  it('is told to a visitor whose recipe has it under another name, and marked in its place', async () => {
    const details = await askAsVisitor(hummus(), 'Chickpeas, lemon', 'allergic to peanuts and sesame');
    expect(await verdictLine()).toContain('You wrote “allergic to peanuts and sesame”; tahini has sesame.');
    const [first] = within(details).getAllByRole('listitem');
    expect(first).toHaveTextContent(
      'ContainsWarning: You wrote “allergic to peanuts and sesame”; tahini has sesame.',
    );
    // Of what was found nothing else is said, and of the rest no more than is known.
    expect(details).toHaveTextContent('Ruled out, and not found by name: peanuts.');
    const marks = await screen.findAllByText('tahini', { selector: 'mark' });
    expect(marks.length).toBe(2);
  });

  it('is told to a cook, whoever wrote the recipe, from the note that it keeps', async () => {
    await renderApp({ at: '/newRecipe', as: aCook(), handed: hummus({ necesidadesDiners: 'sin limón' }) });
    expect(await verdictLine()).toBe('1 thing to look out forYou wrote “sin limón”; the recipe has lemon.');
  });

  it('may stand among the ingredients, and is then not missed', async () => {
    const details = await askAsVisitor(hummus(), 'Chickpeas, tahini, no lemon, no garlic', 'thanks');
    expect(details).toHaveTextContent('You wrote “no lemon”; the recipe has lemon.');
    expect(details).not.toHaveTextContent('garlic');
  });

  it('is no reason for comfort where it was not found', async () => {
    const details = await askAsVisitor(hummus(), 'Chickpeas', 'celery allergy');
    expect(details).toHaveTextContent('nothing you ruled out was found by its name');
    expect(details).not.toHaveTextContent('as asked');
    expect(details).toHaveTextContent(
      'Ruled out, and not found by name: celery. Only the recipe’s words are read; with an allergy, read every label.',
    );
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { aCook, aRecipe } from '@tests/support/builders';
import { findCheckSentences, openCheckDetails } from '@tests/support/recipeCheck';
import { fillRecipeForm } from '@tests/support/recipeForm';
import { renderApp } from '@tests/support/renderApp';
import { server } from '@tests/support/server';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { getEnv } from '@/config/env';
import { storageKeys } from '@/config/storageKeys';
import { createNavigationState } from '@/recipe/navigationState';

const soup = (changes = {}) =>
  aRecipe({
    descripcionReceta:
      '# Lentil soup\n\n1. Chop the onion. (5 min)\n2. Simmer the lentils until tender. (25 min)',
    ingredientes: '- 150 g lentils\n- 1 onion',
    tiempoCoccion: 30,
    diners: 2,
    ...changes,
  });

async function requestRecipe(recipe: ReturnType<typeof aRecipe>, ingredients = 'Lentils, onion') {
  server.use(http.post(`${getEnv().apiUrl}/api/recipes`, () => HttpResponse.json(recipe, { status: 201 })));
  const app = await renderApp({ at: '/lastForm', as: aCook(), state: { buttonName: 'Budget Meals' } });
  const { user } = app;
  await fillRecipeForm(user, { ingredients, diners: '2' });
  await user.click(screen.getByRole('button', { name: 'Submit Recipe' }));
  await screen.findByRole('heading', { level: 1, name: 'Your New Recipe' });
  return app;
}

describe('the comparison of a recipe with its request', () => {
  it('shows one line if everything matches', async () => {
    const { user } = await requestRecipe(soup());
    expect(await findCheckSentences()).toEqual([
      'Fits your settings: no nuts, shellfish, pork or liver found.',
    ]);
    const panel = await openCheckDetails(user);
    expect(within(panel).queryByRole('listitem')).not.toBeInTheDocument();
    expect(panel).toHaveTextContent('Checked for: nuts, shellfish');
  });

  it('says the two most important differences, and lists each difference when opened', async () => {
    const { user } = await requestRecipe(soup({ diners: 6, tiempoCoccion: 20 }), 'Lentils, onion, peas');
    expect(await findCheckSentences()).toEqual([
      'Fits your settings: no nuts, shellfish, pork or liver found.',
      'You asked for peas, which this recipe does not use. Serves 6, not 2.',
    ]);
    const lines = within(await openCheckDetails(user))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(lines).toEqual([
      'You asked for peas; the recipe uses none.',
      'The recipe says 20 minutes, but the steps add up to at least 30.',
      'You asked for 2 diners; the recipe is for 6.',
    ]);
  });

  it('names requested ingredients that the list lacks, even if the recipe says why', async () => {
    await requestRecipe(
      soup({
        descripcionReceta:
          '# Lentil soup\n\nNo orange in it: it would go bitter. The chef does not know dragonfruit.\n\n1. Chop the onion. (5 min)\n2. Simmer the lentils until tender. (25 min)',
      }),
      'Lentils, onion, orange, dragonfruit, zorgle',
    );
    expect(await findCheckSentences()).toEqual([
      expect.stringMatching(/^(Not fully checked|Fits your settings)/),
      expect.stringMatching(
        /^You asked for (orange, )?dragonfruit and zorgle, which this recipe does not use\.$/,
      ),
    ]);
  });

  it('is still shown on the recipe page, and after a reload of the result', async () => {
    const recipe = soup({ diners: 6 });
    const app = await requestRecipe(recipe);
    expect(await findCheckSentences()).toEqual([
      'Fits your settings: no nuts, shellfish, pork or liver found.',
      'Serves 6, not 2.',
    ]);
    expect(window.history.state.usr).toEqual(createNavigationState('cook-1', recipe));
    // The cache is written with a delay.
    await waitFor(() =>
      expect(window.localStorage.getItem(storageKeys.queryCache)).toContain('recipe-origin'),
    );
    app.unmount();
    window.location.hash = '';
    await renderApp({ at: '/newRecipe', as: aCook(), ownedState: recipe, isReload: true });
    expect(await findCheckSentences()).toEqual([
      'Fits your settings: no nuts, shellfish, pork or liver found.',
      'Serves 6, not 2.',
    ]);
  });

  it('checks a recipe against itself if the request is unknown', async () => {
    await renderApp({ at: '/newRecipe', as: aCook(), ownedState: soup({ tiempoCoccion: 10 }) });
    expect(await findCheckSentences()).toEqual([
      'Fits your settings: no nuts, shellfish, pork or liver found.',
    ]);
    // The time is said once.
    expect(screen.getByText('30 minutes (asked for 10)')).toBeVisible();
  });

  it('is shown to a visitor, for the quick request', async () => {
    server.use(
      http.post(`${getEnv().apiUrl}/api/api/quickrecipe`, () =>
        HttpResponse.json({ data: soup({ diners: 4 }) }),
      ),
    );
    const { user } = await renderApp({ at: '/quickrecipe' });
    await fillRecipeForm(user, { ingredients: 'Lentils', diners: '2' });
    await user.click(screen.getByRole('button', { name: 'Generate Recipe' }));
    expect(await findCheckSentences()).toEqual([expect.stringMatching(/^Serves 4, not 2/)]);
  });
});

describe('foods excluded in the note', () => {
  const hummus = (changes = {}) =>
    aRecipe({
      descripcionReceta: '# Chickpea dip\n\n1. Mash the chickpeas with the tahini and lemon. (10 min)',
      ingredientes: '- 400 g tinned chickpeas\n- 2 tbsp tahini\n- 1 lemon',
      tiempoCoccion: 10,
      diners: 2,
      ...changes,
    });

  async function askAsVisitor(recipe: ReturnType<typeof aRecipe>, ingredients: string, note: string) {
    server.use(
      http.post(`${getEnv().apiUrl}/api/api/quickrecipe`, () => HttpResponse.json({ data: recipe })),
    );
    const { user } = await renderApp({ at: '/quickrecipe' });
    await fillRecipeForm(user, { ingredients, diners: '2' });
    await user.type(screen.getByRole('textbox', { name: /Additional/ }), note);
    await user.click(screen.getByRole('button', { name: 'Generate Recipe' }));
    return { user, sentences: await findCheckSentences(), panel: await openCheckDetails(user) };
  }

  it('warns a visitor whose recipe contains one under another name, and marks the word', async () => {
    const { user, sentences, panel } = await askAsVisitor(
      hummus(),
      'Chickpeas, lemon',
      'allergic to peanuts and sesame',
    );
    expect(sentences[0]).toBe('Not for you: sesame (tahini).');
    // The panel does not claim more than the check knows.
    expect(panel).toHaveTextContent('Ruled out, and not found by name: peanuts.');
    const marked = await screen.findAllByRole('button', { name: 'tahini' });
    expect(marked).toHaveLength(2);
    await user.click(marked[0] as HTMLElement);
    expect(
      screen.getByText('You wrote “allergic to peanuts and sesame”; tahini has sesame.'),
    ).toBeInTheDocument();
  });

  it('warns a cook about any saved recipe, from the note saved with it', async () => {
    await renderApp({
      at: '/newRecipe',
      as: aCook(),
      ownedState: hummus({ necesidadesDiners: 'sin limón' }),
    });
    expect((await findCheckSentences())[0]).toBe('Not for you: lemon.');
  });

  it('does not report an excluded food of the ingredients field as missing', async () => {
    const { user, panel } = await askAsVisitor(hummus(), 'Chickpeas, tahini, no lemon, no garlic', 'thanks');
    const [lemon] = await screen.findAllByRole('button', { name: 'lemon' });
    await user.click(lemon as HTMLElement);
    expect(screen.getByText('You wrote “no lemon”; the recipe has lemon.')).toBeInTheDocument();
    expect(panel).not.toHaveTextContent('garlic');
  });

  it('does not call the recipe safe if none was found', async () => {
    const { panel } = await askAsVisitor(hummus(), 'Chickpeas', 'celery allergy');
    expect(await findCheckSentences()).not.toContain('Made as you asked, but not checked for allergies.');
    expect(panel).toHaveTextContent(
      'Ruled out, and not found by name: celery. Only the recipe’s words are read; with an allergy, read every label.',
    );
  });
});

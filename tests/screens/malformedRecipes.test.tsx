import { render, screen, waitFor, within } from '@testing-library/react';
import { aCook, aProfile, aRecipe } from '@tests/support/builders';
import { hostileTexts } from '@tests/support/hostileTexts';
import { renderApp } from '@tests/support/renderApp';
import { server } from '@tests/support/server';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { getEnv } from '@/config/env';
import { recipeSchema } from '@/recipe/recipe';
import RecipeComparison from '@/recipe-ui/compare/RecipeComparison';

const as = aCook();
const fine = aRecipe({
  descripcionReceta: '# Lentil soup\n\n1. Simmer the lentils.',
  ingredientes: '- lentils',
});

describe.each([
  'asterisks in a row',
  'emphasis in emphasis',
  'quotes in one another',
  'a list with commas',
  'ingredient lines',
  'spaces',
])('A recipe of %s', (name) => {
  const hostile = hostileTexts[name] ?? '';
  const odd = aRecipe({
    _id: '65c000000000000000000001',
    descripcionReceta: `# Odd supper\n\n${hostile}`,
    ingredientes: hostile,
  });

  it('does not break the list or its dialog', async () => {
    const { user } = await renderApp({ at: '/recipes', as, recipes: [odd, fine] });
    await user.click(await screen.findByRole('button', { name: 'View Odd supper' }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByRole('button', { name: 'Details of the check' });
    expect(dialog).not.toHaveTextContent('cannot be shown');
    await user.click(within(dialog).getByRole('button', { name: 'Close recipe' }));
    expect(screen.getByRole('link', { name: 'Lentil soup' })).toBeVisible();
  });

  it('can be read and cooked', async () => {
    const { user } = await renderApp({ at: `/recipe/${odd._id}`, as, recipes: [odd] });
    await screen.findByRole('button', { name: 'Details of the check' });
    await user.click(screen.getByRole('link', { name: 'Cook' }));
    await screen.findByRole('region', { name: 'Step' });
    expect(screen.getByRole('main')).not.toHaveTextContent('cannot be shown');
  });

  it('can be compared', () => {
    render(
      <RecipeComparison previousRecipe={recipeSchema.parse(odd)} newRecipe={recipeSchema.parse(fine)} />,
    );
    const comparison = screen.getByRole('region', { name: 'What changed' });
    expect(comparison).toHaveTextContent(/Added ?lentils|These lists are too long to be compared/);
  });
});

describe('A recipe that is partly unreadable', () => {
  const sent = {
    ...aRecipe({ _id: '65c000000000000000000002' }),
    descripcionReceta: ['# Boiled rice', { step: 1, text: 'Boil the rice.' }, { step: 2 }],
    ingredientes: [{ name: 'rice', amount: 200, unit: 'g' }, null, {}],
  };
  const profile = aProfile({ intolerances: ['Milk'] });

  it('is labelled in the list’s dialog, on its page, and while cooking', async () => {
    server.use(
      http.get(`${getEnv().apiUrl}/api/users/:uid/recipes`, () => HttpResponse.json({ data: [sent] })),
      http.get(`${getEnv().apiUrl}/api/recipes/:id`, () => HttpResponse.json({ data: sent })),
    );
    const { user } = await renderApp({ at: '/recipes', as, profile });
    await user.click(await screen.findByRole('button', { name: 'View Boiled rice' }));
    const dialog = within(await screen.findByRole('dialog'));
    const expectSaid = async (place: typeof dialog) => {
      expect(await place.findByText('200 g rice')).toBeVisible();
      expect(place.getByRole('region', { name: 'Ingredients' })).toHaveTextContent(
        '2 ingredients could not be read.',
      );
      expect(place.getByRole('region', { name: 'Recipe Description' })).toHaveTextContent(
        '1 step could not be read.',
      );
      const panel = within(place.getByRole('region', { name: 'Checked against your settings' }));
      await waitFor(() =>
        expect(panel.getByRole('status')).toHaveTextContent(
          '2 ingredients could not be read. 1 step could not be read.',
        ),
      );
    };
    await expectSaid(dialog);
    await user.click(dialog.getByRole('link', { name: 'Open full page' }));
    await screen.findByRole('heading', { level: 1, name: 'Boiled rice' });
    await expectSaid(within(screen.getByRole('main')));
    await user.click(screen.getByRole('link', { name: 'Cook' }));
    const step = await screen.findByRole('region', { name: 'Step' });
    expect(await within(step).findByText('Boil the rice.')).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByText('1 step could not be read.')).toBeVisible();
    expect(main.getByRole('status')).toHaveTextContent(/2 ingredients could not be read/);
    await user.click(main.getByRole('button', { name: 'Ingredients' }));
    expect(main.getByText('2 ingredients could not be read.')).toBeVisible();
  });

  it('is labelled on the result page, and in a comparison', async () => {
    const handed = recipeSchema.parse(sent);
    const view = await renderApp({ at: '/newRecipe', as, profile, ownedState: handed });
    expect(await screen.findByText('2 ingredients could not be read.')).toBeVisible();
    view.unmount();
    render(<RecipeComparison previousRecipe={handed} newRecipe={recipeSchema.parse(fine)} />);
    expect(
      screen.getByText('Previous: 2 ingredients could not be read. 1 step could not be read.'),
    ).toBeVisible();
    expect(screen.queryByText(/^New: .*could not be read/)).toBeNull();
  });
});

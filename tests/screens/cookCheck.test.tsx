import { screen, waitFor, within } from '@testing-library/react';
import { aCook, aProfile, aRecipe } from '@tests/support/builders';
import { renderApp } from '@tests/support/renderApp';
import { describe, expect, it } from 'vitest';

const recipe = aRecipe({
  descripcionReceta:
    '# Supper\n\nRich in butter.\n\n## Method\n\n1. **Melt the butter.**\n2. Stir in the *soy* sauce\n   and whey.\n3. Serve.',
  ingredientes: '2 tbsp butter\n100 ml whey\n1 tbsp soy sauce\n1 onion',
});
const careful = aProfile({
  intolerances: ['Lactose'],
  healthConditions: ['Hypertension'],
  dislikedFood: '',
  avoidIngredients: [],
});
const summary = '2 foods go against it, 1 note about your health.';

const cook = (profile: Parameters<typeof renderApp>[0] = {}) =>
  renderApp({
    at: `/recipe/${recipe._id}?view=cook`,
    as: aCook(),
    recipes: [recipe],
    profile: careful,
    ...profile,
  });
const marked = (element: HTMLElement) =>
  [...element.querySelectorAll('mark')].map(({ textContent }) => textContent);
const step = () => screen.getByRole('region', { name: 'Step' });

describe('cooking what goes against the profile', () => {
  it('marks the words of each step, and says why', async () => {
    const { user } = await cook();
    await screen.findByText('Step 1 of 3');
    await waitFor(() => expect(marked(step())).toEqual(['butter']));
    const [butter] = step().querySelectorAll('mark');
    expect(butter).toHaveAttribute('title', 'butter is a milk product: you listed Lactose');
    expect(butter?.nextElementSibling).toHaveTextContent('(contains: Lactose)');
    expect(butter?.closest('strong')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(marked(step())).toEqual(['soy', ' sauce', 'whey']));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Serve.')).toBeVisible();
    expect(marked(step())).toEqual([]);
  });

  it('marks the ingredients, and those in front as well, each word with an id of its own', async () => {
    const { user } = await cook();
    const beside = await screen.findByRole('region', { name: 'Ingredients' });
    await waitFor(() => expect(marked(beside)).toEqual(['butter', 'whey', 'soy sauce']));
    await user.click(screen.getByRole('button', { name: 'Ingredients' }));
    await waitFor(() =>
      expect(marked(screen.getByRole('dialog', { name: 'Ingredients' }))).toEqual([
        'butter',
        'whey',
        'soy sauce',
      ]),
    );
    const ids = [...document.querySelectorAll('mark')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('says what it found in one line, in the words of the panel', async () => {
    const { user } = await cook();
    expect(await screen.findByText(`Your profile: ${summary}`)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(summary);
    expect(
      within(screen.getByRole('main')).queryByText('Checked against your profile'),
    ).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Stop cooking' }));
    expect(
      within(await screen.findByRole('region', { name: 'Checked against your profile' })).getByRole('status'),
    ).toHaveTextContent(summary);
  });

  it('says nothing where nothing goes against it', async () => {
    await cook({ profile: aProfile({ intolerances: ['Sesame'], dislikedFood: '' }) });
    await screen.findByText('Step 1 of 3');
    await screen.findByText('Melt the butter.');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(document.querySelector('mark')).toBeNull();
  });

  it('is not checked for a cook without a profile', async () => {
    await cook({ profile: null });
    await screen.findByText('Melt the butter.');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(document.querySelector('mark')).toBeNull();
  });
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCook, aRecipe } from '@tests/support/builders';
import { expectCallWithoutBody } from '@tests/support/recordRequests';
import { renderApp } from '@tests/support/renderApp';
import { server } from '@tests/support/server';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { getEnv } from '@/config/env';
import { setScenario } from '@/local/scenarios/scenarios';

const open = (recipe: ReturnType<typeof aRecipe>, profile?: null) =>
  renderApp({
    at: `/recipe/${recipe._id}`,
    as: aCook(),
    recipes: [recipe],
    ...(profile === undefined ? {} : { profile }),
  });

const hostile =
  '# Soup\n\n<img src=x onerror="alert(1)"><script>alert(2)</script> Stir <b>well</b>.\n\n' +
  '[good](https://example.com/a) [bad](javascript:alert(1)) [local](/etc) ![photo](https://example.com/p.jpg)\n\n' +
  '#### Method\n\n1. Simmer.';

describe('a single recipe', () => {
  // Claims 7.15, 7.23
  it('asks for the recipe with the token and a JSON content type', async () => {
    const recipe = aRecipe();
    const { requests } = await open(recipe);
    await screen.findByRole('heading', { level: 1, name: /^Lentil soup/ });
    expectCallWithoutBody(
      requests.to('GET', `/api/recipes/${recipe._id}`)[0],
      `/api/api/recipes/${recipe._id}`,
    );
  });

  // Claims 1.11, 2.8, 3.18, 7.16
  it('can be read by any signed-in cook, with or without a profile', async () => {
    const recipe = aRecipe({ tipoComida: 'Lunch', necesidadesDiners: 'Ana sits in a high chair' });
    const { requests, location } = await open(recipe, null);
    expect(await screen.findByRole('heading', { level: 1, name: /^Lentil soup/ })).toBeInTheDocument();
    expect(location()).toBe(`/recipe/${recipe._id}`);
    const [call] = requests.to('GET', `/api/recipes/${recipe._id}`);
    expect(call?.url).toBe(`${getEnv().apiUrl}/api/recipes/${recipe._id}`);
    expect(call?.headers.authorization).toMatch(/^Bearer eyJ/);

    const article = within(screen.getByRole('article'));
    expect(article.getByText('Budget Meals')).toBeVisible();
    const facts = article.getAllByRole('listitem').slice(0, 2);
    expect(facts.map(({ textContent }) => textContent)).toEqual(['30 min', 'serves 2']);
    const ingredients = within(await screen.findByRole('region', { name: 'Ingredients' }));
    expect((await ingredients.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      '150\u00a0g lentils',
      '1 onion',
    ]);
    const description = within(screen.getByRole('region', { name: 'Recipe Description' }));
    expect(description.getAllByRole('listitem')).toHaveLength(2);
    expect(description.queryByText(/^Lentil soup/)).not.toBeInTheDocument();
  });

  // Claims 3.17, 3.19
  it("is called 'Mi receta' without a title, and hides missing details", async () => {
    await open(aRecipe({ descripcionReceta: '', ingredientes: 'salt', tipoComida: 'None' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Mi receta' })).toHaveAttribute('lang', 'es');
    expect(screen.queryByRole('region', { name: 'Recipe Description' })).not.toBeInTheDocument();
    expect(screen.queryByText('Meal Type')).not.toBeInTheDocument();
    expect(screen.queryByText('Additional Info')).not.toBeInTheDocument();
  });

  it('does not break its title at a hyphen, and does not change its text', async () => {
    await open(aRecipe({ descripcionReceta: '# Gluten-free bread\n\n1. Bake it.' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Gluten-free bread' });
    expect(within(heading).getByText('Gluten-free')).toHaveClass('whitespace-nowrap');
  });

  // Claim 3.18
  it('renders no raw HTML, unsafe link or external picture, and keeps the heading order', async () => {
    await open(aRecipe({ descripcionReceta: hostile }));
    const description = await screen.findByRole('region', { name: 'Recipe Description' });
    const inside = within(description);
    expect(await inside.findByText(/Stir well\./)).toBeInTheDocument();
    expect(description.querySelector('script, img, b')).toBeNull();
    expect(description).not.toHaveTextContent('alert');
    const links = inside.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['https://example.com/a', 'https://example.com/p.jpg']);
    for (const link of inside.getAllByRole('link')) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    }
    expect(description).toHaveTextContent('good bad local photo');
    expect(inside.getByRole('heading', { name: 'Method', level: 3 })).toBeInTheDocument();
  });

  // Claims 2.68, 2.92
  it('replaces a sample picture on a click', async () => {
    const recipe = aRecipe({ imageUrl: 'https://images.pexels.com/photos/7/pexels-photo-7.jpeg' });
    const { user, requests } = await open(recipe);
    expect(
      await screen.findByText(
        'Sample Pexels image. Click on the image to generate a custom one for this recipe.',
      ),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Sample Pexels image\./ }));
    await waitFor(() =>
      expect(screen.getByRole('img', { name: /^Lentil soup/ })).toHaveAttribute(
        'src',
        `${getEnv().serverUrl}/images/${recipe._id}.svg`,
      ),
    );
    expect(screen.queryByText(/^Sample Pexels image/)).not.toBeInTheDocument();
    const [call] = requests.to('POST', `/api/recipes/${recipe._id}/image`);
    expect(call?.headers.authorization).toMatch(/^Bearer eyJ/);
    expect(call?.text).toBe('');
  });

  it('keeps the sample picture if none can be made, and says why', async () => {
    await setScenario('500', { only: 'createImage' });
    const { user } = await open(aRecipe({ imageUrl: 'https://images.pexels.com/photos/7/a.jpeg' }));
    await user.click(await screen.findByRole('button', { name: /^Sample Pexels image\./ }));
    expect(await screen.findByText('Internal server error')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Sample Pexels image\./ })).toBeInTheDocument();
  });

  // Claim 2.69
  it.each([404, 405, 501])(
    'says that pictures are not available yet if the backend answers %i',
    async (status) => {
      server.use(
        http.post(`${getEnv().apiUrl}/api/recipes/:id/image`, () => new HttpResponse(null, { status })),
      );
      const { user } = await open(aRecipe({ imageUrl: 'https://images.pexels.com/photos/7/a.jpeg' }));
      await user.click(await screen.findByRole('button', { name: /^Sample Pexels image\./ }));
      expect(await screen.findByText('Custom images are not available yet')).toBeInTheDocument();
      expect(screen.getByRole('button', { name: /^Sample Pexels image\./ })).toBeInTheDocument();
    },
  );

  // Claims 2.68, 2.77
  it('says if a picture fails to load, and shows the placeholder', async () => {
    await open(aRecipe({ imageUrl: 'https://example.com/broken.jpg' }));
    fireEvent.error(await screen.findByRole('img', { name: /^Lentil soup/ }));
    expect(screen.getByText('Failed to load image')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: /^No image yet/ })).toHaveAttribute('src', './no-image-yet.svg');
  });

  it('prints, shares and leads back to the list', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    const { user, location } = await open(aRecipe());
    const more = await screen.findByRole('button', { name: 'Share and save' });
    await user.click(more);
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    await user.click(more);
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(screen.getByRole('dialog', { name: 'Share this recipe' })).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('link', { name: 'Back to my recipes' }));
    await waitFor(() => expect(location()).toBe('/recipes'));
  });
});

describe('a single recipe that cannot be read', () => {
  // Claim 8.24
  it("is 'not found' when the backend has none", async () => {
    await renderApp({ at: '/recipe/ffffffffffffffffffffffff', as: aCook() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Recipe not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to my recipes' })).toHaveAttribute('href', '#/recipes');
  });

  // Claims 2.70, 7.17
  it("shows the server's message after 'Error:', and a login link if the session has expired", async () => {
    await setScenario('401', { only: 'getRecipe' });
    await open(aRecipe());
    expect(await screen.findByRole('alert')).toHaveTextContent('Error: Invalid or expired token');
    expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  // Claim 8.23
  it("shows 'Error fetching recipe' if the response breaks off, and loads it on retry", async () => {
    await setScenario('malformed JSON', { only: 'getRecipe' });
    const { user } = await open(aRecipe());
    expect(await screen.findByRole('alert')).toHaveTextContent('Error: Error fetching recipe');
    await setScenario('normal');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: /^Lentil soup/ })).toBeInTheDocument();
  });
});

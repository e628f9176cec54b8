import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCook, aProfile, aRecipe } from '@tests/support/builders';
import { findCheckSentences } from '@tests/support/recipeCheck';
import { recipeFields } from '@tests/support/recipeForm';
import { renderApp } from '@tests/support/renderApp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '@/api/queryClient';
import { saveRecipeOrigin } from '@/api/recipeOrigin';
import { recipeSchema } from '@/recipe/recipe';
import type { RecipeFormValues } from '@/request/recipeRequest';

const recipe = aRecipe({
  descripcionReceta: '# Lentil soup\n\nWarm.\n\n1. Chop the onion.\n2. Simmer the lentils.\n3. Serve.',
});

const page = `/recipe/${recipe._id}`;

const cook = (query = '?view=cook') => renderApp({ at: `${page}${query}`, as: aCook(), recipes: [recipe] });

describe('the cooking view', () => {
  // Claim 2.66
  it('opens from the card and shows one step at a time', async () => {
    const { user, location } = await renderApp({ at: '/recipes', as: aCook(), recipes: [recipe] });
    await user.click(await screen.findByRole('link', { name: 'Cook Lentil soup' }));
    expect(await screen.findByText('Step 1 of 3')).toBeInTheDocument();
    expect(location()).toBe(`${page}?view=cook`);
    expect(await screen.findByText('Chop the onion.')).toBeInTheDocument();
    expect(screen.queryByText('Simmer the lentils.')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Lentil soup' })).toBeInTheDocument();
  });

  it('turns by button from first to last step, and ends at the recipe', async () => {
    const { user, location } = await cook();
    expect(await screen.findByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(screen.getByText('Step 1 of 3')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('Step 3 of 3')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    const farewell = screen.getByRole('heading', { level: 2, name: '¡Buen provecho!' });
    expect(farewell).toHaveFocus();
    expect(farewell).toHaveAttribute('lang', 'es');
    expect(screen.queryByRole('region', { name: 'Step' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back to the last step' }));
    expect(screen.getByText('Step 3 of 3')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.click(screen.getByRole('button', { name: 'Back to the recipe' }));
    expect(await screen.findByRole('region', { name: 'Recipe Description' })).toBeInTheDocument();
    expect(location()).toBe(page);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('hides header and footer until the cook leaves', async () => {
    const { user } = await cook();
    await screen.findByText('Step 1 of 3');
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: /Cookies/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Stop cooking' }));
    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  });

  it('goes back to the recipe page, which is then in the history once', async () => {
    const { user, location } = await renderApp({ at: '/recipes', as: aCook(), recipes: [recipe] });
    await user.click(await screen.findByRole('link', { name: 'Lentil soup' }));
    await user.click(await screen.findByRole('link', { name: 'Cook' }));
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(location()).toBe(`${page}?view=cook&step=2`));
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Share and save' })).toBeInTheDocument();
    expect(location()).toBe(page);
    window.history.back();
    await waitFor(() => expect(location()).toBe('/recipes'));
  });

  it('turns by arrow key, keeps the step in the address, and leaves on Escape', async () => {
    const { user, location } = await cook();
    await screen.findByText('Step 1 of 3');
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByText('Step 1 of 3')).toBeInTheDocument();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(screen.getByText('Step 3 of 3')).toBeInTheDocument();
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(screen.getByText('Step 3 of 3')).toBeInTheDocument();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByText('Step 2 of 3')).toBeInTheDocument();
    await waitFor(() => expect(location()).toBe(`${page}?view=cook&step=2`));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(location()).toBe(page));
  });

  it.each([
    ['&step=2', 'Step 2 of 3'],
    ['&step=99', 'Step 3 of 3'],
    ['&step=x', 'Step 1 of 3'],
  ])('continues after a reload at %s', async (query, shown) => {
    await cook(`?view=cook${query}`);
    expect(await screen.findByText(shown)).toBeInTheDocument();
  });

  it('turns by swipe, but not by scroll or pinch', async () => {
    await cook();
    const text = await screen.findByText('Chop the onion.');
    const swipe = (fromX: number, toX: number, toY = 0, fingers = 1) => {
      const touches = Array.from({ length: fingers }, () => ({ clientX: fromX, clientY: 0 }));
      fireEvent.touchStart(screen.getByText(/^Step \d of 3$/), { touches });
      fireEvent.touchEnd(screen.getByText(/^Step \d of 3$/), {
        changedTouches: [{ clientX: toX, clientY: toY }],
      });
    };
    swipe(300, 290);
    swipe(300, 220, 200);
    swipe(300, 100, 0, 2);
    expect(text).toBeInTheDocument();
    swipe(300, 100);
    expect(screen.getByText('Step 2 of 3')).toBeInTheDocument();
    swipe(100, 300);
    expect(screen.getByText('Step 1 of 3')).toBeInTheDocument();
  });

  it('shows the ingredients on request, and Escape then closes only them', async () => {
    const { user } = await cook();
    const opener = await screen.findByRole('button', { name: 'Ingredients' });
    await user.click(opener);
    const dialog = within(screen.getByRole('dialog', { name: 'Ingredients' }));
    expect(await dialog.findByText('150 g lentils')).toBeInTheDocument();
    await user.keyboard('{ArrowRight}{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('Step 1 of 3')).toBeInTheDocument();
    expect(opener).toHaveFocus();
  });
});

describe('after the last step', () => {
  const finish = async (asked?: Partial<RecipeFormValues>) => {
    const app = await cook('?view=cook&step=3');
    if (asked) {
      const request = {
        ingredientes: 'Lentils',
        tiempoCoccion: '30',
        diners: '2',
        tipoComida: 'Dinner',
        necesidadesDiners: '',
        tipoReceta: 'Budget Meals',
        ...asked,
      };
      act(() =>
        saveRecipeOrigin(queryClient, 'cook-1', recipeSchema.parse(recipe), {
          request,
          previousRecipe: null,
        }),
      );
    }
    await app.user.click(await screen.findByRole('button', { name: 'Done' }));
    return app;
  };

  it('the cook can make the recipe again from its request', async () => {
    const { user, location } = await finish({ ingredientes: 'Lentils, leek', tipoReceta: 'Sweet Treats' });
    await user.click(screen.getByRole('button', { name: 'Make it again' }));
    await screen.findByRole('heading', { level: 1, name: /make a Sweet Treats Recipe/ });
    expect(location()).toBe('/lastForm');
    expect(recipeFields.ingredients()).toHaveValue('Lentils, leek');
    expect(screen.getByText('Make it again')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back to the previous recipe' }));
    await waitFor(() => expect(location()).toBe(page));
  });

  it('the cook finds the form filled in from the recipe if the request is unknown', async () => {
    const { user, location } = await finish();
    await user.click(screen.getByRole('button', { name: 'Make it again' }));
    await screen.findByRole('heading', { level: 1, name: /make a .* Recipe/ });
    expect(location()).toBe('/lastForm');
    expect(recipeFields.ingredients()).toHaveValue('lentils, onion');
  });

  it('the cook can share the recipe', async () => {
    const { user } = await finish();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(screen.getByRole('dialog', { name: 'Share this recipe' })).toBeVisible();
  });

  it('a visitor with an unsaved recipe is offered neither', async () => {
    const quick = { ...recipe, _id: '' };
    const { user } = await renderApp({ at: '/quick-recipe-result?view=cook&step=3', ownedState: quick });
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    expect(screen.getByRole('button', { name: 'Back to the recipe' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Make it again' })).not.toBeInTheDocument();
  });
});

describe('cooking a recipe that was just made', () => {
  it.each([
    ['a new recipe', '/newRecipe', { as: aCook() }, 'Your New Recipe'],
    ['a quick recipe', '/quick-recipe-result', {}, 'Lentil soup'],
  ])('shows the steps of %s, and leads back to it', async (_, at, who, heading) => {
    const { user, location } = await renderApp({ at, ...who, ownedState: recipe });
    const handed = window.history.state.usr;
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    await user.click(await screen.findByRole('link', { name: 'Cook' }));
    expect(await screen.findByText('Step 1 of 3')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1, name: 'Lentil soup' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Simmer the lentils.')).toBeVisible();
    // The recipe is only in the navigation state, which survives a reload.
    await waitFor(() => expect(window.history.state.usr).toEqual(handed));
    expect(location()).toBe(`${at}?view=cook&step=2`);
    await user.click(screen.getByRole('button', { name: 'Stop cooking' }));
    expect(await screen.findByRole('region', { name: 'Recipe Description' })).toBeVisible();
    expect(location()).toBe(at);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    expect(window.history.state.usr).toEqual(handed);
  });

  it('continues after a reload, and then leads to the recipe', async () => {
    const { user, location } = await renderApp({
      at: '/quick-recipe-result?view=cook&step=2',
      ownedState: recipe,
    });
    expect(await screen.findByText('Step 2 of 3')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stop cooking' }));
    expect(await screen.findByText('Chop the onion.')).toBeVisible();
    expect(location()).toBe('/quick-recipe-result');
  });
});

describe('cooking a recipe that conflicts with the profile', () => {
  const supper = aRecipe({
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

  const summary = 'Not for you: lactose (butter, whey).';

  const cookCareful = (profile: Parameters<typeof renderApp>[0] = {}) =>
    renderApp({
      at: `/recipe/${supper._id}?view=cook`,
      as: aCook(),
      recipes: [supper],
      profile: careful,
      ...profile,
    });

  const marked = (element: HTMLElement) =>
    [...element.querySelectorAll('mark')].map(({ textContent }) => textContent);

  const step = () => screen.getByRole('region', { name: 'Step' });

  it('marks the conflicting words of each step, and says why', async () => {
    const { user } = await cookCareful();
    await screen.findByText('Step 1 of 3');
    await waitFor(() => expect(marked(step())).toEqual(['butter']));
    const butter = within(step()).getByRole('button', { name: 'butter' });
    expect(butter).toHaveAccessibleDescription('contains: Lactose');
    await user.click(butter);
    // jsdom has no popovers.
    expect(within(step()).getByText('Butter is a milk product. You listed lactose.')).toBeInTheDocument();
    expect(butter.closest('strong')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(marked(step())).toEqual(['soy', ' sauce', 'whey']));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Serve.')).toBeVisible();
    expect(marked(step())).toEqual([]);
  });

  it('marks the ingredients behind their button, with unique ids', async () => {
    const { user } = await cookCareful();
    await waitFor(() => expect(marked(step())).toEqual(['butter']));
    await user.click(screen.getByRole('button', { name: 'Ingredients' }));
    await waitFor(() =>
      expect(marked(screen.getByRole('dialog', { name: 'Ingredients' }))).toEqual([
        'butter',
        'whey',
        'soy sauce',
      ]),
    );
    const ids = [...document.querySelectorAll('mark > button[aria-description]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('marks nothing in the title above the steps', async () => {
    const pie = { ...supper, descripcionReceta: '# Butter pie\n\n1. Melt the butter.' };
    await cookCareful({ recipes: [pie] });
    await waitFor(() => expect(marked(step())).toEqual(['butter']));
    expect(screen.getByRole('heading', { level: 1 }).innerHTML).toBe('Butter pie');
  });

  it('shows what is against the cook in one line, which opens the other sentences', async () => {
    const { user } = await cookCareful();
    const line = await screen.findByRole('button', { name: summary });
    const note = document.getElementById(line.getAttribute('popovertarget') ?? '');
    expect(note).toHaveTextContent(/butter, whey\)\.\s?Take care: high blood pressure \(soy sauce\)\.$/);
    expect(screen.getByRole('status')).toContainElement(line);
    expect(
      within(screen.getByRole('main')).queryByRole('region', { name: 'Checked against your settings' }),
    ).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Stop cooking' }));
    expect((await findCheckSentences())[0]).toBe('Not for you: lactose (butter, whey).');
  });

  it('names the broken diet in a sentence of its own', async () => {
    const profile = aProfile({
      intolerances: ['Lactose', 'Soy', 'Gluten', 'Wheat'],
      diet: 'Vegan',
      dislikedFood: 'onion, extraordinarily bitter leaves',
    });
    const rich = {
      ...supper,
      ingredientes: `${supper.ingredientes}\n200 ml buttermilk\n100 g mascarpone\n100 g cottage cheese\n1 chicken stock cube`,
    };
    await cookCareful({ profile, recipes: [rich] });
    const line = await screen.findByRole('button', {
      name: /^Not for you: lactose.* Not vegan: butter, whey/,
    });
    expect(line).toBeVisible();
  });

  it('shows no line if nothing conflicts', async () => {
    await cookCareful({ profile: aProfile({ intolerances: ['Sesame'], dislikedFood: '' }) });
    await screen.findByText('Step 1 of 3');
    await screen.findByText('Melt the butter.');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(document.querySelector('mark')).toBeNull();
  });

  it('is not checked for a cook without a profile', async () => {
    await cookCareful({ profile: null });
    await screen.findByText('Melt the butter.');
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
    expect(document.querySelector('mark')).toBeNull();
  });
});

describe('the screen while cooking', () => {
  const request = vi.fn();
  const release = vi.fn(async () => {});
  const offerWakeLock = () => {
    request.mockImplementation(async () => Object.assign(new EventTarget(), { release }));
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  };
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'wakeLock');
  });

  it('stays on, also after the page was hidden, until the cook leaves', async () => {
    offerWakeLock();
    const { user } = await cook();
    expect(await screen.findByText('Your screen stays on')).toBeInTheDocument();
    const held = request.mock.calls.length;
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(request).toHaveBeenCalledTimes(held + 1));
    expect(request).toHaveBeenLastCalledWith('screen');
    await user.click(screen.getByRole('button', { name: 'Stop cooking' }));
    await waitFor(() => expect(release).toHaveBeenCalled());
  });

  it('behaves as usual if the browser cannot keep it on', async () => {
    Object.defineProperty(navigator, 'wakeLock', {
      value: { request: () => Promise.reject(new DOMException('low battery', 'NotAllowedError')) },
      configurable: true,
    });
    await cook();
    expect(await screen.findByText('Step 1 of 3')).toBeInTheDocument();
    expect(screen.queryByText('Your screen stays on')).not.toBeInTheDocument();
  });
});

import { screen, waitFor } from '@testing-library/react';
import { aCook, aProfile } from '@tests/support/builders';
import { fillProfile, profileForm } from '@tests/support/profileForm';
import { renderApp } from '@tests/support/renderApp';
import { server } from '@tests/support/server';
import { HttpResponse, http } from 'msw';
import toast from 'react-hot-toast';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { provideIdToken } from '@/api/apiFetch';
import { env } from '@/config/env';
import { setScenario } from '@/local/scenarios/scenarios';

afterEach(() => toast.remove());

type App = Awaited<ReturnType<typeof renderApp>>;

async function openFilled() {
  const app = await renderApp({ at: '/initialForm', as: aCook(), profile: null });
  await screen.findByRole('heading', { level: 2, name: 'Personal details' });
  await fillProfile(app.user);
  return app;
}

const submit = ({ user }: App) => user.click(screen.getByRole('button', { name: 'Submit' }));
const saves = ({ requests }: App) => requests.to('POST', '/api/users');
const drafts = () => Object.keys(window.localStorage).filter((key) => key.startsWith('sazon.draft.'));

const sent = {
  firebaseId: 'cook-1',
  email: 'julia@example.com',
  name: 'Julia',
  age: 41,
  worldRegion: 'WesternEurope',
  toolsLevel: 'MasterChef',
  expertiseLevelInKitchen: 'GordonRamsay',
  leastfavoriteCuisine: 'SweetSavoryCombined',
  dislikedFood: 'liver',
  diet: 'LowFODMAP',
  intolerances: ['Nuts', 'Eggs'],
  healthConditions: [],
  activityLevel: 'other',
  cookingPreference: 'none',
  recipeGoal: 'Health',
  specificGoal: 'Detox',
  ingredientPreference: 'Minimally',
  avoidIngredients: ['Pork'],
};

describe('Profile wizard: saving', () => {
  it('sends exactly the profile, toasts, and goes home in its place after 1.5 s', async () => {
    const app = await openFilled();
    expect(drafts()).not.toEqual([]);
    const timer = vi.spyOn(window, 'setTimeout');
    await submit(app);
    expect(await screen.findByText('Settings Updated Successfully!')).toBeInTheDocument();
    expect(timer).toHaveBeenCalledWith(expect.any(Function), 1500);
    expect(screen.getByRole('button', { name: 'Submitting...' })).toBeDisabled();

    const [save, ...others] = saves(app);
    expect(others).toEqual([]);
    expect(save?.json).toEqual(sent);
    expect(save?.headers).toMatchObject({
      'content-type': 'application/json',
      authorization: expect.stringMatching(/^Bearer eyJ/),
    });

    expect(await screen.findByRole('link', { name: 'Start Crafting Recipes' })).toBeVisible();
    expect(app.location()).toBe('/');
    expect(window.history.state.idx).toBe(0);
    expect(drafts()).toEqual([]);
  });

  it('updates a profile with what was changed and what was there', async () => {
    const app = await renderApp({ at: '/initialForm', as: aCook() });
    await screen.findByRole('heading', { level: 2, name: 'Personal details' });
    await app.user.clear(profileForm.field('age'));
    await app.user.type(profileForm.field('age'), '42');
    for (const name of ['Dislikes', 'Diet and health', 'Goals']) {
      await app.user.click(profileForm.next());
      await screen.findByRole('heading', { level: 2, name });
    }
    await app.user.click(screen.getByRole('button', { name: 'Update' }));
    await screen.findByText('Settings Updated Successfully!');
    expect(saves(app).map(({ json }) => json)).toEqual([
      { ...aProfile({ age: 42 }), firebaseId: 'cook-1', email: 'julia@example.com' },
    ]);
    expect(await screen.findByRole('link', { name: 'Try New Settings' })).toBeVisible();
    await app.user.click(screen.getByRole('link', { name: 'Try New Settings' }));
    await waitFor(() => expect(profileForm.field('age')).toHaveValue(42));
  });

  it('does not read the answer: any 2xx is success', async () => {
    server.use(http.post(`${env().apiUrl}/api/users`, () => new HttpResponse('not json', { status: 206 })));
    const app = await openFilled();
    await submit(app);
    expect(await screen.findByText('Settings Updated Successfully!')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Start Crafting Recipes' })).toBeVisible();
  });

  it('sends once, however often it is clicked', async () => {
    const app = await openFilled();
    await app.user.dblClick(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByRole('link', { name: 'Start Crafting Recipes' });
    expect(saves(app)).toHaveLength(1);
  });
});

describe('Profile wizard: a failed save', () => {
  it('shows status and text in a Spanish banner, toasts, keeps all, and can send again', async () => {
    server.use(
      http.post(`${env().apiUrl}/api/users`, () => new HttpResponse('Kitchen on fire', { status: 503 }), {
        once: true,
      }),
    );
    const app = await openFilled();
    await submit(app);
    const banner = await screen.findByText('Error al enviar los datos: 503 Kitchen on fire');
    expect(banner).toHaveAttribute('lang', 'es');
    expect(banner.closest('[role=alert]')).toBeVisible();
    expect(screen.getByText('Error submitting settings!')).toBeInTheDocument();
    expect(profileForm.field('recipeGoal')).toHaveValue('Health');
    expect(drafts()).not.toEqual([]);

    await submit(app);
    expect(await screen.findByText('Settings Updated Successfully!')).toBeInTheDocument();
    expect(screen.queryByText(/Error al enviar/)).toBeNull();
    expect(await screen.findByRole('link', { name: 'Start Crafting Recipes' })).toBeVisible();
  });

  it('has words for a save that got no answer', async () => {
    const app = await openFilled();
    await setScenario('offline', { only: 'saveProfile' });
    await submit(app);
    expect(await screen.findByText('Error desconocido al enviar el formulario')).toBeVisible();
    expect(screen.getByText('Error submitting settings!')).toBeInTheDocument();
    expect(app.location()).toBe('/initialForm');
  });

  it('tells a cook whose session is gone', async () => {
    const app = await openFilled();
    // Signed out elsewhere: the next request finds no session, before the screen has heard of it.
    provideIdToken(async () => null);
    await submit(app);
    expect(await screen.findByText('Usuario no autenticado')).toHaveAttribute('lang', 'es');
    expect(screen.getByText('User not authenticated!')).toBeInTheDocument();
    expect(saves(app)).toEqual([]);
  });

  it('leads to the step of the first error when an earlier step is not complete', async () => {
    const app = await openFilled();
    const key = 'sazon.draft.cook-1.profile';
    const draft = JSON.parse(window.localStorage.getItem(key) ?? '{}');
    app.unmount();
    window.localStorage.setItem(key, JSON.stringify({ ...draft, dislikedFood: ' ', diet: '' }));
    const again = await renderApp({ at: '/initialForm', reload: true });
    await screen.findByRole('heading', { level: 2, name: 'Goals' });
    await submit(again);
    expect(await screen.findByText('Please correct the errors before submitting.')).toBeInTheDocument();
    expect(profileForm.step()).toBe('Step 2 of 4: Dislikes');
    expect(screen.getByText("Enter what you don't like")).toBeVisible();
    await waitFor(() => expect(profileForm.field('dislikedFood')).toHaveFocus());
    expect(saves(again)).toEqual([]);
  });
});

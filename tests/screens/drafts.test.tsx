import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCook, aProfile } from '@tests/support/builders';
import { expectConsoleMessage } from '@tests/support/consoleOutput';
import { fakeAuth } from '@tests/support/fakeAuth';
import { holdResponses } from '@tests/support/holdResponses';
import { fillStep, profileForm } from '@tests/support/profileForm';
import { fillRecipeForm, recipeFields } from '@tests/support/recipeForm';
import { renderApp } from '@tests/support/renderApp';
import { server } from '@tests/support/server';
import { HttpResponse, http } from 'msw';
import toast from 'react-hot-toast/headless';
import { afterEach, describe, expect, it } from 'vitest';
import { setIdTokenProvider } from '@/api/apiFetch';
import { App } from '@/app/App';
import type { AuthUser } from '@/auth/authClient';
import { getEnv } from '@/config/env';
import { openDb } from '@/local/store/db';

afterEach(() => toast.remove());

const { field, box, next, step } = profileForm;
const julia = aCook();
const kept = 'We kept what you had filled in.';
const profileDraft = 'sazon.draft.cook-1.profile';

async function openWizard(profile: Record<string, unknown> | null = aProfile()) {
  const app = await renderApp({ at: '/initialForm', as: julia, profile });
  await screen.findByRole('heading', { level: 2, name: 'Personal details' });
  return app;
}

async function saveOnOtherDevice(profile: Record<string, unknown>) {
  const row = { ...profile, email: julia.email, firebaseId: julia.uid, profileCompleted: true as const };
  await (await openDb()).put('profiles', row);
}

async function reload({ unmount }: { unmount: () => void }, at = '/initialForm') {
  unmount();
  window.localStorage.removeItem('sazon.query-cache');
  return renderApp({ at, isReload: true });
}

describe('The draft of the profile', () => {
  it('contains only the changed fields', async () => {
    const { user } = await openWizard();
    await user.type(field('name'), 'n');
    expect(JSON.parse(window.localStorage.getItem(profileDraft) ?? '')).toEqual({ name: 'Julian' });
    await user.type(field('name'), '{Backspace}');
    expect(window.localStorage.getItem(profileDraft)).toBeNull();
  });

  it('does not overwrite saved fields that were not edited', async () => {
    const app = await openWizard(null);
    await app.user.type(field('name'), 'M');
    await saveOnOtherDevice(aProfile());
    await reload(app);
    expect(await screen.findByRole('heading', { level: 1, name: 'Update Your Settings' })).toBeVisible();
    expect(await screen.findByText(kept)).toBeVisible();
    expect(field('name')).toHaveValue('M');
    expect(field('age')).toHaveValue(41);
    expect(field('worldRegion')).toHaveValue('WesternEurope');
  });

  it('does not overwrite saved fields after a failed first read', async () => {
    expectConsoleMessage(/could not be checked/);
    expectConsoleMessage(/could not be loaded/);
    server.use(http.get(`${getEnv().apiUrl}/api/users/:id`, () => new HttpResponse(null, { status: 400 })));
    const { user } = await openWizard();
    await user.type(field('name'), 'M');
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Update Your Settings' })).toBeVisible();
    await waitFor(() => expect(field('age')).toHaveValue(41));
    expect(field('name')).toHaveValue('M');
    expect(field('worldRegion')).toHaveValue('WesternEurope');
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(field('name')).toHaveValue('Julia');
  });

  it('keeps a changed list, even if the saved one changed meanwhile', async () => {
    const app = await openWizard();
    for (const name of ['Dislikes', 'Diet and health']) {
      await app.user.click(next());
      await screen.findByRole('heading', { level: 2, name });
    }
    await app.user.click(box('intolerances', 'Soy'));
    await saveOnOtherDevice(aProfile({ intolerances: ['Eggs'], diet: 'Keto' }));
    await reload(app);
    expect(await screen.findByText(kept)).toBeVisible();
    expect(step()).toBe('Step 3 of 4: Diet and health');
    expect(box('intolerances', 'Nuts')).toBeChecked();
    expect(box('intolerances', 'Soy')).toBeChecked();
    expect(box('intolerances', 'Eggs')).not.toBeChecked();
    expect(field('diet')).toHaveValue('Keto');
  });

  it('is deleted if the same values were saved meanwhile', async () => {
    const app = await openWizard();
    await app.user.type(field('name'), 'n');
    await saveOnOtherDevice(aProfile({ name: 'Julian' }));
    await reload(app);
    await screen.findByRole('heading', { level: 2, name: 'Personal details' });
    expect(field('name')).toHaveValue('Julian');
    expect(screen.queryByText(kept)).not.toBeInTheDocument();
  });

  it('can be discarded, which restores the saved values', async () => {
    const app = await openWizard();
    await app.user.clear(field('name'));
    await app.user.click(next());
    await app.user.type(field('name'), 'Ben');
    await app.user.click(next());
    await screen.findByRole('heading', { level: 2, name: 'Dislikes' });
    const again = await reload(app);
    await again.user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    const heading = await screen.findByRole('heading', { level: 2, name: 'Personal details' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(field('name')).toHaveValue('Julia');
    expect(screen.queryByText(kept)).not.toBeInTheDocument();
    expect(window.localStorage.getItem(profileDraft)).toBeNull();
    await again.user.type(field('name'), 'n');
    expect(JSON.parse(window.localStorage.getItem(profileDraft) ?? '')).toEqual({ name: 'Julian' });
  });

  it('keeps text typed while a save is in progress', async () => {
    const { user } = await openWizard();
    for (const name of ['Dislikes', 'Diet and health', 'Goals']) {
      await user.click(next());
      await screen.findByRole('heading', { level: 2, name });
    }
    await user.selectOptions(field('recipeGoal'), 'Health');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await user.selectOptions(field('specificGoal'), 'Detox');
    await screen.findByText('Settings Updated Successfully!');
    expect(JSON.parse(window.localStorage.getItem(profileDraft) ?? '')).toMatchObject({
      specificGoal: 'Detox',
    });
  });

  it('restores everything typed into a new profile', async () => {
    const app = await openWizard(null);
    await fillStep.personal(app.user);
    await reload(app);
    expect(await screen.findByText(kept)).toBeVisible();
    expect(field('age')).toHaveValue(41);
    expect(field('toolsLevel')).toHaveValue('MasterChef');
  });
});

describe('Text typed before the user is known', () => {
  function openUnknown() {
    const { loadAuthClient, whenSubscribed, report } = fakeAuth();
    const getIdToken = async () => null;
    setIdTokenProvider(getIdToken);
    window.location.hash = '#/quickrecipe';
    render(<App loadAuthClient={loadAuthClient} />);
    return {
      user: userEvent.setup(),
      report: async (who: AuthUser | null) => {
        await whenSubscribed();
        act(() => report(who));
      },
    };
  }

  it('stays, and wins over the user’s draft', async () => {
    const draft = { ingredientes: 'Leeks', necesidadesDiners: 'Mild' };
    window.localStorage.setItem('sazon.draft.visitor.quick-recipe', JSON.stringify(draft));
    const { user, report } = openUnknown();
    await user.type(await screen.findByLabelText('Ingredients'), 'Rice');
    await report(null);
    expect(await screen.findByText(kept)).toBeVisible();
    expect(recipeFields.ingredients()).toHaveValue('Rice');
    expect(recipeFields.info()).toHaveValue('Mild');
  });

  it('is stored as soon as the user is known, so that a reload keeps it', async () => {
    const { user, report } = openUnknown();
    await user.type(await screen.findByLabelText('Ingredients'), 'Rice');
    await report(null);
    await waitFor(() =>
      expect(window.localStorage.getItem('sazon.draft.visitor.quick-recipe')).toBe('{"ingredientes":"Rice"}'),
    );
  });

  it('is sent as soon as the user is known', async () => {
    const { user, report } = openUnknown();
    await screen.findByLabelText('Ingredients');
    await fillRecipeForm(user);
    await user.click(screen.getByRole('button', { name: 'Generate Recipe' }));
    expect(await screen.findByText('Processing...')).toBeVisible();
    await report(null);
    expect(await screen.findByRole('region', { name: 'Recipe Description' })).toBeVisible();
  });
});

describe('The draft of a recipe request', () => {
  const forms = { '/lastForm': julia, '/quickrecipe': undefined };
  it.each(Object.entries(forms))('at %s is labelled and can be discarded', async (at, as) => {
    const app = await renderApp({ at, ...(as ? { as } : {}) });
    await app.user.type(recipeFields.ingredients(), 'Leeks');
    await app.user.selectOptions(recipeFields.meal(), 'Lunch');
    expect(screen.queryByText(kept)).not.toBeInTheDocument();
    const again = await reload(app, at);
    expect(await screen.findByText(kept)).toBeVisible();
    expect(recipeFields.ingredients()).toHaveValue('Leeks');
    await again.user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(recipeFields.ingredients()).toHaveValue('');
    expect(recipeFields.ingredients()).toHaveFocus();
    expect(recipeFields.meal()).toHaveValue('');
    expect(screen.queryByText(kept)).not.toBeInTheDocument();
    expect(Object.keys(window.localStorage).filter((key) => key.includes('.draft.'))).toEqual([]);
  });
});

describe('A reload while a recipe is being made', () => {
  const sent = 'sazon.draft.cook-1.recipe-request.sent';

  it('says once that the recipe may still have been made', async () => {
    window.localStorage.setItem(sent, '2026-01-01T10:00:00.000Z');
    await renderApp({ at: '/lastForm', as: julia });
    expect(await screen.findByText(/reloaded while your recipe was being made/)).toBeVisible();
    expect(window.localStorage.getItem(sent)).toBeNull();
  });

  it('says nothing if the response arrived before the reload', async () => {
    const app = await renderApp({ at: '/lastForm', as: julia });
    const letGo = holdResponses('post', /api\/recipes$/);
    await fillRecipeForm(app.user);
    await app.user.click(screen.getByRole('button', { name: 'Submit Recipe' }));
    await screen.findByText('Processing...');
    expect(window.localStorage.getItem(sent)).not.toBeNull();
    letGo();
    await screen.findByRole('heading', { name: 'Your New Recipe' });
    expect(window.localStorage.getItem(sent)).toBeNull();
  });
});

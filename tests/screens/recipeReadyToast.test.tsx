import { act, screen, waitFor, within } from '@testing-library/react';
import { aCook, aProfile } from '@tests/support/builders';
import { advanceTime, startFakeClock } from '@tests/support/clock';
import { holdResponses } from '@tests/support/holdResponses';
import { fillRecipeForm, recipeFields } from '@tests/support/recipeForm';
import { renderApp } from '@tests/support/renderApp';
import { seedAccount } from '@tests/support/seed';
import toast from 'react-hot-toast/headless';
import { afterEach, describe, expect, it } from 'vitest';
import { setScenario } from '@/local/scenarios/scenarios';

afterEach(() => toast.remove());

type App = Awaited<ReturnType<typeof renderApp>>;

const forms = {
  'a recipe': {
    at: '/lastForm',
    as: aCook(),
    address: '/api/recipes',
    submit: 'Submit Recipe',
    pending: 'Submitting...',
    draft: 'sazon.draft.cook-1.recipe-request',
    shown: /^Your New Recipe$/,
  },
  'a quick recipe': {
    at: '/quickrecipe',
    as: undefined,
    address: '/api/api/quickrecipe',
    submit: 'Generate Recipe',
    pending: 'Generating...',
    draft: 'sazon.draft.visitor.quick-recipe',
    shown: /./,
  },
} as const;

/** Opens the form from the page before it, submits it, and presses Back before the response. */
async function submitAndLeave({ at, as, address, submit, pending }: (typeof forms)[keyof typeof forms]) {
  const app = await renderApp({ at: '/about', ...(as ? { as } : {}) });
  window.location.hash = `#${at}`;
  await screen.findByRole('button', { name: submit });
  await waitFor(() => expect(screen.queryByText('Loading your settings…')).not.toBeInTheDocument());
  const letGo = holdResponses('post', address);
  await fillRecipeForm(app.user, { ingredients: 'Leeks, rice' });
  await app.user.click(screen.getByRole('button', { name: submit }));
  await screen.findByRole('button', { name: pending });
  await waitFor(() => expect(app.requests.to('POST', address)).toHaveLength(1));
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('button', { name: pending })).not.toBeInTheDocument());
  expect(app.location()).toBe('/about');
  return { ...app, letGo };
}

const goForward = async (app: App, at: string) => {
  window.history.forward();
  await waitFor(() => expect(app.location()).toBe(at));
};

describe.each(Object.entries(forms))('%s that arrives after the cook has left its form', (_, form) => {
  it('is announced, and shown on request', async () => {
    const app = await submitAndLeave(form);
    app.letGo();
    const ready = await screen.findByText(/^Your recipe is ready\./);
    expect(ready.closest('[role=status]')).not.toBeNull();
    expect(app.location()).toBe('/about');
    expect(window.localStorage.getItem(form.draft)).toBeNull();
    await app.user.click(screen.getByRole('link', { name: 'Show it' }));
    expect(await screen.findByRole('region', { name: 'Recipe Description' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: form.shown })).toBeVisible();
    expect(screen.queryByText(/^Your recipe is ready\./)).not.toBeInTheDocument();
    expect(app.requests.to('POST', form.address)).toHaveLength(1);
  });

  it('is offered until it is dismissed', async () => {
    const app = await submitAndLeave(form);
    startFakeClock();
    app.letGo();
    await screen.findByText(/^Your recipe is ready\./);
    await advanceTime(120_000);
    expect(screen.getByRole('link', { name: 'Show it' })).toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/^Your recipe is ready\./)).not.toBeInTheDocument();
  });

  it('is requested once, even if the cook returns to the form', async () => {
    const app = await submitAndLeave(form);
    await goForward(app, form.at);
    expect(await screen.findByText('Processing...')).toBeVisible();
    expect(screen.getByRole('button', { name: form.pending })).toBeDisabled();
    app.letGo();
    expect(await screen.findByRole('region', { name: 'Recipe Description' })).toBeVisible();
    expect(screen.queryByText(/^Your recipe is ready\./)).not.toBeInTheDocument();
    expect(app.requests.to('POST', form.address)).toHaveLength(1);
  });

  it('is reported if it failed; the form says why and keeps the typed text', async () => {
    const app = await submitAndLeave(form);
    await setScenario('500');
    app.letGo();
    expect(await screen.findByText(/^Your recipe could not be made: ./)).toBeVisible();
    await setScenario('normal');
    await goForward(app, form.at);
    expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
    expect(recipeFields.ingredients()).toHaveValue('Leeks, rice');
    await app.user.click(screen.getByRole('button', { name: form.submit }));
    expect(await screen.findByRole('region', { name: 'Recipe Description' })).toBeVisible();
  });

  it('does not delete a draft that was changed meanwhile', async () => {
    const app = await submitAndLeave(form);
    window.location.hash = '#/contact';
    await screen.findByRole('heading', { level: 1, name: 'Get in Touch' });
    // Another theme has a separate form, which is not busy.
    window.history.replaceState(
      { usr: { buttonName: 'Street Eats' }, key: 'other', idx: 1 },
      '',
      `#${form.at}`,
    );
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    await waitFor(() => expect(screen.getByRole('button', { name: form.submit })).toBeEnabled());
    await app.user.type(recipeFields.ingredients(), ', cream');
    app.letGo();
    await screen.findByText(/^Your recipe is ready\./);
    expect(recipeFields.ingredients()).toHaveValue('Leeks, rice, cream');
    expect(window.localStorage.getItem(form.draft)).toContain('Leeks, rice, cream');
  });
});

describe('A recipe that arrives after logout', () => {
  const ben = aCook({ uid: 'cook-2', email: 'ben@example.com' });

  async function changeCook(app: App) {
    await seedAccount({ ...ben, profile: aProfile() });
    await act(() => app.client.signOut());
    await screen.findByRole('link', { name: 'Login' });
  }

  it('is not offered to the next user', async () => {
    const app = await submitAndLeave(forms['a recipe']);
    await changeCook(app);
    startFakeClock();
    app.letGo();
    await advanceTime(2000);
    expect(screen.queryByText(/recipe is ready|could not be made/)).not.toBeInTheDocument();
  });

  it('is no longer offered', async () => {
    const app = await submitAndLeave(forms['a recipe']);
    app.letGo();
    await screen.findByText(/^Your recipe is ready\./);
    await changeCook(app);
    await waitFor(() => expect(screen.queryByText(/^Your recipe is ready\./)).not.toBeInTheDocument());
  });
});

describe('A recipe request that is submitted repeatedly', () => {
  it.each(Object.entries(forms))('is sent once: %s', async (_, { at, as, address, submit }) => {
    const app = await renderApp({ at, ...(as ? { as } : {}) });
    await waitFor(() => expect(screen.queryByText('Loading your settings…')).not.toBeInTheDocument());
    await fillRecipeForm(app.user);
    const form = within(screen.getByRole('main')).getByRole('button', { name: submit }).closest('form');
    act(() => {
      form?.requestSubmit();
      form?.requestSubmit();
    });
    expect(await screen.findByRole('region', { name: 'Recipe Description' })).toBeVisible();
    expect(app.requests.to('POST', address)).toHaveLength(1);
  });
});

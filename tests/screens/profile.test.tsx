import { screen, waitFor, within } from '@testing-library/react';
import { aCook, aProfile } from '@tests/support/builders';
import { expectNoise } from '@tests/support/noise';
import { fillStep, profileForm } from '@tests/support/profileForm';
import { renderApp } from '@tests/support/renderApp';
import toast from 'react-hot-toast';
import { afterEach, describe, expect, it } from 'vitest';
import { setScenario } from '@/local/scenarios/scenarios';

afterEach(() => toast.remove());

const { field, box, next, previous, step } = profileForm;

async function openNew() {
  const app = await renderApp({ at: '/initialForm', as: aCook(), profile: null });
  await screen.findByRole('heading', { level: 2, name: 'Personal details' });
  return app;
}

async function openUpdate(changes: Record<string, unknown> = {}) {
  const app = await renderApp({ at: '/initialForm', as: aCook(), profile: aProfile(changes) });
  await screen.findByRole('heading', { level: 2, name: 'Personal details' });
  return app;
}

describe('Profile wizard: steps', () => {
  it('starts a new profile on the first of four named steps', async () => {
    await openNew();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Personalize Your Perfect Menu!');
    expect(step()).toBe('Step 1 of 4: Personal details');
    expect(screen.getByRole('progressbar').children).toHaveLength(4);
    expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
  });

  it('checks the step on Next, stays, and focuses the first bad field', async () => {
    const { user } = await openNew();
    await user.click(next());
    for (const message of [
      'The name must have at least 2 characters',
      'Age must be greater than 0',
      'Select a region',
      'Select your tools level',
      'Select your expertise level',
    ]) {
      expect(await screen.findByText(message)).toBeVisible();
    }
    expect(field('name')).toHaveFocus();
    expect(field('name')).toHaveAccessibleDescription(/The name must have at least 2 characters/);
    expect(step()).toBe('Step 1 of 4: Personal details');
  });

  it('takes an error away as its field is edited, and leaves the others', async () => {
    const { user } = await openNew();
    await user.click(next());
    await screen.findByText('Select a region');
    await user.selectOptions(field('worldRegion'), 'Asia');
    expect(screen.queryByText('Select a region')).toBeNull();
    expect(screen.getByText('Select your tools level')).toBeVisible();
  });

  it('goes on by Enter in a text field, and back, clearing errors and keeping what was filled in', async () => {
    const app = await openNew();
    const { user } = app;
    await fillStep.personal(user);
    await user.type(field('age'), '{Enter}');
    const heading = await screen.findByRole('heading', { level: 2, name: 'Dislikes' });
    await waitFor(() => expect(heading).toHaveFocus());
    await user.click(next());
    expect(await screen.findByText('Select a type of cuisine')).toBeVisible();
    expect(screen.getByText("Enter what you don't like")).toBeVisible();
    await user.click(previous());
    await screen.findByRole('heading', { level: 2, name: 'Personal details' });
    expect(field('name')).toHaveValue('Julia');
    await user.click(next());
    await screen.findByRole('heading', { level: 2, name: 'Dislikes' });
    expect(screen.queryByText('Select a type of cuisine')).toBeNull();
    expect(app.requests.to('POST', '/api/users')).toEqual([]);
  });

  it('checks the third and the fourth step the same way', async () => {
    const { user } = await openUpdate({
      diet: 'Carnivore',
      intolerances: [],
      recipeGoal: '',
      specificGoal: '',
    });
    for (const name of ['Dislikes', 'Diet and health']) {
      await user.click(next());
      await screen.findByRole('heading', { level: 2, name });
    }
    await user.click(next());
    expect(await screen.findByText('Select a diet')).toBeVisible();
    expect(screen.getByText('Select at least one option')).toBeVisible();
    await user.selectOptions(field('diet'), 'Keto');
    await user.click(next());
    await waitFor(() => expect(box('intolerances', 'None')).toHaveFocus());
    await user.click(box('intolerances', 'None'));
    await user.click(next());
    await screen.findByRole('heading', { level: 2, name: 'Goals' });
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Please correct the errors before submitting.')).toBeInTheDocument();
    expect(screen.getByText("Select what you're looking for")).toBeVisible();
    expect(screen.getByText('Select a goal')).toBeVisible();
    await waitFor(() => expect(field('recipeGoal')).toHaveFocus());
  });

  it('lets None exclude the rest of a list, and the rest None', async () => {
    const { user } = await openUpdate();
    await user.click(next());
    await screen.findByRole('heading', { level: 2, name: 'Dislikes' });
    await user.click(next());
    await screen.findByRole('heading', { level: 2, name: 'Diet and health' });
    const chosen = () =>
      within(screen.getByRole('group', { name: /Intolerances/ }))
        .getAllByRole<HTMLInputElement>('checkbox')
        .filter(({ checked }) => checked)
        .map(({ value }) => value);
    expect(chosen()).toEqual(['Nuts', 'Shellfish']);
    await user.click(box('intolerances', 'None'));
    expect(chosen()).toEqual(['None']);
    await user.click(box('intolerances', 'Soy'));
    expect(chosen()).toEqual(['Soy']);
  });
});

describe('Profile wizard: loading', () => {
  it('shows a loader under its title', async () => {
    await setScenario('slow', { only: 'getProfile', delayMs: [300, 300] });
    await renderApp({ at: '/initialForm', as: aCook(), profile: null });
    expect(screen.getByText('Loading your settings…')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 2, name: 'Personal details' })).toBeVisible();
  });

  it('prefills a completed profile: update mode', async () => {
    await openUpdate({ worldRegion: 'Atlantis' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Update Your Settings');
    expect(field('name')).toHaveValue('Julia');
    expect(field('age')).toHaveValue(41);
    expect(field('worldRegion')).toHaveValue('');
    expect(field('toolsLevel')).toHaveValue('Intermediate');
  });

  it('treats a profile that could not be loaded as new, logs it, and can try again', async () => {
    expectNoise(/The profile could not be checked/);
    expectNoise(/The profile could not be loaded/);
    await setScenario('401', { only: 'getProfile' });
    const { user } = await renderApp({ at: '/initialForm', as: aCook(), profile: aProfile() });
    await screen.findByRole('heading', { level: 2, name: 'Personal details' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Personalize Your Perfect Menu!');
    expect(field('name')).toHaveValue('');
    await setScenario('normal');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Update Your Settings' })).toBeVisible();
    await waitFor(() => expect(field('name')).toHaveValue('Julia'));
  });
});

describe('Profile wizard: nothing typed is lost', () => {
  it('keeps values and step through a reload', async () => {
    const { user, unmount } = await openNew();
    await fillStep.personal(user);
    await user.click(next());
    await screen.findByRole('heading', { level: 2, name: 'Dislikes' });
    await user.type(field('dislikedFood'), 'liver and');
    unmount();

    await renderApp({ at: '/initialForm', reload: true });
    expect(await screen.findByText('We kept what you had filled in.')).toBeVisible();
    expect(step()).toBe('Step 2 of 4: Dislikes');
    expect(field('dislikedFood')).toHaveValue('liver and');
  });

  it('has the browser ask before leaving with unsaved changes, and only then', async () => {
    const { user } = await openUpdate();
    const leaving = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leaving()).toBe(false);
    await user.type(field('name'), 's');
    expect(leaving()).toBe(true);
    await user.type(field('name'), '{Backspace}');
    expect(leaving()).toBe(false);
  });
});

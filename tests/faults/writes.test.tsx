import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aCook, aProfile, aRecipe } from '@tests/support/builders';
import { holdResponses } from '@tests/support/holdResponses';
import { profileForm } from '@tests/support/profileForm';
import { recipeFields } from '@tests/support/recipeForm';
import { renderApp } from '@tests/support/renderApp';
import { server } from '@tests/support/server';
import { http } from 'msw';
import toast from 'react-hot-toast/headless';
import { afterEach, expect, it } from 'vitest';
import { getEnv } from '@/config/env';
import { expectReadableScreen, withFaultName } from './expectReadableScreen';
import { type Fault, faults, type SuccessResponse } from './faults';

afterEach(() => toast.remove());

const julia = aCook();
const timeout = 180_000;

/** Makes a call respond with a fault when released, until the next `server.resetHandlers()`. */
function respondWithFault(
  method: 'post' | 'delete',
  path: string,
  fault: Fault,
  good: SuccessResponse,
): () => void {
  server.use(http[method](getEnv().apiUrl + path, () => fault.answer(good)));
  server.use(http.all(`${getEnv().apiUrl}/moved`, () => new Response('<h1>Moved</h1>')));
  return holdResponses(method, path);
}

const nothing: SuccessResponse = { record: {}, wrap: (record) => record };
const typed = { ingredients: 'Leeks, rice', time: '30', diners: '4', meal: 'Dinner', info: 'Mild' };

function fillIn() {
  for (const [name, value] of Object.entries(typed))
    fireEvent.change(recipeFields[name as keyof typeof typed](), { target: { value } });
}

const typedValues = () => Object.values(recipeFields).map((field) => (field() as HTMLInputElement).value);

const soup = aRecipe({ descripcionReceta: '# Lentil soup\n\n1. Chop the onion.\n2. Simmer.' });

const requests = {
  '3, a recipe': {
    at: '/lastForm',
    as: julia,
    path: '/api/recipes',
    submit: 'Submit Recipe',
    good: { record: { ...soup }, wrap: (recipe: unknown) => recipe },
  },
  '7, a quick recipe': {
    at: '/quickrecipe',
    as: undefined,
    path: '/api/api/quickrecipe',
    submit: 'Generate Recipe',
    good: { record: { ...soup }, wrap: (data: unknown) => ({ data }) },
  },
};

it.each(Object.entries(requests))(
  'call %s: every fault shows a recipe or a message, and keeps the typed text',
  {
    timeout,
  },
  async (_, { at, as, path, submit, good }) => {
    const app = await renderApp({ at, ...(as ? { as } : {}) });
    const button = () => screen.getByText<HTMLButtonElement>(submit);
    const isAtForm = () => app.location() === at;
    const openForm = async () => {
      if (!isAtForm()) window.location.hash = `#${at}`;
      await waitFor(() => expect(button()).toBeEnabled());
      await waitFor(() => expect(screen.queryByText('Loading your settings…')).not.toBeInTheDocument());
      fillIn();
    };

    for (const fault of faults) {
      await withFaultName(fault.name, async () => {
        await openForm();
        const letGo = respondWithFault('post', path, fault, good);
        fireEvent.click(button());
        await screen.findByText('Processing...');
        letGo();
        await waitFor(() => expect(screen.queryByText('Processing...')).not.toBeInTheDocument());
        await expectReadableScreen();
        server.resetHandlers();
        if (!isAtForm()) return expect(fault.isSuccess).toBe(true);
        expect(document.querySelector('main [role=alert]')).not.toBeEmptyDOMElement();
        expect(typedValues()).toEqual(Object.values(typed));
        expect(button()).toBeEnabled();
      });
    }
    await openForm();
    fireEvent.click(button());
    expect(await screen.findByRole('region', { name: 'Recipe Description' })).toBeVisible();
  },
);

it('call 2, the profile: every failure shows a message, and keeps the typed values', {
  timeout,
}, async () => {
  const { user } = await renderApp({ at: '/initialForm', as: julia });
  for (const name of ['Personal details', 'Dislikes', 'Diet and health']) {
    await screen.findByRole('heading', { level: 2, name });
    await user.click(profileForm.next());
  }
  await screen.findByRole('heading', { level: 2, name: 'Goals' });
  await user.selectOptions(profileForm.field('recipeGoal'), 'Savings');

  for (const fault of faults.filter(({ isSuccess }) => !isSuccess)) {
    await withFaultName(fault.name, async () => {
      const letGo = respondWithFault('post', '/api/users', fault, nothing);
      fireEvent.click(screen.getByText('Update'));
      await screen.findByText('Submitting...');
      letGo();
      await waitFor(() => expect(screen.getByText('Update')).toBeEnabled());
      expect(await screen.findByText('Error submitting settings!')).toBeInTheDocument();
      await expectReadableScreen();
      expect(screen.getByText(/^Error (al enviar los datos|desconocido)/)).toBeVisible();
      expect(profileForm.field('recipeGoal')).toHaveValue('Savings');
      server.resetHandlers();
      toast.remove();
    });
  }
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('Settings Updated Successfully!')).toBeInTheDocument();
});

it('call 5, a deletion: every fault shows a message, and keeps the recipe in the list', {
  timeout,
}, async () => {
  await renderApp({ at: '/recipes', as: julia, recipes: [soup], profile: aProfile() });
  const card = () => screen.findByLabelText('Delete Lentil soup');
  const confirm = async () => {
    fireEvent.click(await card());
    fireEvent.click(screen.getByText('Delete'));
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  };
  await card();
  for (const fault of faults) {
    await withFaultName(fault.name, async () => {
      const letGo = respondWithFault('delete', `/api/recipes/${soup._id}`, fault, nothing);
      const letListCome = holdResponses('get', `/api/users/${julia.uid}/recipes`);
      const confirmed = confirm();
      await screen.findByText('Deleting...');
      letGo();
      await confirmed;
      const told = fault.isSuccess ? 'Recipe successfully deleted' : /Error deleting recipe: \S/;
      await waitFor(() => expect(document.body).toHaveTextContent(told));
      if (fault.isSuccess) expect(await screen.findByText("There's no recipes yet.")).toBeVisible();
      await expectReadableScreen();
      // The backend still has the recipe.
      letListCome();
      await card();
      server.resetHandlers();
      toast.remove();
    });
  }
  await confirm();
  expect(await screen.findByText("There's no recipes yet.")).toBeVisible();
});

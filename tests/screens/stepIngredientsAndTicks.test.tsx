import { act, screen, waitFor, within } from '@testing-library/react';
import { aCook, aProfile, aRecipe } from '@tests/support/builders';
import { renderApp } from '@tests/support/renderApp';
import { seedAccount } from '@tests/support/seed';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storageKeys } from '@/config/storageKeys';

const recipe = aRecipe({
  descripcionReceta:
    '# Lentil soup\n\n1. Chop the onion and fry it in the oil, 10-12 minutes.\n2. Add the lentils and the stock; simmer for 25 minutes.\n3. Season with salt, and a little oil. Serve.',
  ingredientes: '- 150 g lentils\n- 1 onion\n- 2 tbsp olive oil\n- 1 l vegetable stock\n- salt',
});
const page = `/recipe/${recipe._id}`;
const cooking = `${page}?view=cook`;

const open = (at = cooking) => renderApp({ at, as: aCook(), recipes: [recipe] });
const reopen = (at: string) => renderApp({ at, as: aCook(), isReload: true });

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const stepIngredients = () => screen.findByRole('region', { name: 'For this step' });
const lines = (region: HTMLElement) =>
  within(region)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const timers = () => screen.findByRole('region', { name: 'Timers' });

describe('a step in the cooking view', () => {
  it('shows its ingredients with amounts, and the other steps that use them', async () => {
    const { user } = await open();
    expect(lines(await stepIngredients())).toEqual(['1 onion', '2\u00a0tbsp olive oilalso in step 3']);
    await user.click(button('Next'));
    expect(lines(await stepIngredients())).toEqual(['150\u00a0g lentils', '1\u00a0l vegetable stock']);
    await user.click(button('Next'));
    expect(lines(await stepIngredients())).toEqual(['2\u00a0tbsp olive oilalso in step 1', 'salt']);
  });

  it('shows when a food is cooked through, if no step says so', async () => {
    const stew = (fry: string) =>
      aRecipe({
        descripcionReceta: `# Chicken\n\n1. Cut the chicken.\n2. ${fry}\n3. Serve.`,
        ingredientes: '- 400 g chicken',
      });
    const told = stew('Fry the chicken until the juices run clear.');
    const silent = stew('Fry the chicken for 12 minutes.');
    const { user, unmount } = await renderApp({
      at: `/recipe/${silent._id}?view=cook`,
      as: aCook(),
      recipes: [silent, told],
    });
    await stepIngredients();
    expect(screen.queryByText(/is done/)).not.toBeInTheDocument();
    await user.click(button('Next'));
    expect(
      await screen.findByText('Chicken is done at 74 °C inside, when the juices run clear.'),
    ).toBeVisible();
    unmount();

    await reopen(`/recipe/${told._id}?view=cook&step=2`);
    await stepIngredients();
    expect(screen.queryByText(/is done/)).not.toBeInTheDocument();
  });

  it('has its language, for screen readers', async () => {
    const lentejas = aRecipe({
      descripcionReceta: '# Lentejas\n\n1. Pica la cebolla y el ajo.\n2. Sirve con aceite.',
    });
    await renderApp({ at: `/recipe/${lentejas._id}?view=cook`, as: aCook(), recipes: [lentejas] });
    expect((await screen.findByText('Pica la cebolla y el ajo.')).closest('[lang]')).toHaveAttribute(
      'lang',
      'es',
    );
    expect(screen.getByText('Step 1 of 2').closest('[lang=es]')).toBeNull();
  });
});

describe('ticked ingredients', () => {
  const tick = (line: string) => screen.getByRole('checkbox', { name: line });

  it('stay ticked in the list, in the cooking view and after a reload, until cleared', async () => {
    const { user, unmount } = await open(page);
    await user.click(await screen.findByRole('checkbox', { name: '1 onion' }));
    await user.click(screen.getByText('2 tbsp olive oil'));
    expect(tick('2\u00a0tbsp olive oil')).toBeChecked();
    await user.click(screen.getByRole('link', { name: 'Cook' }));
    const atHand = within(await stepIngredients());
    expect(atHand.getByRole('checkbox', { name: '1 onion' })).toBeChecked();
    await user.click(atHand.getByRole('checkbox', { name: '1 onion' }));
    expect(screen.queryByRole('region', { name: 'Ingredients' })).not.toBeInTheDocument();
    await user.click(button('Ingredients'));
    const list = within(screen.getByRole('dialog', { name: 'Ingredients' }));
    expect(list.getByRole('checkbox', { name: '1 onion' })).not.toBeChecked();
    expect(list.getByRole('checkbox', { name: '2\u00a0tbsp olive oil' })).toBeChecked();
    unmount();

    await reopen(page);
    expect(await screen.findByRole('checkbox', { name: '2\u00a0tbsp olive oil' })).toBeChecked();
    expect(tick('1 onion')).not.toBeChecked();
    await user.click(button('Clear ticks'));
    expect(screen.getAllByRole('checkbox').filter((box) => (box as HTMLInputElement).checked)).toEqual([]);
    expect(tick('150\u00a0g lentils')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Clear ticks' })).not.toBeInTheDocument();
  });

  it('are cleared when the recipe is finished', async () => {
    const { user } = await open(`${cooking}&step=3`);
    await user.click(within(await stepIngredients()).getByRole('checkbox', { name: 'salt' }));
    await user.click(button('Done'));
    await user.click(button('Back to the recipe'));
    expect(await screen.findByRole('checkbox', { name: 'salt' })).not.toBeChecked();
  });

  it('are saved for the thirty recipes ticked last', async () => {
    const key = storageKeys.cooking('cook-1', 'ticks');
    const others = Array.from({ length: 30 }, (_, index) => ({ recipe: `other-${index}`, lines: [0] }));
    window.localStorage.setItem(key, JSON.stringify(others));
    const { user } = await open(page);
    await user.click(await screen.findByRole('checkbox', { name: 'salt' }));
    const kept: { recipe: string }[] = JSON.parse(window.localStorage.getItem(key) ?? '[]');
    expect(kept.map((each) => each.recipe)).toEqual([
      recipe._id,
      ...others.slice(0, 29).map((each) => each.recipe),
    ]);
  });
});

describe('timers', () => {
  it('start from the durations of a step, a range at its lower end, and show on every screen', async () => {
    const { user } = await open();
    await user.click(
      await screen.findByRole('button', { name: 'Start timer: Fry 10 min from “10-12 minutes”' }),
    );
    expect(screen.getByText('Timer started: Fry 10 min.')).toBeInTheDocument();
    expect(within(await timers()).getByRole('timer')).toHaveTextContent(/^(10:00|9:5\d)$/);
    await user.click(button('Next'));
    await user.click(button('Start timer: Simmer 25 min'));
    await user.click(button('Stop cooking'));
    await user.click(await screen.findByRole('link', { name: 'Home' }));
    await screen.findByText(/your recipes are ready/i);
    const bar = within(await timers());
    expect(bar.getAllByRole('timer')).toHaveLength(2);
    await user.click(bar.getByRole('link', { name: 'Step 2 of Lentil soup' }));
    expect(await screen.findByText('Step 2 of 3')).toBeInTheDocument();
    // On the recipe that it belongs to, a timer names only its step.
    await user.click(within(await timers()).getByRole('link', { name: 'Step 1' }));
    expect(await screen.findByText('Step 1 of 3')).toBeInTheDocument();
  });

  it('are offered again in the step only after they are dismissed from the bar', async () => {
    const { user } = await open(`${cooking}&step=2`);
    await user.click(await screen.findByRole('button', { name: 'Start timer: Simmer 25 min' }));
    expect(screen.queryByRole('button', { name: /^Start timer/ })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Step' })).toHaveFocus();
    const bar = within(await timers());
    expect(bar.getByText('Simmer 25 min')).toBeVisible();
    await user.click(bar.getByRole('button', { name: 'Pause, Simmer 25 min' }));
    expect(bar.getByText('Simmer 25 min, paused')).toBeVisible();
    await user.click(bar.getByRole('button', { name: 'Dismiss, Simmer 25 min' }));
    expect(button('Start timer: Simmer 25 min')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Timers' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('are limited to twelve, and the cook is told', async () => {
    const key = storageKeys.cooking('cook-1', 'timers');
    const dozen = Array.from({ length: 12 }, (_, index) => ({
      id: `${index}`,
      recipe: { key: 'other', title: 'Other', path: null },
      step: 1,
      seconds: 600,
      said: null,
      endsAt: Date.now() + 600_000,
      left: 0,
      rang: false,
    }));
    window.localStorage.setItem(key, JSON.stringify(dozen));
    const { user } = await open(`${cooking}&step=2`);
    await user.click(await screen.findByRole('button', { name: 'Start timer: Simmer 25 min' }));
    expect(await screen.findByText('12 timers run already. Stop one to start another.')).toBeVisible();
    expect(within(await timers()).getAllByRole('timer')).toHaveLength(12);
    expect(button('Start timer: Simmer 25 min')).toHaveFocus();
  });

  it('continue after a reload', async () => {
    const { user, unmount } = await open(`${cooking}&step=2`);
    await user.click(await screen.findByRole('button', { name: 'Start timer: Simmer 25 min' }));
    unmount();
    await reopen('/recipes');
    expect(within(await timers()).getByRole('link', { name: 'Step 2 of Lentil soup' })).toBeVisible();
  });

  it('and all other data of a cook are deleted at logout', async () => {
    const app = await open(`${cooking}&step=2`);
    const { user } = app;
    await user.click(await screen.findByRole('button', { name: 'Start timer: Simmer 25 min' }));
    await user.click(within(await stepIngredients()).getByRole('checkbox', { name: '150\u00a0g lentils' }));
    await user.click(button('Stop cooking'));
    const kept = () =>
      Object.keys(window.localStorage).filter((key) => key.startsWith(storageKeys.cookingPrefix));
    expect(kept()).toHaveLength(3);
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Logout' }));
    await screen.findByRole('link', { name: 'Login' });
    expect(screen.queryByRole('region', { name: 'Timers' })).not.toBeInTheDocument();
    expect(kept()).toEqual([]);
  });

  it('continue after a session expires, and are deleted when another user signs in', async () => {
    const ben = aCook({ uid: 'cook-2', email: 'ben@example.com' });
    await seedAccount({ ...ben, profile: aProfile() });
    const { user, client } = await renderApp({
      at: `${cooking}&step=2`,
      as: aCook(),
      recipes: [recipe],
      chooseGoogle: async () => ben.email,
    });
    await user.click(await screen.findByRole('button', { name: 'Start timer: Simmer 25 min' }));
    // On another device, not by this page's button.
    await act(() => client.signOut());
    await screen.findByRole('heading', { level: 1, name: /log in/i });
    expect(within(await timers()).getByRole('timer')).toBeVisible();
    await act(() => client.signInWithGoogle());
    await screen.findByRole('button', { name: 'Logout' });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Timers' })).not.toBeInTheDocument());
    expect(Object.keys(window.localStorage).join()).not.toContain(storageKeys.cooking('cook-1', ''));
  });
});

describe('a recipe that was started', () => {
  const goOn = () => screen.queryByRole('link', { name: /^Keep cooking/ });
  const homeIsHere = () => screen.findByText(/your recipes are ready/i);

  it('can be continued at the same step, from its page and from home', async () => {
    const first = await open();
    await first.user.click(await screen.findByRole('button', { name: 'Next' }));
    first.unmount();
    const home = await reopen('/');
    await homeIsHere();
    await waitFor(() => expect(goOn()).toHaveAccessibleName('Keep cooking: Lentil soup Step 2 of 3'));
    await home.user.click(goOn() ?? document.body);
    expect(await screen.findByText('Step 2 of 3')).toBeInTheDocument();
    expect(home.location()).toBe(`${cooking}&step=2`);
    home.unmount();
    await reopen(cooking);
    expect(await screen.findByText('Step 2 of 3')).toBeInTheDocument();
  });

  it('is not offered if the cook only opened the first step', async () => {
    const first = await open();
    await screen.findByText('Step 1 of 3');
    first.unmount();
    await reopen('/');
    await homeIsHere();
    expect(goOn()).toBeNull();
  });

  it('is not offered once it is finished', async () => {
    const { user, unmount } = await open(`${cooking}&step=3`);
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    unmount();
    await reopen('/');
    await homeIsHere();
    expect(goOn()).toBeNull();
  });

  it.each([
    [1, true],
    [25, false],
  ])('%i hours ago: offered %s', async (hours, isOffered) => {
    const place = { recipe: recipe._id, id: recipe._id, title: 'Lentil soup', step: 2, count: 3 };
    const at = Date.now() - hours * 3_600_000;
    window.localStorage.setItem(storageKeys.cooking('cook-1', 'place'), JSON.stringify([{ ...place, at }]));
    await open('/');
    await homeIsHere();
    expect(goOn() !== null).toBe(isOffered);
  });
});

describe('reading aloud', () => {
  const speak = vi.fn();
  const cancel = vi.fn();
  afterEach(() => {
    Reflect.deleteProperty(window, 'speechSynthesis');
    vi.unstubAllGlobals();
  });

  it('reads each step while switched on, and stops when the cook leaves', async () => {
    const voices = Object.assign(new EventTarget(), { getVoices: () => [{}], speak, cancel });
    Object.defineProperty(window, 'speechSynthesis', { value: voices, configurable: true });
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        lang = '';
        constructor(readonly text: string) {}
      },
    );
    const { user } = await open(`${cooking}&step=2`);
    const said = () => speak.mock.calls.map(([{ text, lang }]) => [text, lang]);
    await user.click(await screen.findByRole('button', { name: 'Read aloud' }));
    expect(said()).toEqual([
      ['Add the lentils and the stock;', expect.stringMatching(/^en/)],
      ['simmer for 25 minutes.', expect.stringMatching(/^en/)],
    ]);
    speak.mockClear();
    await user.click(button('Next'));
    expect(said().map(([text]) => text)).toEqual(['Season with salt, and a little oil.', 'Serve.']);
    cancel.mockClear();
    await user.click(button('Stop cooking'));
    expect(cancel).toHaveBeenCalled();
  });

  it('is not offered on a device without speech', async () => {
    await open();
    await screen.findByText('Step 1 of 3');
    expect(screen.queryByRole('button', { name: 'Read aloud' })).not.toBeInTheDocument();
  });
});

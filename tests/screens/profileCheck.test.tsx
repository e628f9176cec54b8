import { screen, waitFor, within } from '@testing-library/react';
import { aCook, aProfile, aRecipe } from '@tests/support/builders';
import { expectConsoleMessage } from '@tests/support/consoleOutput';
import { findCheckSentences, openCheckDetails } from '@tests/support/recipeCheck';
import { renderApp } from '@tests/support/renderApp';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setScenario } from '@/local/scenarios/scenarios';

const codeLoading = vi.hoisted(() => ({ fails: false }));

vi.mock('@/food/check/preloadLexicon', async (original) => {
  const actual = await original<typeof import('@/food/check/preloadLexicon')>();
  const preloadLexicon: typeof actual.preloadLexicon = async () => {
    if (codeLoading.fails) throw new Error('Failed to fetch dynamically imported module');
    return actual.preloadLexicon();
  };
  return { ...actual, preloadLexicon };
});

const prawnPasta = () =>
  aRecipe({
    descripcionReceta:
      '# Creamy prawn pasta\n\nWith **whey** and a *knob of butter*.\n\n## Method\n\n1. Fry the prawns in butter until opaque.\n2. Stir in the soy sauce.',
    ingredientes: '- 200 g prawns\n- 2 tbsp butter\n- 100 ml whey\n- 1 tbsp soy sauce\n- 1 glug of zorgle',
  });

const careful = aProfile({
  intolerances: ['Lactose', 'Shellfish'],
  healthConditions: ['Hypertension'],
  dislikedFood: 'liver',
  avoidIngredients: ['None'],
});

const panel = () => screen.findByRole('region', { name: 'Checked against your settings' });

const marked = (region: string) =>
  [...screen.getByRole('region', { name: region }).querySelectorAll('mark')].map(
    ({ textContent }) => textContent,
  );

const rice = () =>
  aRecipe({ descripcionReceta: '# Rice\n\n1. Boil the rice. (20 min)', ingredientes: '- 200 g rice' });

const markedButtons = async (region: string, name: string) =>
  within(await screen.findByRole('region', { name: region })).findAllByRole('button', { name });

const open = (recipe: ReturnType<typeof aRecipe>, profile = careful) =>
  renderApp({ at: `/recipe/${recipe._id}`, as: aCook(), profile, recipes: [recipe] });

describe('a recipe checked against the profile', () => {
  it('marks every word in place, and says why on a tap', async () => {
    const { user } = await open(prawnPasta());
    await panel();
    await waitFor(() => {
      expect(marked('Ingredients')).toEqual(['prawns', 'butter', 'whey', 'soy sauce', '1 glug of zorgle']);
      expect(marked('Recipe Description')).toEqual(['whey', 'butter', 'prawns', 'butter', 'soy sauce']);
    });
    const [whey] = await markedButtons('Recipe Description', 'whey');
    if (!whey) throw new Error('no whey');
    expect(whey.closest('strong')).not.toBeNull();
    expect(whey).toHaveAccessibleDescription('contains: Lactose');
    await user.click(whey);
    // jsdom has no popovers.
    expect(screen.getByText('Whey is a milk product. You listed lactose.')).toBeInTheDocument();
  });

  it('does not tick the line when a marked word or its explanation is tapped', async () => {
    const recipe = aRecipe({ ingredientes: '- 2 tbsp soft butter, melted\n- 1 onion' });
    const { user } = await open(recipe);
    await panel();
    const [butter] = await markedButtons('Ingredients', 'butter');
    if (!butter) throw new Error('no butter');
    const [box] = screen.getAllByRole('checkbox');
    await user.click(butter);
    await user.click(screen.getByText('soft melted'));
    expect(box).not.toBeChecked();
    await user.click(screen.getByText('2 tbsp'));
    expect(box).toBeChecked();
    await user.click(screen.getByText('1 onion'));
    expect(screen.getByRole('checkbox', { name: '1 onion' })).toBeChecked();
  });

  it('scrolls to the details when they are opened, which may be below a dialog’s end', async () => {
    const { user } = await open(prawnPasta());
    await findCheckSentences();
    const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    await openCheckDetails(user);
    expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
    const button = screen.getByRole('button', { name: 'Details of the check' });
    expect(scroll.mock.contexts[0]).toHaveAttribute('id', button.getAttribute('aria-controls'));
  });

  it('names every conflicting food, and lists each rule with its foods when opened', async () => {
    const { user } = await open(prawnPasta());
    expect(await findCheckSentences()).toEqual([
      'Not for you: shellfish (prawns), lactose (butter, whey).',
      'Take care: high blood pressure (soy sauce).',
      'Not fully checked. “1 glug of zorgle” could not be read.',
    ]);
    const opened = within(await openCheckDetails(user));
    expect(opened.getByText('Not for you')).toBeVisible();
    const rules = opened.getAllByText(/^(lactose|shellfish|high blood pressure|Take care)$/);
    expect(rules.map(({ textContent, parentElement }) => [textContent, parentElement?.textContent])).toEqual([
      ['shellfish', 'shellfishprawns'],
      ['lactose', 'lactosebutter (a milk product)whey (a milk product)'],
      ['Take care', 'Take careLeave out'],
      ['high blood pressure', 'high blood pressuresoy sauce'],
    ]);
    expect(opened.getByText('Not fully checked')).toBeVisible();
    expect(opened.getByText('1 glug of zorgle', { selector: 'li' })).toBeVisible();
    const [unread] = await markedButtons('Ingredients', '1 glug of zorgle');
    expect(unread).toHaveAccessibleDescription('not checked');
    expect(await panel()).toHaveTextContent('Checked for: lactose, shellfish, liver, high blood pressure.');
    expect(opened.getByText(/not medical advice/)).toBeVisible();
    expect(document.body).not.toHaveTextContent(/\bsafe\b/i);
  });

  it('says that it was checked if nothing conflicts, and what was checked when opened', async () => {
    const recipe = rice();
    const { user } = await renderApp({ at: `/recipe/${recipe._id}`, as: aCook(), recipes: [recipe] });
    expect(await findCheckSentences()).toEqual([
      expect.stringMatching(/^Fits your settings: no nuts, shellfish, pork or liver found\.$/),
    ]);
    expect(await openCheckDetails(user)).toHaveTextContent('Checked for: nuts, shellfish, pork, liver.');
    expect(document.body).not.toHaveTextContent(/\bsafe\b/i);
  });

  it('names ten foods with their rules, and leads to each when opened', async () => {
    const foods = [
      'butter',
      'whey',
      'prawns',
      'mussels',
      'cream',
      'clams',
      'yoghurt',
      'squid',
      'ricotta',
      'crab',
    ];
    const recipe = aRecipe({
      descripcionReceta: '# Supper',
      ingredientes: foods.map((food) => `- ${food}`).join('\n'),
    });
    const { user } = await open(recipe);
    expect(await findCheckSentences()).toEqual([
      'Not for you: lactose (butter, whey, cream, yoghurt, ricotta), shellfish (prawns, mussels, clams, squid, crab).',
    ]);
    const opened = within(await openCheckDetails(user));
    for (const food of foods)
      expect(opened.getByRole('button', { name: `Show ${food} in the recipe` })).toBeVisible();
  });

  it('does not present a health note as good news', async () => {
    const recipe = aRecipe({
      descripcionReceta: '# Risotto',
      ingredientes: '- rice\n- 1 glass of white wine',
    });
    const pregnant = aProfile({
      intolerances: ['None'],
      avoidIngredients: [],
      dislikedFood: '',
      healthConditions: ['Pregnancy'],
    });
    await open(recipe, pregnant);
    expect(await findCheckSentences()).toEqual([
      expect.stringMatching(/^Take care: pregnancy \(white wine\)/),
    ]);
    expect((await panel()).innerHTML).not.toMatch(/basil/);
  });

  it('says if the profile lists nothing', async () => {
    const easy = aProfile({ intolerances: ['None'], avoidIngredients: [], dislikedFood: 'nothing' });
    await open(rice(), easy);
    expect(await findCheckSentences()).toEqual([expect.stringMatching(/Your settings rule out no food\.$/)]);
  });

  it('leads from the check to the word and its reason by keyboard', async () => {
    const { user } = await open(prawnPasta());
    const opened = within(await openCheckDetails(user));
    opened.getByRole('button', { name: 'Show whey in the recipe' }).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toHaveTextContent('whey');
    expect(document.activeElement?.closest('li')).toHaveTextContent('100 ml whey');
    expect(screen.getByText('Whey is a milk product. You listed lactose.')).toBeInTheDocument();
  });

  it.each([
    ['/newRecipe', 'Your New Recipe'],
    ['/quick-recipe-result', /^Creamy prawn/],
  ])('is checked at %s', async (at, heading) => {
    const { user } = await renderApp({ at, as: aCook(), profile: careful, ownedState: prawnPasta() });
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const opened = within(await openCheckDetails(user));
    expect(opened.getByRole('button', { name: 'Show prawns in the recipe' })).toBeVisible();
    await waitFor(() => expect(marked('Ingredients')).toContain('prawns'));
  });

  it('is checked in the list’s dialog', async () => {
    const { user } = await renderApp({
      at: '/recipes',
      as: aCook(),
      profile: careful,
      recipes: [prawnPasta()],
    });
    await user.click(await screen.findByRole('button', { name: /^View/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'My Recipe' }));
    expect(await dialog.findByRole('region', { name: 'Checked against your settings' })).toBeVisible();
    await waitFor(() => expect(marked('Ingredients')).toContain('prawns'));
  });

  it('is announced once, when the check is done', async () => {
    const recipe = prawnPasta();
    const said: string[] = [];
    const watch = new MutationObserver(() => {
      const status = document.querySelector('section [role="status"]')?.cloneNode(true);
      if (!(status instanceof HTMLElement)) return;
      for (const hidden of status.querySelectorAll('[aria-hidden]')) hidden.remove();
      const text = status.textContent.trim();
      if (text !== said.at(-1)) said.push(text);
    });
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    await open(recipe);
    await waitFor(() => expect(marked('Ingredients')).toHaveLength(5));
    watch.disconnect();
    expect(said).toEqual(['', expect.stringMatching(/^Not for you: shellfish/)]);
  });

  it('is not checked for a visitor, nor for a cook without a profile', async () => {
    await renderApp({ at: '/quick-recipe-result', ownedState: prawnPasta() });
    expect(await findCheckSentences()).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'Checked against your settings' })).not.toBeInTheDocument();
    expect(screen.queryByText('Make it without something')).not.toBeInTheDocument();
    expect(document.querySelector('mark')).toBeNull();
  });
});

describe('a title that conflicts with the profile', () => {
  it.each([
    ['a new recipe', '/newRecipe', 2],
    ['a quick recipe', '/quick-recipe-result', 1],
    ['a recipe on its page', '/recipe/{id}', 1],
    ['a recipe that is cooked', '/recipe/{id}?view=cook', 1],
  ])('is left unmarked in the heading of %s; the check names its foods', async (_, at, level) => {
    const recipe = aRecipe({
      descripcionReceta: '# **Creamy** prawn pasta with butter\n\n1. Boil the pasta.',
      ingredientes: '- 200 g pasta',
    });
    await renderApp({
      at: at.replace('{id}', recipe._id),
      as: aCook(),
      profile: careful,
      recipes: [recipe],
      ownedState: recipe,
    });
    const heading = await screen.findByRole('heading', { level, name: 'Creamy prawn pasta with butter' });
    const [line] = await screen.findAllByText(/shellfish \(prawn\)/);
    expect(line).toBeVisible();
    expect(heading.querySelector('mark')).toBeNull();
  });
});

describe('hostile recipes', () => {
  const openResult = (changes: Parameters<typeof aRecipe>[0]) =>
    renderApp({ at: '/newRecipe', as: aCook(), profile: careful, ownedState: aRecipe(changes) });

  it('are marked without running scripts', async () => {
    await openResult({
      descripcionReceta:
        '# Soup\n\n<script>alert(1)</script><b onclick="alert(2)">butter</b> <img src=x onerror=alert(3)> [whey](javascript:alert(4))',
      ingredientes: '<ul><li>butter</li><li>milk</li></ul>',
    });
    await waitFor(() => expect(marked('Ingredients')).toEqual(['butter', 'milk']));
    expect(marked('Recipe Description')).toEqual(['butter', 'whey']);
    const main = screen.getByRole('main');
    expect(main.querySelector('script, b, img[src=x], a[href^="javascript:"]')).toBeNull();
  });

  it('are marked among emoji and right-to-left words', async () => {
    const { user } = await openResult({
      descripcionReceta: '# 🍤\n\n👩‍🍳 butter 🧈\n\nضع butter في الطبق',
      ingredientes: '- 🧈 butter\n- زبدة butter\n- 🤷',
    });
    await waitFor(() => expect(marked('Recipe Description')).toEqual(['butter', 'butter']));
    expect(marked('Ingredients')).toEqual(['butter', 'butter', '🤷']);
    expect(within(await openCheckDetails(user)).getByText('🤷', { selector: 'li' })).toHaveAttribute(
      'dir',
      'auto',
    );
  });

  it('are checked to the end at 200 KB', async () => {
    const step = 'Melt the butter and wait a while before you stir it again with care. ';
    await openResult({
      descripcionReceta: `# Long\n\n${`${step.repeat(10)}\n\n`.repeat(300)}Then the whey.`,
    });
    await waitFor(() => expect(marked('Recipe Description')).toHaveLength(3001));
    expect(marked('Recipe Description').at(-1)).toBe('whey');
    expect(screen.getByText(/Then the/).querySelector('mark')).toHaveTextContent('whey');
  });

  it('are reported if they could not be checked', async () => {
    await openResult({ descripcionReceta: '# Qwzx\n\nFnord.', ingredientes: '- zorgle' });
    expect((await findCheckSentences())[0]).toMatch(
      /^Not fully checked\. No known food was found: the recipe could not be checked\./,
    );
  });
});

describe('a profile that cannot be read', () => {
  it('leaves the recipe unchecked, says so, and can be retried', async () => {
    const recipe = prawnPasta();
    expectConsoleMessage(/The profile could not be checked/);
    await setScenario('malformed JSON', { only: 'getProfile' });
    const { user } = await open(recipe);
    const found = within(await panel());
    expect(
      await found.findByText('This recipe could not be checked: your settings could not be loaded.'),
    ).toBeVisible();
    await screen.findByText('2 tbsp butter');
    await setScenario('normal');
    await user.click(found.getByRole('button', { name: 'Try again' }));
    expect((await findCheckSentences())[0]).toMatch(/^Not for you: .*whey/);
  });
});

describe('a check whose code cannot be loaded', () => {
  const buttery = aRecipe({ ingredientes: '- 2 tbsp butter' });

  beforeEach(() => {
    codeLoading.fails = true;
    return () => {
      codeLoading.fails = false;
    };
  });

  it('leaves the recipe readable, and says so', async () => {
    await renderApp({
      at: '/newRecipe',
      as: aCook(),
      profile: aProfile({ intolerances: ['Milk'] }),
      ownedState: buttery,
    });
    const panel = within(await screen.findByRole('region', { name: 'Checked against your settings' }));
    expect(await panel.findByText('This recipe could not be checked against your settings.')).toBeVisible();
    // Query again: the status of the running check is another element.
    expect(panel.getByRole('status')).toHaveTextContent('This recipe could not be checked');
    expect(await screen.findByText('2 tbsp butter')).toBeVisible();
    expect(panel.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('does not block cooking, and says so in the cooking view', async () => {
    await renderApp({
      at: `/recipe/${buttery._id}?view=cook`,
      as: aCook(),
      profile: aProfile({ intolerances: ['Milk'] }),
      recipes: [buttery],
    });
    expect(await screen.findByText('Step 1 of 2')).toBeVisible();
    expect(await screen.findByText('This recipe could not be checked against your settings.')).toBeVisible();
    expect(document.querySelector('mark')).toBeNull();
  });

  it('is reported to a visitor too', async () => {
    await renderApp({ at: '/quick-recipe-result', ownedState: buttery });
    expect(await screen.findByText('This recipe could not be checked for mistakes.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

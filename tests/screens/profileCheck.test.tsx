import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCook, aProfile, aRecipe } from '@tests/support/builders';
import { expectNoise } from '@tests/support/noise';
import { renderApp } from '@tests/support/renderApp';
import { findVerdict, unfoldVerdict, verdictLine } from '@tests/support/verdict';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setScenario } from '@/local/scenarios/scenarios';

const reader = vi.hoisted(() => ({ fails: false }));

vi.mock('@/food/check/prepare', async (original) => {
  const actual = await original<typeof import('@/food/check/prepare')>();
  const prepare: typeof actual.prepare = async () => {
    if (reader.fails) throw new Error('Failed to fetch dynamically imported module');
    return actual.prepare();
  };
  return { ...actual, prepare };
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

const panel = () => screen.findByRole('region', { name: 'Checked against your profile' });

const marked = (region: string) =>
  [...screen.getByRole('region', { name: region }).querySelectorAll('mark')].map(
    ({ textContent }) => textContent,
  );

/** The panel's row of a food. */
async function row(food: string) {
  const found = within(await panel());
  const name = await found.findByText(food, { selector: 'bdi' });
  const item = name.closest('li');
  if (!item) throw new Error(`${food} has no row`);
  return item;
}

/** Opens a recipe on its page, for a cook who has to be careful. */
const open = (recipe: ReturnType<typeof aRecipe>, profile = careful) =>
  renderApp({ at: `/recipe/${recipe._id}`, as: aCook(), profile, recipes: [recipe] });

describe('a recipe checked against the profile', () => {
  it('marks every word in place and says why', async () => {
    const recipe = prawnPasta();
    await open(recipe);
    expect(await row('prawns')).toHaveTextContent(/Contains.*prawn has shellfish: you listed Shellfish/);
    expect(await row('whey')).toHaveTextContent('whey is a milk product: you listed Lactose');
    expect(await row('butter')).toHaveTextContent('3 places');
    expect(await row('soy sauce')).toHaveTextContent(
      /Note.*you listed High blood pressure: go easy on soy sauce/,
    );
    await waitFor(() => {
      expect(marked('Ingredients')).toEqual(['prawns', 'butter', 'whey', 'soy sauce']);
      expect(marked('Recipe Description')).toEqual(['whey', 'butter', 'prawns', 'butter', 'soy sauce']);
    });
    const [whey] = screen.getByRole('region', { name: 'Recipe Description' }).querySelectorAll('mark');
    expect(whey?.closest('strong')).not.toBeNull();
    expect(whey).toHaveAttribute(
      'title',
      expect.stringContaining('whey is a milk product: you listed Lactose'),
    );
    expect(whey?.nextElementSibling).toHaveTextContent('(contains: Lactose)');
  });

  it('sums up for those who listen, lists what it could not read, what it looked for, and its limits', async () => {
    const recipe = prawnPasta();
    const { user } = await open(recipe);
    const found = within(await panel());
    await waitFor(() =>
      expect(found.getByRole('status')).toHaveTextContent(
        '3 foods go against it, 1 note about your health, 1 line could not be checked.',
      ),
    );
    await unfoldVerdict(user);
    expect(found.getByText('Could not be checked')).toBeVisible();
    expect(found.getByText('1 glug of zorgle')).toBeVisible();
    expect(await panel()).toHaveTextContent(
      'What was checked: Intolerances: Lactose, Shellfish · Disliked: liver · Health: High blood pressure',
    );
    expect(found.getByText(/not medical advice/)).toBeVisible();
    expect(document.body).not.toHaveTextContent(/\bsafe\b/i);
  });

  it('says what it looked for where it finds nothing', async () => {
    const recipe = aRecipe();
    await renderApp({ at: `/recipe/${recipe._id}`, as: aCook(), recipes: [recipe] });
    const found = within(await panel());
    expect(await found.findByText('Nothing you listed was found by its name.')).toBeVisible();
    expect(await verdictLine()).toMatch(/^Nothing you listed was found by name/);
    expect(await panel()).toHaveTextContent(
      'What was checked: Intolerances: Nuts, Shellfish · Avoided: Pork · Disliked: liver',
    );
    expect(found.queryByRole('button')).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/\bsafe\b/i);
  });

  it('tells how many there are and the two gravest, and unfolds them all', async () => {
    const recipe = aRecipe({
      descripcionReceta: '# Supper',
      ingredientes: '- butter\n- whey\n- prawns\n- mussels\n- cream\n- soy sauce',
    });
    const { user } = await open(recipe);
    const others = (await row('soy sauce')).closest('details');
    expect(others).not.toHaveAttribute('open');
    expect(await row('soy sauce')).not.toBeVisible();
    expect(await verdictLine()).toMatch(/^6 foods to look out forContains: \w+ \(\w+\), \w+ \(\w+\)$/);
    const details = await unfoldVerdict(user);
    expect(within(details).getAllByRole('listitem')).toHaveLength(6);
    expect(await row('soy sauce')).toBeVisible();
  });

  it('counts every line that it unfolds, foods and findings alike', async () => {
    const recipe = aRecipe({
      descripcionReceta: '# Supper\n\n1. Fry the prawns in butter until opaque.',
      ingredientes: '- prawns\n- soy sauce',
    });
    const { user } = await open(recipe);
    const [count] = (await verdictLine()).match(/^\d+(?= things to look out for)/) ?? [];
    const details = await unfoldVerdict(user);
    expect(within(details).getAllByRole('listitem')).toHaveLength(Number(count));
  });

  it('calls a note on health no good news', async () => {
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
    expect(await verdictLine()).toMatch(/^1 food to look out for.*white wine \(Pregnancy\)/);
    expect((await findVerdict()).innerHTML).not.toMatch(/basil/);
  });

  it('says so where the profile lists nothing', async () => {
    const recipe = aRecipe();
    const easy = aProfile({ intolerances: ['None'], avoidIngredients: [], dislikedFood: 'nothing' });
    const { user } = await open(recipe, easy);
    expect(await verdictLine()).toMatch(/^Your profile lists nothing to look out for/);
    await unfoldVerdict(user);
    expect(await screen.findByText('Your profile lists nothing to look out for.')).toBeVisible();
  });

  it('goes to the first place by keyboard', async () => {
    const recipe = prawnPasta();
    const { user } = await open(recipe);
    const show = within(await row('whey')).getByRole('button', { name: 'Show whey in the recipe' });
    show.focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toHaveTextContent('whey');
    expect(document.activeElement?.tagName).toBe('MARK');
    expect(document.activeElement?.closest('li')).toHaveTextContent('100 ml whey');
  });

  it.each([
    ['/newRecipe', 'Your New Recipe'],
    ['/quick-recipe-result', /^Creamy prawn/],
  ])('is checked at %s', async (at, heading) => {
    const { user } = await renderApp({ at, as: aCook(), profile: careful, handed: prawnPasta() });
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await unfoldVerdict(user);
    expect(await row('prawns')).toBeVisible();
    await waitFor(() => expect(marked('Ingredients')).toContain('prawns'));
  });

  it('is checked over the list', async () => {
    const { user } = await renderApp({
      at: '/recipes',
      as: aCook(),
      profile: careful,
      recipes: [prawnPasta()],
    });
    await user.click(await screen.findByRole('button', { name: /^View/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'My Recipe' }));
    const heading = await dialog.findByRole('heading', { level: 4, name: 'Checked against your profile' });
    expect(heading).toBeVisible();
    await waitFor(() => expect(marked('Ingredients')).toContain('prawns'));
  });

  it('says nothing to the ear until it has read, then what it found, once', async () => {
    const recipe = prawnPasta();
    const said: string[] = [];
    const watch = new MutationObserver(() => {
      const status = document.querySelector('section [role="status"]');
      if (status && status.textContent !== said.at(-1)) said.push(status.textContent);
    });
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    await open(recipe);
    await row('whey');
    await waitFor(() => expect(marked('Ingredients')).toHaveLength(4));
    watch.disconnect();
    expect(said).toEqual(['', expect.stringMatching(/^3 foods go against it, 1 note about your health/)]);
  });

  it('gives advice on health as a note, and counts it apart', async () => {
    const recipe = prawnPasta();
    const pressed = aProfile({
      intolerances: ['None'],
      avoidIngredients: ['None'],
      dislikedFood: '',
      healthConditions: ['Hypertension'],
    });
    const { user } = await open(recipe, pressed);
    await unfoldVerdict(user);
    const soy = await row('soy sauce');
    expect(within(soy).getByText('Note')).toBeVisible();
    expect(soy).not.toHaveTextContent(/Contains|must|never|avoid/);
    expect(within(await panel()).getByRole('status')).toHaveTextContent(
      '1 note about your health, 1 line could not be checked.',
    );
    await waitFor(() => expect(marked('Ingredients')).toEqual(['soy sauce']));
    const mark = screen.getByRole('region', { name: 'Ingredients' }).querySelector('mark');
    expect(mark).toHaveAttribute('data-grade', 'note');
    expect(mark?.nextElementSibling).toHaveTextContent('(note: High blood pressure)');
  });

  it('is not checked for a visitor, nor for a cook without a profile', async () => {
    await renderApp({ at: '/quick-recipe-result', handed: prawnPasta() });
    expect(await screen.findByText(/checked against itself/)).toBeVisible();
    expect(screen.queryByText('Checked against your profile')).not.toBeInTheDocument();
    expect(screen.queryByText('I don’t like something here')).not.toBeInTheDocument();
    expect(document.querySelector('mark')).toBeNull();
  });
});

describe('a title that goes against the profile', () => {
  const allergic = aProfile({
    intolerances: ['Lactose', 'Shellfish'],
    avoidIngredients: [],
    dislikedFood: '',
  });

  const titled = (title: string) =>
    aRecipe({
      descripcionReceta: `${title}\n\n1. Fry the prawns until opaque.`,
      ingredientes: '- 200 g prawns\n- 1 onion',
    });

  const openTitled = (at: string, recipe: ReturnType<typeof aRecipe>) =>
    renderApp({ at, as: aCook(), profile: allergic, recipes: [recipe], handed: recipe });

  const marksIn = (heading: HTMLElement) =>
    [...heading.querySelectorAll('mark')].map(({ textContent }) => textContent);

  it.each([
    ['a new recipe', '/newRecipe', 2],
    ['a quick recipe', '/quick-recipe-result', 1],
    ['a recipe on its page', '/recipe/{id}', 1],
    ['a recipe that is cooked', '/recipe/{id}?view=cook', 1],
  ])('is marked in the heading of %s', async (_, at, level) => {
    const recipe = titled('# **Creamy** prawn pasta with butter');
    await openTitled(at.replace('{id}', recipe._id), recipe);
    const name = /^Creamy prawn ?\(contains: Shellfish\) pasta with butter ?\(may contain: Lactose\)$/;
    const heading = await screen.findByRole('heading', { level, name });
    expect(marksIn(heading)).toEqual(['prawn', 'butter']);
    expect(heading.querySelector('mark')).toHaveAttribute(
      'title',
      'prawn has shellfish: you listed Shellfish',
    );
    expect(document.title).not.toMatch(/contain/);
  });

  it('is marked over the list, where the dialog keeps its name', async () => {
    const { user } = await openTitled('/recipes', titled('# Creamy prawn pasta'));
    await user.click(await screen.findByRole('button', { name: 'View Creamy prawn pasta' }));
    const dialog = within(screen.getByRole('dialog', { name: 'My Recipe' }));
    const name = /^Creamy prawn ?\(contains: Shellfish\) pasta$/;
    expect(marksIn(await dialog.findByRole('heading', { level: 3, name }))).toEqual(['prawn']);
  });

  it('is gone to from the panel: at once where the food stands nowhere else, last where it does', async () => {
    const recipe = titled('# Butter and prawn pasta');
    const { user } = await openTitled(`/recipe/${recipe._id}`, recipe);
    const focused = () => document.activeElement?.closest('h1, li, section')?.tagName;
    const butter = await screen.findByText('1 place, in the title');
    await user.click(within(butter.closest('li') ?? butter).getByRole('button', { name: /^Show/ }));
    expect(document.activeElement).toHaveTextContent('Butter');
    expect(focused()).toBe('H1');

    const prawns = screen.getByRole('button', { name: 'Show prawns in the recipe' });
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Ingredients' }).querySelector('mark')).not.toBeNull(),
    );
    await user.click(prawns);
    expect(document.activeElement?.closest('li')).toHaveTextContent('200 g prawns');
    await user.click(prawns);
    expect(document.activeElement?.closest('li')).toHaveTextContent('Fry the prawns');
    await user.click(prawns);
    expect(document.activeElement).toHaveTextContent('prawn');
    expect(focused()).toBe('H1');
  });

  it('is marked where its words are, whatever the title is made of', async () => {
    const recipe = titled('## 🎨 Title: [Crème & butter](https://example.com) <i>"prawn"</i> 🦐 butter');
    await openTitled(`/recipe/${recipe._id}`, recipe);
    const heading = await screen.findByRole('heading', { level: 1, name: /contains: Shellfish/ });
    expect(marksIn(heading)).toEqual(['butter', 'prawn', 'butter']);
    expect(heading.querySelector('i, a')).toBeNull();
  });

  it('is marked as far as it is shown, and what was cut off is read below', async () => {
    const recipe = titled(`Melt ${'an onion and '.repeat(24)}some butter.`);
    await openTitled(`/recipe/${recipe._id}`, recipe);
    const description = await screen.findByRole('region', { name: 'Recipe Description' });
    await waitFor(() =>
      expect([...description.querySelectorAll('mark')].map(({ textContent }) => textContent)).toContain(
        'butter',
      ),
    );
    expect(marksIn(screen.getByRole('heading', { level: 1 }))).toEqual([]);
  });

  it("leaves 'Mi receta' alone", async () => {
    const recipe = aRecipe({ descripcionReceta: '', ingredientes: 'butter' });
    await openTitled(`/recipe/${recipe._id}`, recipe);
    await screen.findByText('1 place');
    expect(screen.getByRole('heading', { level: 1, name: 'Mi receta' })).toHaveAttribute('lang', 'es');
  });
});

describe('hostile recipes', () => {
  const openResult = (changes: Parameters<typeof aRecipe>[0]) =>
    renderApp({ at: '/newRecipe', as: aCook(), profile: careful, handed: aRecipe(changes) });

  it('marks text and runs none of it', async () => {
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

  it('marks among emoji and right-to-left words', async () => {
    await openResult({
      descripcionReceta: '# 🍤\n\n👩‍🍳 butter 🧈\n\nضع butter في الطبق',
      ingredientes: '- 🧈 butter\n- زبدة butter\n- 🤷',
    });
    await waitFor(() => expect(marked('Recipe Description')).toEqual(['butter', 'butter']));
    expect(marked('Ingredients')).toEqual(['butter', 'butter']);
    const found = within(await panel());
    expect(found.getByText('🤷')).toHaveAttribute('dir', 'auto');
  });

  it('reads 200 KB to the end', { timeout: 60_000 }, async () => {
    const step = 'Melt the butter and wait a while before you stir it again with care. ';
    await openResult({
      descripcionReceta: `# Long\n\n${`${step.repeat(10)}\n\n`.repeat(300)}Then the whey.`,
    });
    expect(await row('butter')).toHaveTextContent('3000 places');
    expect(await row('whey')).toHaveTextContent('1 place');
    await waitFor(() => expect(marked('Recipe Description')).toHaveLength(3001), { timeout: 30_000 });
    expect(marked('Recipe Description').at(-1)).toBe('whey');
    expect(screen.getByText(/Then the/).querySelector('mark')).toHaveTextContent('whey');
  });

  it('goes to a word at the end of 200 KB', { timeout: 60_000 }, async () => {
    const step = 'Melt the butter and wait a while before you stir it again with care. ';
    await openResult({
      descripcionReceta: `# Long\n\n${`${step.repeat(10)}\n\n`.repeat(300)}Then the whey.`,
    });
    const show = within(await row('whey')).getByRole('button', { name: 'Show whey in the recipe' });
    await waitFor(() => expect(marked('Recipe Description')).toHaveLength(3001));
    fireEvent.click(show);
    expect(document.activeElement).toHaveTextContent('whey');
    expect(document.activeElement?.tagName).toBe('MARK');
  });

  it('says that an unreadable recipe could not be checked', async () => {
    await openResult({ descripcionReceta: '# Qwzx\n\nFnord.', ingredientes: '- zorgle' });
    expect(await verdictLine()).toBe(
      'Could not be checkedNo known food was found: the recipe could not be checked.',
    );
  });
});

describe('a profile that cannot be read', () => {
  it('leaves the recipe unchecked, says so, and tries again when asked', async () => {
    const recipe = prawnPasta();
    expectNoise(/The profile could not be checked/);
    await setScenario('malformed JSON', { only: 'getProfile' });
    const { user } = await open(recipe);
    const found = within(await panel());
    expect(
      await found.findByText('This recipe could not be checked: your profile could not be loaded.'),
    ).toBeVisible();
    await screen.findByText('2 tbsp butter');
    await setScenario('normal');
    await user.click(found.getByRole('button', { name: 'Try again' }));
    await unfoldVerdict(user);
    expect(await row('whey')).toBeVisible();
  });
});

describe('a check that cannot be loaded', () => {
  const buttery = aRecipe({ ingredientes: '- 2 tbsp butter' });

  beforeEach(() => {
    reader.fails = true;
    return () => {
      reader.fails = false;
    };
  });

  it('leaves the recipe as it is, and says so', async () => {
    await renderApp({
      at: '/newRecipe',
      as: aCook(),
      profile: aProfile({ intolerances: ['Milk'] }),
      handed: buttery,
    });
    const panel = within(await screen.findByRole('region', { name: 'Checked against your profile' }));
    expect(await panel.findByText('This recipe could not be checked against your profile.')).toBeVisible();
    // Looked for once it says so: the one of the check under way is another.
    expect(panel.getByRole('status')).toHaveTextContent('This recipe could not be checked');
    expect(await screen.findByText('2 tbsp butter')).toBeVisible();
    expect(panel.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('holds up no cook, and says so in a line of the cooking view', async () => {
    await renderApp({
      at: `/recipe/${buttery._id}?view=cook`,
      as: aCook(),
      profile: aProfile({ intolerances: ['Milk'] }),
      recipes: [buttery],
    });
    expect(await screen.findByText('Step 1 of 2')).toBeVisible();
    expect(await screen.findByText('This recipe could not be checked against your profile.')).toBeVisible();
    expect(document.querySelector('mark')).toBeNull();
  });

  it('tells a visitor, who has no panel, as well', async () => {
    await renderApp({ at: '/quick-recipe-result', handed: buttery });
    expect(await screen.findByText('This recipe could not be checked for slips.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

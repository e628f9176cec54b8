// @vitest-environment jsdom
import { hostileTexts } from '@tests/support/hostileTexts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checkRecipe, type RecipeCheckInput } from '@/recipe/check/checkRecipe';
import { recipeSchema } from '@/recipe/recipe';
import { recipeTitle } from '@/recipe/recipeTitle';
import { recipeToMarkdown } from '@/recipe/recipeToMarkdown';
import { checkSentences } from '@/recipe-ui/check/checkSentences';

function toCheck(fields: Record<string, unknown>): RecipeCheckInput {
  const recipe = recipeSchema.parse(fields);
  return {
    ...recipe,
    unreadable: recipe.unread,
    texts: { title: recipeTitle(recipe.descripcionReceta, ''), ...recipeToMarkdown(recipe) },
    profile: { intolerances: ['Milk'] },
    request: { ingredientes: 'prawns' },
  };
}

const never = new AbortController().signal;

describe('the check of a recipe', () => {
  let turns = 0;
  let onTurn = () => {};
  beforeEach(() => {
    turns = 0;
    onTurn = () => {};
    vi.stubGlobal('requestIdleCallback', (run: () => void) => {
      turns += 1;
      onTurn();
      setTimeout(run);
    });
    // Each look at the clock uses up the time of a chunk.
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => {
      now += 20;
      return now;
    });
    return () => vi.unstubAllGlobals();
  });

  const long = { descripcionReceta: hostileTexts.prose, ingredientes: hostileTexts['ingredient lines'] };

  it('yields to the page between chunks of a long text', async () => {
    const { profileCheck } = await checkRecipe(toCheck(long), never);
    expect(profileCheck?.hits.length).toBeGreaterThan(10_000);
    expect(turns).toBeGreaterThan(60);
    expect(turns).toBeLessThan(250);
  });

  it('stops when aborted', async () => {
    const leaving = new AbortController();
    onTurn = () => {
      if (turns === 5) leaving.abort();
    };
    await expect(checkRecipe(toCheck(long), leaving.signal)).rejects.toThrow(/abort/i);
    expect(turns).toBe(5);
  });
});

describe('a recipe that is partly unreadable', () => {
  const description = '# Cake\n\n1. Bake the flour with the butter for 20 minutes.';

  it('is reported as unchecked first', async () => {
    const check = await checkRecipe(
      toCheck({ descripcionReceta: '# Rice\n\nBoil the rice.', ingredientes: ['rice', null, {}] }),
      never,
    );
    expect(check.profileCheck?.uncheckedReason).toBe('2 ingredients could not be read.');
    expect(checkSentences(check).map(({ text }) => text)).toEqual(['2 ingredients could not be read.']);
  });

  it('is not reported as without ingredients or steps', async () => {
    const check = await checkRecipe(toCheck({ descripcionReceta: description, ingredientes: [null] }), never);
    expect(check.profileCheck?.uncheckedReason).toBe('1 ingredient could not be read.');
    expect(checkSentences(check).map(({ lead }) => lead)).toEqual([
      'Not for you:',
      'Check first:',
      'Not fully checked.',
    ]);
    const kindsOf = ({ consistency }: typeof check) => consistency.findings.map(({ kind }) => kind);
    const whole = await checkRecipe(
      toCheck({ descripcionReceta: description, ingredientes: ['rice'] }),
      never,
    );
    expect(kindsOf(whole)).toEqual(expect.arrayContaining(['used-not-listed', 'asked-not-used']));
    expect(kindsOf(check)).not.toContain('used-not-listed');
    expect(kindsOf(check)).not.toContain('asked-not-used');
  });

  it('is distinguished from a recipe without a list', async () => {
    const check = await checkRecipe(toCheck({ descripcionReceta: description }), never);
    expect(check.profileCheck?.uncheckedReason).toBe(
      'There is no list of ingredients: only the rest of the text could be checked.',
    );
    const unread = await checkRecipe(toCheck({ descripcionReceta: [description, null] }), never);
    expect(unread.profileCheck?.uncheckedReason).toBe(
      '1 step could not be read. There is no list of ingredients: only the rest of the text could be checked.',
    );
  });
});

it('does not miss a food that was asked for and breaks a rule', async () => {
  const check = await checkRecipe(
    {
      ...toCheck({ descripcionReceta: '# Rice\n\n1. Boil the rice.', ingredientes: '- 200 g rice' }),
      request: { ingredientes: 'rice, butter, peas' },
    },
    never,
  );
  const missed = check.consistency.findings.filter(({ kind }) => kind === 'asked-not-used');
  expect(missed.map(({ text }) => text)).toEqual(['You asked for peas; the recipe uses none.']);
});

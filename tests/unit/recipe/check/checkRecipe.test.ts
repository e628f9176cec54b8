// @vitest-environment jsdom
import { hostileTexts } from '@tests/support/hostileTexts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checkRecipe, type RecipeToCheck } from '@/recipe/check/checkRecipe';
import { recipeSchema } from '@/recipe/recipe';
import { recipeTitle } from '@/recipe/recipeTitle';
import { recipeToMarkdown } from '@/recipe/recipeToMarkdown';
import { checkSentences } from '@/recipe-ui/check/checkSentences';

function toCheck(fields: Record<string, unknown>): RecipeToCheck {
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
  /** Times that the page had its turn. */
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
    // Every look at the clock finds the slice's time used up.
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => {
      now += 20;
      return now;
    });
    return () => vi.unstubAllGlobals();
  });

  const long = { descripcionReceta: hostileTexts.prose, ingredientes: hostileTexts['ingredient lines'] };

  it('gives the page its turn between slices of a long text', async () => {
    const { profileCheck } = await checkRecipe(toCheck(long), never);
    expect(profileCheck?.hits.length).toBeGreaterThan(10_000);
    expect(turns).toBeGreaterThan(60);
    expect(turns).toBeLessThan(250);
  });

  it('ends where it is no longer wanted', async () => {
    const leaving = new AbortController();
    onTurn = () => {
      if (turns === 5) leaving.abort();
    };
    await expect(checkRecipe(toCheck(long), leaving.signal)).rejects.toThrow(/abort/i);
    expect(turns).toBe(5);
  });
});

describe('a recipe of which parts could not be read', () => {
  const description = '# Cake\n\n1. Bake the flour with the butter for 20 minutes.';

  it('is said to be unchecked before anything else', async () => {
    const check = await checkRecipe(
      toCheck({ descripcionReceta: '# Rice\n\nBoil the rice.', ingredientes: ['rice', null, {}] }),
      never,
    );
    expect(check.profileCheck?.couldNotCheck).toBe('2 ingredients could not be read.');
    expect(checkSentences(check).map(({ text }) => text)).toEqual(['2 ingredients could not be read.']);
  });

  it('has a list, though nothing of it was read, and is not blamed for what it lacks', async () => {
    const check = await checkRecipe(toCheck({ descripcionReceta: description, ingredientes: [null] }), never);
    expect(check.profileCheck?.couldNotCheck).toBe('1 ingredient could not be read.');
    expect(checkSentences(check).map(({ lead }) => lead)).toEqual([
      'Not for you:',
      'Perhaps not for you:',
      '',
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

  it('is told apart from one without a list', async () => {
    const check = await checkRecipe(toCheck({ descripcionReceta: description }), never);
    expect(check.profileCheck?.couldNotCheck).toBe(
      'There is no list of ingredients: only the rest of the text could be checked.',
    );
    const unread = await checkRecipe(toCheck({ descripcionReceta: [description, null] }), never);
    expect(unread.profileCheck?.couldNotCheck).toBe(
      '1 step could not be read. There is no list of ingredients: only the rest of the text could be checked.',
    );
  });
});

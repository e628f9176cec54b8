import { screen, waitFor } from '@testing-library/react';
import { aCook } from '@tests/support/builders';
import { fc } from '@tests/support/fastCheck';
import { renderApp } from '@tests/support/renderApp';
import { server } from '@tests/support/server';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/apiError';
import { setIdTokenProvider } from '@/api/apiFetch';
import { profileQueries } from '@/api/profile';
import { createQueryClient, queryClient } from '@/api/queryClient';
import { createQuickRecipe } from '@/api/quickRecipe';
import { createImage, createRecipe, recipeQueries } from '@/api/recipes';
import { getEnv } from '@/config/env';
import type { Recipe } from '@/recipe/recipe';
import { errorScreenText, expectReadableScreen } from './expectReadableScreen';

afterEach(() => vi.unstubAllGlobals());

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('# Soup\n\n1. Stir.', '- salt\n- 2 eggs', '30 min', 'https://example.com/a.jpg', '/a.svg'),
);
const value = fc.oneof(
  { weight: 3, arbitrary: text },
  fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<unknown>,
);

const recipeLike = fc.record(
  {
    _id: value,
    descripcionReceta: value,
    ingredientes: value,
    tiempoCoccion: value,
    diners: value,
    tipoReceta: value,
    tipoComida: value,
    necesidadesDiners: value,
    imageUrl: value,
    createdAt: value,
  },
  { requiredKeys: [] },
);
const profileLike = fc.record(
  {
    profileCompleted: fc.oneof(fc.boolean(), value),
    name: value,
    age: value,
    diet: value,
    dislikedFood: value,
    intolerances: value,
    healthConditions: value,
    avoidIngredients: value,
    toolsLevel: value,
  },
  { requiredKeys: [] },
);
const anything = fc.oneof(
  fc.jsonValue() as fc.Arbitrary<unknown>,
  recipeLike,
  fc.record({ data: fc.oneof(value, recipeLike, fc.array(fc.oneof(recipeLike, value))) }),
  fc.record({ user: fc.oneof(value, profileLike) }),
);

function expectValidRecipe(recipe: Recipe) {
  for (const field of ['_id', 'descripcionReceta', 'ingredientes', 'tipoReceta', 'imageUrl'] as const) {
    expect(recipe[field]).toBeTypeOf('string');
    expect(() => encodeURIComponent(recipe[field])).not.toThrow();
  }
  for (const field of ['tiempoCoccion', 'diners'] as const) {
    const count = recipe[field];
    expect(count === null || (Number.isFinite(count) && count >= 0)).toBe(true);
  }
}

describe('A response with arbitrary JSON', () => {
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  const request = {
    ingredientes: 'Eggs',
    tiempoCoccion: '30',
    diners: '4',
    tipoComida: 'Dinner',
    tipoReceta: 'Soup',
  };
  const submission = { ...request, diners: 4, necesidadesDiners: '' } as never;
  const once = async <Answer,>(options: { queryKey: readonly unknown[] }): Promise<Answer> => {
    client.clear();
    return client.fetchQuery({ ...options, staleTime: 0 } as never);
  };
  const calls: [string, () => Promise<unknown>, (answer: never) => void][] = [
    [
      'the profile',
      () => once(profileQueries.detail('cook-1')),
      (profile: { profileCompleted: boolean; intolerances: string[] } | null) => {
        expect(profile === null || typeof profile.profileCompleted === 'boolean').toBe(true);
        expect(profile?.intolerances.every((name) => typeof name === 'string') ?? true).toBe(true);
      },
    ],
    [
      'the list',
      () => once(recipeQueries.list('cook-1')),
      (recipes: Recipe[]) => {
        recipes.forEach(expectValidRecipe);
        expect(new Set(recipes.map(({ _id }) => _id)).size).toBe(recipes.length);
      },
    ],
    [
      'a recipe',
      () => once(recipeQueries.detail('cook-1', 'r1')),
      (recipe: Recipe | null) => {
        if (recipe) expectValidRecipe(recipe);
      },
    ],
    ['a new recipe', () => createRecipe(submission), expectValidRecipe],
    ['a quick recipe', () => createQuickRecipe(request), expectValidRecipe],
    ['a picture', () => createImage('r1'), expectValidRecipe],
  ];

  it.each(calls)('is parsed as %s, or rejected with the message of the call', async (_, call, check) => {
    setIdTokenProvider(async () => 'eyJ.a.b');
    await fc.assert(
      fc.asyncProperty(anything, async (json) => {
        vi.stubGlobal('fetch', async () => new Response(JSON.stringify(json), { status: 200 }));
        const answer = await call().catch((error: unknown) => error);
        if (!(answer instanceof Error)) return void check(answer as never);
        expect(answer).toBeInstanceOf(ApiError);
        expect(answer).toMatchObject({ kind: 'invalidResponse', message: /^(?:Failed|Error) / });
      }),
      { numRuns: 300 },
    );
  });
});

describe('An arbitrary recipe', () => {
  const julia = aCook();

  it('is shown in the list or skipped, without affecting the others', { timeout: 120_000 }, async () => {
    await renderApp({ at: '/recipes', as: julia });
    await screen.findByText("There's no recipes yet.");
    const { queryKey } = recipeQueries.list(julia.uid);
    await fc.assert(
      fc.asyncProperty(fc.array(recipeLike, { maxLength: 12 }), async (data) => {
        server.use(
          http.get(`${getEnv().apiUrl}/api/users/cook-1/recipes`, () =>
            HttpResponse.json({ data } as object),
          ),
        );
        await queryClient.resetQueries({ queryKey });
        await waitFor(() => expect(queryClient.isFetching()).toBe(0));
        await waitFor(() => expect(document.querySelector('main h1')).not.toBeNull());
        expect(document.querySelector('main')).not.toHaveTextContent(errorScreenText);
        expect(document.querySelector('main [role=status], main [role=alert], main h2')).not.toBeNull();
      }),
      { numRuns: 40 },
    );
  });

  it('is shown from navigation state, or reported as missing', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(recipeLike, async (handed) => {
        const view = await renderApp({ at: '/quick-recipe-result', ownedState: handed });
        await waitFor(() => expect(document.querySelector('main h1')).not.toBeNull());
        expect(document.querySelector('main')).not.toHaveTextContent(errorScreenText);
        view.unmount();
      }),
      { numRuns: 25 },
    );
    await renderApp({ at: '/quick-recipe-result' });
    await expectReadableScreen();
  });
});

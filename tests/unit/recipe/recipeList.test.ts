import { fc } from '@tests/support/fastCheck';
import { describe, expect, it } from 'vitest';
import {
  addTitles,
  distinctRecipeTypes,
  paginate,
  searchRecipes,
  sortNewestFirst,
} from '@/recipe/recipeList';
import { aSavedRecipe } from './aSavedRecipe';

const ids = (recipes: readonly { _id: string }[]) => recipes.map(({ _id }) => _id);
const objectId = (iso: string) => (Date.parse(iso) / 1000).toString(16).padEnd(24, '0');

describe('sortNewestFirst', () => {
  // Claim 2.56
  it('sorts by createdAt', () => {
    const recipes = ['2025-01-02', '2025-01-03', '2025-01-01'].map((createdAt) =>
      aSavedRecipe({ _id: createdAt, createdAt }),
    );
    expect(ids(sortNewestFirst(recipes))).toEqual(['2025-01-03', '2025-01-02', '2025-01-01']);
  });

  // Claim 2.56
  it('otherwise sorts by the time in a 24-hex id, also beside recipes with a date', () => {
    const old = aSavedRecipe({ _id: objectId('2024-05-01T00:00:00Z') });
    const young = aSavedRecipe({ _id: objectId('2025-05-01T00:00:00Z'), createdAt: 'yesterday' });
    const between = aSavedRecipe({ _id: 'between', createdAt: '2024-12-01T00:00:00Z' });
    expect(sortNewestFirst([old, young, between])).toEqual([young, between, old]);
  });

  // Claim 2.56
  it("otherwise reverses the server's order", () => {
    const recipes = ['a', 'b', 'c'].map((_id) => aSavedRecipe({ _id }));
    expect(ids(sortNewestFirst(recipes))).toEqual(['c', 'b', 'a']);
  });

  // Claim 2.56
  it('returns every recipe in descending order, without changing its input', () => {
    const date = fc.date({ min: new Date('2000-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.array(date, { maxLength: 40 }), (dates) => {
        const recipes = dates.map((at, index) =>
          aSavedRecipe({ _id: String(index), createdAt: at.toISOString() }),
        );
        const before = ids(recipes);
        const sorted = sortNewestFirst(recipes);
        expect(ids(recipes)).toEqual(before);
        expect(ids(sorted).sort()).toEqual([...before].sort());
        const times = sorted.map(({ createdAt }) => Date.parse(createdAt));
        expect(times).toEqual([...times].sort((a, b) => b - a));
      }),
    );
  });
});

describe('searchRecipes', () => {
  const titled = addTitles([
    aSavedRecipe({ _id: '1', descripcionReceta: '# Tomato Soup\n\nWith basil.', tipoReceta: 'Vegan Bliss' }),
    aSavedRecipe({ _id: '2', descripcionReceta: '# Jalapeño tacos', tipoReceta: 'Street Eats' }),
    aSavedRecipe({ _id: '3', descripcionReceta: '', ingredientes: '- salt', tipoReceta: 'Vegan' }),
  ]);
  const found = (search: string, type = '') =>
    searchRecipes(titled, { search, type }).map(({ recipe }) => recipe._id);

  // Claims 3.16, 5.23
  it('ignores case and accents', () => {
    expect(found('TOMATO s')).toEqual(['1']);
    expect(found('jalapeno')).toEqual(['2']);
    expect(found('  soup ')).toEqual(['1']);
    expect(found('untitled')).toEqual(['3']);
    expect(found('')).toEqual(['1', '2', '3']);
  });

  // Claim 5.24
  it('searches titles only', () => {
    expect(found('basil')).toEqual([]);
    expect(found('salt')).toEqual([]);
  });

  it('searches the ingredients too, if asked for', () => {
    const withSalt = (search: string) =>
      searchRecipes(titled, { search, type: '', includeIngredients: true });
    expect(withSalt('salt untitled').map(({ recipe }) => recipe._id)).toEqual(['3']);
    expect(withSalt('salt soup')).toEqual([]);
  });

  it('accepts words in any order', () => {
    expect(found('soup, tomato')).toEqual(['1']);
    expect(found('soup tacos')).toEqual([]);
  });

  it('finds special letters by their plain ones', () => {
    const names = ['Smørrebrød', 'Æbleskiver', 'Kartoffelklöße', 'Gołąbki', 'Chef’s salad'];
    const list = addTitles(names.map((name) => aSavedRecipe({ descripcionReceta: `# ${name}` })));
    const titleFor = (search: string) => searchRecipes(list, { search, type: '' })[0]?.title;
    const typed = ['smorrebrod', 'aebleskiver', 'kartoffelklosse', 'golabki', "chef's"];
    expect(typed.map(titleFor)).toEqual(names);
    expect(names.map(titleFor)).toEqual(names);
  });

  // Claim 5.23
  it('gives the same results in any case', () => {
    const title = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(title, fc.nat(), fc.nat(), fc.boolean(), (text, from, length, isUpper) => {
        const [recipe] = addTitles([aSavedRecipe({ descripcionReceta: `# ${text}` })]);
        if (!recipe) throw new Error('no recipe');
        const letters = [...recipe.title];
        const start = from % letters.length;
        const part = letters.slice(start, start + 1 + (length % letters.length)).join('');
        const search = isUpper ? part.toUpperCase() : part;
        fc.pre(recipe.title.toLowerCase().includes(search.toLowerCase()));
        expect(searchRecipes([recipe], { search, type: '' })).toEqual([recipe]);
      }),
    );
  });

  // Claim 5.25
  it('matches the type exactly, together with the search', () => {
    expect(found('', 'Vegan')).toEqual(['3']);
    expect(found('', 'vegan')).toEqual([]);
    expect(found('tacos', 'Vegan Bliss')).toEqual([]);
  });

  it('finds any part of any title', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z]{1,20}$/), fc.nat(), fc.nat(), (word, from, length) => {
        const start = from % word.length;
        const part = word.slice(start, start + 1 + (length % word.length)).toUpperCase();
        const recipes = addTitles([aSavedRecipe({ descripcionReceta: `# Dish ${word}` })]);
        expect(searchRecipes(recipes, { search: part, type: '' })).toHaveLength(1);
      }),
    );
  });

  it('searches 10,000 recipes quickly', () => {
    const many = addTitles(
      Array.from({ length: 10_000 }, (_, index) =>
        aSavedRecipe({ descripcionReceta: `# Soup no. ${index}` }),
      ),
    );
    expect(searchRecipes(many, { search: 'no. 9999', type: '' })).toHaveLength(1);
  });
});

describe('distinctRecipeTypes', () => {
  // Claim 2.52
  it('returns each type once, without empty ones', () => {
    const types = ['Street Eats', '', 'Budget Meals', 'Street Eats'];
    const recipes = types.map((tipoReceta) => aSavedRecipe({ tipoReceta }));
    expect(distinctRecipeTypes(recipes)).toEqual(['Budget Meals', 'Street Eats']);
  });
});

describe('paginate', () => {
  // Claims 2.57, 9.2
  it('returns nine per page', () => {
    const items = Array.from({ length: 20 }, (_, index) => index);
    expect(paginate(items, 1)).toMatchObject({ page: 1, pageCount: 3, items: [0, 1, 2, 3, 4, 5, 6, 7, 8] });
    expect(paginate(items, 3).items).toEqual([18, 19]);
  });

  // Claim 2.57
  it('clamps the page, and has every item on exactly one page', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 60 }), fc.double(), (items, wanted) => {
        const { page, pageCount: pages } = paginate(items, wanted);
        expect(page).toBeGreaterThanOrEqual(1);
        expect(page).toBeLessThanOrEqual(pages);
        const all = Array.from({ length: pages }, (_, index) => paginate(items, index + 1).items).flat();
        expect(all).toEqual(items);
      }),
    );
  });
});

import { parseRecipeTexts } from '@tests/support/parseRecipeTexts';
import { describe, expect, it } from 'vitest';
import { checkAgainstProfile } from '@/food/check/checkAgainstProfile';

const intolerances = ['Milk', 'Eggs', 'Wheat', 'TreeNuts'];

/** Returns words and certainty found outside the list, each once. */
function hitsOutsideList(title: string, ingredients: string, description: string): string[] {
  const { hits } = checkAgainstProfile(parseRecipeTexts({ title, ingredients, description }), {
    intolerances,
  });
  return [...new Set(hits.map(({ source, word, certainty }) => `${source} ${word} ${certainty}`))];
}

describe('a food that the recipe names and its list lacks', () => {
  it.each<[string, string, string]>([
    ['Spanish tortilla', '4 potatoes\n1 tbsp chickpea flour', 'Spanish tortilla'],
    ['Torta frita', '100 g de maicena\n1 cdita de sal', 'Torta'],
    ['Coconut bread', '200 g coconut flour\n1 banana', 'bread'],
    ['Banana pancakes', '2 bananas\n60 g buckwheat flour', 'pancakes'],
  ])('is only possible in the title “%s”', (title, list, word) => {
    const all = hitsOutsideList(title, list, `Serve the ${word}.`);
    expect(all).toContain(`title ${word} may contain`);
    expect(all.filter((one) => one.endsWith(' contains'))).toEqual([]);
  });

  it('is not reported in the method if title or heading names it as the dish', () => {
    const method = 'Flip the pancakes. Stack pancakes high.';
    expect(hitsOutsideList('Pancakes', '2 bananas\n60 g buckwheat flour', method)).toEqual([
      'title Pancakes may contain',
    ]);
    const list = 'For the ricotta:\n\n- 200 g silken tofu\n\n**Tart**\n\n- 1 gluten-free crust';
    expect(hitsOutsideList('Summer plate', list, 'Spread the ricotta.')).toEqual([
      'ingredients ricotta may contain',
    ]);
  });

  it.each<[string, string]>([
    ['Serve with naan.', 'naan'],
    ['Delicious with crusty bread.', 'bread'],
    ['Acompaña con pan.', 'pan'],
    ['Use butter instead of the oil.', 'butter'],
    ['If you like, stir in some cream.', 'cream'],
    ['Puedes añadir nata.', 'nata'],
    ['Prefer it rich? Add butter.', 'butter'],
    ['Traditional versions have butter.', 'butter'],
    ['## Notes\n\nAdd walnuts for crunch.', 'walnuts'],
    ['**Dairy option:** stir in butter.', 'butter'],
    ['May contain traces of walnuts.', 'walnuts'],
    ['Make a béchamel.', 'béchamel'],
    ['Roll out the pastry.', 'pastry'],
  ])('is only possible in “%s”', (method, word) => {
    const all = hitsOutsideList('Carrot plate', '- 4 carrots\n- 1 tbsp olive oil', method);
    expect(all).toContain(`description ${word} may contain`);
    expect(all).not.toContain(`description ${word} contains`);
  });

  it.each<[string, string]>([
    ['Fry the carrots in butter.', 'butter'],
    ['Stir in the pesto.', 'pesto'],
    ['Boil the pasta.', 'pasta'],
    ['Fold in the cream and two eggs.', 'cream'],
  ])('is certain in “%s”', (method, word) => {
    expect(hitsOutsideList('Carrot plate', '- 4 carrots', method)).toContain(`description ${word} contains`);
  });

  it('is certain everywhere if there is no list', () => {
    const all = hitsOutsideList('Pancakes', '', 'Serve with cream.');
    expect(all).toContain('title Pancakes contains');
    expect(all).toContain('description cream contains');
  });

  it('is only possible as a trace', () => {
    expect(hitsOutsideList('Carrot plate', '- 4 carrots\n- may contain traces of walnuts', 'Boil.')).toEqual([
      'ingredients walnuts may contain',
    ]);
  });
});

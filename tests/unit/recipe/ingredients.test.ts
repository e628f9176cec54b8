import { describe, expect, it } from 'vitest';
import { ingredientList } from '@/recipe/ingredients';

describe('ingredientList', () => {
  it('makes a list of bare lines', () => {
    expect(ingredientList('200 g flour\n\n2 eggs\r\nsalt\n')).toBe('- 200 g flour\n- 2 eggs\n- salt');
    expect(ingredientList('• 200 g flour\n• 2 eggs')).toBe('- 200 g flour\n- 2 eggs');
  });

  it.each(['- flour\n- eggs', '## Dough\nflour', '**Dough**\n\n- flour', '1. flour\n2. eggs', 'Eggs, rice'])(
    'leaves %j as it is',
    (text) => {
      expect(ingredientList(text)).toBe(text);
    },
  );
});

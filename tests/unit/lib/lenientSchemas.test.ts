import { expect, it } from 'vitest';
import { lenientText } from '@/lib/lenientSchemas';

it('replaces half a surrogate pair', () => {
  expect(lenientText.parse('Soup \ud83c and 🍲')).toBe('Soup \ufffd and 🍲');
  expect(lenientText.parse(['\udf72'])).toBe('\ufffd');
});

import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/apiError';
import { SubmitErrorText } from '@/features/generate/components/RecipeRequestForm';

const shown = (error: Error) => render(<SubmitErrorText error={error} />).container;

describe('SubmitErrorText', () => {
  // Claim 8.17
  it('has words for an error that has none', () => {
    expect(shown(new Error('')).textContent).toBe('An error occurred. Please try again.');
  });

  it('reads as one text, of which only the Spanish part is Spanish', () => {
    const reset = new Date(1767225600 * 1000);
    const spanish = `Te quedan 0 solicitudes. El límite se restablece el ${reset.toLocaleString()}.`;
    const message = `Rate limit exceeded. ${spanish}`;
    const rateLimit = { reason: 'Rate limit exceeded.', remaining: 0, resetsAt: reset };
    const box = shown(new ApiError('rateLimit', message, { rateLimit }));
    expect(box.textContent).toBe(message);
    expect(box.querySelector('[lang=es]')?.textContent).toBe(spanish);
  });

  it('leaves another text in the language of the page', () => {
    expect(shown(new Error('Too many requests')).querySelector('[lang]')).toBeNull();
    expect(shown(new Error('Te quedan 0 solicitudes.')).querySelector('[lang]')).toBeNull();
  });
});

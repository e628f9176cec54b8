import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/apiError';
import { SubmitErrorText } from '@/features/generate/components/RecipeRequestForm';

const shown = (error: Error) => render(<SubmitErrorText error={error} />).container;

describe('SubmitErrorText', () => {
  // Claim 8.17
  it('shows a message for an error without one', () => {
    expect(shown(new Error('')).textContent).toBe('An error occurred. Please try again.');
  });

  it('marks only the Spanish part as Spanish', () => {
    const reset = new Date(1767225600 * 1000);
    const spanish = `Te quedan 0 solicitudes. El límite se restablece el ${reset.toLocaleString()}.`;
    const message = `Rate limit exceeded. ${spanish}`;
    const rateLimit = { reason: 'Rate limit exceeded.', remaining: 0, resetsAt: reset };
    const box = shown(new ApiError('rateLimit', message, { rateLimit }));
    expect(box.textContent).toBe(message);
    expect(box.querySelector('[lang=es]')?.textContent).toBe(spanish);
  });

  it('does not mark other text', () => {
    expect(shown(new Error('Too many requests')).querySelector('[lang]')).toBeNull();
    expect(shown(new Error('Te quedan 0 solicitudes.')).querySelector('[lang]')).toBeNull();
  });
});

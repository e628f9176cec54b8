import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SubmitFailure } from '@/features/generate/components/SubmitFailure';

const shown = (error: Error) => render(<SubmitFailure error={error} />).container;

describe('SubmitFailure', () => {
  it('has words for an error that has none', () => {
    expect(shown(new Error('')).textContent).toBe('An error occurred. Please try again.');
  });

  it('reads as one text, of which only the Spanish part is Spanish', () => {
    const box = shown(
      new Error('Rate limit exceeded. Te quedan 0 solicitudes. El límite se restablece el hoy.'),
    );
    expect(box.textContent).toBe(
      'Rate limit exceeded. Te quedan 0 solicitudes. El límite se restablece el hoy.',
    );
    expect(box.querySelector('[lang=es]')?.textContent).toBe(
      'Te quedan 0 solicitudes. El límite se restablece el hoy.',
    );
  });

  it('leaves another text in the language of the page', () => {
    expect(shown(new Error('Too many requests')).querySelector('[lang]')).toBeNull();
  });
});

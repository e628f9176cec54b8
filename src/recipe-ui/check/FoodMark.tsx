import type { ComponentProps } from 'react';
import './marks.css';

interface FoodMarkProps extends ComponentProps<'mark'> {
  /** Said after the word to those who hear it; left out where the word goes on. */
  spoken?: string | undefined;
}

/** A word that meets the cook's profile: underlined by grade, explained to the pointer and to the ear. */
export function FoodMark({ spoken, children, ...mark }: FoodMarkProps) {
  return (
    <>
      <mark {...mark} tabIndex={-1}>
        {children}
      </mark>
      {spoken && <span className="sr-only"> ({spoken})</span>}
    </>
  );
}

import { type ReactNode, useEffect, useRef } from 'react';
import { Alert } from '@/ui/Alert';

/** The red banner at the top of the form (spec 8). Give it a key per attempt: it takes the focus when it appears. */
export function RecipeFormBanner({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => box.current?.focus(), []);

  return (
    <div ref={box} tabIndex={-1}>
      <Alert tone="error">{children}</Alert>
    </div>
  );
}

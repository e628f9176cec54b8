import type { ReactNode } from 'react';

interface PageHeaderProps {
  /** A few Spanish words above the title. */
  kicker: string;
  title: string;
  children?: ReactNode;
}

/** The head of a page to read: a Spanish aside, the title, and a first paragraph. */
export function PageHeader({ kicker, title, children }: PageHeaderProps) {
  return (
    <header className="grid gap-3">
      <p lang="es" className="font-display text-lg text-tomato-ink italic">
        {kicker}
      </p>
      <h1 className="text-4xl sm:text-5xl">{title}</h1>
      {children != null && <div className="max-w-measure text-lg text-soft sm:text-xl">{children}</div>}
    </header>
  );
}

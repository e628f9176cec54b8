import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: string;
  children?: ReactNode;
}

/** Shows a page's title and its first paragraph. */
export function PageHeader({ title, children }: PageHeaderProps) {
  return (
    <header className="grid gap-3">
      <h1 className="text-4xl sm:text-5xl">{title}</h1>
      {children != null && <div className="max-w-measure text-lg text-soft sm:text-xl">{children}</div>}
    </header>
  );
}

export function Prose({ children }: { children: ReactNode }) {
  return (
    <div className="grid max-w-measure gap-10 [&_a]:font-semibold [&_a]:text-tomato-ink [&_a]:underline [&_a]:underline-offset-4 [&_li]:pl-1 [&_li::marker]:text-tomato-ink [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-2 [&_ul]:pl-6">
      {children}
    </div>
  );
}

export function ProseSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4">
      <h2 className="text-2xl sm:text-3xl">{title}</h2>
      {children}
    </section>
  );
}

import { type ReactNode, useId } from 'react';
import { cx } from '@/ui/cx';

interface PanelCardProps {
  title: string;
  className?: string;
  children: ReactNode;
}

export function PanelCard({ title, className, children }: PanelCardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cx(
        'grid content-start gap-4 rounded-3xl border border-line bg-raised p-5 sm:p-7',
        className,
      )}
    >
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

export function DescriptionList({ items }: { items: Readonly<Record<string, string>> }) {
  return (
    <dl className="grid">
      {Object.entries(items).map(([name, value]) => (
        <div
          key={name}
          className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2.5 last:border-0"
        >
          <dt className="text-soft">{name}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { ComponentType, ReactNode } from 'react';

const rowClass =
  'flex min-h-12 w-full items-center gap-4 rounded-xl px-3 py-1.5 text-left font-semibold transition-colors duration-150 hover:bg-sunken';

interface ActionItemProps {
  icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;
  hint?: string;
  /** An external URL, for a link that opens a new tab. */
  href?: string;
  onSelect: () => void;
  children: ReactNode;
}

export function ActionItem({ icon: Icon, hint, href, onSelect, children }: ActionItemProps) {
  const content = (
    <>
      <Icon aria-hidden className="size-5 shrink-0 text-tomato-ink" />
      <span className="grid">
        {children}
        {hint !== undefined && <span className="text-sm font-normal text-soft">{hint}</span>}
      </span>
    </>
  );
  return (
    <li>
      {href === undefined ? (
        <button type="button" className={rowClass} onClick={onSelect}>
          {content}
        </button>
      ) : (
        <a href={href} target="_blank" rel="noopener noreferrer" className={rowClass} onClick={onSelect}>
          {content}
        </a>
      )}
    </li>
  );
}

import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { cx } from './cx';

export interface Tab {
  /** Unique among the tabs. Used in URLs. */
  id: string;
  label: string;
  content: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  selectedId: string;
  onSelect: (id: string) => void;
}

/**
 * Renders tabs by the WAI-ARIA tabs pattern: one tab stop, arrow keys wrap around, Home and End jump, and the selection
 * follows the focus.
 */
export function Tabs({ label, tabs, selectedId, onSelect }: TabsProps) {
  const idPrefix = useId();
  const row = useRef<HTMLDivElement>(null);
  const current = tabs.find(({ id }) => id === selectedId);

  function handleKeyDown(event: KeyboardEvent) {
    const index = tabs.findIndex(({ id }) => id === selectedId);
    const targetIndexes: Record<string, number> = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: -1,
    };
    const target = targetIndexes[event.key];
    // `at` counts a negative index from the end.
    const next = target === undefined ? undefined : tabs.at(target % tabs.length);
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    row.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  }

  return (
    <div className="grid min-w-0 gap-6">
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        onKeyDown={handleKeyDown}
        className="grid grid-cols-3 gap-1 rounded-2xl bg-sunken p-1 sm:flex"
      >
        {tabs.map((tab) => {
          const isSelected = tab.id === selectedId;
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${idPrefix}-${tab.id}`}
              data-tab={tab.id}
              aria-selected={isSelected}
              aria-controls={isSelected ? `${idPrefix}-panel` : undefined}
              tabIndex={isSelected ? 0 : -1}
              onClick={() => onSelect(tab.id)}
              className={cx(
                'min-h-11 flex-auto rounded-xl px-1 text-[0.9375rem] leading-tight font-semibold sm:px-3 sm:text-base transition-colors duration-150 focus-visible:-outline-offset-3',
                isSelected ? 'bg-lifted text-ink shadow-card' : 'text-soft hover:text-ink',
              )}
            >
              {tab.label}
            </button>
          );
        })}
      </div>
      {current && (
        <div
          id={`${idPrefix}-panel`}
          role="tabpanel"
          aria-labelledby={`${idPrefix}-${current.id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the WAI-ARIA pattern makes a panel without controls focusable.
          tabIndex={0}
        >
          {current.content}
        </div>
      )}
    </div>
  );
}

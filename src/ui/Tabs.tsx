import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { cx } from './cx';

export interface Tab {
  /** Unique among the tabs. Used in URLs. */
  id: string;
  label: string;
  content: ReactNode;
}

export interface TabsClassNames {
  root: string;
  row: string;
  tab: string;
  selectedTab: string;
  unselectedTab: string;
  panel?: string;
}

const pageClassNames: TabsClassNames = {
  root: 'grid min-w-0 gap-6',
  row: 'relative flex gap-1 overflow-x-auto overscroll-x-contain rounded-2xl bg-sunken p-1 [scrollbar-width:none]',
  tab: 'min-h-12 shrink-0 flex-auto rounded-xl px-3.5 leading-tight font-semibold whitespace-nowrap transition-colors duration-150 focus-visible:-outline-offset-3',
  selectedTab: 'bg-raised text-ink shadow-card',
  unselectedTab: 'text-soft hover:text-ink',
};

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect: (id: string) => void;
  /** Default: the style of a page. */
  classNames?: TabsClassNames;
}

/**
 * Renders tabs by the WAI-ARIA tabs pattern: one tab stop, arrow keys wrap around, Home and End jump, and the selection
 * follows the focus.
 */
export function Tabs({ label, tabs, selected, onSelect, classNames = pageClassNames }: TabsProps) {
  const prefix = useId();
  const row = useRef<HTMLDivElement>(null);
  const current = tabs.find(({ id }) => id === selected);

  // Scrolls the selected tab into the middle: on a phone the row is wider than the screen.
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>(`[data-tab="${selected}"]`);
    if (row.current && tab)
      row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [selected]);

  function handleKeyDown(event: KeyboardEvent) {
    const index = tabs.findIndex(({ id }) => id === selected);
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
    <div className={classNames.root}>
      <div ref={row} role="tablist" aria-label={label} onKeyDown={handleKeyDown} className={classNames.row}>
        {tabs.map((tab) => {
          const isShown = tab.id === selected;
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${prefix}-${tab.id}`}
              data-tab={tab.id}
              aria-selected={isShown}
              aria-controls={isShown ? `${prefix}-panel` : undefined}
              tabIndex={isShown ? 0 : -1}
              onClick={() => onSelect(tab.id)}
              className={cx(classNames.tab, isShown ? classNames.selectedTab : classNames.unselectedTab)}
            >
              {tab.label}
            </button>
          );
        })}
      </div>
      {current && (
        <div
          id={`${prefix}-panel`}
          role="tabpanel"
          aria-labelledby={`${prefix}-${current.id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel to read is reached from its tab by the Tab key.
          tabIndex={0}
          className={classNames.panel}
        >
          {current.content}
        </div>
      )}
    </div>
  );
}

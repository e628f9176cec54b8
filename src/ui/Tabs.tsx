import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { cx } from './cx';

export interface Tab {
  /** Names the tab among its neighbours, and in an address. */
  id: string;
  label: string;
  content: ReactNode;
}

/** The classes of the parts of a set of tabs. */
export interface TabsClassNames {
  root: string;
  row: string;
  tab: string;
  /** Added to the tab that is shown. */
  selectedTab: string;
  /** Added to each of the others. */
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
  /** Id of the tab that is shown. */
  selected: string;
  onSelect: (id: string) => void;
  /** How the tabs look; as on a page, unless told. */
  classNames?: TabsClassNames;
}

/**
 * Tabs by the WAI-ARIA pattern: one stop for the Tab key, the arrow keys go round, Home and End jump, and the panel
 * follows the focus at once.
 */
export function Tabs({ label, tabs, selected, onSelect, classNames = pageClassNames }: TabsProps) {
  const prefix = useId();
  const row = useRef<HTMLDivElement>(null);
  const current = tabs.find(({ id }) => id === selected);

  // On a phone the row is wider than the screen.
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>(`[data-tab="${selected}"]`);
    if (row.current && tab)
      row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [selected]);

  function move(event: KeyboardEvent) {
    const at = tabs.findIndex(({ id }) => id === selected);
    const goals: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
    const goal = goals[event.key];
    // Below 0 it counts from the last tab.
    const next = goal === undefined ? undefined : tabs.at(goal % tabs.length);
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    row.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  }

  return (
    <div className={classNames.root}>
      <div ref={row} role="tablist" aria-label={label} onKeyDown={move} className={classNames.row}>
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

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

interface Tab {
  name: string;
  content: ReactNode;
}

/** A row of tabs over the content of one; arrow keys move between them. */
export function Tabs({ tabs, label }: { tabs: readonly Tab[]; label: string }) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);

  function move({ key }: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (step === undefined) return;
    const next = (shown + step + tabs.length) % tabs.length;
    setShown(next);
    row.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <>
      <div ref={row} role="tablist" aria-label={label} className="flex border-b border-line">
        {tabs.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === shown}
            aria-controls={`${id}-panel`}
            tabIndex={index === shown ? 0 : -1}
            onClick={() => setShown(index)}
            onKeyDown={move}
            className={`min-h-11 flex-1 border-b-3 px-2 text-sm ${index === shown ? 'border-tomato font-semibold text-ink' : 'border-transparent text-soft'}`}
          >
            {name}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-tab-${shown}`}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain"
      >
        {tabs[shown]?.content}
      </div>
    </>
  );
}

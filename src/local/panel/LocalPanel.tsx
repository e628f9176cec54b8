import { Mail as MailIcon, X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { currentScenario } from '../scenarios/scenarios';
import { listMails } from '../store/mails';
import type { Mail } from '../store/tables';
import { AboutTab } from './AboutTab';
import { InboxTab } from './InboxTab';
import { Notice } from './Notice';
import { ScenariosTab } from './ScenariosTab';
import { Tabs } from './Tabs';
import { useLive } from './useLive';

const noMails: Mail[] = [];

/** Local mode made visible: a small pill that opens its inbox, its scenarios and a word about it. */
export function LocalPanel({ openedCode = null }: { openedCode?: string | null }) {
  const id = useId();
  const pill = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(openedCode !== null);
  const mails = useLive(listMails, noMails);
  const { name: scenario } = useLive(currentScenario, { name: 'normal' });
  const unread = mails.filter(({ read }) => !read).length;

  function close() {
    setOpen(false);
    pill.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) close();
  }

  return (
    <aside
      aria-label="Local mode"
      onKeyDown={onKeyDown}
      className="pointer-events-none fixed inset-x-3 bottom-3 z-40 flex flex-col items-start gap-2 text-ink print:hidden"
    >
      {open && (
        <section
          id={id}
          aria-label="Local mode panel"
          className="pointer-events-auto flex max-h-[min(70dvh,36rem)] w-full max-w-96 flex-col overflow-hidden rounded-2xl border border-line bg-raised shadow-xl"
        >
          <header className="flex items-center justify-between pl-4">
            <h2 className="font-semibold">Local mode</h2>
            <button
              type="button"
              aria-label="Close"
              onClick={close}
              className="grid size-11 place-items-center"
            >
              <X aria-hidden="true" className="size-5" />
            </button>
          </header>
          <Tabs
            label="Local mode"
            tabs={[
              { name: 'Inbox', content: <InboxTab mails={mails} openedCode={openedCode} /> },
              { name: 'Scenarios', content: <ScenariosTab /> },
              { name: 'About local mode', content: <AboutTab /> },
            ]}
          />
        </section>
      )}
      <div className="flex max-w-full items-center gap-2">
        <button
          ref={pill}
          type="button"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => (open ? close() : setOpen(true))}
          className="pointer-events-auto inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-line bg-raised px-4 text-sm font-semibold shadow-md"
        >
          <MailIcon aria-hidden="true" className={`size-4 ${unread > 0 ? 'text-tomato' : ''}`} />
          {unread > 0 ? `Inbox (${unread})` : 'Inbox'}
          {scenario !== 'normal' && <span className="font-normal text-soft">· {scenario}</span>}
        </button>
        {!open && <Notice />}
      </div>
      <p role="status" className="sr-only">
        {unread > 0 && !open ? `New mail: ${mails[0]?.subject}` : ''}
      </p>
    </aside>
  );
}

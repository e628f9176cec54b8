import { StrictMode, useId, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { IconButton } from '@/ui/Button';
import { useIsLayoutHidden } from '@/ui/layoutVisibility';
import { Tabs } from '@/ui/Tabs';
import MailIcon from '~icons/lucide/mail';
import X from '~icons/lucide/x';
import type { ChatModel } from '../model/chatCompletion';
import { readCurrentScenario } from '../scenarios/scenarios';
import { listMails } from '../store/mails';
import { readSetting, writeSetting } from '../store/settings';
import type { Mail } from '../store/tables';
import { AboutTab } from './AboutTab';
import { consumeActionCodeFromUrl } from './actionLinks';
import { InboxTab } from './InboxTab';
import { ScenariosTab } from './ScenariosTab';
import { useLiveQuery } from './useLiveQuery';

const noMails: Mail[] = [];

interface LocalPanelProps {
  openedCode?: string | null;
  model?: ChatModel | undefined;
}

/** Shows local mode's button, which opens a panel with inbox, scenarios and information. */
export function LocalPanel({ openedCode = null, model }: LocalPanelProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(openedCode !== null);
  const [tab, setTab] = useState('inbox');
  const [linkMessage, setLinkMessage] = useState<string | null>(null);
  const isLayoutHidden = useIsLayoutHidden();
  const mails = useLiveQuery(listMails, noMails);
  const { name: scenario } = useLiveQuery(readCurrentScenario, { name: 'normal' });
  const unreadCount = mails.filter(({ read }) => !read).length;

  function handleClose() {
    setOpen(false);
    setTab('inbox');
    button.current?.focus();
  }

  /** Closes the panel and shows the message beside the button, so that it does not cover the screen that the link was for. */
  function handleLinkUsed(message: string) {
    handleClose();
    setLinkMessage(message);
  }

  return (
    <aside
      aria-label="Local mode"
      hidden={isLayoutHidden}
      onKeyDown={({ key }) => key === 'Escape' && isOpen && handleClose()}
      className="pointer-events-none fixed inset-x-3 bottom-3 z-40 flex flex-col items-start gap-2 text-ink no-print"
    >
      {isOpen && (
        <section
          id={id}
          aria-label="Local mode panel"
          className="pointer-events-auto flex max-h-[min(70dvh,36rem)] w-full max-w-96 flex-col overflow-hidden rounded-2xl border border-line bg-raised shadow-xl"
        >
          <header className="flex items-center justify-between pl-4">
            <h2 className="font-semibold">Local mode</h2>
            <IconButton label="Close" onClick={handleClose}>
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          </header>
          <div className="overflow-y-auto overscroll-contain px-3 pb-3">
            <Tabs
              label="Local mode"
              selectedId={tab}
              onSelect={setTab}
              tabs={[
                {
                  id: 'inbox',
                  label: 'Inbox',
                  content: <InboxTab mails={mails} openedCode={openedCode} onLinkUsed={handleLinkUsed} />,
                },
                { id: 'scenarios', label: 'Scenarios', content: <ScenariosTab /> },
                { id: 'about', label: 'About', content: <AboutTab model={model} /> },
              ]}
            />
          </div>
        </section>
      )}
      <div className="flex max-w-full items-center gap-2">
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => {
            setLinkMessage(null);
            if (isOpen) handleClose();
            else setOpen(true);
          }}
          className="pointer-events-auto inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-line bg-raised px-4 text-sm font-semibold shadow-md"
        >
          <MailIcon aria-hidden="true" className={`size-4 ${unreadCount > 0 ? 'text-tomato' : ''}`} />
          {unreadCount > 0 ? `Inbox (${unreadCount})` : 'Inbox'}
          {scenario !== 'normal' && <span className="font-normal text-soft">· {scenario}</span>}
        </button>
        {!isOpen &&
          (linkMessage === null ? (
            model && <ModelNotice model={model} />
          ) : (
            <PillNotice onDismiss={() => setLinkMessage(null)}>{linkMessage}</PillNotice>
          ))}
      </div>
      <p role="status" className="sr-only">
        {linkMessage ?? (unreadCount > 0 && !isOpen ? `New mail: ${mails[0]?.subject}` : '')}
      </p>
    </aside>
  );
}

const readIsDismissed = () => readSetting('noticeDismissed');

/** Shows once which data leaves this browser. Clicks pass through it. */
function ModelNotice({ model }: { model: ChatModel }) {
  const isDismissed = useLiveQuery(readIsDismissed, true);
  const dismiss = () => void writeSetting('noticeDismissed', true);
  if (isDismissed) return null;
  const text = `Requests for recipes go to ${model.name}, all else stays here`;
  return <PillNotice onDismiss={dismiss}>{text}</PillNotice>;
}

function PillNotice({ onDismiss, children }: { onDismiss: () => void; children: string }) {
  return (
    <p className="flex min-w-0 items-center rounded-3xl border border-line bg-raised pl-4 text-sm text-soft shadow-md">
      <span className="min-w-0 wrap-anywhere">{children}</span>
      <IconButton label="Got it" onClick={onDismiss} className="pointer-events-auto">
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </p>
  );
}

/**
 * Renders local mode's panel into a container outside the product's React tree, and returns a function that unmounts
 * it. The style sheet leaves space for its button.
 */
export function mountLocalPanel(container: HTMLElement, model?: ChatModel): () => void {
  const root = createRoot(container);
  const openedCode = consumeActionCodeFromUrl();
  root.render(
    <StrictMode>
      <LocalPanel openedCode={openedCode} model={model} />
    </StrictMode>,
  );
  document.documentElement.classList.add('has-corner-button');
  return () => {
    root.unmount();
    document.documentElement.classList.remove('has-corner-button');
  };
}

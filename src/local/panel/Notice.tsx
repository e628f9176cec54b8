import { X } from 'lucide-react';
import { announce } from '../store/changes';
import { readSetting, writeSetting } from '../store/settings';
import { useLive } from './useLive';

const readDismissed = () => readSetting('noticeDismissed');

/** Says once that everything stays in this browser. It lets clicks through to what lies behind it. */
export function Notice() {
  const dismissed = useLive(readDismissed, true);
  if (dismissed) return null;

  async function dismiss() {
    await writeSetting('noticeDismissed', true);
    announce('scenario');
  }

  return (
    <p className="flex items-center rounded-full border border-line bg-raised pl-4 text-sm text-soft shadow-md">
      Everything stays in this browser
      <button
        type="button"
        aria-label="Got it"
        onClick={() => void dismiss()}
        className="pointer-events-auto grid size-11 shrink-0 place-items-center rounded-full"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </p>
  );
}

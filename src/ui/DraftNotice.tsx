import { Button } from './Button';

/** Shows that the form has a restored draft, with a button that discards it. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm text-soft">
      <p>We kept what you had filled in.</p>
      <Button variant="quiet" className="-mx-3 min-h-11! px-3! py-0!" onClick={onDiscard}>
        Discard changes
      </Button>
    </div>
  );
}

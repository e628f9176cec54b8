/** Shows that the form has a restored draft, with a button that discards it. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm text-soft">
      <p>We kept what you had filled in.</p>
      <button
        type="button"
        onClick={onDiscard}
        className="min-h-11 font-semibold text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink"
      >
        Discard changes
      </button>
    </div>
  );
}

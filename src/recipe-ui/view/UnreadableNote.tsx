import SearchX from '~icons/lucide/search-x';

/** Shows a sentence about unreadable entries: see `unreadableNotes`. */
export function UnreadableNote({ children }: { children: string }) {
  if (children === '') return null;
  return (
    <p role="note" className="mt-4 flex items-start gap-2 font-semibold first:mt-0">
      <SearchX aria-hidden className="mt-0.5 size-5 shrink-0 text-soft" />
      {children}
    </p>
  );
}

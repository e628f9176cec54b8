const button =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-5 font-semibold transition-opacity hover:opacity-85 disabled:opacity-60 motion-reduce:transition-none';

/** The panel's controls. Local mode brings its own: nothing of it may reach a hosted build through shared parts. */
export const styles = {
  primary: `${button} bg-tomato text-on-tomato`,
  quiet: `${button} border border-line-strong bg-paper text-ink`,
  field: 'min-h-11 w-full rounded-xl border border-line-strong bg-paper px-3 text-ink',
  label: 'mb-1 block text-sm font-semibold',
  row: 'flex min-h-11 cursor-pointer items-start gap-3 rounded-xl px-2 py-2 hover:bg-paper',
  check: 'mt-0.5 size-5 shrink-0 accent-tomato',
} as const;

interface BrandMarkProps {
  className?: string;
}

/** Twitter's mark: controls' own icons hold no brands. */
export function TwitterMark({ className }: BrandMarkProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor" className={className}>
      <path d="M23.6 4.9a9.7 9.7 0 0 1-2.8.8 4.8 4.8 0 0 0 2.1-2.7 9.7 9.7 0 0 1-3 1.2 4.8 4.8 0 0 0-8.3 4.4A13.7 13.7 0 0 1 1.6 3.6a4.8 4.8 0 0 0 1.5 6.5 4.8 4.8 0 0 1-2.2-.6v.1a4.8 4.8 0 0 0 3.9 4.7 4.8 4.8 0 0 1-2.2.1 4.8 4.8 0 0 0 4.5 3.3 9.7 9.7 0 0 1-7.1 2 13.7 13.7 0 0 0 7.4 2.2c8.9 0 13.7-7.4 13.7-13.7v-.6a9.8 9.8 0 0 0 2.5-2.7Z" />
    </svg>
  );
}

/** Facebook's mark. */
export function FacebookMark({ className }: BrandMarkProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor" className={className}>
      <path d="M24 12a12 12 0 1 0-13.9 11.9v-8.4h-3V12h3V9.4c0-3 1.8-4.7 4.5-4.7 1.3 0 2.7.2 2.7.2v3h-1.5c-1.5 0-2 .9-2 1.9V12h3.4l-.5 3.5h-2.8v8.4A12 12 0 0 0 24 12Z" />
    </svg>
  );
}

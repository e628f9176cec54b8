import type { ReactNode } from 'react';

/** What the robot says; the tail points to the left, where it stands. */
export function SpeechBubble({ children }: { children: ReactNode }) {
  return (
    <div className="relative self-center rounded-3xl lg:justify-self-start bg-raised px-5 py-4 shadow-card sm:px-7 sm:py-6 sm:text-xl">
      <svg
        aria-hidden="true"
        viewBox="0 0 24 32"
        className="absolute top-1/2 -left-5 h-9 w-7 -translate-y-1/2 fill-raised"
      >
        <path d="M24 0C22 12 12 20 0 22C10 26 20 28 24 32Z" />
      </svg>
      {children}
    </div>
  );
}

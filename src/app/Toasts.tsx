import { Toaster } from 'react-hot-toast';

const look = {
  background: 'var(--color-paper-raised)',
  color: 'var(--color-ink)',
  border: '1px solid var(--color-line-strong)',
  borderRadius: '1rem',
  fontWeight: 600,
};

/** Where toasts appear, read out politely; success stays 2 s (spec 9), errors long enough to be read. */
export function Toasts() {
  return (
    <Toaster
      position="top-center"
      containerStyle={{ top: 84 }}
      toastOptions={{
        style: look,
        success: {
          duration: 2000,
          iconTheme: { primary: 'var(--color-basil-ink)', secondary: 'var(--color-paper)' },
        },
        error: {
          duration: 6000,
          iconTheme: { primary: 'var(--color-tomato-ink)', secondary: 'var(--color-paper)' },
        },
      }}
    />
  );
}

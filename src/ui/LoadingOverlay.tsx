import { Mascot } from './Mascot';

/** The full-screen overlay with the robot (spec 2): covers the page while something is being made. */
export function LoadingOverlay({ label = 'Processing...' }: { label?: string }) {
  return (
    <div
      role="status"
      className="fixed inset-0 z-50 grid place-content-center justify-items-center gap-6 bg-paper/95 text-ink"
    >
      <Mascot mood="stirring" size={200} />
      <p className="font-display text-2xl font-semibold">{label}</p>
    </div>
  );
}

/** How a timer makes itself heard: sound, vibration, a notification. Each only where the browser lets it. */

let audio: AudioContext | null = null;

/** Makes sound possible: to be called while the cook presses something, for only then may a page begin to sound. */
export function unlockAudio(): void {
  if (!('AudioContext' in window)) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume().catch(() => {});
}

/** Hz, and seconds after the begin: three short notes, the last a third higher. */
const notes = [
  [880, 0],
  [880, 0.22],
  [1109, 0.44],
] as const;

function beep(): void {
  if (audio?.state !== 'running') return;
  for (const [pitch, after] of notes) {
    const begin = audio.currentTime + after;
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    tone.frequency.value = pitch;
    tone.type = 'triangle';
    loudness.gain.setValueAtTime(0, begin);
    loudness.gain.linearRampToValueAtTime(0.5, begin + 0.015);
    loudness.gain.exponentialRampToValueAtTime(0.001, begin + 0.2);
    tone.connect(loudness).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + 0.22);
  }
}

/** Whether this tab may sound and shake: the cook has touched it since it was loaded. */
export const canRing = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

/** Milliseconds between two rings, and for how long it goes on. */
const ringIntervalMs = 2500;
const maxRingingMs = 60_000;

/** Rings until it is stopped, at most a minute. Call the result to stop. */
export function startRinging(): () => void {
  const once = () => {
    beep();
    // A browser complains of a page that shakes before it was touched.
    if (canRing()) navigator.vibrate?.([300, 150, 300, 150, 600]);
  };
  once();
  const again = setInterval(once, ringIntervalMs);
  const end = setTimeout(() => clearInterval(again), maxRingingMs);
  return () => {
    clearInterval(again);
    clearTimeout(end);
    if (canRing()) navigator.vibrate?.(0);
  };
}

/** Whether the cook could still allow notifications. */
export const canRequestNotifications = (): boolean =>
  'Notification' in window && Notification.permission === 'default';

/** Tells a cook who looks at something else, where that is allowed. */
export async function showNotification(title: string, body: string, tag: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  if (document.visibilityState === 'visible') return;
  try {
    const notification = new Notification(title, { body, tag, requireInteraction: true });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // Android shows those of a service worker only.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, { body, tag, requireInteraction: true }).catch(() => {});
  }
}

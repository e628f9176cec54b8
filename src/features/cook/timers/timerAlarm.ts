/** Sound, vibration and notifications of timers, as far as the browser allows them. */

let audio: AudioContext | null = null;

/** Creates or resumes the audio context. Browsers allow that only while a press is handled. */
export function unlockAudio(): void {
  if (!('AudioContext' in window)) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume().catch(() => {});
}

/** Hz, and seconds after the start: three short notes, the last a third higher. */
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

/** True if the page may make sounds and vibrate: it was pressed since it was loaded. */
export const canRing = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

const ringIntervalMs = 2500;
const maxRingingMs = 60_000;

/** Rings until stopped, for at most a minute. Returns a function that stops it. */
export function startRinging(): () => void {
  const once = () => {
    beep();
    // Browsers log a warning if an untouched page vibrates.
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

/** True if the browser has not asked for permission yet. */
export const canRequestNotifications = (): boolean =>
  'Notification' in window && Notification.permission === 'default';

/** Shows a notification, if they are allowed. */
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
    // Android shows only notifications of a service worker.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, { body, tag, requireInteraction: true }).catch(() => {});
  }
}

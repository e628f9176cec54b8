/* Sound, vibration and notifications of timers, as far as the browser allows them. */

let audioContext: AudioContext | null = null;

/** Creates or resumes the audio context. Browsers allow that only while a press is handled. */
export function unlockAudio(): void {
  if (!('AudioContext' in window)) return;
  audioContext ??= new AudioContext();
  if (audioContext.state === 'suspended') void audioContext.resume().catch(() => {});
}

/** Frequency in Hz, and seconds after the start: three short notes, the last a third higher. */
const beepNotes = [
  [880, 0],
  [880, 0.22],
  [1109, 0.44],
] as const;

function beep(): void {
  if (audioContext?.state !== 'running') return;
  for (const [pitch, after] of beepNotes) {
    const begin = audioContext.currentTime + after;
    const tone = audioContext.createOscillator();
    const volume = audioContext.createGain();
    tone.frequency.value = pitch;
    tone.type = 'triangle';
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(0.5, begin + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.2);
    tone.connect(volume).connect(audioContext.destination);
    tone.start(begin);
    tone.stop(begin + 0.22);
  }
}

/** True if the page may make sounds and vibrate: the user has pressed it since it was loaded. */
export const canRing = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

const ringIntervalMs = 2500;
const maxRingingMs = 60_000;

/** Rings for at most a minute. Returns a function that stops the ringing. */
export function startRinging(): () => void {
  const ring = () => {
    beep();
    // Browsers log a warning if a page vibrates before the user has pressed it.
    if (canRing()) navigator.vibrate?.([300, 150, 300, 150, 600]);
  };
  ring();
  const interval = setInterval(ring, ringIntervalMs);
  const timeout = setTimeout(() => clearInterval(interval), maxRingingMs);
  return () => {
    clearInterval(interval);
    clearTimeout(timeout);
    if (canRing()) navigator.vibrate?.(0);
  };
}

/** True if the user has not been asked for permission for notifications. */
export const canRequestNotifications = (): boolean =>
  'Notification' in window && Notification.permission === 'default';

/** Shows a notification if the user allows them and the page is hidden. */
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
    // Browsers on Android show only notifications of a service worker.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, { body, tag, requireInteraction: true }).catch(() => {});
  }
}

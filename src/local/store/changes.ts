/** What has changed: the inbox, a setting, or all there is. */
type Change = 'mails' | 'settings' | 'everything';

const listeners = new Set<(change: Change) => void>();
let otherTabs: BroadcastChannel | null = null;

/** Tells every listener, in this tab and in connected ones, that something changed. */
export function notifyChange(change: Change): void {
  notifyListeners(change);
  otherTabs?.postMessage(change);
}

/** Listens to changes. Gives back how to stop. */
export function subscribeToChanges(listener: (change: Change) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Shares changes with the other tabs of this browser. Not for Node, where an open channel keeps the process alive. */
export function connectTabs(): void {
  otherTabs ??= new BroadcastChannel('sazon.local');
  otherTabs.onmessage = ({ data }: MessageEvent<Change>) => notifyListeners(data);
}

function notifyListeners(change: Change): void {
  for (const listener of listeners) listener(change);
}

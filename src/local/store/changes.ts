type Change = 'mails' | 'settings' | 'everything';

const listeners = new Set<(change: Change) => void>();
let channel: BroadcastChannel | null = null;

/** Notifies the listeners in this tab and in connected tabs. */
export function notifyChange(change: Change): void {
  notifyListeners(change);
  channel?.postMessage(change);
}

export function subscribeToChanges(listener: (change: Change) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Shares changes with this browser's other tabs. Not for Node, where an open channel keeps the process running. */
export function shareChangesAcrossTabs(): void {
  channel ??= new BroadcastChannel('sazon.local');
  channel.onmessage = ({ data }: MessageEvent<Change>) => notifyListeners(data);
}

function notifyListeners(change: Change): void {
  for (const listener of listeners) listener(change);
}

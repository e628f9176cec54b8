const listeners = new Set<() => void>();
let channel: BroadcastChannel | null = null;

/** Notifies the listeners in this tab and in connected tabs that a table has changed. */
export function notifyChange(): void {
  notifyListeners();
  channel?.postMessage(null);
}

export function subscribeToChanges(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Shares changes with this browser's other tabs. Not for Node, where an open channel keeps the process running. */
export function shareChangesAcrossTabs(): void {
  channel ??= new BroadcastChannel('sazon.local');
  channel.onmessage = notifyListeners;
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

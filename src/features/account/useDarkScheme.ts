import { useSyncExternalStore } from 'react';

const systemScheme = () => window.matchMedia('(prefers-color-scheme: dark)');

function subscribe(changed: () => void): () => void {
  const system = systemScheme();
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-scheme'] });
  system.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', changed);
  };
}

function isDark(): boolean {
  const chosen = document.documentElement.dataset.scheme;
  return chosen === undefined ? systemScheme().matches : chosen === 'dark';
}

/** Whether the page is in its dark colours: as chosen, else as the device says. For what our tokens can't reach. */
export function useDarkScheme(): boolean {
  return useSyncExternalStore(subscribe, isDark, () => false);
}

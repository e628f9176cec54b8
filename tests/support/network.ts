import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { setScenario } from '@/local/scenarios/scenarios';

async function setNetwork(isThere: boolean): Promise<void> {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  await setScenario(isThere ? 'normal' : 'offline');
  act(() => {
    window.dispatchEvent(new Event(isThere ? 'online' : 'offline'));
  });
}

/** Takes the network away until the end of the test or `goOnline`: `navigator.onLine` is false and requests fail. */
export const goOffline = () => setNetwork(false);

/** Restores the network and dispatches `online`. */
export const goOnline = () => setNetwork(true);

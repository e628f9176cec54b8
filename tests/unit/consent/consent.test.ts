import { act, renderHook } from '@testing-library/react';
import { fc } from '@tests/support/fastCheck';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storageKeys } from '@/config/storageKeys';
import { allAccepted, allRejected, saveConsent, useConsent } from '@/features/consent/consent';

const key = storageKeys.cookieConsent;

/** Reads the choice as a new screen does. */
function readConsent() {
  const { result, unmount } = renderHook(useConsent);
  unmount();
  return result.current;
}

afterEach(() => {
  // Also clears the choice in memory.
  vi.restoreAllMocks();
  saveConsent(allRejected);
  window.localStorage.clear();
});

function isValidConsent(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { essential, analytics, marketing } = value as Record<string, unknown>;
  return essential === true && typeof analytics === 'boolean' && typeof marketing === 'boolean';
}

describe('the cookie choice', () => {
  it('is null if nothing is stored', () => {
    expect(readConsent()).toBeNull();
  });

  // Claim 3.22
  it('is read as it was saved, with essential cookies always on', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), (analytics, marketing) => {
        saveConsent({ analytics, marketing });
        expect(readConsent()).toEqual({ essential: true, analytics, marketing });
        expect(JSON.parse(window.localStorage.getItem(key) ?? '')).toEqual({
          essential: true,
          analytics,
          marketing,
        });
      }),
    );
  });

  it('is the same object until it changes', () => {
    saveConsent(allAccepted);
    const { result, rerender } = renderHook(useConsent);
    const before = result.current;
    rerender();
    act(() => saveConsent(allAccepted));
    expect(result.current).toBe(before);
    act(() => saveConsent(allRejected));
    expect(result.current).not.toBe(before);
  });

  it('is null if the stored text is not JSON', () => {
    const broken = fc.string().filter((text) => {
      try {
        JSON.parse(text);
        return false;
      } catch {
        return true;
      }
    });
    fc.assert(
      fc.property(broken, (text) => {
        window.localStorage.setItem(key, text);
        expect(readConsent()).toBeNull();
      }),
    );
  });

  // Claim 3.23
  it('is read only if the stored value has its three fields', () => {
    const nearly = fc.record(
      {
        essential: fc.oneof(fc.boolean(), fc.jsonValue()),
        analytics: fc.oneof(fc.boolean(), fc.jsonValue()),
        marketing: fc.oneof(fc.boolean(), fc.jsonValue()),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), nearly), (value) => {
        window.localStorage.setItem(key, JSON.stringify(value));
        expect(readConsent() !== null).toBe(isValidConsent(value));
      }),
    );
  });

  it('lasts until the page is closed if storage is unavailable', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    saveConsent(allAccepted);
    expect(window.localStorage.getItem(key)).toBeNull();
    expect(readConsent()).toEqual({ essential: true, analytics: true, marketing: true });
  });
});

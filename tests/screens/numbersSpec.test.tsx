import { act, render, screen } from '@testing-library/react';
import { deleteApp, getApps, setLogLevel } from 'firebase/app';
import toast from 'react-hot-toast';
import { describe, expect, it, vi } from 'vitest';
import { Toasts } from '@/app/Toasts';
import { createFirebaseAuth } from '@/auth/firebaseAuth';
import { env } from '@/config/env';
import { storageKeys } from '@/config/storageKeys';

// The test ends while Firebase is still reading its storage; its warning about that says nothing of the product.
setLogLevel('error');

describe('A success toast', () => {
  it('stays for 2 s', () => {
    vi.useFakeTimers();
    render(<Toasts />);
    act(() => {
      // Without the time that its way out takes.
      toast.success('Done', { removeDelay: 1 });
    });
    act(() => {
      vi.advanceTimersByTime(1990);
    });
    expect(screen.getByText('Done')).toBeInTheDocument();
    act(() => {
      vi.advanceTimersByTime(20);
    });
    act(() => {
      vi.advanceTimersByTime(5);
    });
    expect(screen.queryByText('Done')).not.toBeInTheDocument();
  });
});

describe('The identity token', () => {
  it('is synced up to the age that is the default of the library', async () => {
    const client = createFirebaseAuth(env());
    const [app] = getApps();
    expect(app?.options.apiKey).toBe(env().firebase.apiKey);
    expect(app?.options).not.toHaveProperty('authIdTokenMaxAge');
    await client.signOut();
    await Promise.all(getApps().map(deleteApp));
  });
});

describe('What the browser keeps', () => {
  it('has fixed names', () => {
    expect(storageKeys).toMatchObject({
      cookieConsent: 'sazon.cookie-consent',
      queryCache: 'sazon.query-cache',
    });
  });
});

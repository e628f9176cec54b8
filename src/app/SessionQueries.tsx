import { IsRestoringProvider, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { sessionCache } from '@/api/sessionCache';
import { useAuth } from '@/auth/AuthContext';

/** Gives the screens the cache of whoever is signed in; queries wait until the stored part of it is back. */
export function SessionQueries({ children }: { children: ReactNode }) {
  const { currentUser } = useAuth();
  const { client, restored, isRestored } = sessionCache(currentUser?.uid ?? null);
  const [restoredClient, setRestoredClient] = useState(isRestored() ? client : null);

  useEffect(() => {
    let wanted = true;
    const go = () => wanted && setRestoredClient(client);
    restored.then(go, go);
    return () => {
      wanted = false;
    };
  }, [client, restored]);

  return (
    <QueryClientProvider client={client}>
      <IsRestoringProvider value={restoredClient !== client}>{children}</IsRestoringProvider>
    </QueryClientProvider>
  );
}

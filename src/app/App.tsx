import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { HashRouter } from 'react-router-dom';
import { queryClient } from '@/api/queryClient';
import type { PaintedFor } from '@/auth/AuthContext';
import type { AuthClient } from '@/auth/authClient';
import { AppRoutes } from './AppRoutes';
import { AuthProvider } from './AuthProvider';
import { Layout } from './layout/Layout';
import { MadeRecipes } from './MadeRecipes';
import { OfflineNotices } from './OfflineNotices';
import { Toasts } from './Toasts';

interface AppProps {
  loadAuthClient: () => Promise<AuthClient>;
  paintedFor?: PaintedFor;
  /** HashRouter, unless the page is being prerendered. */
  Router?: ComponentType<{ children: ReactNode }>;
}

/** The product: cache, session, router, layout, screens. */
export function App({ loadAuthClient, paintedFor, Router = HashRouter }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider loadAuthClient={loadAuthClient} paintedFor={paintedFor}>
        <Router>
          <Layout>
            <AppRoutes />
          </Layout>
          <MadeRecipes />
          <Toasts />
          {/* Local mode has a service worker of its own (MSW's), and a page can have only one. */}
          {!__SAZON_LOCAL__ && <OfflineNotices />}
        </Router>
      </AuthProvider>
    </QueryClientProvider>
  );
}

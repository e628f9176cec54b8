import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { HashRouter } from 'react-router-dom';
import { queryClient } from '@/api/queryClient';
import type { ExpectedUserStatus } from '@/auth/AuthContext';
import type { AuthClient } from '@/auth/authClient';
import { AppRoutes } from './AppRoutes';
import { AuthProvider } from './AuthProvider';
import { LogInProvider } from './LogInProvider';
import { Layout } from './layout/Layout';
import { OfflineAndUpdateNotices } from './OfflineAndUpdateNotices';
import { RecipeReadyToast } from './RecipeReadyToast';
import { Toaster } from './Toaster';

interface AppProps {
  loadAuthClient: () => Promise<AuthClient>;
  expectedUserStatus?: ExpectedUserStatus;
  Router?: ComponentType<{ children: ReactNode }>;
}

/** Renders the product: query cache, session, router, layout and screens. */
export function App({ loadAuthClient, expectedUserStatus, Router = HashRouter }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider loadAuthClient={loadAuthClient} expectedUserStatus={expectedUserStatus}>
        <Router>
          <LogInProvider>
            <Layout>
              <AppRoutes />
            </Layout>
            <Toaster />
          </LogInProvider>
          <RecipeReadyToast />
          {/* Local mode already registers MSW's service worker, and a page can have only one. */}
          {!__SAZON_LOCAL__ && <OfflineAndUpdateNotices />}
        </Router>
      </AuthProvider>
    </QueryClientProvider>
  );
}

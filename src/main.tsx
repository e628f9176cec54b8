import { type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './styles.css';
import { setIdTokenProvider } from './api/apiFetch';
import { App } from './app/App';
import { pathFromHash, preloadScreen } from './app/AppRoutes';
import { prefetchOnIntent } from './app/prefetchOnIntent';
import { installTrustedTypes } from './app/trustedTypes';
import type { ExpectedUserStatus } from './auth/AuthContext';
import type { AuthClient } from './auth/authClient';
import { type Env, getEnvResult } from './config/env';
import { paths } from './config/paths';
import fontsHref from './fonts.css?url';

installTrustedTypes();

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
const root = container;

let authClient: Promise<AuthClient> | undefined;

function loadAuthClient(env: Env): Promise<AuthClient> {
  authClient ??= import('./auth/firebaseAuth').then(async ({ createFirebaseAuth }) => {
    if (!__SAZON_LOCAL__) return createFirebaseAuth(env);
    const { chooseGoogleAccount } = await import('./local/panel/chooseGoogleAccount');
    return createFirebaseAuth(env, { chooseGoogleAccount });
  });
  return authClient;
}

async function startLocalMode({ apiUrl, serverUrl, model: configured }: Env) {
  const { startMocking } = await import('./local/browser');
  const { mountLocalPanel } = await import('./local/panel/LocalPanel');
  // The path of Vite's proxy (src/hosting/modelProxy.ts).
  const model = configured && { ...configured, requestUrl: new URL('/model', window.location.href).href };
  await startMocking({ apiUrl, serverUrl, ...(model && { model }) });
  mountLocalPanel(document.body.appendChild(document.createElement('div')), model);
}

async function start(env: Env) {
  // Before the first render, which requests the captcha's script and the session.
  if (__SAZON_LOCAL__) await startLocalMode(env);
  // If Firebase was not loaded, no user is signed in.
  setIdTokenProvider(async () => (await authClient)?.getIdToken() ?? null);
  prefetchOnIntent();
  // The prerendered page stays until the screen's code is loaded. ScreenError shows a failure.
  await preloadScreen(pathFromHash(window.location.hash)).catch(() => {});

  const expectedUserStatus = document.documentElement.dataset.expectedUser as ExpectedUserStatus;
  const getAuthClient = () => loadAuthClient(env);
  const app = (
    <StrictMode>
      <App loadAuthClient={getAuthClient} expectedUserStatus={expectedUserStatus} />
    </StrictMode>
  );
  const shouldHydrate =
    root.hasChildNodes() &&
    expectedUserStatus === 'visitor' &&
    pathFromHash(window.location.hash) === paths.home;
  // A transition: a synchronous render is the longest task of a visit on a slow phone, and would show a skeleton for
  // loaded code.
  startTransition(() => {
    if (shouldHydrate) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  // Requested after the code: fonts beside it delayed the start by 290 ms on a slow phone.
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: fontsHref });
  link.addEventListener('load', () => {
    const fontLoads = ['Figtree', 'Fraunces'].map((family) => document.fonts.load(`1em ${family}`));
    // If a font fails to load, the page uses the fallback fonts.
    Promise.all(fontLoads).then(
      () => document.documentElement.setAttribute('data-fonts', ''),
      () => {},
    );
  });
  document.head.append(link);
}

async function renderProblem(renderElement: (module: typeof import('./app/StartupErrorPage')) => ReactNode) {
  createRoot(root).render(renderElement(await import('./app/StartupErrorPage')));
}

const envResult = getEnvResult();
if (envResult.ok) {
  start(envResult.env).catch((error: unknown) => {
    console.error(error);
    return renderProblem(({ StartupErrorPage }) => <StartupErrorPage error={error} />);
  });
} else {
  const { problems } = envResult;
  for (const { name, message } of problems) console.error(`${name} ${message}`);
  void renderProblem(({ EnvProblemsPage }) => <EnvProblemsPage problems={problems} />);
}

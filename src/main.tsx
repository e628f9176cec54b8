import { type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './styles.css';
import { setIdTokenProvider } from './api/apiFetch';
import { App } from './app/App';
import { loadScreen, pathFromHash } from './app/AppRoutes';
import { prefetchOnIntent } from './app/prefetchOnIntent';
import { installTrustedTypes } from './app/trustedTypes';
import type { ExpectedUser } from './auth/AuthContext';
import type { AuthClient } from './auth/authClient';
import { type Env, readEnv } from './config/env';
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
  const { startLocalServers } = await import('./local/browser');
  const { mountLocalPanel } = await import('./local/panel/LocalPanel');
  // Vite's proxy: vite.config.ts.
  const model = configured && { ...configured, url: new URL('/model', window.location.href).href };
  await startLocalServers({ apiUrl, serverUrl, ...(model && { model }) });
  mountLocalPanel(document.body.appendChild(document.createElement('div')), model);
}

async function start(env: Env) {
  // First: the first render already requests the captcha's script and the session.
  if (__SAZON_LOCAL__) await startLocalMode(env);
  // If Firebase was not loaded, no user is signed in.
  setIdTokenProvider(async () => (await authClient)?.getIdToken() ?? null);
  prefetchOnIntent();
  // The prerendered page stays until the screen's code is loaded. ScreenError shows a failure.
  await loadScreen(pathFromHash(window.location.hash)).catch(() => {});

  const expectedUser = document.documentElement.dataset.painted as ExpectedUser;
  const load = () => loadAuthClient(env);
  const app = (
    <StrictMode>
      <App loadAuthClient={load} expectedUser={expectedUser} />
    </StrictMode>
  );
  const isHomePainted =
    root.hasChildNodes() && expectedUser === 'visitor' && pathFromHash(window.location.hash) === paths.home;
  // A transition: a synchronous render is the longest task of a visit on a slow phone, and would show a skeleton for
  // loaded code.
  startTransition(() => {
    if (isHomePainted) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  // Fonts are requested now, because beside the code they delay it by 290 ms on a slow phone.
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: fontsHref });
  sheet.addEventListener('load', () => {
    const loads = ['Figtree', 'Fraunces'].map((family) => document.fonts.load(`1em ${family}`));
    // The fallback fonts stay if one fails to load.
    Promise.all(loads).then(
      () => document.documentElement.setAttribute('data-fonts', ''),
      () => {},
    );
  });
  document.head.append(sheet);
}

async function showProblem(problemIn: (module: typeof import('./app/StartProblem')) => ReactNode) {
  createRoot(root).render(problemIn(await import('./app/StartProblem')));
}

const read = readEnv();
if (read.ok) {
  start(read.env).catch((error: unknown) => {
    console.error(error);
    return showProblem(({ StartProblem }) => <StartProblem error={error} />);
  });
} else {
  const { problems } = read;
  for (const { name, message } of problems) console.error(`${name} ${message}`);
  void showProblem(({ EnvProblems }) => <EnvProblems problems={problems} />);
}

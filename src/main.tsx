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

/** Loads Firebase, once. */
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
  // Local mode first: the captcha's script and the session are asked for on the first render.
  if (__SAZON_LOCAL__) await startLocalMode(env);
  // Where Firebase was never loaded, nobody is signed in.
  setIdTokenProvider(async () => (await authClient)?.getIdToken() ?? null);
  prefetchOnIntent();
  // What is painted stays until the screen in its place can be shown. A failure is shown there.
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
  // A transition: at once it would be the longest task of a visit on a slow phone, and a loaded screen would show its skeleton.
  startTransition(() => {
    if (isHomePainted) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  // Now, since fonts that are requested beside the code hold it up: 290 ms on a slow phone.
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: fontsHref });
  sheet.addEventListener('load', () => {
    const loads = ['Figtree', 'Fraunces'].map((family) => document.fonts.load(`1em ${family}`));
    // Where one does not come, the stand-ins stay.
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

import { type ReactNode, StrictMode, startTransition } from 'react';
import './styles.css';
// Painted first, and so in the sheet that all screens share.
import './features/home/components/kitchen.css';
import './features/consent/cookieBanner.css';
import { provideIdToken } from './api/idTokens';
import { App } from './app/App';
import { preloadScreen, routeOf } from './app/AppRoutes';
import { readScreenCode, takeOverFirstPaint } from './app/layout/firstPaint';
import { preloadOnIntent } from './app/preloadOnIntent';
import { installTrustedTypes } from './app/trustedTypes';
import { lazyAuthClient } from './auth/lazyAuthClient';
import { isSessionExpected, mayHaveSession } from './auth/rememberedSession';
import { type Env, readEnv } from './config/env';
import { lazyImport } from './lib/lazyImport';
import { pause } from './lib/pause';

installTrustedTypes();

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
const root = container;

/** React's renderer: in the file of this code, but not read before it is asked for. */
const loadRenderer = () => import('react-dom/client');

async function startLocalMode({ apiUrl, serverUrl }: Env) {
  const { startLocalServers } = await import('./local/browser');
  const { mountPanel } = await import('./local/panel/mountPanel');
  await startLocalServers({ apiUrl, serverUrl });
  mountPanel(document.body.appendChild(document.createElement('div')));
}

async function start(env: Env) {
  // Local mode first: the captcha's script and the session are asked for on the first render.
  if (__SAZON_LOCAL__) await startLocalMode(env);

  const loadAuth = async () => {
    const { createFirebaseAuth } = await lazyImport(() => import('./auth/firebaseAuth'));
    if (!__SAZON_LOCAL__) return createFirebaseAuth(env);
    const { chooseGoogleAccount } = await import('./local/panel/chooseGoogleAccount');
    return createFirebaseAuth(env, { chooseGoogleAccount });
  };
  const authClient = lazyAuthClient(loadAuth, { mayHaveSession });
  provideIdToken(async () => (await import('./app/idTokenSource')).idTokenSource(authClient)());

  preloadOnIntent();
  const isExpected = isSessionExpected();
  if (isExpected) authClient.prepare?.();
  // What is painted already stays until the screen in its place can be shown; one that does not come says so itself.
  await Promise.allSettled([
    readScreenCode().then(() => preloadScreen(routeOf(window.location.hash))),
    globalThis.firstPaint?.whenPainted,
    globalThis.firstPaint?.whenStyled,
  ]);
  // Reading this code was a task on a phone, reading the renderer and rendering are two more: all at once they would be
  // a long one, and so a tap or a scroll may come between them.
  await pause();
  const { createRoot, hydrateRoot } = await loadRenderer();
  await pause();
  const app = (
    <StrictMode>
      <App authClient={authClient} isSessionExpected={isExpected} />
    </StrictMode>
  );
  // In slices: all at once it was the longest task of a visit.
  if (takeOverFirstPaint()) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

async function showProblem(problemIn: (module: typeof import('./app/StartProblem')) => ReactNode) {
  const [module, { createRoot }] = await Promise.all([import('./app/StartProblem'), loadRenderer()]);
  takeOverFirstPaint();
  createRoot(root).render(problemIn(module));
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

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './styles.css';
import { messageOf } from './api/apiError';
import { provideIdToken } from './api/apiFetch';
import { App } from './app/App';
import { idTokenSource } from './app/idTokenSource';
import { EnvProblems, StartProblem } from './app/StartProblem';
import { installTrustedTypes } from './app/trustedTypes';
import { lazyAuthClient } from './auth/lazyAuthClient';
import { type Env, readEnv } from './config/env';
import { lazyImport } from './lib/lazyImport';

installTrustedTypes();

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
const root = createRoot(container);

async function startLocalMode({ apiUrl, serverUrl }: Env) {
  const { startLocalServers } = await import('./local/browser');
  const { mountPanel } = await import('./local/panel/mountPanel');
  await startLocalServers({ apiUrl, serverUrl });
  mountPanel(document.body.appendChild(document.createElement('div')));
}

async function start(env: Env) {
  // Local mode first: the captcha's script and the session are asked for on the first render.
  if (__SAZON_LOCAL__) await startLocalMode(env);

  const authClient = lazyAuthClient(async () => {
    const { createFirebaseAuth } = await lazyImport(() => import('./auth/firebaseAuth'));
    if (!__SAZON_LOCAL__) return createFirebaseAuth(env);
    const { chooseGoogleAccount } = await import('./local/panel/chooseGoogleAccount');
    return createFirebaseAuth(env, { chooseGoogleAccount });
  });
  provideIdToken(idTokenSource(authClient));
  root.render(
    <StrictMode>
      <App authClient={authClient} />
    </StrictMode>,
  );
}

const read = readEnv();
if (read.ok) {
  start(read.env).catch((error: unknown) => {
    console.error(error);
    root.render(<StartProblem message={messageOf(error, 'Reload the page to try again.')} />);
  });
} else {
  for (const { name, message } of read.problems) console.error(`${name} ${message}`);
  root.render(<EnvProblems problems={read.problems} />);
}

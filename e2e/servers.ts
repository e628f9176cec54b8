import { hostedEnv } from './hostedEnv.mjs';
import { modelEnv } from './modelEnv.mjs';

const firstPort = Number(process.env.E2E_PORT ?? 4310);
const at = (port: number) => ({ port, url: `http://127.0.0.1:${port}/` });

/**
 * The production builds under test, where each is served (free ports in a row, chosen by tests/run.mjs), and the
 * environment that each was built in: the headers it is served with depend on it.
 */
export const localServer = { outDir: 'dist', env: { VITE_BACKEND: 'local' }, ...at(firstPort) };
export const hostedServer = { outDir: 'dist-hosted', env: hostedEnv, ...at(firstPort + 1) };

/** Local mode with a model, and the port of the model's stand-in. */
export const modelPort = firstPort + 3;
export const modelServer = { outDir: 'dist-model', env: modelEnv(modelPort), ...at(firstPort + 2) };

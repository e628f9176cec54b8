import { hostedEnv } from './hostedEnv.mjs';
import { modelEnv } from './modelEnv.mjs';

const firstPort = Number(process.env.E2E_PORT ?? 4310);
const atPort = (port: number) => ({ port, url: `http://127.0.0.1:${port}/` });

/**
 * The production builds under test: output folder, URL (free ports in a row, chosen by tests/run.mjs), and the build's
 * environment, on which its security headers depend.
 */
export const localServer = { outDir: 'dist', env: { VITE_BACKEND: 'local' }, ...atPort(firstPort) };
export const hostedServer = { outDir: 'dist-hosted', env: hostedEnv, ...atPort(firstPort + 1) };

/** Local mode with a model, and the port of the fake model server. */
export const modelPort = firstPort + 3;
export const modelServer = { outDir: 'dist-model', env: modelEnv(modelPort), ...atPort(firstPort + 2) };

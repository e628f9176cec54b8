/** Builds the hosted product for the journeys, beside the local build. */
import { build } from 'vite';
import { hostedEnv } from './hostedEnv.mjs';

Object.assign(process.env, hostedEnv);
await build({ build: { outDir: 'dist-hosted' }, logLevel: 'warn' });

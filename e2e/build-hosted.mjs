/** Builds the hosted product for the journeys. */
import { build } from 'vite';
import { hostedEnv } from './hostedEnv.mjs';

Object.assign(process.env, hostedEnv);
await build({ build: { outDir: 'dist-hosted' }, logLevel: 'warn' });

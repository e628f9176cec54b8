/** Builds local mode with a model for the journeys. Its port is the preview's to know: only its words are in the build. */
import { build } from 'vite';
import { modelEnv } from './modelEnv.mjs';

Object.assign(process.env, modelEnv());
await build({ build: { outDir: 'dist-model' }, logLevel: 'warn' });

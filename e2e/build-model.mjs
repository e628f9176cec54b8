/** Builds local mode with a model for the journeys. The model's port is set when the build is served. */
import { build } from 'vite';
import { modelEnv } from './modelEnv.mjs';

Object.assign(process.env, modelEnv());
await build({ build: { outDir: 'dist-model' }, logLevel: 'warn' });

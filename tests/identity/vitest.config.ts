import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Runs the shared cases against local mode and against the emulator, which run.mjs starts. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  resolve: { tsconfigPaths: true },
  define: { __SAZON_LOCAL__: 'false' },
  test: {
    environment: 'jsdom',
    include: ['tests/identity/localMode.test.ts', 'tests/identity/emulator.live.ts'],
    setupFiles: ['tests/support/matchers.ts', 'tests/support/setup.ts'],
    // Firebase's browser build, which ships; Node would load another.
    server: { deps: { inline: [/firebase/] } },
    testTimeout: 30_000,
  },
});

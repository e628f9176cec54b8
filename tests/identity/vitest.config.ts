import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The shared cases of the identity providers: local mode's, and the real one in its emulator (run.mjs starts it). */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  resolve: { tsconfigPaths: true },
  define: { __SAZON_LOCAL__: 'false' },
  test: {
    environment: 'jsdom',
    include: ['tests/identity/localMode.test.ts', 'tests/identity/emulator.live.ts'],
    setupFiles: ['tests/support/matchers.ts', 'tests/support/setup.ts'],
    // Firebase's browser build, which is the one the product ships; Node would pick another.
    server: { deps: { inline: [/firebase/] } },
    testTimeout: 30_000,
  },
});

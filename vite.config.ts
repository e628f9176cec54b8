import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { loadEnv, type Plugin, runnerImport } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';

/**
 * Serves MSW's worker script in local mode only, straight from the package, so that a hosted build never
 * contains it and no copy can go stale.
 */
function mockServiceWorker(): Plugin {
  const script = () => readFileSync('node_modules/msw/lib/mockServiceWorker.js', 'utf8');
  return {
    name: 'sazon:mock-service-worker',
    configureServer(server) {
      server.middlewares.use('/mockServiceWorker.js', (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.end(script());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'mockServiceWorker.js', source: script() });
    },
  };
}

/** `vite preview` sends the headers that any other server is told to send. */
function previewHeaders(env: Record<string, unknown>): Plugin {
  return {
    name: 'sazon:preview-headers',
    async configurePreviewServer({ middlewares }) {
      const { module } = await runnerImport<typeof import('./src/hosting/securityHeaders')>(
        './src/hosting/securityHeaders.ts',
        { configFile: false, logLevel: 'error', resolve: { tsconfigPaths: true } },
      );
      const headers = module.securityHeaders(env, readFileSync('index.html', 'utf8'));
      middlewares.use((_request, response, next) => {
        response.setHeaders(new Map(Object.entries(headers)));
        next();
      });
    },
  };
}

/** Tests of pure logic need neither the mock server nor a session: they start without them. */
const pureTests = [
  'tests/*.test.ts',
  'tests/unit/{config,food,generate,hosting,kitchen,lib,profile,recipe,request}/**/*.test.ts',
];

export default defineConfig(({ mode }) => {
  const env = { ...loadEnv(mode, process.cwd(), 'VITE_'), ...process.env };
  // The bundler must know the mode: a hosted build drops everything behind this constant.
  const isLocal = env.VITE_BACKEND ? env.VITE_BACKEND === 'local' : !env.VITE_API_URL;

  return {
    base: './',
    // Routes live behind the hash: an address that is no file is a 404, never the page.
    appType: 'mpa',
    resolve: {
      tsconfigPaths: true,
      // Its own way, in a browser, is to write HTML: see the file.
      alias: { 'decode-named-character-reference': `${import.meta.dirname}/src/recipe/namedCharacters.ts` },
    },
    define: { __SAZON_LOCAL__: JSON.stringify(isLocal) },
    plugins: [
      react(),
      tailwindcss(),
      icons({ compiler: 'jsx', jsx: 'react' }),
      ...(isLocal ? [mockServiceWorker()] : []),
      previewHeaders(env),
    ],
    build: {
      target: 'es2022',
      sourcemap: false,
      rolldownOptions: {
        output: {
          // What is known of food compresses best in one piece, and whoever needs a part of it needs all.
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: 'food', test: /src.food.(?:check|names|lexicon|rules)/ }],
          },
        },
      },
    },
    server: { port: 5173 },
    test: {
      restoreMocks: true,
      // Small machines have two cores: one left idle would double the wait.
      maxWorkers: '100%',
      // Whatever a developer's own .env says.
      env: { VITE_BACKEND: 'local', VITE_API_URL: '', VITE_SERVER_URL: '' },
      // Bundled with the tests, so that Firebase meets the mocked fetch and not the one it finds at load.
      server: { deps: { inline: [/firebase/] } },
      projects: [
        {
          extends: true,
          test: {
            name: 'logic',
            environment: 'jsdom',
            include: pureTests,
            // Properties run thousands of cases: how long that takes is for the benchmark to judge.
            testTimeout: 120_000,
            setupFiles: ['tests/support/matchers.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'product',
            environment: 'jsdom',
            include: ['tests/**/*.test.{ts,tsx}'],
            exclude: [...configDefaults.exclude, ...pureTests],
            setupFiles: ['tests/support/matchers.ts', 'tests/support/setup.ts'],
            testTimeout: 60_000,
          },
        },
      ],
    },
  };
});

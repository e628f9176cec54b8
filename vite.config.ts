import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type Config, optimize } from 'svgo';
import { ExternalPackageIconLoader, FileSystemIconLoader } from 'unplugin-icons/loaders';
import icons from 'unplugin-icons/vite';
import { loadEnv, type Plugin, runnerImport } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { configDefaults, defineConfig, type ViteUserConfig } from 'vitest/config';
import { bypassModelRequestsScript, modelProxy } from './src/hosting/modelProxy.ts';
import { prerenderPlugin } from './src/hosting/prerenderPlugin.ts';

/**
 * Serves MSW's worker script in local mode only, straight from the package, so that a hosted build never
 * contains it and no copy can go stale.
 */
function mockServiceWorker(hasModel: boolean): Plugin {
  const worker = () => readFileSync('node_modules/msw/lib/mockServiceWorker.js', 'utf8');
  const script = () => (hasModel ? bypassModelRequestsScript : '') + worker();
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

/** The hosted build's service worker, and the list of files that it keeps: all that a page asks for. */
const offlineWorker = () =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src',
    filename: 'serviceWorker.ts',
    injectRegister: false,
    manifest: false,
    injectManifest: { globPatterns: ['**/*.{html,js,css,woff2,svg,avif,webmanifest}', 'icon-192.png'] },
  });

/** Reads a module of the product that a browser does not run. */
async function readModule<Module>(path: string): Promise<Module> {
  const { module } = await runnerImport<Module>(path, {
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
  });
  return module;
}

/** `vite preview` sends the headers that any other server is told to send. */
function previewHeaders(env: Record<string, unknown>): Plugin {
  return {
    name: 'sazon:preview-headers',
    async configurePreviewServer({ middlewares, config }) {
      const { securityHeaders } = await readModule<typeof import('./src/hosting/securityHeaders')>(
        './src/hosting/securityHeaders.ts',
      );
      const headers = securityHeaders(env, readFileSync(`${config.build.outDir}/index.html`, 'utf8'));
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
  'tests/unit/{config,food,generate,hosting,kitchen,lib,profile,recipe,recipes,request}/**/*.test.ts',
];

/** What these rooms know (lexicon, cookbook) takes seconds to load, and holds no state: their tests share it. */
const knowledgeTests = ['tests/unit/{food,kitchen,profile,request}/**/*.test.ts'];

/** These replace modules or load them anew, which needs a module graph of their own. */
const isolatedTests = [
  'tests/screens/{missingChunk,profileCheck,robustness,start}.test.tsx',
  'tests/unit/app/prefetchOnIntent.test.ts',
];

/** Left to `npm run test:all`: every call with every fault, and texts that nobody would cook from. */
const restTests = ['tests/faults/*.test.tsx', 'tests/unit/recipe/hostileTexts.test.ts'];

/** Code that travels together: on a slow network each request costs more than a few KB. */
const chunkGroups = [
  { name: 'index', test: /index\.html$|node_modules\/react-dom\//, priority: 9 },
  { name: 'forms', test: /node_modules\/(zod|react-hook-form|@hookform)\//, priority: 5 },
  {
    name: 'shared',
    test: /src\/(api|ui|lib|config|auth|request|profile)\/|~icons\/lucide/,
    minShareCount: 3,
  },
];

/** Shown at three times its grid at the most: what is finer than a tenth of it nobody sees. */
const drawing: Config = { multipass: true, floatPrecision: 1 };

/** An icon in a single path where it can be: a list of recipes has sixty, and every shape is styled and laid out. */
const inOneLine: Config = {
  multipass: true,
  floatPrecision: 2,
  plugins: [
    { name: 'convertShapeToPath', params: { convertArcs: true } },
    'preset-default',
    { name: 'mergePaths', params: { force: true } },
  ],
};

export default defineConfig(async ({ mode }): Promise<ViteUserConfig> => {
  const env = { ...loadEnv(mode, process.cwd(), 'VITE_'), ...process.env };
  // The bundler must know the mode: a hosted build drops everything behind this constant.
  const isLocal = env.VITE_BACKEND ? env.VITE_BACKEND === 'local' : !env.VITE_API_URL;
  const { parseEnv } = await readModule<typeof import('./src/config/parseEnv')>('./src/config/parseEnv.ts');
  // Without the VITE_ prefix, so that no bundle can hold it.
  const { MODEL_KEY } = loadEnv(mode, process.cwd(), '');
  const envResult = parseEnv({ ...env, MODEL_KEY: MODEL_KEY ?? '' });
  const model = envResult.ok ? envResult.env.model : undefined;
  const proxy = model ? modelProxy(model.baseUrl, MODEL_KEY) : {};
  const define = {
    __SAZON_LOCAL__: JSON.stringify(isLocal),
    __SAZON_ENV__: JSON.stringify(envResult),
    __SAZON_YEAR__: String(new Date().getFullYear()),
  };
  const readsCode = () => [
    react(),
    icons({
      compiler: 'jsx',
      jsx: 'react',
      // Only what comes by a loader is handed to `transform`.
      customCollections: {
        ...ExternalPackageIconLoader('@iconify-json/fluent-emoji-flat'),
        ...ExternalPackageIconLoader('@iconify-json/lucide'),
        brands: FileSystemIconLoader('src/ui/brands'),
        themes: FileSystemIconLoader('src/features/generate/drawings'),
      },
      transform: (svg, collection) => {
        const how = { lucide: inOneLine, 'fluent-emoji-flat': drawing }[collection];
        return how ? optimize(svg, how).data : svg;
      },
    }),
  ];

  return {
    base: './',
    // Routes live behind the hash: an address that is no file is a 404, never the page.
    appType: 'mpa',
    resolve: {
      tsconfigPaths: true,
      alias: {
        // The markdown parser's browser version has the browser decode HTML, which Trusted Types refuse: this one has a table.
        'decode-named-character-reference': `${import.meta.dirname}/node_modules/decode-named-character-reference/index.js`,
      },
    },
    define,
    plugins: [
      ...readsCode(),
      tailwindcss(),
      ...(isLocal ? [mockServiceWorker(model !== undefined)] : []),
      // Local mode starts its servers first, and a build that cannot start has nothing to paint.
      ...(!isLocal && envResult.ok
        ? [prerenderPlugin({ plugins: readsCode(), define }), offlineWorker()]
        : []),
      previewHeaders(env),
    ],
    build: {
      target: 'es2022',
      sourcemap: false,
      modulePreload: { polyfill: false },
      // One sheet, which the hosted build writes into the page.
      cssCodeSplit: false,
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
    },
    server: { port: 5173, proxy },
    preview: { proxy },
    test: {
      restoreMocks: true,
      unstubGlobals: true,
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
            name: 'knowledge',
            environment: 'node',
            include: knowledgeTests,
            isolate: false,
            // Properties run thousands of cases: how long that takes is for the benchmark to judge.
            testTimeout: 120_000,
            setupFiles: ['tests/support/matchers.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'logic',
            environment: 'node',
            include: pureTests,
            exclude: [...configDefaults.exclude, ...knowledgeTests, ...restTests],
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
            exclude: [...configDefaults.exclude, ...pureTests, ...restTests, ...isolatedTests],
            // The whole product is loaded once a worker: once a file took a third of the time.
            isolate: false,
            setupFiles: ['tests/support/matchers.ts', 'tests/support/setup.ts'],
            testTimeout: 60_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'isolated',
            environment: 'jsdom',
            include: isolatedTests,
            setupFiles: ['tests/support/matchers.ts', 'tests/support/setup.ts'],
            testTimeout: 60_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'rest',
            environment: 'jsdom',
            include: restTests,
            setupFiles: ['tests/support/matchers.ts', 'tests/support/setup.ts'],
            testTimeout: 120_000,
          },
        },
      ],
    },
  };
});

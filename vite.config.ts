import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type Config, optimize } from 'svgo';
import { ExternalPackageIconLoader, FileSystemIconLoader } from 'unplugin-icons/loaders';
import icons from 'unplugin-icons/vite';
import { loadEnv, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { configDefaults, defineConfig, type ViteUserConfig } from 'vitest/config';
import { cookbookPlugin } from './src/hosting/cookbookPlugin.mjs';
import { importModule } from './src/hosting/importModule.mjs';
import { bypassModelRequestsScript, modelProxy } from './src/hosting/modelProxy.ts';
import { prerenderPlugin } from './src/hosting/prerenderPlugin.ts';

/**
 * Serves MSW's worker script from its package, in local mode only. So a hosted build never contains it, and no copy gets
 * out of date.
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

/** Builds the service worker of a hosted build, with the list of files to precache: all that a page may request. */
const serviceWorkerPlugin = () =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src',
    filename: 'serviceWorker.ts',
    injectRegister: false,
    manifest: false,
    injectManifest: { globPatterns: ['**/*.{html,js,css,woff2,svg,avif,webmanifest}', 'icon-192.png'] },
  });

/** Makes `vite preview` send the security headers that a deployed site sends. */
function previewHeaders(env: Record<string, unknown>): Plugin {
  return {
    name: 'sazon:preview-headers',
    async configurePreviewServer({ middlewares, config }) {
      const { securityHeaders } = await importModule<typeof import('./src/hosting/securityHeaders')>(
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

/** Tests of logic without server or session. They run without tests/support/setup.ts. */
const logicTests = [
  'tests/*.test.ts',
  'tests/unit/{config,food,generate,hosting,kitchen,lib,profile,recipe,recipes,request}/**/*.test.ts',
];

/** Lexicon and cookbook take seconds to load and have no state, so the test files of a worker share them. */
const knowledgeTests = ['tests/unit/{food,kitchen,profile,request}/**/*.test.ts'];

/** Test files that mock or reload modules. Each needs a module graph of its own. */
const isolatedTests = [
  'tests/screens/{dialogsAndDoubleClicks,missingChunk,profileCheck,startupError}.test.tsx',
  'tests/unit/app/prefetchOnIntent.test.ts',
];

/** Only in `npm run test:all`: every call with every fault, and texts that are hard to parse. */
const restTests = ['tests/faults/*.test.tsx', 'tests/unit/recipe/hostileTexts.test.ts'];

/** Modules that share a chunk: on a slow network a request costs more time than a few KB. */
const chunkGroups = [
  { name: 'index', test: /index\.html$|node_modules\/react-dom\//, priority: 9 },
  { name: 'forms', test: /node_modules\/(zod|react-hook-form|@hookform)\//, priority: 5 },
  {
    name: 'shared',
    test: /src\/(api|ui|lib|config|auth|request|profile)\/|~icons\/lucide/,
    minShareCount: 3,
  },
];

/** Emoji are shown at three times their own size at most, so one decimal is precise enough. */
const emojiOptimization: Config = { multipass: true, floatPrecision: 1 };

/** Merges the shapes of an icon into one path where possible: a list has sixty icons, and each shape takes layout time. */
const singlePathOptimization: Config = {
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
  // A constant of the build, so that a hosted build leaves out the code of local mode.
  const isLocal = env.VITE_BACKEND ? env.VITE_BACKEND === 'local' : !env.VITE_API_URL;
  const { parseEnv } = await importModule<typeof import('./src/config/parseEnv')>('./src/config/parseEnv.ts');
  // Without the prefix VITE_, so that Vite never puts it into a bundle.
  const { MODEL_KEY } = loadEnv(mode, process.cwd(), '');
  const envResult = parseEnv({ ...env, MODEL_KEY: MODEL_KEY ?? '' });
  const model = envResult.ok ? envResult.env.model : undefined;
  const proxy = model ? modelProxy(model.baseUrl, MODEL_KEY) : {};
  const define = {
    __SAZON_LOCAL__: JSON.stringify(isLocal),
    __SAZON_ENV__: JSON.stringify(envResult),
    __SAZON_YEAR__: String(new Date().getFullYear()),
  };
  const createCompilePlugins = () => [
    react(),
    icons({
      compiler: 'jsx',
      jsx: 'react',
      // `transform` is called only for icons from a custom collection.
      customCollections: {
        ...ExternalPackageIconLoader('@iconify-json/fluent-emoji-flat'),
        ...ExternalPackageIconLoader('@iconify-json/lucide'),
        brands: FileSystemIconLoader('src/ui/brands'),
        themes: FileSystemIconLoader('src/features/generate/drawings'),
      },
      transform: (svg, collection) => {
        const config = { lucide: singlePathOptimization, 'fluent-emoji-flat': emojiOptimization }[collection];
        return config ? optimize(svg, config).data : svg;
      },
    }),
  ];

  return {
    base: './',
    // Routes are in the hash, so a path without a file answers 404 instead of the page.
    appType: 'mpa',
    resolve: {
      tsconfigPaths: true,
      alias: {
        // The package's browser version sets innerHTML, which Trusted Types block. This version uses a table.
        'decode-named-character-reference': `${import.meta.dirname}/node_modules/decode-named-character-reference/index.js`,
      },
    },
    define,
    plugins: [
      ...createCompilePlugins(),
      cookbookPlugin(),
      tailwindcss(),
      ...(isLocal ? [mockServiceWorker(model !== undefined)] : []),
      // Not in local mode, which starts its servers before it renders, nor with an invalid environment.
      ...(!isLocal && envResult.ok
        ? [prerenderPlugin({ plugins: createCompilePlugins(), define }), serviceWorkerPlugin()]
        : []),
      previewHeaders(env),
    ],
    build: {
      target: 'es2022',
      sourcemap: false,
      modulePreload: { polyfill: false },
      // One style sheet, which prerenderPlugin inlines in hosted builds.
      cssCodeSplit: false,
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
    },
    server: { port: 5173, proxy },
    preview: { proxy },
    test: {
      restoreMocks: true,
      unstubGlobals: true,
      // By default Vitest leaves a core idle: on a machine with two, the tests would take twice as long.
      maxWorkers: '100%',
      // Overrides the developer's .env.
      env: { VITE_BACKEND: 'local', VITE_API_URL: '', VITE_SERVER_URL: '' },
      // Inlined, so that Firebase uses the mocked `fetch`.
      server: { deps: { inline: [/firebase/] } },
      projects: [
        {
          extends: true,
          test: {
            name: 'knowledge',
            environment: 'node',
            include: knowledgeTests,
            isolate: false,
            // Properties run thousands of cases. Benchmarks measure speed, not these tests.
            testTimeout: 120_000,
            setupFiles: ['tests/support/matchers.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'logic',
            environment: 'node',
            include: logicTests,
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
            exclude: [...configDefaults.exclude, ...logicTests, ...restTests, ...isolatedTests],
            // Loads the product once per worker: loading it for each file took a third of the time.
            isolate: false,
            setupFiles: ['tests/support/matchers.ts', 'tests/support/setup.ts'],
            testTimeout: 120_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'isolated',
            environment: 'jsdom',
            include: isolatedTests,
            setupFiles: ['tests/support/matchers.ts', 'tests/support/setup.ts'],
            testTimeout: 120_000,
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

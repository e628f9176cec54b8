import type { Plugin, PluginOption } from 'vite';
import { runnerImport } from 'vite';

/** The markup that src/prerender.tsx renders. */
export interface PrerenderedPages {
  /** A visitor's whole home page. React hydrates it. */
  home: string;
  /** Content of `main` for other screens. React replaces it. */
  screens: PrerenderedScreen[];
  codeNotLoadedBanner: string;
}

interface PrerenderedScreen {
  /** Key for the script in index.html: a route, or a route and its expected user. */
  name: string;
  markup: string;
  /** Paths below src of the modules that render it. */
  modules: readonly string[];
}

interface PrerenderOptions {
  plugins: PluginOption[];
  define: Record<string, string>;
}

type OutputBundle = Parameters<Extract<Plugin['generateBundle'], (...args: never[]) => unknown>>[1];

const ignoreStylesPlugin: Plugin = {
  name: 'sazon:without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-style' : null),
  load: (id) => (id === '\0no-style' ? 'export {}' : null),
};

/**
 * Returns a Vite plugin that writes the prerendered home page and the style sheet into index.html, and the other
 * screens as templates with `modulepreload` links. The scripts in index.html put a template in home's place.
 */
export function prerenderPlugin({ plugins, define }: PrerenderOptions): Plugin {
  let pages: PrerenderedPages | undefined;

  return {
    name: 'sazon:prerender',
    apply: 'build',
    async generateBundle() {
      const { module } = await runnerImport<{ prerenderedPages: PrerenderedPages }>('./src/prerender.tsx', {
        configFile: false,
        mode: 'production',
        logLevel: 'error',
        plugins: [ignoreStylesPlugin, ...plugins],
        resolve: { tsconfigPaths: true },
        define,
      });
      pages = module.prerenderedPages;
      // The Content-Security-Policy blocks style attributes.
      if (/ style="/.test(JSON.stringify(pages).replaceAll('\\"', '"')))
        throw new Error('A style attribute is prerendered.');
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!pages || !bundle) return html;
        const { home, screens, codeNotLoadedBanner } = pages;
        const templates = screens.map((screen) => renderTemplate(screen, bundle)).join('');
        return inlineStyleSheet(html, bundle).replace(
          '<div id="root"></div>',
          // Home comes first, so that it is painted while the rest is loading.
          () => `<div id="root">${home}</div>${codeNotLoadedBanner}${templates}`,
        );
      },
    },
  };
}

/** Inlines the style sheet: a separate request takes 300 ms on a slow phone. */
function inlineStyleSheet(html: string, bundle: OutputBundle): string {
  return html.replace(/<link rel="stylesheet"[^>]* href="\.\/([^"]+)">/, (_link, name) => {
    const sheet = bundle[name];
    if (sheet?.type !== 'asset') throw new Error('The page has no style sheet.');
    return `<style>${String(sheet.source).replaceAll('url(./', 'url(./assets/')}</style>`;
  });
}

/** Disables all controls, because they do nothing until the code is loaded. */
const disableControls = (markup: string) =>
  markup.replaceAll(/<(button|input|select|textarea)\b(?![^>]* disabled="")/g, '$& disabled=""');

function renderTemplate({ name, markup, modules }: PrerenderedScreen, bundle: OutputBundle): string {
  const preloads = findChunkFiles(modules, bundle).map(
    (file) => `<link rel="modulepreload" crossorigin href="./${file}">`,
  );
  return `<template data-screen="${name}">${preloads.join('')}${disableControls(markup)}</template>`;
}

function findChunkFiles(modules: readonly string[], bundle: OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = new Set<string>();
  const add = (name: string) => {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (!chunk || chunk.isEntry || found.has(name)) return;
    found.add(name);
    chunk.imports.forEach(add);
  };
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${module}`)));
    if (!chunk) throw new Error(`No chunk holds ${module}.`);
    add(chunk.fileName);
  }
  return [...found];
}

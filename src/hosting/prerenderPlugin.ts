import type { Plugin, PluginOption } from 'vite';
import { runnerImport } from 'vite';

/** What src/prerender.tsx renders, as markup. */
export interface PrerenderedPages {
  /** All of a visitor's home page, to be hydrated. */
  home: string;
  /** What stands in `main` elsewhere, until React replaces it. */
  screens: PrerenderedScreen[];
  /** Shown where the code cannot be loaded. */
  codeNotLoadedBanner: string;
}

interface PrerenderedScreen {
  /** As the script in index.html looks it up: a route, or one and for whom it is painted. */
  name: string;
  markup: string;
  /** The modules that show it, as paths from src. */
  modules: readonly string[];
}

interface PrerenderOptions {
  /** The plugins and constants that the product's modules need to run outside a browser. */
  plugins: PluginOption[];
  define: Record<string, string>;
}

type Bundle = Parameters<Extract<Plugin['generateBundle'], (...args: never[]) => unknown>>[1];

/** Style sheets are no part of the markup. */
const withoutStyles: Plugin = {
  name: 'sazon:without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-style' : null),
  load: (id) => (id === '\0no-style' ? 'export {}' : null),
};

/**
 * Writes the prerendered home and the style sheet into index.html, and the other screens as templates, each with
 * `modulepreload` links to its chunks. The scripts in index.html put a template in home's place.
 */
export function prerenderPages({ plugins, define }: PrerenderOptions): Plugin {
  let pages: PrerenderedPages | undefined;

  return {
    name: 'sazon:prerender',
    apply: 'build',
    async generateBundle() {
      const { module } = await runnerImport<{ prerenderedPages: PrerenderedPages }>('./src/prerender.tsx', {
        configFile: false,
        mode: 'production',
        logLevel: 'error',
        plugins: [withoutStyles, ...plugins],
        resolve: { tsconfigPaths: true },
        define,
      });
      pages = module.prerenderedPages;
      // The Content-Security-Policy would refuse it.
      if (/ style="/.test(JSON.stringify(pages).replaceAll('\\"', '"')))
        throw new Error('A style attribute is prerendered.');
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!pages || !bundle) return html;
        const { home, screens, codeNotLoadedBanner } = pages;
        const templates = screens.map((screen) => templateFor(screen, bundle)).join('');
        return withInlineStyles(html, bundle).replace(
          '<div id="root"></div>',
          // Home first: it is painted while the rest is on its way.
          () => `<div id="root">${home}</div>${codeNotLoadedBanner}${templates}`,
        );
      },
    },
  };
}

/** The page with its style sheet in it: a request of its own costs a slow phone 300 ms. */
function withInlineStyles(html: string, bundle: Bundle): string {
  return html.replace(/<link rel="stylesheet"[^>]* href="\.\/([^"]+)">/, (_link, name) => {
    const sheet = bundle[name];
    if (sheet?.type !== 'asset') throw new Error('The page has no style sheet.');
    return `<style>${String(sheet.source).replaceAll('url(./', 'url(./assets/')}</style>`;
  });
}

/** A control answers to nothing until its code is there. */
const withDisabledControls = (markup: string) =>
  markup.replaceAll(/<(button|input|select|textarea)\b(?![^>]* disabled="")/g, '$& disabled=""');

function templateFor({ name, markup, modules }: PrerenderedScreen, bundle: Bundle): string {
  const preloads = chunksFor(modules, bundle).map(
    (file) => `<link rel="modulepreload" crossorigin href="./${file}">`,
  );
  return `<template data-screen="${name}">${preloads.join('')}${withDisabledControls(markup)}</template>`;
}

/** The chunks that some modules need beside the entry and its imports. */
function chunksFor(modules: readonly string[], bundle: Bundle): string[] {
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

import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build, runnerImport } from 'vite';

const root = import.meta.dirname;

/**
 * Builds the baseline page: the words of a page, prerendered in the product's fonts and hydrated with its three libraries. A
 * page of these words cannot cost less.
 * @param words the lines of navigation, page and footer
 * @param fonts the families' names and files
 */
export async function buildBaselinePage(words, fonts, outDir) {
  const config = { root, configFile: false, logLevel: 'error', plugins: [react()] };
  const built = await build({
    ...config,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: { input: join(root, 'main.jsx') },
    },
  });
  const script = [built].flat()[0].output.find(({ isEntry }) => isEntry).fileName;
  const { module } = await runnerImport(join(root, 'BaselinePage.jsx'), config);
  const shell = renderToString(createElement(module.BaselinePage, { words, isStatic: true }));

  mkdirSync(join(outDir, 'assets'), { recursive: true });
  const faces = fonts.map(({ family, file }) => {
    copyFileSync(file, join(outDir, 'assets', basename(file)));
    return `@font-face{font-family:${family};font-display:swap;src:url(./assets/${basename(file)});font-weight:100 900}`;
  });
  const style = `${faces.join('')}:root{color-scheme:light dark}body{font:106.25%/1.55 Figtree,sans-serif;margin:1rem}h1{font:600 2.25rem/1.1 Fraunces,serif}`;
  writeFileSync(
    join(outDir, 'index.html'),
    `<!doctype html><html lang="en"><head><meta charset="UTF-8"><meta name="viewport" content="width=device-width"><title>Baseline page</title><link rel="icon" href="data:,"><style>${style}</style><script type="module" src="./${script}"></script></head><body><div id="root">${shell}</div><script type="application/json" id="words">${JSON.stringify(words)}</script></body></html>`,
  );
}

import type { Plugin, PluginOption } from 'vite';
import { minifySync, runnerImport } from 'vite';
import { criticalCss } from './criticalCss.ts';
import { takeFetchedFonts } from './fetchedFonts.ts';

/** What a page can paint before any script of its own is there. */
export interface PaintedPages {
  /** All of a visitor's home page, to be hydrated. */
  home: string;
  /** What is shown with it where the product's code does not come. */
  codeProblem: string;
  /** What stands in `main` elsewhere; by the names that index.html knows it by. */
  screens: Record<string, string>;
  /** Which of the screens are to be hydrated too. */
  whole: readonly string[];
  /** The module of each screen, from the project's root; and those of a session, for all of them. */
  modules: Record<string, readonly string[]>;
}

interface FirstPaintOptions {
  /** What the product's modules need to be read outside a browser. */
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

/** What index.html is told of a screen, or of home: addresses of files from the page. */
interface PaintedScreen {
  /** Its elements, in a file of their own. */
  markup?: string;
  isWhole?: boolean;
  /** Its code, beside that which every page needs. */
  files: string[];
}

/**
 * Writes into the page what it paints before its code is there, a visitor's home, with the styles of all that can be painted,
 * and which files another screen is made of; what is painted of that is a file beside them. The scripts in index.html make
 * use of it.
 */
export function firstPaint({ plugins, define }: FirstPaintOptions): Plugin {
  /** The markup of a visitor's home and of what may be shown with it, all styles, and what index.html is told of the rest. */
  let page: { home: string; codeProblem: string; styles: string; told: object } | undefined;

  return {
    name: 'sazon:first-paint',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const { module } = await runnerImport<{ paintedPages: PaintedPages }>('./src/prerender.tsx', {
        configFile: false,
        mode: 'production',
        logLevel: 'error',
        plugins: [withoutStyles, ...plugins],
        resolve: { tsconfigPaths: true },
        define,
      });
      const { home, codeProblem, screens: markups, whole, modules } = module.paintedPages;
      const painted = [home, codeProblem, ...Object.values(markups)].join('');
      // The security headers would refuse it.
      if (/ style="/.test(painted)) throw new Error('A style attribute is painted before the code is there.');

      const styles = stylesOf(bundle);
      const { session: sessionFiles = [], ...files } = filesOf(bundle, modules);
      const screens: Record<string, PaintedScreen> = Object.fromEntries(
        Object.entries(files).map(([screen, names]) => [screen, { files: names }]),
      );
      for (const [screen, markup] of Object.entries(markups)) {
        const name = `${screen.replaceAll(/\W/g, '') || 'notFound'}.html`;
        const source = `<!doctype html><body>${markup}`;
        const file = this.getFileName(this.emitFile({ type: 'asset', name, source }));
        Object.assign(screens[screen] ?? {}, {
          markup: `./${file}`,
          ...(whole.includes(screen) ? { isWhole: true } : {}),
        });
      }
      const { fonts } = takeFetchedFonts(styles);
      for (const sheet of sheetsOf(bundle)) sheet.source = takeFetchedFonts(String(sheet.source)).css;
      page = {
        home,
        codeProblem,
        styles: await criticalCss(styles, painted),
        told: { screens, sessionFiles, fonts },
      };
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        if (!page) return html;
        const { home, codeProblem, styles } = page;
        const [script = '', attributes = '', code] =
          /<script type="module"([^>]*) src="([^"]+)"><\/script>/.exec(html) ?? [];
        if (!code) throw new Error('The page has no code to begin with.');
        const [link = '', sheet] = /<link rel="stylesheet"[^>]* href="([^"]+)">/.exec(html) ?? [];
        if (!sheet) throw new Error('The page has no style sheet.');
        const told = JSON.stringify({ ...page.told, code, sheet });
        const list = `<script type="application/json" id="first-paint">${told}</script>`;
        return (
          html
            .replace(link, '')
            // What is read comes before what makes it answer, which index.html begins when that is painted.
            .replace(script, `<link rel="modulepreload"${attributes} href="${code}">`)
            .replaceAll('<link rel="modulepreload"', '$& fetchpriority="low"')
            .replace('</head>', () => `${untilHeading(home)}<style>${styles}</style></head>`)
            .replace('<script>', () => `${list}<script>`)
            .replace('<div id="root"></div>', () => `<div id="root">${home}</div>${codeProblem}`)
            .replaceAll(
              /(?<=<script>)[\s\S]*?(?=<\/script>)/g,
              (inline) => minifySync('page.js', inline).code,
            )
        );
      },
    },
  };
}

/** Has the browser paint the heading at once, and not an empty page, a bar and the heading one after the other. */
function untilHeading(home: string): string {
  const id = /<h1[^>]* id="([^"]+)"/.exec(home)?.[1];
  if (!id) throw new Error('The heading of the home page has no id to wait for.');
  return `<link rel="expect" href="#${id}" blocking="render">`;
}

function sheetsOf(bundle: Bundle) {
  const sheets = Object.values(bundle)
    .filter((file) => file.type === 'asset')
    .filter(({ fileName }) => fileName.endsWith('.css'));
  // What all screens share comes first.
  return sheets.sort(
    (a, b) => Number(b.fileName.includes('/index-')) - Number(a.fileName.includes('/index-')),
  );
}

function stylesOf(bundle: Bundle): string {
  const styles = sheetsOf(bundle).map(({ source }) => String(source));
  // As seen from the page.
  return styles.join('\n').replaceAll('url(./', 'url(./assets/');
}

/** The files that a screen needs, beside those that every page needs: each after those that it needs itself. */
function filesOf(bundle: Bundle, modules: PaintedPages['modules']): Record<string, string[]> {
  const chunks = new Map(
    Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const withImports = (name: string, met = new Set<string>()): string[] => {
    const chunk = chunks.get(name);
    if (!chunk || met.has(name)) return [];
    met.add(name);
    return [...chunk.imports.flatMap((imported) => withImports(imported, met)), name];
  };
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
  const first = new Set(withImports(entry?.fileName ?? ''));
  const filesFor = (module: string) => {
    const chunk = [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (!chunk) throw new Error(`No file of the build holds ${module}.`);
    return withImports(chunk.fileName);
  };
  return Object.fromEntries(
    Object.entries(modules).map(([screen, names]) => {
      const files = new Set(names.flatMap(filesFor).filter((file) => !first.has(file)));
      return [screen, [...files].map((file) => `./${file}`)];
    }),
  );
}

import type { HeaderValues } from './securityHeaders';

/** Built files have a content hash in their names; all others are revalidated. */
const cacheControl = { assets: 'public, max-age=31536000, immutable', pages: 'no-cache' };

/**
 * Returns the text of firebase.json. It has no rewrites: routes are in the hash, and a missing file must answer 404
 * instead of a page that the browser would run as a script.
 */
export function firebaseJson(headers: HeaderValues): string {
  const createRule = (source: string, values: HeaderValues) => ({
    source,
    headers: Object.entries(values).map(([key, value]) => ({ key, value })),
  });
  const pages = { 'Cache-Control': cacheControl.pages };
  const hosting = {
    public: 'dist',
    headers: [
      createRule('**', headers),
      createRule('/', pages),
      createRule('/index.html', pages),
      createRule('/assets/**', { 'Cache-Control': cacheControl.assets }),
    ],
  };
  return `${JSON.stringify({ hosting }, null, 2)}\n`;
}

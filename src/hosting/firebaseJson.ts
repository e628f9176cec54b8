import type { HeaderValues } from './securityHeaders';

/** Names of built files carry a hash of their content; everything else is asked for anew. */
const cacheControl = { assets: 'public, max-age=31536000, immutable', pages: 'no-cache' };

/**
 * firebase.json. Without a rewrite: routes live behind the hash, and a file that is gone must answer 404, not with a page
 * that the browser would take for a script.
 */
export function firebaseJson(headers: HeaderValues): string {
  const rule = (source: string, sent: HeaderValues) => ({
    source,
    headers: Object.entries(sent).map(([key, value]) => ({ key, value })),
  });
  const pages = { 'Cache-Control': cacheControl.pages };
  const hosting = {
    public: 'dist',
    headers: [
      rule('**', headers),
      rule('/', pages),
      rule('/index.html', pages),
      rule('/assets/**', { 'Cache-Control': cacheControl.assets }),
    ],
  };
  return `${JSON.stringify({ hosting }, null, 2)}\n`;
}

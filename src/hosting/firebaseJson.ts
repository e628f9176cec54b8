import type { HeaderValues } from './securityHeaders';

/** Files in assets have a content hash in their names. All others, the service worker too, are revalidated. */
const cacheControl = { assets: 'public, max-age=31536000, immutable', others: 'no-cache' };

/**
 * Returns the text of firebase.json. It has no rewrites: routes are in the hash, and a missing file must answer 404
 * instead of a page that the browser would run as a script.
 */
export function firebaseJson(headers: HeaderValues): string {
  const createRule = (source: string, values: HeaderValues) => ({
    source,
    headers: Object.entries(values).map(([key, value]) => ({ key, value })),
  });
  const revalidated = { 'Cache-Control': cacheControl.others };
  const hosting = {
    public: 'dist',
    headers: [
      createRule('**', headers),
      // No file matches two rules with this header: which of them wins is not documented.
      createRule('/', revalidated),
      createRule('/*', revalidated),
      createRule('/assets/**', { 'Cache-Control': cacheControl.assets }),
    ],
  };
  return `${JSON.stringify({ hosting }, null, 2)}\n`;
}

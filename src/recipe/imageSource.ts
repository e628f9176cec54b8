import { getEnv } from '@/config/env';

/** `own` is a picture of this recipe, `sample` a stock photo, `none` the placeholder. */
interface ImageSource {
  kind: 'none' | 'own' | 'sample';
  src: string;
}

/** The bundled drawing for a recipe without a picture. Relative: the app may be served from a subfolder. */
export const placeholderImage: ImageSource = { kind: 'none', src: './no-image-yet.svg' };

/**
 * Returns the picture for an image URL (claims 2.87 to 2.91): empty or invalid → the placeholder · absolute http(s) URL →
 * unchanged, but over https on an https page, which blocks http · path → on the server · stock-photo URL → a sample.
 */
export function imageSource(imageUrl: string): ImageSource {
  const given = imageUrl.trim();
  if (given === '') return placeholderImage;
  if (/^https?:/i.test(given)) {
    // Browsers accept 'https:///host' and 'https:\\host' too, but neither is a valid URL.
    const url = /^https?:\/\/[^\s\\/]/i.test(given) ? parseUrl(given) : null;
    if (!url) return placeholderImage;
    const src = globalThis.location?.protocol === 'https:' ? given.replace(/^http:/i, 'https:') : given;
    return { kind: isStockPhoto(url) ? 'sample' : 'own', src };
  }
  // Another scheme, or a protocol-relative URL: no path on the server.
  if (/^(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i.test(given)) return placeholderImage;
  const src = `${getEnv().serverUrl}/${given.replace(/^[\\/]+/, '')}`;
  return parseUrl(src) ? { kind: 'own', src } : placeholderImage;
}

function parseUrl(url: string): URL | null {
  return URL.canParse(url) ? new URL(url) : null;
}

/** True for a URL of Pexels. The path of another URL may contain 'pexels.com' too. */
function isStockPhoto({ hostname }: URL): boolean {
  return hostname === 'pexels.com' || hostname.endsWith('.pexels.com');
}

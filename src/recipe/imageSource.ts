import { env } from '@/config/env';

/** What a recipe's picture is: none of its own yet, its own, or a stock photo that stands in for one. */
interface ImageSource {
  kind: 'none' | 'own' | 'sample';
  src: string;
}

/** The bundled drawing for a recipe without a picture. Relative: the product may live in a folder. */
export const placeholderImage: ImageSource = { kind: 'none', src: './no-image-yet.svg' };

/**
 * Where a recipe's picture is (claims 2.87 to 2.91): empty or unusable → the placeholder · an absolute
 * http(s) URL → as it is, but over https where the page is, which may show no other · a path → on the server · a stock-photo URL → a sample.
 */
export function imageSource(imageUrl: string): ImageSource {
  const given = imageUrl.trim();
  if (given === '') return placeholderImage;
  if (/^https?:/i.test(given)) {
    // A browser would read a host out of 'https:///host' and 'https:\\host' too, but neither is a valid address.
    const url = /^https?:\/\/[^\s\\/]/i.test(given) ? parse(given) : null;
    if (!url) return placeholderImage;
    const src = globalThis.location?.protocol === 'https:' ? given.replace(/^http:/i, 'https:') : given;
    return { kind: isStockPhoto(url) ? 'sample' : 'own', src };
  }
  // Another scheme, or another host in disguise: neither is a path of ours.
  if (/^(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i.test(given)) return placeholderImage;
  const src = `${env().serverUrl}/${given.replace(/^[\\/]+/, '')}`;
  return parse(src) ? { kind: 'own', src } : placeholderImage;
}

function parse(url: string): URL | null {
  return URL.canParse(url) ? new URL(url) : null;
}

/** By its host, never by a search in the address: a path may say anything. */
function isStockPhoto({ hostname }: URL): boolean {
  return hostname === 'pexels.com' || hostname.endsWith('.pexels.com');
}

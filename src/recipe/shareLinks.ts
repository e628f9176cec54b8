import { paths, shareableUrl } from '@/config/paths';
import { toWellFormed } from '@/lib/lenientSchemas';

/**
 * Returns a recipe's URL, and the links that share it by email, WhatsApp, Twitter and Facebook. Each contains
 * '#/recipe/{id}' and the title (claims 7.33 to 7.35).
 * @param more text below them in the email, for recipients without an account
 */
export function shareLinks(recipeId: string, name: string, more = '') {
  const title = toWellFormed(name);
  const url = shareableUrl(paths.recipe(toWellFormed(recipeId)));
  return {
    url,
    // Not by URLSearchParams: it writes a space as '+', which mail programs show (RFC 6068, section 5).
    email: mailtoLink(title, `${title}\n${url}`, more),
    whatsapp: address('https://wa.me/', { text: `${title} ${url}` }),
    twitter: address('https://twitter.com/intent/tweet', { text: title, url }),
    facebook: address('https://www.facebook.com/sharer/sharer.php', { u: url, quote: title }),
  };
}

/** In characters: mail programs cut or refuse longer URLs. */
const maxMailtoLength = 1_900;

/**
 * Returns a mailto URL.
 * @param more text below; lines that do not fit are replaced by '…'
 */
export function mailtoLink(subject: string, head: string, more = ''): string {
  const link = (below: string) => {
    const body = toWellFormed(below === '' ? head : `${head}\n\n${below}`);
    return `mailto:?subject=${encodeURIComponent(toWellFormed(subject))}&body=${encodeURIComponent(body)}`;
  };
  if (more.length <= maxMailtoLength && link(more).length <= maxMailtoLength) return link(more);
  const lines = more.slice(0, maxMailtoLength).split('\n').slice(0, -1);
  while (lines.length > 0 && link(`${lines.join('\n')}\n…`).length > maxMailtoLength) lines.pop();
  return link(lines.length > 0 ? `${lines.join('\n')}\n…` : '');
}

function address(base: string, query: Record<string, string>): string {
  return `${base}?${new URLSearchParams(query)}`;
}

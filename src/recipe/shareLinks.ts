import { paths, shareableUrl } from '@/config/paths';

/**
 * Returns a recipe's URL, and the links that share it by email, WhatsApp, Twitter and Facebook. Each contains
 * '#/recipe/{id}' and the title (claims 7.33 to 7.35).
 * @param details text below them in the email, for recipients without an account
 */
export function shareLinks(recipeId: string, name: string, details = '') {
  const title = name.toWellFormed();
  const url = shareableUrl(paths.recipe(recipeId.toWellFormed()));
  return {
    url,
    // Not with URLSearchParams, which writes a space as '+', and mail programs show the '+' (RFC 6068, section 5).
    email: mailtoLink(title, `${title}\n${url}`, details),
    whatsapp: buildUrl('https://wa.me/', { text: `${title} ${url}` }),
    twitter: buildUrl('https://twitter.com/intent/tweet', { text: title, url }),
    facebook: buildUrl('https://www.facebook.com/sharer/sharer.php', { u: url, quote: title }),
  };
}

/** In characters: mail programs cut or refuse longer URLs. */
const maxMailtoLength = 1_900;

/**
 * Returns a mailto URL.
 * @param details text below; lines that do not fit are replaced by '…'
 */
export function mailtoLink(subject: string, intro: string, details = ''): string {
  const link = (below: string) => {
    const body = (below === '' ? intro : `${intro}\n\n${below}`).toWellFormed();
    return `mailto:?subject=${encodeURIComponent(subject.toWellFormed())}&body=${encodeURIComponent(body)}`;
  };
  if (details.length <= maxMailtoLength && link(details).length <= maxMailtoLength) return link(details);
  const lines = details.slice(0, maxMailtoLength).split('\n').slice(0, -1);
  while (lines.length > 0 && link(`${lines.join('\n')}\n…`).length > maxMailtoLength) lines.pop();
  return link(lines.length > 0 ? `${lines.join('\n')}\n…` : '');
}

function buildUrl(base: string, query: Record<string, string>): string {
  return `${base}?${new URLSearchParams(query)}`;
}

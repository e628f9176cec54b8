import { paths, shareableUrl } from '@/config/paths';
import { toWellFormed } from '@/lib/lenientSchemas';

/**
 * A recipe's own address, and the links that open a channel with it filled in: each carries '#/recipe/{id}' and the
 * title (claims 7.33 to 7.35).
 * @param more goes into the mail below them: what can be read without an account
 */
export function shareLinks(recipeId: string, name: string, more = '') {
  const title = toWellFormed(name);
  const url = shareableUrl(paths.recipe(toWellFormed(recipeId)));
  return {
    url,
    // Spelled out: a mailto wants %20, where URLSearchParams would write a plus sign into the mail.
    email: mailtoLink(title, `${title}\n${url}`, more),
    whatsapp: address('https://wa.me/', { text: `${title} ${url}` }),
    twitter: address('https://twitter.com/intent/tweet', { text: title, url }),
    facebook: address('https://www.facebook.com/sharer/sharer.php', { u: url, quote: title }),
  };
}

/** A mail program takes no longer address, in characters. */
const longestMail = 1_900;

/**
 * A link that opens a mail.
 * @param more goes below; the lines of it that do not fit are left out, and three dots say so
 */
export function mailtoLink(subject: string, head: string, more = ''): string {
  const link = (below: string) => {
    const body = toWellFormed(below === '' ? head : `${head}\n\n${below}`);
    return `mailto:?subject=${encodeURIComponent(toWellFormed(subject))}&body=${encodeURIComponent(body)}`;
  };
  if (more.length <= longestMail && link(more).length <= longestMail) return link(more);
  const lines = more.slice(0, longestMail).split('\n').slice(0, -1);
  while (lines.length > 0 && link(`${lines.join('\n')}\n…`).length > longestMail) lines.pop();
  return link(lines.length > 0 ? `${lines.join('\n')}\n…` : '');
}

function address(base: string, query: Record<string, string>): string {
  return `${base}?${new URLSearchParams(query)}`;
}

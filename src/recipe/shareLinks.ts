import { paths, shareableUrl } from '@/config/paths';
import { wellFormed } from '@/lib/lenientFields';

/** Where a recipe can be shared to: its own address, and the links that open a channel with it filled in. */
export interface ShareLinks {
  url: string;
  email: string;
  whatsapp: string;
  twitter: string;
  facebook: string;
}

/** The share links of a recipe: each carries '#/recipe/{id}' and the title (claims 7.51 to 7.53). */
export function shareLinks(recipeId: string, name: string): ShareLinks {
  const title = wellFormed(name);
  const url = shareableUrl(paths.recipe(wellFormed(recipeId)));
  return {
    url,
    // Spelled out: a mailto wants %20, where URLSearchParams would write a plus sign into the mail.
    email: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`,
    whatsapp: address('https://wa.me/', { text: `${title} ${url}` }),
    twitter: address('https://twitter.com/intent/tweet', { text: title, url }),
    facebook: address('https://www.facebook.com/sharer/sharer.php', { u: url, quote: title }),
  };
}

function address(base: string, query: Record<string, string>): string {
  return `${base}?${new URLSearchParams(query)}`;
}

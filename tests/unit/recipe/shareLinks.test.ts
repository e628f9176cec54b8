import { describe, expect, it } from 'vitest';
import { shareLinks } from '@/recipe/shareLinks';

const title = 'Fish & "Chips" #1 + peas';
const links = shareLinks('65f0/a', title);

describe('shareLinks', () => {
  it("makes the recipe's own address out of the page's", () => {
    expect(links.url).toBe(`${window.location.origin}/#/recipe/65f0%2Fa`);
  });

  it('carries the address and the title into every channel, whatever their characters', () => {
    const email = new URL(links.email);
    expect(email.protocol).toBe('mailto:');
    expect(email.search).not.toContain('+');
    expect(email.searchParams.get('subject')).toBe(title);
    expect(email.searchParams.get('body')).toBe(`${title}\n${links.url}`);

    const whatsapp = new URL(links.whatsapp);
    expect(whatsapp.origin).toBe('https://wa.me');
    expect(whatsapp.searchParams.get('text')).toBe(`${title} ${links.url}`);

    const twitter = new URL(links.twitter);
    expect(twitter.origin + twitter.pathname).toBe('https://twitter.com/intent/tweet');
    expect(Object.fromEntries(twitter.searchParams)).toEqual({ text: title, url: links.url });

    const facebook = new URL(links.facebook);
    expect(facebook.origin + facebook.pathname).toBe('https://www.facebook.com/sharer/sharer.php');
    expect(Object.fromEntries(facebook.searchParams)).toEqual({ u: links.url, quote: title });
  });

  it('carries a title of which half a character is missing', () => {
    const { email, whatsapp, twitter, facebook } = shareLinks('65f0\ud83c', 'Soup \ud83c');
    for (const link of [email, whatsapp, twitter, facebook]) {
      expect(new URL(link).search).toContain(encodeURIComponent('\ufffd'));
    }
  });
});

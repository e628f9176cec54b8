// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { shareLinks } from '@/recipe/shareLinks';

const title = 'Fish & "Chips" #1 + peas';
const links = shareLinks('65f0/a', title);

describe('shareLinks', () => {
  // Claim 7.34
  it("derives the recipe's URL from the page's", () => {
    expect(links.url).toBe(`${window.location.origin}/#/recipe/65f0%2Fa`);
  });

  // Claims 7.33, 7.35
  it('passes URL and title to every channel, whatever their characters', () => {
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

  it('adds text below the link in the mail, up to the limit of mail programs', () => {
    const body = (link: string) => new URL(link).searchParams.get('body');
    expect(body(shareLinks('65f0', 'Soup', 'Ingredients\n- 1 leek').email)).toBe(
      `Soup\n${shareLinks('65f0', 'Soup').url}\n\nIngredients\n- 1 leek`,
    );
    const { email, url } = shareLinks('65f0', 'Soup', 'one line of ñandú\n'.repeat(500));
    expect(email.length).toBeLessThanOrEqual(1_900);
    expect(body(email)).toMatch(/one line of ñandú\n…$/);
    expect(body(email)).toContain(url);
    const long = shareLinks('65f0', 'Soup '.repeat(900), 'Ingredients');
    expect(body(long.email)).toBe(`${'Soup '.repeat(900)}\n${long.url}`);
  });

  it('accepts a title with half a surrogate pair', () => {
    const { email, whatsapp, twitter, facebook } = shareLinks('65f0\ud83c', 'Soup \ud83c');
    for (const link of [email, whatsapp, twitter, facebook]) {
      expect(new URL(link).search).toContain(encodeURIComponent('\ufffd'));
    }
  });
});

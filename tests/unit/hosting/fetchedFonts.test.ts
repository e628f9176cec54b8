import { describe, expect, it } from 'vitest';
import { takeFetchedFonts } from '@/hosting/fetchedFonts';

const fetched =
  '@font-face{font-family:Web;font-style:normal;font-weight:400 700;src:url(./web.woff2)format("woff2");unicode-range:U+??,U+131}';
const ofTheDevice = '@font-face{font-family:Web Fallback;src:local(Arial)}';

describe('the fonts of a style sheet that are fetched', () => {
  const { css, fonts } = takeFetchedFonts(`.a{color:red}${fetched}.b{color:blue}${ofTheDevice}`);

  it('are told as a page can ask for them', () => {
    expect(fonts).toEqual([
      {
        family: 'Web',
        source: 'url(./web.woff2)format("woff2")',
        weight: '400 700',
        style: 'normal',
        unicodeRange: 'U+??,U+131',
      },
    ]);
  });

  it('are taken out of it, and nothing else is', () => {
    expect(css).toBe(`.a{color:red}.b{color:blue}${ofTheDevice}`);
  });
});

import { describe, expect, it } from 'vitest';
import { criticalCss } from '@/hosting/criticalCss';

const sheet = [
  '*,:after,:before{box-sizing:border-box}',
  '::selection{color:red}',
  '::backdrop{margin:0}',
  '.title{font-family:var(--face)}',
  '.hover\\:blue:hover{color:blue}',
  '.elsewhere{color:green}',
  '@font-face{font-family:Web;src:url(./web.woff2)format("woff2")}',
  '@font-face{font-family:Web Fallback;src:local(Arial)}',
  ':root{--face-text:"Web", "Web Fallback", serif;--face:var(--face-text);--unused:1px}',
].join('');

const firstPaint = () => criticalCss(sheet, '<h1 class="title hover:blue">Paella</h1>');

describe('the styles of the first paint', () => {
  it('are those that the markup names, and no state that nobody brings about yet', async () => {
    const words = await firstPaint();
    expect(words).toContain('.title{font-family:var(--face)}');
    expect(words).not.toMatch(/elsewhere|blue|unused/);
  });

  it('are of the elements alone, whose parts show nothing yet', async () => {
    const words = await firstPaint();
    expect(words).toContain('*{box-sizing:border-box}');
    expect(words).not.toMatch(/before|after|selection|backdrop/);
  });

  it('set the words in what the device has, and know nothing of fonts to fetch', async () => {
    const words = await firstPaint();
    expect(words).toContain('--face-text:"Web Fallback", serif');
    expect(words).toContain('@font-face{font-family:Web Fallback;src:local(Arial)}');
    expect(words).not.toContain('url(');
  });
});

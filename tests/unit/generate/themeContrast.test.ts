import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { themeLooks } from '@/recipe-ui/view/themeLooks';
import { themeNames } from '@/request/themes';

const [, lightInk = '', darkInk = ''] =
  /--color-ink: light-dark\((#\w{6}), (#\w{6})\)/.exec(readFileSync('src/styles.css', 'utf8')) ?? [];

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe('theme cards', () => {
  it.each(themeNames)('%s is readable in both color schemes', (theme) => {
    const { background } = themeLooks[theme];
    expect(contrast(lightInk, background.light)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(darkInk, background.dark)).toBeGreaterThanOrEqual(4.5);
  });
});

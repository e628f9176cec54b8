import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** What no cook should ever read. */
const raw = [
  /<\/?(?:!doctype|html|body|h1|p|b|ul|li|img|script)\b/i,
  /\bat \S+ \(.*:\d+:\d+\)/,
  /\b(?:Type|Syntax|Range|Reference)Error\b/,
  /\[object \w+\]/,
  /\bundefined\b|\bNaN\b|\bInfinity\b/,
];

/** Asserts that the screen shows a named state in words: loading, error, empty or data. */
export async function expectNamedState(): Promise<void> {
  const words = () => document.querySelector('main')?.textContent ?? '';
  // The code of a screen may still be on its way.
  await waitFor(() => {
    expect(document.querySelector('main h1')).not.toBeNull();
    expect(words().trim().length).toBeGreaterThan(20);
  });
  const main = words();
  expect(main).not.toMatch(/Something went wrong|did not arrive|cannot be shown/);
  expect(document.querySelector('script[src=x], img[src=x], [onerror]')).toBeNull();
  for (const pattern of raw) expect(document.body.textContent).not.toMatch(pattern);
}

/** A button by its words; roles take long to find, and here they would be asked for a thousand times. */
export const buttonOf = (words: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words);

/** Names the fault under which something failed. */
export async function under(fault: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (cause) {
    throw new Error(`Under '${fault}': ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Raw output that must not reach the screen. */
const rawOutput = [
  /<\/?(?:!doctype|html|body|h1|p|b|ul|li|img|script)\b/i,
  /\bat \S+ \(.*:\d+:\d+\)/,
  /\b(?:Type|Syntax|Range|Reference)Error\b/,
  /\[object \w+\]/,
  /\bundefined\b|\bNaN\b|\bInfinity\b/,
];

/** Words of the screens that replace one that crashed. */
export const errorScreenText = /Something went wrong|didn’t load|cannot be shown/;

/** Asserts that the screen shows a heading and text, without raw or broken output. */
export async function expectReadableScreen(): Promise<void> {
  const words = () => document.querySelector('main')?.textContent ?? '';
  // The code of a screen can still be loading.
  await waitFor(() => {
    expect(document.querySelector('main h1')).not.toBeNull();
    expect(words().trim().length).toBeGreaterThan(20);
  });
  const main = words();
  expect(main).not.toMatch(errorScreenText);
  expect(document.querySelector('script[src=x], img[src=x], [onerror]')).toBeNull();
  for (const pattern of rawOutput) expect(document.body.textContent).not.toMatch(pattern);
}

/** Returns a button by its text; queries by role would take too long a thousand times. */
export const findButton = (words: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words);

export async function withFaultName(fault: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (cause) {
    throw new Error(`Under '${fault}': ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

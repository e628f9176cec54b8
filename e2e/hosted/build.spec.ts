import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { hostedEnv } from '../hostedEnv.mjs';
import { hostedServer, localServer } from '../servers';

const root = join(import.meta.dirname, '../..');

function filesOf(outDir: string): { name: string; text: string }[] {
  return readdirSync(join(root, outDir), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => ({ name: entry.name, text: readFileSync(join(entry.parentPath, entry.name), 'utf8') }));
}

/** Words that only the worker, the mock handlers, the local panel, the kitchen or the model cook contain. */
const localOnly = [
  /mockServiceWorker/,
  /MOCK_ACTIVATE/,
  /PBKDF2/,
  /sazon\.local/,
  /EMAIL_NOT_FOUND.*oobCodes/s,
  /Inbox/,
  /chat\/completions/,
  /Who cooks/,
];

test('a hosted build holds no code of local mode', () => {
  const files = filesOf(hostedServer.outDir);
  expect(files.length).toBeGreaterThan(10);
  for (const { name, text } of files) {
    expect(name).not.toBe('mockServiceWorker.js');
    for (const pattern of localOnly) expect(text, `${name} contains ${pattern}`).not.toMatch(pattern);
  }
});

test('a hosted build holds nothing of the model that its environment names', () => {
  const { VITE_MODEL_URL, VITE_MODEL, MODEL_KEY } = hostedEnv;
  for (const { name, text } of filesOf(hostedServer.outDir))
    for (const told of [VITE_MODEL_URL, VITE_MODEL, MODEL_KEY])
      expect(text, `${name} contains ${told}`).not.toContain(told);
});

test('the local build does hold it, so the check above can fail', () => {
  const all = filesOf(localServer.outDir);
  expect(all.map(({ name }) => name)).toContain('mockServiceWorker.js');
  const text = all.map((file) => file.text).join('\n');
  for (const pattern of localOnly) expect(text).toMatch(pattern);
});

test('the first paint loads neither Firebase nor forms nor markdown', () => {
  const files = filesOf(hostedServer.outDir);
  const page = files.find(({ name }) => name === 'index.html')?.text ?? '';
  // What a template names is asked for where its screen is painted.
  const html = page.replaceAll(/<template[\s\S]*?<\/template>/g, '');
  const first = [...html.matchAll(/(?:src|href)="\.\/assets\/([^"]+\.js)"/g)].map(([, name]) => name);
  expect(first.length).toBeGreaterThan(0);
  const firstCode = files
    .filter(({ name }) => first.includes(name))
    .map(({ text }) => text)
    .join('\n');
  expect(firstCode).not.toContain('identitytoolkit.googleapis.com');
  expect(firstCode).not.toContain('mdast');
});

/** The lexicon and its reader, and the check against the profile: words that only they hold. */
const foodKnowledge = [/cebolleta/, /is a milk product/, /No known food was found/];
const mostBytes = 42 * 1024;

test('all that a check of a recipe needs to know of food is at most 42 KB on the wire', () => {
  const scripts = filesOf(hostedServer.outDir).filter(({ name }) => name.endsWith('.js'));
  const chunks = scripts.filter(({ text }) => foodKnowledge.some((words) => words.test(text)));
  for (const words of foodKnowledge) expect(chunks.some(({ text }) => words.test(text))).toBe(true);
  const html = filesOf(hostedServer.outDir).find(({ name }) => name === 'index.html')?.text ?? '';
  for (const { name } of chunks) expect(html).not.toContain(name);
  const bytes = chunks.reduce((sum, { text }) => sum + brotliCompressSync(text).length, 0);
  expect(bytes, chunks.map(({ name }) => name).join(', ')).toBeLessThanOrEqual(mostBytes);
});

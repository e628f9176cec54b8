import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { hostedEnv } from '../hostedEnv.mjs';
import { hostedServer, localServer } from '../servers';

const root = join(import.meta.dirname, '../..');

function readFiles(outDir: string): { name: string; text: string }[] {
  return readdirSync(join(root, outDir), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => ({ name: entry.name, text: readFileSync(join(entry.parentPath, entry.name), 'utf8') }));
}

/** Strings that only local mode's worker, handlers, panel, kitchen or model code contain. */
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

test('a hosted build contains no code of local mode', () => {
  const files = readFiles(hostedServer.outDir);
  expect(files.length).toBeGreaterThan(10);
  for (const { name, text } of files) {
    expect(name).not.toBe('mockServiceWorker.js');
    for (const pattern of localOnly) expect(text, `${name} contains ${pattern}`).not.toMatch(pattern);
  }
});

test('a hosted build contains no model URL or key', () => {
  const { VITE_MODEL_URL, VITE_MODEL, MODEL_KEY } = hostedEnv;
  for (const { name, text } of readFiles(hostedServer.outDir))
    for (const told of [VITE_MODEL_URL, VITE_MODEL, MODEL_KEY])
      expect(text, `${name} contains ${told}`).not.toContain(told);
});

test('the local build contains that code, so the check above can fail', () => {
  const all = readFiles(localServer.outDir);
  expect(all.map(({ name }) => name)).toContain('mockServiceWorker.js');
  const text = all.map((file) => file.text).join('\n');
  for (const pattern of localOnly) expect(text).toMatch(pattern);
});

test('the first paint waits for neither Firebase nor forms nor markdown', () => {
  const files = readFiles(hostedServer.outDir);
  const page = files.find(({ name }) => name === 'index.html')?.text ?? '';
  // Files named in a template load only when their screen is painted.
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

/** Strings that only the lexicon and the check contain. */
const foodKnowledge = [/cebolleta/, /is a milk product/, /No known food was found/];
const mostBytes = 42 * 1024;

test('the code that checks a recipe transfers at most 42 KB', () => {
  const scripts = readFiles(hostedServer.outDir).filter(({ name }) => name.endsWith('.js'));
  const chunks = scripts.filter(({ text }) => foodKnowledge.some((words) => words.test(text)));
  for (const words of foodKnowledge) expect(chunks.some(({ text }) => words.test(text))).toBe(true);
  const html = readFiles(hostedServer.outDir).find(({ name }) => name === 'index.html')?.text ?? '';
  for (const { name } of chunks) expect(html).not.toContain(name);
  // The hashes in the names of other files, which change with any of the code, compress now better, now worse.
  const texts = chunks.map(({ text }) => text.replaceAll(/-[\w-]{8}(?=\.js")/g, ''));
  const bytes = texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
  expect(bytes, chunks.map(({ name }) => name).join(', ')).toBeLessThanOrEqual(mostBytes);
});

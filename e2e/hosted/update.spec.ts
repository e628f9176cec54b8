import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { securityHeaders } from '@/hosting/securityHeaders';
import { serveBuild } from '../../tests/bench/serveBuild.mjs';
import { expect, test } from '../fixtures';
import { hostedServer } from '../servers';

test.use({ serviceWorkers: 'allow' });

const older = { folder: join(import.meta.dirname, '../..', hostedServer.outDir), says: 'What Sazón does' };

/** Turns the build into its next version: other script and style names, another precache list, another text on a page. */
function buildNextVersion(folder: string) {
  const says = 'What Sazón does next';
  cpSync(older.folder, folder, { recursive: true });
  renameSync(join(folder, 'assets'), join(folder, 'newer'));
  const rewrite = (name: string, change: (text: string) => string) =>
    writeFileSync(join(folder, name), change(readFileSync(join(folder, name), 'utf8')));
  const change = (text: string) => text.replaceAll('assets/', 'newer/').replaceAll(older.says, says);
  rewrite('index.html', change);
  rewrite('serviceWorker.js', (text) =>
    change(text).replace(/("revision":")\w+(","url":"index.html")/, '$1of-the-newer$2'),
  );
  for (const name of readdirSync(join(folder, 'newer'))) {
    // Its code and its prerendered markup.
    if (/^(AboutScreen|about)-/.test(name)) rewrite(join('newer', name), change);
  }
  return { folder, says };
}

function serve(folder: string, port = 0) {
  const headers = securityHeaders(hostedServer.env, readFileSync(join(folder, 'index.html'), 'utf8'));
  return serveBuild(folder, { port, headers, inBrotli: false });
}

/** Returns the folders from which the page has loaded scripts and styles. */
const loadedFolders = (page: Page) =>
  page.evaluate(() => {
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname.split('/'));
    return [...new Set(files.filter(({ length }) => length === 3).map(([, folder]) => folder))];
  });

test('a cook is offered a new version, keeps the old one until accepting, and never gets files of both', async ({
  page,
}) => {
  const newer = buildNextVersion(test.info().outputPath('newer'));
  let server = await serve(older.folder);
  const { url } = server;
  try {
    await page.goto(`${url}#/quickrecipe`);
    const ingredients = page.locator('[name=ingredientes]');
    await ingredients.fill('leeks');
    await page.evaluate(() => navigator.serviceWorker.ready);

    server.stop();
    server = await serve(newer.folder, Number(new URL(url).port));
    // The page shows its stored version and checks for an update in the background.
    await page.reload();
    const offer = page.getByText('A newer Sazón is ready.');
    await expect(offer).toBeVisible();
    await expect(ingredients).toHaveValue('leeks');
    await page.getByRole('link', { name: 'About' }).first().click();
    await expect(page.getByRole('heading', { name: older.says, exact: true })).toBeVisible();
    expect(await loadedFolders(page)).toEqual(['assets']);

    await page.getByRole('button', { name: 'Use it now' }).click();
    await expect(page.getByRole('heading', { name: newer.says })).toBeVisible();
    await expect(offer).toBeHidden();
    expect(await loadedFolders(page)).toEqual(['newer']);
    await page.goBack();
    await expect(ingredients, 'what was typed is kept').toHaveValue('leeks');
  } finally {
    server.stop();
  }
});

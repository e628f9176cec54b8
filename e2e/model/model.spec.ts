import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { type FakeModelServer, startFakeModelServer } from '@tests/support/fakeModelServer';
import { ollama } from '@tests/support/modelResponses';
import { expectAccessible, test } from '../fixtures';
import { modelPort, modelServer } from '../servers';

const { VITE_MODEL: name, MODEL_KEY: key } = modelServer.env;

test('no file of the build contains the model key', () => {
  const folder = join(import.meta.dirname, '../..', modelServer.outDir);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const all = files.map((file) => readFileSync(join(file.parentPath, file.name), 'utf8')).join('\n');
  expect(all).toContain(name);
  expect(all).not.toContain(key);
});

async function generate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generate Recipe' }).click();
}

async function openAbout(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Inbox/ }).click();
  await page.getByRole('tab', { name: 'About' }).click();
}

test.describe('a quick recipe', () => {
  let model: FakeModelServer;
  test.beforeEach(async ({ page, consoleOutput }) => {
    // Chromium logs every failed response.
    consoleOutput.allow(/status of (?:404|409|424|502)/);
    model = await startFakeModelServer(modelPort);
    await page.goto('./#/quickrecipe');
    await page.getByRole('button', { name: 'Reject' }).click();
    await page.getByLabel('Ingredients').fill('Rice, tomatoes');
    await page.getByLabel('Cooking Time (Minutes)').fill('30');
    await page.getByLabel('Number of Diners').fill('4');
    await page.getByLabel('Meal Type').selectOption('Dinner');
  });
  test.afterEach(() => model.close());

  test('is written by the model without its key in the page, and by the kitchen if that is chosen', async ({
    page,
  }) => {
    model.setResponses({ body: ollama() });
    await generate(page);
    await expect(page.getByRole('heading', { name: 'Tomato Rice with Peas' })).toBeVisible();
    const picture = page.getByRole('img', { name: 'Tomato Rice with Peas' });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960);
    await expect(page.getByText('300 g rice')).toBeVisible();
    const { path, headers } = model.requests[0] ?? {};
    expect(path).toBe('/v1/chat/completions');
    expect(headers?.authorization).toBe(`Bearer ${key}`);
    expect(Object.keys(headers ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:cookie|origin|referer)$/)]),
    );

    await openAbout(page);
    await expect(page.getByRole('radio', { name })).toBeChecked();
    model.setResponses({ body: ollama('ready') });
    await page.getByRole('button', { name: 'Test the connection' }).click();
    await expect(page.getByText(`${name} answered after`)).toBeVisible();
    await expectAccessible(page);
    const kitchen = page.getByRole('radio', { name: 'The built-in kitchen' });
    await kitchen.click();
    await expect(kitchen).toBeChecked();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Create Another Recipe' }).click();
    await page.getByLabel('Ingredients').fill('Lentils, carrots');
    await page.getByRole('button', { name: /^As last time/ }).click();
    await generate(page);
    await expect(page.getByRole('link', { name: 'Create Another Recipe' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Tomato Rice with Peas' })).toBeHidden();
    expect(model.requests).toHaveLength(2);
  });

  test('shows an error if the model does not answer, and keeps the typed text', async ({ page }) => {
    await model.close();
    await generate(page);
    await expect(page.getByRole('alert')).toContainText(/Nothing answers at http:\/\/127\.0\.0\.1:\d+\/v1\./);
    await expect(page.getByLabel('Ingredients')).toHaveValue('Rice, tomatoes');
  });

  test('stops the model if the cook cancels and asks again, or closes the page', async ({ page }) => {
    model.setResponses(null);
    await generate(page);
    await expect.poll(() => model.requests.length).toBe(1);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByLabel('Ingredients')).toHaveValue('Rice, tomatoes');
    await generate(page);
    await expect.poll(() => model.requests.map(({ isAborted }) => isAborted)).toEqual([true, false]);
    await page.goto('about:blank');
    await expect.poll(() => model.requests.map(({ isAborted }) => isAborted)).toEqual([true, true]);
  });

  test('is refused by the proxy for another site', async ({ page, request }) => {
    model.setResponses({ body: ollama() });
    const post = (headers: Record<string, string>) =>
      request.post(`${modelServer.url}model/chat/completions`, { data: {}, headers });
    expect((await post({ 'Sec-Fetch-Site': 'cross-site' })).status()).toBe(404);
    expect((await post({})).status()).toBe(404);
    expect(await page.evaluate(async () => (await fetch('/model/models')).status)).toBe(404);
    expect(model.requests).toEqual([]);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { aCook, aRecipe } from '@tests/support/builders';
import { renderApp } from '@tests/support/renderApp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const soup = aRecipe({
  descripcionReceta:
    '# Lentil soup\n\nWarm and plain.\n\n1. Chop the onion.\n2. Simmer 150 g lentils for 25 minutes.',
  ingredientes: '- 150 g lentils\n- 1 onion',
});
const url = `${window.location.origin}/#/recipe/${soup._id}`;
const asText = [
  'Lentil soup',
  '30 minutes · for 2 diners · Budget Meals · Dinner',
  'Warm and plain.',
  'Ingredients\n- 150 g lentils\n- 1 onion',
  'Steps\n1. Chop the onion.\n2. Simmer 150 g lentils for 25 minutes.',
  url,
].join('\n\n');

/** Opens the share dialog of a saved recipe, or of a quick recipe, which has no URL. */
async function openShareDialog({ diners = 2, isQuick = false } = {}) {
  const app = await (isQuick
    ? renderApp({ at: '/quick-recipe-result', ownedState: { ...soup, _id: '' } })
    : renderApp({ at: `/recipe/${soup._id}`, as: aCook(), recipes: [soup] }));
  const more = await screen.findByRole('button', { name: 'More diners' });
  for (let count = 2; count < diners; count += 1) await app.user.click(more);
  await app.user.click(screen.getByRole('button', { name: 'Share and save' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Share and save' }));
  await dialog.findByRole('button', { name: 'Copy the recipe’s text' });
  return { ...app, dialog };
}

describe('saving a recipe', () => {
  it('copies the recipe as text, toasts and closes', async () => {
    const { user, dialog } = await openShareDialog();
    await user.click(dialog.getByRole('button', { name: 'Copy the recipe’s text' }));
    expect(await screen.findByText('Recipe copied to clipboard!')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(asText);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Share and save' })).toHaveFocus();
  });

  it('copies the shopping list for the chosen diners', async () => {
    const { user, dialog } = await openShareDialog({ diners: 4 });
    expect(dialog.getByText('Amounts for 4 diners.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Copy what to buy' }));
    expect(await screen.findByText('Shopping list copied to clipboard!')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('300 g lentils\n2 onions');
  });

  it('shows the text selected if the clipboard is blocked', async () => {
    const { user, dialog } = await openShareDialog();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(dialog.getByRole('button', { name: 'Copy the recipe’s text' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/does not let this page copy/);
    const area = dialog.getByRole<HTMLTextAreaElement>('textbox');
    expect(area).toHaveValue(asText);
    expect(area).toHaveFocus();
    expect(area.selectionEnd).toBe(asText.length);
  });

  it('mails a quick recipe with its full text', async () => {
    const { dialog } = await openShareDialog({ isQuick: true });
    const mail = new URL(dialog.getByRole('link', { name: 'Send by email' }).getAttribute('href') ?? '');
    expect(mail.protocol).toBe('mailto:');
    expect(mail.searchParams.get('subject')).toBe('Lentil soup');
    const [title, ...rest] = asText.split('\n\n').slice(0, -1);
    expect(mail.searchParams.get('body')).toBe([title, ...rest].join('\n\n'));
    expect(dialog.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  });

  describe('to another app', () => {
    afterEach(() => {
      Reflect.deleteProperty(navigator, 'share');
    });
    const withShare = (share: (data: ShareData) => Promise<void>) =>
      Object.defineProperty(navigator, 'share', { value: share, configurable: true });

    it('shares the text', async () => {
      const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
      withShare(share);
      const { user, dialog } = await openShareDialog({ isQuick: true });
      await user.click(dialog.getByRole('button', { name: 'Send to another app' }));
      expect(share).toHaveBeenCalledExactlyOnceWith({
        title: 'Lentil soup',
        text: asText.split('\n\n').slice(0, -1).join('\n\n'),
      });
    });

    it.each([
      ['AbortError', false],
      ['NotAllowedError', true],
    ])("treats the device's %s as a failure: %s", async (name, isFailure) => {
      withShare(() => Promise.reject(new DOMException('no', name)));
      const { user, dialog } = await openShareDialog({ isQuick: true });
      await user.click(dialog.getByRole('button', { name: 'Send to another app' }));
      const said = 'The recipe could not be sent. Copy it instead, or send it by email.';
      if (isFailure) expect(await screen.findByText(said)).toBeInTheDocument();
      else expect(screen.queryByText(said)).not.toBeInTheDocument();
    });
  });

  describe('as a file', () => {
    const saved: { name: string; blob: Blob }[] = [];
    beforeEach(() => {
      saved.length = 0;
      let blob = new Blob();
      Object.assign(URL, {
        createObjectURL: (given: Blob) => {
          blob = given;
          return 'blob:saved';
        },
        revokeObjectURL: () => {},
      });
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
        saved.push({ name: this.download, blob });
      });
    });

    it.each([
      ['Save for a recipe app', 'lentil-soup.json', 'application/ld+json;charset=utf-8', '"@type": "Recipe"'],
      ['Save as Cooklang', 'lentil-soup.cook', 'text/plain;charset=utf-8', '@onion{1}'],
    ])('%s', async (label, name, type, part) => {
      const { user, dialog } = await openShareDialog();
      await user.click(dialog.getByRole('button', { name: new RegExp(`^${label}`) }));
      expect(await screen.findByText(`Saved as ${name}`)).toBeInTheDocument();
      expect(saved.map((file) => [file.name, file.blob.type])).toEqual([[name, type]]);
      expect(await saved[0]?.blob.text()).toContain(part);
    });
  });
});

describe('sharing a recipe', () => {
  it('mails the ingredients below title and link', async () => {
    const { user, dialog } = await openShareDialog();
    await user.click(dialog.getByRole('button', { name: 'Share' }));
    const body = () =>
      new URL(screen.getByRole('link', { name: 'Email' }).getAttribute('href') ?? '').searchParams.get(
        'body',
      );
    await waitFor(() =>
      expect(body()).toBe(`Lentil soup\n${url}\n\nIngredients for 2\n- 150 g lentils\n- 1 onion`),
    );
  });
});

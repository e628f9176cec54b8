import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { describe, expect, it } from 'vitest';

const storageKey = 'sazon.cookie-consent';

const title = 'Cookies, not the edible kind';

const banner = () => within(screen.getByRole('region', { name: title }));

const isBannerShown = () => screen.queryByRole('region', { name: title }) !== null;

const stored = () => JSON.parse(window.localStorage.getItem(storageKey) ?? 'null');

/** Opens the home page and waits for the banner, which appears after the page. */
async function openHomeWithBanner() {
  const app = await renderApp();
  await screen.findByRole('region', { name: title });
  return app;
}

function storeConsent(text: string) {
  window.localStorage.setItem(storageKey, text);
}

describe('the cookie banner', () => {
  // Claims 1.17, 2.83, 2.84, 3.23
  it.each([
    ['Accept all', { essential: true, analytics: true, marketing: true }],
    ['Reject', { essential: true, analytics: false, marketing: false }],
  ])('%s saves the choice and hides it', async (button, choice) => {
    const { user } = await openHomeWithBanner();
    await user.click(banner().getByRole('button', { name: button }));
    expect(isBannerShown()).toBe(false);
    expect(stored()).toEqual(choice);
  });

  // Claims 2.85, 3.22
  it('saves the customized choice, with essential cookies always on', async () => {
    const { user } = await openHomeWithBanner();
    await user.click(banner().getByRole('button', { name: 'Customize' }));
    const essential = banner().getByRole('checkbox', { name: 'Essential' });
    expect(essential).toBeChecked();
    expect(essential).toBeDisabled();
    expect(banner().getByRole('checkbox', { name: 'Marketing' })).not.toBeChecked();
    await user.click(banner().getByRole('checkbox', { name: 'Analytics' }));
    expect(stored()).toBeNull();
    await user.click(banner().getByRole('button', { name: 'Save' }));
    expect(isBannerShown()).toBe(false);
    expect(stored()).toEqual({ essential: true, analytics: true, marketing: false });
  });

  // Claim 2.86
  it('saves nothing when customizing is cancelled, and returns the focus', async () => {
    const { user } = await openHomeWithBanner();
    await user.click(banner().getByRole('button', { name: 'Customize' }));
    await user.click(banner().getByRole('checkbox', { name: 'Marketing' }));
    await user.click(banner().getByRole('button', { name: 'Cancel' }));
    expect(banner().getByRole('button', { name: 'Customize' })).toHaveFocus();
    expect(stored()).toBeNull();
    await user.click(banner().getByRole('button', { name: 'Customize' }));
    expect(banner().getByRole('checkbox', { name: 'Marketing' })).not.toBeChecked();
  });

  it('works by keyboard alone and returns the focus to where it came from', async () => {
    const { user } = await openHomeWithBanner();
    const before = within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Cookie Policy' });
    before.focus();
    await user.tab();
    expect(banner().getByRole('button', { name: 'Accept all' })).toHaveFocus();
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(banner().getByRole('checkbox', { name: 'Analytics' })).toHaveFocus();
    await user.keyboard(' {Enter}');
    expect(isBannerShown()).toBe(false);
    expect(stored()).toEqual({ essential: true, analytics: true, marketing: false });
    expect(before).toHaveFocus();
  });

  // Claim 2.84
  it('is not shown again once a choice is stored', async () => {
    storeConsent('{"essential":true,"analytics":false,"marketing":true}');
    await renderApp();
    expect(isBannerShown()).toBe(false);
  });

  // Claim 2.83
  it.each([
    '',
    'null',
    '{',
    '[]',
    '{"essential":true}',
    '{"essential":false,"analytics":true,"marketing":true}',
  ])('asks again if the stored choice is invalid: %j', async (text) => {
    storeConsent(text);
    await openHomeWithBanner();
    expect(isBannerShown()).toBe(true);
  });

  it('hides when a choice is made in another tab', async () => {
    await openHomeWithBanner();
    storeConsent('{"essential":true,"analytics":false,"marketing":false}');
    window.dispatchEvent(new StorageEvent('storage', { key: storageKey }));
    await waitFor(() => expect(isBannerShown()).toBe(false));
  });
});

describe('the cookie choice on the privacy page', () => {
  it('is shown in words and can be changed', async () => {
    storeConsent('{"essential":true,"analytics":true,"marketing":false}');
    const { user } = await renderApp({ at: '/privacy' });
    const main = within(screen.getByRole('main'));
    expect(main.getByText('Your choice: essential and analytics.')).toBeInTheDocument();
    await user.click(main.getByRole('button', { name: 'Change your cookie choice' }));
    expect(main.getByRole('checkbox', { name: 'Analytics' })).toBeChecked();
    await user.click(main.getByRole('checkbox', { name: 'Analytics' }));
    await user.click(main.getByRole('checkbox', { name: 'Marketing' }));
    await user.click(main.getByRole('button', { name: 'Save' }));
    expect(main.getByText('Your choice: essential and marketing.')).toBeInTheDocument();
    expect(main.getByRole('button', { name: 'Change your cookie choice' })).toHaveFocus();
    expect(stored()).toEqual({ essential: true, analytics: false, marketing: true });
  });

  it('hides the banner too, if nothing was chosen before', async () => {
    const { user } = await renderApp({ at: '/privacy' });
    const main = within(screen.getByRole('main'));
    expect(main.getByText('You haven’t chosen yet, so only essential cookies are on.')).toBeInTheDocument();
    await user.click(main.getByRole('button', { name: 'Change your cookie choice' }));
    await user.click(main.getByRole('button', { name: 'Save' }));
    expect(main.getByText('Your choice: essential only.')).toBeInTheDocument();
    expect(isBannerShown()).toBe(false);
  });
});

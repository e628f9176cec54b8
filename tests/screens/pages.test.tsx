import { screen, waitFor, within } from '@testing-library/react';
import { aCook } from '@tests/support/builders';
import { renderApp } from '@tests/support/renderApp';
import { describe, expect, it } from 'vitest';
import { getEnv } from '@/config/env';
import { storageKeys } from '@/config/storageKeys';
import { contactLinks } from '@/features/pages/contactLinks';

const main = () => within(screen.getByRole('main'));

describe('Contact', () => {
  // Claims 1.16, 2.3
  it('links to mail, WhatsApp and LinkedIn from the environment', async () => {
    await renderApp({ at: '/contact' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Get in Touch');
    const { email, linkedin } = getEnv().contact;
    expect(main().getByRole('link', { name: 'Email' })).toHaveAttribute('href', `mailto:${email}`);
    expect(main().getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/15550100');
    expect(main().getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('href', linkedin);
  });

  it('labels external links', async () => {
    await renderApp({ at: '/contact' });
    for (const name of ['WhatsApp', 'LinkedIn']) {
      const link = main().getByRole('link', { name });
      expect(link).toHaveAccessibleDescription(/opens in a new tab/i);
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  });

  it.each([
    ['+34 600-11-22 33', 'https://wa.me/34600112233'],
    ['34600112233', 'https://wa.me/34600112233'],
  ])('uses only the digits of %s in the WhatsApp link', (whatsapp, href) => {
    const ways = contactLinks({ email: 'a@b.es', whatsapp, linkedin: 'https://www.linkedin.com/in/a' });
    expect(ways.map((way) => way.href)).toEqual(['mailto:a@b.es', href, 'https://www.linkedin.com/in/a']);
    expect(ways[2]?.displayText).toBe('linkedin.com/in/a');
  });
});

describe('About', () => {
  // Claims 1.15, 2.4
  it('explains the name, with Spanish marked as Spanish', async () => {
    await renderApp({ at: '/about' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About Sazón');
    expect(main().getByRole('term')).toHaveAttribute('lang', 'es');
    expect(main().getByRole('link', { name: 'Quick Recipe' })).toHaveAttribute('href', '#/quickrecipe');
    expect(main().getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '#/privacy');
    expect(main().getByRole('link', { name: 'Get in touch' })).toHaveAttribute('href', '#/contact');
  });
});

describe('Privacy', () => {
  // Claims 1.15, 2.5
  it('is dated April 2025 and names what the browser keeps', async () => {
    await renderApp({ at: '/privacy' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Privacy Policy');
    expect(main().getByText('Last updated:', { exact: false })).toHaveTextContent('Last updated: April 2025');
    const keys = Object.values(storageKeys).filter((key) => typeof key === 'string');
    for (const key of keys) expect(main().getByText(key, { exact: false })).toBeInTheDocument();
    expect(main().getByRole('heading', { name: 'This copy keeps everything here' })).toBeInTheDocument();
  });
});

describe('an unknown address', () => {
  // Claims 1.15, 2.10
  it.each(['/nope', '/cookie-policy', '/recipes/and/more'])('%s shows the 404 page', async (at) => {
    await renderApp({ at });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found');
    expect(main().getByText("Sorry, we couldn't find what you're looking for.")).toBeInTheDocument();
  });

  it.each([
    ['/cookie-policy', undefined, 'Privacy Policy', '#/privacy'],
    ['/nope', undefined, 'Quick Recipe!', '#/quickrecipe'],
    ['/nope', aCook(), 'My Recipes', '#/recipes'],
  ])('%s offers what helps', async (at, as, name, href) => {
    await renderApp({ at, ...(as && { as }) });
    expect(await main().findByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('leads back home', async () => {
    const { user, location } = await renderApp({ at: '/nope' });
    await user.click(main().getByRole('link', { name: 'Home' }));
    await waitFor(() => expect(location()).toBe('/'));
  });
});

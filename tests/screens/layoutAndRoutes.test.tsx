import { act, render, screen, waitFor, within } from '@testing-library/react';
import { aCook } from '@tests/support/builders';
import { renderApp } from '@tests/support/renderApp';
import { toast } from 'react-hot-toast/headless';
import { describe, expect, it, vi } from 'vitest';
import { Toaster } from '@/app/Toaster';

const mainNav = () => within(screen.getByRole('navigation', { name: 'Main' }));

const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

describe('The route table', () => {
  // Claims 1.1, 2.1, 2.2, 2.3, 2.4, 2.5, 6.1
  it.each([
    ['/', /^Cook what you have/],
    ['/contact', 'Get in Touch'],
    ['/login', 'Log In'],
    ['/register', 'Create Account'],
    ['/about', /^About/],
    ['/privacy', 'Privacy Policy'],
    ['/quickrecipe', 'Quick Recipe'],
    ['/quick-recipe-result', 'Recipe not found!'],
  ])('shows %s to a visitor', async (at, heading) => {
    const { location } = await renderApp({ at });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(location()).toBe(at);
  });

  // Claims 1.2, 2.7, 6.3
  it.each([
    ['/initialForm', 'Update Your Settings'],
    ['/InitialForm', 'Update Your Settings'],
    ['/lastForm', "Ok let's make a Default Recipe Recipe"],
    ['/services', 'What are you in the mood for?'],
    ['/recipes', 'My Recipes'],
    ['/user', 'Your corner of the kitchen'],
    ['/newRecipe', 'No recipe data found.'],
  ])('shows %s to a cook with a profile', async (at, heading) => {
    const { location } = await renderApp({ at, as: aCook() });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(location()).toBe(at);
  });
});

describe('The navigation bar', () => {
  // Claim 2.18
  it('offers a visitor Home, Services, User Area and Login, and no Recipes', async () => {
    await renderApp();
    const links = await waitFor(() => {
      expect(mainNav().getByRole('link', { name: 'Login' })).toHaveAttribute('href', '#/login');
      return within(mainNav().getByRole('list')).getAllByRole('link');
    });
    expect(links.map(({ textContent }) => textContent)).toEqual(['Home', 'Services', 'User Area', 'Login']);
    expect(hrefs(links)).toEqual(['#/', '#/services', '#/user', '#/login']);
    expect(mainNav().queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
  });

  it('has the color scheme switch in its list, on a phone in the menu', async () => {
    const { user } = await renderApp();
    const list = within(mainNav().getByRole('list'));
    await user.click(list.getByRole('button', { name: 'Light or dark: same as device. Switch to light' }));
    expect(list.getByRole('button', { name: 'Light or dark: light. Switch to dark' })).toBeInTheDocument();
    await user.click(list.getByRole('button', { name: /^Light or dark: light/ }));
    await user.click(list.getByRole('button', { name: /^Light or dark: dark/ }));
    expect(list.getByRole('button', { name: /^Light or dark: same as device/ })).toBeInTheDocument();
  });

  // Claims 2.18, 2.19
  it('offers a signed-in user Recipes too', async () => {
    await renderApp({ as: aCook() });
    await mainNav().findByRole('button', { name: 'Logout' });
    const links = within(mainNav().getByRole('list')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Home', 'Services', 'Recipes', 'User Area']);
    expect(hrefs(links)).toEqual(['#/', '#/services', '#/recipes', '#/user']);
  });

  it.each([
    ['/recipes', 'Recipes', 'page'],
    ['/recipe/000000000000000000000000', 'Recipes', 'true'],
    ['/lastForm', 'Services', 'true'],
    ['/newRecipe', 'Services', 'true'],
  ])('marks the current place: %s is %s', async (at, name, current) => {
    await renderApp({ at, as: aCook() });
    const link = await mainNav().findByRole('link', { name });
    expect(link).toHaveAttribute('aria-current', current);
    expect(document.querySelectorAll('nav [aria-current]')).toHaveLength(1);
  });

  // Claim 2.20
  it('opens and closes its menu by toggle', async () => {
    const { user } = await renderApp();
    const list = mainNav().getByRole('list');
    expect(list).toHaveClass('hidden');
    await user.click(mainNav().getByRole('button', { name: 'Open menu' }));
    expect(list).not.toHaveClass('hidden');
    await user.click(mainNav().getByRole('button', { name: 'Close menu' }));
    expect(list).toHaveClass('hidden');
  });
});

describe('Logging out', () => {
  async function ask() {
    const app = await renderApp({ at: '/about', as: aCook() });
    await app.user.click(await mainNav().findByRole('button', { name: 'Logout' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Are you sure you want to log out?')).toBeVisible();
    return { ...app, dialog };
  }

  // Claim 2.21
  it('asks first, and Cancel changes nothing', async () => {
    const { user, dialog, location } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(mainNav().getByRole('button', { name: 'Logout' })).toBeVisible();
    expect(screen.queryByText('LogOut successfully')).not.toBeInTheDocument();
    expect(location()).toBe('/about');
  });

  // Claims 2.22, 7.31, 8.26
  it('ends the session and toasts', async () => {
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('LogOut successfully')).toBeInTheDocument();
    expect(await mainNav().findByRole('link', { name: 'Login' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  // Claim 2.23
  it('says if it failed, and keeps the session', async () => {
    const { user, dialog, client } = await ask();
    vi.spyOn(client, 'signOut').mockRejectedValueOnce(new Error('no line'));
    await user.click(dialog.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Error logging out')).toBeInTheDocument();
    expect(mainNav().getByRole('button', { name: 'Logout' })).toBeInTheDocument();
  });
});

describe('The footer', () => {
  const footer = () => within(screen.getByRole('contentinfo'));

  // Claim 2.11
  it('links to about, contact, privacy and the cookie policy', async () => {
    await renderApp();
    expect(hrefs(footer().getAllByRole('link'))).toEqual([
      '#/about',
      '#/contact',
      '#/privacy',
      '#/cookie-policy',
    ]);
  });

  // Claim 2.12
  it('shows the current year', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-05-04') });
    await renderApp();
    expect(footer().getByText(/©/)).toHaveTextContent('2031');
  });
});

describe('A success toast', () => {
  // Claim 9.1
  it('stays for 2 s', () => {
    vi.useFakeTimers();
    render(<Toaster />);
    act(() => {
      // Without the time of the exit animation.
      toast.success('Done', { removeDelay: 1 });
    });
    act(() => {
      vi.advanceTimersByTime(1990);
    });
    const bar = screen.getByText('Done').parentElement;
    expect(bar?.querySelector('svg')).toHaveClass('shrink-0');
    act(() => {
      vi.advanceTimersByTime(20);
    });
    act(() => {
      vi.advanceTimersByTime(5);
    });
    expect(screen.queryByText('Done')).not.toBeInTheDocument();
  });
});

import { render, screen } from '@testing-library/react';
import { expectNoise } from '@tests/support/noise';
import { server } from '@tests/support/server';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { lazyPart } from '@/lib/lazyPart';

it('says that its code did not come, and asks for it again when it is next shown', async () => {
  expectNoise(/Menu could not be loaded/);
  server.use(http.head(window.location.origin, () => HttpResponse.error()));
  let isThere = false;
  const load = async () => {
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
    return { Menu: () => <p>Paella</p> };
  };
  const Menu = lazyPart(load, 'Menu', { waiting: <p>Wait</p>, failed: <p>Not today</p> });

  const { unmount } = render(<Menu />);
  expect(screen.getByText('Wait')).toBeVisible();
  expect(await screen.findByText('Not today')).toBeVisible();
  unmount();

  isThere = true;
  render(<Menu />);
  expect(await screen.findByText('Paella')).toBeVisible();
});

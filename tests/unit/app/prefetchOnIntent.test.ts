import { fireEvent } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

const preloadScreen = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('@/app/AppRoutes', async (original) => ({
  ...(await original<typeof import('@/app/AppRoutes')>()),
  preloadScreen,
}));

import { prefetchOnIntent } from '@/app/prefetchOnIntent';

prefetchOnIntent();

afterEach(() => {
  document.body.replaceChildren();
  preloadScreen.mockClear();
});

function linkTo(href: string): HTMLElement {
  const link = document.createElement('a');
  link.href = href;
  const label = link.appendChild(document.createElement('span'));
  document.body.append(link);
  return label;
}

it.each(['pointerOver', 'focusIn', 'touchStart'] as const)(
  'loads the screen behind a link at %s',
  (intent) => {
    fireEvent[intent](linkTo('#/recipe/abc?view=cook'));
    expect(preloadScreen).toHaveBeenCalledExactlyOnceWith('/recipe/abc');
  },
);

it('loads nothing offline, where it would fail for as long as the page is open', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent.pointerOver(linkTo('#/login'));
  expect(preloadScreen).not.toHaveBeenCalled();
});

it('loads nothing for a link that leads elsewhere, nor for what is none', () => {
  fireEvent.pointerOver(linkTo('https://example.com/#/login'));
  fireEvent.pointerOver(document.body);
  expect(preloadScreen).not.toHaveBeenCalled();
});

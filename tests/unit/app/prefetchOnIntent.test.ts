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

it('does not prefetch offline, where a failed import is never retried', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent.pointerOver(linkTo('#/login'));
  expect(preloadScreen).not.toHaveBeenCalled();
});

it('does not prefetch for external links or other elements', () => {
  fireEvent.pointerOver(linkTo('https://example.com/#/login'));
  fireEvent.pointerOver(document.body);
  expect(preloadScreen).not.toHaveBeenCalled();
});

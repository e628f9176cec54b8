import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { expect, it, vi } from 'vitest';

const main = () => within(screen.getByRole('main'));
const shown = () =>
  main()
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

const titles = [
  'Dinner in three short steps',
  'From what was in the fridge',
  'Nine ways to begin a recipe',
  'Made for real kitchens',
];

it('comes in one section after another, each in an idle moment, and whole to who comes back', async () => {
  const moments: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => moments.push(run));
  const { user } = await renderApp();
  await main().findByRole('region', { name: titles[0] });
  for (const count of [1, 2, 3]) {
    await waitFor(() => expect(moments).not.toHaveLength(0));
    expect(shown()).toEqual(titles.slice(0, count));
    for (const begin of moments.splice(0)) begin();
    await main().findByRole('region', { name: titles[count] });
  }
  expect(shown()).toEqual(titles);

  await user.click(main().getByRole('link', { name: 'Access Your Account' }));
  await screen.findByLabelText(/e-?mail/i);
  window.history.back();
  await main().findByRole('region', { name: titles[0] });
  expect(shown()).toEqual(titles);
  expect(moments).toHaveLength(0);
});

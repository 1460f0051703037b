import { within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderServer } from '@/tests/support/render-server';
import { SearchWays } from './search-ways';

vi.mock('next-intl/server', () => import('@/tests/support/server-translations'));

it('leads to the page about visiting where there is one, in the colour of its part', async () => {
  const ways = await renderServer(<SearchWays locale="de" visit={{ title: 'Besuch' }} />);
  const visit = within(ways).getByRole('link', { name: 'Besuch' });
  expect(visit).toHaveAttribute('href', '/de/besuch');
  expect(visit.parentElement).toHaveStyle({ '--colour': 'var(--color-light-blue)' });
  expect(within(ways).getByRole('link', { name: 'Kunstwerke & Karte' })).toBeVisible();
  const others = await renderServer(<SearchWays locale="de" visit={null} />);
  expect(within(others).getAllByRole('link')).toHaveLength(4);
});

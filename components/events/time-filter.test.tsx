import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderServer } from '@/tests/support/render-server';
import { findTimes, TimeFilter } from './time-filter';

vi.mock('next-intl/server', () => import('@/tests/support/server-translations'));

const show = async (months: readonly string[], when?: string) =>
  renderServer(
    <TimeFilter
      locale="de"
      choice={{ genre: 'konzert', when, page: 1 }}
      times={await findTimes('de', months)}
    />,
  );

const names = () =>
  screen
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
    .slice(4);

it('names months with their year only where there are several', async () => {
  await show(['2025-07', '2025-08']);
  expect(names()).toEqual(['Juli', 'August']);
  await show(['2025-12', '2026-01']);
  expect(names()).toEqual(['Dezember 2025', 'Januar 2026']);
});

it('keeps the chosen genre, and says which time is chosen', async () => {
  await show(['2025-07'], '2025-07');
  const july = screen.getByRole('link', { name: 'Juli' });
  expect(july).toHaveAttribute('aria-current', 'true');
  expect(july.getAttribute('href')).toContain('genre=konzert');
  expect(screen.getAllByRole('link', { current: true })).toEqual([july]);
});

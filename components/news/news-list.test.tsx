import { within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { articleSchema } from '@/lib/contract/article';
import { renderServer } from '@/tests/support/render-server';
import { NewsList } from './news-list';

vi.mock('next-intl/server', () => import('@/tests/support/server-translations'));

const articles = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    articleSchema.parse({
      id: index + 1,
      title: `Nachricht ${index + 1}`,
      url: `/de/aktuelles/nachricht/${index + 1}`,
      teaser: `Vorspann ${index + 1}`,
    }),
  );

const titlesIn = (list: Element | undefined) =>
  [...(list?.querySelectorAll('h2, h3') ?? [])].map((title) => title.textContent);

it('six articles stand on top, the newest first, the rest below under a headline of its own (spec §4, §9)', async () => {
  const page = await renderServer(<NewsList locale="de" articles={articles(8)} />);
  const [top, rest] = within(page).getAllByRole('list');
  expect(titlesIn(top)).toEqual([1, 2, 3, 4, 5, 6].map((number) => `Nachricht ${number}`));
  expect(titlesIn(rest)).toEqual(['Nachricht 7', 'Nachricht 8']);
  expect(
    within(page)
      .getByRole('region', { name: 'Ältere Meldungen' })
      .contains(rest ?? null),
  ).toBe(true);
});

it('says below the title of an older article what it is about', async () => {
  const page = await renderServer(<NewsList locale="de" articles={articles(8)} />);
  const earlier = within(page).getByRole('region', { name: 'Ältere Meldungen' });
  expect(within(earlier).getByText('Vorspann 8')).toBeVisible();
});

it('six articles have nothing below them, and none is said', async () => {
  const six = await renderServer(<NewsList locale="de" articles={articles(6)} />);
  expect(within(six).getAllByRole('list')).toHaveLength(1);
  expect(within(six).queryByRole('region')).toBeNull();
  const none = await renderServer(<NewsList locale="en" articles={[]} />, 'en');
  expect(within(none).queryByRole('list')).toBeNull();
  expect(none.textContent).not.toBe('');
});

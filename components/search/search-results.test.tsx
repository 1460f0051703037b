import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getMessages } from '@/lib/i18n/messages';
import { SearchResults } from './search-results';
import type { SearchStrings } from './search-strings';
import { readSearch } from './shown-search';

const hits = ['scheduled', 'sold_out', 'postponed', 'cancelled'].map((status, id) => ({
  id,
  content_type: 'event',
  title: `Konzert ${id}`,
  url: `/de/kalender/konzert/${id}`,
  excerpt: '',
  status,
  image_url: null,
  date: '2025-07-12T19:30:00+02:00',
}));

it.each([
  ['de', 'Ausverkauft', 'Verschoben', 'Abgesagt'],
  ['en', 'Sold out', 'Postponed', 'Cancelled'],
] as const)('in %s a date that was found says whether it takes place', (locale, ...marks) => {
  const search = readSearch('Konzert', { others: { results: hits, next: null } });
  const strings: SearchStrings = getMessages(locale).site.search;
  render(<SearchResults locale={locale} search={search} action="/de/search" strings={strings} />);
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(screen.getAllByText(locale === 'de' ? /, 19:30 Uhr$/ : /^Sat,? 12 July 2025, 19:30$/)).toHaveLength(
    4,
  );
  expect(titles).toEqual(['Konzert 0', ...marks.map((mark, index) => `Konzert ${index + 1}${mark}`)]);
});

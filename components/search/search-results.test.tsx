import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Locale } from '@/lib/contract/locale';
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

/** Shows what a search answers with, on the first of July. */
function show(
  locale: Locale,
  query: string,
  results: readonly object[],
  next: string | null = null,
  counts?: object,
): void {
  const strings: SearchStrings = getMessages(locale).site.search;
  const search = readSearch(query, { others: { results, next, type_counts: counts } });
  render(
    <SearchResults
      locale={locale}
      search={search}
      action="/de/search"
      strings={strings}
      clock="2025-07-01T12:00"
    />,
  );
}

it.each([
  ['de', 'Ausgebucht', 'Verschoben', 'Abgesagt'],
  ['en', 'Fully booked', 'Postponed', 'Cancelled'],
] as const)('in %s a date that was found says whether it takes place', (locale, ...marks) => {
  show(locale, 'Konzert', hits);
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(screen.getAllByText(locale === 'de' ? /, 19:30 Uhr$/ : /^Sat,? 12 July 2025, 19:30$/)).toHaveLength(
    4,
  );
  expect(titles).toEqual(['Konzert 0', ...marks.map((mark, index) => `Konzert ${index + 1}${mark}`)]);
});

it('the dates of one event stand together, each with a way to its own page', () => {
  const dates = ['2025-07-11', '2025-07-04'].map((date, id) => ({
    id,
    content_type: 'event',
    title: 'Abendbrot',
    url: `/de/kalender/abendbrot/${id}`,
    excerpt: 'Eine lange Tafel.',
    status: id === 0 ? 'sold_out' : 'scheduled',
    image_url: null,
    date: `${date}T19:00:00+02:00`,
  }));
  show('de', 'Tafel', dates);
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Abendbrot');
  const ways = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(ways).toEqual([
    ['Abendbrot', '/de/kalender/abendbrot/1'],
    ['Fr 4. Juli 2025, 19:00\u00a0Uhr', '/de/kalender/abendbrot/1'],
    ['Fr 11. Juli 2025, 19:00\u00a0Uhr', '/de/kalender/abendbrot/0'],
  ]);
  expect(screen.getByText('Ausgebucht').closest('li')?.textContent).toContain('11. Juli');
  // Two hits above one entry would read as if one were missing.
  expect(screen.getByRole('status').textContent).toBe(
    '2 Treffer für „Tafel“ Mehrfache Termine sind zusammengefasst.',
  );
});

it.each([
  ['de', 'Vorbei', 'Abgesagt'],
  ['en', 'Past', 'Cancelled'],
] as const)('in %s a date that is over says so, and comes after those to come', (locale, over, cancelled) => {
  const dates = [
    ['2025-06-28', 'scheduled'],
    ['2025-06-29', 'cancelled'],
    ['2025-07-12', 'scheduled'],
  ].map(([date, status], id) => ({
    id,
    content_type: 'event',
    title: `Konzert ${id}`,
    url: `/de/kalender/konzert/${id}`,
    status,
    date: `${date}T19:30:00+02:00`,
  }));
  show(locale, 'Konzert', dates);
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Konzert 2', `Konzert 0${over}`, `Konzert 1${cancelled}`]);
});

it('words that were found are marked in titles, where the content system says so', () => {
  const results = ['<mark>Kräne</mark> &amp; Boote', ''].map((marked_title, id) => ({
    id,
    content_type: 'article',
    title: 'Kräne & Boote',
    marked_title,
    url: `/de/aktuelles/${id}`,
  }));
  show('de', 'kran', results);
  const titles = screen.getAllByRole('link', { name: 'Kräne & Boote' });
  expect(titles.map((title) => title.querySelector('mark')?.textContent)).toEqual(['Kräne', undefined]);
  expect(screen.getByRole('status').textContent).toBe('2 Treffer für „kran“');
});

const found = ['production', 'event', 'event', 'article'].map((content_type, id) => ({
  id,
  content_type,
  title: `Boje ${id}`,
  url: `/de/${id}`,
}));

it.each([
  ['de', null, undefined, ['Kunstwerke 1 Treffer', 'Termine 2 Treffer', 'Aktuelles 1 Treffer']],
  ['en', null, undefined, ['Artworks 1 result', 'Events 2 results', 'News 1 result']],
  // There may be more of each kind than are shown: how many is said by the content system alone.
  ['de', '?page=2', undefined, ['Kunstwerke', 'Termine', 'Aktuelles']],
  ['de', '?page=2', { event: 9, article: 1 }, ['Kunstwerke', 'Termine 9 Treffer', 'Aktuelles 1 Treffer']],
] as const)('in %s, with %s as what is next, says how much was found where, and leads there', (...row) => {
  const [locale, next, counts, names] = row;
  show(locale, 'Boje', found, next, counts);
  const overview = screen.getByRole('navigation', {
    name: locale === 'de' ? 'Treffer nach Gruppen' : 'Results by group',
  });
  const ways = within(overview).getAllByRole('link');
  expect(ways.map(({ textContent }) => textContent)).toEqual(names);
  const targets = ways.map((way) => document.querySelector(way.getAttribute('href') ?? ''));
  expect(targets).toEqual(screen.getAllByRole('region'));
});

it.each([
  ['of which some are not shown', { production: 1, event: 9, article: 1 }, ['Termine']],
  ['last, where it is not known of which', undefined, ['Aktuelles']],
] as const)('leads to the rest from the group %s', (_, counts, names) => {
  show('de', 'Boje', found, '?page=2', counts);
  const groups = screen.getAllByRole('region').filter((group) => {
    const way = within(group).queryByRole('link', { name: 'Weitere Treffer' });
    return way?.getAttribute('href') === '/de/search?query=Boje&group=others&page=2';
  });
  expect(groups.map((group) => within(group).getByRole('heading', { level: 2 }).textContent)).toEqual(names);
});

it('needs no overview of one group', () => {
  show('de', 'Konzert', hits);
  expect(screen.queryByRole('navigation')).toBeNull();
});

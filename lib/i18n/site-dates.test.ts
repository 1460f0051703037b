import { expect, it } from 'vitest';
import { getMessages } from './messages';
import { siteDates } from './site-dates';

const say =
  (locale: 'de' | 'en'): Parameters<typeof siteDates>[2] =>
  (key, { start, end }) =>
    getMessages(locale).site.dates[key].replace('{start}', start).replace('{end}', end);

const span = { start: '2025-06-28', end: '2025-10-05', label: '' };

it.each([
  ['de', span, '28.6.–5.10.25', '28. Juni bis 5. Oktober 2025'],
  ['en', span, '28 Jun – 5 Oct 2025', '28 June to 5 October 2025'],
  ['de', { ...span, end: '2026-01-05' }, '28.6.25–5.1.26', '28. Juni 2025 bis 5. Januar 2026'],
  ['de', { ...span, end: null }, '28.6.25–', 'ab 28. Juni 2025'],
  ['en', { ...span, end: '2026-01-05' }, '28 Jun 2025 – 5 Jan 2026', '28 June 2025 to 5 January 2026'],
  ['en', { ...span, end: null }, '28 Jun 2025 –', 'from 28 June 2025'],
  ['en', { ...span, start: null }, '– 5 Oct 2025', 'until 5 October 2025'],
  ['en', { ...span, label: 'Always open' }, 'Always open', 'Always open'],
  ['de', { start: null, end: null, label: '' }, '', ''],
] as const)('in %s %o is %s', (locale, dates, label, spoken) => {
  const shown = siteDates(dates, locale, say(locale));
  expect({ ...shown, label: shown.label.replaceAll('\u00a0', ' ') }).toEqual({ label, spoken });
  // A line breaks at the dash only.
  if (dates.label === '') expect(shown.label).not.toMatch(/\w \w/);
});

import { describe, expect, it } from 'vitest';
import { keepPlace } from './keep-place';

const host = 'https://stromauf.example';
const toEnglish = (address: string, here: string) => keepPlace({ address, language: 'en' }, `${host}${here}`);

describe('what a language link takes along', () => {
  it.each([
    ['/en/calendar', '/de/kalender?genre=tour&when=2025-08', '/en/calendar?genre=tour&when=2025-08'],
    ['/en/search', '/de/search?query=Aue', '/en/search?query=Aue'],
    ['/en/calendar', '/de/kalender?page=2#page-2', '/en/calendar?page=2#page-2'],
    ['/en', '/de?x=1', '/en?x=1'],
    ['/en/faq', '/de/haeufige-fragen', '/en/faq'],
  ])('to %s from %s: %s', (address, here, expected) => expect(toEnglish(address, here)).toBe(expected));

  it('is nothing where the home page stands in for a page', () =>
    expect(toEnglish('/en', '/de/nur-deutsch?query=1#hier')).toBe('/en'));

  it('is nothing for other links', () =>
    expect(keepPlace({ address: '/de/kalender', language: '' }, `${host}/de/kalender?genre=tour`)).toBe(
      '/de/kalender',
    ));
});

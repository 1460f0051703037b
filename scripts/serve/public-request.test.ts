import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/contract/locale';
import { cacheKey, isForEverybody } from './public-request.mjs';

const session = ['litfass.session_token', 'sessionid'];

describe('isForEverybody', () => {
  it.each(['/de', '/en/calendar', '/de/kalender/x/12', '/api/events/', '/api/events/?page=2'])(
    'takes %s',
    (url) => {
      expect(isForEverybody({ url, headers: { cookie: 'litfass_consent=required; x=1' } }, session)).toBe(
        true,
      );
    },
  );

  it.each([
    '/_next/static/x.js',
    '/media/a/b.jpg',
    '/admin',
    '/admin/pages',
    '/cms-hub',
    '/api/health',
    '/api/health?ready',
    '/api/search/?query=a',
    '/api/newsletter/confirm',
    '/api/users/',
    '/de/pageeditor-api/user',
    '/pageeditor-api/cms-hub',
    '/pass-through/call',
  ])('leaves %s alone', (url) => {
    expect(isForEverybody({ url, headers: {} }, session)).toBe(false);
  });

  it.each([
    [{ cookie: 'a=1; litfass.session_token=x' }],
    [{ cookie: '__Secure-litfass.session_token=x' }],
    [{ cookie: 'sessionid=x' }],
    [{ cookie: 'litfass_editor=1' }],
    [{ authorization: 'Bearer x' }],
    [{ range: 'bytes=0-1' }],
    [{ rsc: '1' }],
    [{ 'next-router-prefetch': '1' }],
    [{ 'next-action': 'x' }],
    [{ 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko' }],
  ])('leaves a request with %j alone', (headers) => {
    expect(isForEverybody({ url: '/de', headers }, session)).toBe(false);
  });
});

describe('cacheKey', () => {
  const keyOf = (url: string, headers = {}) => cacheKey({ url, headers });

  it('knows a page by its path, whoever sent the visitor', () => {
    for (const url of [
      '/de',
      '/de?',
      '/de?utm_source=mail&utm_campaign=a',
      '/de?fbclid=1',
      '/de?gclid=1&_hsenc=x',
    ])
      expect(keyOf(url)).toBe('/de');
  });

  it.each(['/de?genre=konzert', '/de?v=3', '/de?edit', '/de?utm_source=a&genre=b', `/de/${'x'.repeat(300)}`])(
    'keeps nothing of %s',
    (url) => {
      expect(keyOf(url)).toBeNull();
    },
  );

  it('knows public data by parameters and the most welcome of the site’s languages', () => {
    const inLanguage = (wishes: string) => keyOf('/api/events/?page=2', { 'accept-language': wishes });
    expect(new Set(['', ...locales].map(inLanguage)).size).toBe(locales.length + 1);
    for (const wishes of ['en-GB', 'de;q=0.5, en', 'fr, xx;q=0.9, en;q=0.8, de;q=0.1', 'de;q=0, EN'])
      expect(inLanguage(wishes)).toBe(inLanguage('en'));
    // Whatever is made up makes no more of them.
    for (const wishes of ['fr', 'xx-1, xx-2', `${'x, '.repeat(1000)}`, 'en;q=0'])
      expect(inLanguage(wishes)).toBe(inLanguage(''));
    expect(keyOf('/api/events/?page=2')).not.toBe(keyOf('/api/events/?page=3'));
    expect(keyOf('/api/events/?page=2&utm_source=x')).toBe(keyOf('/api/events/?page=2'));
  });
});

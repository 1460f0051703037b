import { describe, expect, it, vi } from 'vitest';
import { joinUrls, withUrl, withUrls } from './addresses';

const thing = { id: 7, url: '', urls: {} };

describe('the address of a thing', () => {
  it('is what the system sends, else follows from slug and id', () => {
    expect(withUrl(thing, 'de', 'calendar-event', 'tanz').url).toBe('/de/kalender/tanz/7');
    const sent = { ...thing, url: '/de/x' };
    expect(withUrl(sent, 'de', 'calendar-event', 'tanz')).toBe(sent);
    expect(withUrl(thing, 'de', 'calendar-event', undefined)).toBe(thing);
    expect(withUrl(thing, 'de', 'calendar-event', '')).toBe(thing);
  });

  it('is there in each language that it is known in, and what the system sends counts', () => {
    const german = { ...thing, url: '/de/x' };
    expect(joinUrls(german, 'de', { url: '/en/x' }).urls).toEqual({ de: '/de/x', en: '/en/x' });
    expect(joinUrls(german, 'de', { url: '' }).urls).toStrictEqual({ de: '/de/x' });
    expect(joinUrls(german, 'de', null).urls).toStrictEqual({ de: '/de/x' });
    expect(joinUrls(thing, 'de', undefined).urls).toStrictEqual({});
    expect(joinUrls({ ...german, urls: { de: '/de/y' } }, 'de', null).urls).toEqual({ de: '/de/y' });
    expect(joinUrls({ ...thing, url: '/en/x' }, 'en', { url: '/de/x' }).urls).toEqual({
      de: '/de/x',
      en: '/en/x',
    });
  });

  it('is asked for in the other language, unless it was sent', async () => {
    const german = { ...thing, url: '/de/x' };
    const find = vi.fn(() => Promise.resolve({ url: '/en/x' }));
    expect((await withUrls(german, 'de', find))?.urls).toEqual({ de: '/de/x', en: '/en/x' });
    expect(find).toHaveBeenLastCalledWith('en');
    find.mockClear();
    expect((await withUrls({ ...german, urls: { en: '/en/y' } }, 'de', find))?.urls).toMatchObject({
      en: '/en/y',
    });
    expect(await withUrls(null, 'de', find)).toBeNull();
    expect(find).not.toHaveBeenCalled();
    const failing = () => Promise.reject(new Error('down'));
    expect((await withUrls(german, 'de', failing))?.urls).toStrictEqual({ de: '/de/x' });
  });
});

import { describe, expect, it } from 'vitest';
import { lookup } from '@/tests/support/example-paths';
import { decide, lookupPath, needsViewer } from './decision';

describe('the site on a date', () => {
  const noon = 'on=2025-07-20T12:00';
  async function askOn(pathAndQuery: string, isEditor: boolean | null = true, knowsDates = true) {
    const [pathname = '', search = ''] = pathAndQuery.split(/(?=\?)/);
    const destination = await lookup.find(lookupPath(pathname));
    return decide({ pathname, search, isEditor, knowsDates }, () => destination);
  }
  const dated = (rest: string, lookUp: string | null, moment: string | null = '2025-07-20T12:00') => ({
    ...{ type: 'dated', locale: 'de', moment, lookUp },
    path: `/de/on/${moment ?? 'never'}${rest}`,
  });

  it('is shown to editors by the route of the visitors, with what has to be public then', async () => {
    expect(await askOn(`/de?${noon}`)).toEqual(dated('', '/de'));
    expect(await askOn(`/de/ueber-uns?${noon}`)).toEqual(dated('/page/ueber-uns', '/de/ueber-uns'));
    expect(await askOn('/de/ueber-uns?on=2025-07-20T12%3A00')).toEqual(
      dated('/page/ueber-uns', '/de/ueber-uns'),
    );
    expect(await askOn(`/de/kalender?${noon}&genre=musik`)).toEqual(
      dated('/calendar/filtered?genre=musik', null),
    );
    // What is not public yet may be so then.
    expect(await askOn(`/de/entwurf?${noon}`)).toEqual(dated('/page/entwurf', '/de/entwurf'));
    expect(await askOn(`/de/nichts?${noon}`)).toEqual({ type: 'not_found', locale: 'de' });
    expect(await askOn(`/de/ueber-uns?v=draft&${noon}`)).toMatchObject({ type: 'preview' });
  });

  it('has the fixed screens, whatever becomes of their pages', () => {
    const entry = { path: '/de/kalender', locale: 'de', kind: 'page', id: 9, isOnline: false } as const;
    const facts = { pathname: '/de/kalender', search: `?${noon}`, isEditor: true, knowsDates: true };
    expect(decide(facts, () => ({ type: 'found', entry }))).toEqual(dated('/calendar', null));
  });

  it.each([
    '',
    'morgen',
    '2025-07-20',
    '2025-02-30T12:00',
    '2025-07-20T25:00',
    '1999-07-20T12:00',
    '../../x',
  ])('says that there is no such moment as "%s"', async (on) => {
    expect(await askOn(`/de?on=${on}`)).toEqual(dated('', '/de', null));
  });

  it('means nothing to visitors, and where nothing is planned', async () => {
    for (const [isEditor, knowsDates] of [
      [false, true],
      [true, false],
    ] as const) {
      expect(await askOn(`/de/ueber-uns?${noon}`, isEditor, knowsDates)).toEqual(
        await askOn('/de/ueber-uns?made-up', isEditor, knowsDates),
      );
    }
    expect(await askOn(`/de/entwurf?${noon}`, false)).toEqual({ type: 'not_found', locale: 'de' });
    expect(await askOn(`/de/ueber-uns?${noon}`, null)).toEqual({ type: 'unavailable', locale: 'de' });
    expect(needsViewer(`?${noon}`, await lookup.find('/de/ueber-uns'))).toBe(true);
  });
});

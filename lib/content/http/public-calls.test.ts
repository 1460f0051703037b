import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reportLeftOut } from '../report-failure';
import { liftAnswer } from './public-calls';

vi.mock('../report-failure');

beforeEach(() => vi.clearAllMocks());

const lift = (path: string, value: unknown, language: string | null = null) =>
  liftAnswer(`http://cms.example${path}`, language, value);
const event = { id: 1, title: { de: 'Tanz', en: 'Dance' }, date_start: '2025-06-28T19:30:00+02:00' };

describe('an answer for the site’s screens in the browser', () => {
  it('is brought into the form of the contract, in the language of the call', () => {
    const list = { results: [event], next: null };
    expect(lift('/api/events/?locale=en', list, 'de')).toMatchObject({ results: [{ title: 'Dance' }] });
    expect(lift('/api/events', list, 'en-GB')).toMatchObject({ results: [{ title: 'Dance' }] });
    expect(lift('/api/events/', list, 'fr')).toMatchObject({ results: [{ title: 'Tanz' }] });
    expect(lift('/api/events/', list)).toMatchObject({ results: [{ title: 'Tanz' }] });
    expect(lift('/api/events/12', event)).toMatchObject({ title: 'Tanz' });
    expect(reportLeftOut).not.toHaveBeenCalled();
  });

  it('that fits already is passed on as it is', () => {
    const list = [{ id: 1, slug: 'a', title: 'A', more: 1 }];
    expect(lift('/api/genres/', list)).toBe(list);
  });

  it('says what had to be left out', () => {
    const list = { results: [event, { id: 2 }], next: null };
    expect(lift('/api/events/', list)).toMatchObject({ results: [{ id: 1 }] });
    expect(reportLeftOut).toHaveBeenCalledWith('/api/events/', ['results.1']);
  });

  it.each(['/api/events/12/more', '/x/api/events/', '/api/users/', '/de/pageeditor-api/user'])(
    'of a call that is none of them is not touched: %s',
    (path) => {
      const value = { results: [event] };
      expect(lift(path, value)).toBe(value);
    },
  );

  it('that cannot be read is passed on', () => {
    const nonsense = { results: 7 };
    expect(lift('/api/genres/', nonsense)).toBe(nonsense);
    expect(lift('/de/pageeditor-api/nav', 7)).toBe(7);
  });
});

describe('menu and footer in the browser', () => {
  const navigation = {
    menu: [
      { url: '/de/a', menu_name: { de: 'A', en: 'Ay' } },
      { url: 'data:x', menu_name: 'B' },
    ],
    footer: [],
  };

  it('are read in the language of their path, without what leads nowhere safe', () => {
    expect(lift('/de/pageeditor-api/nav', navigation)).toMatchObject({ menu: [{ menu_name: 'A' }] });
    expect(lift('/en/pageeditor-api/nav/', navigation, 'de')).toMatchObject({ menu: [{ menu_name: 'Ay' }] });
    expect(lift('/fr/pageeditor-api/nav', navigation)).toBe(navigation);
    expect(lift('/de/pageeditor-api/nav/x', navigation)).toBe(navigation);
    expect(lift('/x/de/pageeditor-api/nav', navigation)).toBe(navigation);
  });
});

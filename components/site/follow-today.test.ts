// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { openWeek } from '@/lib/client/opening';
import { followToday } from './follow-today';

describe('followToday', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <a data-always="always" data-today='[[100,"morning"],[200,"evening"],[300,""]]'>always</a>
      <section data-coming="live" id="next"><h2>Demnächst</h2><ol>
        <li data-day><ul><li data-ends="150" id="soon"></li></ul></li>
      </ol></section>
      <div data-coming="live"><ol>
        <li data-day><ul><li data-ends="150" id="early"></li></ul></li>
        <li data-day><ul><li data-ends="150" id="also"></li><li data-ends="500" id="late"></li></ul></li>
      </ol></div>
      <div data-coming=""><ol><li data-day><ul><li data-ends="150" id="stopped"></li></ul></li></ol></div>
      <ol><li data-day id="elsewhere"><ul><li data-ends="150"></li></ul></li></ol>`;
  });
  const line = () => document.querySelector('a')?.textContent;
  const shown = () =>
    [...document.querySelectorAll('[id]')].filter((each) => each.closest('[hidden]') === null);

  it.each([
    [50, 'always'],
    [100, 'morning'],
    [299, 'evening'],
    [300, 'always'],
  ])('at %d the line says %s', (now, text) => {
    followToday(now);
    expect(line()).toBe(text);
  });

  it('says again what is always true once no step says more', () => {
    followToday(200);
    expect(line()).toBe('evening');
    followToday(300);
    expect(line()).toBe('always');
  });

  it('hides what is over from lists of what is to come, and days and headings without anything', () => {
    followToday(160);
    expect(shown().map(({ id }) => id)).toEqual(['late', 'stopped', 'elsewhere']);
    followToday(140);
    expect(shown().map(({ id }) => id)).toEqual([
      'next',
      'soon',
      'early',
      'also',
      'late',
      'stopped',
      'elsewhere',
    ]);
  });

  it('says beside what has hours of its own whether it is open, each minute anew', () => {
    const hours = JSON.stringify({
      season: { start: '2025-06-28', end: '2025-10-05' },
      week: openWeek([
        { day_from: 'tu', day_to: 'su', opens: '10:00', closes: '18:00', note: '' },
        { day_from: 'fr', day_to: 'fr', opens: '22:40', closes: '00:25', note: '' },
        { day_from: 'su', day_to: 'su', opens: '22:40', closes: '00:25', note: '' },
      ]),
    });
    document.body.innerHTML = `<h2 data-hours='${hours}' data-open="Jetzt geöffnet" data-closed="Jetzt geschlossen">Öffnungszeiten</h2>
      <h2>Öffnungszeiten</h2>`;
    const said = [...document.querySelectorAll('h2')].map(() => '');
    // 11 July 2025 is a Friday.
    for (const [moment, text] of [
      ['2025-07-11T09:59:59+02:00', 'Jetzt geschlossen'],
      ['2025-07-11T10:00:00+02:00', 'Jetzt geöffnet'],
      ['2025-07-11T18:00:00+02:00', 'Jetzt geschlossen'],
      ['2025-07-12T00:24:00+02:00', 'Jetzt geöffnet'],
      ['2025-07-12T00:25:00+02:00', 'Jetzt geschlossen'],
      ['2025-07-13T23:00:00+02:00', 'Jetzt geöffnet'],
      ['2025-07-14T00:24:00+02:00', 'Jetzt geöffnet'],
      ['2025-07-14T00:25:00+02:00', 'Jetzt geschlossen'],
      ['2025-07-14T12:00:00+02:00', 'Jetzt geschlossen'],
      // Sundays, the day after the last one and before the first one.
      ['2025-10-05T12:00:00+02:00', 'Jetzt geöffnet'],
      ['2025-10-12T12:00:00+02:00', 'Jetzt geschlossen'],
      ['2025-06-22T12:00:00+02:00', 'Jetzt geschlossen'],
    ] as const) {
      followToday(Date.parse(moment));
      for (const [index, heading] of document.querySelectorAll('h2').entries())
        said[index] = heading.textContent;
      expect(said, moment).toEqual([text, 'Öffnungszeiten']);
    }
  });

  it('marks the day in a table of the week, unless its clock stands', () => {
    const days = '<tr data-weekday="fr"></tr><tr data-weekday="sa"></tr>';
    document.body.innerHTML = `<table data-week="live">${days}</table><table id="stopped">${days}</table>`;
    followToday(Date.parse('2025-07-11T12:00:00+02:00'));
    followToday(Date.parse('2025-07-12T12:00:00+02:00'));
    const marked = [...document.querySelectorAll<HTMLElement>('[data-now]')];
    expect(marked.map(({ dataset }) => dataset['weekday'])).toEqual(['sa']);
    expect(document.querySelector('#stopped [data-now]')).toBeNull();
  });
});

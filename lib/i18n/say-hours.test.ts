import { describe, expect, it } from 'vitest';
import type { OpeningHours } from '@/lib/contract/opening-hours';
import { hoursByDay, sayHours, type HoursWords } from './say-hours';

const words: HoursWords = {
  day: (day) => ({ mo: 'Mo', tu: 'Di', we: 'Mi', th: 'Do', fr: 'Fr', sa: 'Sa', su: 'So' })[day],
  days: (from, to) => `${from} bis ${to}`,
  span: (opens, closes) => `${opens}–${closes}`,
  until: (closes) => `bis ${closes}`,
  always: 'jederzeit',
  closed: (days) => `${days} zu`,
};
const line = (day_from: string, day_to: string, opens = '10', closes = '18'): OpeningHours => ({
  day_from,
  day_to,
  opens: opens && `${opens}:00`,
  closes: closes && `${closes}:00`,
  note: '',
});

describe('sayHours', () => {
  it.each<[string, OpeningHours[], string[]]>([
    [
      'the usual hours, and the day that is longer',
      [line('tu', 'we'), line('th', 'th', '10', '20'), line('fr', 'su')],
      ['Di bis So 10:00–18:00, Do bis 20:00', 'Mo zu'],
    ],
    ['one sentence for every day', [line('mo', 'su')], ['Mo bis So 10:00–18:00']],
    ['what is never closed', [line('mo', 'su', '00', '24')], ['jederzeit']],
    [
      'what is closed one day a week, and open all of the others',
      [line('mo', 'sa', '00', '24')],
      ['Mo bis Sa 00:00–24:00', 'So zu'],
    ],
    [
      'a day that begins later',
      [line('mo', 'sa'), line('su', 'su', '12')],
      ['Mo bis So 10:00–18:00, So 12:00–18:00'],
    ],
    [
      'days apart',
      [line('mo', 'mo'), line('we', 'we'), line('sa', 'su')],
      ['Mo 10:00–18:00', 'Mi 10:00–18:00', 'Sa, So 10:00–18:00', 'Di, Do, Fr zu'],
    ],
    [
      'a day without times as closed',
      [line('mo', 'mo', '', ''), line('tu', 'su')],
      ['Di bis So 10:00–18:00', 'Mo zu'],
    ],
    [
      'over the end of the week',
      [line('sa', 'mo')],
      ['Mo 10:00–18:00', 'Sa, So 10:00–18:00', 'Di bis Fr zu'],
    ],
    [
      'two openings of a day, in their order',
      [line('mo', 'fr', '14'), line('mo', 'fr', '10', '13'), line('sa', 'sa', '14', '20')],
      ['Mo bis Sa 10:00–13:00, 14:00–18:00, Sa 14:00–20:00', 'So zu'],
    ],
    ['nothing without hours', [], []],
  ])('says %s', (_, hours, sentences) => {
    expect(sayHours(hours, words)).toEqual(sentences);
  });

  it('takes for each day the first line that names it', () => {
    expect(hoursByDay([line('th', 'th', '10', '20'), line('mo', 'su')])[3]).toEqual([
      { opens: '10:00', closes: '20:00' },
    ]);
    expect(hoursByDay([line('mo', 'mo', '', ''), line('mo', 'su')])[0]).toEqual([]);
  });
});

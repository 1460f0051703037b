import { describe, expect, it } from 'vitest';
import { wallClockAt } from './wall-clock';
import { hoursOf } from '@/lib/contract/hours-of-day';
import { hoursOn, isOpenAt } from './opening';

const line = (day_from: string, day_to: string, opens: string, closes: string) => ({
  day_from,
  day_to,
  opens,
  closes,
  note: '',
});
const museum = [
  line('tu', 'we', '10:00', '18:00'),
  line('th', 'th', '10:00', '20:00'),
  line('mo', 'mo', '', ''),
];

describe('isOpenAt', () => {
  it.each([
    ['2025-07-08T08:00:00Z', true], // Tuesday, 10:00 in Berlin
    ['2025-07-08T07:59:00Z', false],
    ['2025-07-08T16:00:00Z', false], // 18:00, just closed
    ['2025-07-10T17:59:00Z', true], // Thursday, 19:59
    ['2025-07-07T10:00:00Z', false], // Monday
    ['2025-12-02T09:00:00Z', true], // 10:00 in winter
    ['2025-12-02T08:30:00Z', false],
  ])('at %s: %s', (moment, isOpen) => {
    expect(isOpenAt(museum, wallClockAt(new Date(moment)))).toBe(isOpen);
  });

  it('knows the whole day, days over the end of the week, and hours over midnight', () => {
    const [wednesday, friday, saturday, sunday] = ['2025-07-09', '2025-07-11', '2025-07-12', '2025-07-13'];
    const always = [line('mo', 'su', '00:00', '24:00')];
    expect(isOpenAt(always, { date: wednesday, minutes: 1439 })).toBe(true);
    expect(isOpenAt([line('sa', 'mo', '10:00', '12:00')], { date: sunday, minutes: 660 })).toBe(true);
    const night = [line('fr', 'fr', '20:00', '02:00')];
    expect(isOpenAt(night, { date: saturday, minutes: 60 })).toBe(true);
    expect(isOpenAt(night, { date: friday, minutes: 60 })).toBe(false);
    expect(isOpenAt([], { date: friday, minutes: 600 })).toBe(false);
    const closed = { date_from: wednesday, date_to: '', opens: '', closes: '', note: 'Umbau' };
    expect(isOpenAt(always, { date: wednesday, minutes: 600 }, [closed])).toBe(false);
  });
});

describe('hoursOn', () => {
  const closed = { date_from: '2025-07-10', date_to: '2025-07-11', opens: '', closes: '', note: 'Umbau' };
  const late = { date_from: '2025-07-09', date_to: '', opens: '20:00', closes: '01:30', note: '' };

  it('has several hours of a day in their order', () => {
    const twice = [line('mo', 'mo', '15:00', '18:00'), line('mo', 'mo', '9:30', '12:00')];
    expect(hoursOn('2025-07-14', twice, [])).toEqual([
      { opens: 570, closes: 720 },
      { opens: 900, closes: 1080 },
    ]);
  });

  it('takes the first line that names a day before those around it, also if that closes it', () => {
    const week = line('mo', 'su', '10:00', '18:00');
    const late = line('th', 'th', '10:00', '20:00');
    expect(hoursOn('2025-07-10', [late, week], [])).toEqual([{ opens: 600, closes: 1200 }]);
    expect(hoursOn('2025-07-14', [line('mo', 'mo', '', ''), week], [])).toEqual([]);
  });

  it('goes over the end of the week, to its last day', () => {
    const days = ['2025-07-11', '2025-07-12', '2025-07-14', '2025-07-15'];
    const open = days.filter((day) => hoursOn(day, [line('sa', 'mo', '10:00', '12:00')], []).length > 0);
    expect(open).toEqual(['2025-07-12', '2025-07-14']);
    expect(hoursOn('2025-07-12', [line('sa', 'never', '10:00', '12:00')], [])).toEqual([]);
    expect(hoursOn('2025-07-12', [line('never', 'sa', '10:00', '12:00')], [])).toEqual([]);
  });

  it('knows no times but those of a clock', () => {
    for (const time of ['x10:00', '10:00x', '100:00', '10:0', '10', '']) {
      expect(hoursOf(time, '12:00')).toEqual([]);
      expect(hoursOf('12:00', time)).toEqual([]);
    }
    expect(hoursOf('10:00', '10:00')).toEqual([{ opens: 600, closes: 2040 }]);
  });

  it('goes by the week', () => {
    expect(hoursOn('2025-07-17', museum, [])).toEqual([{ opens: 600, closes: 1200 }]);
    expect(hoursOn('2025-07-14', museum, [])).toEqual([]);
  });

  it('goes by the hours of a single day where it has some, also over midnight', () => {
    expect(hoursOn('2025-07-09', museum, [late])).toEqual([{ opens: 1200, closes: 1530 }]);
    expect(hoursOn('2025-07-10', museum, [closed])).toEqual([]);
    expect(hoursOn('2025-07-11', museum, [closed])).toEqual([]);
    // The day before, and after.
    for (const day of ['2025-07-08', '2025-07-16'])
      expect(hoursOn(day, museum, [closed, late])).toEqual([{ opens: 600, closes: 1080 }]);
    expect(hoursOn('2025-07-12', museum, [closed])).toEqual([]);
    expect(isOpenAt(museum, { date: '2025-07-08', minutes: 600 })).toBe(true);
  });
});

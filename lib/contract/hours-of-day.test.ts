import { describe, expect, it } from 'vitest';
import { hoursOf, linesOn } from './hours-of-day';

const line = (day_from: string, day_to: string, opens = '10:00', closes = '18:00') => ({
  ...{ day_from, day_to, opens, closes },
  note: '',
});

describe('two times', () => {
  it.each([
    ['09:30', '18:05', [{ opens: 570, closes: 1085 }]],
    ['9:30', '18:05', [{ opens: 570, closes: 1085 }]],
    ['00:00', '24:00', [{ opens: 0, closes: 1440 }]],
    // After midnight, and once around the clock.
    ['20:00', '02:00', [{ opens: 1200, closes: 1560 }]],
    ['10:00', '10:00', [{ opens: 600, closes: 2040 }]],
    ['', '18:00', []],
    ['10:00', '', []],
    ['10:00', '18', []],
    ['110:00', '18:00', []],
    ['10:000', '18:00', []],
    ['x10:00', '18:00', []],
    ['10:00', '18:00 Uhr', []],
  ])('%s to %s', (from, to, expected) => expect(hoursOf(from, to)).toEqual(expected));
});

describe('the lines of a day', () => {
  it.each([
    ['to', line('tu', 'th'), [1, 2, 3]],
    ['of one day', line('we', 'we'), [2]],
    ['over the end of the week', line('sa', 'mo'), [0, 5, 6]],
    ['from no day', line('never', 'we'), []],
    ['to no day', line('mo', 'never'), []],
  ])('are those that name it: %s', (_, each, days) => {
    expect([0, 1, 2, 3, 4, 5, 6].filter((day) => linesOn([each], day).length > 0)).toEqual(days);
  });

  it('are in the order of their times, each beside the others', () => {
    const late = line('mo', 'mo', '15:00', '18:00');
    const early = line('mo', 'mo', '9:00', '12:00');
    const between = line('mo', 'mo', '12:00', '15:00');
    expect(linesOn([late, early, between], 0)).toEqual([early, between, late]);
  });

  it.each([
    ['its beginning', line('mo', 'mo', '09:00', '10:01')],
    ['its end', line('mo', 'mo', '17:59', '20:00')],
    ['all of it', line('mo', 'su', '08:00', '20:00')],
  ])('are the first alone where another shares %s', (_, other) => {
    const first = line('mo', 'mo');
    expect(linesOn([first, other], 0)).toEqual([first]);
  });

  it('are none where the first that names it has no times; a later one closes nothing', () => {
    const open = line('mo', 'su');
    const closed = line('mo', 'mo', '', '');
    expect(linesOn([closed, open], 0)).toEqual([]);
    expect(linesOn([closed, open], 1)).toEqual([open]);
    expect(linesOn([open, closed], 0)).toEqual([open]);
  });
});

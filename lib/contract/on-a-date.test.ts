import { expect, it } from 'vitest';
import { addressOn, parseMoment } from './on-a-date';

it('knows a moment by day and time', () => {
  expect(parseMoment('2025-07-20T10:00')).toBe('2025-07-20T10:00');
  expect(parseMoment('2028-02-29T23:59')).toBe('2028-02-29T23:59');
  for (const none of [null, '', '2025-07-20', '2025-02-29T10:00', '2025-07-20T24:00', '2025-07-20T10:00Z'])
    expect(parseMoment(none)).toBeNull();
});

it('takes the moment along in an address, once, beside whatever stands there', () => {
  const moment = '2025-07-20T10:00';
  expect(addressOn('/de/besuch', moment)).toBe('/de/besuch?on=2025-07-20T10:00');
  expect(addressOn('/de/kalender?genre=musik#page-2', moment)).toBe(
    '/de/kalender?genre=musik&on=2025-07-20T10:00#page-2',
  );
  expect(addressOn('/de?on=2020-01-01T00%3A00&a=b', moment)).toBe('/de?a=b&on=2025-07-20T10:00');
  expect(addressOn('/de#a#b', moment)).toBe('/de?on=2025-07-20T10:00#a#b');
});

import { expect, it } from 'vitest';
import { keepHyphens } from './keep-hyphens';

it('lets no line break within a double name or a compound, but after what is only begun', () => {
  expect(keepHyphens('Henrike Reinhardt-Sow, walk-in house')).toBe(
    'Henrike Reinhardt-\u2060Sow, walk-\u2060in house',
  );
  expect(keepHyphens('Vor- und Nachmittag - Kino 3-D')).toBe('Vor- und Nachmittag - Kino 3-D');
});

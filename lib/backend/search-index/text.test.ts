import { expect, it } from 'vitest';
import { joinText } from './text';

it('parts of a record read as one text: what does not end by itself is told apart', () => {
  expect(joinText(['Ein Chor  aus Bojen.', 'Eintritt frei', '', 'Deutsch', 'Bitte kommen!'])).toBe(
    'Ein Chor aus Bojen. Eintritt frei · Deutsch · Bitte kommen!',
  );
  expect(joinText(['„Es singt.“', 'Oke'])).toBe('„Es singt.“ Oke');
  expect(joinText([])).toBe('');
});

import { expect, it } from 'vitest';
import { joinText, textOfValues } from './text';

it('parts of a record read as one text: what does not end by itself is told apart', () => {
  expect(joinText(['Ein Chor  aus Bojen.', 'Eintritt frei', '', 'Deutsch', 'Bitte kommen!'])).toBe(
    'Ein Chor aus Bojen. Eintritt frei · Deutsch · Bitte kommen!',
  );
  expect(joinText(['„Es singt.“', 'Oke'])).toBe('„Es singt.“ Oke');
  expect(joinText([])).toBe('');
});

it('each paragraph, item and line of a rich text is a part of its own', () => {
  const content = {
    de: '<p>nur <em>nachts</em></p><ul><li>Die vier Häuser</li></ul><p>Insel<br>10:15</p>',
  };
  const texts = textOfValues(
    { content: { kind: 'rich_text', max: 500, localised: true } },
    { content },
    'de',
  );
  expect(joinText(texts)).toBe('nur nachts · Die vier Häuser · Insel · 10:15');
});

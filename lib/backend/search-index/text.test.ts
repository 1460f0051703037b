import { expect, it } from 'vitest';
import { joinText, textOfValues } from './text';

it('blocks of a page are told apart, also behind a full stop', () => {
  expect(joinText(['Ein Chor  aus Bojen.', 'Eintritt frei', '', 'Deutsch', 'Bitte kommen!'])).toBe(
    'Ein Chor aus Bojen. · Eintritt frei · Deutsch · Bitte kommen!',
  );
  expect(joinText(['„Es singt.“', 'Oke'])).toBe('„Es singt.“ · Oke');
  expect(joinText(['Wie lange?', 'Zwei Stunden.', 'Muss ich buchen?'])).toBe(
    'Wie lange? · Zwei Stunden. · Muss ich buchen?',
  );
  expect(joinText([])).toBe('');
});

it('paragraphs, items and lines of a rich text read on, told apart where they do not end by themselves', () => {
  const content = {
    de: '<p>nur <em>nachts</em></p><ul><li>Die vier Häuser</li></ul><p>Insel<br>10:15</p><p>Sie fährt. </p><p>Immer.</p>',
  };
  const texts = textOfValues(
    { content: { kind: 'rich_text', max: 500, localised: true } },
    { content },
    'de',
  );
  expect(joinText(texts)).toBe('nur nachts · Die vier Häuser · Insel · 10:15 · Sie fährt. Immer.');
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tidyText } from './tidy-text';

const lines = { kind: 'text', max: 1000, multiline: true } as const;
const quotation = { ...lines, quoted: true } as const;

describe('tidyText', () => {
  it.each([
    '„Kunst ist schön“',
    '„Kunst ist schön”',
    '“Kunst ist schön”',
    '"Kunst ist schön"',
    '»Kunst ist schön«',
    '«Kunst ist schön»',
    '« Kunst ist schön »',
    '\n„Kunst ist schön“\n',
  ])('takes the marks around a quotation away: %j', (text) => {
    expect(tidyText(quotation, text)).toBe('Kunst ist schön');
  });

  it('keeps the marks of a quotation within it', () => {
    expect(tidyText(quotation, '„Er sagte „Ja“ und ging“')).toBe('Er sagte „Ja“ und ging');
  });

  it.each([
    '„Ja“ ist ein Wort, kein „Satz“',
    '"Ja" ist ein Wort, kein "Satz"',
    '„Ja“, sagte er',
    'Er sagte „Ja“',
    '„Kunst ist schön',
    '„“',
    '"',
    '',
  ])('leaves marks that do not enclose the whole text: %j', (text) => {
    expect(tidyText(quotation, text)).toBe(text);
  });

  it('leaves nothing to tidy', () => {
    const part = fc.constantFrom('„', '“', '”', '»', '«', '"', 'Ja', ' ', '\n');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const tidy = tidyText(quotation, parts.join(''));
        expect(tidyText(quotation, tidy)).toBe(tidy);
      }),
    );
    expect(tidyText(quotation, '„„Ja““')).toBe('Ja');
  });

  it('takes empty lines around any text of several lines away, and leaves those within', () => {
    expect(tidyText(lines, '\n„Eins“\n\nZwei \n')).toBe('„Eins“\n\nZwei');
    expect(tidyText({ kind: 'text', max: 10 }, 'Eins ')).toBe('Eins ');
    expect(tidyText({ kind: 'rich_text', max: 10 }, '<p>Eins</p> ')).toBe('<p>Eins</p> ');
    expect(tidyText(undefined, 'Eins ')).toBe('Eins ');
  });
});

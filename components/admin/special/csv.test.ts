import { describe, expect, it } from 'vitest';
import { toCsv } from './csv';

describe('toCsv', () => {
  it('writes a heading and quotes what needs it', () => {
    expect(toCsv(['E-Mail', 'Stand'], [['a@b.example', 'say "hi", now']])).toBe(
      '\uFEFFE-Mail,Stand\r\na@b.example,"say ""hi"", now"\r\n',
    );
  });

  it.each(['=1+1', '+49', '-1', '@sum', '\tx'])('keeps a spreadsheet from running %j', (value) => {
    expect(toCsv(['x'], [[value]])).toContain(`'${value}`);
  });
});

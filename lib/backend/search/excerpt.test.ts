import { describe, expect, it } from 'vitest';
import { beginAtSentence, endOpenly, quote } from './excerpt';

const begin = (before: string, excerpt: string, isWhole = false) =>
  beginAtSentence(excerpt, before, isWhole, '*');

describe('an excerpt', () => {
  it('begins with the sentence that the words stand in', () => {
    expect(begin('Es regnet. Am ', '*Fluss wird es hell.')).toBe('Am *Fluss wird es hell.');
    expect(begin('Sie fragte: „Wo?“ Der ', '*Fluss schwieg.')).toBe('Der *Fluss schwieg.');
  });

  it('begins with the text', () => {
    expect(begin('Am ', '*Fluss', true)).toBe('Am *Fluss');
    expect(begin('', '*Fluss', true)).toBe('*Fluss');
  });

  it('begins with the next sentence where its own is too long, without losing what was found', () => {
    const long = `${'sehr '.repeat(60)}lang `;
    expect(begin(long, 'und alt. Hier ist der *Fluss.')).toBe('Hier ist der *Fluss.');
    expect(begin(long, 'ist der *Fluss. Und dann?')).toBe('… ist der *Fluss. Und dann?');
  });

  it('ends with an ellipsis in the middle of a sentence', () => {
    expect(endOpenly('Am *Fluss wird es ', `hell${' und heller'.repeat(9)}.`)).toBe('Am *Fluss wird es …');
    expect(endOpenly('Am *Fluss wird es ', 'hell · Die Häuser am Kai.')).toBe('Am *Fluss wird es …');
    expect(endOpenly('Am *Fluss wird es hell.', ' Dann')).toBe('Am *Fluss wird es hell.');
    expect(endOpenly('Sie rief: „Zum *Fluss\u0002!“', ' Dann')).toBe('Sie rief: „Zum *Fluss\u0002!“');
    expect(endOpenly('Anlegestelle am *Fluss', '')).toBe('Anlegestelle am *Fluss');
  });

  it('ends with the full stop that the database leaves behind', () => {
    expect(endOpenly('Am *Fluss\u0002', '. Dann')).toBe('Am *Fluss\u0002.');
    expect(endOpenly('Sie rief: „Zum Fluss', '!“')).toBe('Sie rief: „Zum Fluss!“');
  });

  it('ends with its sentence, if that ends soon', () => {
    expect(endOpenly('Am *Fluss wird es ', 'hell. Dann geht')).toBe('Am *Fluss wird es hell.');
    expect(endOpenly('Sie rief: „Zum Fluss', ' und zurück!“ Und')).toBe('Sie rief: „Zum Fluss und zurück!“');
    expect(endOpenly('Am *Fluss', ' bis zum 3. Juli, z. B. mittags mit Dr. Müller.')).toBe(
      'Am *Fluss bis zum 3. Juli, z. B. mittags mit Dr. Müller.',
    );
  });

  it('does not take an abbreviation or a date for the end of a sentence', () => {
    expect(begin('Es gibt z. b. eine Brücke über den ', '*Fluss', true)).toBe(
      'Es gibt z. b. eine Brücke über den *Fluss',
    );
  });

  it('neither begins nor ends with what stands between two parts', () => {
    const cut = (excerpt: string) => quote(excerpt, { before: '', after: '', isWhole: false, mark: '*' });
    expect(cut('· Die vier *Häuser liegen am Wasser. ·')).toBe('Die vier *Häuser liegen am Wasser.');
    expect(cut('· · Die *Häuser')).toBe('Die *Häuser');
  });

  it('has no border behind a sentence, and no stub of a next part at its end', () => {
    const cut = (excerpt: string, after = '') =>
      quote(excerpt, { before: '', after, isWhole: true, mark: '*' });
    expect(cut('Am letzten Tag fliegen die *Fische, sofern Wind ist. · Papier, Leisten und Leim')).toBe(
      'Am letzten Tag fliegen die *Fische, sofern Wind ist. Papier, Leisten und Leim',
    );
    expect(
      cut(
        'Die Klasse 7b, siebzig *Fische aus Ruderblättern · Neunundsechzig',
        ' schwimmen hinab, und einer nicht',
      ),
    ).toBe('Die Klasse 7b, siebzig *Fische aus Ruderblättern');
    expect(
      cut(
        'Die Klasse 7b, siebzig Kilo aus Ruderblättern · Viele *Fische',
        ' schwimmen hinab, und einer nicht',
      ),
    ).toBe('Viele *Fische …');
  });

  it('keeps to the parts of a page that hold what was found, as long as they say enough', () => {
    const page = (excerpt: string, before = '') =>
      quote(excerpt, { before, after: ' und', isWhole: false, mark: '*' });
    const sentence = 'Kennt jedes Formular, das das *Wasseramt druckt, beim Vornamen.';
    expect(page(`ilse@fluss.example · Genehmigungen · ${sentence} · tarek@fluss.example · Vermittlung`)).toBe(
      sentence,
    );
    expect(page('Termine · Am *Wasser · Ein Pegel, der über die Dächer reicht, bis es regnet. Oft')).toBe(
      'Am *Wasser · Ein Pegel, der über die Dächer reicht, bis es regnet. Oft …',
    );
    expect(page('Oft · Am *Wasser, das der Bass nicht mag, weil er Schnupfen hat. · 13 · Gesa')).toBe(
      'Am *Wasser, das der Bass nicht mag, weil er Schnupfen hat.',
    );
    const short = `Am *Wasser ${'x'.repeat(47)}`;
    expect(page(`Oft · ${short} · 13 · Gesa Wolkenhauer`)).toBe(short);
    expect(page(`Wasser · ${sentence} Seit 1923 · Der Hafen`)).toBe(`${sentence} Seit 1923`);
    expect(page('und das *Wasser', 'Vermittlung · unter der Brücke ')).toBe(
      'unter der Brücke und das *Wasser …',
    );
  });
});

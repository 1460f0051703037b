// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Pasted } from '../pasting';
import { cleanPasted, cleanToText, splitPasted } from './pasted-html';
import { isMarkdown, readMarkdown } from './pasted-markdown';

const pasted = (text: string, html = ''): Pasted => ({ text, html, files: [], isEmpty: false });

/** What a text of several blocks becomes, or one that stands in a field. */
const read = async (text: string) => (await readMarkdown(pasted(text))).html;
const parts = async (text: string) => splitPasted(cleanPasted(await read(text)));

describe('isMarkdown', () => {
  it.each([
    ['a heading and a list', '# Titel\n\nText\n\n- a\n- b'],
    ['headings of sections', '## Anfahrt\n\nMit dem Bus.\n\n## Eintritt\n\nFrei.'],
    ['a numbered list with bold words', '1. **Erstens** dies\n2. das'],
    ['a quotation with a link', '> Ein Satz.\n\nAus dem [Katalog](https://kran.example/katalog).'],
    ['a heading with a link to a page', '### Mehr\n\n[Besuch](/de/besuch)'],
    ['a table', '| Tag | Zeit |\n| --- | ---: |\n| Mo | 18 |'],
    ['lines that end as on Windows', '# Ja\r\n\r\n- a\r\n- b\r\n'],
  ])('knows %s', (_what, text) => expect(isMarkdown(pasted(text))).toBe(true));

  it.each([
    ['a dialogue', '- Kommst du?\n- Gleich.\n- Dann los.'],
    ['a dialogue with a number', '# 5\n\n- Kommst du?\n- Gleich.'],
    ['a number in a sentence', 'Platz # 5 und Nr. 7, dazu **'],
    ['one line with a sign', '# Titel eines Werks'],
    ['tags', '#kunst #berlin\n#offen'],
    ['what is quoted in a mail', 'Am Montag schrieb Ada:\n> Ja.\n> Gern.'],
    ['days', '12. Oktober, 19 Uhr\n14. Oktober, 20 Uhr'],
    ['one item and a link', '- siehe [hier](https://kran.example)'],
    ['bold words with a link', '**Neu:** [hier](https://kran.example)'],
    ['nothing', ''],
  ])('leaves %s', (_what, text) => expect(isMarkdown(pasted(text))).toBe(false));

  it('leaves what has a format of its own, and what a text of the editor says', () => {
    const text = '# Titel\n\n- a\n- b';
    expect(isMarkdown(pasted(text, '<h1>Titel</h1><ul><li>a</li></ul>'))).toBe(false);
    expect(isMarkdown(pasted(text, '<p data-pm-slice="1 1 []"># Titel</p><p>- a</p><p>- b</p>'))).toBe(false);
    const coloured =
      '<div style="color:#fff"><span style="font-weight:bold"># Titel</span></div><div>- a</div>';
    expect(isMarkdown(pasted(text, coloured))).toBe(true);
  });
});

describe('readMarkdown', () => {
  it('makes of Markdown the parts that HTML would have', async () => {
    const text =
      '# Titel\n\nMit **fett** und [Link](https://kran.example).\nZweite Zeile.\n\n## Liste\n\n- a\n- b\n\n> Ein *Satz*,\n> noch einer.\n\n1. eins\n2. zwei';
    expect(await parts(text)).toEqual([
      { kind: 'headline', level: 2, text: 'Titel' },
      {
        kind: 'text',
        html: '<p>Mit <strong>fett</strong> und <a href="https://kran.example">Link</a>.<br>Zweite Zeile.</p>',
      },
      { kind: 'headline', level: 2, text: 'Liste' },
      { kind: 'text', html: '<ul><li>a</li><li>b</li></ul>' },
      { kind: 'quote', text: 'Ein Satz, noch einer.' },
      { kind: 'text', html: '<ol><li>eins</li><li>zwei</li></ol>' },
    ]);
  });

  it('leaves days at the start of lines, of which a list would make other numbers', async () => {
    const days = [
      '12. Oktober: Konzert\n14. Oktober: Lesung',
      '1. Mai: Fest\n3. Mai: Konzert',
      '3. Mai: Ende',
    ];
    for (const text of days)
      expect(await parts(text)).toEqual([{ kind: 'text', html: `<p>${text.replace('\n', '<br>')}</p>` }]);
    expect(await parts('1. a\n1. b')).toEqual([{ kind: 'text', html: '<ol><li>a</li><li>b</li></ol>' }]);
  });

  it('has no quotation of what is more than words', async () => {
    expect(await parts('> ## Titel\n>\n> - a\n> - b')).toEqual([
      { kind: 'headline', level: 2, text: 'Titel' },
      { kind: 'text', html: '<ul><li>a</li><li>b</li></ul>' },
    ]);
  });

  it('leaves nothing that would run, and no address that leads nowhere', async () => {
    const text =
      '# A\n\n<img src="x" onerror="y()"><script>z()</script>\n\n[b](javascript:c())\n\n- [x] d\n- e';
    expect(cleanToText(await read(text))).toBe(
      '<p><strong>A</strong></p><p>b</p><ul><li>d</li><li>e</li></ul>',
    );
  });
});

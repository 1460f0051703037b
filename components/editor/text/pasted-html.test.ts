// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { cleanPasted, cleanToText, findTarget, isFilesAlone, splitPasted } from './pasted-html';

const sign = (text: string) => `<span style='mso-list:Ignore'>${text}<span>&nbsp;&nbsp;</span></span>`;
const item = (level: number, mark: string, text: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>${sign(mark)}${text}<o:p></o:p></p>`;

/** What is left of HTML without the attributes that no text has. */
function bare(html: string): string {
  return html.replace(/<(\/?[a-z0-9:]+)[^>]*>/g, '<$1>').replace(/<\/?(?:o:p|span)>/g, '');
}

describe('cleanPasted', () => {
  it('makes lists of what Word writes as paragraphs, as deep as they are', () => {
    const pasted = [
      '<p class=MsoNormal>Davor</p>',
      item(1, '·', 'Eins'),
      item(2, 'o', 'Innen'),
      item(1, '·', 'Zwei'),
      '<p class=MsoNormal>Danach</p>',
      item(1, '1.', 'Erstens'),
    ].join('');
    expect(bare(cleanPasted(pasted))).toBe(
      '<p>Davor</p><ul><li><p>Eins</p><ul><li><p>Innen</p></li></ul></li><li><p>Zwei</p></li></ul>' +
        '<p>Danach</p><ol><li><p>Erstens</p></li></ol>',
    );
  });

  it('begins another list where points are followed by numbers, and keeps numbered headings', () => {
    const heading = `<h2 style='mso-list:l2 level2 lfo3'>${sign('1.1')}Zwischen<o:p></o:p></h2>`;
    const pasted = [
      ...[item(1, '·', 'Punkt'), item(2, 'o', 'Innen'), item(2, '1.', 'Gezählt'), item(1, '1.', 'Erstens')],
      ...[heading, item(1, '2.', 'Zweitens')],
    ].join('');
    expect(bare(cleanPasted(pasted))).toBe(
      '<ul><li><p>Punkt</p><ul><li><p>Innen</p></li></ul><ol><li><p>Gezählt</p></li></ol></li></ul>' +
        '<ol><li><p>Erstens</p></li></ol><h2>Zwischen</h2><ol><li><p>Zweitens</p></li></ol>',
    );
  });

  it('keeps the number that a list begins with, if it is one, and none of its letters', () => {
    const lists = (html: string) => [...cleanPasted(html).matchAll(/<ol[^>]*>/g)].map(([list]) => list);
    const pasted = [item(1, '3.', 'c'), item(1, '4.', 'd'), '<p>Text</p>', item(1, '1.', 'a')].join('');
    expect(lists(pasted)).toEqual(['<ol start="3">', '<ol>']);
    expect(lists(item(1, 'c)', 'c'))).toEqual(['<ol>']);
    expect(lists('<ol start="7" type="a"><li>g</li></ol><p>x</p><ol start="1e9"><li>h</li></ol>')).toEqual([
      '<ol>',
      '<ol>',
    ]);
  });

  it('makes a heading of a title of Word, and leaves out the marks around what is copied', () => {
    const pasted = '<!--StartFragment--><p class=MsoTitle>Titel</p><p>Text<!--x--></p><!--EndFragment-->';
    expect(splitPasted(cleanPasted(pasted))).toEqual([
      { kind: 'headline', level: 2, text: 'Titel' },
      { kind: 'text', html: '<p>Text</p>' },
    ]);
  });

  it('keeps bold and italic of Google Docs, and leaves out the boxes of its tasks', () => {
    const box = '<img src="data:image/png;base64,AA==" alt="unchecked" aria-roledescription="checkbox">';
    const pasted =
      '<p><span style="font-weight:400">Nur </span><span style="font-weight:700;font-style:italic">fett</span></p>' +
      `<ul><li role="checkbox">${box}<p>Zu tun</p></li></ul>`;
    expect(bare(cleanPasted(pasted))).toBe(
      '<p>Nur <em><strong>fett</strong></em></p><ul><li><p>Zu tun</p></li></ul>',
    );
  });

  it('leaves out what was deleted with the changes tracked, and keeps what was inserted', () => {
    const pasted =
      '<p class=MsoNormal>Am <span class=msoDel><del cite="mailto:A">Fluss</del></span><ins cite="mailto:A">Ufer</ins> <del>unten</del></p>';
    expect(bare(cleanPasted(pasted))).toBe('<p>Am <ins>Ufer</ins> </p>');
  });

  it('writes raised and lowered figures as characters, and leaves letters that have none', () => {
    expect(cleanPasted('<p>H<sub>2</sub>O, 31 m<sup>2</sup>, x<sup>n+1</sup>, 3<sup>rd</sup></p>')).toBe(
      '<p>H₂O, 31 m², xⁿ⁺¹, 3<sup>rd</sup></p>',
    );
  });

  it('leaves no link that leads nowhere here', () => {
    const addresses = ['#_ftn1', 'file:///C:/a.doc', 'javascript:alert(1)', '#', ''];
    const links = addresses.map((address) => `<a href="${address}">x</a>`).join('');
    const kept = '<a href="#anfahrt">a</a><a href="mailto:a@b.de">b</a><a href="/de/besuch">c</a>';
    expect(cleanPasted(`<p>${links}<a name="_Toc1">y</a>${kept}</p>`)).toBe(`<p>xxxxxy${kept}</p>`);
  });

  it('leaves nothing that would run, wherever it is put', () => {
    const pasted =
      '<p onclick="laufe()">Gut <b onMouseOver="laufe()">und</b> besser<script>laufe()</script></p>lose <i onfocus="laufe()">Worte</i>';
    expect(cleanPasted(pasted)).toBe('<p>Gut <b>und</b> besser</p>lose <i>Worte</i>');
  });

  it('makes lines of a table, and opens one that only arranges a page', () => {
    const table =
      '<table><tr><th>Tag</th><th>Zeit</th></tr><tr><td><p>Mo</p></td><td>10 Uhr</td></tr></table>';
    expect(bare(cleanPasted(table))).toBe(
      '<p><strong>Tag</strong> | <strong>Zeit</strong></p><p>Mo | 10 Uhr</p>',
    );
    expect(bare(cleanPasted(`<table><tr><td><h2>Titel</h2>${table}</td></tr></table>`))).toBe(
      '<h2>Titel</h2><p><strong>Tag</strong> | <strong>Zeit</strong></p><p>Mo | 10 Uhr</p>',
    );
  });

  it('takes inner lists of Google Docs into their items, and its links to where they lead', () => {
    const pasted =
      '<b style="font-weight:normal" id="docs-internal-guid-1"><ul><li>Eins</li><ul><li>Innen</li></ul></ul>' +
      '<a href="https://www.google.com/url?q=https://beispiel.de/a&amp;sa=D">Link</a></b>';
    const cleaned = cleanPasted(pasted);
    expect(cleaned).toContain('<ul><li>Eins<ul><li>Innen</li></ul></li></ul>');
    expect(cleaned).toContain('<a href="https://beispiel.de/a">Link</a>');
    expect(cleaned).not.toContain('<b');
  });

  it('parts the words of a cell where a paragraph or line of it ends', () => {
    const row = (...cells: string[]) =>
      `<table><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr></table>`;
    const cells = row(
      '<p>Mo</p>',
      '<p>10 Uhr</p><p>12 Uhr</p>',
      'Kai<br>links',
      '<ul><li>A</li><li>B</li></ul>',
    );
    expect(bare(cleanPasted(cells))).toBe('<p>Mo | 10 Uhr 12 Uhr | Kai links | A B</p>');
  });

  it('leaves out lines that only make room, but not those of a text of the editor', () => {
    const lines = '<p>Eins</p><p>&nbsp;</p><p>Zwei<br>Drei</p><br><br><ul><li>A</li></ul><br><p>Vier</p>';
    const cleaned = '<p>Eins</p><p>Zwei<br>Drei</p><ul><li>A</li></ul><p>Vier</p>';
    expect(cleanPasted(`${lines}<br class="Apple-interchange-newline">`)).toBe(cleaned);
    const own = '<p data-pm-slice="1 1 []">Eins</p><p></p><p>Zwei</p>';
    expect(cleanPasted(own)).toBe(own);
  });

  it('leaves nothing that could run', () => {
    expect(cleanPasted('<p>Text</p><script>alert(1)</script><img src=x onerror=alert(1)>')).toBe(
      '<p>Text</p>',
    );
  });
});

describe('splitPasted', () => {
  it('makes paragraphs and lists of a mail, and leaves out the frames of other sites', () => {
    const mail =
      '<div dir="ltr"><div class="gmail_default" style="font-size:small">Guten Tag,</div><div><br></div>' +
      '<div>das Programm:</div><ul><li>Chor</li><ul><li>Probe</li></ul></ul>' +
      '<iframe src="https://fremd.example/"></iframe><object data="x"></object><embed src="x">' +
      '<div>Grüße</div></div>';
    expect(splitPasted(cleanPasted(mail))).toEqual([
      {
        kind: 'text',
        html: '<p>Guten Tag,</p><p>das Programm:</p><ul><li>Chor<ul><li>Probe</li></ul></li></ul><p>Grüße</p>',
      },
    ]);
  });

  it('parts at headings, also inside of what only wraps them', () => {
    expect(
      splitPasted('Vorab<div><h1>Titel</h1><p>Text</p><ul><li>A</li></ul></div><h3></h3><h3>Mehr</h3>'),
    ).toEqual([
      { kind: 'text', html: '<p>Vorab</p>' },
      { kind: 'headline', level: 2, text: 'Titel' },
      { kind: 'text', html: '<p>Text</p><ul><li>A</li></ul>' },
      { kind: 'headline', level: 3, text: 'Mehr' },
    ]);
  });

  it('makes a quotation of a paragraph that Word calls one, and of nothing else', () => {
    const pasted =
      '<p class=MsoNormal>Davor</p><p class=MsoQuote>Wer wartet,<br>sieht mehr.</p><blockquote><p>Eine Mail</p></blockquote>';
    expect(splitPasted(cleanPasted(pasted)).map((part) => ({ ...part, html: undefined }))).toEqual([
      { kind: 'text' },
      { kind: 'quote', text: 'Wer wartet, sieht mehr.' },
      { kind: 'text' },
    ]);
  });

  it('makes no empty lines of what is around a text: quotes, figures and lines between parts', () => {
    const parts = splitPasted(
      cleanPasted(
        '<h2>A</h2>Eins<hr>Zwei<blockquote><p>Drei</p></blockquote><figure><img src="https://a.de/a.png"><figcaption>Vier</figcaption></figure>',
      ),
    );
    expect(parts).toEqual([
      { kind: 'headline', level: 2, text: 'A' },
      { kind: 'text', html: '<p>Eins</p><p>Zwei</p><p>Drei</p><p>Vier</p>' },
    ]);
  });

  it('parts the words of a heading where a line of it ends', () => {
    expect(splitPasted('<h2>Titel<br>und mehr</h2>')).toEqual([
      { kind: 'headline', level: 2, text: 'Titel und mehr' },
    ]);
  });

  it('makes bold lines of headings where a text is all there is', () => {
    expect(cleanToText('<h2>Titel</h2><p>Text</p>')).toBe('<p><strong>Titel</strong></p><p>Text</p>');
  });
});

it('knows whether files are all that was pasted, with HTML that is nothing but a picture', () => {
  const files = [new File(['x'], 'a.png')];
  const areAlone = (html: string) => isFilesAlone({ html, files, text: '', isEmpty: false });
  const picture = '<meta charset="utf-8"><img src="https://a.de/a.png" alt="Ein Kran">';
  expect([areAlone(picture), areAlone(`<p>Text</p>${picture}`), areAlone('<p></p>'), areAlone('')]).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(isFilesAlone({ html: '', files: [], text: '', isEmpty: true })).toBe(false);
});

describe('findTarget', () => {
  it.each([
    ['https://www.google.de/url?q=https%3A%2F%2Fa.de%2F%3Fb%3D1&sa=t', 'https://a.de/?b=1'],
    ['https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.de&data=1', 'https://a.de'],
    ['https://www.google.de/url?q=javascript:alert(1)', 'https://www.google.de/url?q=javascript:alert(1)'],
    ['https://www.google.de/maps?q=https://a.de', 'https://www.google.de/maps?q=https://a.de'],
    ['/besuch', '/besuch'],
  ])('%s leads to %s', (address, target) => expect(findTarget(address)).toBe(target));
});

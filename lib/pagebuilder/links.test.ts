import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLinkTarget, isReference, listHrefs, rewriteHrefs } from './links';

describe('where a link leads', () => {
  it.each([
    ...['page:12', 'media:7', '#oben', '/de/karte', '/', 'http://example.org', 'https://example.org/a?b=c'],
    ...['mailto:a@example.org', 'tel:+49301234'],
  ])('may be %s', (target) => {
    expect(isLinkTarget(target)).toBe(true);
  });

  it.each([
    ...['', 'page:0', 'karte', '//example.org', '/\\example.org', 'javascript:alert(1)', 'data:text/html,x'],
    ...['#o ben', '/de\\karte', '#a\u0001b', 'https://example.org/\u001fx', 'ftp://example.org'],
  ])('may not be %j', (target) => {
    expect(isLinkTarget(target)).toBe(false);
  });

  it('is a reference only with a kind and an id', () => {
    expect(['page:12', 'page:', 'x:1', 12, null].map(isReference)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('the links of a rich text', () => {
  const html =
    '<p><a class="x" href="page:1">eins</a> <A title="t" HREF="/a?b=1&amp;c=&quot;2&quot;">zwei</A></p>';

  it('are listed in their order, as they are meant', () => {
    expect(listHrefs(html)).toEqual(['page:1', '/a?b=1&c="2"']);
    expect(listHrefs('<abbr href="x">a</abbr> <p href="y">')).toEqual([]);
  });

  it('lead elsewhere, each by itself, and lose their address where there is none', () => {
    expect(rewriteHrefs(html, (href) => (href === 'page:1' ? null : '/<>'))).toBe(
      '<p><a class="x">eins</a> <A title="t" href="/&lt;&gt;">zwei</A></p>',
    );
  });

  it('stay what they are, whatever signs they have', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom('a', '&', '"', '<', '>', "'", ';', '#39', 'amp') })),
        (hrefs) => {
          const empty = hrefs.map(() => '<a href="">x</a>').join('');
          let next = 0;
          const written = rewriteHrefs(empty, () => hrefs[next++] ?? null);
          expect(listHrefs(written)).toEqual(hrefs);
          expect(rewriteHrefs(written, (href) => href)).toBe(written);
        },
      ),
    );
    expect(listHrefs('<a href="&#39;x&#39;">')).toEqual(["'x'"]);
  });
});

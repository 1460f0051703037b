import crypto from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { dataFolder, isSamePage, makeLean, tightenPolicy } from './lean-page.mjs';

const page = (body = '', head = ''): string =>
  `<!DOCTYPE html><html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/>` +
  `<link rel="stylesheet" href="/_next/static/one.css" data-precedence="next"/><script src="/_next/a.js" async=""></script>` +
  `${head}<script src="/_next/old.js" noModule=""></script></head><body><p class="a">Text</p>${body}` +
  `<script src="/_next/b.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script>` +
  `<script>self.__next_f.push([1,"data"])</script></body></html>`;

const readStyles = (href: string): string | null =>
  href === '/_next/static/one.css' ? '@font-face{src:url(/f.woff2)}.a{color:red}.unused{color:blue}' : null;

const hashOf = (text: string): string =>
  `'sha256-${crypto.createHash('sha256').update(text).digest('base64')}'`;

function lean(html: string) {
  const made = makeLean(html, readStyles);
  if (made === null) throw new Error('was not understood');
  return made;
}

describe('makeLean', () => {
  it('puts the used styles into the page, and takes out scripts, data and hints of them', () => {
    const { html } = lean(page());
    expect(html).toContain(
      '<style data-used="">.a{color:red}</style><style>@font-face{src:url(/f.woff2)}</style><script>',
    );
    expect(html).not.toMatch(/unused|<link|noModule|__next_f|src="\/_next/);
    // For the room of the editor's bar, and for all that is fetched late.
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(html).toContain('<p class="a">Text</p>');
    expect(html).toMatch(
      /data-styles="\/_next\/static\/one\.css"[^>]* data-chunks="\/_next\/a\.js \/_next\/b\.js"/,
    );
  });

  it('names the data by their content and by that of the page, and keeps their order', () => {
    const { data, dataName, html } = lean(page());
    expect(data).toBe('(self.__next_f=self.__next_f||[]).push([0]);\nself.__next_f.push([1,"data"])');
    expect(html).toContain(`data-data="${dataFolder}${dataName}"`);
    expect(lean(page()).dataName).toBe(dataName);
    const other = lean(page('<i>other</i>')).dataName;
    const inOtherOrder = lean(page().replace('"data"', '"date"')).dataName;
    const [link, meta] = ['<link rel="expect" href="#end"/>', '<meta name="a" content="b"/>'];
    expect(lean(page('', link + meta)).dataName).toBe(lean(page('', meta + link)).dataName);
    expect(lean(page('', link)).dataName).not.toBe(dataName);
    expect([other, inOtherOrder]).not.toContain(dataName);
    expect([other, inOtherOrder].map((name) => isSamePage(dataName, name))).toEqual([false, true]);
  });

  it('leaves data for machines and small scripts that run at once where they are, and names their hashes', () => {
    const once = '<script data-at-once="">start()</script>';
    const json = '<script type="application/ld+json">{"a":1}</script>';
    const made = lean(page(once, json));
    expect(made.html).toContain(once);
    expect(made.html).toContain(json);
    const late = /<script data-styles[^>]*>([\s\S]*)<\/script>/.exec(made.html)?.[1] ?? '';
    // Before anything is painted: with the first text of a long page it would come too late.
    const first = /<script>([^<]*editorBar[^<]*)<\/script><\/head>/.exec(made.html)?.[1] ?? '';
    expect(made.hashes).toEqual([hashOf('start()'), hashOf(first), hashOf(late)]);
  });

  it.each([
    ['a script that nobody knows', page('<script>alert(1)</script>')],
    ['a script from elsewhere', page('<script src="https://evil.example/x.js"></script>')],
    ['a style sheet that cannot be read', page('', '<link rel="stylesheet" href="/_next/static/two.css"/>')],
    ['a page without the framework', '<html><head></head><body></body></html>'],
    ['no page', '{"a":1}'],
  ])('does not touch %s', (_what, html) => {
    expect(makeLean(html, readStyles)).toBeNull();
  });

  it('tells scripts to start at once where the page is nothing without them', () => {
    expect(lean(page('<div data-scripts-now=""></div>')).html).toContain(' data-now=""');
    expect(lean(page()).html).not.toContain(' data-now=""');
  });
});

describe('tightenPolicy', () => {
  const policy =
    "script-src 'self' 'unsafe-inline' https://tags.example; style-src 'self' 'unsafe-inline'; frame-src 'self' https://x.com";

  it('allows the inline scripts of the page by their hashes, and frames only where it has embeds', () => {
    const made = lean(page());
    expect(tightenPolicy(policy, made)).toBe(
      `script-src 'self' ${made.hashes.join(' ')} https://tags.example; style-src 'self' 'unsafe-inline'; frame-src 'self'`,
    );
    expect(tightenPolicy(policy, lean(page('<div class="a" data-embed=""></div>')))).toContain(
      "frame-src 'self' https://x.com",
    );
  });
});

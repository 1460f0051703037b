import { expect, it } from 'vitest';
import { moduleDefinitions } from '@/components/modules/definitions';
import { recordDefinition } from '@/lib/records/definitions';
import { listOutsideAddresses, listOutsideTargets, outsideAddress } from './outside-links';
import type { ModuleNode, Tree } from './tree';

const module = (id: number, kind: string, values: ModuleNode['values']): ModuleNode => ({
  ...{ id, kind, version: 1, anchor: '', locales: null, values, children: [] },
});

it('an address of another site is asked for without its fragment; what leads elsewhere is none', () => {
  expect(outsideAddress('https://Example.org/a?b=c#d')).toBe('https://example.org/a?b=c');
  for (const other of ['/de/haus', 'page:1', 'mailto:a@example.org', '#oben', '', null, 'https://', 'http'])
    expect(outsideAddress(other)).toBeNull();
  expect(outsideAddress(`https://example.org/${'x'.repeat(2000)}`)).toBeNull();
});

it('the addresses of a tree are those of its links and texts, in both languages, and of nothing else', () => {
  const text = (href: string) => `<p>Mehr <a href="${href}">hier</a></p>`;
  const tree: Tree = {
    sections: [
      {
        ...{ id: 1, kind: 'container', version: 1, anchor: '', locales: null, layout: 0 },
        columns: [
          [
            module(2, 'link', {
              link: 'https://example.org/a#b',
              content: { de: 'https://example.org/words' },
            }),
            module(3, 'text', {
              content: { de: text('https://example.org/de?a=1&amp;b=2'), en: text('https://example.org/a') },
            }),
            module(4, 'link', { link: 'page:7' }),
            module(5, 'video', { video_url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' }),
            module(6, 'unheard-of', { link: 'https://example.org/unknown' }),
            {
              ...module(7, 'teaserlist', {}),
              children: [module(8, 'teaseritem', { link: 'http://example.net/' })],
            },
          ],
        ],
      },
    ],
  };
  expect(listOutsideAddresses(tree, moduleDefinitions)).toEqual([
    'https://example.org/a',
    'https://example.org/de?a=1&b=2',
    'http://example.net/',
  ]);
});

it('the addresses of a record are those of its fields, also in the entries of its lists', () => {
  const { fields } = recordDefinition('navigation');
  const entry = (link: string, children: string[] = []) => ({
    ...{ title: { de: 'Mehr' }, link },
    children: children.map((each) => ({ title: { de: 'Darunter' }, link: each })),
  });
  expect(
    listOutsideTargets(fields, {
      menu: [entry('https://example.org/a', ['https://example.org/b', 'page:3']), entry('/de/haus')],
    }),
  ).toEqual(['https://example.org/a', 'https://example.org/b']);
});

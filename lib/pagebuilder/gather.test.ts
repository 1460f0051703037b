import { expect, it } from 'vitest';
import { moduleDefinitions } from '@/components/modules/definitions';
import { gather } from './gather';
import type { ModuleNode } from './tree';

const node = (kind: string, id: number, fields: Partial<ModuleNode> = {}): ModuleNode => ({
  ...{ id, kind, version: 1, anchor: '', locales: null, children: [], values: {} },
  ...fields,
});
const image = (id: number, fields: Partial<ModuleNode> = {}) =>
  node('image', id, { values: { image: `media:${id}`, description: { de: `Bild ${id}` } }, ...fields });
const listOf = (nodes: ModuleNode[], to: Parameters<typeof gather>[1] = 'imagelist') =>
  gather(nodes, to, moduleDefinitions);

it('makes one list of pictures, in their order and with all that they have', () => {
  expect(listOf([image(2), image(5, { anchor: 'kai' })])).toEqual({
    turned: {
      ...{ kind: 'imagelist', values: {}, isPlainer: false },
      children: [
        { image: 'media:2', description: { de: 'Bild 2' }, link: '' },
        { image: 'media:5', description: { de: 'Bild 5' }, link: '' },
      ],
    },
    ...{ anchor: 'kai', locales: null },
  });
  const german = [image(2, { locales: ['de'] }), image(5, { locales: ['de'] })];
  expect(listOf(german)?.locales).toEqual(['de']);
});

it('does so with whatever becomes a list, and says what is lost of its looks', () => {
  const text = (id: number, html: string) => node('text', id, { values: { content: { de: html } } });
  const gathered = listOf([text(2, '<p>Wann?</p><p>Nie</p>'), text(3, '<p><em>Wo?</em></p>')], 'faq');
  expect(gathered?.turned.children).toHaveLength(2);
  expect(gathered?.turned.isPlainer).toBe(true);
});

it.each([
  ['one alone', [image(2)]],
  ['none', []],
  ['other kinds among them', [image(2), node('video', 3)]],
  ['two anchors', [image(2, { anchor: 'a' }), image(3, { anchor: 'b' })]],
  ['one that is limited to a language', [image(2), image(3, { locales: ['en'] })]],
])('makes none of %s', (_, nodes) => {
  expect(listOf(nodes)).toBeNull();
});

it('makes none of what does not become a list', () => {
  expect(listOf([image(2), image(3)], 'videolist')).toBeNull();
  const lines = [2, 3].map((id) => node('headline', id, { values: { content: { de: 'a' } } }));
  expect(listOf(lines, 'text')).toBeNull();
});

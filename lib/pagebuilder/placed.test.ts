import { describe, expect, it, vi } from 'vitest';
import type { Module, Section } from '@/lib/contract/module';
import { sectionPath } from '@/lib/contract/standing';
import { findPlaced, placeSections } from './placed';

function moduleOf(id: number, model: string, fields: Record<string, unknown> = {}): Module {
  const common = { slug: null, parent: null, content_type: null, object_id: null, column: 0, order: 0 };
  return { ...common, id, model, anchor: '', ...fields };
}

function sectionOf(id: number, children: Module[]): Section {
  const columns = [{ classes: 'col-12', children }];
  return { ...moduleOf(id, 'container'), model: 'container', layout: 0, columns };
}

const refer = (id: number, slug: string) =>
  moduleOf(id, 'sectionreference', { section: 'section:1', section_url: sectionPath('de', slug) });

/** Stand-alone sections by their slugs. */
function loader(known: Record<string, Module[]>) {
  return vi.fn((slug: string): Promise<Section | null> => {
    const modules = known[slug];
    return Promise.resolve(modules === undefined ? null : sectionOf(100, modules));
  });
}

/** What is shown, block by block; what a reference shows stands in brackets. */
function shown({ columns }: Section): string {
  const words = columns.flatMap(({ children }) =>
    children.map((module) => {
      if (module.model !== 'sectionreference') return module.model;
      const placed = findPlaced(module);
      return placed === null ? '–' : `(${shown(placed)})`;
    }),
  );
  return words.join(' ');
}

describe('stand-alone sections that blocks refer to', () => {
  it('stand in these blocks, and nothing where there is none', async () => {
    const load = loader({ tickets: [moduleOf(101, 'text')] });
    const page = sectionOf(1, [
      moduleOf(2, 'headline'),
      refer(3, 'tickets'),
      refer(4, 'gone'),
      moduleOf(5, 'sectionreference', { section: '', section_url: '' }),
    ]);
    const [placed] = await placeSections([page], load);
    expect(placed && shown(placed)).toBe('headline (text) – –');
    expect(load.mock.calls).toEqual([['tickets'], ['gone']]);
  });

  it('show nothing more where they refer to themselves, also by way of others', async () => {
    const load = loader({
      self: [moduleOf(101, 'text'), refer(102, 'self')],
      one: [moduleOf(103, 'link'), refer(104, 'other')],
      other: [moduleOf(105, 'quote'), refer(106, 'one')],
    });
    const [placed] = await placeSections([sectionOf(1, [refer(2, 'self'), refer(3, 'one')])], load);
    expect(placed && shown(placed)).toBe('(text –) (link (quote –))');
    const [own] = await placeSections([sectionOf(1, [refer(2, 'self')])], load, ['self']);
    expect(own && shown(own)).toBe('–');
  });

  it('are not followed for ever', async () => {
    const load = vi.fn((slug: string) =>
      Promise.resolve(sectionOf(100, [refer(1, `${slug}a`), refer(2, `${slug}b`)])),
    );
    await placeSections([sectionOf(1, [refer(2, 'x')])], load);
    expect(load).toHaveBeenCalledTimes(1 + 2 + 4);
  });

  it('are so many and no more, and each is read once, however often sections refer to others', async () => {
    const many = (slug: string) => Array.from({ length: 100 }, (_, index) => refer(1000 + index, slug));
    const load = loader({ a: many('b'), b: many('c'), c: [moduleOf(101, 'text')] });
    const [placed] = await placeSections([sectionOf(1, many('a'))], load);
    expect(placed && shown(placed).match(/\(/g)).toHaveLength(50);
    expect(load.mock.calls).toEqual([['a']]);
    await placeSections([sectionOf(1, [refer(2, 'b'), refer(3, 'b')])], load);
    expect(load.mock.calls).toEqual([['a'], ['b'], ['c']]);
  });

  it('leave sections without any as they are', async () => {
    const plain = sectionOf(1, [moduleOf(2, 'text')]);
    expect((await placeSections([plain], loader({})))[0]).toBe(plain);
  });
});

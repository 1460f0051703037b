import { expect, it } from 'vitest';
import { moduleSchema, sectionSchema, type Module } from '@/lib/contract/module';
import { sectionPath } from '@/lib/contract/standing';
import { showsLogosOf } from './shown-logos';

const common = {
  slug: null,
  parent: null,
  content_type: null,
  object_id: null,
  column: 0,
  order: 0,
  anchor: '',
};

const section = (...children: Module[]) =>
  sectionSchema.parse({
    ...common,
    id: 1,
    model: 'container',
    layout: 0,
    columns: [{ classes: '', children }],
  });

const logos = (...names: string[]) =>
  moduleSchema.parse({
    ...common,
    id: 2,
    model: 'logolist',
    children: names.map((name) => ({ ...common, id: 3, model: 'logoitem', image_url: `/media/${name}.png` })),
  });

it('knows whether a page shows every logo of the strip, wherever they stand on it', () => {
  const strip = [section(logos('fund', 'museum'))];
  const placed = moduleSchema.parse({
    ...common,
    id: 4,
    model: 'sectionreference',
    section_url: sectionPath('de', 'partner'),
    section_obj: strip[0],
  });
  expect(showsLogosOf([section(logos('museum')), section(logos('works', 'fund'))], strip)).toBe(true);
  expect(showsLogosOf([section(placed)], strip)).toBe(true);
  expect(showsLogosOf([section(logos('museum'))], strip)).toBe(false);
  expect(showsLogosOf([section(logos('museum'))], [section()])).toBe(false);
  expect(showsLogosOf([], [])).toBe(false);
});

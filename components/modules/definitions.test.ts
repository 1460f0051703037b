import { describe, expect, expectTypeOf, it } from 'vitest';
import { contentKinds } from '@/lib/contract/module';
import { createModuleSchema, updateModuleSchema } from '@/lib/contract/write-bodies';
import { type Fields, type ModuleFields, reservedNames, type TextField } from '@/lib/pagebuilder/fields';
import { localise } from '@/lib/pagebuilder/localise';
import { toWireValues } from '@/lib/pagebuilder/wire-values';
import { moduleDefinition } from './kinds';

const nothing = { findUrl: () => null, findPicture: () => null };

/** The names under which a field is sent: a picture has more than one. */
function sentNames(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    Object.keys(toWireValues({ [name]: field }, {}, 'de', nothing)),
  );
}

/** Names that come more than once. */
const findShared = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

describe('a kind', () => {
  it.each(contentKinds)('%s sends each of its values under a name of its own', (kind) => {
    expect(findShared([...sentNames(moduleDefinition(kind).fields), ...reservedNames])).toEqual([]);
  });

  it('has one picture: two would share their renditions', () => {
    const fields: Fields = { image: { kind: 'image' }, background: { kind: 'image' } };
    expect(findShared(sentNames(fields))).toEqual(['thumbs']);
  });
});

describe('a reserved name', () => {
  it('is everything that a module has besides, whether it is read or written', () => {
    const block = { kind: 'text', version: 1, anchor: '', locales: null, values: {}, children: [] };
    const section = { kind: 'container', version: 1, anchor: '', locales: null, layout: 0 };
    const [sent] = localise(
      {
        sections: [
          {
            ...section,
            id: 1,
            columns: [
              [
                { ...block, id: 2 },
                { ...block, id: 3, kind: 'unheard-of' },
              ],
            ],
          },
        ],
      } as never,
      {
        locale: 'de',
        audience: 'editor',
        definitions: { text: { ...moduleDefinition('text'), fields: {}, children: 'faqitem' } },
        resolver: nothing,
        document: { content_type: 'page', object_id: 1, slug: null },
        revisions: {},
      } as never,
    );
    const names = [
      ...Object.keys(sent ?? {}),
      ...(sent?.columns ?? []).flatMap(({ children, ...column }) => [
        ...Object.keys(column),
        ...children.flatMap((each) => Object.keys(each)),
      ]),
      ...Object.keys({ ...createModuleSchema.shape, ...updateModuleSchema.shape }),
    ];
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !(reservedNames as readonly string[]).includes(name))).toEqual([]);
  });

  // Judged by the compiler: `npx tsc --noEmit` fails where it is not so.
  it('does not compile as a field', () => {
    expectTypeOf<{ content: TextField }>().toExtend<ModuleFields>();
    expectTypeOf<{ order: TextField }>().not.toExtend<ModuleFields>();
    expectTypeOf<{ slug: TextField }>().not.toExtend<ModuleFields>();
  });
});

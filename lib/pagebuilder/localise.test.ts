import { describe, expect, it } from 'vitest';
import { sectionSchema } from '@/lib/contract/module';
import { buildModule, buildSection } from '@/tests/support/trees';
import type { ModuleDefinition } from './fields';
import { localise, storedOrder, type LocaliseContext } from './localise';
import { migrateTree } from './migrate';
import { listReferences, listValueReferences } from './references';
import type { Tree } from './tree';

const headline = {
  kind: 'headline',
  version: 2,
  fields: { content: { kind: 'text', max: 100, localised: true }, link: { kind: 'link' } },
  migrations: { 1: ({ text, ...rest }) => ({ ...rest, content: text }) },
} satisfies ModuleDefinition;

const faq = { kind: 'faq', version: 1, fields: {}, children: 'faqitem' } satisfies ModuleDefinition;
const faqitem = {
  kind: 'faqitem',
  version: 1,
  fields: headline.fields,
  parent: 'faq',
} satisfies ModuleDefinition;
const definitions = { headline, faq, faqitem };

const context: LocaliseContext = {
  locale: 'de',
  definitions,
  resolver: { findUrl: () => null, findPicture: () => null },
  audience: 'visitor',
  document: { content_type: 'page', object_id: 5, slug: null },
};

const tree: Tree = {
  sections: [
    buildSection({
      id: 1,
      layout: 1,
      columns: [
        [
          buildModule({ id: 2, kind: 'map' }),
          buildModule({ id: 3, locales: ['en'] }),
          buildModule({ id: 4, hidden: ['de'] }),
          buildModule({ id: 5, anchor: 'oben', values: { content: { de: 'Hallo', en: 'Hello' } } }),
        ],
        [
          buildModule({
            id: 6,
            kind: 'faq',
            values: {},
            children: [buildModule({ id: 7, kind: 'faqitem' })],
          }),
        ],
      ],
    }),
    buildSection({ id: 8, locales: ['en'] }),
  ],
};

describe('localise', () => {
  it('flattens the tree to one language, with places among what is left', () => {
    const [section, ...more] = localise(tree, context);
    expect(more).toEqual([]);
    expect(sectionSchema.parse(section)).toEqual(section);
    expect(section).toMatchObject({
      id: 1,
      model: 'container',
      parent: null,
      layout: 1,
      content_type: 'page',
      object_id: 5,
    });
    expect(section?.columns.map((column) => column.classes)).toEqual(['col-8', 'col-4']);
    expect(section?.columns[0]?.children).toEqual([
      {
        ...{
          id: 5,
          model: 'headline',
          slug: null,
          parent: 1,
          column: 0,
          order: 0,
          anchor: 'oben',
          locales: null,
        },
        ...{ content_type: 'page', object_id: 5, content: 'Hallo', link: '', link_url: '' },
      },
    ]);
    expect(section?.columns[1]?.children[0]?.children).toMatchObject([
      { id: 7, model: 'faqitem', parent: 6, column: 0, order: 0 },
    ]);
  });

  it('marks unknown kinds for editors, with revisions', () => {
    const [section] = localise(tree, { ...context, locale: 'en', audience: 'editor', revisions: { 5: 12 } });
    const modules = section?.columns[0]?.children ?? [];
    expect(modules[0]).toMatchObject({ id: 2, model: 'map', unknown: true, revision: 0 });
    expect(modules.map((module) => module.id)).toEqual([2, 3, 4, 5]);
    expect(modules[3]).toMatchObject({ content: 'Hello', revision: 12 });
  });
});

describe('what goes over the wire', () => {
  it('has a section with its colour and its slug if it stands alone, and what an editor limits', () => {
    const alone = { ...context, document: { content_type: 'section', object_id: 9, slug: 'fuss' } };
    const coloured: Tree = {
      sections: [buildSection({ id: 1, color: 'red', locales: ['de'], columns: [[buildModule({ id: 2 })]] })],
    };
    const [section] = localise(coloured, alone);
    expect(section).toMatchObject({ slug: 'fuss', color: 'red', locales: ['de'], order: 0 });
    expect(section?.columns[0]?.children[0]).toMatchObject({ slug: null, object_id: 9, anchor: '' });
    expect(section).not.toHaveProperty('revision');
    expect(localise(tree, context)[0]).toMatchObject({ slug: null, color: null });
  });

  it('has links that lead nowhere for editors only, so that a save does not lose them', () => {
    const text = {
      kind: 'text',
      version: 1,
      fields: { content: { kind: 'rich_text', max: 99, localised: true } },
    };
    const values = { content: { de: '<p><a href="page:9">weg</a></p>' } };
    const column = [buildModule({ id: 2, kind: 'text', values })];
    const linked: Tree = { sections: [buildSection({ id: 1, columns: [column] })] };
    const contentFor = (audience: 'visitor' | 'editor') => {
      const given = { ...context, audience, definitions: { text: text as ModuleDefinition } };
      return localise(linked, given)[0]?.columns[0]?.children[0]?.['content'];
    };
    expect(contentFor('visitor')).toBe('<p><a>weg</a></p>');
    expect(contentFor('editor')).toBe(values.content.de);
  });

  it('counts only what is left, and gives items to lists only', () => {
    const [, second] = localise(
      { sections: [...tree.sections.toReversed(), buildSection({ id: 9 })] },
      context,
    );
    expect(second).toMatchObject({ id: 9, order: 1 });
    const [section] = localise(tree, context);
    expect(section?.columns[0]?.children[0]).not.toHaveProperty('children');
    expect(section?.columns[1]?.children[0]).toMatchObject({ id: 6, column: 1, order: 0 });
  });
});

describe('storedOrder', () => {
  it('counts only what the language shows', () => {
    const nodes = [
      buildModule({ id: 1, locales: ['en'] }),
      buildModule({ id: 2 }),
      buildModule({ id: 3, locales: ['en'] }),
    ];
    expect([0, 1, 9].map((order) => storedOrder(nodes, order, 'de'))).toEqual([1, 3, 3]);
    expect([0, 1, 2, 3].map((order) => storedOrder(nodes, order, 'en'))).toEqual([0, 1, 2, 3]);
  });
});

describe('migrateTree', () => {
  it('lifts old modules and leaves the rest as it is', () => {
    const old = buildModule({ id: 2, version: 1, values: { text: { de: 'Alt' } } });
    const before: Tree = { sections: [buildSection({ id: 1, columns: [[old]] })] };
    const after = migrateTree(before, definitions);
    expect(after.sections[0]?.columns[0]?.[0]).toMatchObject({
      version: 2,
      values: { content: { de: 'Alt' } },
    });
    expect(migrateTree(after, definitions)).toBe(after);
  });

  it('lifts items of a list, and what is of a newer version stays', () => {
    const item = buildModule({ id: 3, kind: 'headline', version: 1, values: { text: { de: 'Alt' } } });
    const newer = buildModule({ id: 4, version: 3, values: { text: 'x' } });
    const list = buildModule({ id: 2, kind: 'faq', values: {}, children: [item] });
    const before: Tree = { sections: [buildSection({ id: 1, columns: [[list, newer]] })] };
    const column = migrateTree(before, definitions).sections[0]?.columns[0];
    expect(column?.[0]).toEqual({
      ...list,
      children: [{ ...item, version: 2, values: { content: { de: 'Alt' } } }],
    });
    expect(column?.[1]).toEqual(newer);
    const onlyNewer: Tree = { sections: [buildSection({ id: 1, columns: [[newer]] })] };
    expect(migrateTree(onlyNewer, definitions)).toBe(onlyNewer);
  });

  it('finds an old module wherever it stands', () => {
    const old = buildModule({ id: 2, version: 1, values: { text: { de: 'Alt' } } });
    const columns = [[buildModule({ id: 3, version: 2 })], [buildModule({ id: 4, version: 2 }), old]];
    const before: Tree = { sections: [buildSection({ id: 9 }), buildSection({ id: 1, layout: 3, columns })] };
    expect(migrateTree(before, definitions).sections[1]?.columns[1]?.[1]).toMatchObject({ version: 2 });
  });

  it('takes one step after the other, and tells which one is missing', () => {
    const third = {
      ...headline,
      version: 3,
      migrations: {
        ...headline.migrations,
        2: ({ content }: Record<string, unknown>) => ({ both: content }),
      },
    };
    const old = buildModule({ id: 2, version: 1, values: { text: 'Alt' } });
    const before: Tree = { sections: [buildSection({ id: 1, columns: [[old]] })] };
    const after = migrateTree(before, { headline: third });
    expect(after.sections[0]?.columns[0]?.[0]).toMatchObject({ version: 3, values: { both: 'Alt' } });
    expect(() => migrateTree(before, { headline: { ...third, migrations: {} } })).toThrow('from version 1');
    expect(() => migrateTree(before, { headline: { ...headline, version: 3 } })).toThrow('from version 2');
  });

  it('keeps an unknown kind', () => {
    const strange = buildModule({ id: 2, kind: 'map', version: 7 });
    const before: Tree = { sections: [buildSection({ id: 1, columns: [[strange]] })] };
    expect(migrateTree(before, definitions)).toEqual(before);
  });
});

describe('listReferences', () => {
  it('finds references in fields, in both languages and in links of texts', () => {
    const values = {
      image: 'media:7',
      text: { de: '<p><a href="page:3">x</a></p>', en: 'page:3 is a text' },
      link: 'article:2',
    };
    expect(
      listReferences({ sections: [buildSection({ id: 1, columns: [[buildModule({ id: 2, values })]] })] }),
    ).toEqual([...['article:2', 'media:7', 'page:3']]);
  });

  it('finds each once, in lists and groups too, and only what is a reference', () => {
    const files = [
      { file: 'media:9', more: [] },
      { file: 'media:8', more: ['media:9', 'page:0', null, 5] },
    ];
    const text = '<a href="https://example.org">x</a> <a href="page:4">y</a>';
    expect(listValueReferences({ files, text })).toEqual(['media:8', 'media:9', 'page:4']);
  });
});

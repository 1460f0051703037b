import { describe, expect, it } from 'vitest';
import type { Operation } from './operations';
import { outline } from './outline';
import type { ModuleNode, SectionNode } from './tree';

const item: ModuleNode = {
  id: 3,
  kind: 'faqitem',
  version: 1,
  anchor: '',
  locales: null,
  values: { content: { de: 'Frage', en: 'Question' }, size: 'large' },
  children: [],
};
const faq: ModuleNode = { ...item, id: 2, kind: 'faq', locales: ['de'], values: {}, children: [item] };
const section: SectionNode = {
  id: 1,
  kind: 'container',
  version: 1,
  anchor: 'fragen',
  locales: null,
  layout: 0,
  columns: [[faq]],
};
const place = { parent: null, column: 0, order: 0 };
const update: Operation = {
  type: 'update',
  id: 3,
  changes: [{ target: 'value', field: 'content', locale: 'de', value: 'Antwort' }, { target: 'anchor' }],
};

const bareItem = { ...item, values: { content: { de: '', en: '' } } };

describe('the outline of an operation', () => {
  it('names nodes, fields and languages, and no contents', () => {
    expect(outline(update)).toEqual({
      type: 'update',
      id: 3,
      changes: [{ target: 'value', field: 'content', locale: 'de' }, { target: 'anchor' }],
    });
    expect(outline({ type: 'insert', node: section, place })).toEqual({
      type: 'insert',
      node: { ...section, columns: [[{ ...faq, children: [bareItem] }]] },
      place,
    });
    expect(outline({ type: 'insert', node: item, place })).toEqual({ type: 'insert', node: bareItem, place });
    expect(outline({ type: 'replace', tree: { sections: [section] } })).toEqual({
      type: 'replace',
      tree: { sections: [] },
    });
  });

  it('goes into a batch and leaves what has no contents', () => {
    const moves: Operation[] = [
      { type: 'move', id: 3, place },
      { type: 'remove', id: 3 },
      { type: 'set_columns', id: 1, layout: 1, columns: [[2], []] },
    ];
    expect(outline({ type: 'batch', operations: [...moves, update] })).toEqual({
      type: 'batch',
      operations: [...moves, outline(update)],
    });
  });

  it('leaves the operation itself as it was', () => {
    const before = structuredClone(update);
    outline(update);
    expect(update).toEqual(before);
  });
});

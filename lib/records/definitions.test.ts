import { describe, expect, expectTypeOf, it } from 'vitest';
import type { RecordFields, TextField } from '@/lib/pagebuilder/fields';
import { contentTypes, referenceTargets } from '@/lib/contract/identifier';
import {
  adminDefinitions,
  findReferenceResource,
  isAdminResource,
  isRecordResource,
  recordDefinition,
  recordResources,
  referenceTargetOf,
} from './definitions';

describe.each(Object.entries(adminDefinitions))('the definition of %s', (_, definition) => {
  it('puts every field into exactly one group', () => {
    const grouped = Object.values(definition.groups).flat().sort();
    expect(grouped).toEqual(Object.keys(definition.fields).sort());
  });

  it('begins with choices that there are', () => {
    for (const field of Object.values(definition.fields))
      if (field.kind === 'select') expect(field.options).toContain(field.default);
  });

  it('makes slugs from a field that exists and relates to resources that exist', () => {
    for (const field of Object.values(definition.fields)) {
      if (field.kind === 'slug') expect(definition.fields).toHaveProperty(field.from);
      if (field.kind === 'relation') expect(adminDefinitions).toHaveProperty(field.resource);
    }
  });
});

describe.each(recordResources)('the list of %s', (resource) => {
  it('names, shows, sorts and filters by what the records have', () => {
    const { title, columns, sort, filters = [], fields } = recordDefinition(resource);
    const named = [title, ...columns, ...sort.map((name) => name.replace(/^-/, '')), ...filters];
    const known = [...Object.keys(fields), 'id', 'created_at', 'updated_at'];
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });
});

describe('a resource', () => {
  it('is one of the records table, one of the admin, or none', () => {
    const names = ['pages', 'media', 'users', 'nonsense', 'constructor', ''];
    expect(names.filter(isRecordResource)).toEqual(['pages']);
    expect(names.filter(isAdminResource)).toEqual(['pages', 'media', 'users']);
    expect(recordDefinition('pages')).toBe(adminDefinitions.pages);
  });

  it('has the kind of reference that leads to it', () => {
    for (const target of referenceTargets)
      expect(referenceTargetOf(findReferenceResource(target) ?? '')).toBe(target);
    expect(findReferenceResource('constructor')).toBeNull();
    expect(referenceTargetOf('settings')).toBeNull();
  });

  it('owns the documents of one kind, and each kind has its own', () => {
    const kinds = Object.values(adminDefinitions).flatMap(({ document }) => document ?? []);
    expect(kinds.toSorted()).toEqual(contentTypes.toSorted());
  });
});

// Judged by the compiler.
it('a field of a record is not called like what stands beside the fields', () => {
  expectTypeOf<{ title: TextField }>().toExtend<RecordFields>();
  expectTypeOf<{ revision: TextField }>().not.toExtend<RecordFields>();
  expectTypeOf<{ urls: TextField }>().not.toExtend<RecordFields>();
});

import { describe, expect, it } from 'vitest';
import type { Module } from '@/lib/contract/module';
import { findTranslationState } from './translation-state';

function buildModule(overrides: Partial<Module> = {}): Module {
  return {
    ...{ id: 1, model: 'headline', slug: null, parent: 2, content_type: 'page', object_id: 3 },
    ...{ column: 0, order: 0, anchor: '', locales: null, content: 'Text' },
    ...overrides,
  };
}

function compare(overrides: Partial<Parameters<typeof findTranslationState>[0]> = {}) {
  return findTranslationState({
    texts: ['preline', 'content'],
    locale: 'de',
    mine: buildModule(),
    otherLocale: 'en',
    other: buildModule(),
    revisions: undefined,
    ...overrides,
  });
}

describe('findTranslationState', () => {
  it('finds nothing where both languages have the same texts', () => {
    expect(compare()).toBeNull();
    expect(
      compare({ mine: buildModule({ content: '' }), other: buildModule({ content: '<p></p>' }) }),
    ).toBeNull();
    expect(compare({ texts: [] })).toBeNull();
  });

  it('names the language that a module is limited to', () => {
    expect(compare({ mine: buildModule({ locales: ['de'] }), other: null })).toEqual({
      kind: 'only',
      locale: 'de',
    });
  });

  it('names the language that lacks a text', () => {
    expect(compare({ other: buildModule({ content: '<p> </p>' }) })).toEqual({
      kind: 'missing',
      locale: 'en',
    });
    expect(compare({ other: buildModule({ preline: 'New' }) })).toEqual({ kind: 'missing', locale: 'de' });
  });

  it('calls the translation outdated when the German text is newer, in either language, and never the German one', () => {
    expect(compare({ revisions: { de: 5, en: 4 } })).toEqual({ kind: 'outdated', locale: 'en' });
    expect(compare({ locale: 'en', otherLocale: 'de', revisions: { de: 5, en: 4 } })).toEqual({
      kind: 'outdated',
      locale: 'en',
    });
    expect(compare({ revisions: { de: 4, en: 5 } })).toBeNull();
    expect(compare({ revisions: { de: 5 } })).toBeNull();
  });
});

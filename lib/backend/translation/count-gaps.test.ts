import { describe, expect, it } from 'vitest';
import { moduleDefinitions } from '@/components/modules/definitions';
import { recordDefinition } from '@/lib/records/definitions';
import { openingHoursField } from '@/lib/records/shared-fields';
import type { Locale } from '@/lib/contract/locale';
import type { ModuleNode, SectionNode, Values } from '@/lib/pagebuilder/tree';
import { countGaps } from './count-gaps';

const text = (id: number, content: Values, more: Partial<ModuleNode> = {}): ModuleNode => ({
  ...{ id, kind: 'text', version: 1, anchor: '', locales: null, values: { content }, children: [] },
  ...more,
});
const section = (modules: ModuleNode[], locales: Locale[] | null = null): SectionNode => ({
  ...{ id: 1, kind: 'container', version: 1, anchor: '', locales, layout: 0, columns: [modules] },
});
const page = { fields: recordDefinition('pages').fields, data: {} };

function inBlocks(sections: SectionNode[], revisions: Record<string, { de?: number; en?: number }> = {}) {
  return countGaps(page, { tree: { sections }, definitions: moduleDefinitions, revisions });
}

describe('what a record lacks', () => {
  it('is a text that only one of the languages has', () => {
    const data = {
      title: { de: 'Hafen', en: 'Harbour' },
      headline: { de: 'Am Wasser' },
      meta_title: { en: 'Port' },
    };
    expect(countGaps({ ...page, data }, null)).toEqual({
      de: { fields: 1, texts: 0, outdated: 0 },
      en: { fields: 1, texts: 0, outdated: 0 },
    });
  });

  it('is found in lists, too, but not if neither language has a text', () => {
    const hours: Values[] = [
      { note: { de: 'Feiertags zu' } },
      { note: {} },
      { note: { de: 'x', en: 'x' } },
      { note: { de: 'Nur Gruppen', en: '' } },
    ];
    expect(countGaps({ fields: { hours: openingHoursField }, data: { hours } }, null)).toMatchObject({
      de: { fields: 0 },
      en: { fields: 2 },
    });
  });

  it('is counted by texts in blocks, except for blocks limited to one language', () => {
    const some = [
      text(2, { de: '<p>Eins</p>' }),
      text(3, { de: '<p>Zwei</p>', en: '<p> </p>' }),
      text(4, { en: '<p>Three</p>' }),
      text(5, { de: '<p>Nur</p>' }, { locales: ['de'] }),
    ];
    expect(inBlocks([section(some), section([text(6, { de: '<p>Nur</p>' })], ['de'])])).toEqual({
      de: { fields: 0, texts: 1, outdated: 0 },
      en: { fields: 0, texts: 2, outdated: 0 },
    });
  });

  it('is read from lists of groups alone, and from kinds that this version knows', () => {
    const fields = { hours: openingHoursField };
    const odd = [null, 'x', ['y'], { note: { de: 'zu' } }] as unknown as Values[];
    expect(countGaps({ fields, data: { hours: odd } }, null)).toMatchObject({ en: { fields: 1 } });
    expect(countGaps({ fields, data: { hours: 'x' } }, null)).toMatchObject({ en: { fields: 0 } });
    expect(inBlocks([section([text(2, { de: 'x' }, { kind: 'unheard-of' })])])).toMatchObject({
      en: { texts: 0 },
    });
  });

  it('is counted in blocks that are limited to both languages, and in the items of lists', () => {
    const both = text(2, { de: '<p>Eins</p>' }, { locales: ['de', 'en'] });
    const item = { ...text(4, {}), kind: 'faqitem', values: { content: { de: 'Wann?' } } };
    const list = { ...text(3, {}), kind: 'faq', values: {}, children: [item] };
    expect(inBlocks([section([both, list])])).toMatchObject({ en: { texts: 2 } });
  });

  it('is not outdated where one of its texts is missing, or none is written', () => {
    const image = (values: Values) => ({ ...text(2, {}), kind: 'quote', values });
    const revisions = { 2: { de: 5, en: 4 } };
    const whole = { content: { de: 'a', en: 'a' }, author: {} };
    expect(inBlocks([section([image(whole)])], revisions).en).toEqual({ fields: 0, texts: 0, outdated: 1 });
    const half = { content: { de: 'a', en: 'a' }, author: { de: 'Ada' } };
    expect(inBlocks([section([image(half)])], revisions).en).toEqual({ fields: 0, texts: 1, outdated: 0 });
  });

  it('is outdated if the original is newer; a missing text is not, and an original never is', () => {
    const both = { de: '<p>Eins</p>', en: '<p>One</p>' };
    const some = [text(2, both), text(3, both), text(4, { de: '<p>Eins</p>' }), text(5, both), text(6, {})];
    const revisions = {
      2: { de: 5, en: 4 },
      3: { de: 4, en: 5 },
      4: { de: 5, en: 4 },
      5: { de: 5 },
      6: { de: 5, en: 4 },
    };
    expect(inBlocks([section(some)], revisions)).toEqual({
      de: { fields: 0, texts: 0, outdated: 0 },
      en: { fields: 0, texts: 1, outdated: 1 },
    });
  });
});

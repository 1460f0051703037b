import { describe, expect, it } from 'vitest';
import { draftSchema, type Draft } from '@/lib/client/page-editor';
import { moduleOf } from '@/tests/support/editing';
import { followSave } from './follow-save';

const draft: Draft = {
  ...draftSchema.parse({
    id: 1,
    urls: {},
    content_type: 'page',
    title: 'Besuch',
    is_online: true,
    modules: [],
  }),
  revision: 7,
  has_changes: false,
  text_revisions: { 2: { de: 3, en: 4 }, 9: { de: 5 } },
};

const answer = (fields: Record<string, unknown> = {}) =>
  moduleOf(2, 'headline', { document_revision: 8, has_changes: true, ...fields });

describe('the draft after a save', () => {
  it('has the new revision, changes to publish, and newer texts in this language only', () => {
    expect(followSave(draft, 'de', answer(), { content: 'Neu' })).toEqual({
      ...draft,
      revision: 8,
      has_changes: true,
      text_revisions: { 2: { de: 8, en: 4 }, 9: { de: 5 } },
    });
  });

  it('leaves the texts as old as they are where none was saved', () => {
    const followed = followSave(draft, 'de', answer(), { headline_level: '3' });
    expect(followed?.text_revisions).toEqual(draft.text_revisions);
    expect(followed?.revision).toBe(8);
  });

  it.each([
    ['somebody else has changed something', answer({ document_revision: 9 })],
    ['nothing tells whether there is something to publish', answer({ has_changes: undefined })],
    ['the backend counts no revisions', answer({ document_revision: undefined })],
  ])('has to be fetched if %s', (_, received) => {
    expect(followSave(draft, 'de', received, { content: 'Neu' })).toBeNull();
  });
});

import { expect, it } from 'vitest';
import { hasChanges } from './has-changes';

it.each([
  [
    { title: { de: 'A' }, headline: { de: undefined, en: null } },
    { headline: {}, title: { en: '', de: 'A' } },
  ],
  [{ files: [], image: null }, {}],
  [
    { order: 0, is_online: false },
    { is_online: false, order: 0 },
  ],
])('%j is no change of %j', (one, other) => {
  expect(hasChanges(one, other)).toBe(false);
});

it.each([
  [{ title: { de: 'A' } }, { title: { de: 'B' } }],
  [{ title: { de: 'A' } }, {}],
  [{ is_online: false }, { is_online: true }],
  [
    { files: [{ file: 'media:1' }, { file: 'media:2' }] },
    { files: [{ file: 'media:2' }, { file: 'media:1' }] },
  ],
  [{ files: [{}] }, { files: [] }],
])('%j is a change of %j', (one, other) => {
  expect(hasChanges(one, other)).toBe(true);
});

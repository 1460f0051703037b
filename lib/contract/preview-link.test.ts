import { expect, it } from 'vitest';
import { readSharedDraftPath, sharedDraftPath } from './preview-link';

const token = `${'aB3_-'.repeat(8)}xyz`;

it('a path leads to a draft in its own language, with a whole token', () => {
  for (const locale of ['de', 'en'] as const) {
    expect(readSharedDraftPath(sharedDraftPath(locale, token))).toEqual({ locale, token });
  }
  for (const path of [
    `/de/draft/${token}`,
    `/en/entwurf/${token}`,
    `/de/entwurf/${token}x`,
    '/de/entwurf/kurz',
    `/x/de/entwurf/${token}`,
    `/de/entwurf/${token}/x`,
  ]) {
    expect(readSharedDraftPath(path)).toBeNull();
  }
  expect(readSharedDraftPath(`/de/entwurf/${token}/`)).toEqual({ locale: 'de', token });
});

import { expect, it, vi } from 'vitest';
import { downloadFileSchema } from '@/lib/contract/download';
import { directoryFacts, fileFacts } from './file-facts';

vi.mock('next-intl/server', () => import('@/tests/support/server-translations'));

const file = (fields: object) =>
  downloadFileSchema.parse({ id: 1, filename: 'pegel.jpg', url: '/media/pegel.jpg', ...fields });

const picture = { id: 1, url: '/media/pegel.jpg', width: 2000, height: 1333 };

it.each([
  [{ size: 288_719, image_obj: picture }, 'JPG · 2000 × 1333 px · 289 kB'],
  [{ size: 156_117, filename: 'werkliste.pdf' }, 'PDF · 156 kB'],
  // Drawings have no pixels, and what a record lacks is not said.
  [{ size: 4000, filename: 'zeichen.svg', image_obj: picture }, 'SVG · 4 kB'],
  [{ image_obj: { id: 1, url: '/media/pegel.jpg' } }, 'JPG'],
])('says of %j what it is: %s', async (fields, facts) => {
  expect((await fileFacts(file(fields), 'de')).replaceAll('\u00a0', ' ')).toBe(facts);
});

it('says of a directory how many files it holds, of which kinds, and how large they are', async () => {
  const files = ['a.jpg', 'b.png', 'c.jpg'].map((filename) => file({ filename, size: 700_000 }));
  expect((await directoryFacts(files, 'de')).replaceAll('\u00a0', ' ')).toBe('3 Dateien · JPG, PNG · 2,1 MB');
  // A sum of some of them would be wrong.
  expect(await directoryFacts([...files, file({ filename: 'd.jpg' })], 'de')).toBe('4 Dateien · JPG, PNG');
  expect(await directoryFacts([], 'en')).toBe('0 files');
});

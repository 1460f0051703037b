// Content for `npm run bench:api`, in an empty scratch database: 400 events with pictures, and a page of 60 blocks.
import { createAccount } from '@/lib/backend/accounts/create-account';
import { closeDatabase, database, transaction } from '@/lib/backend/database/client';
import { media } from '@/lib/backend/database/schema/media';
import { lockDocument, takeIds } from '@/lib/backend/documents/document';
import { saveOperation } from '@/lib/backend/documents/save-operation';
import { createRecord } from '@/lib/backend/records/write';
import { benchAccount, benchSlug } from './account';

const blocks = 60;
const both = (de: string, en: string): Record<string, string> => ({ de, en });

await createAccount({ ...benchAccount, name: 'Bench', role: 'editor' });
const pictures = await database()
  .insert(media)
  .values(Array.from({ length: 40 }, (_, index) => picture(index)))
  .returning({ id: media.id });
const genres = await ids(8, (index) =>
  createRecord('genres', { title: both(`Sparte ${index}`, `Genre ${index}`) }),
);
const venues = await ids(4, (index) =>
  createRecord('venues', { name: both(`Haus ${index}`, `House ${index}`), city: 'Hamburg' }),
);
for (let index = 0; index < 400; index += 1) {
  const day = String((index % 28) + 1).padStart(2, '0');
  await createRecord('events', {
    title: both(`Konzert am Strom ${index}`, `Concert by the river ${index}`),
    teaser: both('Ein Abend mit Musik und Licht am Wasser. '.repeat(5), 'An evening of music. '.repeat(5)),
    date_start: `2027-${String((index % 12) + 1).padStart(2, '0')}-${day}T19:30`,
    genre: genres[index % genres.length],
    venue: venues[index % venues.length],
    image: `media:${pictures[index % pictures.length]?.id}`,
    is_online: true,
  });
}
const page = await createRecord('pages', {
  title: both('Messung', 'Bench'),
  slug: both(benchSlug, benchSlug),
  is_online: true,
});
await fillPage(Number(page.id));
await closeDatabase();

async function ids(
  count: number,
  make: (index: number) => Promise<{ id: string | number }>,
): Promise<number[]> {
  const made: number[] = [];
  for (let index = 0; index < count; index += 1) made.push(Number((await make(index)).id));
  return made;
}

async function fillPage(id: number): Promise<void> {
  await transaction(async (tx) => {
    const takeId = await takeIds(tx, id, blocks + 1);
    const section = takeId();
    const columns = [
      Array.from({ length: blocks }, (_, index) => ({
        id: takeId(),
        kind: 'headline' as const,
        version: 1,
        anchor: '',
        locales: null,
        values: { content: both(`Überschrift ${index}`, `Headline ${index}`) },
        children: [],
      })),
    ];
    const node = {
      id: section,
      kind: 'container' as const,
      version: 1,
      anchor: '',
      locales: null,
      layout: 0,
      columns,
    };
    await saveOperation(
      tx,
      await lockDocument(tx, id),
      { type: 'insert', node, place: { parent: null, column: 0, order: 0 } },
      { userId: 'bench' },
    );
  });
}

function picture(index: number) {
  const hash = index.toString(16).padStart(64, '0');
  const renditions = ['sm', 'md', 'lg', 'xl'].flatMap((size, step) =>
    ['avif', 'webp', 'fallback'].map((format) => ({
      name: `${size}_${format}`,
      path: `${hash.slice(-20)}/${size}.${format === 'fallback' ? 'jpg' : format}`,
      width: 400 * (step + 1),
      height: 300 * (step + 1),
      type: format === 'fallback' ? 'image/jpeg' : `image/${format}`,
    })),
  );
  return {
    filename: `bild-${index}.jpg`,
    hash,
    type: 'image/jpeg',
    size: 100_000,
    width: 1600,
    height: 1200,
    alt: both('Ein Bild', 'A picture'),
    renditions,
  };
}

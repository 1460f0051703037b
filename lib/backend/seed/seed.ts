import fs from 'node:fs/promises';
import path from 'node:path';
import { count } from 'drizzle-orm';
import { locales } from '@/lib/contract/locale';
import { recordDefinition, type RecordResource } from '@/lib/records/definitions';
import { type Database, database, transaction } from '../database/client';
import { records } from '../database/schema/records';
import { lockDocument, takeIds } from '../documents/document';
import { saveOperation } from '../documents/save-operation';
import { publishDocument } from '../documents/versions';
import { uploadMedia } from '../media/upload';
import { createRecordIn } from '../records/write';
import { files, groups } from './content/demo';
import type { MediaContent, RecordContent } from './content/model';
import { Names } from './names';
import { buildTree, countNodes } from './trees';

/** Author of the demo in the edit log. It belongs to no account, so editors cannot undo the demo. */
const author = 'seed';

/** Files processed at once; the media library limits its own use of the processor. */
const filesAtOnce = 4;

export interface SeedOptions {
  /** Called with a line of progress from time to time. */
  report?: (line: string) => void;
}

/**
 * Fills an empty database with the demo: pictures, records, and documents in both languages, published. Everything goes through the
 * functions that serve editors. Throws if there are records already. Records are created in one transaction, so a failed seed leaves at
 * most files of the media library, which are recognised the next time.
 */
export async function seedDemo(options: SeedOptions = {}): Promise<void> {
  const report = options.report ?? ((line: string) => console.log(`  ${line}`));
  const [found] = await database().select({ total: count() }).from(records);
  if ((found?.total ?? 0) > 0) throw new Error('The demo goes into an empty database only.');
  const names = new Names();
  await uploadFiles(names, report);
  await transaction(async (tx) => {
    const made: { id: number; content: RecordContent }[] = [];
    for (const { resource, name, records: contents } of groups) {
      for (const content of contents) {
        const id = await createOne(tx, resource, content, names);
        if (name !== undefined) names.add(`@${name}:${content.key}`, id);
        made.push({ id, content });
      }
      report(`${contents.length} ${resource}`);
    }
    for (const { id, content } of made) {
      if (content.sections !== undefined && content.sections.length > 0)
        await publishTree(tx, id, content.sections, names);
    }
    report('Pages are published in German and English.');
  });
}

async function uploadFiles(names: Names, report: (line: string) => void): Promise<void> {
  const queue = [...files];
  let done = 0;
  const work = async () => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      const bytes = await fs.readFile(path.resolve('lib/backend/seed/pictures', file.file));
      const { row } = await uploadMedia(bytes, {
        filename: file.file,
        folder: file.folder,
        alt: file.alt,
        copyright: file.copyright,
        ...(file.focalX === undefined ? {} : { focalX: file.focalX }),
      });
      names.add(`@media:${keyOf(file)}`, row.id);
      done += 1;
      if (done % 20 === 0 || done === files.length) report(`${done} of ${files.length} files`);
    }
  };
  await Promise.all(Array.from({ length: filesAtOnce }, work));
}

function keyOf(file: MediaContent): string {
  return file.file.replace(/\.\w+$/, '');
}

async function createOne(
  tx: Database,
  resource: RecordResource,
  content: RecordContent,
  names: Names,
): Promise<number> {
  const { fields } = recordDefinition(resource);
  const relations = new Set(Object.keys(fields).filter((name) => fields[name]?.kind === 'relation'));
  try {
    const { id } = await createRecordIn(tx, resource, names.resolve(content.values, relations));
    return Number(id);
  } catch (error) {
    throw new Error(`The demo's ${resource} ${content.key} cannot be made.`, { cause: error });
  }
}

async function publishTree(
  tx: Database,
  id: number,
  sections: NonNullable<RecordContent['sections']>,
  names: Names,
): Promise<void> {
  const takeId = await takeIds(tx, id, countNodes(sections));
  const tree = buildTree(sections, names, takeId);
  const { document } = await saveOperation(
    tx,
    await lockDocument(tx, id),
    { type: 'replace', tree },
    { userId: author },
  );
  await publishDocument(tx, document, locales, author);
}

import type { z } from 'zod';
import type { Locale } from '@/lib/contract/locale';
import type { duplicateSchema, reorderSchema } from '@/lib/contract/write-bodies';
import { duplicate } from '@/lib/pagebuilder/duplicate';
import { locate, nodeIds, type Located } from '@/lib/pagebuilder/locate';
import { isEqual } from '@/lib/pagebuilder/serialize';
import type { TreePlace } from '@/lib/pagebuilder/tree';
import type { Database } from '../../database/client';
import { ProblemError } from '../../kernel/problem';
import { moduleAnswer } from '../../documents/answers';
import { checkDocumentRevision } from '../../documents/conflict';
import {
  getDocumentId,
  getDocumentIdOfModule,
  lockDocuments,
  type StoredDocument,
  takeIds,
} from '../../documents/document';
import { moveBetween } from '../../documents/move-between';
import { readPlace } from '../../documents/places';
import { saveOperation } from '../../documents/save-operation';
import { writeOnce, type Written } from '../../http/write-once';
import { readDocumentKey, type WriteContext } from './context';

type Reorder = z.infer<typeof reorderSchema>;
type Duplicate = z.infer<typeof duplicateSchema>;

/** `POST …/reorder`: moves a module or section to another place, also of another document. Answers with it at its new place. */
export async function reorderModule(context: WriteContext<unknown, Reorder>): Promise<Response> {
  const { body, locale, user } = context;
  return writeOnce(context, async (tx) => {
    const { source, target, located } = await lockPlaces(tx, body.id, body);
    checkDocumentRevision(source, body.revision);
    const place = readPlace(target.draft, located.node.kind, body, locale, body.id);
    if (source.id !== target.id) {
      const moved = await moveBetween(tx, source, target, { id: body.id, place }, user.id);
      return {
        answer: await moduleAnswer(tx, moved.target, body.id, locale),
        changed: [source.id, target.id],
      };
    }
    if (isSamePlace(located, place)) return { answer: await moduleAnswer(tx, source, body.id, locale) };
    const saved = await saveOperation(tx, source, { type: 'move', id: body.id, place }, { userId: user.id });
    return { answer: await moduleAnswer(tx, saved.document, body.id, locale), changed: [source.id] };
  });
}

/** `POST …/duplicate`: copies a module or section in both languages, with new ids. Answers with the copy and 201. */
export async function duplicateModule(context: WriteContext<unknown, Duplicate>): Promise<Response> {
  const { body, locale, user } = context;
  return writeOnce(context, async (tx): Promise<Written> => {
    const { target, located } = await lockPlaces(tx, body.id, body);
    checkDocumentRevision(target, body.revision);
    const place = readCopyPlace(target, located, body, locale);
    const takeId = await takeIds(tx, target.id, nodeIds(located.node).length);
    const node = duplicate(located.node, takeId);
    const saved = await saveOperation(tx, target, { type: 'insert', node, place }, { userId: user.id });
    return {
      status: 201,
      answer: await moduleAnswer(tx, saved.document, node.id, locale),
      changed: [target.id],
    };
  });
}

function readCopyPlace(
  target: StoredDocument,
  { node, place }: Located,
  body: Duplicate,
  locale: Locale,
): TreePlace {
  const { parent = null, object_id = null, column = 0, order } = body;
  if (parent === null && object_id === null) return { ...place, order: place.order + 1 };
  return readPlace(
    target.draft,
    node.kind,
    { parent, column, ...(order === undefined ? {} : { order }) },
    locale,
  );
}

/** Locks the document of a module and the target document, and finds the module. Throws `not_found`. */
async function lockPlaces(
  tx: Database,
  id: number,
  body: Partial<Reorder>,
): Promise<{ source: StoredDocument; target: StoredDocument; located: Located }> {
  const sourceId = await getDocumentIdOfModule(tx, id);
  const targetId = await findTargetId(tx, body);
  const [source, target] = await lockDocuments(tx, [sourceId, targetId ?? sourceId]);
  if (!source || !target) throw new ProblemError('not_found');
  const located = locate(source.draft, id);
  if (!located) throw new ProblemError('not_found');
  return { source, target, located };
}

async function findTargetId(tx: Database, body: Partial<Reorder>): Promise<number | null> {
  if (typeof body.parent === 'number') {
    return getDocumentIdOfModule(tx, body.parent).catch((error: unknown) => {
      throw new ProblemError('not_found', undefined, {
        fields: { parent: 'fields.bad_place' },
        cause: error,
      });
    });
  }
  const key = readDocumentKey(body);
  return key && getDocumentId(tx, key);
}

function isSamePlace(located: Located, place: TreePlace): boolean {
  return isEqual(located.place, place);
}

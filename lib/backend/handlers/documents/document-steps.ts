import type { z } from 'zod';
import type { documentKeySchema } from '@/lib/contract/write';
import type {
  publishSchema,
  rescheduleSchema,
  restoreSchema,
  takeBackSchema,
} from '@/lib/contract/write-bodies';
import { documentAnswer } from '../../documents/answers';
import { getDocumentId, lockDocument } from '../../documents/document';
import { enqueue } from '../../jobs/queue';
import { cancelScheduled, reschedulePublishing, schedulePublishing } from '../../documents/schedule';
import { restoreBlock } from '../../documents/restore-block';
import { stepBack } from '../../documents/step-back';
import { takeBackPublishing } from '../../documents/take-back';
import { publishDocument, publishOnline, restoreVersion } from '../../documents/versions';
import { writeOnce } from '../../http/write-once';
import type { WriteContext } from './context';

type KeyContext = WriteContext<unknown, z.infer<typeof documentKeySchema>>;

/**
 * `POST …/publish` and `…/schedule`: publishes the draft in some languages, now or at a time, and puts its record online if asked.
 */
export async function publish(
  context: WriteContext<unknown, z.infer<typeof publishSchema>>,
): Promise<Response> {
  const { body, locale, user } = context;
  const online = body.online === true;
  return writeOnce(context, async (tx) => {
    const document = await lockDocument(tx, await getDocumentId(tx, body));
    const locales = [...new Set(body.locales)];
    if (body.at !== undefined) {
      await schedulePublishing(tx, document.id, { at: new Date(body.at), locales, userId: user.id, online });
      await enqueue(tx, 'publish_due', {}, new Date(body.at));
      return { answer: await documentAnswer(tx, document, locale, user.id) };
    }
    const publishing = await (online ? publishOnline : publishDocument)(tx, document, locales, user.id);
    return {
      answer: {
        ...(await documentAnswer(tx, publishing.document, locale, user.id)),
        version_id: publishing.versionId,
      },
      published: [document.id],
    };
  });
}

/** `POST …/take-back`: takes the last publishing back, so that visitors get what they got before. 409 if somebody has published since. */
export async function takeBack(
  context: WriteContext<unknown, z.infer<typeof takeBackSchema>>,
): Promise<Response> {
  const { body, locale, user } = context;
  return writeOnce(context, async (tx) => {
    const document = await lockDocument(tx, await getDocumentId(tx, body));
    const published = await takeBackPublishing(tx, document, body.version_id, user.id);
    return { answer: await documentAnswer(tx, published, locale, user.id), published: [document.id] };
  });
}

/** `PATCH …/schedule/{id}`: gives a planned publishing another time. 409 if somebody has done so since. */
export async function reschedule(
  context: WriteContext<{ id: number }, z.infer<typeof rescheduleSchema>>,
): Promise<Response> {
  const { params, body, locale, user } = context;
  const at = new Date(body.at);
  return writeOnce(context, async (tx) => {
    const documentId = await reschedulePublishing(tx, params.id, { at, was: new Date(body.was) });
    await enqueue(tx, 'publish_due', {}, at);
    return { answer: await documentAnswer(tx, await lockDocument(tx, documentId), locale, user.id) };
  });
}

/** `DELETE …/schedule/{id}`: cancels a planned publishing. */
export async function unschedule(context: WriteContext<{ id: number }, undefined>): Promise<Response> {
  const { params, locale, user } = context;
  return writeOnce(context, async (tx) => {
    const document = await lockDocument(tx, await cancelScheduled(tx, params.id));
    return { answer: await documentAnswer(tx, document, locale, user.id) };
  });
}

/** `POST …/undo`: undoes the caller's own last operation that nobody has overtaken; `skipped` names the others. 409 if there is none. */
export function undo(context: KeyContext): Promise<Response> {
  return step(context, 'undo');
}

/** `POST …/redo`: redoes what the caller undid last. */
export function redo(context: KeyContext): Promise<Response> {
  return step(context, 'redo');
}

/** `POST …/restore`: restores a version as the draft, or one block of it, in the language of the address. */
export async function restore(
  context: WriteContext<unknown, z.infer<typeof restoreSchema>>,
): Promise<Response> {
  const { body, locale, user } = context;
  return writeOnce(context, async (tx) => {
    const document = await lockDocument(tx, await getDocumentId(tx, body));
    const by = { locale, userId: user.id };
    const restored =
      body.module === undefined
        ? await restoreVersion(tx, document, body.version_id, by)
        : await restoreBlock(tx, document, { ...body, module: body.module }, by);
    return { answer: await documentAnswer(tx, restored, locale, user.id), changed: [document.id] };
  });
}

async function step(context: KeyContext, direction: 'undo' | 'redo'): Promise<Response> {
  const { body, locale, user } = context;
  return writeOnce(context, async (tx) => {
    const id = await getDocumentId(tx, body);
    const { documents, skipped } = await stepBack(tx, id, user.id, direction);
    const document = documents.find((each) => each.id === id) ?? (await lockDocument(tx, id));
    return {
      answer: { ...(await documentAnswer(tx, document, locale, user.id)), skipped },
      changed: documents.map((each) => each.id),
    };
  });
}

import { and, asc, eq, gt } from 'drizzle-orm';
import { defaultLocale, type Locale } from '@/lib/contract/locale';
import { isOutdated } from '@/lib/pagebuilder/localised-texts';
import type { Change, Operation } from '@/lib/pagebuilder/operations';
import type { Database } from '../database/client';
import { editLog } from '../database/schema/documents';
import { listTextRevisions } from './text-revisions';

/** How many changes are looked at; texts changed only before those are not marked. */
const furthest = 2000;

/** Module id → field → its text when the module was last translated. */
export type TranslatedFrom = Record<string, Record<string, string>>;

/**
 * The original texts that outdated translations into a language were made from, if they have changed. They come from the edit log: the
 * first change of a text after its translation knows the text before it. The log knows them for EDIT_LOG_DAYS; older texts are left out.
 */
export async function listTranslatedFrom(
  db: Database,
  documentId: number,
  target: Locale,
): Promise<TranslatedFrom> {
  const outdated = await listOutdated(db, documentId, target);
  if (outdated.size === 0) return {};
  const rows = await db
    .select({ revision: editLog.revision, inverse: editLog.inverse, whole: editLog.whole })
    .from(editLog)
    .where(and(eq(editLog.documentId, documentId), gt(editLog.revision, Math.min(...outdated.values()))))
    .orderBy(asc(editLog.revision))
    .limit(furthest);
  const found = new Map<string, { id: number; field: string; text: string | null }>();
  for (const { revision, inverse, whole } of rows)
    for (const { id, field, value } of listSourceChanges(inverse)) {
      const translated = outdated.get(id);
      const key = `${id} ${field}`;
      if (translated === undefined || revision <= translated || found.has(key)) continue;
      const text = typeof value === 'string' ? value : '';
      found.set(key, { id, field, text: whole ? text : null });
    }
  const answer: TranslatedFrom = {};
  for (const { id, field, text } of found.values()) if (text !== null) (answer[id] ??= {})[field] = text;
  return answer;
}

/** The modules whose translation is older than its original, with the revision of the translation. */
async function listOutdated(db: Database, documentId: number, target: Locale): Promise<Map<number, number>> {
  const revisions = Object.entries(await listTextRevisions(db, documentId));
  return new Map(
    revisions.flatMap(([id, written]): [number, number][] => {
      const translated = written[target];
      return translated !== undefined && isOutdated(written, target) ? [[Number(id), translated]] : [];
    }),
  );
}

/** The changes that an operation makes to texts of the original language. */
function listSourceChanges(operation: Operation): { id: number; field: string; value: Change['value'] }[] {
  if (operation.type === 'batch') return operation.operations.flatMap(listSourceChanges);
  if (operation.type !== 'update') return [];
  return operation.changes.flatMap(({ field, locale, value }) =>
    field !== undefined && locale === defaultLocale ? [{ id: operation.id, field, value }] : [],
  );
}

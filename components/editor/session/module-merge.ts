import type { JournalEntry } from '@/lib/client/journal';
import { isSection, uncounted } from '@/lib/client/sections';
import type { Module } from '@/lib/contract/module';
import { isTypedInPlace, listFields } from './module-rules';

/** The module described by an entry of the journal, before the server knows it. */
export function buildModule({ id, model, changes, place }: JournalEntry): Module {
  return {
    slug: null,
    content_type: null,
    object_id: null,
    anchor: '',
    locales: null,
    ...changes,
    id,
    model,
    parent: place?.parent ?? null,
    column: place?.column ?? 0,
    order: uncounted,
  };
}

/**
 * A module after a save. Texts stay as they were typed, even if the server normalises them: the field under the caret must not change.
 * Everything else comes from the answer, such as the address of a chosen picture; place and contents are the page's own.
 */
export function mergeAnswer(
  current: Module,
  answer: Module,
  sent: Record<string, unknown>,
  unsaved: Record<string, unknown>,
): Module {
  const texts = new Set(
    listFields(answer.model).flatMap(([name, field]) => (isTypedInPlace(field) ? [name] : [])),
  );
  const kept = Object.keys(current).filter((name) => name in unsaved || (name in sent && texts.has(name)));
  const { id, parent, column, order } = current;
  return {
    ...current,
    ...answer,
    ...{ id, parent, column, order },
    ...(isSection(current) ? { columns: current.columns } : { children: current.children }),
    ...Object.fromEntries(kept.map((name) => [name, current[name]])),
  };
}

import type { Locale } from '@/lib/contract/locale';
import type { DocumentAnswer } from '@/lib/contract/write';
import { findNode, findSectionOf } from '@/lib/pagebuilder/locate';
import { hasChanges } from '@/lib/pagebuilder/publish';
import type { Database } from '../database/client';
import type { StoredDocument } from './document';
import { listSteps } from './edit-log';
import { presentDocument, presentModule } from './present';
import { listScheduled } from './schedule';

/** The answer to a write of one module: the module as it is now, and the document's new revision. */
export async function moduleAnswer(
  tx: Database,
  document: StoredDocument,
  id: number,
  locale: Locale,
): Promise<Record<string, unknown>> {
  // A module that was just limited to the other language is answered in that language.
  const limited = findNode(document.draft, id)?.locales;
  const shownIn = limited && !limited.includes(locale) ? (limited[0] ?? locale) : locale;
  const shown = await presentModule(tx, document, document.draft, id, shownIn);
  return {
    ...shown,
    id,
    document_revision: document.revision,
    ...(differsFromPublished(document, id, locale) ? { has_changes: true } : {}),
  };
}

/** Whether the section of a module would change for visitors with a publishing; cheaper than to compare whole documents. */
function differsFromPublished({ draft, published }: StoredDocument, id: number, locale: Locale): boolean {
  const section = findSectionOf(draft, id);
  if (section === null) return false;
  const before = published.sections.filter((other) => other.id === section.id);
  return hasChanges({ sections: [section] }, { sections: before }, locale);
}

/** The answer to publish, take-back, undo, redo and restore: the draft as it is now, whether undo and redo are possible, and what is planned. */
export async function documentAnswer(
  tx: Database,
  document: StoredDocument,
  locale: Locale,
  userId: string,
): Promise<DocumentAnswer> {
  const shown = { tree: document.draft, record: document.record };
  const page = await presentDocument(tx, document, shown, locale, 'editor');
  const steps = await listSteps(tx, document.id, userId);
  return { ...page, ...steps, scheduled: await listScheduled(tx, document.id) };
}

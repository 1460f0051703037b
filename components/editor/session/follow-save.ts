import type { Draft } from '@/lib/client/page-editor';
import type { Locale } from '@/lib/contract/locale';
import type { Module } from '@/lib/contract/module';
import { writeAnswerSchema } from '@/lib/contract/write';
import { listFields } from './module-rules';

/**
 * The draft after a save of one module, by the answer alone, so that it need not be fetched. `answer` is the module with the server's id,
 * `sent` the fields that were saved. Null if the answer says too little, or if somebody else has changed the document since.
 */
export function followSave(
  draft: Draft | null,
  locale: Locale,
  answer: Module,
  sent: Record<string, unknown>,
): (Draft & { revision: number }) | null {
  const { document_revision: revision, has_changes } = writeAnswerSchema.parse(answer);
  if (draft?.revision === undefined || revision !== draft.revision + 1 || has_changes !== true) return null;
  const followed = { ...draft, revision, has_changes: true };
  const isTranslated = listFields(answer.model).some(
    ([name, field]) => field.localised === true && name in sent,
  );
  if (!isTranslated) return followed;
  const { text_revisions = {} } = draft;
  const texts = { ...text_revisions[answer.id], [locale]: revision };
  return { ...followed, text_revisions: { ...text_revisions, [answer.id]: texts } };
}

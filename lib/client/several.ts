import type { Locale } from '@/lib/contract/locale';
import { clipSchema, severalAnswerSchema, type Clip, type SeveralAnswer } from '@/lib/contract/several';
import { call } from './call';
import type { PlaceBody } from './page-editor';

type Arrangement =
  | ({ ids: number[]; action: 'move' } & PlaceBody)
  | { ids: number[]; action: 'duplicate' | 'remove' }
  | { ids: number[]; action: 'colour'; color: string | null };

/** Does the same to several modules or sections, as one step. Answers the ids of what is there then. */
export function arrangeModules(
  locale: Locale,
  body: Arrangement,
  idempotencyKey: string,
): Promise<SeveralAnswer> {
  const options = { params: { locale }, body, idempotencyKey, schema: severalAnswerSchema };
  return call('POST /{locale}/pageeditor-api/arrange', options);
}

/** Modules or sections with all their languages, as a clipboard takes them. */
export function readClip(locale: Locale, ids: readonly number[]): Promise<Clip> {
  const options = { params: { locale }, query: { ids: ids.join(',') }, schema: clipSchema };
  return call('GET /{locale}/pageeditor-api/clip', options);
}

/** Puts what a clipboard holds at a place, as one step. Answers the new ids, and how many had to be left out. */
export function pasteModules(
  locale: Locale,
  body: Clip & PlaceBody,
  idempotencyKey: string,
): Promise<SeveralAnswer> {
  const options = { params: { locale }, body, idempotencyKey, schema: severalAnswerSchema };
  return call('POST /{locale}/pageeditor-api/paste', options);
}

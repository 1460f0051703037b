import type { Locale } from '@/lib/contract/locale';
import { clipSchema, severalAnswerSchema, type Clip, type SeveralAnswer } from '@/lib/contract/several';
import { call } from './call';
import type { PlaceBody } from './page-editor';

/** Modules or sections with all their languages, in the form of a clipboard. */
export function readClip(locale: Locale, ids: readonly number[]): Promise<Clip> {
  const options = { params: { locale }, query: { ids: ids.join(',') }, schema: clipSchema };
  return call('GET /{locale}/pageeditor-api/clip', options);
}

/** Pastes a clipboard at a place as one step. Answers with the new ids and how many modules were left out. */
export function pasteModules(
  locale: Locale,
  body: Clip & PlaceBody,
  idempotencyKey: string,
): Promise<SeveralAnswer> {
  const options = { params: { locale }, body, idempotencyKey, schema: severalAnswerSchema };
  return call('POST /{locale}/pageeditor-api/paste', options);
}

import type { Locale } from '@/lib/contract/locale';
import { clipSchema, severalAnswerSchema, type Clip, type SeveralAnswer } from '@/lib/contract/several';
import type { PlaceBody } from './page-editor';
import { request } from './request';

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
  return request(`/${locale}/pageeditor-api/arrange`, {
    schema: severalAnswerSchema,
    method: 'POST',
    body,
    idempotencyKey,
  });
}

/** Modules or sections with all their languages, as a clipboard takes them. */
export function readClip(locale: Locale, ids: readonly number[]): Promise<Clip> {
  return request(`/${locale}/pageeditor-api/clip?ids=${ids.join(',')}`, { schema: clipSchema });
}

/** Puts what a clipboard holds at a place, as one step. Answers the new ids, and how many had to be left out. */
export function pasteModules(
  locale: Locale,
  body: Clip & PlaceBody,
  idempotencyKey: string,
): Promise<SeveralAnswer> {
  return request(`/${locale}/pageeditor-api/paste`, {
    schema: severalAnswerSchema,
    method: 'POST',
    body,
    idempotencyKey,
  });
}

import { linkChoicesSchema, type LinkChoice } from '@/lib/contract/link';
import { listSchema, type List } from '@/lib/contract/list';
import type { Locale } from '@/lib/contract/locale';
import { mediaFileSchema, uploadAnswerSchema, type MediaFile } from '@/lib/contract/media';
import { request } from './request';

const mediaListSchema = listSchema(mediaFileSchema);

/** An upload may be large and the line slow, in milliseconds. */
const uploadTimeout = 180_000;

const picturesPerPage = 24;

/** Pictures of the media library, newest first; `search` looks at names and texts. */
export async function listPictures(
  locale: Locale,
  { search, page }: { search: string; page: number },
  signal?: AbortSignal,
): Promise<Pick<List<MediaFile>, 'next' | 'results'>> {
  const query = new URLSearchParams({
    type: 'image',
    page: String(page),
    page_size: String(picturesPerPage),
  });
  if (search !== '') query.set('q', search);
  return request(`/${locale}/pageeditor-api/media?${query}`, { schema: mediaListSchema, signal });
}

/** Adds a file to the media library. 413 or 415 if it is too large or of no known type, 507 if there is no room. */
export function uploadFile(locale: Locale, file: File): Promise<MediaFile> {
  const body = new FormData();
  body.set('file', file);
  return request(`/${locale}/pageeditor-api/media`, {
    schema: uploadAnswerSchema,
    method: 'POST',
    body,
    timeout: uploadTimeout,
  });
}

/** What a link can lead to, found by its title; a `reference` is looked up instead. */
export async function listLinkChoices(
  locale: Locale,
  { search, reference }: { search?: string; reference?: string },
  signal?: AbortSignal,
): Promise<LinkChoice[]> {
  const query = new URLSearchParams();
  if (search !== undefined) query.set('q', search);
  if (reference !== undefined) query.set('references', reference);
  return (await request(`/${locale}/pageeditor-api/links?${query}`, { schema: linkChoicesSchema, signal }))
    .results;
}

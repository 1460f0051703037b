import { linkChoicesSchema } from '@/lib/contract/link';
import type { Locale } from '@/lib/contract/locale';
import {
  mediaFileSchema,
  mediaListSchema,
  uploadAnswerSchema,
  type Crop,
  type MediaFile,
} from '@/lib/contract/media';
import type { z } from 'zod';
import { request } from './request';

type MediaList = z.infer<typeof mediaListSchema>;
type LinkChoices = z.infer<typeof linkChoicesSchema>;
export type UploadedFile = z.infer<typeof uploadAnswerSchema>;

/** An upload may be large and the line slow, in milliseconds. */
const uploadTimeout = 180_000;

/** A crop and its renditions take a while, in milliseconds. */
const cropTimeout = 60_000;

const picturesPerPage = 24;

/** Pictures of the media library, newest first; `search` looks at names and texts, `folder` is one folder by its name. */
export function listPictures(
  locale: Locale,
  { search, folder, page }: { search: string; folder: string; page: number },
  signal?: AbortSignal,
): Promise<MediaList> {
  const query = new URLSearchParams({
    type: 'image',
    page: String(page),
    page_size: String(picturesPerPage),
  });
  if (search !== '') query.set('q', search);
  if (folder !== '') query.set('folder', folder);
  return request(`/${locale}/pageeditor-api/media?${query}`, { schema: mediaListSchema, signal });
}

/** One file of the media library. 404 if it is not there. */
export function findFile(locale: Locale, id: number, signal?: AbortSignal): Promise<MediaFile> {
  return request(`/${locale}/pageeditor-api/media/${id}`, { schema: mediaFileSchema, signal });
}

/** Changes texts and focal point of a file. An older `revision` is a 409. */
export function changeFile(
  locale: Locale,
  id: number,
  changes: Partial<Pick<MediaFile, 'alt' | 'decorative' | 'focal_x' | 'focal_y' | 'revision'>>,
): Promise<MediaFile> {
  return request(`/${locale}/pageeditor-api/media/${id}`, {
    schema: mediaFileSchema,
    method: 'PATCH',
    body: changes,
  });
}

/** Makes a new file from a part of a picture. The original stays. */
export function cropPicture(locale: Locale, id: number, crop: Crop): Promise<UploadedFile> {
  return request(`/${locale}/pageeditor-api/media/${id}/crop`, {
    schema: uploadAnswerSchema,
    method: 'POST',
    body: crop,
    timeout: cropTimeout,
  });
}

/** Adds a file to the media library. 413 or 415 if it is too large or of no known type, 507 if there is no room. */
export function uploadFile(locale: Locale, file: File): Promise<UploadedFile> {
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
export function listLinkChoices(
  locale: Locale,
  { search, reference, page = 1 }: { search?: string; reference?: string; page?: number },
  signal?: AbortSignal,
): Promise<LinkChoices> {
  const query = new URLSearchParams();
  if (search !== undefined && search !== '') query.set('q', search);
  if (reference !== undefined) query.set('references', reference);
  if (page > 1) query.set('page', String(page));
  return request(`/${locale}/pageeditor-api/links?${query}`, { schema: linkChoicesSchema, signal });
}

import { type DeadLinks, deadLinksSchema, linkChoicesSchema } from '@/lib/contract/link';
import type { Locale } from '@/lib/contract/locale';
import {
  mediaFileSchema,
  mediaListSchema,
  uploadAnswerSchema,
  type Crop,
  type MediaFile,
} from '@/lib/contract/media';
import type { z } from 'zod';
import { call } from './call';

type MediaList = z.infer<typeof mediaListSchema>;
type LinkChoices = z.infer<typeof linkChoicesSchema>;
export type UploadedFile = z.infer<typeof uploadAnswerSchema>;

/** Milliseconds: a file may be large and the line slow. */
const uploadTimeout = 180_000;

/** Milliseconds: cropping and its renditions take a while. */
const cropTimeout = 60_000;

const picturesPerPage = 24;

/** Pictures of the media library, newest first; `search` matches names and texts, `folder` is the name of one folder. */
export function listPictures(
  locale: Locale,
  { search, folder, page }: { search: string; folder: string; page: number },
  signal?: AbortSignal,
): Promise<MediaList> {
  const query = {
    type: 'image' as const,
    page,
    page_size: picturesPerPage,
    q: search || undefined,
    folder: folder || undefined,
  };
  return call('GET /{locale}/pageeditor-api/media', {
    params: { locale },
    query,
    schema: mediaListSchema,
    signal,
  });
}

/** One file of the media library. 404 if there is none. */
export function findFile(locale: Locale, id: number, signal?: AbortSignal): Promise<MediaFile> {
  const options = { params: { locale, id }, schema: mediaFileSchema, signal };
  return call('GET /{locale}/pageeditor-api/media/{id}', options);
}

/** Changes texts and focal point of a file. An older `revision` is a 409. */
export function changeFile(
  locale: Locale,
  id: number,
  changes: Partial<Pick<MediaFile, 'alt' | 'decorative' | 'focal_x' | 'focal_y' | 'revision'>>,
): Promise<MediaFile> {
  const options = { params: { locale, id }, body: changes, schema: mediaFileSchema };
  return call('PATCH /{locale}/pageeditor-api/media/{id}', options);
}

/** Saves a part of a picture as a new file. The original stays. */
export function cropPicture(locale: Locale, id: number, crop: Crop): Promise<UploadedFile> {
  return call('POST /{locale}/pageeditor-api/media/{id}/crop', {
    params: { locale, id },
    body: crop,
    timeout: cropTimeout,
    schema: uploadAnswerSchema,
  });
}

/** Uploads a file to the media library. 413 if it is too large, 415 if its type is unknown, 507 if the disk is full. */
export function uploadFile(locale: Locale, file: File): Promise<UploadedFile> {
  const body = new FormData();
  body.set('file', file);
  return call('POST /{locale}/pageeditor-api/media', {
    params: { locale },
    body,
    timeout: uploadTimeout,
    schema: uploadAnswerSchema,
  });
}

/**
 * Has the server take the picture at an address of another site over into the media library. 400 if it cannot be had, 413 if it is too
 * large, 415 if it is no picture, 507 if the disk is full.
 */
export function takePictureOver(locale: Locale, url: string): Promise<UploadedFile> {
  return call('POST /{locale}/pageeditor-api/media/from-address', {
    params: { locale },
    body: { url },
    timeout: uploadTimeout,
    schema: uploadAnswerSchema,
  });
}

/** Searches link targets by title; a `reference` is looked up instead. */
export function listLinkChoices(
  locale: Locale,
  { search, reference, page = 1 }: { search?: string; reference?: string; page?: number },
  signal?: AbortSignal,
): Promise<LinkChoices> {
  const query = { q: search || undefined, references: reference, page: page > 1 ? page : undefined };
  return call('GET /{locale}/pageeditor-api/links', {
    params: { locale },
    query,
    schema: linkChoicesSchema,
    signal,
  });
}

/** The addresses of other sites that are known to be dead, and what links to them. */
export function readDeadLinks(locale: Locale, signal?: AbortSignal): Promise<DeadLinks> {
  const options = { params: { locale }, schema: deadLinksSchema, signal };
  return call('GET /{locale}/pageeditor-api/links/dead', options);
}

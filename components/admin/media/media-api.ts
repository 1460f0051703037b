import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { z } from 'zod';
import { call } from '@/lib/client/call';
import { cropPicture } from '@/lib/client/library';
import { findCookie, RequestError } from '@/lib/client/request';
import { listSchema } from '@/lib/contract/list';
import type { Locale } from '@/lib/contract/locale';
import { uploadAnswerSchema, mediaFileSchema, type Crop, type MediaFile } from '@/lib/contract/media';
import { problemSchema } from '@/lib/contract/problem';
import { csrfCookie, csrfHeader } from '@/lib/contract/write';
import { withSession } from '../sign-in-request';

const pageSchema = listSchema(mediaFileSchema).extend({
  count: z.int().min(0).default(0),
  folders: z.array(z.string()).default([]),
});

export type MediaPage = z.infer<typeof pageSchema>;

export interface MediaSearch {
  q?: string | undefined;
  folder?: string | undefined;
  type?: string | undefined;
  page: number;
}

/** First halves of the MIME types that the library can be filtered by. */
export const mediaTypes = ['image', 'application', 'audio', 'video'] as const;

/** Number of files per page of the library. */
export const mediaPageSize = 48;

/** One page of the media library, newest first. */
export function useMediaPage(locale: Locale, search: MediaSearch) {
  return useQuery<MediaPage>({
    queryKey: ['media', 'page', locale, search],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const query = {
        ...search,
        q: search.q || undefined,
        type: search.type || undefined,
        page_size: mediaPageSize,
      };
      const options = { params: { locale }, query, schema: pageSchema, signal };
      return withSession(() => call('GET /{locale}/pageeditor-api/media', options));
    },
  });
}

interface Upload {
  path: string;
  file: File;
  folder?: string | undefined;
  /** Called with the fraction sent, from 0 to 1. */
  onProgress: (share: number) => void;
}

export type UploadedFile = z.infer<typeof uploadAnswerSchema>;

/**
 * Uploads a file with progress, which `fetch` cannot report. Returns the file as stored in the library. Throws `RequestError`: 413 too
 * large, 415 type not allowed, 507 no room.
 */
export function uploadFile({ path, file, folder, onProgress }: Upload): Promise<UploadedFile> {
  return withSession(
    () =>
      new Promise<UploadedFile>((resolve, reject) => {
        const form = new FormData();
        if (folder !== undefined) form.set('folder', folder);
        form.set('file', file);
        const call = new XMLHttpRequest();
        call.open('POST', path);
        call.setRequestHeader('Accept', 'application/json');
        call.setRequestHeader(csrfHeader, findCookie(csrfCookie) ?? '');
        call.upload.onprogress = (event) => {
          if (event.lengthComputable) onProgress(event.loaded / event.total);
        };
        call.onerror = () => reject(new RequestError('offline', 0, 'offline'));
        call.onload = () => {
          const answer = readJson(call.responseText);
          const uploaded = uploadAnswerSchema.safeParse(answer);
          if (call.status < 400 && uploaded.success) resolve(uploaded.data);
          else reject(toError(call.status, answer));
        };
        call.send(form);
      }),
  );
}

/** Saves a part of a picture as a new file. The original stays. Throws `RequestError`. */
export function cropFile(locale: Locale, id: number, crop: Crop): Promise<UploadedFile> {
  return withSession(() => cropPicture(locale, id, crop));
}

function toError(status: number, answer: unknown): RequestError {
  const problem = problemSchema.safeParse(answer);
  if (!problem.success)
    return new RequestError(status < 400 ? 'malformed' : 'unavailable', status, String(status));
  return new RequestError(problem.data.code, status, problem.data.detail, problem.data.fields, answer);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** The smallest rendition that looks sharp in a tile; null if the file is not a picture. */
export function tileUrl(file: Pick<MediaFile, 'thumbs' | 'type' | 'url'>): string | null {
  const thumb = file.thumbs.small ?? Object.values(file.thumbs)[0];
  if (thumb !== undefined) return thumb.url;
  return file.type.startsWith('image/') && file.type !== 'image/svg+xml' ? file.url : null;
}

/** The id in a reference such as `media:7`, or null for anything else. */
export function mediaId(reference: string): number | null {
  const match = /^media:([1-9]\d{0,9})$/.exec(reference);
  return match === null ? null : Number(match[1]);
}

import { maximumUploadBytes, uploadFieldsSchema } from '@/lib/contract/media';
import { contentType, readBody } from '../http/body';
import { parseInput } from '../http/endpoint';
import { ProblemError } from '../kernel/problem';
import type { UploadOptions } from '../media/upload';

/** Bytes of a multipart body beside the file. */
const overhead = 64 * 1024;

/** The file and its texts of a multipart body. Throws 415 for other bodies, 413 if it is too large, 400 without a file. */
export async function readUpload(request: Request): Promise<{ bytes: Uint8Array; options: UploadOptions }> {
  if (contentType(request) !== 'multipart/form-data') throw new ProblemError('unsupported_media_type');
  const body = await readBody(request, maximumUploadBytes + overhead);
  const form = await parseForm(body, request.headers.get('content-type') ?? '');
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0) {
    const reason = file instanceof File && file.name !== '' ? 'media.empty' : 'media.no_file';
    throw new ProblemError('invalid', reason, { fields: { file: reason } });
  }
  if (file.size > maximumUploadBytes) throw new ProblemError('too_large');
  const texts = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));
  const fields = parseInput(uploadFieldsSchema, texts);
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    options: {
      filename: file.name,
      folder: fields.folder,
      alt: {
        ...(fields.alt_de ? { de: fields.alt_de } : {}),
        ...(fields.alt_en ? { en: fields.alt_en } : {}),
      },
      decorative: fields.decorative === 'true',
      copyright: fields.copyright,
    },
  };
}

async function parseForm(body: Buffer, type: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData();
  } catch (error) {
    throw new ProblemError('invalid', 'media.no_file', { cause: error });
  }
}

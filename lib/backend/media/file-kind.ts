import { fileTypeFromBuffer } from 'file-type';
import { ProblemError } from '../kernel/problem';

/** The kind of a file, judged by its bytes alone. */
export interface FileKind {
  type: string;
  /** Extension of the stored file, without a dot. */
  extension: string;
  /** Whether renditions are made. */
  isPicture: boolean;
}

/** Every accepted MIME type. */
const accepted: Record<string, { extension: string; isPicture?: boolean }> = {
  'image/jpeg': { extension: 'jpg', isPicture: true },
  'image/png': { extension: 'png', isPicture: true },
  'image/apng': { extension: 'png', isPicture: true },
  'image/gif': { extension: 'gif', isPicture: true },
  'image/webp': { extension: 'webp', isPicture: true },
  'image/avif': { extension: 'avif', isPicture: true },
  'image/tiff': { extension: 'tif', isPicture: true },
  'image/svg+xml': { extension: 'svg' },
  'application/pdf': { extension: 'pdf' },
  'application/zip': { extension: 'zip' },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': { extension: 'docx' },
  'application/vnd.oasis.opendocument.text': { extension: 'odt' },
  'audio/mpeg': { extension: 'mp3' },
  'audio/mp4': { extension: 'm4a' },
  'audio/x-m4a': { extension: 'm4a' },
  'video/mp4': { extension: 'mp4' },
  'video/webm': { extension: 'webm' },
  'text/vtt': { extension: 'vtt' },
};

/** The kind of a file by its bytes, or null if the media library does not accept it. The file's name does not count. */
export async function findFileKind(bytes: Uint8Array): Promise<FileKind | null> {
  const found = await fileTypeFromBuffer(bytes);
  const type =
    found === undefined || found.mime === 'application/xml'
      ? isSvg(bytes)
        ? 'image/svg+xml'
        : ''
      : found.mime;
  const kind = Object.hasOwn(accepted, type) ? accepted[type] : undefined;
  if (kind === undefined) return null;
  return { type, extension: kind.extension, isPicture: kind.isPicture === true };
}

/** Other endings that pictures of an accepted kind have. */
const otherEndings = ['jpeg', 'jfif', 'apng', 'tiff'];

/**
 * The kind of a file that is accepted, else `unsupported_media_type` is thrown: of what is called a picture, and is none inside, it would be wrong to say that its kind
 * is not accepted.
 */
export async function readFileKind(bytes: Uint8Array, filename: string): Promise<FileKind> {
  const kind = await findFileKind(bytes);
  if (kind !== null) return kind;
  const reason = isNamedPicture(filename) ? 'media.no_picture_inside' : 'media.type';
  throw new ProblemError('unsupported_media_type', reason);
}

/** Whether a file is called like a picture that is accepted. */
export function isNamedPicture(filename: string): boolean {
  const ending = filename.split('.').at(-1)?.toLowerCase() ?? '';
  const known = Object.values(accepted).some(({ extension, isPicture }) => isPicture && extension === ending);
  return known || otherEndings.includes(ending);
}

/** What may precede the first element: byte order mark, white space, declaration, comment, document type. */
const beforeRoot = /\uFEFF|\s+|<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE svg[^>[]*>/iy;
const svgElement = /<svg[\s>]/iy;

/**
 * Whether the bytes are text whose first element is `svg`. The preceding parts are removed one by one: a single expression would try
 * exponentially many ways to split a row of comments.
 */
function isSvg(bytes: Uint8Array): boolean {
  if (bytes.includes(0)) return false;
  const start = new TextDecoder().decode(bytes.subarray(0, 4096));
  let position = 0;
  for (;;) {
    beforeRoot.lastIndex = position;
    if (!beforeRoot.test(start)) break;
    position = beforeRoot.lastIndex;
  }
  svgElement.lastIndex = position;
  return svgElement.test(start);
}

import { fileTypeFromBuffer } from 'file-type';

/** What a file is, judged by its bytes alone. */
export interface FileKind {
  type: string;
  /** Ending of the stored file, without dot. */
  extension: string;
  /** Whether renditions are made. */
  isPicture: boolean;
}

/** Everything that the media library takes, by MIME type. */
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
};

/** What the bytes are, or null if the media library does not take such files. The file's name does not count. */
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

/** What may stand before the first element: byte order mark, white space, declaration, comment, document type. */
const beforeRoot = /\uFEFF|\s+|<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE svg[^>[]*>/iy;
const svgElement = /<svg[\s>]/iy;

/**
 * Whether the bytes are text whose first element is `svg`. Taken off piece by piece: one expression for all of it would try each way to
 * part a row of comments, which are more than a process can try in its life.
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

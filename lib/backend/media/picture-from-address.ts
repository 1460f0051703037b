import { Readable } from 'node:stream';
import { readBounded } from '@/lib/bounded-body';
import { maximumUploadBytes } from '@/lib/contract/media';
import { siteUrl } from '@/lib/env';
import { askPublic, mostRedirects, redirectOf } from '../kernel/ask-public';
import { ProblemError } from '../kernel/problem';
import { Turns } from '../kernel/turns';
import { findFileKind, isNamedPicture, type FileKind } from './file-kind';
import { uploadMedia, type Upload } from './upload';

/** Milliseconds in which a picture has to be here, its redirects included, and those in which it has to be its turn. */
const patience = { loading: 30_000, waiting: 60_000 };

/** Pictures that are taken over at once: each may be as large as an upload, and is held in memory. */
const turns = new Turns(4);

/**
 * Takes the picture at an address of another site over into the media library, as if it had been uploaded. Throws `invalid` for what
 * cannot be had there or is in no public network, `too_large`, `unsupported_media_type` for what is no picture by its bytes,
 * `unavailable` if it is not its turn in time, and what `uploadMedia` throws.
 */
export function takePictureOver(address: string): Promise<Upload> {
  return turns.run(
    async () => {
      const bytes = await load(new URL(address)).catch(asUnreachable);
      if (bytes === null) throw new ProblemError('too_large', 'media.too_large');
      const kind = await findFileKind(bytes);
      // Drawings too, which are not shown as pictures, and files that the library would otherwise know already.
      if (kind?.isPicture !== true)
        throw new ProblemError('unsupported_media_type', 'media.not_a_picture', {
          fields: { url: 'media.not_a_picture' },
        });
      return uploadMedia(bytes, { filename: nameFor(address, kind) });
    },
    { patience: patience.waiting },
  );
}

/** The bytes at an address or where it redirects to; null if they are too many. Throws if there are none. */
async function load(from: URL): Promise<Buffer<ArrayBuffer> | null> {
  const signal = AbortSignal.timeout(patience.loading);
  let url = from;
  for (let step = 0; step <= mostRedirects; step += 1) {
    const answer = await askPublic(url, {
      method: 'GET',
      signal,
      headers: { 'User-Agent': `Litfass (${siteUrl})`, Accept: 'image/*', 'Accept-Encoding': 'identity' },
    });
    const next = redirectOf(url, answer);
    if (next === null && answer.statusCode === 200) {
      const body = Readable.toWeb(answer) as ReadableStream<Uint8Array>;
      const headers = { 'Content-Length': answer.headers['content-length'] ?? '0' };
      return readBounded(new Response(body, { headers }), maximumUploadBytes);
    }
    answer.destroy();
    if (next === null) throw new Error(`The answer was ${answer.statusCode}.`);
    url = next;
  }
  throw new Error('There were too many redirects.');
}

/** Whatever is in the way: nobody learns from it what is in this server's own network. */
function asUnreachable(error: unknown): never {
  throw new ProblemError('invalid', 'media.unreachable', {
    fields: { url: 'media.unreachable' },
    cause: error,
  });
}

/** The last part of the path, if it is named like a picture. */
function nameFor(address: string, { extension }: FileKind): string {
  const last = new URL(address).pathname.split('/').at(-1) ?? '';
  try {
    const name = decodeURIComponent(last);
    if (isNamedPicture(name)) return name;
  } catch {
    // Not written as addresses are.
  }
  return `bild.${extension}`;
}

import { env, isExternal } from '@/lib/env';
import { log } from '../kernel/log';
import { mediaStorage } from '../media/storage';

const mostBytes = 12 * 1024 * 1024;

/** The bytes of a picture of this site; null if they cannot be read, in which case the share image has text only. */
export async function readSharedPicture(address: string): Promise<Uint8Array | null> {
  try {
    return isExternal ? await fetchPicture(address) : await readPicture(address);
  } catch (error) {
    log.warn({ err: error }, 'A picture cannot be shared');
    return null;
  }
}

async function readPicture(address: string): Promise<Uint8Array | null> {
  const path = /^\/media\/([^?#]+)$/.exec(address)?.[1];
  const file = path === undefined ? null : await mediaStorage().read(path);
  return file === null || file.size > mostBytes
    ? null
    : new Uint8Array(await new Response(file.body).arrayBuffer());
}

/** Only from the configured content system: an address in its answers must not make this server call anybody else. */
async function fetchPicture(address: string): Promise<Uint8Array | null> {
  const homes = [env.CONTENT_API_MEDIA_URL, env.CONTENT_API_URL].filter((url) => url !== undefined);
  const url = new URL(address, homes[0]);
  if (!homes.some((home) => new URL(home).origin === url.origin)) return null;
  const answer = await fetch(url, {
    signal: AbortSignal.timeout(env.CONTENT_API_TIMEOUT),
    redirect: 'error',
  });
  if (!answer.ok || Number(answer.headers.get('content-length') ?? 0) > mostBytes) return null;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return bytes.length > mostBytes ? null : bytes;
}

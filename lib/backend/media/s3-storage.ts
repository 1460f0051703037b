import crypto from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { env } from '@/lib/env';
import type { MediaStorage } from './storage-port';

/** Milliseconds within which an answer has to begin. */
const patience = 20_000;

/** Retries after an answer of 5xx or 429, with growing pauses. */
const retries = 3;

/** Files in a bucket of an S3-compatible store, addressed by path. Throws if the settings are incomplete. */
export function s3Storage(): MediaStorage {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (
    endpoint === undefined ||
    bucket === undefined ||
    accessKeyId === undefined ||
    secretAccessKey === undefined
  ) {
    throw new Error('S3_BUCKET needs S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY beside it.');
  }
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries });
  const send = async (method: string, path: string, options: SendOptions = {}): Promise<Response> => {
    const url = new URL(`${endpoint}/${bucket}/${path.split('/').map(encodeURIComponent).join('/')}`);
    for (const [name, value] of Object.entries(options.query ?? {})) url.searchParams.set(name, value);
    const answer = await beginsInTime((signal) =>
      client.fetch(url, {
        method,
        signal,
        cache: 'no-store',
        headers: { ...options.headers, 'X-Amz-Content-Sha256': sha256(options.body ?? '') },
        ...(options.body === undefined ? {} : { body: Buffer.from(options.body) }),
      }),
    );
    if (answer.ok || answer.status === 404) return answer;
    await answer.body?.cancel();
    throw new Error(`The media store answered ${answer.status} to ${method} ${url.pathname}.`);
  };
  const requireBucket = (answer: Response): Response => {
    if (!answer.ok) throw new Error(`The bucket ${bucket} does not exist.`);
    return answer;
  };
  return {
    async write(path, bytes) {
      await requireBucket(await send('PUT', path, { body: bytes })).body?.cancel();
    },
    async findSize(path) {
      const answer = await send('HEAD', path);
      return answer.ok ? Number(answer.headers.get('content-length') ?? 0) : null;
    },
    async read(path, range) {
      const headers = range && { Range: `bytes=${range.start}-${range.end}` };
      const answer = await send('GET', path, headers ? { headers } : {});
      if (!answer.ok || answer.body === null) {
        await answer.body?.cancel();
        return null;
      }
      const whole = /\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1];
      return { size: Number(whole ?? answer.headers.get('content-length') ?? 0), body: answer.body };
    },
    async removeFolder(folder) {
      // A folder holds one file with its renditions, far fewer than the thousand that one answer lists.
      const list = requireBucket(
        await send('GET', '', { query: { 'list-type': '2', prefix: `${folder}/` } }),
      );
      for (const [, name] of (await list.text()).matchAll(/<Key>([^<]+)<\/Key>/g)) {
        if (name !== undefined) await (await send('DELETE', name)).body?.cancel();
      }
    },
  };
}

interface SendOptions {
  body?: Uint8Array;
  query?: Record<string, string>;
  headers?: Record<string, string>;
}

/** Gives up if no answer begins in time. A body may take longer: a film is sent at the visitor's pace. */
async function beginsInTime(work: (signal: AbortSignal) => Promise<Response>): Promise<Response> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Error('The media store does not answer.')), patience);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

function sha256(data: Uint8Array | string): string {
  return crypto.createHash('sha256').update(data).digest('hex');
}

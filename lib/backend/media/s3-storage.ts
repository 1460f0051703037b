import crypto from 'node:crypto';
import { env } from '@/lib/env';
import type { MediaStorage } from './storage';

const timeout = 20_000;

/** Files in a bucket of an S3-compatible store, addressed by path. Throws if the settings are incomplete. */
export function s3Storage(): MediaStorage {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = env;
  const { S3_ACCESS_KEY_ID: key, S3_SECRET_ACCESS_KEY: secret } = env;
  if (endpoint === undefined || bucket === undefined || key === undefined || secret === undefined) {
    throw new Error('S3_BUCKET needs S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY beside it.');
  }
  const send = async (method: string, path: string, options: SendOptions = {}): Promise<Response> => {
    const url = new URL(`${endpoint}/${bucket}/${path.split('/').map(encodeURIComponent).join('/')}`);
    for (const [name, value] of Object.entries(options.query ?? {})) url.searchParams.set(name, value);
    const headers = sign({ method, url, body: options.body ?? new Uint8Array(), region, key, secret });
    const answer = await fetch(url, {
      method,
      headers: { ...headers, ...options.headers },
      signal: AbortSignal.timeout(timeout),
      ...(options.body === undefined ? {} : { body: Buffer.from(options.body) }),
    });
    if (answer.ok || answer.status === 404) return answer;
    await answer.body?.cancel();
    throw new Error(`The media store answered ${answer.status} to ${method} ${url.pathname}.`);
  };
  return {
    async write(path, bytes) {
      const answer = await send('PUT', path, { body: bytes });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`The bucket ${bucket} does not exist.`);
    },
    async findSize(path) {
      const answer = await send('HEAD', path);
      return answer.ok ? Number(answer.headers.get('content-length') ?? 0) : null;
    },
    async read(path, range) {
      const headers = { Range: `bytes=${range?.start ?? 0}-${range?.end ?? ''}` };
      const answer = await send('GET', path, { headers });
      if (!answer.ok || answer.body === null) return null;
      const whole = /\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1];
      return { size: Number(whole ?? answer.headers.get('content-length') ?? 0), body: answer.body };
    },
    async removeFolder(folder) {
      const list = await send('GET', '', { query: { 'list-type': '2', prefix: `${folder}/` } });
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

interface Signed {
  method: string;
  url: URL;
  body: Uint8Array;
  region: string;
  key: string;
  secret: string;
}

/** Headers that sign a request in the manner of AWS Signature Version 4. */
function sign({ method, url, body, region, key, secret }: Signed): Record<string, string> {
  const time = new Date().toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = time.slice(0, 8);
  const digest = sha256(body);
  const headers: Record<string, string> = {
    host: url.host,
    'x-amz-content-sha256': digest,
    'x-amz-date': time,
  };
  const names = Object.keys(headers).sort();
  url.searchParams.sort();
  const query = [...url.searchParams].map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
  const request = [
    method,
    url.pathname,
    query,
    ...names.map((name) => `${name}:${headers[name]}`),
    '',
    names.join(';'),
    digest,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(request)].join('\n');
  const signingKey = ['s3', 'aws4_request'].reduce(
    hmac,
    hmac(hmac(Buffer.from(`AWS4${secret}`), day), region),
  );
  const signature = hmac(signingKey, text).toString('hex');
  return {
    'x-amz-content-sha256': digest,
    'x-amz-date': time,
    Authorization: `AWS4-HMAC-SHA256 Credential=${key}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`,
  };
}

function sha256(data: Uint8Array | string): string {
  return crypto.createHash('sha256').update(data).digest('hex');
}

function hmac(key: Buffer, text: string): Buffer {
  return crypto.createHmac('sha256', key).update(text).digest();
}

import { expect } from 'vitest';
import { adminRecordSchema, type AdminRecord } from '@/lib/contract/admin';
import { editor } from './editors';
import { call } from './request';

/** Makes a record over HTTP, which has to succeed. */
export async function makeRecord(resource: string, body: unknown, as = editor): Promise<AdminRecord> {
  const answer = await call(`/api/${resource}`, { method: 'POST', body, as });
  expect(answer.status).toBe(201);
  return adminRecordSchema.parse(await answer.json());
}

/** Sends a file to the media library; none with null. */
export async function upload(bytes: Uint8Array | null, name = 'bild.png', as = editor): Promise<Response> {
  const form = new FormData();
  if (bytes !== null) form.set('file', new File([new Uint8Array(bytes)], name));
  form.set('alt_de', 'Ein Bild');
  return call('/de/pageeditor-api/media', { method: 'POST', body: form, as });
}

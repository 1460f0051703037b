import { expect, it } from 'vitest';
import { formType, readForm, readJson } from './body';

const post = (body: BodyInit | null, type?: string) => {
  const request = new Request('http://localhost/x', { method: 'POST', body });
  request.headers.delete('Content-Type');
  if (type !== undefined) request.headers.set('Content-Type', type);
  return request;
};

it('reads JSON, whatever parameters its type has, and undefined from an empty body', async () => {
  expect(await readJson(post('{"a":1}', 'Application/JSON; charset=utf-8'))).toEqual({ a: 1 });
  expect(await readJson(post('', 'application/json'))).toBeUndefined();
  expect(await readJson(post(null))).toBeUndefined();
});

it.each([
  ['another type', '{}', 'text/plain', 'unsupported_media_type'],
  ['no type', '{}', undefined, 'unsupported_media_type'],
  ['no JSON', '{', 'application/json', 'invalid'],
  ['no text', new Uint8Array([34, 255, 34]), 'application/json', 'invalid'],
])('refuses %s', async (_, body, type, code) => {
  await expect(readJson(post(body, type))).rejects.toMatchObject({ code });
});

it('refuses what is longer than it may be', async () => {
  await expect(readJson(post('"12345678"', 'application/json'), 9)).rejects.toMatchObject({
    code: 'too_large',
  });
  expect(await readJson(post('"12345678"', 'application/json'), 10)).toBe('12345678');
});

it('reads a form as a browser without script sends it, and no other', async () => {
  expect(await readForm(post('a=1&b=%C3%A4+x', formType))).toEqual({ a: '1', b: 'ä x' });
  await expect(readForm(post('{}', 'application/json'))).rejects.toMatchObject({
    code: 'unsupported_media_type',
  });
});

import { expect, it, vi } from 'vitest';
import { changes } from '@/lib/changes.mjs';
import { type cachedAnswer as mocked } from './answer-cache';

const { cachedAnswer } = await vi.importActual<{ cachedAnswer: typeof mocked }>('./answer-cache');

let addresses = 0;
const newRequest = (headers: Record<string, string> = {}): Request =>
  new Request(`http://localhost/api/events/?page=${(addresses += 1)}`, { headers });

it('reads once until something changes', async () => {
  const request = newRequest();
  const read = vi.fn(async () => ({ count: read.mock.calls.length }));
  const ask = async (): Promise<unknown> => (await cachedAnswer(request, 'de', read)).json();
  expect([await ask(), await ask()]).toEqual([{ count: 1 }, { count: 1 }]);
  changes.tell(['content:events']);
  expect([await ask(), await ask()]).toEqual([{ count: 2 }, { count: 2 }]);
});

it('keeps nothing that was read before a change and finished after it', async () => {
  const request = newRequest();
  let finish = (_value: string): void => undefined;
  const slow = cachedAnswer(request, 'de', () => new Promise((resolve) => (finish = resolve)));
  await Promise.resolve();
  changes.tell(null);
  finish('old');
  await slow;
  expect(await (await cachedAnswer(request, 'de', async () => 'new')).json()).toBe('new');
});

it('keeps languages apart, and forgets errors', async () => {
  const request = newRequest();
  await expect(cachedAnswer(request, 'de', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  await cachedAnswer(request, 'de', async () => 'deutsch');
  await cachedAnswer(request, 'en', async () => 'english');
  const never = () => Promise.reject(new Error('must not be asked'));
  expect(await (await cachedAnswer(request, 'de', never)).json()).toBe('deutsch');
  expect(await (await cachedAnswer(request, 'en', never)).json()).toBe('english');
});

it('answers 304 from what is kept', async () => {
  const request = newRequest();
  const etag = (await cachedAnswer(request, 'de', async () => [1])).headers.get('etag') ?? '';
  const again = new Request(request.url, { headers: { 'if-none-match': etag } });
  expect((await cachedAnswer(again, 'de', async () => [2])).status).toBe(304);
});

it('makes room: addresses can be made up without end', async () => {
  const first = newRequest();
  await cachedAnswer(first, 'de', async () => 'first');
  for (let index = 0; index < 501; index += 1) await cachedAnswer(newRequest(), 'de', async () => 'other');
  expect(await (await cachedAnswer(first, 'de', async () => 'again')).json()).toBe('again');
});

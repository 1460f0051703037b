import { describe, expect, it } from 'vitest';
import { publicAnswer, TextBody } from './public-answer';

const ask = (known?: string) =>
  new Request('http://localhost/api/events/', {
    headers: known === undefined ? {} : { 'If-None-Match': known },
  });
const etag = publicAnswer(ask(), { a: 1 }).headers.get('etag') ?? '';

describe('a public answer', () => {
  it('says its type, its language, and that it must be revalidated each time', async () => {
    const answer = publicAnswer(ask(), { a: 1 });
    expect([answer.status, await answer.json()]).toEqual([200, { a: 1 }]);
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'application/json',
      'cache-control': 'public, no-cache',
      vary: 'Accept-Language',
      etag: expect.stringMatching(/^"[\w-]{27}"$/),
    });
    expect(publicAnswer(ask(), { a: 2 }).headers.get('etag')).not.toBe(etag);
  });

  it.each([etag, `W/${etag}`, `"x", ${etag}`, `"x",W/${etag}`, '*'])(
    'costs no bytes to who has %s',
    async (known) => {
      const answer = publicAnswer(ask(known), { a: 1 });
      expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([304, '', etag]);
    },
  );

  it.each(['', '"x"', etag.slice(1), `x${etag}`])('is whole to who has %j', (known) => {
    expect(publicAnswer(ask(known), { a: 1 }).status).toBe(200);
  });

  it('may be another text than JSON', async () => {
    const answer = publicAnswer(ask(), new TextBody('text/calendar', 'BEGIN'));
    expect([answer.headers.get('content-type'), await answer.text()]).toEqual(['text/calendar', 'BEGIN']);
  });
});

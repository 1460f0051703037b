import { once } from 'node:events';
import http from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, TestFront } from '@/tests/support/front';
import { findHeaderFaults } from '@/tests/support/header-faults';

let front: TestFront;

beforeEach(async () => {
  front = await TestFront.start();
});

describe('files of the build', () => {
  it('are served for good, and nothing beside them', async () => {
    front.framework = async (_request, response) => void response.writeHead(404).end();
    const answer = await front.get('/_next/static/one.css', { 'Accept-Encoding': 'br' });
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(front.asked).toEqual([]);
    for (const target of [
      '/_next/static/two.css',
      '/_next/static/..%2fsecret.js',
      '/_next/static/../secret.js',
    ]) {
      expect((await front.get(target)).status).toBe(404);
      // As it is written, without a browser that makes it shorter.
      const { port } = front;
      const [plain] = (await once(http.get({ host: '127.0.0.1', port, path: target }), 'response')) as [
        http.IncomingMessage,
      ];
      expect(plain.resume().statusCode).toBe(404);
    }
  });

  it('say how they are to be treated, and so do data of pages, like every answer', async () => {
    front.framework = page('text', []);
    const file = '/_next/static/one.css';
    const known = { 'If-None-Match': (await front.get(file)).headers.get('etag') ?? '' };
    const answers = [
      await front.get(file),
      await front.get(file, { 'Accept-Encoding': 'br' }),
      await front.get(file, {}, 'HEAD'),
      await front.get(file, known),
      await front.get(await front.findData('/de')),
    ];
    expect(answers.map(({ status, headers }) => [status, findHeaderFaults(headers)])).toEqual(
      [200, 200, 200, 304, 200].map((status) => [status, []]),
    );
  });
});

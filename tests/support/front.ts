import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { afterAll, afterEach } from 'vitest';
import { pageUse } from '@/lib/page-use.mjs';
import { makeFront } from '@/scripts/serve/front.mjs';
import { send } from '@/scripts/serve/ready-answer.mjs';

export type Handler = (request: http.IncomingMessage, response: http.ServerResponse) => Promise<void>;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'litfass-front-'));
fs.mkdirSync(path.join(folder, 'static'));
fs.writeFileSync(path.join(folder, 'static/one.css'), `.a{color:red}${'/* long */'.repeat(100)}`);
// Compressed when it was built; the bytes say which way they came.
fs.writeFileSync(path.join(folder, 'static/two.js'), 'a'.repeat(600));
fs.writeFileSync(path.join(folder, 'static/two.js.br'), zlib.brotliCompressSync('packed'));
fs.writeFileSync(path.join(folder, 'secret.js'), 'secret');
afterAll(() => fs.rmSync(folder, { recursive: true }));

export const html = (text: string, data = '1'): string =>
  `<html><head><link rel="stylesheet" href="/_next/static/one.css"/><script src="/_next/a.js"></script></head>` +
  `<body><p class="a">${text}</p>${'<!-- long -->'.repeat(60)}<script>self.__next_f.push([${data}])</script></body></html>`;

/** Answers as a kept page with tags. */
export function page(
  text: string,
  tags: string[],
  headers: Record<string, string> = {},
  data?: string,
): Handler {
  return async (_request, response) => {
    Object.assign(pageUse.getStore() ?? {}, { isLookedUp: true, isKept: true, tags: [...tags] });
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'public, max-age=0',
      'Content-Security-Policy': "script-src 'self' 'unsafe-inline'; frame-src 'self' https://x.com",
      'x-nextjs-cache': 'HIT',
      ...headers,
    });
    response.end(html(text, data));
  };
}

/** A front in a server of its own, closed after the test. */
export class TestFront {
  /** Addresses that the framework was asked for. */
  readonly asked: string[] = [];
  /** How many requests have come to the front. */
  came = 0;
  /** What the framework answers. */
  framework: Handler = page('text', []);
  readonly #server: http.Server;

  private constructor(server: http.Server) {
    this.#server = server;
  }

  static async start({
    megabytes = 1,
    longestAge = 600_000,
    mediaFolder = null,
  }: { megabytes?: number; longestAge?: number; mediaFolder?: string | null } = {}): Promise<TestFront> {
    const server = http.createServer();
    const started = new TestFront(server);
    const front = makeFront({
      folder,
      mediaFolder,
      megabytes,
      longestAge,
      sessionCookies: ['litfass.session_token'],
      handle: async (request, response) => {
        started.asked.push(request.url ?? '');
        await started.framework(request, response);
      },
    });
    server.on('request', (request, response) => {
      started.came += 1;
      const ready = front.find(request);
      if (ready !== null) send(ready, request, response);
      else front.answer(request, response).catch(() => response.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    open.push(server);
    return started;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get(target: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
    return fetch(`http://127.0.0.1:${this.port}${target}`, { headers, method });
  }

  /** The address of the data of a page. */
  async findData(target: string, headers: Record<string, string> = {}): Promise<string> {
    return /data-data="([^"]+)"/.exec(await (await this.get(target, headers)).text())?.[1] ?? '';
  }
}

const open: http.Server[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

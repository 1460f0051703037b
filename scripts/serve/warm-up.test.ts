import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { warmUp } from './warm-up.mjs';

it('asks for one path after the other, whatever is answered, and gives up where nothing is', async () => {
  const asked: string[] = [];
  const server = http.createServer(({ url = '' }, answer) => {
    asked.push(url);
    if (url === '/cut') answer.destroy();
    else answer.writeHead(url === '/en' ? 503 : 200).end(url);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await warmUp(port, ['/de', '/en', '/cut', '/never']);
  expect(asked).toEqual(['/de', '/en', '/cut']);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await expect(warmUp(port, ['/de'])).resolves.toBeUndefined();
});

import { NextRequest } from 'next/server';
import { describe, expect, it } from 'vitest';
import { middleware } from '@/middleware';
import { findHeaderFaults } from '../support/header-faults';

/** On hosts without the web server (serverless) the middleware alone says how an answer is to be treated. */
describe('what the middleware lets through or answers itself', () => {
  const old =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/64.0.0.0';

  it.each<[what: string, path: string, status: number, request?: { method: string } | { userAgent: string }]>(
    [
      ['a file of the build', '/_next/static/chunks/a.js', 200],
      ['the script of a worker', '/_next/static/media/worker.mjs', 200],
      ['a public file', '/icon.svg', 200],
      ['the service worker', '/sw.js', 200],
      ['a picture', '/media/0123456789abcdef0123/a.jpg', 200],
      ['a drawing', '/media/0123456789abcdef0123/a.svg', 200],
      ['a document', '/media/0123456789abcdef0123/a.pdf', 200],
      ['public data', '/api/events/', 200],
      ['a call of the editor', '/de/pageeditor-api/user', 200],
      ['the admin', '/admin', 200],
      ['a page', '/de/kalender', 200],
      ['the way to the first language', '/', 308],
      ['an address with a slash too many', '/de/kalender/', 301],
      ['an address that is nothing', '/de/gibt-es-nicht', 404],
      ['an address without a language', '/wp-login.php', 404],
      ['a write to a page', '/de/kalender', 405, { method: 'POST' }],
      ['a method that no call has', '/api/health', 405, { method: 'PUT' }],
      ['a browser that is too old', '/de/kalender', 403, { userAgent: old }],
    ],
  )('%s', async (_what, path, status, request = { method: 'GET' }) => {
    const answer = await middleware(
      new NextRequest(
        `http://localhost:3000${path}`,
        'method' in request ? request : { headers: { 'User-Agent': request.userAgent } },
      ),
    );
    expect([answer.status, findHeaderFaults(answer.headers)]).toEqual([status, []]);
  });
});

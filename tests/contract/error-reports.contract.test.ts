import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { onRequestError } from '@/instrumentation';
import { startErrorReports } from '@/lib/backend/kernel/error-reports';
import { endpoint } from '@/lib/backend/http/endpoint';
import { call } from '../support/request';
import type { ErrorReport } from '../support/error-service';

const service = await vi.hoisted(async () => {
  const { startErrorService } = await import('../support/error-service');
  const started = await startErrorService();
  process.env.SENTRY_DSN = started.dsn;
  process.env.NEXT_RUNTIME = 'nodejs';
  return started;
});

beforeAll(startErrorReports);
afterAll(() => service.stop());

async function reported(sentence: string): Promise<ErrorReport> {
  return vi.waitFor(() => {
    const found = service.reports.find(({ errors }) => errors.some(({ value }) => value === sentence));
    if (!found) throw new Error(`Not reported: ${sentence}`);
    return found;
  });
}

const envelope = (dsn: string, value = 'vom Browser') =>
  [{ dsn }, { type: 'event' }, { exception: { values: [{ type: 'Error', value }] } }]
    .map((line) => JSON.stringify(line))
    .join('\n');

const post = (body: string, headers: Record<string, string> = {}) =>
  call('/api/error-reports', { method: 'POST', body, headers: { 'content-type': 'text/plain', ...headers } });

describe('error reporting of the server', () => {
  it('hears what the framework caught, without query and headers', async () => {
    await onRequestError(
      new Error('Seite kaputt'),
      { path: '/de/newsletter?token=geheim', method: 'GET', headers: { cookie: 'geheim' } },
      {
        routerKind: 'App Router',
        routePath: '/[locale]/newsletter',
        routeType: 'render',
        renderSource: 'server-rendering',
        revalidateReason: undefined,
      },
    );
    const report = await reported('Seite kaputt');
    expect(report.address).toMatch(/^\/api\/7\/envelope\//);
    expect(report.text).toContain('/de/newsletter');
    expect(report.text).not.toContain('geheim');
  });

  it('hears what an endpoint did not expect, and nothing of a problem that it named', async () => {
    const fail = endpoint({
      access: 'public',
      handle: () => Promise.reject(new Error('Endpunkt kaputt')),
    });
    const answer = await fail(new Request('http://localhost/api/x?query=geheim'), {
      params: Promise.resolve({}),
    });
    expect([answer.status, await answer.text()]).toEqual([500, expect.not.stringContaining('kaputt')]);
    expect((await reported('Endpunkt kaputt')).text).not.toContain('geheim');
    const before = service.reports.length;
    expect((await call('/api/events/?page=0')).status).toBe(400);
    expect(service.reports).toHaveLength(before);
  });
});

describe('error reporting of the browser', () => {
  it('is told where reports belong', async () => {
    expect(await (await call('/api/error-reports')).json()).toEqual({ dsn: service.dsn });
  });

  it('goes through this site', async () => {
    expect((await post(envelope(service.dsn))).status).toBe(202);
    expect((await reported('vom Browser')).address).toBe(
      '/api/7/envelope/?sentry_version=7&sentry_key=public',
    );
  });

  it.each([
    ['another service', envelope('https://public@elsewhere.example/7')],
    ['no envelope', 'x'],
    ['an empty body', ''],
  ])('takes nothing for %s', async (_, body) => {
    const before = service.reports.length;
    expect((await post(body)).status).toBe(400);
    expect(service.reports).toHaveLength(before);
  });

  it('takes nothing from other sites, nothing too large, and not more than a page has reason to send', async () => {
    expect((await post(envelope(service.dsn), { origin: 'https://evil.example' })).status).toBe(403);
    expect((await post('x'.repeat(300_000))).status).toBe(413);
    const answers = [];
    for (let sent = 0; sent < 21; sent += 1)
      answers.push(await post(envelope(service.dsn), { 'x-forwarded-for': '192.0.2.7' }));
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(20).fill(202), 429]);
    expect(answers.at(-1)?.headers.get('retry-after')).toMatch(/^\d+$/);
  });

  it('is told when the service cannot be reached', async () => {
    await service.stop();
    expect((await post(envelope(service.dsn))).status).toBe(503);
  });
});

import { DatabaseError } from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { reportServerError } from '../kernel/error-reports';
import { log } from '../kernel/log';
import { ProblemError } from '../kernel/problem';
import { jsonAnswer, problemAnswer, requestLocale } from './answer';

vi.mock('../kernel/error-reports');

function ask(path: string, acceptLanguage?: string): Request {
  return new Request(`http://localhost:3000${path}`, {
    headers: acceptLanguage === undefined ? {} : { 'Accept-Language': acceptLanguage },
  });
}

describe('requestLocale', () => {
  it.each([
    ['/en/pageeditor-api/nav?locale=de', 'de', 'en'],
    ['/api/events/?locale=en', 'de', 'en'],
    ['/api/events/?locale=fr', 'en', 'en'],
    ['/api/events/', 'en-GB,en;q=0.9,de;q=0.8', 'en'],
    ['/api/events/', 'en;q=0.3, de;q=0.9', 'de'],
    ['/api/events/', 'fr, de;q=0, en;q=0.1', 'en'],
    ['/api/events/', 'enm, de-AT', 'de'],
    ['/api/events/', 'en;q=x', 'de'],
    ['/api/events/', '*', 'de'],
    ['/api/events/', undefined, 'de'],
  ])('of %s with the wishes %s is %s', (path, wishes, locale) => {
    expect(requestLocale(ask(path, wishes))).toBe(locale);
  });
});

describe('problemAnswer', () => {
  function answerTo(code: string): Response {
    const error = Object.assign(new DatabaseError('x', 1, 'error'), { code });
    return problemAnswer(new Error('Failed query', { cause: error }), ask('/api/events/'));
  }

  it.each([
    ['who comes second with a name that must be unique', '23505', 409, 'conflict'],
    ['who builds upon what was just removed', '23503', 409, 'conflict'],
    ['who was rolled back to free another', '40P01', 503, 'unavailable'],
    ['who meets a server that shuts down', '57P01', 503, 'unavailable'],
    ['who meets a full disk', '53100', 507, 'storage_full'],
    ['who sends what no text can hold', '22021', 400, 'invalid'],
    ['who sends what no JSON can hold', '22P05', 400, 'invalid'],
    ['who meets a mistake of ours', '42601', 500, 'server_error'],
    ['who meets one whose number only looks alike', 'XX053', 500, 'server_error'],
  ])('tells %s (%s)', async (_, code, status, name) => {
    const answer = answerTo(code);
    expect(answer.status).toBe(status);
    const body: unknown = await answer.json();
    expect(body).toMatchObject({ code: name });
    expect(JSON.stringify(body)).not.toContain('Failed query');
  });

  it.each([
    ['ENOSPC', 507],
    ['EDQUOT', 507],
    ['ECONNREFUSED', 503],
    [7, 500],
  ])('tells who meets a disk or network at fault (%s)', (code, status) => {
    expect(problemAnswer(Object.assign(new Error('x'), { code }), ask('/de/x')).status).toBe(status);
  });

  it('says in the caller’s language what is wrong, and with which field', async () => {
    const fields = { title: 'fields.required', other: 'no key at all' };
    const headers = { 'Retry-After': '7' };
    const problem = new ProblemError('too_many_requests', 'problems.too_many_requests', {
      values: { seconds: 7 },
      fields,
      headers,
      extra: { theirs: 1 },
    });
    const answer = problemAnswer(problem, ask('/en/x'));
    expect(answer.headers.get('retry-after')).toBe('7');
    expect(await answer.json()).toEqual({
      theirs: 1,
      code: 'too_many_requests',
      detail: expect.stringContaining('7'),
      fields: { title: expect.not.stringContaining('fields.'), other: 'no key at all' },
    });
  });

  it('reports a mistake of ours, and says nothing of it', async () => {
    const error = vi.spyOn(log, 'error').mockReturnValue(undefined);
    const mistake = new Error('select secret');
    const answer = problemAnswer(mistake, ask('/de/x?token=secret'));
    expect(reportServerError).toHaveBeenCalledWith(mistake, { path: '/de/x', method: 'GET' });
    expect(error).toHaveBeenCalledWith({ err: mistake, path: '/de/x', method: 'GET' }, expect.any(String));
    const { detail } = (await answer.json()) as { detail: string };
    expect(detail).toMatch(/^[^.]+\s/);
    expect(detail).not.toContain('secret');
    error.mockRestore();
  });

  it('logs what is unavailable, but not callers who have left', () => {
    const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined);
    const broken = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
    problemAnswer(broken, new Request(ask('/api/events/'), { signal: AbortSignal.abort() }));
    expect(warn).not.toHaveBeenCalled();
    problemAnswer(broken, ask('/api/events/'));
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.lastCall?.[0]).toMatchObject({ err: { cause: broken }, path: '/api/events/' });
    problemAnswer(new ProblemError('not_found'), ask('/api/events/'));
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});

it('an answer is kept by nobody, unless it says so', () => {
  expect(jsonAnswer({}).headers.get('cache-control')).toBe('no-store');
  expect(jsonAnswer({}, 201, { 'Cache-Control': 'max-age=5' }).headers.get('cache-control')).toBe(
    'max-age=5',
  );
});

import { DatabaseError } from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { log } from '../kernel/log';
import { problemAnswer, requestLocale } from './answer';

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
    ['who meets a mistake of ours', '42601', 500, 'server_error'],
  ])('tells %s (%s)', async (_, code, status, name) => {
    const answer = answerTo(code);
    expect(answer.status).toBe(status);
    const body: unknown = await answer.json();
    expect(body).toMatchObject({ code: name });
    expect(JSON.stringify(body)).not.toContain('Failed query');
  });

  it('logs what is unavailable, but not callers who have left', () => {
    const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined);
    const broken = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
    problemAnswer(broken, new Request(ask('/api/events/'), { signal: AbortSignal.abort() }));
    expect(warn).not.toHaveBeenCalled();
    problemAnswer(broken, ask('/api/events/'));
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});

import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ContractEndpoint, isWrite, problemsOf, takesLocale } from './contract-endpoint';

const read: ContractEndpoint = {
  ...{ method: 'GET', path: '/api/events/', summary: 'Events', access: 'public' },
  answers: { 200: z.unknown() },
};
const write: ContractEndpoint = { ...read, method: 'POST', access: 'editor' };

describe('the problems of a call', () => {
  it.each<[string, Partial<ContractEndpoint>, number[]]>([
    ['that reads', {}, [400, 503]],
    ['that reads one', { path: '/api/events/{id}/' }, [400, 404, 503]],
    ['without language', { path: '/api/health' }, [503]],
    ['without language, with a query', { path: '/api/health', query: z.unknown() }, [400, 503]],
    ['that editors see more of', { path: '/x', adminView: z.unknown() }, [400, 401, 503]],
    ['for servers', { access: 'secret' }, [401, 503]],
    ['with problems of its own', { problems: [507, 402] }, [400, 402, 503, 507]],
    ['that says more of a problem', { answers: { 200: null, 400: z.unknown() } }, [503]],
  ])('%s', (_, more, problems) => {
    expect(problemsOf({ ...read, ...more })).toEqual(problems);
  });

  it.each<[string, Partial<ContractEndpoint>, number[]]>([
    ['by editors', {}, [400, 401, 403, 429, 503]],
    ['with a body', { body: z.unknown(), path: '/x' }, [400, 401, 403, 413, 415, 429, 503]],
    ['by visitors', { access: 'public', path: '/x' }, [403, 503]],
    ['by visitors of any site', { access: 'public', path: '/x', origin: 'any' }, [503]],
    ['by servers', { access: 'secret', path: '/x' }, [401, 503]],
    ['by administrators of any site', { access: 'admin', path: '/x', origin: 'any' }, [401, 403, 429, 503]],
  ])('that writes: %s', (_, more, problems) => {
    expect(problemsOf({ ...write, ...more })).toEqual(problems);
  });

  it('are those of a reader who must be an administrator', () => {
    expect(problemsOf({ ...read, access: 'admin' })).toEqual([400, 401, 403, 503]);
    expect(problemsOf({ ...read, access: 'editor' })).toEqual([400, 401, 503]);
  });
});

it('a call takes its language as a parameter where its path names none, and it is about content', () => {
  const paths = [
    '/api/events/',
    '/pageeditor-api/x',
    '/{locale}/api/example',
    '/api/health',
    '/api/healthy/',
    '/x/api/',
  ];
  expect(paths.map((path) => takesLocale({ ...read, path }))).toEqual([
    true,
    true,
    false,
    false,
    true,
    false,
  ]);
  expect(takesLocale({ ...read, access: 'secret' })).toBe(false);
});

it('all but GET writes', () => {
  expect([isWrite(read), isWrite(write), isWrite({ ...read, method: 'DELETE' })]).toEqual([
    false,
    true,
    true,
  ]);
});

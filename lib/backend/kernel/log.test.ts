import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { describeError, withoutQueryValues } from './log';

describe('describeError', () => {
  it('leaves out the values of a failed query, wherever the error names them', () => {
    const cause = Object.assign(new Error('duplicate key'), { detail: 'Key (token)=(secret-token) exists.' });
    const failed = new DrizzleQueryError(
      'insert into "session" values ($1, $2)',
      ['secret-token', 'a\nb'],
      cause,
    );
    const wrapped = new Error('The session was not kept.', { cause: failed });
    for (const error of [cause, failed, wrapped]) {
      const described = JSON.stringify(describeError(error));
      expect(described).not.toContain('secret-token');
      expect(described).toContain('duplicate key');
    }
    expect(describeError(failed)).toMatchObject({
      type: 'DrizzleQueryError',
      message: expect.stringContaining('insert into "session"'),
      stack: expect.stringContaining('log.test.ts'),
    });
  });

  it('takes whatever was thrown', () => {
    expect(describeError('text')).toBe('text');
    expect(describeError(undefined)).toBeUndefined();
  });
});

describe('withoutQueryValues', () => {
  it('leaves the statement, and other messages as they are', () => {
    const { message } = new DrizzleQueryError('select 1 where a = $1', ['secret-token', 'a\nb']);
    expect(withoutQueryValues(message)).toBe('Failed query: select 1 where a = $1');
    expect(withoutQueryValues('Nothing.\nparams: 1')).toBe('Nothing.\nparams: 1');
  });
});

import { describe, expect, it } from 'vitest';
import { findMessage, say } from './messages';
import { ProblemError } from './problem';

describe('a sentence', () => {
  it('stands under its key, in the language', () => {
    expect(findMessage('de', 'problems.not_found')).not.toBe(findMessage('en', 'problems.not_found'));
    expect(findMessage('de', 'problems.not_found')).toEqual(expect.any(String));
  });

  it.each([
    '',
    'problems.not_found.length',
    'problems',
    'problems.nothing',
    'problems.not_found.x',
    'constructor',
    'problems.toString',
  ])('is none under %j', (key) => expect(findMessage('de', key)).toBeNull());

  it('has its gaps filled, and keeps those for which there is no value', () => {
    const plain = say('en', 'problems.too_many_requests');
    expect(plain).toContain('{seconds}');
    expect(say('en', 'problems.too_many_requests', { seconds: 7 })).toBe(plain.replace('{seconds}', '7'));
    expect(say('en', 'nothing.there' as never)).toBe('nothing.there');
  });
});

describe('a refusal', () => {
  it('has the status of its code and the code’s own sentence, unless it says more', () => {
    const problem = new ProblemError('not_found');
    expect([problem.status, problem.detail, problem.code]).toEqual([404, 'problems.not_found', 'not_found']);
    const cause = new Error('why');
    const other = new ProblemError('invalid', 'media.no_file', { cause });
    expect([other.status, other.detail, other.cause]).toEqual([400, 'media.no_file', cause]);
  });
});

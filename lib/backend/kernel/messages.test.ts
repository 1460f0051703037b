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
    const plain = say('en', 'newsletter.consent');
    expect(plain).toContain('{site}');
    expect(say('en', 'newsletter.consent', { site: 'Litfass' })).toBe(plain.replace('{site}', 'Litfass'));
    expect(say('en', 'nothing.there' as never)).toBe('nothing.there');
  });
});

it.each([
  ['de', 1, 'in 1 Sekunde noch'],
  ['de', 7, 'in 7 Sekunden noch'],
  ['en', 1, 'in 1 second.'],
  ['en', 7, 'in 7 seconds.'],
] as const)('a number has its word in singular or plural (%s, %i)', (locale, seconds, words) => {
  expect(say(locale, 'problems.too_many_requests', { seconds })).toContain(words);
  expect(say(locale, 'translation.busy', { seconds })).toContain(words);
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

import { describe, expect, it } from 'vitest';
import { readProblem } from './problem';

describe('readProblem', () => {
  it('reads the form of the contract as it is', () => {
    const problem = { detail: 'Bitte prüfen.', code: 'invalid', fields: { content: 'Fehlt.' } };
    expect(readProblem(400, problem)).toEqual(problem);
  });

  it.each([
    [
      400,
      { content: ['This field may not be blank.'] },
      'invalid',
      'This field may not be blank.',
      'content',
    ],
    [400, { content: 'Too long.' }, 'invalid', 'Too long.', 'content'],
    [400, { non_field_errors: ['One.', 'Two.'] }, 'invalid', 'One. Two.', null],
    [400, ['No.'], 'invalid', 'No.', null],
    [
      401,
      { detail: 'Authentication credentials were not provided.' },
      'not_authenticated',
      'Authentication credentials were not provided.',
      null,
    ],
    [
      403,
      { detail: 'CSRF Failed: CSRF token missing.' },
      'forbidden',
      'CSRF Failed: CSRF token missing.',
      null,
    ],
    [404, { detail: 'Not found.' }, 'not_found', 'Not found.', null],
    [502, { detail: 'Bad gateway' }, 'unavailable', 'Bad gateway', null],
  ])('understands %s %j', (status, body, code, detail, field) => {
    const problem = readProblem(status, body);
    expect(problem).toMatchObject({ code, detail });
    expect(Object.keys(problem?.fields ?? {})).toEqual(field === null ? [] : [field]);
  });

  it('says what concerns the whole before what concerns a field', () => {
    const body = { non_field_errors: ['Not so.'], title: ['Required.'], order: [] };
    expect(readProblem(400, body)).toEqual({
      code: 'invalid',
      detail: 'Not so.',
      fields: { title: 'Required.' },
    });
  });

  it('says all that is said, one sentence after the other', () => {
    expect(readProblem(400, ['One.', 'Two.'])).toStrictEqual({ code: 'invalid', detail: 'One. Two.' });
    expect(readProblem(400, { title: 'Required.', order: ['Odd.', 'Small.'] })).toEqual({
      ...{
        code: 'invalid',
        detail: 'Required. Odd. Small.',
        fields: { title: 'Required.', order: 'Odd. Small.' },
      },
    });
    expect(readProblem(400, { __all__: ['No.'] })).toStrictEqual({ code: 'invalid', detail: 'No.' });
  });

  it.each([
    [418, 'invalid'],
    [499, 'invalid'],
    [500, 'unavailable'],
    [503, 'unavailable'],
    [409, 'conflict'],
  ])('has a code for the status %i: %s', (status, code) => {
    expect(readProblem(status, 'No.')).toStrictEqual({ code, detail: 'No.' });
  });

  it.each([undefined, null, '', 7, {}, [], [7], { a: { b: 1 } }])('finds nothing in %j', (body) => {
    expect(readProblem(500, body)).toBeNull();
  });
});

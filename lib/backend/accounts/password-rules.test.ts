import { describe, expect, it } from 'vitest';
import { checkPassword, findPasswordFault } from './password-rules';

const email = 'anna.beispiel@litfass.example';

describe('findPasswordFault', () => {
  it.each([
    ['kurz', 'fields.password_short'],
    ['neunneun9', 'fields.password_short'],
    ['x'.repeat(129), 'fields.too_long'],
    [email, 'fields.password_email'],
    [' Anna.Beispiel@Litfass.example', 'fields.password_email'],
    ['Anna.Beispiel', 'fields.password_email'],
    ['1234567890', 'fields.password_common'],
    ['qwertyuiop', 'fields.password_common'],
    ['password123', 'fields.password_common'],
    ['PassWord123', 'fields.password_common'],
    ['1qaz2wsx3edc', 'fields.password_common'],
    // The last third of the 100,000: shorter lists end before it.
    ['4815162342s', 'fields.password_common'],
    ['7Ugd5hip2j', 'fields.password_common'],
    ['Litfass-an-der-Ecke', null],
    ['x'.repeat(128), null],
  ])('%s: %s', async (password, fault) => {
    expect(await findPasswordFault(password, email)).toBe(fault);
  });
});

it('a password that is refused names the field and why', async () => {
  await expect(checkPassword('kurz', email)).rejects.toMatchObject({
    code: 'invalid',
    detail: 'fields.password_short',
    options: { fields: { password: 'fields.password_short' } },
  });
  await expect(checkPassword('Litfass-an-der-Ecke', email)).resolves.toBeUndefined();
});

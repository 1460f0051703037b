import { passwordLength } from '@/lib/contract/user';
import type { MessageKey } from '../kernel/messages';
import { ProblemError } from '../kernel/problem';

/**
 * What speaks against a new password: too short or too long, the address of its account or the name in it, or one of the commonest
 * 100,000 in whatever capitals. Null if nothing does.
 */
export async function findPasswordFault(password: string, email: string): Promise<MessageKey | null> {
  if (password.length < passwordLength.min) return 'fields.password_short';
  if (password.length > passwordLength.max) return 'fields.too_long';
  const plain = password.trim().toLowerCase();
  const address = email.toLowerCase();
  if (plain === address || plain === address.split('@', 1)[0]) return 'fields.password_email';
  // Tens of thousands of words, which only this needs: loaded with the first new password.
  const { default: commonPasswords } = await import('fxa-common-password-list');
  return commonPasswords.test(plain) || commonPasswords.test(password) ? 'fields.password_common' : null;
}

/** Throws a 400 `ProblemError` for a password that an account must not have. */
export async function checkPassword(password: string, email: string): Promise<void> {
  const fault = await findPasswordFault(password, email);
  if (fault !== null) throw new ProblemError('invalid', fault, { fields: { password: fault } });
}

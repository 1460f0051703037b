import { passwordLength } from '@/lib/contract/user';
import type { MessageKey } from '../kernel/messages';
import { ProblemError } from '../kernel/problem';

/**
 * Why a new password is refused: too short or long, equal to the account's address or the name in it, or among the 100,000 most common
 * ones, in any capitalisation. Null if it is accepted.
 */
export async function findPasswordFault(password: string, email: string): Promise<MessageKey | null> {
  if (password.length < passwordLength.min) return 'fields.password_short';
  if (password.length > passwordLength.max) return 'fields.too_long';
  const plain = password.trim().toLowerCase();
  const address = email.toLowerCase();
  if (plain === address || plain === address.split('@', 1)[0]) return 'fields.password_email';
  // A large list that only this needs, so it is loaded with the first new password.
  const { default: commonPasswords } = await import('fxa-common-password-list');
  return commonPasswords.test(plain) || commonPasswords.test(password) ? 'fields.password_common' : null;
}

/** Throws a 400 `ProblemError` for a password that the rules refuse. */
export async function checkPassword(password: string, email: string): Promise<void> {
  const fault = await findPasswordFault(password, email);
  if (fault !== null) throw new ProblemError('invalid', fault, { fields: { password: fault } });
}

import crypto from 'node:crypto';

/** A random password that a person can copy from a terminal. */
export function generatePassword(): string {
  return crypto.randomBytes(15).toString('base64url');
}

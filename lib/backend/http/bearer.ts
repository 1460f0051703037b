import crypto from 'node:crypto';

/** Whether a request carries `Authorization: Bearer <secret>`, compared in constant time. Without a secret, no request does. */
export function carriesSecret(headers: Headers, secret: string | undefined): boolean {
  const given = headers.get('authorization');
  if (secret === undefined || given === null) return false;
  const digest = (value: string): Buffer => crypto.createHash('sha256').update(value).digest();
  return crypto.timingSafeEqual(digest(given), digest(`Bearer ${secret}`));
}

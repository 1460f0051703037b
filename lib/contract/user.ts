import { z } from 'zod';

/** What a backend can do beyond the base contract of spec §7. A missing list means the base contract. */
export const features = [
  'document',
  'publish',
  'undo',
  'history',
  'versions',
  'take-back',
  'media',
  'media-address',
  'links',
  'dead-links',
  'schedule',
  'duplicate',
  'turn',
  'several',
  'patterns',
  'preview-links',
  'notes',
  'records',
  'revive',
  'languages',
  'translations',
  'suggestions',
  'colours',
  'live',
  'operations',
  'login',
] as const;

/** The signed-in user (spec §3): name, the admin entries open to the role, and the features of the backend. */
export const userSchema = z.looseObject({
  email: z.string(),
  username: z.string(),
  admin_menus: z.array(z.looseObject({ title: z.string(), url: z.string() })).default([]),
  role: z.enum(['editor', 'admin']).optional(),
  features: z.array(z.string()).optional(),
});

export type User = z.infer<typeof userSchema>;

/** Bounds of a password in characters. */
export const passwordLength = { min: 10, max: 128 } as const;

/** A new password. It must not be a very common one or the account's e-mail address. */
export const newPasswordSchema = z
  .string()
  .min(passwordLength.min, { error: 'password_short' })
  .max(passwordLength.max);

/** Body of `POST /{locale}/pageeditor-api/password`: the token of a one-time link, and the password to set. */
export const setPasswordSchema = z.object({ token: z.string().min(1).max(200), password: newPasswordSchema });

/** Body of `POST /{locale}/pageeditor-api/forgotten-password`: the account that is to get a one-time link by mail. */
export const forgottenPasswordSchema = z.object({ email: z.email().max(254) });

/** Answer of `POST /api/users/{id}/password-link`: a link that sets the account's password once. */
export const passwordLinkSchema = z.looseObject({ url: z.string() });

export const loginSchema = z.object({
  email: z.email().max(254),
  password: z.string().min(1).max(200),
});

import { z } from 'zod';

/** What a backend can do beyond the base contract of spec §7. A missing list means the base contract. */
export const features = [
  'publish',
  'undo',
  'history',
  'versions',
  'media',
  'links',
  'schedule',
  'login',
] as const;

/** The signed-in user (spec §3): who it is, the admin entries open to the role, what the backend offers. */
export const userSchema = z.looseObject({
  email: z.string(),
  username: z.string(),
  admin_menus: z.array(z.looseObject({ title: z.string(), url: z.string() })).default([]),
  role: z.enum(['editor', 'admin']).optional(),
  features: z.array(z.string()).optional(),
});

export type User = z.infer<typeof userSchema>;

export const loginSchema = z.object({
  email: z.email().max(254),
  password: z.string().min(1).max(200),
});

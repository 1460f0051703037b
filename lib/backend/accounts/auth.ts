import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { env, siteUrl } from '@/lib/env';
import { productName } from '@/lib/site';
import { database } from '../database/client';
import { account, session, user, verification } from '../database/schema/accounts';
import { log } from '../kernel/log';

const day = 24 * 60 * 60;

/** Seconds after which an unused session expires. */
export const sessionSeconds = 14 * day;

export const isSecure = siteUrl.startsWith('https://');

/** The key of sessions and tokens. Throws if it is not configured; the start script generates one. */
export function getAuthSecret(): string {
  if (env.AUTH_SECRET === undefined) {
    throw new Error(
      'AUTH_SECRET is not set: it signs the sessions. Set 32 or more random characters, see .env.example.',
    );
  }
  return env.AUTH_SECRET;
}

function createAuth() {
  return betterAuth({
    appName: productName,
    baseURL: siteUrl,
    secret: getAuthSecret(),
    database: drizzleAdapter(database(), {
      provider: 'pg',
      schema: { user, session, account, verification },
    }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 10,
      maxPasswordLength: 128,
      revokeSessionsOnPasswordReset: true,
    },
    user: { additionalFields: { role: { type: 'string', input: false, defaultValue: 'editor' } } },
    // Somebody who can read the database, or a copy of it, must not find a link in it that sets a password.
    verification: { storeIdentifier: 'hashed' },
    session: { expiresIn: sessionSeconds, updateAge: day, cookieCache: { enabled: false } },
    advanced: { cookiePrefix: 'litfass', useSecureCookies: isSecure },
    // Endpoints are rate-limited by lib/backend/http/rate-limit, in the database.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (_level, message) => log.error({ source: 'better-auth' }, message),
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;

let instance: Auth | undefined;

/** better-auth, created at its first use, so that a build needs neither database nor secret. */
export function auth(): Auth {
  instance ??= createAuth();
  return instance;
}

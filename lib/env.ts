import { createEnv } from '@t3-oss/env-nextjs';
import { z } from 'zod';

/** Invalid settings; the message names each one. */
class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

const seconds = z.coerce.number().int().min(1).max(86_400);
const limit = z.coerce.number().int().min(1).max(1_000_000);
const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');
const httpUrl = z.url({ protocol: /^https?$/ });

/** Address of a project of an error-reporting service, with its public key. */
const dsn = httpUrl.refine((value) => {
  const { username, pathname } = new URL(value);
  return username !== '' && /\/\d+$/.test(pathname);
}, 'it looks like https://key@host/1');

/** A web address without trailing slash. */
const address = httpUrl.transform((value) => value.replace(/\/+$/, ''));

/** The site's address as browsers write it: only a host, since the paths of its pages start right after it. */
const siteAddress = address
  .refine(
    (value) => new URL(value).href === `${new URL(value).origin}/`,
    'it has no path, only a host: https://www.example.org',
  )
  .transform((value) => new URL(value).origin);

const addressList = z
  .string()
  .transform((value) => value.split(/[\s,]+/).filter((each) => each !== ''))
  .pipe(z.array(httpUrl));

/** `Authorization: Bearer …` */
const headerLine = z
  .string()
  .regex(/^[\w-]+:\s*\S[^\r\n]*$/, 'it looks like Name: value')
  .transform((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });

/**
 * The settings of the operator, each described in `.env.example`. An invalid value stops the start with a message that names it. An empty
 * value counts as absent.
 */
export const env = createEnv({
  server: {
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
    SITE_URL: siteAddress.optional(),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    DATA_DIR: z.string().default('data'),
    /** Mebibytes of memory for ready answers (scripts/serve/front.mjs). */
    FRONT_CACHE_MB: z.coerce.number().int().min(1).max(65_536).default(64),
    /** Mebibytes of memory for the framework's rendered pages behind them. */
    PAGE_CACHE_MB: z.coerce.number().int().min(1).max(65_536).default(64),
    NEXT_DIST_DIR: z.string().default('.next'),
    CONTENT_API_URL: address.optional(),
    /** Milliseconds. */
    CONTENT_API_TIMEOUT: z.coerce.number().int().min(100).max(60_000).default(3000),
    /** Name of the content system's session cookie. */
    CONTENT_API_SESSION_COOKIE: z.string().min(1).default('sessionid'),
    /** The content system's admin, unless it is at /admin/ of its address. */
    CONTENT_API_ADMIN_URL: address.optional(),
    /** The host of the content system's pictures, if it is another one. */
    CONTENT_API_MEDIA_URL: address.optional(),
    AUTH_SECRET: z.string().min(32).optional(),
    REVALIDATE_SECRET: z.string().min(16).optional(),
    /** What the first start adds to an empty database. */
    SEED: z.enum(['demo', 'empty']).default('demo'),
    SEED_EDITOR_EMAIL: z.email().default('editor@litfass.example'),
    SEED_EDITOR_PASSWORD: z.string().min(10).max(128).optional(),
    EDITOR_PUBLISH: z.enum(['draft', 'immediate']).default('draft'),
    /** Days for which the edit log keeps the contents of changes. */
    EDIT_LOG_DAYS: z.coerce.number().int().min(1).max(36_500).default(90),
    /** Whether links to other sites are looked at every night. */
    LINK_CHECK: flag.default(true),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z.string().min(3).max(320).default('Litfass <noreply@litfass.example>'),
    S3_ENDPOINT: address.optional(),
    S3_REGION: z.string().default('eu-central-1'),
    S3_BUCKET: z.string().optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    /** Secret of `GET /api/jobs`, by which a scheduler runs due jobs; Vercel sends it by itself. Without it that path is a 404. */
    CRON_SECRET: z.string().min(16).optional(),
    /** Whether the process is frozen between requests, so that it neither listens to the database nor runs jobs by itself. */
    SERVERLESS: flag.default(process.env.VERCEL === '1'),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
    /** A service with DeepL's protocol; without it there are no suggestions. */
    TRANSLATION_API_URL: address.optional(),
    TRANSLATION_API_KEY: z
      .string()
      .regex(/^[\x21-\x7e]+$/, 'it has no spaces')
      .optional(),
    SENTRY_DSN: dsn.optional(),
    /** Only used by the build: if it is set, source maps are uploaded. */
    SENTRY_AUTH_TOKEN: z.string().min(1).optional(),
    SENTRY_ORG: z.string().min(1).optional(),
    SENTRY_PROJECT: z.string().min(1).optional(),
    /** Another PMTiles archive for the map: a path on this machine, or an address for this server to read from. */
    MAP_TILES_URL: z.string().min(1).optional(),
    /** A hosted map style; visitors are asked before their browser contacts its host. */
    MAP_STYLE_URL: httpUrl.optional(),
    /** Google Tag Manager (`GTM-…`), or the container of a Matomo Tag Manager at TAG_MANAGER_URL. Starts only after consent. */
    TAG_MANAGER_ID: z
      .string()
      .regex(
        /^(?:GTM-[A-Z0-9]{4,12}|[A-Za-z0-9]{8})$/,
        'it looks like GTM-ABC1234, or like a Matomo container: 8 letters and digits',
      )
      .optional(),
    TAG_MANAGER_URL: address.optional(),
    TRUST_PROXY: flag.default(false),
    /** Addresses of caches in front of this site that are purged, separated by commas, and the header that authorises it there. */
    PURGE_URL: addressList.default([]),
    PURGE_HEADER: headerLine.optional(),
    RATE_LIMIT_LOGIN: limit.default(10),
    RATE_LIMIT_LOGIN_SECONDS: seconds.default(900),
    RATE_LIMIT_WRITE: limit.default(3000),
    RATE_LIMIT_SEARCH: limit.default(120),
    RATE_LIMIT_READ: limit.default(600),
    RATE_LIMIT_NEWSLETTER: limit.default(10),
    RATE_LIMIT_TRANSLATION: limit.default(60),
  },
  experimental__runtimeEnv: {},
  emptyStringAsUndefined: true,
  onValidationError: (issues) => {
    const sentences = issues.map(
      (issue) => `${String(issue.path?.[0])} has a value that does not fit: ${issue.message}.`,
    );
    throw new EnvironmentError(`${sentences.join(' ')} See .env.example.`);
  },
});

checkTogether(['S3_BUCKET', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
checkTogether(['TRANSLATION_API_URL', 'TRANSLATION_API_KEY']);

/** Checks settings that only make sense together: all of them or none. */
function checkTogether(names: readonly (keyof typeof env)[]): void {
  const missing = names.filter((name) => env[name] === undefined);
  if (missing.length === 0 || missing.length === names.length) return;
  const set = names.filter((name) => !missing.includes(name));
  throw new EnvironmentError(
    `${set.join(', ')} ${set.length === 1 ? 'needs' : 'need'} ${missing.join(', ')} too. See .env.example.`,
  );
}

if (env.TAG_MANAGER_ID !== undefined && !env.TAG_MANAGER_ID.startsWith('GTM-') && !env.TAG_MANAGER_URL) {
  throw new EnvironmentError(
    'TAG_MANAGER_ID names a Matomo container and needs TAG_MANAGER_URL too. See .env.example.',
  );
}

/** The site's address as visitors see it, without trailing slash. */
export const siteUrl = env.SITE_URL ?? `http://localhost:${env.PORT}`;

/** Whether content comes from an existing content system over HTTP, in which case no database is used. */
export const isExternal = env.CONTENT_API_URL !== undefined;

/** The external content system's admin, with a trailing slash. */
export const adminUrl = `${env.CONTENT_API_ADMIN_URL ?? `${env.CONTENT_API_URL ?? ''}/admin`}/`;

/** The host of an external map style, from which its tiles, fonts and pictures have to come, too. */
export const mapOrigin = env.MAP_STYLE_URL === undefined ? null : new URL(env.MAP_STYLE_URL).origin;

/** Other hosts of displayed pictures: those of the external content system. */
export const pictureOrigins = [env.CONTENT_API_URL, env.CONTENT_API_MEDIA_URL].flatMap((url) =>
  url === undefined ? [] : [new URL(url).origin],
);

/** A tag manager, started as its vendor documents it. */
interface TagManager {
  /** Address of its script. */
  address: string;
  /** Name of the array that its events are pushed to. */
  layer: string;
  /** The first event, and the property that holds its time. */
  start: { event: string; time: string };
  /** The sources that it loads from and connects to, for the Content-Security-Policy. */
  sources: { script: string[]; image: string[]; connect: string[] };
}

/** The tag manager; null if there is none. The form of the id tells which one it is. */
export const tagManager = findTagManager();

function findTagManager(): TagManager | null {
  const { TAG_MANAGER_ID: id, TAG_MANAGER_URL: url } = env;
  if (id === undefined) return null;
  if (!id.startsWith('GTM-')) {
    const origins = [new URL(url ?? '').origin];
    return {
      address: `${url}/js/container_${id}.js`,
      layer: '_mtm',
      start: { event: 'mtm.Start', time: 'mtm.startTime' },
      sources: { script: origins, image: origins, connect: origins },
    };
  }
  // Google's list for a container with Google Analytics 4; with a tagging server of one's own, the container comes from there.
  const own = url === undefined ? [] : [new URL(url).origin];
  const container = 'https://*.googletagmanager.com';
  const analytics = 'https://*.google-analytics.com';
  return {
    address: `${url ?? 'https://www.googletagmanager.com'}/gtm.js?id=${id}`,
    layer: 'dataLayer',
    start: { event: 'gtm.js', time: 'gtm.start' },
    sources: {
      script: [...own, container],
      image: [...own, container, analytics],
      connect: [...own, container, analytics, 'https://*.analytics.google.com', 'https://www.google.com'],
    },
  };
}

import fs from 'node:fs';
import path from 'node:path';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { env } from './lib/env';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

/**
 * Next enters the generated types of its folder into tsconfig.json. A build beside the usual one (tests) gets a file of its own for that.
 */
function tsconfigPath(): string {
  if (env.NEXT_DIST_DIR === '.next') return 'tsconfig.json';
  const file = `tsconfig${env.NEXT_DIST_DIR}.json`;
  if (!fs.existsSync(file)) {
    const include = ['next-env.d.ts', '**/*.ts', '**/*.tsx'];
    fs.writeFileSync(file, `${JSON.stringify({ extends: './tsconfig.json', include }, null, 2)}\n`);
  }
  return file;
}

const config: NextConfig = {
  distDir: env.NEXT_DIST_DIR,
  // Rendered pages are kept by the house itself, which knows what changed; serverless hosts bring a cache of their own.
  ...(env.SERVERLESS ? {} : { cacheHandler: path.join(import.meta.dirname, 'scripts/serve/page-cache.mjs') }),
  cacheMaxMemorySize: 0,
  // Pages answer the slash form with a redirect of their own; the contract's endpoints answer both forms (middleware.ts).
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm test` checks the types; the build need not do it again.
  typescript: { ignoreBuildErrors: true, tsconfigPath: tsconfigPath() },
  serverExternalPackages: [
    'pg',
    'sharp',
    'better-auth',
    'graphile-worker',
    'pino',
    'nodemailer',
    'sanitize-html',
    '@sentry/nextjs',
    'fxa-common-password-list',
  ],
  // Read while running, by a path that the build cannot follow (lib/backend/sharing).
  outputFileTracingIncludes: {
    '/api/share-image': ['./node_modules/@fontsource/host-grotesk/files/*-700-normal.woff'],
  },
  experimental: {
    // Rendered pages live in memory only: the list of revalidated tags does too, so a page kept on disk would come back stale after a restart.
    isrFlushToDisk: false,
    // Writing the cache takes longer than a build in a fresh clone gains from it.
    turbopackFileSystemCacheForBuild: false,
    // Maps that packages bring along would only lead a stack trace into their sources, for 100 MB of the build's memory.
    turbopackInputSourceMaps: false,
    // What the middleware lets through of a body; an upload may have 50 MiB (lib/contract/media), everything else is bounded by its endpoint.
    proxyClientMaxBodySize: '52mb',
    // The public site, the admin and the hub have root layouts of their own; what no route has gets app/global-not-found.tsx.
    globalNotFound: true,
  },
};

/**
 * Source maps go to the error-reporting service only where an operator gives the build a token for it (docs/operations.md); without one
 * nothing of its build plugin is loaded.
 */
async function withSourceMapUpload(plain: NextConfig): Promise<NextConfig> {
  if (env.SENTRY_AUTH_TOKEN === undefined) return plain;
  const { withSentryConfig } = await import('@sentry/nextjs');
  return withSentryConfig(plain, {
    authToken: env.SENTRY_AUTH_TOKEN,
    ...(env.SENTRY_ORG === undefined ? {} : { org: env.SENTRY_ORG }),
    ...(env.SENTRY_PROJECT === undefined ? {} : { project: env.SENTRY_PROJECT }),
    telemetry: false,
    silent: true,
    // The house reports by itself (instrumentation.ts): nothing is wrapped, and no tunnel of the plugin is made.
    autoInstrumentServerFunctions: false,
    autoInstrumentMiddleware: false,
    autoInstrumentAppDirectory: false,
    sourcemaps: { deleteSourcemapsAfterUpload: true },
  });
}

const configure = (): Promise<NextConfig> => withSourceMapUpload(withNextIntl(config));

export default configure;

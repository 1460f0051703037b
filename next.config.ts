import fs from 'node:fs';
import path from 'node:path';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { env } from './lib/env';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

/**
 * Next adds the generated types of its folder to tsconfig.json. A second build beside the usual one, as in tests, gets a file of its own
 * for that.
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
  // Rendered pages are stored by our own cache handler, which knows what has changed; serverless hosts bring one.
  ...(env.SERVERLESS ? {} : { cacheHandler: path.join(import.meta.dirname, 'scripts/serve/page-cache.mjs') }),
  cacheMaxMemorySize: 0,
  // Pages redirect from the slash form themselves; the contract's endpoints answer both forms (middleware.ts).
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  reactStrictMode: true,
  // Title and description come in the head to everybody: to browsers they would otherwise follow in the body where a page takes long.
  htmlLimitedBots: /.*/,
  // `npm test` checks the types, so the build need not.
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
  // Read at run time, by a path that the build cannot trace (lib/backend/sharing).
  outputFileTracingIncludes: {
    '/api/share-image': ['./node_modules/@fontsource/host-grotesk/files/*-700-normal.woff'],
  },
  // TipTap's links bring it along with the editor; it comes when somebody writes or pastes an address.
  turbopack: { resolveAlias: { linkifyjs: './components/editor/text/late-linkify.ts' } },
  experimental: {
    // Rendered pages are kept in memory only, like the list of stale tags: a page on disk would be stale after a restart.
    isrFlushToDisk: false,
    // Writing the cache takes longer than a build in a fresh clone saves by it.
    turbopackFileSystemCacheForBuild: false,
    // Source maps of packages would only lead stack traces into their sources, for 100 MB of the build's memory.
    turbopackInputSourceMaps: false,
    // Only the error-reporting service reads them, if the operator has them uploaded. They cost 80 MB of the build's memory.
    turbopackSourceMaps: env.SENTRY_AUTH_TOKEN !== undefined,
    // Largest body that the middleware lets through. An upload may have 50 MiB (lib/contract/media); everything else is limited by its
    // endpoint.
    proxyClientMaxBodySize: '52mb',
    // The public site, the admin and the hub have root layouts of their own; paths without a route get app/global-not-found.tsx.
    globalNotFound: true,
  },
};

/**
 * Source maps are uploaded to the error-reporting service only if the operator gives the build a token (docs/operations.md); otherwise
 * none of its build plugin is loaded.
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
    // The site reports errors itself (instrumentation.ts), so nothing is wrapped, and the plugin makes no tunnel.
    autoInstrumentServerFunctions: false,
    autoInstrumentMiddleware: false,
    autoInstrumentAppDirectory: false,
    sourcemaps: { deleteSourcemapsAfterUpload: true },
  });
}

const configure = (): Promise<NextConfig> => withSourceMapUpload(withNextIntl(config));

export default configure;

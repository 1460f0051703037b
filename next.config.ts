import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

const config: NextConfig = {
  // Pages answer the slash form with a redirect of their own; the contract's endpoints answer both forms (proxy.ts).
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: ['pg', 'sharp', 'better-auth', 'graphile-worker', 'pino', 'nodemailer', 'sanitize-html'],
  experimental: {
    // Rendered pages live in memory only: the list of revalidated tags does too, so a page kept on disk would come back stale after a restart.
    isrFlushToDisk: false,
  },
};

export default withNextIntl(config);

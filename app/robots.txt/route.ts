import { siteUrl } from '@/lib/env';

/** It depends on the site's address, which is not known before the start. */
export const dynamic = 'force-dynamic';

const closed = ['/admin', '/cms-hub', '/api/', '/de/pageeditor-api/', '/en/pageeditor-api/'];

/**
 * Named in pages for readers that respect this file: pictures of shared pages, icons, feeds. A longer path takes precedence over a
 * shorter one.
 */
const open = ['/api/share-image', '/api/site-icon', '/api/news.xml', '/api/events.ics'];

/** Paths that crawlers should leave out, and the address of the sitemap. */
export function GET(): Response {
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    ...open.map((path) => `Allow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}

import { siteUrl } from '@/lib/env';

/** Follows the site's address, which is not known before the start. */
export const dynamic = 'force-dynamic';

const closed = ['/admin', '/cms-hub', '/api/', '/de/pageeditor-api/', '/en/pageeditor-api/'];

/** What crawlers are asked to leave out, and where the list of everything else is. */
export function GET(): Response {
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}

import { siteUrl } from '@/lib/env';

/** Follows the site's address, which is not known before the start. */
export const dynamic = 'force-dynamic';

const closed = ['/admin', '/cms-hub', '/api/', '/de/pageeditor-api/', '/en/pageeditor-api/'];

/** Named in pages for just those who ask here first: pictures of shared pages, icons, feeds. A longer path counts before a shorter one. */
const open = ['/api/share-image', '/api/site-icon', '/api/news.xml', '/api/events.ics'];

/** What crawlers are asked to leave out, and where the list of everything else is. */
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

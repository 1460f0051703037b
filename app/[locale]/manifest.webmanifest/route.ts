import { readSettings } from '@/lib/content/reads';
import { defaultLocale, isLocale } from '@/lib/contract/locale';
import { pagePath } from '@/lib/contract/paths';

export const dynamic = 'force-static';
export const revalidate = 600;

/** Made at the first request, as pages are: a build needs no content. */
export function generateStaticParams(): { locale: string }[] {
  return [];
}

const icon = (src: string, sizes: string, type: string) => ({ src, sizes, type });

/** What a phone is told that puts the site on its home screen. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> {
  const { locale: asked } = await params;
  const locale = isLocale(asked) ? asked : defaultLocale;
  const { name } = await readSettings(locale);
  const manifest = {
    name,
    short_name: name,
    lang: locale,
    start_url: pagePath(locale, ''),
    display: 'standalone',
    background_color: '#f5f8f8',
    theme_color: '#3fd6c4',
    icons: [
      icon('/icon-192.png', '192x192', 'image/png'),
      icon('/icon-512.png', '512x512', 'image/png'),
      icon('/icon.svg', 'any', 'image/svg+xml'),
    ],
  };
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } });
}

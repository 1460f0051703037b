import { readSettings } from '@/lib/content/reads';
import { defaultLocale, isLocale } from '@/lib/contract/locale';
import { pagePath } from '@/lib/contract/paths';

export const dynamic = 'force-static';
export const revalidate = 600;

/** Made at the first request, as pages are: a build needs no content. */
export function generateStaticParams(): { locale: string }[] {
  return [];
}

/** Pixels of the icons (spec §9), each a file of `public/`. */
const iconSizes = [64, 96, 128, 192, 256, 384, 512];

/** Those that a phone may cut to its own form: their edge is plain. */
const maskableSizes = [192, 512];

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
      ...iconSizes.map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...maskableSizes.map((size) => ({
        src: `/icon-maskable-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'maskable',
      })),
    ],
  };
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } });
}

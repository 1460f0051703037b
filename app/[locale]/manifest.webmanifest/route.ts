import { readSettings } from '@/lib/content/reads';
import { defaultLocale, isLocale } from '@/lib/contract/locale';
import { pagePath } from '@/lib/contract/paths';
import { iconSizes, siteIconPath } from '@/lib/contract/sharing';

export const dynamic = 'force-static';
export const revalidate = 600;

/** Rendered at the first request, like pages: a build needs no content. */
export function generateStaticParams(): { locale: string }[] {
  return [];
}

/** Sizes of icons that a phone may crop to its own shape, since their edge is plain. */
const maskableSizes = [192, 512] as const;

const png = (size: number, src: string) => ({ src, sizes: `${size}x${size}`, type: 'image/png' });

/** The web app manifest, for phones that add the site to their home screen. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> {
  const { locale: asked } = await params;
  const locale = isLocale(asked) ? asked : defaultLocale;
  const { name, logo } = await readSettings(locale);
  const manifest = {
    name,
    short_name: name,
    lang: locale,
    start_url: pagePath(locale, ''),
    display: 'standalone',
    background_color: '#f5f8f8',
    theme_color: '#3fd6c4',
    icons: logo === null ? ownIcons : iconsOf(logo.url),
  };
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } });
}

/** Files of `public/`: our own icons, until a site has a logo. */
const ownIcons = [
  ...iconSizes.map((size) => png(size, `/icon-${size}.png`)),
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ...maskableSizes.map((size) => ({ ...png(size, `/icon-maskable-${size}.png`), purpose: 'maskable' })),
];

function iconsOf(logo: string) {
  return [
    ...iconSizes.map((size) => png(size, siteIconPath(size, logo))),
    ...maskableSizes.map((size) => ({ ...png(size, siteIconPath(size, logo)), purpose: 'maskable' })),
  ];
}

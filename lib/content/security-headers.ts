import { embedHosts } from '@/lib/pagebuilder/embeds';

/** Hosts whose players and posts are shown in frames of our own making (spec §5). */
const frameHosts = [...new Set(Object.values(embedHosts).flat())].flatMap((host) => [
  `https://${host}`,
  `https://*.${host}`,
]);

/** Policy of an uploaded file when somebody opens it by itself: it may be seen and heard, and runs nothing. */
const filePolicy =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";

/** Policy of what an external content system answers to a call: a page with a form at most, such as that of a newsletter, and no script. */
const guestPolicy =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'";

/**
 * The policy of an answer that is a file from the media library or, behind `/media` and `/filer`, from an external content system, which
 * may hand out drawings and whole documents with scripts in them; and, if `isFromOutside`, of what that system answers to any other call.
 * Null for pages of this site. Browsers show no PDF within a sandbox.
 */
export function findAnswerPolicy(pathname: string, isFromOutside: boolean): string | null {
  if (/^\/(?:media|filer)\//.test(pathname)) return /\.pdf$/i.test(pathname) ? null : filePolicy;
  return isFromOutside ? guestPolicy : null;
}

/**
 * The headers of every answer (design §10). Static pages carry the framework's inline scripts, which differ from page to page
 * and know no nonce; so inline scripts are allowed, and what counts is that no foreign origin, no plug-in, no base address and
 * no form target is. HTML from editors is sanitised where it comes in.
 */
export function securityHeaders(options: {
  isSecure: boolean;
  isDevelopment: boolean;
  /** Other origins that pictures may come from. */
  pictureOrigins?: readonly string[];
  /** What the tag manager loads and talks to, which starts after consent. */
  tagSources?: Readonly<Record<'script' | 'image' | 'connect', readonly string[]>> | undefined;
  /** Origin of an outside map style, which fetches its tiles from there. */
  mapOrigin?: string | null;
}): Record<string, string> {
  const { isSecure, isDevelopment, pictureOrigins = [], mapOrigin = null, tagSources } = options;
  const tags = (kind: 'script' | 'image' | 'connect') => ['', ...(tagSources?.[kind] ?? [])].join(' ');
  const map = mapOrigin === null ? '' : ` ${mapOrigin}`;
  const pictures = ['', ...pictureOrigins].join(' ');
  const policy = [
    `default-src 'self'`,
    `script-src 'self' 'unsafe-inline'${isDevelopment ? ` 'unsafe-eval'` : ''}${tags('script')}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:${pictures}${map}${tags('image')}`,
    `media-src 'self' blob:${pictures}`,
    `font-src 'self' data:`,
    `connect-src 'self'${map}${tags('connect')}${isDevelopment ? ' ws: wss:' : ''}`,
    `frame-src 'self' ${frameHosts.join(' ')}`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'self'`,
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), geolocation=(self), gyroscope=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    ...(isSecure ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

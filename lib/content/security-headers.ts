import { answerHeaders } from '@/lib/answer-headers.mjs';
import { mediaPolicy } from '@/lib/media-answer.mjs';
import { embedHosts } from '@/lib/pagebuilder/embeds';

/** Hosts of players and posts that this site shows in frames of its own (spec §5). */
const frameHosts = [...new Set(Object.values(embedHosts).flat())].flatMap((host) => [
  `https://${host}`,
  `https://*.${host}`,
]);

/** Policy of an external content system's answers to calls: at most a page with a form, such as that of a newsletter, and no script. */
const guestPolicy =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'";

/**
 * The policy of a file of the media library or of an external content system (`/media`, `/filer`), which may serve drawings and documents
 * with scripts in them; and, if `isFromOutside`, of that system's answers to other calls. Null for pages of this site. Browsers do not
 * show a PDF in a sandbox.
 */
export function findAnswerPolicy(pathname: string, isFromOutside: boolean): string | null {
  if (/^\/(?:media|filer)\//.test(pathname)) return /\.pdf$/i.test(pathname) ? null : mediaPolicy;
  return isFromOutside ? guestPolicy : null;
}

/**
 * The headers of every answer that passes the middleware. Static pages carry the framework's inline scripts, which differ from
 * page to page and cannot have a nonce. So inline scripts are allowed here; other origins, plug-ins, base addresses and form targets are
 * not. HTML from editors is sanitised when it is saved.
 */
export function securityHeaders(options: {
  isSecure: boolean;
  isDevelopment: boolean;
  /** Other origins that pictures may come from. */
  pictureOrigins?: readonly string[];
  /** Origins that the tag manager uses, which starts after consent. */
  tagSources?: Readonly<Record<'script' | 'image' | 'connect', readonly string[]>> | undefined;
  /** Origin of an external map style, from which its tiles are fetched. */
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
    ...answerHeaders(isSecure),
  };
}

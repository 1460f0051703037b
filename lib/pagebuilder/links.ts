import { referencePattern, referenceSchema, type ReferenceTarget } from '@/lib/contract/identifier';

type Reference = `${ReferenceTarget}:${number}`;

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Whether a value is a reference, `page:12` or `media:7`. */
export function isReference(value: unknown): value is Reference {
  // Every text of a page is asked about at each save, and hardly one of them looks like a reference.
  return (
    typeof value === 'string' && referencePattern.test(value) && referenceSchema.safeParse(value).success
  );
}

/**
 * Whether a link may have this target: a reference, a path of this site, an anchor, or an http, mail or phone address. Scripts, other
 * schemes and addresses without a scheme (`//host`) are refused.
 */
export function isLinkTarget(value: string): boolean {
  // Nobody can go to a stand-alone section, but a block can show it.
  if (isReference(value)) return !value.startsWith('section:');
  if (/[\s\\\p{Cc}]/u.test(value)) return false;
  if (value.startsWith('#')) return true;
  if (value.startsWith('/')) return !value.startsWith('//');
  return URL.canParse(value) && schemes.has(new URL(value).protocol);
}

const hrefPattern = /(<a\b[^>]*?\s)href="([^"]*)"/gi;

/**
 * Rewrites the targets of links in a rich text. `change` gets each href unescaped and returns the new one, or null to remove the link and
 * keep its text.
 */
export function rewriteHrefs(html: string, change: (href: string) => string | null): string {
  return html.replace(hrefPattern, (_, start: string, escaped: string) => {
    const href = change(unescapeAttribute(escaped));
    return href === null ? start.trimEnd() : `${start}href="${escapeAttribute(href)}"`;
  });
}

/** The targets of links in a rich text. */
export function listHrefs(html: string): string[] {
  return Array.from(html.matchAll(hrefPattern), ([, , href = '']) => unescapeAttribute(href));
}

function escapeAttribute(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

function unescapeAttribute(value: string): string {
  return value
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

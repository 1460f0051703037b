import sanitizeHtml from 'sanitize-html';
import { linkTargets } from '@/lib/contract/identifier';
import { siteUrl } from '@/lib/env';
import { isLinkTarget } from '@/lib/pagebuilder/links';
import { readListStart } from '@/lib/pagebuilder/list-start';

const alignment = { 'text-align': [/^(?:left|center|right)$/] };
const aligned = ['p', 'li'];

const options: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'a', 'ul', 'ol', 'li'],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    ol: ['start'],
    ...Object.fromEntries(aligned.map((tag) => [tag, ['style']])),
  },
  allowedStyles: Object.fromEntries(aligned.map((tag) => [tag, alignment])),
  allowedSchemes: ['http', 'https', 'mailto', 'tel', ...linkTargets],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'title',
    'iframe',
    'object',
    'svg',
    'math',
    'template',
  ],
  transformTags: {
    b: 'strong',
    i: 'em',
    div: 'p',
    ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, 'p'])),
    ol: (tagName, attribs) => {
      const start = readListStart(attribs.start, attribs.type);
      const kept: Record<string, string> = start === null ? {} : { start };
      return { tagName, attribs: kept };
    },
    a: (tagName, { href, target }) => {
      const address = findOwnPath(href?.trim() ?? '');
      const safe: Record<string, string> = isLinkTarget(address) ? { href: address } : {};
      return {
        tagName,
        attribs: target === '_blank' ? { ...safe, target: '_blank', rel: 'noopener noreferrer' } : safe,
      };
    },
  },
  parser: { decodeEntities: true },
};

/**
 * Sanitises rich text for storing and showing (spec §3): paragraphs, line breaks, bold, italic, links, lists and the number they begin
 * with, alignment. Everything else is removed; the text of unknown elements stays, that of scripts does not.
 */
export function sanitiseRichText(html: string): string {
  return isOvergrown(html) ? textOnly(html) : sanitizeHtml(html, options);
}

/** More tags than any text has: the parser's time grows with the square of their depth. */
const mostTags = 10_000;

function isOvergrown(html: string): boolean {
  let tags = 0;
  for (let at = html.indexOf('<'); at !== -1 && tags <= mostTags; at = html.indexOf('<', at + 1)) tags += 1;
  return tags > mostTags;
}

/** The text between the tags; without any `<` it can form no element. */
function textOnly(html: string): string {
  const [first = '', ...rest] = html.split('<');
  return first + rest.map((part) => (part.includes('>') ? part.slice(part.indexOf('>') + 1) : '')).join('');
}

/** The path of an address on this site, for visitors also where it was copied while somebody edits; any other address as it is. */
export function findOwnPath(address: string): string {
  const path = address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : address;
  return path.startsWith('/') ? path.replace(/\?edit(?=#|$)/, '') : path;
}

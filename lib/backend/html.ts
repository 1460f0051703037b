import sanitizeHtml from 'sanitize-html';

const alignments = [/^(?:left|center|right)$/];

/**
 * Rich text reduced to what the editor can make (spec §3): paragraphs, bold, italic, lists, links, alignment. Everything
 * else loses its tags, scripts their content too; a link that opens a new window gets `noopener noreferrer`.
 */
export function sanitiseRichText(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a'],
    allowedAttributes: { a: ['href', 'target', 'rel'], p: ['style'], li: ['style'] },
    allowedStyles: { '*': { 'text-align': alignments } },
    allowedSchemes: ['http', 'https', 'mailto', 'tel', 'page', 'article', 'event', 'production', 'download', 'media'],
    allowProtocolRelative: false,
    transformTags: {
      b: 'strong',
      i: 'em',
      div: 'p',
      a: (tagName, { href, target }) => ({
        tagName,
        attribs: {
          ...(href === undefined ? {} : { href }),
          ...(target === '_blank' ? { target, rel: 'noopener noreferrer' } : {}),
        },
      }),
    },
  });
}

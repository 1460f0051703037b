import { Fragment } from 'react';

/**
 * A text in which words found are inside `<mark>`, as in the search's answer (lib/contract/search). Nothing else in it becomes an
 * element: an external content system may not escape what it quotes.
 */
export function MarkedText({ html }: { html: string }) {
  const [before = '', ...parts] = html.split('<mark>');
  return [
    plainText(before),
    ...parts.map((part, index) => {
      // Looked for in each part alone: a pattern over the whole would read on to its end for each mark that is not closed.
      const end = part.indexOf('</mark>');
      if (end === -1) return <Fragment key={index}>{plainText(part)}</Fragment>;
      return (
        <Fragment key={index}>
          <mark>{plainText(part.slice(0, end))}</mark>
          {plainText(part.slice(end))}
        </Fragment>
      );
    }),
  ];
}

/** Where there is room for some lines of a text only: most characters before the first word found, and about how many there are in all. */
const room = { before: 45, all: 74 } as const;

/** Fewer characters than this are no reason to end earlier. */
const shortestRest = 14;

/** Some lines of a text of the same form: close enough around the first word found for that to stand in them, with whole words. */
export function shorten(html: string): string {
  const found = html.indexOf('<mark>');
  const start = found <= room.before ? 0 : Math.min(html.indexOf(' ', found - room.before) + 1, found);
  const text = start === 0 ? html : `… ${html.slice(start)}`;
  const end = text.indexOf(' ', Math.max(room.all, text.indexOf('</mark>')));
  if (end === -1 || text.length - end < shortestRest) return text;
  const isInside = text.lastIndexOf('<mark>', end) > text.lastIndexOf('</mark>', end);
  return `${text.slice(0, end).replace(/[\s·,;:–-]+$/u, '')}${isInside ? '</mark>' : ''} …`;
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'", amp: '&' };

function plainText(html: string): string {
  return html
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(lt|gt|quot|#39|#x27|amp);/g, (entity, name: string) => entities[name] ?? entity);
}

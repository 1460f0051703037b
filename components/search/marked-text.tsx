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

/** Most characters before the first word found where only some lines of a text are shown. */
const longestLead = 60;

/** A text of the same form that begins close enough to the first word found for that to stand in its first lines. */
export function beginNearMark(html: string): string {
  const found = html.indexOf('<mark>');
  if (found <= longestLead) return html;
  const space = html.indexOf(' ', found - longestLead);
  return `… ${html.slice(Math.min(space + 1, found))}`;
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'", amp: '&' };

function plainText(html: string): string {
  return html
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(lt|gt|quot|#39|#x27|amp);/g, (entity, name: string) => entities[name] ?? entity);
}

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

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'", amp: '&' };

function plainText(html: string): string {
  return html
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(lt|gt|quot|#39|#x27|amp);/g, (entity, name: string) => entities[name] ?? entity);
}

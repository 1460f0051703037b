import { Fragment } from 'react';

/**
 * A text in which words found are inside `<mark>`, as in the search's answer (lib/contract/search). Nothing else in it becomes an
 * element: an external content system may not escape what it quotes.
 */
export function MarkedText({ html }: { html: string }) {
  return html
    .split(/<mark>([\s\S]*?)<\/mark>/)
    .map((part, index) =>
      index % 2 === 1 ? (
        <mark key={index}>{plainText(part)}</mark>
      ) : (
        <Fragment key={index}>{plainText(part)}</Fragment>
      ),
    );
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'", amp: '&' };

function plainText(html: string): string {
  return html
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(lt|gt|quot|#39|#x27|amp);/g, (entity, name: string) => entities[name] ?? entity);
}

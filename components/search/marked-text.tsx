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

/**
 * Where there is room for some lines of a text only: most characters before the first word found, and about how many there are in all;
 * `sentence` more for a whole sentence.
 */
interface Room {
  before: number;
  all: number;
  sentence: number;
}

/** Beside the picture of an artwork, and in an entry of a list. */
export const excerptRooms = {
  picture: { before: 45, all: 74, sentence: 36 },
  entry: { before: 90, all: 130, sentence: 60 },
} as const satisfies Record<string, Room>;

/** Fewer characters than this are no reason to end earlier. */
const shortestRest = 14;

/** Fewer characters than this of a text's next part are a stub. */
const shortestPart = 30;

/** Between two sentences, of which the second may begin with a word found: not behind an abbreviation or a number. */
const sentenceBorder =
  /(?<=(?:(?<=\p{L}{3}(?:<\/mark>)?)\.|[!?…])["”“»«)]*(?:<\/mark>)?) (?=["„“»«‹(]*(?:<mark>)?[\p{Lu}\p{N}])/gu;

/** Some lines of a text of the same form: close enough around the first word found for that to stand in them, in whole sentences or words. */
export function shorten(html: string, room: Room): string {
  const text = beginNear(html, html.indexOf('<mark>'), room);
  const least = Math.max(room.all, text.indexOf('</mark>'));
  const end = text.indexOf(' ', least);
  if (end === -1 || text.length - end < shortestRest) return text;
  const borders = [...text.matchAll(sentenceBorder)].map(({ index }) => index);
  const border = borders.findLast(
    (index) => index > text.indexOf('</mark>') && index <= least + room.sentence,
  );
  if (border !== undefined) return text.slice(0, border);
  const isInside = text.lastIndexOf('<mark>', end) > text.lastIndexOf('</mark>', end);
  // Of a part of a text of which so little would be seen, nothing is.
  const part = text.lastIndexOf(' · ', end);
  if (part > text.indexOf('</mark>') && end - part < shortestPart) return text.slice(0, part);
  return `${text.slice(0, end).replace(/[\s·,;:–-]+$/u, '')}${isInside ? '</mark>' : ''} …`;
}

/** The text from the sentence in which its first word found stands, or else from a word close to that. */
function beginNear(html: string, found: number, room: Room): string {
  if (found <= room.before) return html;
  const border = [...html.slice(0, found + '<mark>X'.length).matchAll(sentenceBorder)].at(-1)?.index;
  const start = border === undefined ? 0 : border + 1;
  const isWhole = start > 0 || !html.startsWith('…');
  if (isWhole && found - start <= room.before + room.sentence) return html.slice(start);
  return `… ${html.slice(Math.min(html.indexOf(' ', found - room.before) + 1, found))}`;
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'", amp: '&' };

function plainText(html: string): string {
  return html
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(lt|gt|quot|#39|#x27|amp);/g, (entity, name: string) => entities[name] ?? entity);
}

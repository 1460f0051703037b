import { readListStart } from '@/lib/pagebuilder/list-start';
import type { Pasted } from '../pasting';
import { countLost, liftPictures } from './pasted-pictures';

/** A part of pasted content: a headline, the text below it, a quotation, or a picture. */
export type PastedPart =
  | { kind: 'headline'; level: number; text: string }
  | { kind: 'quote'; text: string }
  | { kind: 'text'; html: string }
  | { kind: 'picture'; source: string };

/** Characters that can be pasted at once: ten full texts. Browsers stand still for seconds with much more, which no text could hold. */
export const mostPasted = 400_000;

/** Characters of markup that are cleaned while somebody waits: Word writes some ten for each that is read. */
const mostMarkup = 10 * mostPasted;

/** Whether pasted HTML, but for the pictures that stand in it, is more than that. */
export function isTooMuchMarkup(html: string): boolean {
  return html.length > mostMarkup && html.replace(/\bdata:image\/[^"')\s]+/g, '').length > mostMarkup;
}

const headings = 'h1, h2, h3, h4, h5, h6';
const debris = 'script, style, meta, link, title, xml, template, noscript, iframe, object, svg, math';

/** What was deleted in a document that keeps track of its changes. */
const deleted = 'del, .msoDel';

/** What Word or Markdown calls a quotation. Elsewhere what is quoted may be a whole mail. */
const quotations = 'p.MsoQuote, p.MsoIntenseQuote, blockquote.markdown';

/** The box before an item of a list of tasks in Google Docs: a picture, but not of the content. */
const boxes = 'img[aria-roledescription="checkbox"]';

/**
 * Content copied in Word, Google Docs, a mail or on a page, converted to elements that a text may have: real lists, tables as lines of
 * text, links to their final targets. Headings are left to the caller. With `addresses`, pictures stay that are only referred to by address.
 */
export function cleanPasted(html: string, addresses = false): string {
  const body = parseBody(html);
  for (const element of body.querySelectorAll(`${debris}, ${boxes}, ${deleted}`)) element.remove();
  dropComments(body);
  dropHandlers(body);
  nameTitles(body);
  liftPictures(body, addresses);
  // Google Docs wraps everything in a bold element that is not bold.
  for (const element of body.querySelectorAll<HTMLElement>('b')) {
    if (/^(?:normal|400)$/.test(element.style.fontWeight)) element.replaceWith(...element.childNodes);
  }
  markStyles(body);
  writeRaised(body);
  nestLists(body);
  buildWordLists(body);
  cleanStarts(body);
  for (const table of [...body.querySelectorAll('table')].toReversed())
    table.replaceWith(...readTable(table));
  for (const link of body.querySelectorAll('a')) {
    const address = findTarget(link.getAttribute('href') ?? '');
    if (leadsSomewhere(address)) link.setAttribute('href', address);
    else link.replaceWith(...link.childNodes);
  }
  // Content from a text of this editor is pasted as it was written.
  if (body.querySelector('[data-pm-slice]') === null) dropEmptyLines(body);
  return body.innerHTML;
}

/** Splits cleaned HTML at its headings. */
export function splitPasted(html: string): PastedPart[] {
  const body = parseBody(html);
  const parts: PastedPart[] = [];
  let open: Element[] = [];
  const close = () => {
    const text = open.map((element) => element.outerHTML).join('');
    if (open.some((element) => element.textContent.trim() !== '')) parts.push({ kind: 'text', html: text });
    open = [];
  };
  for (const node of listBlocks(body)) {
    if (node instanceof HTMLImageElement) {
      close();
      parts.push({ kind: 'picture', source: node.src });
      continue;
    }
    if (node.matches(quotations)) {
      close();
      parts.push({ kind: 'quote', text: readLine(node) });
      continue;
    }
    if (!node.matches(headings)) {
      open.push(node);
      continue;
    }
    const text = readLine(node);
    if (text === '') continue;
    close();
    parts.push({ kind: 'headline', level: Math.max(2, Number(node.tagName.slice(1))), text });
  }
  close();
  return parts;
}

/** The number of pictures in pasted HTML that cannot be had: not in the clipboard, nor, with `addresses`, by their address. */
export function countLostPictures(html: string, addresses: boolean): number {
  return countLost(parseBody(html), addresses);
}

/**
 * Whether pasted files are all there is. Word offers a picture of the text along with it, a browser the address of a picture along with it.
 */
export function isFilesAlone({ files, html }: Pasted): boolean {
  return files.length > 0 && (html === '' || isOnlyPicture(html));
}

function isOnlyPicture(html: string): boolean {
  const body = parseBody(html);
  return body.querySelector('img') !== null && body.textContent.trim() === '';
}

/** The same for a text, without pictures; headings become bold lines. Nothing of too much markup, which is refused with a word. */
export function cleanToText(html: string): string {
  if (isTooMuchMarkup(html)) return '';
  const body = parseBody(cleanPasted(html));
  for (const picture of body.querySelectorAll('img')) picture.remove();
  for (const heading of body.querySelectorAll(headings)) {
    const strong = document.createElement('strong');
    strong.append(...heading.childNodes);
    const line = document.createElement('p');
    line.append(strong);
    heading.replaceWith(line);
  }
  return body.innerHTML;
}

/** The content of some HTML, in a document of its own in which nothing runs. */
function parseBody(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

/** What stays a block of its own, and all that is one without being kept: its content is, and of a line between two parts nothing. */
const keptElements = `p, ul, ol, img, ${quotations}, ${headings}`;
const blockElements = `${keptElements}, hr, div, section, article, main, header, footer, aside, nav, address, figure, figcaption, blockquote, pre, dl, dt, dd, center`;

/** The blocks of some HTML in order; mere wrappers are unwrapped, as a link around a picture is, and loose text becomes a paragraph. */
function listBlocks(holder: Element): Element[] {
  const blocks: Element[] = [];
  let line: HTMLElement | null = null;
  for (const node of [...holder.childNodes]) {
    const isBlock =
      node instanceof Element && (node.matches(blockElements) || node.querySelector('img') !== null);
    if (!isBlock) {
      if (line === null && (node.textContent ?? '').trim() === '') continue;
      if (line === null) blocks.push((line = document.createElement('p')));
      line.append(node);
      continue;
    }
    line = null;
    if (node.matches(keptElements)) blocks.push(node);
    else blocks.push(...listBlocks(node));
  }
  return blocks;
}

/** The text of an element in one line, with its inner lines and paragraphs separated. */
function readLine(element: Element): string {
  // In the document of the pasted content, where nothing runs.
  const copy = element.ownerDocument.createElement('div');
  copy.innerHTML = element.innerHTML;
  for (const end of copy.querySelectorAll(`br, p, li, div, dt, dd, ${headings}`)) end.after(' ');
  return copy.textContent.replace(/\s+/g, ' ').trim();
}

/** Removes what would run as soon as an element comes into the document of the page. */
function dropHandlers(body: HTMLElement): void {
  for (const element of body.querySelectorAll('*'))
    for (const name of element.getAttributeNames()) if (/^on/i.test(name)) element.removeAttribute(name);
}

/** Removes comments, such as those by which Windows marks where the content begins and ends. */
function dropComments(body: HTMLElement): void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

/** Makes a heading of the line that Word calls the title of a document. */
function nameTitles(body: HTMLElement): void {
  for (const line of body.querySelectorAll('p.MsoTitle')) {
    const heading = document.createElement('h1');
    heading.append(...line.childNodes);
    line.replaceWith(heading);
  }
}

/** Google Docs writes bold and italic as styles, which a text has not. */
function markStyles(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>('span[style]')) {
    const { fontWeight, fontStyle } = element.style;
    const isBold = fontWeight === 'bold' || Number(fontWeight) >= 600;
    for (const name of [...(isBold ? ['strong'] : []), ...(fontStyle === 'italic' ? ['em'] : [])]) {
      const mark = document.createElement(name);
      mark.append(...element.childNodes);
      element.append(mark);
    }
  }
}

/** What is written above or below the line, as characters that are: a text has no such style. */
const raised = {
  sup: { from: '0123456789+-=()n', to: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ' },
  sub: { from: '0123456789+-=()', to: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎' },
} as const;

/** Writes them so, where there is a character for each of theirs. */
function writeRaised(body: HTMLElement): void {
  for (const [name, { from, to }] of Object.entries(raised))
    for (const element of body.querySelectorAll(name)) {
      const letters = [...element.textContent];
      if (letters.every((letter) => from.includes(letter)))
        element.replaceWith(letters.map((letter) => to[from.indexOf(letter)]).join(''));
    }
}

/** Whether a link has a target that others have, too: not a footnote or a heading of the document, a file or a script. */
function leadsSomewhere(address: string): boolean {
  if (address.startsWith('#')) return !address.startsWith('#_') && address.length > 1;
  return address !== '' && !/^(?!https?:|mailto:|tel:)[a-z][a-z\d+.-]*:/i.test(address);
}

/** Removes empty lines for spacing, as in Word and Google Docs: paragraphs have spacing of their own here. */
function dropEmptyLines(body: HTMLElement): void {
  for (const line of body.querySelectorAll('p')) {
    if (line.textContent.trim() === '' && line.querySelector('img') === null) line.remove();
  }
  for (const line of body.querySelectorAll('br')) {
    const before = line.previousSibling;
    const isBehindBlock = before instanceof Element && before.matches(`p, ul, ol, ${headings}`);
    if (isBehindBlock || line.className === 'Apple-interchange-newline') line.remove();
  }
}

/** Google Docs puts an inner list beside its item instead of into it. */
function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const before = list.previousElementSibling;
    if (before?.tagName === 'LI') {
      before.append(list);
      continue;
    }
    const item = document.createElement('li');
    list.replaceWith(item);
    item.append(list);
  }
}

/** Word writes list items as paragraphs that start with a bullet, with their depth in a style. Headings may be numbered in the same way. */
function buildWordLists(body: HTMLElement): void {
  /** The open lists, outermost first. */
  let open: HTMLElement[] = [];
  let last: Element | null = null;
  for (const line of body.querySelectorAll(`p, li, div, ${headings}`)) {
    const level = Number(/mso-list:[^;]*\blevel(\d)/.exec(line.getAttribute('style') ?? '')?.[1] ?? 0);
    if (level === 0) continue;
    const [, number] = /^\s*\(?(\d+|[a-z]{1,4})[.)]/i.exec(takeSign(line)) ?? [];
    const isOrdered = number !== undefined;
    if (line.matches(headings)) continue;
    if (last === null || line.previousElementSibling !== last) open = [];
    while (open.length > level) open.pop();
    const isOther = open.length === level && (open.at(-1)?.tagName === 'OL') !== isOrdered;
    if (isOther) open.pop();
    const outer = open.at(-1);
    if (outer === undefined || open.length < level) {
      const list = document.createElement(isOrdered ? 'ol' : 'ul');
      if (isOrdered) list.setAttribute('start', number);
      if (outer === undefined) line.before(list);
      else (outer.lastElementChild ?? outer).append(list);
      open.push(list);
      last = open[0] ?? list;
    }
    open.at(-1)?.append(makeItem(line));
    line.remove();
  }
}

/** Lists begin with the numbers that a text can hold, and are counted with no other signs. */
function cleanStarts(body: HTMLElement): void {
  for (const list of body.querySelectorAll('ol')) {
    const start = readListStart(list.getAttribute('start'), list.getAttribute('type'));
    for (const name of ['start', 'type']) list.removeAttribute(name);
    if (start !== null) list.setAttribute('start', start);
  }
}

/** Removes the bullet or number that Word has written at the start of a line. Returns it. */
function takeSign(line: Element): string {
  const sign = [...line.querySelectorAll('[style]')].find((element) =>
    /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? ''),
  );
  sign?.remove();
  return sign?.textContent ?? '';
}

/** An item of a list with the content of a line. */
function makeItem(line: Element): HTMLElement {
  const item = document.createElement('li');
  const text = document.createElement('p');
  text.append(...line.childNodes);
  item.append(text);
  return item;
}

/** A table as lines with its cells separated by a bar; one used for layout is unwrapped. */
function readTable(table: HTMLTableElement): Node[] {
  const rows = [...table.rows].map((row) => [...row.cells]);
  if (rows.every((cells) => cells.length < 2))
    return rows.flatMap((cells) => cells.flatMap((cell) => [...cell.childNodes]));
  return rows.flatMap((cells) => {
    const line = document.createElement('p');
    const texts = cells.map((cell) => ({ text: readLine(cell), isHead: cell.tagName === 'TH' }));
    if (texts.every(({ text }) => text === '')) return [];
    for (const [index, { text, isHead }] of texts.entries()) {
      if (index > 0) line.append(' | ');
      const word = isHead ? document.createElement('strong') : document.createElement('span');
      word.append(text);
      line.append(word);
    }
    return [line];
  });
}

/** The target of a redirecting address: those of Google's documents and results, and of Outlook's mails. */
export function findTarget(address: string): string {
  if (!URL.canParse(address)) return address;
  const { hostname, pathname, searchParams } = new URL(address);
  const isGoogle = /^(?:www\.)?google\.[a-z.]+$/.test(hostname) && pathname === '/url';
  const isOutlook = hostname.endsWith('.safelinks.protection.outlook.com');
  if (!isGoogle && !isOutlook) return address;
  const target = searchParams.get('q') ?? searchParams.get('url') ?? '';
  return /^https?:\/\//.test(target) ? target : address;
}

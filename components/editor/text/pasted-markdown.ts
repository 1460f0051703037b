import { Late } from '../late';
import type { Pasted } from '../pasting';
import { mostPasted } from './pasted-html';

/** What reads Markdown comes with the first that is pasted. */
const reader = new Late(() => import('./read-markdown'));

/** What Markdown has around whole lines, with how much one of them says, and together at most. A single dash or number is anybody's. */
const lineSigns = [
  { sign: /^ {0,3}#{1,6} +(?=.*\p{L}{2})/gmu, weight: 1, most: 2 },
  { sign: /^ *(?:[-*+]|\d+[.)]) +\S/gm, weight: 0.5, most: 1 },
  { sign: /^ {0,3}> ?\S/gm, weight: 1, most: 1 },
  { sign: /^ *\|?(?: *:?-{3,}:? *\|)+/gm, weight: 2, most: 2 },
] as const;

/** What it has within a line. */
const wordSigns = [
  /(?:\*\*|__)(?=\S)[^\n]*?\S(?:\*\*|__)/,
  /\[[^[\]\n]+\]\((?:https?:|mailto:|tel:|[/#])[^)\s]*\)/,
];

/** What HTML has that says more than its bare text; editors of program code only colour it. */
const formats =
  'h1, h2, h3, h4, h5, h6, ul, ol, blockquote, table, strong, b, em, i, a, img, [data-pm-slice]';

/** Whether pasted text is clearly Markdown: several signs of it, of which one at least makes a block, and nothing better is there. */
export function isMarkdown({ text, html }: Pasted): boolean {
  if (text.length > mostPasted) return false;
  const inLines = lineSigns.map(({ sign, weight, most }) =>
    Math.floor(Math.min(most, (text.match(sign)?.length ?? 0) * weight)),
  );
  const ofBlocks = inLines.reduce((sum, each) => sum + each, 0);
  const ofWords = wordSigns.filter((sign) => sign.test(text)).length;
  return ofBlocks > 0 && ofBlocks + ofWords > 1 && !isFormatted(html);
}

/** What is pasted, with its Markdown as HTML. */
export async function readMarkdown(pasted: Pasted): Promise<Pasted> {
  const { toHtml } = await reader.load();
  return { ...pasted, html: toHtml(pasted.text) };
}

function isFormatted(html: string): boolean {
  if (html === '') return false;
  return new DOMParser().parseFromString(html, 'text/html').querySelector(formats) !== null;
}

import { locales, type Locale } from '@/lib/contract/locale';
import type { ContentKind } from '@/lib/contract/module';
import { textOfHtml, textsIn, textsOf } from './field-values';
import type { Fields } from './fields';
import type { Definitions } from './localise';
import { tidyText } from './tidy-text';
import type { Json, Values } from './tree';

/** The result of turning a module into another kind: its texts and pictures, in all its languages. */
export interface Turned {
  kind: ContentKind;
  values: Values;
  children: Values[];
  /** Whether bold, italics or alignment are lost, which the new kind does not have. */
  isPlainer: boolean;
}

/** Converts the values of one kind into another; null if content would be lost, of which a link is a part. */
type Turn = (values: Values) => { values: Values; children?: Values[]; isPlainer?: boolean } | null;

const turns: Partial<Record<string, Partial<Record<ContentKind, Turn>>>> = {
  text: {
    headline: ({ content }) => {
      const line = mapTexts(content, (html) => (isOneLine(html) && !hasLink(html) ? textOfHtml(html) : null));
      return line && { values: { content: line }, isPlainer: textsOf(content).some(isFormatted) };
    },
    quote: ({ content }) => {
      const lines = mapTexts(content, (html) => (hasList(html) || hasLink(html) ? null : linesOfHtml(html)));
      return lines && { values: { content: lines }, isPlainer: textsOf(content).some(isFormatted) };
    },
    faq: ({ content }) => {
      const question = mapTexts(content, (html) => firstLine(html));
      const answer = mapTexts(content, (html) => html.replace(firstParagraph, ''));
      const isPlainer = textsOf(content).some((html) => isFormatted(firstParagraph.exec(html)?.[0] ?? ''));
      return question && answer && { values: {}, children: [{ content: question, text: answer }], isPlainer };
    },
  },
  headline: {
    text: ({ preline, content, subline }) => ({ values: { content: joinLines(preline, content, subline) } }),
    quote: ({ preline, content, subline }) =>
      isBlank(preline) && isBlank(subline) && content !== undefined ? { values: { content } } : null,
  },
  quote: {
    text: ({ content, author }) => ({
      values: {
        content: joinLines(content, mapTexts(author, (name) => `– ${name}`) ?? {}),
      },
    }),
    headline: ({ content, author }) => {
      const line = mapTexts(content, (text) => (text.includes('\n') ? null : text));
      return isBlank(author) && line ? { values: { content: line } } : null;
    },
  },
  image: {
    imagelist: ({ image = null, description = {}, link = '' }) => ({
      values: {},
      children: [{ image, description, link }],
    }),
  },
  video: {
    videolist: (values) => ({ values: {}, children: [values] }),
  },
};

/** The kinds that a module of a kind can be turned into in principle. */
export function listTurns(kind: string): ContentKind[] {
  return Object.keys(turns[kind] ?? {}) as ContentKind[];
}

/** Turns a module into another kind; null if that is not possible or content would be lost. */
export function turn(kind: string, values: Values, to: string, definitions: Definitions): Turned | null {
  const target = to as ContentKind;
  const definition = definitions[target];
  const made = turns[kind]?.[target]?.(values);
  if (!definition || !made) return null;
  const { children = [], isPlainer = false } = made;
  const tidy = tidyTexts(made.values, definition.fields);
  const itemFields = definitions[definition.children ?? '']?.fields ?? {};
  const isWithin = (texts: Values, fields: typeof itemFields) =>
    Object.entries(texts).every(([name, value]) => {
      const field = fields[name];
      const max = field?.kind === 'text' || field?.kind === 'rich_text' ? field.max : Infinity;
      return textsOf(value).every((text) => text.length <= max);
    });
  const fits = isWithin(tidy, definition.fields) && children.every((child) => isWithin(child, itemFields));
  return fits ? { kind: target, values: tidy, children, isPlainer } : null;
}

/** Values of a kind, whose texts are as that kind keeps them. */
function tidyTexts(values: Values, fields: Fields): Values {
  const tidy = ([name, value]: [string, Json]): [string, Json] => {
    const texts = Object.entries(textsIn(value));
    if (texts.length === 0) return [name, value];
    return [
      name,
      Object.fromEntries(texts.map(([locale, text = '']) => [locale, tidyText(fields[name], text)])),
    ];
  };
  return Object.fromEntries(Object.entries(values).map(tidy));
}

/** Joins the texts of two modules, in every language. */
export function joinTexts(first: Json | undefined, second: Json | undefined): Values {
  const [one, two] = [textsIn(first), textsIn(second)];
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const text = (one[locale] ?? '') + (two[locale] ?? '');
      return text === '' ? [] : [[locale, text]];
    }),
  );
}

/**
 * Appends a text to the line of a headline, in every language; null if it is more than one plain line, if the headline is too long then, or
 * if a subline stands between them. In the language that is written the words meet where the caret is, letter by letter; in the other one,
 * which nobody sees, they stay words.
 */
export function joinToHeadline(
  { content, subline }: Values,
  text: Json | undefined,
  { headline }: Definitions,
  written: Locale,
): Values | null {
  const [one, two] = [textsIn(content), textsIn(text)];
  const field = headline?.fields.content;
  const most = field?.kind === 'text' ? field.max : 0;
  const joined: Values = {};
  for (const locale of locales) {
    const line = plainLine.exec(two[locale] ?? '');
    if (line === null || !isBlank(subline)) return null;
    const [, words = ''] = line;
    const [before, behind] = [one[locale] ?? '', textOfHtml(words)];
    const isApart = locale !== written && /\S$/.test(before) && behind !== '';
    const whole = before + (isApart || /^\s/.test(words) ? ' ' : '') + behind;
    if (whole.length > most) return null;
    if (whole !== '') joined[locale] = whole;
  }
  return joined;
}

/** Applies a function to the text of every language; null if it returns null for one, or if there is no text. */
function mapTexts(value: Json | undefined, map: (text: string) => string | null): Values | null {
  const mapped: Values = {};
  for (const [locale, text = ''] of Object.entries(textsIn(value))) {
    const next = text === '' ? '' : map(text);
    if (next === null) return null;
    mapped[locale] = next;
  }
  return mapped;
}

function isBlank(value: Json | undefined): boolean {
  return textsOf(value).every((text) => text.trim() === '');
}

/** One paragraph without marks, or nothing. */
const plainLine = /^(?:<p(?: [^>]*)?>([^<]*)<\/p>)?$/;

const firstParagraph = /^\s*<p(?: [^>]*)?>(.*?)<\/p>\s*/s;

function firstLine(html: string): string | null {
  const line = firstParagraph.exec(html)?.[1] ?? '';
  const text = textOfHtml(line);
  return text === '' || hasLink(line) ? null : text;
}

function hasLink(html: string): boolean {
  return /<a\b/.test(html);
}

function isFormatted(html: string): boolean {
  return /<(?:strong|em)\b|<p [^>]*style=/.test(html);
}

function hasList(html: string): boolean {
  return /<[uo]l\b/.test(html);
}

function isOneLine(html: string): boolean {
  return !hasList(html) && (html.match(/<p\b/g) ?? []).length <= 1;
}

/** The paragraphs of a text as lines. */
function linesOfHtml(html: string): string {
  return html
    .split(/<\/p>|<br\s*\/?>/)
    .map((line) => textOfHtml(line))
    .filter((line) => line !== '')
    .join('\n');
}

/** Joins plain texts as paragraphs. */
function joinLines(...parts: (Json | undefined)[]): Values {
  const joined: Values = {};
  for (const locale of locales) {
    const lines = parts.flatMap((part) => (textsIn(part)[locale] ?? '').split('\n'));
    const html = lines.filter((line) => line.trim() !== '').map((line) => `<p>${escape(line)}</p>`);
    if (html.length > 0) joined[locale] = html.join('');
  }
  return joined;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

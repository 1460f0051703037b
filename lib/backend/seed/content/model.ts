import type { ContentKind } from '@/lib/contract/module';
import type { ReferenceTarget } from '@/lib/contract/identifier';
import type { Values } from '@/lib/pagebuilder/tree';
import type { PaletteColour } from '@/lib/site';
import { keepTogether } from './keep-together';

/**
 * The demo as data. References name their target by key, as `@page:visit`, `@media:pegel` or `@venue:museum`; the seed converts names to
 * ids once they exist.
 */

export type Text = { de: string; en: string };

/** A text in both languages, with numbers kept together with their units. */
export function t(de: string, en: string): Text {
  return { de: keepTogether(de), en: keepTogether(en) };
}

export type NamedThing = ReferenceTarget | 'venue' | 'genre';

export type Name = `@${NamedThing}:${string}`;

/** A name within a string, as the seed finds it. */
export const namePattern = /@(page|article|event|production|download|media|venue|genre):([a-z0-9-]+)/g;

export interface ModuleContent {
  kind: ContentKind;
  anchor?: string;
  values: Values;
  children?: ModuleContent[];
}

export interface SectionContent {
  /** Index into the list of layouts (spec §3). */
  layout: number;
  anchor?: string;
  /** Fills the section from edge to edge. */
  color?: PaletteColour;
  columns: ModuleContent[][];
}

/** A record with its sections, if it has any. */
export interface RecordContent {
  /** The key that others refer to. */
  key: string;
  values: Values;
  sections?: SectionContent[];
}

export interface MediaContent {
  /** File name in the folder `pictures`. */
  file: string;
  folder: string;
  alt: Text;
  copyright: string;
  /** Its focal point in per cent of its width from the left. Defaults to the middle. */
  focalX?: number;
}

/** Layouts by their look; the number is the index into the list of spec §3. */
export const layout = { full: 0, wideLeft: 1, wideRight: 2, halves: 3, thirds: 4 } as const;

export function section(split: number, ...columns: ModuleContent[][]): SectionContent {
  return { layout: split, columns };
}

/** A section on a field of colour. */
export function coloured(color: PaletteColour, content: SectionContent): SectionContent {
  return { ...content, color };
}

/** A section with an anchor for links and for the page's table of contents. */
export function anchored(anchor: string, content: SectionContent): SectionContent {
  return { ...content, anchor };
}

export function headline(
  content: Text,
  more: { preline?: Text; subline?: Text; level?: 2 | 3 | 4; wide?: boolean } = {},
): ModuleContent {
  return {
    kind: 'headline',
    values: {
      content,
      ...(more.preline && { preline: more.preline }),
      ...(more.subline && { subline: more.subline }),
      headline_level: more.level ?? 2,
      extra_class: more.wide === true ? 'full-width' : 'default',
    },
  };
}

/** Rich text, given as HTML. */
export function text(de: string, en: string): ModuleContent {
  return { kind: 'text', values: { content: t(de, en) } };
}

/** One of several parts beside each other: its name over rich text. */
export function part(name: Text, de: string, en: string, ...more: ModuleContent[]): ModuleContent[] {
  return [headline(name, { level: 3 }), text(de, en), ...more];
}

export function link(content: Text, target: string, button = true): ModuleContent {
  return { kind: 'link', values: { content, link: target, extra_class: button ? 'button' : '' } };
}

export function image(
  picture: Name,
  alias: 'small' | 'medium' | 'big' | 'vertical' | 'horizontal' = 'big',
  description?: Text,
): ModuleContent {
  return { kind: 'image', values: { image: picture, alias, ...(description && { description }) } };
}

export function quote(content: Text, author: Text): ModuleContent {
  return { kind: 'quote', values: { content, author } };
}

export function faq(...items: [question: Text, answer: Text, anchor?: string][]): ModuleContent {
  return {
    kind: 'faq',
    values: { extra_class: 'big' },
    children: items.map(([content, answer, anchor]) => ({
      kind: 'faqitem',
      ...(anchor !== undefined && { anchor }),
      values: { content, text: answer },
    })),
  };
}

export interface Teaser {
  headline: Text;
  image?: Name;
  preline?: Text;
  subline?: Text;
  text?: Text;
  link?: string;
  link_text?: Text;
}

export function teasers(style: 'standard' | 'slide', ...items: Teaser[]): ModuleContent {
  return {
    kind: 'teaserlist',
    values: { extra_class: style },
    children: items.map((item) => ({ kind: 'teaseritem', values: { ...item } })),
  };
}

/** A block filled by the site itself: coming dates, news, the week, the map. */
export function live(source: 'events' | 'news' | 'hours' | 'map'): ModuleContent {
  return { kind: 'teaserlist', values: { extra_class: 'standard', source } };
}

export function fullTeaser(
  style: 'default' | 'image-right' | 'image-left',
  teaser: { headline: Text; text: Text; image: Name; preline?: Text; link?: string; link_text?: Text },
): ModuleContent {
  return { kind: 'fullteaser', values: { ...teaser, extra_class: style } };
}

export function images(...items: { image: Name; title?: Text; description?: Text }[]): ModuleContent {
  return {
    kind: 'imagelist',
    values: {},
    children: items.map((item) => ({ kind: 'imageitem', values: { ...item } })),
  };
}

export function logos(...items: { image: Name; text: Text; link?: string }[]): ModuleContent {
  return {
    kind: 'logolist',
    values: {},
    children: items.map((item) => ({ kind: 'logoitem', values: { ...item } })),
  };
}

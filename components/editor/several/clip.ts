import { z } from 'zod';
import { clipSchema, type Clip, type ClipModule } from '@/lib/contract/several';
import { locales, otherLocale, type Locale } from '@/lib/contract/locale';
import { listInside } from '@/lib/pagebuilder/clip-words';
import { textOfHtml } from '@/lib/pagebuilder/field-values';
import { blocksAttribute } from '../pasting';
import { isTypedInPlace, listFields } from '../session/module-rules';

const storageName = 'litfass:clip';

/** The content of a clipboard: blocks with all their languages, their site, and its pictures. */
const clipboardSchema = clipSchema.extend({
  site: z.string().max(200),
  /** Pictures by reference, as `data:` addresses, since another site does not have them. */
  pictures: z.record(z.string(), z.object({ name: z.string(), data: z.string() })).default({}),
});

export type Clipboard = z.infer<typeof clipboardSchema>;

/** Blocks as HTML for any program, with the data for this editor in an attribute. */
export function writeClip(clip: Clipboard, locale: Locale): { html: string; text: string } {
  const lines = clip.modules.flatMap((module) =>
    readTexts(module, (fields) => fields[locale] ?? fields[otherLocale(locale)]),
  );
  const content = encodeURIComponent(JSON.stringify(clip));
  return {
    html: `<div ${blocksAttribute}="${content}">${lines.join('')}</div>`,
    text: lines.map(textOfHtml).join('\n\n'),
  };
}

type Fields = Record<string, unknown> | undefined;

/** The texts of a block, as paragraphs, from the fields of one of its languages. */
function readTexts(module: ClipModule, pick: (fields: ClipModule['fields']) => Fields): string[] {
  return [
    ...readFields(module, pick(module.fields)),
    ...listInside(module).flatMap((each) => readTexts(each, pick)),
  ];
}

function readFields({ model }: ClipModule, fields: Record<string, unknown> = {}): string[] {
  return listFields(model).flatMap(([name, field]) => {
    const value = fields[name];
    if (!isTypedInPlace(field) || typeof value !== 'string' || value === '') return [];
    return [field.kind === 'rich_text' ? value : paragraph(value)];
  });
}

function paragraph(text: string): string {
  const line = document.createElement('p');
  line.textContent = text;
  return line.outerHTML;
}

/** Whether there are words in both languages. */
export function hasBothLanguages({ modules }: Clip): boolean {
  return locales.every((locale) =>
    modules.some((module) => readTexts(module, (fields) => fields[locale]).length > 0),
  );
}

/** The blocks in HTML from a clipboard; null if it comes from anywhere else. */
export function readClip(html: string): Clipboard | null {
  if (!html.includes(blocksAttribute)) return null;
  const holder = new DOMParser().parseFromString(html, 'text/html').querySelector(`[${blocksAttribute}]`);
  return parse(() => decodeURIComponent(holder?.getAttribute(blocksAttribute) ?? ''));
}

/** What was last copied on this site in this browser. */
export function readKept(): Clipboard | null {
  return parse(() => localStorage.getItem(storageName) ?? '');
}

/** Stores it for other pages and tabs of this site, without its pictures, which are on this site. */
export function keepClip(clip: Clipboard): void {
  try {
    localStorage.setItem(storageName, JSON.stringify({ ...clip, pictures: {} }));
  } catch {
    // If storage is full, the clipboard itself has it.
  }
}

function parse(read: () => string): Clipboard | null {
  try {
    const parsed = clipboardSchema.safeParse(JSON.parse(read()));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

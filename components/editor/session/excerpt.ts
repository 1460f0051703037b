import { listChildren } from '@/lib/client/sections';
import type { Module } from '@/lib/contract/module';
import { findDefinition } from '@/components/modules/kinds';
import { listTextFields, textOfHtml } from '@/lib/pagebuilder/field-values';
import type { EditingSession } from './editing-session';

/** Characters of a text that are enough to recognise it. */
const longest = 40;

/** The first words of a block or its contents; empty if there are none. */
export function excerptOf(module: Module): string {
  for (const text of listOwnTexts(module)) {
    if (text !== '') return shorten(text);
  }
  for (const child of listChildren(module)) {
    const inside = excerptOf(child);
    if (inside !== '') return inside;
  }
  return '';
}

/** All words of a block itself, without those of its contents. */
export function textOf(module: Module): string {
  return listOwnTexts(module).join(' ');
}

function listOwnTexts(module: Module): string[] {
  return listTextFields(findDefinition(module.model)?.fields ?? {}).map(([name]) => {
    const value = module[name];
    return typeof value === 'string' ? textOfHtml(value).replace(/\s+/g, ' ').trim() : '';
  });
}

/** The beginning of a text, to know it by: whole if it is short, else up to a word's end. */
export function shorten(text: string): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2)).trimEnd()} …`;
}

/** The name of a block for people: its kind with its first words, a section with its number. */
export function nameOf(
  module: Module,
  { sections, say, labels }: Pick<EditingSession, 'sections' | 'say' | 'labels'>,
): string {
  const excerpt = excerptOf(module);
  const number = sections.findIndex(({ id }) => id === module.id) + 1;
  const kind = number > 0 ? say('section.name', { number }) : labels.kind(module.model);
  return excerpt === '' ? kind : say('block.named', { kind, excerpt });
}

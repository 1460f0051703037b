import { findDefinition } from '@/components/modules/kinds';
import type { Locale } from '@/lib/contract/locale';
import { isValues, textOfHtml } from '@/lib/pagebuilder/field-values';
import type { Field, Fields } from '@/lib/pagebuilder/fields';
import { isVisible } from '@/lib/pagebuilder/localise';
import { isSection, type Json, type Tree, type TreeNode, type Values } from '@/lib/pagebuilder/tree';
import { parseReference } from '../references/parse-reference';

/** Longest searchable text of one record, in characters. */
const longestBody = 100_000;

/** All readable text in the values of a record or module in one language, without the fields of `except`. */
export function textOfValues(
  fields: Fields,
  values: Values,
  locale: Locale,
  except: readonly string[] = [],
): string[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    except.includes(name) ? [] : textOfField(field, values[name], locale),
  );
}

/** All text of a published tree in one language. */
export function textOfTree(tree: Tree, locale: Locale): string[] {
  return tree.sections.flatMap((section) => textOfNode(section, locale));
}

/** All text of a module or section in one language. */
export function textOfNode(node: TreeNode, locale: Locale): string[] {
  if (!isVisible(node, locale)) return [];
  if (isSection(node)) return node.columns.flat().flatMap((module) => textOfNode(module, locale));
  const definition = findDefinition(node.kind);
  if (definition === null) return [];
  return [
    ...textOfValues(definition.fields, node.values, locale),
    ...node.children.flatMap((child) => textOfNode(child, locale)),
  ];
}

/** Ids of the stand-alone sections that a published tree shows in one language. */
export function placedInTree(tree: Tree, locale: Locale): number[] {
  return tree.sections.flatMap((section) => placedInNode(section, locale));
}

function placedInNode(node: TreeNode, locale: Locale): number[] {
  if (!isVisible(node, locale)) return [];
  if (isSection(node)) return node.columns.flat().flatMap((module) => placedInNode(module, locale));
  const placed = node.kind === 'sectionreference' ? node.values['section'] : undefined;
  const target = typeof placed === 'string' ? parseReference(placed) : null;
  return target === null ? [] : [target.id];
}

/** The end of a text that needs no full stop after it. */
const ended = /[.!?…:;,]["”“»«’)]*$/;

/** A text without the marks of where a word may be divided: whoever searches for the word does not type them, and a copy brings them. */
export function withoutSoftHyphens(text: string): string {
  return text.replaceAll('\u00ad', '');
}

/** Joins blocks, such as a headline and the text below it, to one text within limits that can be read as well as searched: none runs into the next. */
export function joinText(blocks: readonly string[]): string {
  return blocks.map(tidy).filter(Boolean).join(' · ').slice(0, longestBody);
}

/** Joins paragraphs, items and lines of one rich text, which read on: what does not end by itself is told apart. */
function joinParagraphs(paragraphs: readonly string[]): string {
  const texts = paragraphs.map(tidy).filter(Boolean);
  return texts
    .map((text, index) => (index === texts.length - 1 || ended.test(text) ? text : `${text} ·`))
    .join(' ');
}

const tidy = (text: string) => withoutSoftHyphens(text).replace(/\s+/g, ' ').trim();

/** The end of a paragraph, item or line of rich text. */
const blockEnd = /<\/(?:p|li)>|<br\s*\/?>/;

function textOfField(field: Field, stored: Json | undefined, locale: Locale): string[] {
  if (field.kind === 'list') {
    if (!Array.isArray(stored)) return [];
    return stored.flatMap((item) => (isValues(item) ? textOfValues(field.of, item, locale) : []));
  }
  if (field.kind !== 'text' && field.kind !== 'rich_text') return [];
  const value = field.localised === true ? (isValues(stored) ? stored[locale] : undefined) : stored;
  if (typeof value !== 'string' || value === '') return [];
  return [field.kind === 'rich_text' ? joinParagraphs(value.split(blockEnd).map(textOfHtml)) : value];
}

import 'server-only';
import { findDefinition } from '@/components/modules/kinds';
import { sanitiseRichText } from '@/lib/html/rich-text';
import type { Module, Section } from '@/lib/contract/module';
import type { Navigation } from '@/lib/contract/navigation';
import { extractEmbedAddress } from '@/lib/pagebuilder/embeds';
import type { Field, Fields } from '@/lib/pagebuilder/fields';
import { isLinkTarget, isReference } from '@/lib/pagebuilder/links';

/** Sanitises HTML of an external system. */
export function cleanText(html: string): string {
  return sanitiseRichText(html);
}

function cleanValue(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'rich_text':
      return typeof value === 'string' ? sanitiseRichText(value) : '';
    case 'text':
      return typeof value === 'string' ? value : value === null || value === undefined ? '' : String(value);
    case 'embed':
      return typeof value === 'string' ? (extractEmbedAddress(value, field.family) ?? '') : '';
    case 'link':
      return typeof value === 'string' &&
        (isLinkTarget(value) || (field.to !== undefined && isReference(value)))
        ? value
        : '';
    default:
      return value;
  }
}

/** A module with its fields made safe by its kind's definition: HTML is sanitised, links and embeds are kept only if they are allowed. */
function cleanModule(module: Module): Module {
  const definition = findDefinition(module.model);
  if (!definition) return module;
  const cleaned: Module = { ...module };
  for (const [name, field] of Object.entries(definition.fields)) {
    cleaned[name] = cleanValue(field, module[name]);
    if (field.kind === 'link') cleaned[`${name}_url`] = cleanValue(field, module[`${name}_url`]);
  }
  if (module.children) cleaned.children = cleanModules(module.children);
  return cleaned;
}

/**
 * An answer for the browser, made safe: every module in it at any depth, and the text of an artwork. Missing fields stay missing, and
 * unknown kinds stay as they are, since the editor shows none of their fields.
 */
export function cleanAnswer(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cleanAnswer);
  if (typeof value !== 'object' || value === null) return value;
  const model = 'model' in value && typeof value.model === 'string' ? value.model : '';
  const fields = findDefinition(model)?.fields;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => {
      const field = fields && findField(fields, name);
      if (field) return [name, cleanValue(field, inner)];
      if (name === 'description_long' && typeof inner === 'string') return [name, cleanText(inner)];
      return [name, cleanAnswer(inner)];
    }),
  );
}

/** The field that a property of a module belongs to: `link_url` is the address of `link`. */
function findField(fields: Fields, name: string): Field | undefined {
  if (Object.hasOwn(fields, name)) return fields[name];
  const link = name.endsWith('_url') ? name.slice(0, -'_url'.length) : '';
  return Object.hasOwn(fields, link) && fields[link]?.kind === 'link' ? fields[link] : undefined;
}

/** Modules of an external system, made safe; unknown kinds are left out. */
function cleanModules(modules: readonly Module[]): Module[] {
  return modules.filter(({ model }) => findDefinition(model) !== null).map(cleanModule);
}

/** Menu and footer of an external system: entries whose link is not allowed are left out, and their children take their place. */
export function cleanNavigation({ menu, footer, ...rest }: Navigation): Navigation {
  const isSafe = ({ url }: { url: string }) => isLinkTarget(url);
  return {
    ...rest,
    menu: menu.flatMap((item) => {
      const children = item.children.filter(isSafe);
      if (isSafe(item)) return [{ ...item, children }];
      return children.map((child) => ({ ...child, is_highlight: item.is_highlight, children: [] }));
    }),
    footer: footer.filter(isSafe),
  };
}

/** Sections of an external system, made safe. */
export function cleanSections(sections: readonly Section[]): Section[] {
  return sections.map((section) => ({
    ...section,
    columns: section.columns.map((column) => ({ ...column, children: cleanModules(column.children) })),
  }));
}

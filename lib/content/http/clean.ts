import 'server-only';
import { moduleDefinitions } from '@/components/modules/definitions';
import { sanitiseRichText } from '@/lib/html/rich-text';
import type { Module, Section } from '@/lib/contract/module';
import { extractEmbedAddress } from '@/lib/pagebuilder/embeds';
import type { Field, ModuleDefinition } from '@/lib/pagebuilder/fields';
import { isLinkTarget } from '@/lib/pagebuilder/links';

const definitions: Readonly<Partial<Record<string, ModuleDefinition>>> = moduleDefinitions;

/** HTML of somebody else as it may be shown here (design §10). */
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
      return typeof value === 'string' ? extractEmbedAddress(value, field.family) : null;
    case 'link':
      return typeof value === 'string' && isLinkTarget(value) ? value : null;
    default:
      return value;
  }
}

/** A module with its fields made safe by its kind's definition: HTML cleaned, links and embeds only where they may lead. */
function cleanModule(module: Module): Module {
  const definition = definitions[module.model];
  if (!definition) return module;
  const cleaned: Module = { ...module };
  for (const [name, field] of Object.entries(definition.fields)) {
    cleaned[name] = cleanValue(field, module[name]);
    if (field.kind === 'link') cleaned[`${name}_url`] = cleanValue(field, module[`${name}_url`]);
  }
  if (module.children) cleaned.children = cleanModules(module.children);
  return cleaned;
}

/** Modules of an external system made safe; kinds that this site does not know are left out. */
function cleanModules(modules: readonly Module[]): Module[] {
  return modules.filter(({ model }) => definitions[model] !== undefined).map(cleanModule);
}

/** Sections of an external system made safe. */
export function cleanSections(sections: readonly Section[]): Section[] {
  return sections.map((section) => ({
    ...section,
    columns: section.columns.map((column) => ({ ...column, children: cleanModules(column.children) })),
  }));
}

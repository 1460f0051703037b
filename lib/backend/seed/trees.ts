import { moduleDefinition } from '@/components/modules/kinds';
import { sectionLayouts } from '@/lib/contract/module';
import { storedSchema } from '@/lib/pagebuilder/schema';
import type { ModuleNode, SectionNode, Tree } from '@/lib/pagebuilder/tree';
import { sanitiseRichText } from '@/lib/html/rich-text';
import type { ModuleContent, SectionContent } from './content/model';
import type { Names } from './names';

/** The number of ids that a tree of these sections needs. */
export function countNodes(sections: readonly SectionContent[]): number {
  const inside = (modules: readonly ModuleContent[]): number =>
    modules.reduce((sum, module) => sum + 1 + inside(module.children ?? []), 0);
  return sections.reduce((sum, section) => sum + 1 + inside(section.columns.flat()), 0);
}

/** The tree of a document. Throws if a section has more columns than its layout, or a module violates its definition. */
export function buildTree(sections: readonly SectionContent[], names: Names, takeId: () => number): Tree {
  return {
    sections: sections.map((section): SectionNode => {
      const columns = sectionLayouts[section.layout]?.columns.length ?? 0;
      if (section.columns.length > columns)
        throw new Error(`Layout ${section.layout} has ${columns} columns.`);
      const id = takeId();
      return {
        id,
        kind: 'container',
        version: 1,
        anchor: section.anchor ?? '',
        locales: null,
        ...(section.color !== undefined && { color: section.color }),
        layout: section.layout,
        columns: Array.from({ length: columns }, (_, index) =>
          (section.columns[index] ?? []).map((module) => buildModule(module, names, takeId)),
        ),
      };
    }),
  };
}

function buildModule(content: ModuleContent, names: Names, takeId: () => number): ModuleNode {
  const definition = moduleDefinition(content.kind);
  const parsed = storedSchema(definition.fields, 'create').safeParse(
    names.resolve(content.values, new Set()),
  );
  if (!parsed.success) throw new Error(`A ${content.kind} of the demo is wrong.`, { cause: parsed.error });
  const values = Object.fromEntries(
    Object.entries(parsed.data).map(([name, value]) => [
      name,
      definition.fields[name]?.kind === 'rich_text' ? cleanTexts(value) : value,
    ]),
  );
  return {
    id: takeId(),
    kind: content.kind,
    version: definition.version,
    anchor: content.anchor ?? '',
    locales: null,
    values,
    children: (content.children ?? []).map((child) => buildModule(child, names, takeId)),
  };
}

/** Rich text as the editor would have stored it. */
function cleanTexts(value: ModuleNode['values'][string]): ModuleNode['values'][string] {
  if (typeof value === 'string') return sanitiseRichText(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([locale, each]) => [locale, cleanTexts(each)]));
}

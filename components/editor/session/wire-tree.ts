import { findDefinition } from '@/components/modules/kinds';
import type { Locale } from '@/lib/contract/locale';
import { sectionLayouts, type Module, type Section } from '@/lib/contract/module';
import {
  isSection,
  type Json,
  type ModuleNode,
  type SectionNode,
  type Tree,
  type TreeNode,
  type Values,
} from '@/lib/pagebuilder/tree';
import { listFields } from './module-rules';

/** The sections of a draft as a tree in the one language that they are in, for a backend that has no trees. */
export function readWireTree(sections: readonly Section[], locale: Locale): Tree {
  return { sections: sections.map((section) => readSection(section, locale)) };
}

function readSection(section: Section, locale: Locale): SectionNode {
  const { id, anchor, locales = null, layout, color } = section;
  return {
    ...{ id, kind: 'container', version: 1, anchor, locales, layout },
    ...(color == null ? {} : { color }),
    columns: (sectionLayouts[layout]?.columns ?? [12]).map((_, index) =>
      (section.columns[index]?.children ?? []).map((module) => readModule(module, locale)),
    ),
  };
}

function readModule(module: Module, locale: Locale): ModuleNode {
  const { id, model: kind, anchor, locales = null, children = [] } = module;
  const values = listFields(kind).flatMap(([name, { localised }]): [string, Json][] => {
    const value = module[name] as Json | undefined;
    if (value === undefined) return [];
    return [[name, localised === true ? { [locale]: value } : value]];
  });
  return {
    ...{ id, kind, anchor, locales, version: findDefinition(kind)?.version ?? 1 },
    values: Object.fromEntries(values),
    children: children.map((child) => readModule(child, locale)),
  };
}

/** The fields of a node as a call takes them, in one language. */
export function writeFields(node: TreeNode, locale: Locale): Record<string, unknown> {
  const { anchor, locales } = node;
  const common = { ...(anchor === '' ? {} : { anchor }), ...(locales === null ? {} : { locales }) };
  if (isSection(node)) {
    const { layout, color } = node;
    return { ...common, layout, ...(color === undefined ? {} : { color }) };
  }
  const values = listFields(node.kind).flatMap(([name, { localised }]) => {
    const value = node.values[name];
    const written = localised === true ? (value as Values | undefined)?.[locale] : value;
    return written === undefined ? [] : [[name, written]];
  });
  return { ...(Object.fromEntries(values) as Record<string, unknown>), ...common };
}

/** Properties of a module that are its own, and not derived from its fields. */
const common = new Set(
  'id model slug parent content_type object_id column order anchor revision locales children columns layout color'.split(
    ' ',
  ),
);

/** What a backend says of a module beside the values of its fields, such as the address of its picture. */
export function readDerived(module: Module): Record<string, unknown> {
  const fields = new Set(listFields(module.model).map(([name]) => name));
  return Object.fromEntries(
    Object.entries(module).filter(([name]) => !common.has(name) && !fields.has(name)),
  );
}

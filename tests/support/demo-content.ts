import { files, groups } from '@/lib/backend/seed/content/demo';
import type { ModuleContent } from '@/lib/backend/seed/content/model';
import { isLocalisedValue } from '@/lib/pagebuilder/field-values';
import type { Json, Values } from '@/lib/pagebuilder/tree';

// The demo's content as it is written, to be looked through.

/** All records of the demo, each with where it is for who reads a failure. */
export const records = groups.flatMap((group) =>
  group.records.map((record) => ({
    ...record,
    resource: group.resource,
    place: `${group.resource} ${record.key}`,
  })),
);

/** The records of one resource. */
export function group(resource: string) {
  return groups.find((each) => each.resource === resource)?.records ?? [];
}

/** Modules with those within them. */
export function modulesOf(modules: readonly ModuleContent[]): ModuleContent[] {
  return modules.flatMap((module) => [module, ...modulesOf(module.children ?? [])]);
}

/** All modules of all records. */
export const modules = records.flatMap(({ place, sections = [] }) =>
  modulesOf(sections.flatMap((section) => section.columns.flat())).map((module) => ({
    ...module,
    place: `${place}, ${module.kind}`,
  })),
);

/** Every `{de, en}` in values. */
export function pairsOf(value: Json | undefined): Values[] {
  if (Array.isArray(value)) return value.flatMap((each) => pairsOf(each));
  if (typeof value !== 'object' || value === null) return [];
  return isLocalisedValue(value) ? [value] : Object.values<Json>(value).flatMap((each) => pairsOf(each));
}

/** Everything that the demo says in two languages, and where. */
export const pairs = [
  ...records.flatMap(({ place, values }) => pairsOf(values).map((pair) => ({ place, pair }))),
  ...modules.flatMap(({ place, values }) => pairsOf(values).map((pair) => ({ place, pair }))),
  ...files.map(({ file, alt }) => ({ place: file, pair: alt as Values })),
];

import { type AdminResource, adminResources } from '@/lib/contract/admin';
import { type ContentKind, contentKinds } from '@/lib/contract/module';

/** An object with an entry for each name that the contract lists; file and export of an entry follow from its name. */
interface Registry<Name extends string> {
  /** What the object is, what it is called, and what the compiler holds it against. */
  says: string;
  called: string;
  satisfies: string;
  /** Imports of the types that this takes. */
  types: readonly string[];
  fileOf: (name: Name) => string;
  exportOf: (name: Name) => string;
}

const contentKind = "import type { ContentKind } from '@/lib/contract/module';";

const definitions: Registry<ContentKind> = {
  says: 'Every kind of module in columns and lists.',
  called: 'moduleDefinitions',
  satisfies: '{ [Kind in ContentKind]: ModuleDefinition & { kind: Kind } }',
  types: [contentKind, "import type { ModuleDefinition } from '@/lib/pagebuilder/fields';"],
  fileOf: (kind) => `./${kind}/definition`,
  exportOf: (kind) => `${kind}Definition`,
};

const views: Registry<ContentKind> = {
  says: 'The view of every kind of module.',
  called: 'moduleViews',
  satisfies: '{ [Kind in ContentKind]: ModuleView<Kind> }',
  types: [contentKind, "import type { ModuleView } from './view';"],
  fileOf: (kind) => `./${kind}/view`,
  exportOf: (kind) => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}View`,
};

const samples: Registry<ContentKind> = {
  says: 'Samples of every kind of module.',
  called: 'moduleSampleValues',
  satisfies: 'Record<ContentKind, Samples>',
  types: [contentKind, "import type { Samples } from './sample';"],
  fileOf: (kind) => `./${kind}/samples`,
  exportOf: (kind) => `${kind}Samples`,
};

const records: Registry<AdminResource> = {
  says: 'The definition of everything that the admin keeps.',
  called: 'recordDefinitions',
  satisfies: '{ [Resource in AdminResource]: RecordDefinition & { resource: Resource } }',
  types: [
    "import type { AdminResource } from '@/lib/contract/admin';",
    "import type { RecordDefinition } from '@/lib/pagebuilder/fields';",
  ],
  fileOf: (resource) => `./${resource}`,
  exportOf: (resource) => resource.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
};

/** The files that `npm run registries` writes, by their paths. Three for modules, because the server takes no views, and visitors no samples. */
export const registryFiles: Readonly<Record<string, string>> = {
  'components/modules/definitions.ts': write(definitions, contentKinds, 'lib/contract/module.ts'),
  'components/modules/views.tsx': write(views, contentKinds, 'lib/contract/module.ts'),
  'components/modules/samples.ts': write(samples, contentKinds, 'lib/contract/module.ts'),
  'lib/records/registry.ts': write(records, adminResources, 'lib/contract/admin.ts'),
};

function write<Name extends string>(registry: Registry<Name>, names: readonly Name[], list: string): string {
  const { says, called, satisfies, types, fileOf, exportOf } = registry;
  const entries = names.map((name) => [name, exportOf(name)] as const);
  return [
    `// Written by \`npm run registries\` from the list in ${list}.`,
    ...types,
    ...names.map((name) => `import { ${exportOf(name)} } from '${fileOf(name)}';`).toSorted(),
    '',
    `/** ${says} */`,
    `export const ${called} = {`,
    ...entries.map(([name, value]) => (name === value ? `  ${name},` : `  ${propertyName(name)}: ${value},`)),
    `} as const satisfies ${satisfies};`,
    '',
  ].join('\n');
}

function propertyName(name: string): string {
  return name.includes('-') ? `'${name}'` : name;
}

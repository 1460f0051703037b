import type { Locale } from '@/lib/contract/locale';
import type { ContentKind, Module, Section } from '@/lib/contract/module';
import type { Field } from '@/lib/pagebuilder/fields';
import { localise } from '@/lib/pagebuilder/localise';
import type { ModuleNode, SectionNode } from '@/lib/pagebuilder/tree';
import { moduleDefinitions } from './definitions';
import { moduleDefinition, placeableKinds } from './kinds';
import {
  sampleAddresses,
  sampleNames,
  samplePictures,
  sampleSections,
  type Sample,
  type SampleName,
} from './sample';
import { moduleSampleValues } from './samples';

/** One sample of one kind, as a section with one column, which `SectionView` shows. */
export interface ModuleSample {
  kind: ContentKind;
  name: SampleName;
  section: Section;
  module: Module;
}

/** The typical sample of a kind with one option changed. */
export interface ModuleState extends Pick<ModuleSample, 'kind' | 'section'> {
  field: string;
  /** The option, or true for a switch. */
  option: string | number | true;
}

const samples: Record<ContentKind, Record<SampleName, Sample>> = moduleSampleValues;

/** A stored node of a sample, with its items as children. `nextId` numbers them. */
function buildNode(kind: ContentKind, name: SampleName, nextId: () => number, changed = {}): ModuleNode {
  const { values, children = [] } = samples[kind][name];
  const { version, children: childKind } = moduleDefinition(kind);
  return {
    id: nextId(),
    kind,
    version,
    anchor: '',
    locales: null,
    values: { ...values, ...changed },
    children: childKind ? children.map((child) => buildNode(childKind, child, nextId)) : [],
  };
}

/** A node as visitors see its section in a language; null if they see nothing. */
function showNode(node: ModuleNode, locale: Locale, nextId: () => number): Section | null {
  return showNodes([node], locale, nextId);
}

/** What a node shows of a stand-alone section. */
function placedBy({ values }: ModuleNode, locale: Locale, nextId: () => number): Record<string, unknown> {
  const blocks = sampleSections[String(values['section'])];
  if (blocks === undefined) return {};
  const nodes = blocks.map(([kind, name]) => buildNode(kind, name, nextId));
  return { section_obj: showNodes(nodes, locale, nextId) };
}

function showNodes(nodes: ModuleNode[], locale: Locale, nextId: () => number): Section | null {
  const section: SectionNode = {
    id: nextId(),
    kind: 'container',
    version: 1,
    anchor: '',
    locales: null,
    layout: 0,
    columns: [nodes],
  };
  const [shown] = localise(
    { sections: [section] },
    {
      locale,
      definitions: moduleDefinitions,
      resolver: {
        findUrl: (reference) => sampleAddresses[reference] ?? null,
        findPicture: (reference) => samplePictures[reference] ?? null,
      },
      derivedOf: (id) => {
        const node = nodes.find((each) => each.id === id);
        return node && placedBy(node, locale, nextId);
      },
      audience: 'visitor',
      document: { content_type: 'section', object_id: 1, slug: 'gallery' },
    },
  );
  return shown ?? null;
}

/** Returns a counter of ids. */
export function idsFrom(first: number): () => number {
  let id = first - 1;
  return () => (id += 1);
}

/**
 * Every sample of every kind for columns, in the order of the editor's menu, in a language. Items are inside their lists. Ids are unique
 * and start at 1 by default.
 */
export function moduleSamples(locale: Locale, nextId = idsFrom(1)): ModuleSample[] {
  return placeableKinds.flatMap((kind) =>
    sampleNames.flatMap((name) => {
      const section = showNode(buildNode(kind, name, nextId), locale, nextId);
      const module = section?.columns[0]?.children[0];
      return section && module ? [{ kind, name, section, module }] : [];
    }),
  );
}

/** Every option of a kind's definition, set in its typical sample; those that the sample shows already are left out. */
export function moduleStates(locale: Locale, nextId: () => number): ModuleState[] {
  return placeableKinds.flatMap((kind) =>
    Object.entries(moduleDefinition(kind).fields).flatMap(([field, definition]) =>
      choicesOf(definition)
        .filter((option) => option !== (samples[kind].typical.values[field] ?? defaultOf(definition)))
        .flatMap((option): ModuleState[] => {
          const section = showNode(buildNode(kind, 'typical', nextId, { [field]: option }), locale, nextId);
          return section ? [{ kind, field, option, section }] : [];
        }),
    ),
  );
}

function defaultOf(field: Field): unknown {
  return 'default' in field ? field.default : undefined;
}

function choicesOf(field: Field): readonly (string | number | true)[] {
  if (field.kind === 'boolean') return [true];
  return field.kind === 'select' ? field.options : [];
}

import type { Locale } from '@/lib/contract/locale';
import type { ContentKind, Module, Section } from '@/lib/contract/module';
import type { ModuleDefinition } from '@/lib/pagebuilder/fields';
import { localise } from '@/lib/pagebuilder/localise';
import type { ModuleNode, SectionNode } from '@/lib/pagebuilder/tree';
import { moduleDefinitions, placeableKinds } from './definitions';
import { sampleAddresses, sampleNames, samplePictures, type Sample, type SampleName } from './sample';
import { moduleSampleValues } from './samples';

/** One sample of one kind, as a section with one column: what `SectionView` shows. */
export interface ModuleSample {
  kind: ContentKind;
  name: SampleName;
  section: Section;
  module: Module;
}

const definitions: Record<ContentKind, ModuleDefinition> = moduleDefinitions;
const samples: Record<ContentKind, Record<SampleName, Sample>> = moduleSampleValues;

/** A stored node of a sample, with items as its children. `nextId` counts on from call to call. */
function buildNode(kind: ContentKind, name: SampleName, nextId: () => number): ModuleNode {
  const { values, children = [] } = samples[kind][name];
  const { version, children: childKind } = definitions[kind];
  return {
    id: nextId(),
    kind,
    version,
    anchor: '',
    locales: null,
    values,
    children: childKind ? children.map((child) => buildNode(childKind, child, nextId)) : [],
  };
}

/**
 * Every sample of every kind that stands in a column, in the order of the editor's menu, in a language. Items of lists are seen
 * inside their lists. Ids are unique and start at 1.
 */
export function moduleSamples(locale: Locale): ModuleSample[] {
  let id = 0;
  const nextId = () => (id += 1);
  return placeableKinds.flatMap((kind) =>
    sampleNames.flatMap((name) => {
      const section: SectionNode = {
        id: nextId(),
        kind: 'container',
        version: 1,
        anchor: '',
        locales: null,
        layout: 0,
        columns: [[buildNode(kind, name, nextId)]],
      };
      const [shown] = localise(
        { sections: [section] },
        {
          locale,
          definitions,
          resolver: {
            findUrl: (reference) => sampleAddresses[reference] ?? null,
            findPicture: (reference) => samplePictures[reference] ?? null,
          },
          audience: 'visitor',
          document: { content_type: 'section', object_id: 1, slug: 'gallery' },
        },
      );
      const module = shown?.columns[0]?.children[0];
      return shown && module ? [{ kind, name, section: shown, module }] : [];
    }),
  );
}

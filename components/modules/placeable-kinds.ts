import { contentKinds, type ContentKind } from '@/lib/contract/module';
import type { ModuleDefinition } from '@/lib/pagebuilder/fields';
import { moduleDefinitions } from './definitions';

const definitions: Record<ContentKind, ModuleDefinition> = moduleDefinitions;

/** The kinds that a person can place in a column, in the order of the editor's menu: those of the toolbar first (spec §3). */
export const placeableKinds = contentKinds.filter((kind) => definitions[kind].parent === undefined);

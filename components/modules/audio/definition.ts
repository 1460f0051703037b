import type { ModuleDefinition } from '@/lib/pagebuilder/fields';

/** A podcast or a recording of an audio platform (spec §3, §5). */
export const audioDefinition = {
  kind: 'audio',
  version: 1,
  fields: {
    embed: { kind: 'embed', family: 'audio', required: true },
  },
} as const satisfies ModuleDefinition;

import type { ModuleDefinition } from '@/lib/pagebuilder/fields';

/** A document to page through (spec §3, §5). `media_type` names the platform; `auto` takes it from the address. */
export const viewerDefinition = {
  kind: 'viewer',
  version: 1,
  fields: {
    embed: { kind: 'embed', family: 'viewer', required: true },
    media_type: { kind: 'select', options: ['auto', 'issuu', 'yumpu', 'calameo'], default: 'auto' },
  },
} as const satisfies ModuleDefinition;

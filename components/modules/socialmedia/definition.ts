import type { ModuleDefinition } from '@/lib/pagebuilder/fields';

/** A post of a social network (spec §3, §5). `media_type` names the network; `auto` takes it from the address. */
export const socialmediaDefinition = {
  kind: 'socialmedia',
  version: 1,
  fields: {
    embed: { kind: 'embed', family: 'social', required: true },
    media_type: {
      kind: 'select',
      options: ['auto', 'instagram', 'x', 'facebook', 'tiktok'],
      default: 'auto',
    },
  },
} as const satisfies ModuleDefinition;

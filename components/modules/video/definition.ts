import type { ModuleDefinition } from '@/lib/pagebuilder/fields';

/** One video of a platform (spec §3, §5), or a film of the media library. `length` is its running time as displayed, such as `3:24`. */
export const videoDefinition = {
  kind: 'video',
  version: 1,
  fields: {
    title: { kind: 'text', max: 200, localised: true },
    video_url: { kind: 'embed', family: 'video' },
    image: { kind: 'image', required: true },
    /** A film of the media library, shown instead of that of a platform. */
    film: { kind: 'link', to: 'film' },
    /** What is said in it; a platform has captions of its own. */
    captions: { kind: 'link', to: 'captions', localised: true },
    length: { kind: 'text', max: 20 },
  },
} as const satisfies ModuleDefinition;

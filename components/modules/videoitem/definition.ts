import type { ModuleDefinition } from '@/lib/pagebuilder/fields';

/** One video of a list: the video's fields plus content; short links are allowed, too (spec §3, §5). */
export const videoitemDefinition = {
  kind: 'videoitem',
  version: 1,
  parent: 'videolist',
  fields: {
    title: { kind: 'text', max: 200, localised: true },
    content: { kind: 'rich_text', max: 4000, localised: true },
    video_url: { kind: 'embed', family: 'video_list' },
    image: { kind: 'image', required: true },
    /** A film of the media library, shown instead of that of a platform. */
    film: { kind: 'link', to: 'film' },
    /** What is said in it; a platform has captions of its own. */
    captions: { kind: 'link', to: 'captions', localised: true },
    length: { kind: 'text', max: 20 },
  },
} as const satisfies ModuleDefinition;

import type { RecordDefinition } from '@/lib/pagebuilder/fields';

/** A file of the media library: what an editor may change about it. The file itself is uploaded. */
export const media = {
  resource: 'media',
  title: 'filename',
  menu: 'content',
  reference: 'media',
  fields: {
    filename: { kind: 'text', max: 200, required: true },
    folder: { kind: 'text', max: 200 },
    alt: { kind: 'text', max: 400, localised: true },
    decorative: { kind: 'boolean', default: false },
    description: { kind: 'text', max: 600, multiline: true, localised: true },
    copyright: { kind: 'text', max: 200 },
    /** Per cent from the left and the top. */
    focal_x: { kind: 'number', min: 0, max: 100, integer: true },
    focal_y: { kind: 'number', min: 0, max: 100, integer: true },
  },
  groups: {
    content: ['filename', 'folder'],
    description: ['alt', 'decorative', 'description', 'copyright'],
    crop: ['focal_x', 'focal_y'],
  },
  columns: ['url', 'filename', 'folder', 'type', 'size', 'updated_at'],
  sort: ['-id', 'filename', 'folder', 'size', 'updated_at'],
  filters: ['folder', 'type'],
} as const satisfies RecordDefinition;

import type { RecordDefinition } from '@/lib/pagebuilder/fields';
import { onlineField } from './shared-fields';

/** A directory of press files (spec §3). Its slug is the `{name}` of its address (spec §2). */
export const downloadDirectories = {
  resource: 'download-directories',
  title: 'name',
  menu: 'site',
  reference: 'download',
  fields: {
    name: { kind: 'text', max: 160, required: true, localised: true },
    slug: { kind: 'slug', from: 'name', localised: true },
    description: { kind: 'text', max: 1000, multiline: true, localised: true },
    licence: { kind: 'text', max: 400, multiline: true, localised: true },
    order: { kind: 'number', min: 0, max: 100_000, integer: true },
    files: {
      kind: 'list',
      max: 200,
      of: {
        /** Any file of the media library, not only pictures. */
        file: { kind: 'image', required: true },
        title: { kind: 'text', max: 200, localised: true },
      },
    },
    is_online: onlineField,
  },
  groups: {
    content: ['name', 'slug', 'description', 'licence', 'order'],
    files: ['files'],
    publication: ['is_online'],
  },
  columns: ['name', 'order', 'is_online', 'updated_at'],
  sort: ['order', 'name', 'id', 'updated_at', 'is_online'],
  filters: ['is_online'],
} as const satisfies RecordDefinition;

import { boolean, index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Locale } from '@/lib/contract/locale';
import { moment } from './columns';

/** Files of the media library. The bytes are in the media store, under `hash`. */
export const media = pgTable(
  'media',
  {
    id: serial('id').primaryKey(),
    folder: text('folder').notNull().default(''),
    filename: text('filename').notNull(),
    /** SHA-256 of the bytes in hexadecimal, by which a repeated upload is recognised. */
    hash: text('hash').notNull(),
    type: text('type').notNull(),
    /** Size in bytes. */
    size: integer('size').notNull(),
    /** In pixels; null if the file is not a picture. */
    width: integer('width'),
    height: integer('height'),
    /** Alternative text per language; `decorative` pictures have none. */
    alt: jsonb('alt').$type<Partial<Record<Locale, string>>>().notNull().default({}),
    description: jsonb('description').$type<Partial<Record<Locale, string>>>().notNull().default({}),
    decorative: boolean('decorative').notNull().default(false),
    copyright: text('copyright').notNull().default(''),
    /** Focal point: the part that stays visible when the picture is cropped, in per cent from the left and the top. */
    focalX: integer('focal_x').notNull().default(50),
    focalY: integer('focal_y').notNull().default(50),
    /** Renditions made at upload: name, path below the media folder, pixels, type; for the original also its main colour. */
    renditions: jsonb('renditions')
      .$type<{ name: string; path: string; width: number; height: number; type: string; colour?: string }[]>()
      .notNull()
      .default([]),
    revision: integer('revision').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('media_hash').on(table.hash), index('media_folder').on(table.folder, table.id)],
);

/** Folders of bytes that were replaced: their addresses lead to the bytes that replaced them. */
export const mediaFormer = pgTable(
  'media_former',
  {
    /** First part of the former bytes' hash, as in the address. */
    folder: text('folder').primaryKey(),
    mediaId: integer('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
  },
  (table) => [index('media_former_media').on(table.mediaId)],
);

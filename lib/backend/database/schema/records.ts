import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Locale } from '@/lib/contract/locale';
import type { Values } from '@/lib/pagebuilder/tree';
import { moment } from './columns';

/**
 * Every record of the admin: pages, articles, events, genres, artworks, venues, download directories, redirects, navigation, footer. One
 * table, because a kind of record is described once, by its definition in `lib/records`; `data` holds the definition's fields, localised
 * ones as `{de, en}`.
 */
export const records = pgTable(
  'records',
  {
    id: serial('id').primaryKey(),
    resource: text('resource').notNull(),
    data: jsonb('data').$type<Values>().notNull(),
    isOnline: boolean('is_online').notNull().default(true),
    /** Grows with every save; a save from an older state is a conflict. */
    revision: integer('revision').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('records_resource').on(table.resource, table.id),
    index('records_event_start')
      .on(sql`(data->>'date_start')`, table.id)
      .where(sql`resource = 'events'`),
    index('records_event_production')
      .on(sql`(data->>'production')`, sql`(data->>'date_start')`)
      .where(sql`resource = 'events'`),
    index('records_event_genre')
      .on(sql`(data->>'genre')`, sql`(data->>'date_start')`)
      .where(sql`resource = 'events'`),
    index('records_article_date')
      .on(sql`(data->>'date') desc`, table.id)
      .where(sql`resource = 'articles'`),
    index('records_production_order')
      .on(sql`((data->>'order')::numeric)`, table.id)
      .where(sql`resource = 'productions'`),
  ],
);

/** The public path of a record per language, with locale prefix: `/de/kalender/eroeffnung/12`. */
export const paths = pgTable(
  'paths',
  {
    locale: text('locale').$type<Locale>().notNull(),
    path: text('path').notNull(),
    recordId: integer('record_id')
      .notNull()
      .references(() => records.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.path] }),
    uniqueIndex('paths_record').on(table.recordId, table.locale),
  ],
);

/** Which record refers to what: written in the transaction that saves the source, and asked before a deletion. */
export const references = pgTable(
  'references',
  {
    sourceId: integer('source_id')
      .notNull()
      .references(() => records.id, { onDelete: 'cascade' }),
    /** `record`, `draft` or `published`: which part of the source holds the reference. */
    part: text('part').notNull(),
    /** `page:12`, `media:7`. */
    target: text('target').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sourceId, table.part, table.target] }),
    index('references_target').on(table.target),
  ],
);

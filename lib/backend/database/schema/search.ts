import { sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Locale } from '@/lib/contract/locale';
import { records } from './records';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The search index per language; written in the transaction of the change (spec §7). */
export const searchIndex = pgTable(
  'search_index',
  {
    recordId: integer('record_id')
      .notNull()
      .references(() => records.id, { onDelete: 'cascade' }),
    locale: text('locale').$type<Locale>().notNull(),
    resource: text('resource').notNull(),
    path: text('path').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    words: tsvector('words').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.recordId, table.locale] }),
    index('search_words').using('gin', table.words),
    index('search_title').using('gin', sql`litfass_plain(title) gin_trgm_ops`),
  ],
);

/**
 * The words of the search index in plain letters (`ausstellungseroffnung`), in which typos, prefixes and parts of compounds are looked
 * up; the search is then made with the words found. A word that is no longer in any text does no harm; a job removes it.
 */
export const searchVocabulary = pgTable(
  'search_vocabulary',
  {
    locale: text('locale').$type<Locale>().notNull(),
    word: text('word').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.locale, table.word] }),
    // One per language, so that words of the other language are not scanned.
    index('search_vocabulary_de')
      .using('gin', sql`word gin_trgm_ops`)
      .where(sql`locale = 'de'`),
    index('search_vocabulary_en')
      .using('gin', sql`word gin_trgm_ops`)
      .where(sql`locale = 'en'`),
  ],
);

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Locale } from '@/lib/contract/locale';
import type { Operation } from '@/lib/pagebuilder/operations';
import type { Tree, Values } from '@/lib/pagebuilder/tree';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * Everything the admin keeps: pages, articles, events, genres, productions, venues, download directories, redirects,
 * navigation, footer. One table, because a record is described once, by its definition in `lib/records`; `data` holds the
 * definition's fields, localised ones as `{de, en}`.
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

/** What points at what: written in the transaction that saves the source, asked before a deletion. */
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

/** The tree of a page, article, event, artwork or stand-alone section. Its id is the record's. Only the document store writes here. */
export const documents = pgTable('documents', {
  id: integer('id')
    .primaryKey()
    .references(() => records.id, { onDelete: 'cascade' }),
  draft: jsonb('draft').$type<Tree>().notNull(),
  published: jsonb('published').$type<Tree>().notNull(),
  /** Grows by one with every operation on the draft. */
  revision: integer('revision').notNull().default(0),
  /** Module id → the document revision at which it was last changed. */
  moduleRevisions: jsonb('module_revisions').$type<Record<string, number>>().notNull().default({}),
});

/** Which document a module lives in; ids are unique across all documents. */
export const modules = pgTable(
  'modules',
  {
    id: serial('id').primaryKey(),
    documentId: integer('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
  },
  (table) => [index('modules_document').on(table.documentId)],
);

/** Every operation on a draft, with its inverse: undo, redo, history and idempotency live from it. */
export const editLog = pgTable(
  'edit_log',
  {
    id: serial('id').primaryKey(),
    documentId: integer('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    at: moment('at').notNull().defaultNow(),
    /** Document revision after the operation. */
    revision: integer('revision').notNull(),
    operation: jsonb('operation').$type<Operation>().notNull(),
    inverse: jsonb('inverse').$type<Operation>().notNull(),
    /** Ids of the modules and sections that it touched; a later touch by another entry blocks undo. */
    touched: jsonb('touched').$type<number[]>().notNull(),
    /**
     * `done` can be undone, `undone` can be redone, `dropped` was undone before a newer operation of the same user,
     * `reversal` is an undo or redo itself. Rows are only ever added, so the log leads back to every revision.
     */
    state: text('state').$type<'done' | 'undone' | 'dropped' | 'reversal'>().notNull().default('done'),
    /** Of a reversal: the entry that it undid or redid. */
    reverts: integer('reverts'),
    /** The other half of a move between two documents; both are undone together. */
    partner: integer('partner'),
  },
  (table) => [
    index('edit_log_document').on(table.documentId, table.id),
    uniqueIndex('edit_log_revision').on(table.documentId, table.revision),
    index('edit_log_user').on(table.documentId, table.userId, table.state, table.id),
    index('edit_log_reverts').on(table.reverts),
  ],
);

/** A published state: the tree, and the record's own fields as they were. */
export const versions = pgTable(
  'versions',
  {
    id: serial('id').primaryKey(),
    documentId: integer('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    /** Counts from 1 within the document. */
    number: integer('number').notNull(),
    tree: jsonb('tree').$type<Tree>().notNull(),
    record: jsonb('record').$type<Values>().notNull(),
    locales: jsonb('locales').$type<Locale[]>().notNull(),
    userId: text('user_id').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('versions_number').on(table.documentId, table.number)],
);

/** Publishing that waits for its time. A job publishes what is due and removes the row. */
export const schedules = pgTable(
  'schedules',
  {
    id: serial('id').primaryKey(),
    documentId: integer('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    locales: jsonb('locales').$type<Locale[]>().notNull(),
    at: moment('at').notNull(),
    userId: text('user_id').notNull(),
  },
  (table) => [index('schedules_at').on(table.at), index('schedules_document').on(table.documentId)],
);

/** Answers of writes that carried an idempotency key, so that a repeated request has one effect. Cleaned after a day. */
export const idempotency = pgTable(
  'idempotency',
  {
    userId: text('user_id').notNull(),
    key: text('key').notNull(),
    /** Hash of method, path and body: the same key for something else is a bad request. */
    request: text('request').notNull(),
    status: integer('status').notNull(),
    answer: jsonb('answer').$type<unknown>(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

/** Files of the media library. The bytes are in the media store, under `hash`. */
export const media = pgTable(
  'media',
  {
    id: serial('id').primaryKey(),
    folder: text('folder').notNull().default(''),
    filename: text('filename').notNull(),
    /** SHA-256 of the bytes, hexadecimal: the same file uploaded twice is recognised. */
    hash: text('hash').notNull(),
    type: text('type').notNull(),
    /** Size in bytes. */
    size: integer('size').notNull(),
    /** In pixels; null for what is not a picture. */
    width: integer('width'),
    height: integer('height'),
    /** Alternative text per language; `decorative` pictures have none. */
    alt: jsonb('alt').$type<Partial<Record<Locale, string>>>().notNull().default({}),
    description: jsonb('description').$type<Partial<Record<Locale, string>>>().notNull().default({}),
    decorative: boolean('decorative').notNull().default(false),
    copyright: text('copyright').notNull().default(''),
    /** From 0 to 1, from the left and the top. */
    focalX: integer('focal_x').notNull().default(50),
    focalY: integer('focal_y').notNull().default(50),
    /** Renditions made at upload: name, path below the media folder, pixels, type. */
    renditions: jsonb('renditions')
      .$type<{ name: string; path: string; width: number; height: number; type: string }[]>()
      .notNull()
      .default([]),
    revision: integer('revision').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('media_hash').on(table.hash), index('media_folder').on(table.folder, table.id)],
);

/** What the search finds, per language; written in the transaction of the change (spec §7). */
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
 * The words of the search index in plain letters (`ausstellungseroffnung`): typos, beginnings and parts of compounds are looked up
 * here, and what is found is searched for. A word that no text holds any more does no harm; a job removes it.
 */
export const searchVocabulary = pgTable(
  'search_vocabulary',
  {
    locale: text('locale').$type<Locale>().notNull(),
    word: text('word').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.locale, table.word] }),
    index('search_vocabulary_parts').using('gin', sql`word gin_trgm_ops`),
  ],
);

/** Newsletter subscribers with proof of consent. */
export const subscribers = pgTable('subscribers', {
  id: serial('id').primaryKey(),
  email: text('email').notNull().unique(),
  locale: text('locale').$type<Locale>().notNull(),
  state: text('state').$type<'pending' | 'confirmed' | 'unsubscribed'>().notNull(),
  /** SHA-256 of the token in the confirmation and unsubscribe links. */
  tokenHash: text('token_hash').notNull(),
  consentText: text('consent_text').notNull(),
  consentAddress: text('consent_address').notNull(),
  requestedAt: moment('requested_at').notNull().defaultNow(),
  confirmedAt: moment('confirmed_at'),
  unsubscribedAt: moment('unsubscribed_at'),
  mailedAt: moment('mailed_at'),
});

/** Small facts about the site as a whole, such as the seed's version. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
});

/** Counters of the rate limits, in the shape that rate-limiter-flexible expects. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }),
});

/** Accounts, in the shape that better-auth's drizzle adapter expects. */
export const user = pgTable('user', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  role: text('role').$type<'editor' | 'admin'>().notNull().default('editor'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const session = pgTable('session', {
  id: text('id').primaryKey(),
  expiresAt: moment('expires_at').notNull(),
  token: text('token').notNull().unique(),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  userId: text('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' }),
});

export const account = pgTable('account', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  providerId: text('provider_id').notNull(),
  userId: text('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' }),
  accessToken: text('access_token'),
  refreshToken: text('refresh_token'),
  idToken: text('id_token'),
  accessTokenExpiresAt: moment('access_token_expires_at'),
  refreshTokenExpiresAt: moment('refresh_token_expires_at'),
  scope: text('scope'),
  password: text('password'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const verification = pgTable('verification', {
  id: text('id').primaryKey(),
  identifier: text('identifier').notNull(),
  value: text('value').notNull(),
  expiresAt: moment('expires_at').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

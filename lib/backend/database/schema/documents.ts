import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
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
import type { Clip } from '@/lib/contract/several';
import type { Operation } from '@/lib/pagebuilder/operations';
import type { Tree, Values } from '@/lib/pagebuilder/tree';
import { moment } from './columns';
import { records } from './records';

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

/**
 * Every operation on a draft, with its inverse; undo, redo, history and conflicts are based on it. A job keeps it small
 * (documents/edit-log-detail).
 */
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
    /** Ids of the modules and sections that it changed; a later change of one of them by another entry blocks its undo. */
    touched: jsonb('touched').$type<number[]>().notNull(),
    /**
     * `done` can be undone, `undone` can be redone, `dropped` was undone before a newer operation of the same user, `reversal` is an undo
     * or redo itself. Reversals are appended like everything else, so every earlier state can be reconstructed.
     */
    state: text('state').$type<'done' | 'undone' | 'dropped' | 'reversal'>().notNull().default('done'),
    /** For a reversal: the entry that it undid or redid. */
    reverts: integer('reverts'),
    /** The other half of a move between two documents; both are undone together. */
    partner: integer('partner'),
    /** False once only the outline of the operation is kept, without contents; it cannot be undone any more. */
    whole: boolean('whole').notNull().default(true),
    /** The name that a browser gave it, so that a repeated operation has one effect; null if it came by another call. */
    key: text('key'),
  },
  (table) => [
    uniqueIndex('edit_log_key')
      .on(table.documentId, table.key)
      .where(sql`${table.key} is not null`),
    index('edit_log_document').on(table.documentId, table.id),
    uniqueIndex('edit_log_revision').on(table.documentId, table.revision),
    index('edit_log_user').on(table.documentId, table.userId, table.state, table.id),
    index('edit_log_reverts').on(table.reverts),
    index('edit_log_touched').using('gin', table.touched.op('jsonb_path_ops')),
    index('edit_log_replaced')
      .on(table.documentId, table.revision)
      .where(sql`${table.operation}->>'type' = 'replace'`),
    index('edit_log_whole')
      .on(table.at)
      .where(sql`whole`),
  ],
);

/** A published state: the tree, and the record's own fields at that time. */
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

/** Planned publishings. A job publishes what is due and removes the row. */
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
    /** Whether the record goes online as well. */
    online: boolean('online').notNull().default(false),
  },
  (table) => [index('schedules_at').on(table.at), index('schedules_document').on(table.documentId)],
);

/** Links that show a draft to people without an account. A revoked link is deleted. */
export const previewLinks = pgTable(
  'preview_links',
  {
    id: serial('id').primaryKey(),
    documentId: integer('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    /** SHA-256 of the link's token, which itself is not stored. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Whom it is for, as editors call it. */
    name: text('name').notNull().default(''),
    userId: text('user_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('preview_links_document').on(table.documentId)],
);

/** Sections and modules saved for reuse. They belong to no document; what is made from one is a copy. */
export const patterns = pgTable('patterns', {
  id: serial('id').primaryKey(),
  title: text('title').notNull(),
  modules: jsonb('modules').$type<Clip['modules']>().notNull(),
  userId: text('user_id').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Notes that editors leave at blocks; visitors never get them. A thread is a note with its replies. */
export const notes = pgTable(
  'notes',
  {
    id: serial('id').primaryKey(),
    /** The block. Its row stays when it is deleted, and follows it into another document, and so the note follows it, too. */
    moduleId: integer('module_id')
      .notNull()
      .references(() => modules.id, { onDelete: 'cascade' }),
    /** The note that it replies to; null for the first one of a thread. */
    threadId: integer('thread_id').references((): AnyPgColumn => notes.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    text: text('text').notNull(),
    /** Ids of the mentioned accounts. */
    mentions: jsonb('mentions').$type<string[]>().notNull().default([]),
    createdAt: moment('created_at').notNull().defaultNow(),
    editedAt: moment('edited_at'),
    /** For a thread: the marked words and their language, and the block's kind and first words at that time. */
    quote: text('quote'),
    locale: text('locale').$type<Locale>().notNull(),
    kind: text('kind').notNull(),
    about: text('about').notNull(),
    doneAt: moment('done_at'),
    doneBy: text('done_by'),
  },
  (table) => [index('notes_module').on(table.moduleId), index('notes_thread').on(table.threadId)],
);

/** Answers of writes with an idempotency key, so that a repeated request takes effect only once. Removed after a day. */
export const idempotency = pgTable(
  'idempotency',
  {
    userId: text('user_id').notNull(),
    key: text('key').notNull(),
    /** Hash of method, path and body: using the same key for something else is a bad request. */
    request: text('request').notNull(),
    status: integer('status').notNull(),
    answer: jsonb('answer').$type<unknown>(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

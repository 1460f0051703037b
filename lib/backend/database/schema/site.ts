import { bigint, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import type { Locale } from '@/lib/contract/locale';
import { moment } from './columns';

/** Newsletter subscribers with proof of their consent. */
export const subscribers = pgTable('subscribers', {
  id: serial('id').primaryKey(),
  email: text('email').notNull().unique(),
  locale: text('locale').$type<Locale>().notNull(),
  state: text('state').$type<'pending' | 'confirmed' | 'unsubscribed'>().notNull(),
  /** SHA-256 of the token in the confirmation and unsubscribe links. */
  tokenHash: text('token_hash').notNull().unique(),
  consentText: text('consent_text').notNull(),
  consentAddress: text('consent_address').notNull(),
  requestedAt: moment('requested_at').notNull().defaultNow(),
  confirmedAt: moment('confirmed_at'),
  unsubscribedAt: moment('unsubscribed_at'),
  mailedAt: moment('mailed_at'),
});

/** Single facts about the whole site, such as the version of the seed. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
});

/** Counters of the rate limits, in the shape required by rate-limiter-flexible. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }),
});

/** What is known of the addresses of other sites that published documents link to. */
export const outsideLinks = pgTable('outside_links', {
  address: text('address').primaryKey(),
  /** Runs in a row in which nothing was there. */
  failures: integer('failures').notNull().default(0),
  checkedAt: moment('checked_at').notNull(),
});

import { type SQL, and, eq, or, sql } from 'drizzle-orm';
import type { Event, EventDetail, EventQuery } from '@/lib/contract/event';
import type { Genre } from '@/lib/contract/genre';
import type { Locale } from '@/lib/contract/locale';
import { eventsFrom } from '@/lib/site';
import { database } from '../database/client';
import { records } from '../database/schema/records';
import type { DocumentState } from '../documents/read';
import { type Audience, loadContext } from './context';
import { loadDetail } from './detail';
import { presentEvent, presentGenre, presentSharing } from './present';
import { isOf } from '../rows/row';
import { selectPublic } from './select';

/** Calendar order, by the index `records_event_start`. */
const byStart = [sql`${records.data}->>'date_start'`, sql`${records.id}`];

/** Events that start on or after `date` (spec §7), by time; `genre` is a slug or an id, and an unknown one has no events. */
export async function listEvents(
  locale: Locale,
  query: Pick<EventQuery, 'page' | 'page_size'> & { date?: string | undefined; genre?: string | undefined },
): Promise<{ count: number; results: Event[] }> {
  const where = and(startsFrom(query.date ?? eventsFrom), genreCondition(query.genre));
  const { count, rows } = await selectPublic({
    resource: 'events',
    locale,
    where,
    orderBy: byStart,
    page: query.page,
    page_size: query.page_size,
  });
  const context = await loadContext(rows, locale, 'visitor');
  return { count, results: rows.map((row) => presentEvent(row, context)) };
}

/** Events of an artwork that go on at or after a wall-clock time of the site, by their start. */
export async function listEventsOfProduction(locale: Locale, id: number, from: string): Promise<Event[]> {
  const { rows } = await selectPublic({
    resource: 'events',
    locale,
    where: and(
      sql`coalesce(nullif(${records.data}->>'date_end', ''), ${records.data}->>'date_start') >= ${from}`,
      sql`${records.data}->>'production' = ${String(id)}`,
    ),
    orderBy: byStart,
    page: 1,
    page_size: 100,
  });
  const context = await loadContext(rows, locale, 'visitor');
  return rows.map((row) => presentEvent(row, context));
}

/** One event with its sections, or null (see `loadDetail`). */
export async function findEvent(
  locale: Locale,
  id: number,
  state: DocumentState = 'published',
  audience: Audience = 'visitor',
): Promise<EventDetail | null> {
  const detail = await loadDetail('events', locale, id, state, audience);
  if (detail === null) return null;
  return {
    ...presentEvent(detail.shown, detail.context),
    ...presentSharing(detail.shown, detail.context),
    content_type: 'event',
    modules: detail.modules,
    is_online: detail.shown.isOnline,
  };
}

/** All genres, in their order. */
export async function listGenres(locale: Locale): Promise<Genre[]> {
  const rows = await database()
    .select()
    .from(records)
    .where(eq(records.resource, 'genres'))
    .orderBy(sql`(${records.data}->>'order')::numeric nulls last`, records.id);
  return rows.filter((row) => isOf(row, 'genres')).map((row) => presentGenre(row, { locale }));
}

function startsFrom(from: string): SQL {
  return sql`${records.data}->>'date_start' >= ${from}`;
}

function genreCondition(genre: string | undefined): SQL | undefined {
  if (genre === undefined || genre === '') return undefined;
  const id = /^[1-9]\d{0,9}$/.test(genre) ? genre : '';
  const wanted = database()
    .select({ id: sql<string>`${records.id}::text` })
    .from(records)
    .where(
      and(
        eq(records.resource, 'genres'),
        or(sql`${records.data}->>'slug' = ${genre}`, sql`${records.id}::text = ${id}`),
      ),
    );
  return sql`${records.data}->>'genre' in (select * from (${wanted}) as wanted)`;
}

import { type SQL, and, asc, count, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { AdminListQuery, AdminRecord } from '@/lib/contract/admin';
import { type Locale, defaultLocale, otherLocale } from '@/lib/contract/locale';
import type { Field, RecordDefinition } from '@/lib/pagebuilder/fields';
import { type RecordResource, recordDefinition } from '@/lib/records/definitions';
import { type Database, database } from '../database/client';
import { containsWords } from '../database/escape-like';
import { documents } from '../database/schema/documents';
import { paths, records } from '../database/schema/records';
import { ProblemError } from '../kernel/problem';
import { idsOfParameter } from '../rows/ids';
import { isPublishedAtPath } from '../rows/published';
import { presentRow } from '../rows/row';

/** A page of a list in the admin. */
export interface RecordList {
  count: number;
  results: AdminRecord[];
}

/** One record in stored form, or null. */
export async function findRecord(
  resource: RecordResource,
  id: number,
  db: Database = database(),
): Promise<AdminRecord | null> {
  const [row] = await selectRecords(db)
    .where(and(eq(records.resource, resource), eq(records.id, id)))
    .limit(1);
  return row === undefined ? null : presentRow(row);
}

/** One record in stored form. Throws `not_found`. */
export async function getRecord(resource: RecordResource, id: number): Promise<AdminRecord> {
  const record = await findRecord(resource, id);
  if (record === null) throw new ProblemError('not_found');
  return record;
}

/**
 * Records in stored form: searched by `q` in their title, filtered and sorted by the fields that the definition lists for that. Throws
 * `invalid` for another sort field or an invalid filter value.
 */
export async function listRecords(
  resource: RecordResource,
  query: AdminListQuery,
  locale: Locale = defaultLocale,
): Promise<RecordList> {
  const definition = recordDefinition(resource);
  const where = and(
    eq(records.resource, resource),
    ...filterConditions(definition, query),
    query.ids === undefined ? undefined : inArray(records.id, idsOfParameter(query.ids)),
    textCondition(definition, query.q),
  );
  const [rows, [total]] = await Promise.all([
    selectRecords(database())
      .where(where)
      .orderBy(...orderOf(definition, query.sort, locale))
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
    database().select({ count: count() }).from(records).where(where),
  ]);
  return {
    count: total?.count ?? 0,
    results: rows.map(presentRow),
  };
}

/** Number of records of each resource. */
export async function countRecords(): Promise<Record<string, number>> {
  const rows = await database()
    .select({ resource: records.resource, count: count() })
    .from(records)
    .groupBy(records.resource);
  return Object.fromEntries(rows.map((row) => [row.resource, row.count]));
}

function selectRecords(db: Database) {
  return db
    .select({
      ...getTableColumns(records),
      hasChanges: sql<boolean | null>`${documents.draft} is distinct from ${documents.published}`,
      publishedLocales: sql<Locale[] | null>`case when ${records.resource} = 'pages' then (
        select coalesce(jsonb_agg(${paths.locale} order by ${paths.locale}), '[]'::jsonb)
        from ${paths} where ${paths.recordId} = ${records.id} and ${isPublishedAtPath}
      ) end`,
    })
    .from(records)
    .leftJoin(documents, eq(documents.id, records.id))
    .$dynamic();
}

function filterConditions(definition: RecordDefinition, query: AdminListQuery): SQL[] {
  const conditions: SQL[] = [];
  for (const name of definition.filters ?? []) {
    const value = query[name];
    const field = definition.fields[name];
    if (typeof value !== 'string' || value === '' || field === undefined) continue;
    conditions.push(filterCondition(name, field, value));
  }
  return conditions;
}

function filterCondition(name: string, field: Field, value: string): SQL {
  if (field.kind === 'boolean') {
    if (value !== 'true' && value !== 'false') throw badParameter(name);
    return sql`coalesce((${records.data}->>${name})::boolean, ${field.default}) = ${value === 'true'}`;
  }
  if (field.kind === 'relation') {
    if (!/^[1-9]\d{0,9}$/.test(value)) throw badParameter(name);
    return field.many === true
      ? sql`${records.data}->${name} @> to_jsonb(${Number(value)}::bigint)`
      : sql`${records.data}->>${name} = ${value}`;
  }
  if (value.length > 200) throw badParameter(name);
  if (field.kind === 'select' && !field.options.some((option) => String(option) === value))
    throw badParameter(name);
  return sql`${records.data}->>${name} = ${value}`;
}

/** Matches every word anywhere in the record's title, in both languages, ignoring case and accents. */
function textCondition(definition: RecordDefinition, q: string | undefined): SQL | undefined {
  const text = sql`coalesce(${records.data}->>${definition.title}, '') || ' ' || coalesce(${records.data}->>'slug', '') || ' ' || coalesce(${records.data}->>'new_path', '')`;
  return and(...containsWords(text, q));
}

function orderOf(definition: RecordDefinition, sort: string | undefined, locale: Locale): SQL[] {
  const wanted = sort ?? definition.sort[0] ?? 'id';
  const name = wanted.replace(/^-/, '');
  if (!definition.sort.some((allowed) => allowed.replace(/^-/, '') === name)) throw badParameter('sort');
  const direction = wanted.startsWith('-') ? desc : asc;
  const expression = sortExpression(definition, name, locale);
  return [sql`${direction(expression)} nulls last`, direction(records.id)];
}

function sortExpression(definition: RecordDefinition, name: string, locale: Locale): SQL {
  if (name === 'id') return sql`${records.id}`;
  if (name === 'updated_at') return sql`${records.updatedAt}`;
  if (name === 'is_online') return sql`${records.isOnline}`;
  const field = definition.fields[name];
  if (field === undefined) throw badParameter('sort');
  if (field.kind === 'number') return sql`(${records.data}->>${name})::numeric`;
  if (field.localised !== true) return sql`lower(${records.data}->>${name})`;
  const other = otherLocale(locale);
  return sql`litfass_plain(coalesce(nullif(${records.data}->${name}->>${locale}, ''), ${records.data}->${name}->>${other}))`;
}

function badParameter(name: string): ProblemError {
  return new ProblemError('invalid', undefined, { fields: { [name]: 'records.bad_parameter' } });
}

import { and, count, eq, inArray } from 'drizzle-orm';
import type { RecordDefinition } from '@/lib/pagebuilder/fields';
import { isValues } from '@/lib/pagebuilder/field-values';
import type { Json, Values } from '@/lib/pagebuilder/tree';
import { findReferenceResource, recordDefinition, type RecordResource } from '@/lib/records/definitions';
import type { Database } from '../database/client';
import { media } from '../database/schema/media';
import { records } from '../database/schema/records';
import { ProblemError } from '../kernel/problem';
import { collectReferences } from '../references/collect';
import { parseReference } from '../references/parse-reference';
import { lockSingle } from './locks';
import { checkRedirect } from './redirect-rules';

/** The rules of a resource beyond its definition; they return the values in stored form. */
const resourceChecks: Partial<
  Record<RecordResource, (tx: Database, id: number | null, values: Values) => Promise<Values>>
> = {
  redirects: checkRedirect,
  sections: async (_tx, _id, values) => {
    if (values['slug'] === '')
      throw new ProblemError('invalid', undefined, { fields: { slug: 'fields.required' } });
    return values;
  },
  events: async (_tx, _id, values) => {
    checkOrder(values);
    return values;
  },
  navigation: async (_tx, _id, values) => {
    checkMenu(values['menu']);
    return values;
  },
  productions: async (_tx, _id, values) => {
    checkTimes('opening_hours', values['opening_hours']);
    return values;
  },
  settings: async (_tx, _id, values) => {
    checkOrder(values);
    for (const name of ['opening_hours', 'special_hours']) checkTimes(name, values[name]);
    return values;
  },
};

/** Checks what a definition cannot express: rules of the resource, and that new references exist. */
export async function checkRecord(
  tx: Database,
  definition: RecordDefinition,
  resource: RecordResource,
  id: number | null,
  values: Values,
  before: Values,
): Promise<Values> {
  if (id === null && recordDefinition(resource).single) await checkFirst(tx, resource);
  const checked = (await resourceChecks[resource]?.(tx, id, values)) ?? values;
  await checkTargets(tx, definition, checked, before);
  return checked;
}

/** Refuses a second record of a resource that has only one. */
async function checkFirst(tx: Database, resource: RecordResource): Promise<void> {
  await lockSingle(tx, resource);
  const [found] = await tx.select({ total: count() }).from(records).where(eq(records.resource, resource));
  if ((found?.total ?? 0) > 0) throw new ProblemError('conflict', 'records.only_one');
}

async function checkTargets(
  tx: Database,
  definition: RecordDefinition,
  values: Values,
  before: Values,
): Promise<void> {
  const known = collectReferences(definition.fields, before);
  const added = [...collectReferences(definition.fields, values)].filter((target) => !known.has(target));
  if (added.length === 0) return;
  const missing = await listMissingTargets(tx, added);
  if (missing.size === 0) return;
  const fields: Record<string, string> = {};
  for (const [name, field] of Object.entries(definition.fields)) {
    const targets = collectReferences({ [name]: field }, values);
    if ([...targets].some((target) => missing.has(target))) fields[name] = 'records.target_missing';
  }
  throw new ProblemError('invalid', undefined, { fields });
}

/** The targets (`page:12`, `venues:3`, `media:7`) that do not exist. The others cannot be deleted before the transaction ends. */
export async function listMissingTargets(tx: Database, targets: readonly string[]): Promise<Set<string>> {
  const missing = new Set(targets);
  const byResource = new Map<string, Map<number, string>>();
  for (const target of targets) {
    const [kind = '', id = ''] = target.split(':');
    const resource = findReferenceResource(kind) ?? kind;
    const ids = byResource.get(resource) ?? new Map<number, string>();
    ids.set(Number(id), target);
    byResource.set(resource, ids);
  }
  for (const [resource, ids] of byResource) {
    const wanted = [...ids.keys()];
    const rows =
      resource === 'media'
        ? await tx.select({ id: media.id }).from(media).where(inArray(media.id, wanted)).for('key share')
        : await tx
            .select({ id: records.id })
            .from(records)
            .where(and(eq(records.resource, resource), inArray(records.id, wanted)))
            .for('key share');
    for (const { id } of rows) missing.delete(ids.get(id) ?? '');
  }
  return missing;
}

/** The MIME types of files of the media library (`media:7`); those that do not exist have none. */
export async function listMediaTypes(tx: Database, references: readonly string[]): Promise<string[]> {
  const ids = references.flatMap((reference) => parseReference(reference)?.id ?? []);
  if (ids.length === 0) return [];
  const rows = await tx.select({ type: media.type }).from(media).where(inArray(media.id, ids));
  return rows.map(({ type }) => type);
}

/** Refuses an entry of the menu that neither leads anywhere nor opens entries below it. */
function checkMenu(menu: Json | undefined): void {
  if (!Array.isArray(menu)) return;
  const isIdle = (entry: Json) =>
    isValues(entry) &&
    entry['link'] === '' &&
    Array.isArray(entry['children']) &&
    entry['children'].length === 0;
  const fields = Object.fromEntries(
    menu.flatMap((entry, index) => (isIdle(entry) ? [[`menu.${index}.link`, 'records.no_target']] : [])),
  );
  if (Object.keys(fields).length > 0) throw new ProblemError('invalid', undefined, { fields });
}

/** Refuses an end before the start. */
function checkOrder({ date_start: start, date_end: end }: Values): void {
  if (typeof start === 'string' && typeof end === 'string' && end !== '' && end < start)
    throw new ProblemError('invalid', undefined, { fields: { date_end: 'records.end_before_start' } });
}

/** Refuses invalid times in a list of opening hours. */
function checkTimes(list: string, value: Json | undefined): void {
  if (!Array.isArray(value)) return;
  const fields: Record<string, string> = {};
  value.forEach((line, index) => {
    if (typeof line !== 'object' || line === null || Array.isArray(line)) return;
    for (const name of ['opens', 'closes']) {
      const time = line[name];
      if (typeof time === 'string' && time !== '' && !/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/.test(time)) {
        fields[`${list}.${index}.${name}`] = 'records.time';
      }
    }
  });
  if (Object.keys(fields).length > 0) throw new ProblemError('invalid', undefined, { fields });
}

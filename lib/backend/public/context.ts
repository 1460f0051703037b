import { inArray } from 'drizzle-orm';
import type { Locale } from '@/lib/contract/locale';
import type { ReferenceResolver } from '@/lib/pagebuilder/wire-values';
import type { NameOf } from '@/lib/pagebuilder/fields';
import type { FieldsOf, RecordResource } from '@/lib/records/definitions';
import { recordDefinition } from '@/lib/records/definitions';
import { recordPath } from '@/lib/records/paths';
import { database } from '../database/client';
import { records } from '../database/schema/records';
import { collectReferences } from '../references/collect';
import { loadResolver } from '../references/resolver';
import { isOf, type RecordRow, resourceOf, type RowOf, titleOf } from '../rows/row';
import { idsOf } from './values';

export type Audience = 'visitor' | 'editor';

/** The part of a record that presenting it needs. */
export type ShownRecord = Pick<RecordRow, 'id' | 'resource' | 'data' | 'isOnline'>;

/** The same for a record of a known resource. */
export type Shown<Resource extends RecordResource> = Pick<
  RowOf<Resource>,
  'id' | 'resource' | 'data' | 'isOnline'
>;

/** What records are presented with: everything that they refer to, loaded for all of them at once. */
export interface PresentContext {
  locale: Locale;
  audience: Audience;
  resolver: ReferenceResolver;
  /** The records of a relation, in its order; offline ones only for editors. */
  related: <Resource extends RecordResource, Target extends RecordResource>(
    shown: Shown<Resource>,
    field: NameOf<FieldsOf<Resource>, { kind: 'relation'; resource: Target }>,
    resource: Target,
  ) => Shown<Target>[];
}

/** Loads what these records need to be presented, in at most four queries, whatever their number. */
export async function loadContext(
  rows: readonly ShownRecord[],
  locale: Locale,
  audience: Audience,
): Promise<PresentContext> {
  const ids = new Set(rows.flatMap((row) => relatedIds(row)));
  const related =
    ids.size === 0
      ? []
      : await database()
          .select()
          .from(records)
          .where(inArray(records.id, [...ids]));
  const references = [...rows, ...related].flatMap((row) => [
    ...collectReferences(recordDefinition(resourceOf(row)).fields, row.data),
  ]);
  const byId = new Map(related.map((row) => [row.id, row]));
  return {
    locale,
    audience,
    resolver: await loadResolver(references, locale, audience),
    related: (shown, field, resource) =>
      idsOf(shown.data[field]).flatMap((id) => {
        const row = byId.get(id);
        if (!isOf(row, resource)) return [];
        return row.isOnline || audience === 'editor' ? [row] : [];
      }),
  };
}

/**
 * The common properties of events, articles and artworks in one language: id, addresses. For editors, the name falls back to the other
 * language.
 */
export function presentAddress(shown: ShownRecord, { locale }: PresentContext): { id: number; url: string } {
  return { id: shown.id, url: recordPath(resourceOf(shown), locale, shown.id, shown.data) ?? '' };
}

/** The record's name in the language; for editors it falls back to the other language. */
export function presentTitle(shown: ShownRecord, { locale, audience }: PresentContext): string {
  const resource = resourceOf(shown);
  const value = shown.data[recordDefinition(resource).title];
  const own = typeof value === 'object' && value !== null && !Array.isArray(value) ? value[locale] : value;
  if (typeof own === 'string' && own !== '') return own;
  return audience === 'editor' ? titleOf(resource, shown.data, locale) : '';
}

function relatedIds(row: ShownRecord): number[] {
  return Object.entries(recordDefinition(resourceOf(row)).fields).flatMap(([name, field]) =>
    field.kind === 'relation' ? idsOf(row.data[name]) : [],
  );
}

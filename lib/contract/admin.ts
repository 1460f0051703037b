import { z } from 'zod';
import { idSchema } from './identifier';
import { listSchema, pageSizes } from './list';
import { localeSchema } from './locale';
import { openFields } from './open-fields';
import { urlsSchema } from './page';

type Readers = 'everybody' | 'editors' | 'administrators';

/**
 * Everything that the admin keeps, in the order of its menu, and who may read it at `/api/{resource}`. What everybody may read has an answer of
 * its own for visitors; editors ask for the stored shape with `?view=admin`. A resource is its line here and its definition in `lib/records`;
 * `npm run registries` does the rest.
 */
const readers = {
  pages: 'editors',
  articles: 'everybody',
  sections: 'editors',
  media: 'editors',
  events: 'everybody',
  genres: 'everybody',
  productions: 'everybody',
  venues: 'editors',
  settings: 'editors',
  navigation: 'editors',
  redirects: 'editors',
  'download-directories': 'everybody',
  subscribers: 'administrators',
  users: 'administrators',
} as const satisfies Record<string, Readers>;

/** Name of a resource of the admin, as it stands in `/api/{resource}`. */
export type AdminResource = keyof typeof readers;

/** Those of them that everybody may read. */
export type PublicResource = {
  [Resource in AdminResource]: (typeof readers)[Resource] extends 'everybody' ? Resource : never;
}[AdminResource];

export const adminResources = Object.keys(readers) as AdminResource[];

export const publicResources = adminResources.filter((resource) => readers[resource] === 'everybody');

/** Resources that visitors have no answer of. */
export const editorResources = adminResources.filter((resource) => readers[resource] !== 'everybody');

/** Resources that only administrators reach (spec §6: finer roles are left open). */
export const administratorResources = adminResources.filter(
  (resource) => readers[resource] === 'administrators',
);

/** Resources with a table of their own but the same interface. */
export const tableResources = ['media', 'subscribers', 'users'] as const satisfies readonly AdminResource[];

/**
 * Query of the index `GET /api/{resource}?view=admin`. Every other parameter that the resource's definition lists among
 * its filters is one too (`is_online=false`, `genre=3`); `ids=1,2,3` picks records; `sort=-date` sorts descending.
 */
export const adminListQuerySchema = z.looseObject({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(pageSizes.admin.max).default(pageSizes.admin.default),
  sort: z
    .string()
    .regex(/^-?[a-z_]{1,40}$/)
    .optional(),
  q: z.string().max(200).optional(),
  ids: z
    .string()
    .max(12_000)
    .regex(/^[\w-]{1,64}(,[\w-]{1,64})*$/)
    .optional(),
  locale: localeSchema.optional(),
});

export type AdminListQuery = z.infer<typeof adminListQuerySchema>;

/** A record as the admin reads and writes it: the definition's fields (localised ones as `{de, en}`) and what the backend adds. */
export const adminRecordSchema = z
  .looseObject({
    id: z.union([idSchema, z.string()]),
    /** Sent back with an update; an older one is answered with 409. */
    revision: z.int().min(0).optional(),
    created_at: z.string().optional(),
    updated_at: z.string().optional(),
    /** Public path per language, where the record has one. */
    urls: urlsSchema.optional(),
    /** How links and pictures name it: `page:12`; null where nothing can point at it. */
    reference: z.string().nullable().optional(),
    /** Whether the draft of its sections differs from what is published. */
    has_changes: z.boolean().optional(),
    /** Of a page: languages in which visitors find it once it is online. */
    published_locales: z.array(localeSchema).optional(),
  })
  .meta(openFields);

export type AdminRecord = z.infer<typeof adminRecordSchema>;

export const adminListSchema = listSchema(adminRecordSchema);

/** Body of a create or update: the definition's fields; an update may carry the `revision` last seen. */
export const recordBodySchema = z.record(z.string(), z.unknown());

/** Query of a deletion: `force=true` deletes a record even if it is in use. */
export const deleteQuerySchema = z.looseObject({ force: z.enum(['true', 'false']).optional() });

/** Body of the 409 on an update with an old `revision`: the record as somebody else left it. */
export const recordConflictSchema = z.looseObject({
  detail: z.string(),
  code: z.literal('conflict'),
  theirs: adminRecordSchema,
});

/** One place that uses a record, as the 409 on its deletion lists it in `used_by`. */
export const usageSchema = z.looseObject({
  resource: z.string(),
  id: idSchema,
  title: z.string(),
  /** `record`, `draft` or `published`: which part of the source holds the reference. */
  part: z.string(),
});

export type Usage = z.infer<typeof usageSchema>;

/** Where a file is used: at most 50 places. */
export const usageListSchema = z.looseObject({ used_by: z.array(usageSchema) });

/** Body of the 409 on deleting something that is in use; `?force=true` deletes it anyway. */
export const inUseSchema = z.looseObject({
  detail: z.string(),
  code: z.literal('conflict'),
  used_by: z.array(usageSchema),
});

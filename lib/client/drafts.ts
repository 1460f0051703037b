import { z } from 'zod';
import type { ContentType } from '@/lib/contract/identifier';
import type { Locale } from '@/lib/contract/locale';
import { sectionSchema, type Section } from '@/lib/contract/module';
import { urlsSchema } from '@/lib/contract/page';
import { call } from './call';
import { hasFeature, useEditorStore } from './editor-store';
import { createModule, draftSchema, type Draft } from './page-editor';
import { RequestError } from './request';

/** A document that is edited in place, before the server has been asked for it. */
export interface DraftSource {
  content_type: ContentType;
  /** Null for a stand-alone section that does not exist yet. */
  object_id: number | null;
  /** Path of a page below the locale prefix, or the name of a stand-alone section. */
  slug: string;
}

/** A news article, event or artwork in the public data interface (spec §7). */
const thingSchema = z.looseObject({
  id: z.int().positive(),
  title: z.string().optional(),
  name: z.string().optional(),
  urls: urlsSchema.default({}),
  is_online: z.boolean().default(true),
  modules: z.array(sectionSchema),
});

const publishedSchema = z.looseObject({ modules: z.array(sectionSchema) });

const resources = { article: 'articles', event: 'events', production: 'productions' } as const;

const isThing = (type: string): type is keyof typeof resources => type in resources;

/**
 * The draft of a document in a language, for editors. A backend of the base contract has no drafts: there it is the document
 * itself. A stand-alone section that does not exist yet is created empty (spec §4), unless `mayCreate` is false: then it is a 404.
 * Throws a RequestError.
 */
export async function loadDraft(locale: Locale, source: DraftSource, mayCreate = true): Promise<Draft> {
  const { user } = useEditorStore.getState();
  const { content_type, slug } = source;
  if (hasFeature(user, 'document')) {
    const id = source.object_id ?? documentOf(await openSection(locale, slug, mayCreate));
    const params = { locale, content_type, id };
    return call('GET /{locale}/pageeditor-api/document/{content_type}/{id}', { params, schema: draftSchema });
  }
  if (content_type === 'section') return asDraft(await openSection(locale, slug, mayCreate));
  if (content_type === 'page') {
    const options = { params: { locale, slug }, query: draftQuery(), schema: draftSchema };
    return call('GET /{locale}/pageeditor-api/page/{slug}', options);
  }
  const options = { params: { id: source.object_id ?? 0 }, query: { locale }, schema: thingSchema };
  const thing = await call(`GET /api/${resources[content_type]}/{id}/`, options);
  return draftSchema.parse({ ...thing, content_type, title: thing.title ?? thing.name ?? '' });
}

/**
 * What visitors see of a document in a language; empty if it is not published there. Null for a backend without drafts, where the
 * document itself is edited. Throws a RequestError.
 */
export async function loadPublished(
  locale: Locale,
  { content_type, id, urls, modules }: Pick<Draft, 'content_type' | 'id' | 'urls' | 'modules'>,
): Promise<Section[] | null> {
  if (!hasFeature(useEditorStore.getState().user, 'publish')) return null;
  try {
    if (content_type === 'section') {
      // The title of such a document is a name for editors; its slug stands on the section itself.
      const slug = modules[0]?.slug;
      if (slug == null) return [];
      const section = await findPublicSection(locale, slug);
      return section === null ? [] : [section];
    }
    if (!isThing(content_type)) {
      const path = urls[locale];
      // Without an address there is nothing to fetch; an empty one would mean the home page.
      if (path === undefined) return [];
      const slug = path.split('/').slice(2).join('/');
      const options = { params: { locale, slug }, schema: publishedSchema };
      return (await call('GET /{locale}/pageeditor-api/page/{slug}', options)).modules;
    }
    const options = { params: { id }, query: { locale }, schema: publishedSchema };
    return (await call(`GET /api/${resources[content_type]}/{id}/`, options)).modules;
  } catch (error) {
    if (error instanceof RequestError && error.status === 404) return [];
    throw error;
  }
}

/** The stand-alone section with a slug as visitors get it; null if there is none. Throws a RequestError. */
export async function findPublicSection(
  locale: Locale,
  slug: string,
  signal?: AbortSignal,
): Promise<Section | null> {
  try {
    const options = { params: { locale, slug }, schema: sectionSchema, signal };
    return await call('GET /{locale}/pageeditor-api/container/by-slug/{slug}', options);
  } catch (error) {
    if (error instanceof RequestError && error.status === 404) return null;
    throw error;
  }
}

/** The stand-alone section with a slug. If there is none, it is created, unless `mayCreate` is false. */
async function openSection(locale: Locale, slug: string, mayCreate: boolean): Promise<Section> {
  try {
    const options = { params: { locale, slug }, query: draftQuery(), schema: sectionSchema };
    return await call('GET /{locale}/pageeditor-api/container/by-slug/{slug}', options);
  } catch (error) {
    if (!(error instanceof RequestError) || error.status !== 404 || !mayCreate) throw error;
  }
  const place = { parent: null, column: 0, order: 0, layout: 0 };
  const made = await createModule(
    locale,
    'container',
    { ...place, content_type: 'section', slug },
    crypto.randomUUID(),
  );
  return sectionSchema.parse(made);
}

/** Asks for the draft if the backend keeps one beside the published state. */
function draftQuery(): { version_id?: 'draft' } {
  return hasFeature(useEditorStore.getState().user, 'versions') ? { version_id: 'draft' } : {};
}

/** The document that a section belongs to; if the backend names none, the section itself. */
function documentOf({ id, object_id }: Section): number {
  return object_id ?? id;
}

function asDraft(section: Section): Draft {
  return draftSchema.parse({
    id: documentOf(section),
    urls: {},
    content_type: 'section',
    title: section.slug ?? '',
    is_online: true,
    modules: [section],
  });
}

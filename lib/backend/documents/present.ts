import { adminPath } from '@/lib/contract/admin-paths';
import { type Locale, locales } from '@/lib/contract/locale';
import type { Module, Section } from '@/lib/contract/module';
import type { Page, Urls } from '@/lib/contract/page';
import { emptyValues } from '@/lib/pagebuilder/field-values';
import { localise, type LocaliseContext } from '@/lib/pagebuilder/localise';
import { findSectionOf } from '@/lib/pagebuilder/locate';
import { hasChanges } from '@/lib/pagebuilder/publish';
import { listReferences, listValueReferences } from '@/lib/pagebuilder/references';
import type { Tree, Values } from '@/lib/pagebuilder/tree';
import { toWireValues } from '@/lib/pagebuilder/wire-values';
import { recordDefinition } from '@/lib/records/definitions';
import { recordPaths } from '@/lib/records/paths';
import type { Database } from '../database/client';
import { listPublishedLocales } from '../rows/published';
import { type RecordRow, titleOf } from '../rows/row';
import { loadResolver } from '../references/resolver';
import { resourceOfDocument } from '@/lib/records/content-types';
import { definitions, type StoredDocument } from './document';

export type Audience = LocaliseContext['audience'];

/** What is shown of a document: a tree, and the record's own fields at that time. */
export interface ShownDocument {
  tree: Tree;
  record: Pick<RecordRow, 'id' | 'data' | 'isOnline'>;
}

/** A document as a page of spec §3 in one language; an article, event or artwork in the same shape. */
export async function presentDocument(
  db: Database,
  document: StoredDocument,
  shown: ShownDocument,
  locale: Locale,
  audience: Audience,
): Promise<Page> {
  const resource = resourceOfDocument(document.contentType);
  const { fields } = recordDefinition(resource);
  const { id, data, isOnline } = shown.record;
  const references = [...listReferences(shown.tree), ...listValueReferences(data)];
  const resolver = await loadResolver(references, locale, audience, db);
  const values: Values = { ...emptyValues(fields), ...data };
  const wire = toWireValues(fields, values, locale, resolver);
  const picture = typeof data['og_image'] === 'string' ? resolver.findPicture(data['og_image']) : null;
  const flag = (name: string, otherwise: boolean) =>
    typeof data[name] === 'boolean' ? data[name] : otherwise;
  const text = (name: string) => (typeof wire[name] === 'string' ? wire[name] : '');
  const editing = audience === 'editor';
  const published = await listPublishedLocales(db, id);
  const urls = recordPaths(resource, id, data);
  const changed = locales.filter(
    (each) =>
      (urls[each] !== undefined && !published.includes(each)) ||
      hasChanges(document.draft, document.published, each),
  );
  return {
    id,
    // Languages without published content are not linked to.
    urls: editing ? urls : pickLocales(urls, published),
    content_type: document.contentType,
    title: text('title') || (editing ? titleOf(resource, data, locale) : ''),
    headline: text('headline'),
    is_online: isOnline,
    is_clickable: flag('is_clickable', true),
    in_menu: flag('in_menu', false),
    in_footer: flag('in_footer', false),
    opening: wire['opening'] === 'text' ? 'text' : 'half',
    colour: text('colour') || 'water-green',
    meta_title: text('meta_title'),
    meta_description: text('meta_description'),
    og_title: text('og_title'),
    og_description: text('og_description'),
    og_image: picture?.url ?? null,
    og_type: text('og_type') || 'website',
    og_image_thumbs: picture?.thumbs ?? {},
    modules: localise(shown.tree, localiseContext(document, locale, audience, resolver)),
    settings_url: editing ? adminPath(resource, id) : null,
    ...(editing
      ? {
          revision: document.revision,
          has_changes: changed.includes(locale),
          changed_locales: changed,
        }
      : {}),
  };
}

function pickLocales(urls: Urls, chosen: readonly Locale[]): Urls {
  return Object.fromEntries(
    chosen.flatMap((locale) => (urls[locale] === undefined ? [] : [[locale, urls[locale]]])),
  );
}

/** The sections of a document in one language. */
export async function presentSections(
  db: Database,
  document: StoredDocument,
  tree: Tree,
  locale: Locale,
  audience: Audience,
): Promise<Section[]> {
  const resolver = await loadResolver(listReferences(tree), locale, audience, db);
  return localise(tree, localiseContext(document, locale, audience, resolver));
}

/** One module or section of a tree in one language, as editors see it; null if it is not there in this language. */
export async function presentModule(
  db: Database,
  document: StoredDocument,
  tree: Tree,
  id: number,
  locale: Locale,
): Promise<Module | null> {
  const section = findSectionOf(tree, id);
  if (!section) return null;
  // Only the section around the module is resolved; the others are needed to count its place.
  const resolver = await loadResolver(listReferences({ sections: [section] }), locale, 'editor', db);
  return findWire(localise(tree, localiseContext(document, locale, 'editor', resolver)), id);
}

function findWire(modules: readonly Module[], id: number): Module | null {
  for (const each of modules) {
    if (each.id === id) return each;
    const inside = isSection(each)
      ? each.columns.flatMap((column) => column.children)
      : (each.children ?? []);
    const found = findWire(inside, id);
    if (found) return found;
  }
  return null;
}

function isSection(module: Module): module is Section {
  return module.model === 'container';
}

function localiseContext(
  document: StoredDocument,
  locale: Locale,
  audience: Audience,
  resolver: LocaliseContext['resolver'],
): LocaliseContext {
  const slug = document.contentType === 'section' ? document.record.data['slug'] : null;
  return {
    locale,
    definitions,
    resolver,
    audience,
    document: {
      content_type: document.contentType,
      object_id: document.id,
      slug: typeof slug === 'string' ? slug : null,
    },
    ...(audience === 'editor' ? { revisions: document.moduleRevisions } : {}),
  };
}

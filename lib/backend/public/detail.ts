import type { Section } from '@/lib/contract/module';
import type { Locale } from '@/lib/contract/locale';
import { localisedText } from '@/lib/records/paths';
import { database } from '../database/client';
import { findDocument } from '../documents/document';
import { presentSections } from '../documents/present';
import { type DocumentState, findShown } from '../documents/read';
import { type Audience, type PresentContext, type Shown, loadContext } from './context';

/** Resources whose records have sections. */
type Resource = 'articles' | 'events' | 'productions';

interface Detail<Of extends Resource> {
  shown: Shown<Of>;
  modules: Section[];
  context: PresentContext;
}

/**
 * A record with sections, in the requested state; null if it does not exist, is of another resource, has no such version, or, for
 * visitors, is offline or not in the language.
 */
export async function loadDetail<Of extends Resource>(
  resource: Of,
  locale: Locale,
  id: number,
  state: DocumentState,
  audience: Audience,
): Promise<Detail<Of> | null> {
  const document = await findDocument(database(), id);
  if (document?.record.resource !== resource) return null;
  const found = await findShown(database(), document, state);
  if (found === null) return null;
  const isPublic = found.record.isOnline && localisedText(found.record.data['slug'], locale) !== null;
  if (audience === 'visitor' && !isPublic) return null;
  const shown: Shown<Of> = { ...found.record, resource };
  const [modules, context] = await Promise.all([
    presentSections(database(), document, found.tree, locale, audience),
    loadContext([shown], locale, audience),
  ]);
  return { shown, modules, context };
}

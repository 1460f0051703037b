import 'server-only';
import type { DownloadDirectory } from '@/lib/contract/download';
import type { Locale } from '@/lib/contract/locale';
import type { Section } from '@/lib/contract/module';
import type { Navigation } from '@/lib/contract/navigation';
import type { Page } from '@/lib/contract/page';
import { pagePath } from '@/lib/contract/paths';
import { type Settings, settingsSchema } from '@/lib/contract/settings';
import { pathTag, resourceTag, sectionTag } from '@/lib/contract/tags';
import { placeSections } from '@/lib/pagebuilder/placed';
import { siteUrl } from '@/lib/env';
import { noteAway } from '@/lib/page-use.mjs';
import { cachePerMoment, getRequestSource, tellsEveryChange } from './moment';
import type { DocumentState, PageSource, SharedDraft } from './port';
import { readContent } from './read';
import { reportFailure } from './report-failure';
import { getContentSource } from './source';

/** A page as the public sees it; null where there is none. */
export const readPage = cachePerMoment(async (locale: Locale, slug: string): Promise<Page | null> =>
  withPlaced(
    locale,
    await readContent(['page', locale, slug], [pathTag(pagePath(locale, slug))], async () => {
      const source = await getRequestSource();
      return source.findPage(locale, slug, 'published');
    }),
  ),
);

/**
 * Reads what stands on many pages: again only when it has changed, if the source tells every change. So a page that is made anew reads its own
 * document and no other.
 */
async function readShared<Value>(
  key: readonly string[],
  tag: string,
  load: (source: PageSource) => Promise<Value>,
): Promise<Value> {
  return readContent(key, [tag], async () => load(await getRequestSource()), await tellsEveryChange());
}

/** Main menu and footer. If they cannot be read, the page is shown without them. */
export const readNavigation = cachePerMoment((locale: Locale): Promise<Navigation> =>
  readShared(['navigation', locale], resourceTag('navigation'), (source) =>
    source.getNavigation(locale),
  ).catch(() => ({ menu: [], footer: [] })),
);

/** Name, dates, footer. If they cannot be read, the page is shown under the name of the host. */
export const readSettings = cachePerMoment((locale: Locale): Promise<Settings> =>
  readShared(['settings', locale], resourceTag('settings'), (source) => source.getSettings(locale)).catch(
    () => settingsSchema.parse({ name: new URL(siteUrl).host }),
  ),
);

/** A stand-alone section with its own blocks only. */
const readOwnSection = cachePerMoment((locale: Locale, slug: string): Promise<Section | null> =>
  readShared(['section', locale, slug], sectionTag(locale, slug), (source) =>
    source.findSection(locale, slug, 'published'),
  ).catch(() => null),
);

/** A stand-alone section as the public sees it; null if there is none, or if it cannot be read. */
export const readSection = cachePerMoment(async (locale: Locale, slug: string): Promise<Section | null> =>
  withPlacedIn(locale, slug, await readOwnSection(locale, slug)),
);

/**
 * A document with the stand-alone sections that its blocks refer to, as the public sees them. What is read of them gives the page their tags:
 * a change to one makes every page fresh that shows it.
 */
export async function withPlaced<Shown extends { modules: Section[] }>(
  locale: Locale,
  shown: Shown | null,
): Promise<Shown | null> {
  return (
    shown && {
      ...shown,
      modules: await placeSections(shown.modules, (slug) => readOwnSection(locale, slug)),
    }
  );
}

/** The same for a stand-alone section, which cannot be shown within itself. */
async function withPlacedIn(locale: Locale, slug: string, section: Section | null): Promise<Section | null> {
  if (section === null) return null;
  const [placed = section] = await placeSections([section], (each) => readOwnSection(locale, each), [slug]);
  return placed;
}

/** A page in any state, for signed-in editors only; never kept. */
export async function previewPage(locale: Locale, slug: string, state: DocumentState): Promise<Page | null> {
  const source = await getContentSource();
  return withPlaced(locale, await orAway(source.findPage(locale, slug, state)));
}

/** A stand-alone section in any state, for signed-in editors only; never kept. */
export async function previewSection(
  locale: Locale,
  slug: string,
  state: DocumentState,
): Promise<Section | null> {
  const source = await getContentSource();
  return withPlacedIn(locale, slug, await orAway(source.findSection(locale, slug, state)));
}

/** Whether editors find a stand-alone section, also one in which nothing is yet; a source that cannot tell has any. Never kept. */
export async function hasSection(slug: string): Promise<boolean> {
  const source = await getContentSource();
  return orAway(source.hasSection?.(slug) ?? Promise.resolve(true));
}

/** A directory of press files by its slug, also one that is offline: for signed-in editors only; never kept. */
export async function previewDirectory(locale: Locale, slug: string): Promise<DownloadDirectory | null> {
  const source = await getContentSource();
  return orAway(source.findDownloadDirectory?.(locale, slug) ?? Promise.resolve(null));
}

/** The number by which editors know a version: that among those of its document, or its id where the source has no other. Never kept. */
export async function findVersionNumber(id: number): Promise<number> {
  const source = await getContentSource();
  return (await orAway(source.findVersionNumber?.(id) ?? Promise.resolve(null))) ?? id;
}

/** The draft that a preview link opens; null if the link is invalid. Never kept, since the link may be revoked. */
export async function findSharedDraft(token: string): Promise<SharedDraft | null> {
  const source = await getContentSource();
  return orAway(source.findSharedDraft?.(token) ?? Promise.resolve(null));
}

/**
 * Whether a request comes from a signed-in editor. Throws if that cannot be found out: an editor's page is then unavailable, not missing.
 */
export async function isEditor(headers: Headers): Promise<boolean> {
  const source = await getContentSource();
  return orAway(source.isEditor(headers));
}

/** A read without a fallback: if it fails, the answer is "unavailable". */
async function orAway<Value>(asked: Promise<Value>): Promise<Value> {
  try {
    return await asked;
  } catch (error) {
    reportFailure('preview', error);
    noteAway();
    throw error;
  }
}

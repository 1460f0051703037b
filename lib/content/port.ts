import type { Article, ArticleDetail } from '@/lib/contract/article';
import type { DownloadDirectory } from '@/lib/contract/download';
import type { Event, EventDetail } from '@/lib/contract/event';
import type { Genre } from '@/lib/contract/genre';
import type { ContentType } from '@/lib/contract/identifier';
import type { Locale } from '@/lib/contract/locale';
import type { Section } from '@/lib/contract/module';
import type { Navigation } from '@/lib/contract/navigation';
import type { Page, Urls } from '@/lib/contract/page';
import type { Production, ProductionDetail } from '@/lib/contract/production';
import type { Settings } from '@/lib/contract/settings';
import type { SearchAnswer, SearchHit } from '@/lib/contract/search';

/** The state of a document that is read: published, draft, or a version by its id. */
export type DocumentState = 'published' | 'draft' | number;

/** One page of a list; `next` says whether there is another. */
export type Slice<Item> = {
  results: Item[];
  next: string | null;
  count?: number | undefined;
};

/** A 1-based page of a list. */
export interface Paging {
  page: number;
  pageSize: number;
}

/** A record with a public address. If `isOnline` is false, only editors may see it. */
export interface PublicPath {
  /** With locale prefix, without trailing slash: `/de/kalender/eroeffnung/12`. */
  path: string;
  locale: Locale;
  kind: ContentType | 'download';
  id: number;
  isOnline: boolean;
}

/** A document whose draft can be seen through a preview link, with its paths. */
export interface SharedDraft {
  kind: ContentType;
  id: number;
  urls: Urls;
  /** ISO moment at which the link expires. */
  expiresAt: string;
}

/** A public record with its paths per language, for search engines. */
export interface PublicAddress {
  urls: Urls;
  /** ISO moment of its last public change; null if the source does not tell. */
  modifiedAt: string | null;
}

/** What pages are made of. */
export interface PageSource {
  /** The record at a path (decoded), even if it is offline; its id decides, whatever the slug. */
  findPublicPath(path: string): Promise<PublicPath | null>;
  getNavigation(locale: Locale): Promise<Navigation>;
  /** Name, dates, footer: what every page shows. A source without settings answers with the name of the host. */
  getSettings(locale: Locale): Promise<Settings>;
  /** A page by its slug; the home page's is empty. Offline pages are found only as draft or version. */
  findPage(locale: Locale, slug: string, state: DocumentState): Promise<Page | null>;
  /** A stand-alone section by its slug. */
  findSection(locale: Locale, slug: string, state: DocumentState): Promise<Section | null>;
  /** Events by time, from the fixed date of spec §7 on; `genre` is a slug. */
  listEvents(locale: Locale, filter: Paging & { genre?: string }): Promise<Slice<Event>>;
  findEvent(locale: Locale, id: number, state: DocumentState): Promise<EventDetail | null>;
  listGenres(locale: Locale): Promise<Genre[]>;
  /** The newest articles, highlights first. */
  listArticleTeasers(locale: Locale): Promise<Article[]>;
  listArticles(locale: Locale, paging: Paging): Promise<Slice<Article>>;
  findArticle(locale: Locale, id: number, state: DocumentState): Promise<ArticleDetail | null>;
  /** All artworks, in their order. */
  listProductions(locale: Locale): Promise<Production[]>;
  findProduction(locale: Locale, id: number, state: DocumentState): Promise<ProductionDetail | null>;
  listDownloadDirectories(locale: Locale): Promise<DownloadDirectory[]>;
  /** What a person agrees to when subscribing. */
  getNewsletterConsent(locale: Locale): Promise<string>;
  /** The first page of both groups. */
  search(locale: Locale, query: string): Promise<SearchAnswer>;
  searchGroup(
    locale: Locale,
    group: 'pages' | 'others',
    query: string,
    page: number,
  ): Promise<Slice<SearchHit>>;
}

/** The same as of a moment. */
export interface DatedSource extends PageSource {
  /** The number of publishings planned until then. */
  countPlans(): Promise<number>;
}

/**
 * The only way to content: the embedded backend in this process, or a content system over HTTP. Every answer has been parsed
 * by `lib/contract`. `find…` answers null for what does not exist or is not public; every other failure (time-out, broken answer, no
 * database) is thrown.
 */
export interface ContentSource extends PageSource {
  /** Milliseconds for which an answer may be used again; Infinity for a source that tells every change (lib/changes). */
  readonly answersAreGoodFor: number;
  /** Whether there is a stand-alone section with a slug, even if nothing is in it yet. Missing if the source cannot tell. */
  hasSection?(slug: string): Promise<boolean>;
  /**
   * `findPublicPath` with the cookies of a request, for a source that cannot list its paths: finds what only editors may see. Its `isOnline` is
   * false.
   */
  findHiddenPath?(path: string, headers: Headers): Promise<PublicPath | null>;
  /** The final target of an old path (decoded, with locale prefix); null if there is no redirect (spec §2). */
  findRedirect(path: string): Promise<string | null>;
  /** All public pages and records for the sitemap, without the screens that always exist. */
  listAddresses(): Promise<PublicAddress[]>;
  /**
   * The source as of a moment on the site's wall clock (`2025-07-20T10:00`), with everything planned until then. Absent for a source
   * without plans.
   */
  on?(moment: string): DatedSource;
  /** The draft that a preview link opens; null if the link is invalid. Absent for a source without such links. */
  findSharedDraft?(token: string): Promise<SharedDraft | null>;
  /** The number of a version among those of its document, by its id. Absent for a source that tells its versions apart by their ids only. */
  findVersionNumber?(id: number): Promise<number | null>;
  /** A directory of press files by its slug, also one that is offline, for editors. Absent for a source that tells of public ones only. */
  findDownloadDirectory?(locale: Locale, slug: string): Promise<DownloadDirectory | null>;
  /** Whether the request's cookies belong to a valid session of an editor. Throws if that cannot be found out. */
  isEditor(headers: Headers): Promise<boolean>;
  /** Names of the cookies that may hold a session; a request without any of them comes from a visitor. */
  readonly sessionCookies: readonly string[];
}

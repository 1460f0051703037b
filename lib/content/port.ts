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

/** Which state of a document is read: what the public sees, what editors are working on, or a version by its id. */
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

/** A thing with a public address. `isOnline` false means that only editors may see it. */
export interface PublicPath {
  /** With locale prefix, without trailing slash: `/de/kalender/eroeffnung/12`. */
  path: string;
  locale: Locale;
  kind: ContentType | 'download';
  id: number;
  isOnline: boolean;
}

/** A document whose draft somebody may see by a link: with its paths, which name what stands there. */
export interface SharedDraft {
  kind: ContentType;
  id: number;
  urls: Urls;
  /** ISO moment from which on the link leads nowhere. */
  expiresAt: string;
}

/** What search engines are led to: a public thing with its paths per language. */
export interface PublicAddress {
  urls: Urls;
  /** ISO moment of its last change for visitors; null where the source does not tell. */
  modifiedAt: string | null;
}

/**
 * The one door to content (design §4): the embedded backend in this process, or a content system over HTTP. Every answer is
 * already parsed by `lib/contract`. `find…` answers null for what does not exist or is not public; every other failure
 * (time-out, broken answer, no database) is thrown.
 */
export interface ContentSource {
  /** Who stands at a path (decoded), including what is offline; a thing is found by its id under every slug. */
  findPublicPath(path: string): Promise<PublicPath | null>;
  /** Milliseconds that an answer about a path counts; Infinity for a source that tells of every change (lib/changes). */
  readonly pathsAreGoodFor: number;
  /**
   * The same with the cookies of a request, for a source without a list: what only editors may see. Its `isOnline` is false.
   */
  findHiddenPath?(path: string, headers: Headers): Promise<PublicPath | null>;
  /** Where an old path (decoded, with locale prefix) leads now, at the end of all redirects; null if it is none (spec §2). */
  findRedirect(path: string): Promise<string | null>;
  getNavigation(locale: Locale): Promise<Navigation>;
  /** Name, dates, footer: what is the same on every page. A source that has none of it answers with the host's name. */
  getSettings(locale: Locale): Promise<Settings>;
  /** A page by its slug; the home page's is empty. Offline pages are found only in the states `draft` and by version. */
  findPage(locale: Locale, slug: string, state: DocumentState): Promise<Page | null>;
  /** A section that stands alone under a slug. */
  findSection(locale: Locale, slug: string, state: DocumentState): Promise<Section | null>;
  /** Events from the fixed date of spec §7 on, by time; `genre` is a slug. */
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
  /** Pages and things that the public sees, for the sitemap; the screens that always stand are not among them. */
  listAddresses(): Promise<PublicAddress[]>;
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
  /**
   * The same as visitors will find it at a moment of the site's wall clock (`2025-07-20T10:00`): with what is planned until then. A source
   * that plans nothing has no answer.
   */
  on?(moment: string): DatedSource;
  /** What a link to a draft opens; null for one that is not good. A source without such links has no answer. */
  findSharedDraft?(token: string): Promise<SharedDraft | null>;
  /** Whether the request's cookies belong to a valid session of an editor. Throws if nobody can say. */
  isEditor(headers: Headers): Promise<boolean>;
  /** Names of the cookies that may hold a session; a request without any of them is a visitor's. */
  readonly sessionCookies: readonly string[];
}

/** What pages are made of, at a moment. */
export type DatedSource = Pick<
  ContentSource,
  | 'findPublicPath'
  | 'getNavigation'
  | 'getSettings'
  | 'findPage'
  | 'findSection'
  | 'listEvents'
  | 'findEvent'
  | 'listGenres'
  | 'listArticleTeasers'
  | 'listArticles'
  | 'findArticle'
  | 'listProductions'
  | 'findProduction'
  | 'listDownloadDirectories'
  | 'getNewsletterConsent'
  | 'search'
  | 'searchGroup'
> & {
  /** How many publishings are planned until then. */
  countPlans(): Promise<number>;
};

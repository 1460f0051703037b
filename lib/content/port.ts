import type { ContentType } from '@/lib/contract/identifier';
import type { Locale } from '@/lib/contract/locale';
import type { Section } from '@/lib/contract/module';
import type { Navigation } from '@/lib/contract/navigation';
import type { Page } from '@/lib/contract/page';
import type { Redirect } from '@/lib/contract/redirect';

/** Which state of a document is read: what the public sees, what editors are working on, or a version by its id. */
export type DocumentState = 'published' | 'draft' | number;

/** A thing with a public address. `isOnline` false means that only editors may see it. */
export interface PublicPath {
  /** With locale prefix, without trailing slash: `/de/kalender/eroeffnung/12`. */
  path: string;
  locale: Locale;
  kind: ContentType | 'download';
  id: number;
  isOnline: boolean;
}

/**
 * The one door to content (design §4): the embedded backend in this process, or a content system over HTTP. Every answer is
 * already parsed by `lib/contract`. `find…` answers null for what does not exist or is not public; every other failure
 * (time-out, broken answer, no database) is thrown.
 */
export interface ContentSource {
  /**
   * Every public path, including those offline; null if the source cannot list them, then `findPublicPath` is asked.
   */
  listPublicPaths(): Promise<PublicPath[] | null>;
  /** Who stands at a path; asked only when there is no list. */
  findPublicPath(path: string): Promise<PublicPath | null>;
  /** Old and new paths of both languages, with locale prefix (spec §2). */
  listRedirects(): Promise<Redirect[]>;
  getNavigation(locale: Locale): Promise<Navigation>;
  /** A page by its slug; the home page's is empty. Offline pages are found only in the states `draft` and by version. */
  findPage(locale: Locale, slug: string, state: DocumentState): Promise<Page | null>;
  /** A section that stands alone under a slug. */
  findSection(locale: Locale, slug: string, state: DocumentState): Promise<Section | null>;
  /** Whether the request's cookies belong to a valid session of an editor. Never throws: a failure means no. */
  isEditor(headers: Headers): Promise<boolean>;
  /** Names of the cookies that may hold a session; a request without any of them is a visitor's. */
  readonly sessionCookies: readonly string[];
}

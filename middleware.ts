import { NextResponse, type NextRequest } from 'next/server';
import { readAdminPath } from '@/lib/contract/admin-paths';
import { defaultLocale, type Locale } from '@/lib/contract/locale';
import { readSharedDraftPath } from '@/lib/contract/preview-link';
import { hintCookie, hintValues } from '@/lib/hint-cookie.mjs';
import { findAllowedMethods } from '@/lib/content/allowed-methods';
import { decide, lookupPath, needsViewer, type Decision } from '@/lib/content/decision';
import { tellOldBrowser } from '@/app/old-browser';
import { isBuiltPage, isContractPath, isPassed, isReadOnly } from '@/lib/content/passed-paths';
import { PathLookup } from '@/lib/content/path-lookup';
import type { ContentSource } from '@/lib/content/port';
import { localeOfPath, type Destination } from '@/lib/content/public-path';
import { findAnswerPolicy, securityHeaders } from '@/lib/content/security-headers';
import { prepareSearch, readQuestion } from '@/lib/content/search-answers';
import { countSearch } from '@/lib/content/search-limit';
import { reportFailure } from '@/lib/content/report-failure';
import { getContentSource } from '@/lib/content/source';
import { originalPathHeader } from '@/lib/content/http/pass-through';
import { adminUrl, env, isExternal, mapOrigin, pictureOrigins, siteUrl, tagManager } from '@/lib/env';

const headers = securityHeaders({
  isSecure: siteUrl.startsWith('https:'),
  isDevelopment: env.NODE_ENV === 'development',
  pictureOrigins,
  mapOrigin,
  tagSources: tagManager?.sources,
});

let lookup: PathLookup | undefined;

const readingMethods = new Set(['GET', 'HEAD']);

/** Shared caches may store a page but have to revalidate it, so that the next request sees what was just published. */
const freshCopy = 'public, max-age=0, must-revalidate';

/**
 * By default browsers keep a 301 for ever. If an editor removes a redirect or turns it around, a visitor who had followed the first one
 * would go in circles.
 */
const redirectCopies = {
  default: freshCopy,
  public: 'public, max-age=3600',
  'no-store': 'no-store',
} as const;

/** In Node instead of the edge sandbox: it asks the content source itself, and the sandbox costs a third of the throughput. */
export const config = { runtime: 'nodejs' };

/**
 * Every request passes here, whatever its path; a matcher could leave a hole. `lib/content/decision.ts` decides what to
 * answer; this file gathers the facts and carries the decision out.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = new URL(request.url);
  const response = await answer(request, pathname, search);
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  const policy = findAnswerPolicy(pathname, isExternal && isContractPath(pathname));
  if (policy !== null) response.headers.set('Content-Security-Policy', policy);
  return response;
}

async function answer(request: NextRequest, pathname: string, search: string): Promise<NextResponse> {
  const passed = isExternal ? await answerFromOutside(request, pathname, search) : null;
  if (passed) return passed;
  const isRoute = isPassed(pathname);
  if (!readingMethods.has(request.method) && (isReadOnly(pathname) || !isRoute)) return refuseWrite(pathname);
  const allowed = isRoute ? findAllowedMethods(pathname) : null;
  if (allowed !== null && !allowed.includes(request.method)) return refuseMethod(allowed);
  const old = !isRoute || isTool(pathname) ? tellOldBrowser(request) : null;
  if (old) return old;
  if (isBuiltPage(pathname)) return NextResponse.next({ headers: { 'Cache-Control': freshCopy } });
  if (isRoute || isToolOfDevelopment(pathname)) return NextResponse.next();
  const shared = readSharedDraftPath(pathname);
  if (shared) return showSharedDraft(request, shared);
  if (pathname === '/' || localeOfPath(pathname) === null) {
    return carryOut(
      request,
      decide({ pathname, search, isEditor: false }, () => ({ type: 'nothing' })),
    );
  }
  const source = await getContentSource();
  lookup ??= new PathLookup(source);
  const destination = await findFor(request, source, lookup, lookupPath(pathname));
  const isEditor = needsViewer(search, destination) ? await isEditorBehind(request, source) : false;
  const knowsDates = source.on !== undefined;
  const decision = decide({ pathname, search, isEditor, knowsDates }, () => destination);
  const response = (await refuseSearch(request, decision)) ?? (await carryOut(request, decision));
  if (isExternal) hintAtSession(request, response);
  return response;
}

/**
 * The empty search screen for a visitor who searches more often than the search endpoints allow, and 503 if the search fails; null
 * otherwise.
 */
async function refuseSearch(request: NextRequest, decision: Decision): Promise<NextResponse | null> {
  if (decision.type !== 'rewrite' || decision.instead === undefined) return null;
  const seconds = await countSearch(request.headers);
  if (seconds === null) {
    const { pathname, searchParams } = new URL(decision.path, request.url);
    const locale = localeOfPath(pathname) ?? defaultLocale;
    return (await prepareSearch(readQuestion(locale, searchParams))) ? null : unavailable(request, locale);
  }
  return NextResponse.rewrite(new URL(decision.instead, request.url), {
    status: 429,
    headers: { 'Retry-After': String(seconds), 'Cache-Control': 'no-store' },
  });
}

/** The draft that a preview link opens, in a language that it has; 404 if the link is not valid. */
async function showSharedDraft(
  request: NextRequest,
  { locale, token }: { locale: Locale; token: string },
): Promise<NextResponse> {
  const source = await getContentSource();
  const draft = await Promise.resolve(source.findSharedDraft?.(token)).catch((error: unknown) => {
    reportFailure('shared draft', error);
    return 'unknown' as const;
  });
  if (draft === 'unknown') return unavailable(request, locale);
  const isThere = draft?.urls[locale] !== undefined;
  return NextResponse.rewrite(new URL(`/${locale}/shared-draft/${token}`, request.url), {
    status: isThere ? 200 : 404,
    headers: { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' },
  });
}

/** A page as it will be at a moment: 404 if visitors will not find it then, 400 for an invalid moment. Never kept. */
async function showDated(
  request: NextRequest,
  { locale, path, moment, lookUp }: Extract<Decision, { type: 'dated' }>,
): Promise<NextResponse> {
  const options = { headers: { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' } };
  const show = (internal: string, status: number) =>
    NextResponse.rewrite(new URL(internal, request.url), { ...options, status });
  if (moment === null) return show(path, 400);
  try {
    const source = await getContentSource();
    const isThere = lookUp === null || (await source.on?.(moment).findPublicPath(lookUp))?.isOnline === true;
    return isThere ? show(path, 200) : show(`/${locale}/on/${moment}/gone`, 404);
  } catch (error) {
    reportFailure('on a date', error);
    return unavailable(request, locale);
  }
}

/**
 * Pages accept no writes, and every call has a route: otherwise the framework would look for a server action in the body, and log that at
 * length.
 */
function refuseWrite(pathname: string): NextResponse {
  return isReadOnly(pathname) ? refuseMethod([...readingMethods]) : new NextResponse(null, { status: 404 });
}

function refuseMethod(allowed: readonly string[]): NextResponse {
  return new NextResponse(null, { status: 405, headers: { Allow: allowed.join(', ') } });
}

/** What an external content system answers instead of this application; null for everything else. */
async function answerFromOutside(
  request: NextRequest,
  pathname: string,
  search: string,
): Promise<NextResponse | null> {
  if (isContractPath(pathname)) return passOn(request, `${pathname}${search}`);
  const adminPath = readAdminPath(pathname);
  if (adminPath !== null) return leave(`${adminUrl}${adminPath}${search}`);
  // People sign in at the external system; the hub is for those who have done so.
  const isHub = pathname === '/cms-hub' || pathname === '/cms-hub/';
  if (isHub && !(await isEditorBehind(request, await getContentSource()))) return leave(adminUrl);
  return null;
}

/** A temporary redirect to another site. */
function leave(address: string): NextResponse {
  return NextResponse.redirect(address, { status: 302, headers: { 'Cache-Control': 'no-store' } });
}

/** What is at a path. If visitors find nothing there, and the source cannot list its paths, an editor's session is tried. */
async function findFor(
  request: NextRequest,
  source: ContentSource,
  lookup: PathLookup,
  path: string,
): Promise<Destination> {
  const destination = await lookup.find(path);
  if (destination.type !== 'nothing' || !source.findHiddenPath || !carriesSession(request, source))
    return destination;
  const entry = await source.findHiddenPath(path, request.headers).catch((error: unknown) => {
    reportFailure('hidden paths', error);
    return 'unknown' as const;
  });
  if (entry === 'unknown') return { type: 'unknown' };
  return entry ? { type: 'found', entry } : destination;
}

function carriesSession(request: NextRequest, source: ContentSource): boolean {
  return source.sessionCookies.some((name) => request.cookies.has(name));
}

/** Only a request with a session cookie is checked. Null if that cannot be found out. */
async function isEditorBehind(request: NextRequest, source: ContentSource): Promise<boolean | null> {
  if (!carriesSession(request, source)) return false;
  return source.isEditor(request.headers).catch((error: unknown) => {
    reportFailure('session', error);
    return null;
  });
}

/**
 * An external system sets no hint for the editor, and scripts cannot read its session cookie. So a request with that cookie
 * gets the hint along with the page, and loses it with the session.
 */
function hintAtSession(request: NextRequest, response: NextResponse): void {
  const hasSession = request.cookies.has(env.CONTENT_API_SESSION_COOKIE);
  if (hasSession === request.cookies.has(hintCookie)) return;
  response.cookies.set({
    name: hintCookie,
    value: hasSession ? hintValues.elsewhere : '',
    path: '/',
    sameSite: 'lax',
    secure: siteUrl.startsWith('https:'),
    ...(hasSession ? {} : { maxAge: 0 }),
  });
  response.headers.set('Cache-Control', 'private, no-store');
}

/** Passes a call of the contract on to the external content system, through a route of ours. */
function passOn(request: NextRequest, path: string): NextResponse {
  const forwarded = new Headers(request.headers);
  forwarded.set(originalPathHeader, path);
  return NextResponse.rewrite(new URL('/pass-through/call', request.url), {
    request: { headers: forwarded },
  });
}

/** Whether a route shows a screen to a person: the admin and the hub. */
function isTool(pathname: string): boolean {
  return /^\/(?:admin|cms-hub)(?:\/|$)/.test(pathname);
}

function isToolOfDevelopment(pathname: string): boolean {
  return env.NODE_ENV === 'development' && /^\/(?:_next|__nextjs)/.test(pathname);
}

async function carryOut(request: NextRequest, decision: Decision): Promise<NextResponse> {
  switch (decision.type) {
    case 'redirect':
      return NextResponse.redirect(new URL(decision.location, request.url), {
        status: decision.status,
        headers: { 'Cache-Control': redirectCopies[decision.cache] },
      });
    case 'rewrite':
      return NextResponse.rewrite(new URL(decision.path, request.url), {
        headers: { 'Cache-Control': freshCopy },
      });
    case 'preview':
      return NextResponse.rewrite(new URL(decision.path, request.url), {
        headers: { 'Cache-Control': 'private, no-store' },
      });
    case 'dated':
      return showDated(request, decision);
    case 'unavailable':
      return unavailable(request, decision.locale);
    case 'not_found':
      return NextResponse.rewrite(new URL(`/${decision.locale}/404`, request.url), {
        status: 404,
        headers: { 'Cache-Control': 'no-store' },
      });
  }
}

/** The source does not answer, so it is unknown what exists. */
function unavailable(request: NextRequest, locale: Locale): NextResponse {
  return NextResponse.rewrite(new URL(`/${locale}/unavailable`, request.url), {
    status: 503,
    headers: { 'Retry-After': '10', 'Cache-Control': 'no-store' },
  });
}

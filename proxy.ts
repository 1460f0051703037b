import { NextResponse, type NextRequest } from 'next/server';
import { defaultLocale, type Locale } from '@/lib/contract/locale';
import {
  decide,
  isContractPath,
  isPassed,
  lookupPath,
  needsViewer,
  type Decision,
} from '@/lib/content/decision';
import { getPathFinder } from '@/lib/content/path-index';
import type { ContentSource } from '@/lib/content/port';
import { localeOfPath } from '@/lib/content/public-path';
import { drawingPolicy, securityHeaders } from '@/lib/content/security-headers';
import { getContentSource } from '@/lib/content/source';
import { originalPathHeader } from '@/lib/content/http/pass-through';
import { env, isExternal, siteUrl } from '@/lib/env';

const headers = securityHeaders({
  isSecure: siteUrl.startsWith('https:'),
  isDevelopment: env.NODE_ENV === 'development',
});

/** Caches on the way may keep a page but have to ask each time: what was just published is seen by the next request. */
const freshCopy = 'public, max-age=0, must-revalidate';

/**
 * Every request passes here, whatever its path looks like (design §7): there is no matcher that could leave a hole. What to
 * answer is decided in `lib/content/decision.ts`; this file asks for the facts and carries the decision out.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = new URL(request.url);
  const response = await answer(request, pathname, search);
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  if (pathname.startsWith('/media/') && pathname.endsWith('.svg')) {
    response.headers.set('Content-Security-Policy', drawingPolicy);
  }
  return response;
}

async function answer(request: NextRequest, pathname: string, search: string): Promise<NextResponse> {
  if (isExternal && isContractPath(pathname)) return passOn(request, `${pathname}${search}`);
  if (isPassed(pathname) || isToolOfDevelopment(pathname)) return NextResponse.next();
  if (pathname === '/' || localeOfPath(pathname) === null) {
    return carryOut(
      request,
      decide({ pathname, search, isEditor: false }, () => ({ type: 'nothing' })),
    );
  }
  const source = await getContentSource();
  const find = await getPathFinder(source);
  if (!find) return unavailable(request, localeOfPath(pathname) ?? defaultLocale);
  const destination = await find(lookupPath(pathname));
  const isEditor = needsViewer(search, destination) && (await hasSession(request, source));
  return carryOut(
    request,
    decide({ pathname, search, isEditor }, () => destination),
  );
}

/** Only a request that carries a session's cookie is worth asking about. */
async function hasSession(request: NextRequest, source: ContentSource): Promise<boolean> {
  if (!source.sessionCookies.some((name) => request.cookies.has(name))) return false;
  return source.isEditor(request.headers);
}

/** With an external content system the contract's calls go on to it, by way of a route of ours (design §4). */
function passOn(request: NextRequest, path: string): NextResponse {
  const forwarded = new Headers(request.headers);
  forwarded.set(originalPathHeader, path);
  return NextResponse.rewrite(new URL('/pass-through/call', request.url), {
    request: { headers: forwarded },
  });
}

function isToolOfDevelopment(pathname: string): boolean {
  return env.NODE_ENV === 'development' && /^\/(?:_next|__nextjs)/.test(pathname);
}

function carryOut(request: NextRequest, decision: Decision): NextResponse {
  switch (decision.type) {
    case 'pass':
      return NextResponse.next();
    case 'redirect': {
      const response = NextResponse.redirect(new URL(decision.location, request.url), decision.status);
      if (decision.cache === 'public') response.headers.set('Cache-Control', 'public, max-age=3600');
      if (decision.cache === 'no-store') response.headers.set('Cache-Control', 'no-store');
      return response;
    }
    case 'rewrite':
      return NextResponse.rewrite(new URL(decision.path, request.url), {
        headers: { 'Cache-Control': freshCopy },
      });
    case 'preview':
      return NextResponse.rewrite(new URL(decision.path, request.url), {
        headers: { 'Cache-Control': 'private, no-store' },
      });
    case 'not_found':
      return NextResponse.rewrite(new URL(`/${decision.locale}/404`, request.url), {
        status: 404,
        headers: { 'Cache-Control': 'no-store' },
      });
  }
}

/** The source was never reached since the start: nobody can say what exists. */
function unavailable(request: NextRequest, locale: Locale): NextResponse {
  return NextResponse.rewrite(new URL(`/${locale}/unavailable`, request.url), {
    status: 503,
    headers: { 'Retry-After': '10' },
  });
}

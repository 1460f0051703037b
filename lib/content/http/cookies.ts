import 'server-only';
import { hintCookie } from '@/lib/hint-cookie.mjs';
import { csrfCookie } from '@/lib/contract/write';
import { env, siteUrl } from '@/lib/env';
import { consent } from '@/lib/site';
import { knownCookie } from './known-session';

/** Remembers the names of the cookies that the content system has set in this browser, separated by colons, which no name contains. */
const theirsCookie = 'litfass_theirs';
/** Most names that are remembered. */
const mostNames = 20;

const ours = new Set<string>([theirsCookie, knownCookie, hintCookie, consent.cookie]);
const needed = [env.CONTENT_API_SESSION_COOKIE, csrfCookie];
const namePattern = /^[!#$%&'*+.^_`|~\w-]{1,100}$/;

interface Cookie {
  name: string;
  pair: string;
}

function parse(header: string): Cookie[] {
  return header.split(/;\s*/).map((pair) => ({ name: pair.split('=', 1)[0]?.trim() ?? '', pair }));
}

function rememberedNames(cookies: readonly Cookie[]): string[] {
  const found = cookies.find(({ name }) => name === theirsCookie)?.pair.slice(theirsCookie.length + 1) ?? '';
  return found.split(':').filter(isTheirs).slice(0, mostNames);
}

function isTheirs(name: string): boolean {
  return namePattern.test(name) && !ours.has(name);
}

/** The cookies of a browser that the content system needs or has set; null if there are none. It never gets ours. */
export function cookiesForSource(header: string | null): string | null {
  const cookies = parse(header ?? '');
  const theirs = new Set([...needed, ...rememberedNames(cookies)]);
  const passed = cookies.filter(({ name }) => theirs.has(name)).map(({ pair }) => pair);
  return passed.length === 0 ? null : passed.join('; ');
}

/**
 * The content system's Set-Cookie headers for the browser, without those that would change cookies of this site. A further cookie
 * remembers their names, so that the next call can pass them on.
 */
export function cookiesForBrowser(setCookies: readonly string[], header: string | null): string[] {
  const theirs = setCookies.filter((cookie) => isTheirs(nameOf(cookie)));
  const known = rememberedNames(parse(header ?? ''));
  const names = [...new Set([...known, ...theirs.map(nameOf).filter((name) => !needed.includes(name))])];
  if (names.length === known.length) return theirs;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${siteUrl.startsWith('https:') ? '; Secure' : ''}`;
  return [...theirs, `${theirsCookie}=${names.slice(-mostNames).join(':')}; ${attributes}`];
}

function nameOf(setCookie: string): string {
  return setCookie.split('=', 1)[0]?.trim() ?? '';
}

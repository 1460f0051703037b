/**
 * The score of Mozilla's HTTP Observatory by its published rules (developer.mozilla.org/observatory): 100 to begin with, what each test takes away
 * or adds, and additions only from 90 on. A site that answers nothing over plain HTTP is not asked for redirections.
 */
export function observatoryScore(answer: {
  headers: Headers;
  html: string;
  /** `Set-Cookie` headers. */
  cookies: readonly string[];
  origin: string;
}): { score: number; grade: string; findings: string[] } {
  const parts: [name: string, points: number][] = [
    ['content-security-policy', policyPoints(answer.headers.get('content-security-policy'))],
    ['cookies', cookiePoints(answer.cookies)],
    ['cross-origin-resource-sharing', sharingPoints(answer.headers)],
    [
      'cross-origin-resource-policy',
      /^same-(?:site|origin)$/.test(read(answer.headers, 'cross-origin-resource-policy')) ? 10 : 0,
    ],
    ['referrer-policy', referrerPoints(read(answer.headers, 'referrer-policy'))],
    ['strict-transport-security', transportPoints(read(answer.headers, 'strict-transport-security'))],
    ['subresource-integrity', scriptPoints(answer.html, answer.origin)],
    ['x-content-type-options', read(answer.headers, 'x-content-type-options') === 'nosniff' ? 0 : -5],
    ['x-frame-options', framePoints(answer.headers)],
  ];
  const losses = parts.reduce((sum, [, points]) => sum + Math.min(points, 0), 100);
  const gains = parts.reduce((sum, [, points]) => sum + Math.max(points, 0), 0);
  const score = Math.max(0, losses >= 90 ? losses + gains : losses);
  return {
    score,
    grade: gradeOf(score),
    findings: parts.filter(([, points]) => points < 0).map(([name, points]) => `${name} ${points}`),
  };
}

const grades: readonly [from: number, grade: string][] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [0, 'below C'],
];

function gradeOf(score: number): string {
  return grades.find(([from]) => score >= from)?.[1] ?? 'below C';
}

function read(headers: Headers, name: string): string {
  return (headers.get(name) ?? '').trim().toLowerCase();
}

function policyPoints(policy: string | null): number {
  if (policy === null) return -25;
  const directives = new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources] as const),
  );
  const sourcesOf = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const isLocked = (sources: readonly string[]) =>
    sources.some((source) => /^'(?:nonce|sha\d+)-|^'strict-dynamic'$/.test(source));
  const isLoose = (sources: readonly string[]) =>
    (sources.includes("'unsafe-inline'") && !isLocked(sources)) ||
    sources.some((source) => ['*', 'data:', 'https:', 'http:', 'ftp:'].includes(source));
  const scripts = sourcesOf('script-src');
  if (isLoose(scripts) || isLoose(sourcesOf('object-src'))) return -20;
  if ([...directives.values()].flat().some((source) => source.startsWith('http://'))) return -20;
  if (scripts.includes("'unsafe-eval'")) return -10;
  if (isLoose(sourcesOf('style-src'))) return 0;
  return directives.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function cookiePoints(cookies: readonly string[]): number {
  if (cookies.length === 0) return 0;
  const has = (cookie: string, attribute: RegExp) => attribute.test(cookie);
  const isSession = (cookie: string) => /^[^=]*(?:sess|login)/i.test(cookie);
  if (cookies.some((cookie) => isSession(cookie) && !has(cookie, /;\s*secure/i))) return -40;
  if (cookies.some((cookie) => isSession(cookie) && !has(cookie, /;\s*httponly/i))) return -30;
  if (cookies.some((cookie) => !has(cookie, /;\s*secure/i))) return -20;
  return cookies.every((cookie) => has(cookie, /;\s*samesite=(?:lax|strict)/i)) ? 5 : 0;
}

function sharingPoints(headers: Headers): number {
  const isOpen = read(headers, 'access-control-allow-origin') !== '';
  return isOpen && read(headers, 'access-control-allow-credentials') === 'true' ? -50 : 0;
}

function referrerPoints(value: string): number {
  const last = value.split(',').at(-1)?.trim() ?? '';
  if (/^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(last)) return 5;
  return /^(?:|no-referrer-when-downgrade)$/.test(last) ? 0 : -5;
}

function transportPoints(value: string): number {
  const seconds = Number(/max-age=(\d+)/.exec(value)?.[1] ?? -1);
  if (seconds < 0) return -20;
  return seconds >= 15_768_000 ? 0 : -10;
}

function framePoints(headers: Headers): number {
  if (/frame-ancestors\s+'(?:none|self)'/.test(read(headers, 'content-security-policy'))) return 5;
  return /^(?:deny|sameorigin)$/.test(read(headers, 'x-frame-options')) ? 5 : -20;
}

/** Scripts of other origins have to say what bytes they are. */
function scriptPoints(html: string, origin: string): number {
  const scripts = [...html.matchAll(/<script\b[^>]*>/gi)]
    .map(([tag]) => tag)
    .filter((tag) => /\ssrc=/.test(tag));
  const foreign = scripts.filter(
    (tag) => new URL(/\ssrc="([^"]*)"/.exec(tag)?.[1] ?? '', origin).origin !== origin,
  );
  if (foreign.length === 0) return 0;
  if (foreign.some((tag) => /\ssrc="http:/.test(tag))) return -50;
  return foreign.every((tag) => /\sintegrity=/.test(tag)) ? 5 : -5;
}

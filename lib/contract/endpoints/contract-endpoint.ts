import type { z } from 'zod';

/** One call of the contract, as the API document describes it. */
export interface ContractEndpoint {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Placeholders in braces; `{slug}` and `{path}` may hold slashes, and the `{slug}` of a page may be empty. */
  path: string;
  summary: string;
  /**
   * Who may call it. A write of an editor needs the session's cookie, the CSRF header and a same-origin Origin; `secret` is for
   * servers, which send `Authorization: Bearer <REVALIDATE_SECRET>`.
   */
  access: 'public' | 'editor' | 'admin' | 'secret';
  /** Part of the base contract (spec §7), which an external content system must offer for the site to run. */
  base?: boolean;
  /** Placeholders that are neither a language nor a positive integer named `id`. */
  params?: Record<string, z.ZodType>;
  query?: z.ZodType;
  body?: z.ZodType;
  /** How the body is sent; default JSON. `multipart` has a part `file` beside the fields; `either` is JSON or an HTML form. */
  bodyType?: 'json' | 'multipart' | 'either';
  /** `any`: a public write that servers of other sites may send too. */
  origin?: 'any';
  /**
   * Schema of the answer by status; null for an answer without a JSON body. Problems stand here too if they say more than
   * `{detail, code, fields?}`.
   */
  answers: Record<number, z.ZodType | null>;
  /** Media types of a successful answer, beside JSON or instead of it. */
  otherTypes?: readonly string[];
  /** What editors get with `?view=admin`, which is a 401 for visitors. */
  adminView?: z.ZodType;
  /** Query of the admin's view, where it has one. */
  adminQuery?: z.ZodType;
  /** Whether the answer carries an ETag, so that `If-None-Match` may get a 304. */
  etag?: boolean;
  /** Statuses with a `{detail, code, fields?}` body, beside those that `problemsOf` derives. */
  problems?: readonly number[];
}

/** Whether a call changes something. */
export function isWrite({ method }: ContractEndpoint): boolean {
  return method !== 'GET';
}

/** Whether a call takes its language from `?locale=`: it is about content, and its path names no language. */
export function takesLocale({ path, access }: ContractEndpoint): boolean {
  return (
    access !== 'secret' &&
    /^\/(?:api|pageeditor-api)\//.test(path) &&
    !/^\/api\/(?:error-reports|health|map-tiles|openapi\.json|share-image|site-icon)\b/.test(path)
  );
}

/**
 * Every status of a problem that a call can answer with, in ascending order: those that follow from its access, parameters and body, and
 * its own. 503 means that the database cannot be reached.
 */
export function problemsOf(endpoint: ContractEndpoint): number[] {
  const { access, query, body, adminView, origin, problems = [] } = endpoint;
  const found = new Set<number>([...problems, 503]);
  if (query || body || adminView || takesLocale(endpoint)) found.add(400);
  if (access !== 'public' || adminView) found.add(401);
  if (access === 'admin' || (isWrite(endpoint) && access !== 'secret' && origin !== 'any')) found.add(403);
  if (endpoint.path.includes('{')) found.add(404);
  if (body) for (const status of [413, 415]) found.add(status);
  if (isWrite(endpoint) && access !== 'secret' && access !== 'public') found.add(429);
  for (const status of Object.keys(endpoint.answers)) found.delete(Number(status));
  return [...found].sort((one, other) => one - other);
}

import type { z } from 'zod';
import { callerNetwork } from '@/lib/caller';
import { isLocale, type Locale } from '@/lib/contract/locale';
import { csrfField, csrfHeader } from '@/lib/contract/write';
import { fieldErrors } from '@/lib/pagebuilder/field-errors';
import { isCsrfToken } from '../accounts/csrf';
import { type Account, findSession, type Session } from '../accounts/session';
import { withAnnouncements } from '../changes/changes';
import { ProblemError } from '../kernel/problem';
import { jsonAnswer, problemAnswer, requestLocale } from './answer';
import { contentType, formType, readForm, readJson } from './body';
import { tellLength } from './length';
import { isSameOrigin } from './origin';
import { consume, type LimitName } from './rate-limit';

type Access = 'public' | 'editor' | 'admin';

interface EndpointOptions<A extends Access, Params, Query, Body> {
  /** `public`: everybody; `editor`: every signed-in account; `admin`: the role admin. */
  access: A;
  /** Segments of the path; what does not fit is a 404. */
  params?: z.ZodType<Params>;
  /** Query parameters, each once (the first counts); unknown ones are ignored, bad ones are a 400. */
  query?: z.ZodType<Query>;
  /** The body. Without a schema none is read, as for uploads, which read with `readBody` and a bound of their own. */
  body?: z.ZodType<Body>;
  /** How the body comes; default JSON. `form`: an HTML form. `either`: both. */
  bodyType?: 'json' | 'form' | 'either';
  /** Bytes; default 256 KiB. */
  maximumBody?: number;
  /** Rate limit that each call counts against: of the account if signed in, else of the address. Writes of editors default to `write`. */
  limit?: LimitName;
  /** `any` for a public write that other sites' servers send, such as a mail provider's one-click unsubscribe. */
  origin?: 'same' | 'any';
  /** Answers a `Response`, or data for JSON with status 200; nothing is 204. Problems are thrown as `ProblemError`. */
  handle: (context: EndpointContext<A, Params, Query, Body>) => Promise<unknown>;
}

export interface EndpointContext<
  A extends Access = Access,
  Params = undefined,
  Query = undefined,
  Body = undefined,
> {
  request: Request;
  params: Params;
  query: Query;
  body: Body;
  locale: Locale;
  /** Null for visitors; never null behind `editor` and `admin`. */
  user: A extends 'public' ? Account | null : Account;
  session: A extends 'public' ? Session | null : Session;
}

/** What Next hands to a route besides the request. */
interface RouteContext {
  params: Promise<Record<string, string | string[] | undefined>>;
}

/** PostgreSQL keeps no text with it, and asking for one fails there. */
const nul = '\0';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * One method of a route. Checks, in this order: session (401), role, CSRF token and Origin (403), rate limit (429), path (404), query
 * (400), body's type (415), size (413) and content (400 with fields); then handles, and turns what is thrown into `{detail, code, fields?}`
 * with the status of `lib/contract/problem`. An unreachable database is a 503, anything unexpected a logged 500 without stack.
 */
export function endpoint<A extends Access, Params = undefined, Query = undefined, Body = undefined>(
  options: EndpointOptions<A, Params, Query, Body>,
): (request: Request, route: RouteContext) => Promise<Response> {
  return async (request, route) => {
    try {
      const session = await checkAccess(options, request);
      const limit =
        options.limit ?? (options.access === 'public' || safeMethods.has(request.method) ? null : 'write');
      if (limit) await consume(limit, session?.user.id ?? callerNetwork(request.headers));
      const locale = readLocale(request);
      const context = {
        request,
        params: parseParams(options.params, await route.params),
        query: parseQuery(options.query, request),
        body: await parseBody(options, request),
        locale,
        user: session?.user ?? null,
        session,
      };
      // The access checked above is what the type of `user` says; TypeScript cannot follow that through the type parameter.
      const result = await withAnnouncements(() =>
        options.handle(context as unknown as EndpointContext<A, Params, Query, Body>),
      );
      if (result instanceof Response) return tellLength(result);
      return result === undefined ? new Response(null, { status: 204 }) : jsonAnswer(result);
    } catch (error) {
      return problemAnswer(error, request);
    }
  };
}

async function checkAccess(
  options: Pick<
    EndpointOptions<Access, unknown, unknown, unknown>,
    'access' | 'origin' | 'bodyType' | 'maximumBody'
  >,
  request: Request,
): Promise<Session | null> {
  const isWrite = !safeMethods.has(request.method);
  const session = await findSession(request.headers);
  if (options.access !== 'public' && session === null) throw new ProblemError('not_authenticated');
  if (options.access === 'admin' && session?.user.role !== 'admin') throw new ProblemError('forbidden');
  if (!isWrite) return session;
  if (options.origin !== 'any' && !isSameOrigin(request.headers))
    throw new ProblemError('forbidden', 'request.origin');
  if (options.access === 'public' || session === null) return session;
  if (!isCsrfToken(await readCsrfToken(options, request), session.token))
    throw new ProblemError('forbidden', 'request.csrf');
  return session;
}

/** The CSRF token that came with a write: in the header or, where an HTML form is taken, in a field of it. */
async function readCsrfToken(
  { bodyType, maximumBody }: { bodyType?: 'json' | 'form' | 'either'; maximumBody?: number },
  request: Request,
): Promise<string | null> {
  const header = request.headers.get(csrfHeader);
  const isForm = bodyType !== undefined && bodyType !== 'json' && contentType(request) === formType;
  if (header !== null || !isForm) return header;
  // The body is read once more, by who handles it.
  return (await readForm(request.clone(), maximumBody))[csrfField] ?? null;
}

/** The language of the answer. Throws `invalid` where `?locale=` decides about it and names none of the site's. */
function readLocale(request: Request): Locale {
  const { pathname, searchParams } = new URL(request.url);
  const asked = searchParams.get('locale');
  if (asked !== null && !isLocale(asked) && /^\/(?:api|pageeditor-api)\//.test(pathname))
    throw new ProblemError('invalid', undefined, { fields: { locale: 'records.bad_parameter' } });
  return requestLocale(request);
}

function parseParams<Params>(
  schema: z.ZodType<Params> | undefined,
  params: Awaited<RouteContext['params']>,
): Params | undefined {
  if (!schema) return undefined;
  if (
    Object.values(params)
      .flat()
      .some((part) => part?.includes(nul))
  )
    throw new ProblemError('not_found');
  const parsed = schema.safeParse(params);
  if (!parsed.success) throw new ProblemError('not_found');
  return parsed.data;
}

function parseQuery<Query>(schema: z.ZodType<Query> | undefined, request: Request): Query | undefined {
  if (!schema) return undefined;
  const values: Record<string, string> = {};
  for (const [name, value] of new URL(request.url).searchParams) {
    if (value.includes(nul))
      throw new ProblemError('invalid', undefined, { fields: { [name]: 'records.bad_parameter' } });
    values[name] ??= value;
  }
  return parseInput(schema, values);
}

async function parseBody<Body>(
  options: { body?: z.ZodType<Body>; bodyType?: 'json' | 'form' | 'either'; maximumBody?: number },
  request: Request,
): Promise<Body | undefined> {
  if (!options.body) return undefined;
  const asForm =
    options.bodyType === 'form' || (options.bodyType === 'either' && contentType(request) === formType);
  const input = await (asForm ? readForm : readJson)(request, options.maximumBody);
  return parseInput(options.body, input);
}

/** Parses input by a schema; a misfit is a 400 `ProblemError` that names each field. */
export function parseInput<Output>(schema: z.ZodType<Output>, input: unknown): Output {
  const parsed = schema.safeParse(input, {
    error: (issue) => (issue.input === undefined ? 'required' : undefined),
  });
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const [name, code] of Object.entries(fieldErrors(parsed.error))) fields[name] = `fields.${code}`;
  throw new ProblemError('invalid', 'problems.invalid', { fields });
}

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
import { consume, consumeHere, type LimitName } from './rate-limit';

type Access = 'public' | 'editor' | 'admin';

interface EndpointOptions<A extends Access, Params, Query, Body> {
  /** `public`: everybody; `editor`: every signed-in account; `admin`: the role admin. */
  access: A;
  /** Segments of the path; invalid ones are a 404. */
  params?: z.ZodType<Params>;
  /** Query parameters, of which the first value counts; unknown ones are ignored, invalid ones are a 400. */
  query?: z.ZodType<Query>;
  /** The body. Without a schema none is read, as for uploads, which use `readBody` with a limit of their own. */
  body?: z.ZodType<Body>;
  /** How the body comes; default JSON. `form`: an HTML form. `either`: both. */
  bodyType?: 'json' | 'form' | 'either';
  /** Bytes; default 256 KiB. */
  maximumBody?: number;
  /**
   * Rate limit for the account if signed in, else for the address. Writes of editors default to `write`. `read` holds visitors alone, who
   * share it with all that is read for them and not kept.
   */
  limit?: LimitName | 'read';
  /** `any` for a public write that servers of other sites send, such as a mail provider's one-click unsubscribe. */
  origin?: 'same' | 'any';
  /** Returns a `Response`, or data for JSON with status 200; undefined is 204. Problems are thrown as `ProblemError`. */
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

/** Next's second argument of a route. */
interface RouteContext {
  params: Promise<Record<string, string | string[] | undefined>>;
}

/** PostgreSQL cannot store it in a text, and a query with it would fail. */
const nul = '\0';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * One method of a route. Checks in this order: session (401), role, CSRF token and Origin (403), rate limit (429), path (404), query
 * (400), the body's type (415), size (413) and content (400 with fields). Then it handles the request, and turns errors into `{detail,
 * code, fields?}` with the status of `lib/contract/problem`. An unreachable database is a 503, anything unexpected a logged 500 without a
 * stack trace.
 */
export function endpoint<A extends Access, Params = undefined, Query = undefined, Body = undefined>(
  options: EndpointOptions<A, Params, Query, Body>,
): (request: Request, route: RouteContext) => Promise<Response> {
  return async (request, route) => {
    try {
      const session = await checkAccess(options, request);
      await checkLimit(options, request, session);
      // In this order.
      const context = {
        request,
        params: parseParams(options.params, await route.params),
        locale: readLocale(request),
        query: parseQuery(options.query, request),
        body: await parseBody(options, request),
        user: session?.user ?? null,
        session,
      };
      // The access check above guarantees the type of `user`, which TypeScript cannot infer through the type parameter.
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

async function checkLimit(
  { access, limit }: Pick<EndpointOptions<Access, unknown, unknown, unknown>, 'access' | 'limit'>,
  request: Request,
  session: Session | null,
): Promise<void> {
  const name = limit ?? (access === 'public' || safeMethods.has(request.method) ? null : 'write');
  if (name === null) return;
  const network = callerNetwork(request.headers);
  if (name !== 'read') await consume(name, session?.user.id ?? network);
  else if (session === null) await consumeHere(name, network);
}

/** The CSRF token of a write: from the header or, if an HTML form is accepted, from a field of it. */
async function readCsrfToken(
  { bodyType, maximumBody }: { bodyType?: 'json' | 'form' | 'either'; maximumBody?: number },
  request: Request,
): Promise<string | null> {
  const header = request.headers.get(csrfHeader);
  const isForm = bodyType !== undefined && bodyType !== 'json' && contentType(request) === formType;
  if (header !== null || !isForm) return header;
  // A clone, since the handler reads the body as well.
  return (await readForm(request.clone(), maximumBody))[csrfField] ?? null;
}

/** The language of the answer. Throws `invalid` if `?locale=` decides it and is not one of the site's languages. */
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

/** Parses input by a schema; throws a 400 `ProblemError` that names each field at fault. */
export function parseInput<Output>(schema: z.ZodType<Output>, input: unknown): Output {
  const parsed = schema.safeParse(input, {
    error: (issue) => (issue.input === undefined ? 'required' : undefined),
  });
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const [name, code] of Object.entries(fieldErrors(parsed.error))) fields[name] = `fields.${code}`;
  throw new ProblemError('invalid', 'problems.invalid', { fields });
}

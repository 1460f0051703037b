import type { z } from 'zod';
import type { eventsQuerySchema, presenceAnswerSchema, presenceSchema } from '@/lib/contract/live';
import type { Locale } from '@/lib/contract/locale';
import { env } from '@/lib/env';
import { type Account, findSession } from '../../accounts/session';
import { database } from '../../database/client';
import { getRevision } from '../../documents/document';
import type { Guest } from '../../documents/live-news';
import { enterRoom, hasRoom, listPeople, type Stream, tellPresence } from '../../documents/live-rooms';
import { ProblemError } from '../../kernel/problem';
import type { documentParams } from './read-document';

/** Most chunks that wait for a browser that does not read; beyond that the stream is closed. */
const mostWaiting = 200;

const retrySeconds = 30;

interface Context {
  request: Request;
  params: z.infer<typeof documentParams>;
  locale: Locale;
  user: Account;
}

/**
 * `GET …/document/{content_type}/{id}/events`: server-sent events about changes of the document and who is where in it. 503 where the
 * process is frozen between requests; there, `presence` is polled instead.
 */
export async function streamEvents(
  context: Context & { query: z.infer<typeof eventsQuerySchema> },
): Promise<Response> {
  const { request, params, user } = context;
  const revision = await getRevision(database(), keyOf(params));
  if (env.SERVERLESS) throw new ProblemError('unavailable');
  if (!hasRoom(user.id)) {
    throw new ProblemError('too_many_requests', 'problems.too_many_requests', {
      values: { seconds: retrySeconds },
      headers: { 'Retry-After': String(retrySeconds) },
    });
  }
  const headers = {
    'Content-Type': 'text/event-stream; charset=utf-8',
    // Compressing or buffering on the way would delay it.
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  };
  if (request.method === 'HEAD') return new Response(null, { headers });
  return new Response(openStream(context, revision), { headers });
}

/**
 * `POST …/document/{content_type}/{id}/presence`: announces where a window is, or that it has left; answers with the revision and who is
 * there.
 */
export async function tellWhere({
  params,
  body,
  locale,
  user,
}: Context & { body: z.infer<typeof presenceSchema> }): Promise<z.infer<typeof presenceAnswerSchema>> {
  const revision = await getRevision(database(), keyOf(params));
  const { window, block, left } = body;
  const common = { document: params.id, window, account: user.id };
  tellPresence(
    left ? { type: 'left', ...common } : { type: 'person', ...common, name: nameOf(user), block, locale },
  );
  return { revision, people: listPeople(params.id, user.id) };
}

function openStream(
  { request, params, query, locale, user }: Context & { query: z.infer<typeof eventsQuerySchema> },
  revision: number,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const person: Guest = {
    ...{ document: params.id, window: query.window },
    ...{ account: user.id, name: nameOf(user), block: null, locale },
  };
  let leave = (): void => undefined;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      let isOpen = true;
      const write = (text: string): boolean => {
        if (!isOpen || (controller.desiredSize ?? 0) < -mostWaiting) return false;
        controller.enqueue(encoder.encode(text));
        return true;
      };
      const stream: Stream = {
        document: params.id,
        person,
        since: query.since ?? null,
        send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
        keepAlive: () => write(':\n\n'),
        isAllowed: async () => (await findSession(request.headers))?.user.id === user.id,
        close: () => leave(),
      };
      const exit = enterRoom(stream);
      leave = () => {
        if (!isOpen) return;
        isOpen = false;
        exit();
        // The browser may have gone already.
        try {
          controller.close();
        } catch {
          return;
        }
      };
      request.signal.addEventListener('abort', leave);
      stream.send('change', { revision, user: '', is_you: false, modules: [], published: false });
      stream.send('people', { people: listPeople(params.id, user.id) });
    },
    cancel: () => leave(),
  });
}

function keyOf({ contentType, id }: Context['params']) {
  return { content_type: contentType, object_id: id };
}

function nameOf({ name, email }: Account): string {
  return (name || email).slice(0, 200);
}

import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { z } from 'zod';
import { env } from '@/lib/env';
import { log, withoutQueryValues } from './log';
import { ProblemError } from './problem';

/** Most reports per minute: a fault that repeats is known by then. */
const reportsPerMinute = 60;

/**
 * Limits how many reports of browsers are passed on per minute and address. In memory, since errors are reported while the database is
 * down, too.
 */
const callers = new RateLimiterMemory({ points: 20, duration: 60 });

/** Milliseconds after which a service that does not answer is given up. */
const forwardTimeout = 3000;

const envelopeHeaderSchema = z.looseObject({ dsn: z.string() });

/** Where something went wrong. Without query and headers, which may be confidential. */
interface ErrorPlace {
  path: string;
  method?: string;
  /** What the framework was doing: render, route, action, middleware. */
  task?: string;
}

/**
 * Starts reporting this process's errors (spec §1), including uncaught ones, if SENTRY_DSN is set. Without it, none of the service's code
 * is loaded.
 */
export async function startErrorReports(): Promise<void> {
  if (env.SENTRY_DSN === undefined) return;
  const sentry = await import('@sentry/nextjs');
  let minute = 0;
  let sent = 0;
  sentry.init({
    dsn: env.SENTRY_DSN,
    environment: env.NODE_ENV,
    // Errors only: no traces, no sessions, no instrumentation of libraries.
    skipOpenTelemetrySetup: true,
    registerEsmLoaderHooks: false,
    sendClientReports: false,
    defaultIntegrations: false,
    integrations: [
      sentry.dedupeIntegration(),
      sentry.linkedErrorsIntegration(),
      sentry.nodeContextIntegration(),
      sentry.onUncaughtExceptionIntegration(),
      sentry.onUnhandledRejectionIntegration(),
    ],
    beforeSend: (event) => {
      const now = Math.floor(Date.now() / 60_000);
      if (now !== minute) [minute, sent] = [now, 0];
      sent += 1;
      for (const exception of event.exception?.values ?? []) {
        if (exception.value !== undefined) exception.value = withoutQueryValues(exception.value);
      }
      return sent > reportsPerMinute ? null : event;
    },
  });
}

/** Reports an error of the server to the error-reporting service, if there is one. Never throws. */
export async function reportServerError(error: unknown, place: ErrorPlace): Promise<void> {
  if (env.SENTRY_DSN === undefined) return;
  try {
    const { captureException } = await import('@sentry/nextjs');
    const { path, method, task } = place;
    captureException(error, {
      tags: { side: 'server', ...(task === undefined ? {} : { task }) },
      contexts: { request: { path: path.split('?')[0], method } },
    });
  } catch (failure) {
    log.warn({ err: failure }, 'An error could not be reported');
  }
}

/**
 * Passes a browser's report on to the service: the visitor's browser only talks to this site, so the service does not learn its address.
 * Throws `ProblemError`: 404 without a service, 400 for a report to another service, 429 too many, 503 not accepted.
 */
export async function passReportOn(envelope: Buffer, caller: string): Promise<void> {
  if (env.SENTRY_DSN === undefined) throw new ProblemError('not_found');
  await countReport(caller);
  if (readDsn(envelope) !== env.SENTRY_DSN) throw new ProblemError('invalid');
  try {
    const answer = await fetch(envelopeAddress(env.SENTRY_DSN), {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-sentry-envelope' },
      body: new Uint8Array(envelope),
      signal: AbortSignal.timeout(forwardTimeout),
    });
    if (!answer.ok) throw new Error(`The service answered ${answer.status}.`);
  } catch (error) {
    throw new ProblemError('unavailable', 'problems.unavailable', { cause: error });
  }
}

async function countReport(caller: string): Promise<void> {
  try {
    await callers.consume(caller);
  } catch (answer) {
    if (!(answer instanceof RateLimiterRes)) throw answer;
    const seconds = Math.max(1, Math.ceil(answer.msBeforeNext / 1000));
    throw new ProblemError('too_many_requests', 'problems.too_many_requests', {
      values: { seconds },
      headers: { 'Retry-After': String(seconds) },
    });
  }
}

/** The service that an envelope is meant for, as its first line says. */
function readDsn(envelope: Buffer): string | null {
  const [line = ''] = envelope.toString('utf8').split('\n', 1);
  try {
    return envelopeHeaderSchema.parse(JSON.parse(line)).dsn;
  } catch {
    return null;
  }
}

/** The address that accepts envelopes for a DSN such as `https://key@host/path/7`. */
function envelopeAddress(dsn: string): string {
  const { protocol, host, pathname, username } = new URL(dsn);
  const [, path = '', project = ''] = /^(.*)\/(\d+)$/.exec(pathname) ?? [];
  return `${protocol}//${host}${path}/api/${project}/envelope/?sentry_version=7&sentry_key=${username}`;
}

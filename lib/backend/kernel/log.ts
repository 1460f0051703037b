import pino from 'pino';
import { env } from '@/lib/env';

/** The server's log: one JSON object per line on standard output. Secrets never reach it. */
export const log = pino({
  level: env.NODE_ENV === 'test' ? 'silent' : env.LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: [
    'password',
    'token',
    'cookie',
    'authorization',
    '*.password',
    '*.token',
    '*.cookie',
    '*.authorization',
  ],
  serializers: { err: describeError },
});

/** Properties of an error that hold values of a query or a row. */
const valueMembers = ['params', 'detail'];

/**
 * An error for the log: kind, message and stack, without the values of a database query. The message of a failed one contains them all,
 * such as session tokens or addresses.
 */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const values = valuesOf(error);
  const hide = (text: string): string => values.reduce((rest, value) => rest.replaceAll(value, ''), text);
  const described = pino.stdSerializers.err(error);
  return Object.fromEntries(
    Object.entries({ ...described, message: described.message, stack: described.stack })
      .filter(([name]) => !valueMembers.includes(name))
      .map(([name, value]) => [name, typeof value === 'string' ? hide(value) : value]),
  );
}

/** The parts of messages, of an error and its causes, that contain values of queries. */
function valuesOf(error: Error): string[] {
  const values: string[] = [];
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ('params' in cause && Array.isArray(cause.params)) values.push(`\nparams: ${String(cause.params)}`);
  }
  return values;
}

/** The message of an error without the values of a failed query, if only the message is left. */
export function withoutQueryValues(message: string): string {
  return message.replace(/(Failed query: [\s\S]*?)\nparams: [\s\S]*$/, '$1');
}

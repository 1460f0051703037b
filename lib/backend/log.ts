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
});

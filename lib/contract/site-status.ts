import { z } from 'zod';

/** Answer of `GET /api/health`. */
export const healthSchema = z.looseObject({
  status: z.enum(['ok', 'unavailable']),
  database: z.enum(['ok', 'none', 'unreachable']).optional(),
});

/** Query of `GET /api/health`: `?ready`, with any value, asks for readiness. */
export const healthQuerySchema = z.looseObject({ ready: z.string().optional() });

/** Body of `POST /api/revalidate`: tags of what changed; without them everything is made fresh. */
export const revalidateSchema = z
  .object({ tags: z.array(z.string().min(1).max(250)).max(1000).optional() })
  .optional();

/** Answer of `GET /api/error-reports`: the project of the error-reporting service, or null if errors are not reported. */
export const errorReportsSchema = z.looseObject({ dsn: z.string().nullable() });

/** Answer of `GET /{locale}/api/example`. */
export const exampleSchema = z.looseObject({ name: z.string(), locale: z.string() });

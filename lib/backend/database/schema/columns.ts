import { timestamp } from 'drizzle-orm/pg-core';

/** A timestamp, as a `Date` in code. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

import type { z } from 'zod';

/** One call of the contract, as the API document describes it. */
export interface ContractEndpoint {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Placeholders in braces; `{slug}` of a page may hold slashes and may be empty. */
  path: string;
  summary: string;
  /** Who may call it. A write of an editor needs the session's cookie, the CSRF header and a same-origin Origin. */
  access: 'public' | 'editor' | 'admin';
  /** Part of the base contract (spec §7), which an external content system must offer for the site to run. */
  base?: boolean;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Schema of the successful answer by status; null for an answer without a body. */
  answers: Record<number, z.ZodType | null>;
  /** Statuses of `{detail, code, fields?}` that the call can answer, beside 401 and 403 of editors' calls and 429, 503 of all. */
  problems?: readonly number[];
}

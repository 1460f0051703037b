import type { IncomingMessage, ServerResponse } from 'node:http';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface FrontOptions {
  /** Of the build. */
  folder: string;
  /** Bound of what is kept, in mebibytes. */
  megabytes: number;
  /** Names of cookies that may hold a session. */
  sessionCookies: readonly string[];
  /** The framework. */
  handle: Handler;
  /** Whether caches in front of this server are told what is stale (PURGE_URL). */
  isTold?: boolean;
}

export interface Front {
  /** Answers what is ready, and says whether it did. */
  sendKept: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Answers everything. */
  answer: Handler;
}

export function makeFront(options: FrontOptions): Front;

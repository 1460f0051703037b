import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Ready } from './ready-answer.mjs';

/** What is read of a request to find its answer. */
export type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface FrontOptions {
  /** Of the build. */
  folder: string;
  /** Where the media library keeps its files; null where that is not on this disk. */
  mediaFolder?: string | null;
  /** Bound of what is kept, in mebibytes. */
  megabytes: number;
  /** Names of cookies that may hold a session. */
  sessionCookies: readonly string[];
  /** The framework. */
  handle: Handler;
  /** Whether caches in front of this server are told what is stale (PURGE_URL). */
  isTold?: boolean;
  /** Milliseconds from its rendering after which a page is made again without a change. */
  longestAge: number;
}

export interface Front {
  /** The answer that is ready for a request; null if there is none. */
  find: (request: Asked) => Ready | null;
  /** Answers everything. */
  answer: Handler;
}

export function makeFront(options: FrontOptions): Front;

import type { Server } from 'node:http';
import type { Answer } from './ready-answer.mjs';

/** What is read of a request: names of headers in small letters, each there once. */
export interface PlainRequest {
  method: 'GET' | 'HEAD';
  url: string;
  headers: Record<string, string | undefined>;
}

/**
 * Lets a server answer plain requests (GET, HTTP/1.1, no body, nothing unusual) as soon as their bytes are there. A connection with any other
 * request, or with one for which `choose` has no answer, is handed over to the server with these bytes and stays with it.
 */
export function answerPlainRequests(
  server: Server,
  choose: (request: PlainRequest) => Answer | null,
): { stop: (grace: number) => void };

export function readPlain(bytes: Buffer): { request: PlainRequest; length: number } | null;

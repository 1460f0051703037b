import type { IncomingMessage, ServerResponse } from 'node:http';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A body, and what it is when it is compressed. */
export interface Bytes {
  /** Of the uncompressed body. */
  etag: string;
  identity: Buffer;
  encoded: Map<string, Buffer>;
  /** About what it takes in memory. */
  bytes: number;
}

/** Ready to be sent as it is in one of its encodings. */
export interface Variant {
  body: Buffer;
  etag: string;
  /** Names and values by turns. */
  headers: string[];
}

export interface Ready extends Bytes {
  status: number;
  headers: [string, string][];
  isWorthEncoding: boolean;
  variants: Partial<Record<Encoding, Variant>>;
}

export function makeBytes(body: Buffer): Bytes;

/** Bytes with the headers of an answer, but for those that the framework says about itself or about other bytes. */
export function withHeaders(status: number, headers: readonly [string, string][], bytes: Bytes): Ready;

/** What caches may do with a file: keep it, ask each time whether it is the same, or store none. */
export const copies: Record<'forGood' | 'checked' | 'none', string>;

/** A file; if nothing else is said, it never changes under its name. */
export function readyFile(bytes: Buffer, type: string, cacheControl?: string): Ready;

export const scriptType: string;

/** What is read of a request. */
export interface Asked {
  method?: string;
  headers: { 'accept-encoding'?: string; 'if-none-match'?: string };
}

/** An answer as it goes out; without a body if none is asked for, or if the caller has it. */
export interface Answer {
  status: number;
  /** Names and values by turns. */
  headers: string[];
  body?: Buffer;
}

/** The encoding that the caller likes best, or 304 if it has it already; a HEAD request gets the headers. */
export function chooseAnswer(ready: Ready, request: Asked): Answer;

/** Whether an `If-None-Match` names an ETag; a weak one, as proxies make it, counts too. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean;

/** Sends what `chooseAnswer` chooses. */
export function send(ready: Ready, request: IncomingMessage, response: ServerResponse): void;

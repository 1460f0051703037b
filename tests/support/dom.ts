import { ReadableStream, TextDecoderStream } from 'node:stream/web';
import { vi } from 'vitest';

/** Milliseconds that a state may take: a busy machine makes no test fail. */
export const patience = 10_000;

const { waitFor } = vi;
vi.waitFor = (callback, options = { timeout: patience }) => waitFor(callback, options);

/** Nothing is laid out here, so nothing comes into sight. */
class NoSight {
  observe = (): void => undefined;
  unobserve = (): void => undefined;
  disconnect = (): void => undefined;
}

// Every browser has them, jsdom has not.
Object.assign(globalThis, { ReadableStream, TextDecoderStream, IntersectionObserver: NoSight });

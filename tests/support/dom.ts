import '@testing-library/jest-dom/vitest';
import { ReadableStream, TextDecoderStream } from 'node:stream/web';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/** Milliseconds that a state may take: a busy machine makes no test fail. */
const patience = 10_000;

configure({ asyncUtilTimeout: patience });

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

afterEach(() => cleanup());

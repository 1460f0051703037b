import { ReadableStream, TextDecoderStream } from 'node:stream/web';
import './patience';

/** Nothing is laid out here, so nothing comes into sight or gets another size. */
class NoSight {
  observe = (): void => undefined;
  unobserve = (): void => undefined;
  disconnect = (): void => undefined;
}

// Every browser has them, jsdom has not.
Object.assign(globalThis, {
  ReadableStream,
  TextDecoderStream,
  IntersectionObserver: NoSight,
  ResizeObserver: NoSight,
});

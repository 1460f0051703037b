import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';

// A busy machine makes no test fail.
configure({ asyncUtilTimeout: 10_000 });

// The files of a worker share one window: each begins with an empty one. Some need none.
beforeAll(() => {
  if (!('document' in globalThis)) return;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie}; Max-Age=0; Path=/`;
});

afterEach(() => cleanup());

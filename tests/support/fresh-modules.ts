import { vi } from 'vitest';

/**
 * The test files of a thread share the packages that one of them has loaded, and nothing of the project: neither its modules nor what these
 * keep for the process. It comes before the set-up files that load something.
 */
vi.resetModules();
for (const name of Object.keys(globalThis))
  if (name.startsWith('litfass')) Reflect.deleteProperty(globalThis, name);

import { vi } from 'vitest';

/**
 * The test files of a thread share the packages that one of them has loaded, and nothing of the project: neither its modules, nor what these
 * keep for the process, nor what they do from time to time. It comes before the set-up files that load something.
 */
vi.resetModules();
for (const name of Object.keys(globalThis))
  if (name.startsWith('litfass')) Reflect.deleteProperty(globalThis, name);

// A sign of life of the file before would listen to its database, which is gone, in place of this file's.
const thread = process as typeof process & {
  litfassIntervals?: { set: typeof setInterval; running: Set<NodeJS.Timeout> };
};
const { set, running } = (thread.litfassIntervals ??= { set: setInterval, running: new Set() });
for (const interval of running) clearInterval(interval);
running.clear();
globalThis.setInterval = new Proxy(set, {
  apply: (target, self, given: Parameters<typeof setInterval>) => {
    const interval: NodeJS.Timeout = Reflect.apply(target, self, given);
    running.add(interval);
    return interval;
  },
});

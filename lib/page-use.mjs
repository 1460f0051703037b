import { AsyncLocalStorage } from 'node:async_hooks';

// One for the whole process, whose web server, framework and routes are separate bundles.
const shared = /** @type {{ litfassPageUse?: AsyncLocalStorage<import('./page-use.mjs').PageUse> }} */ (
  globalThis
);

export const pageUse = (shared.litfassPageUse ??= new AsyncLocalStorage());

export function noteAway() {
  const use = pageUse.getStore();
  if (use !== undefined) use.isAway = true;
}

// Plain JavaScript, since the web server and the application's bundles both use it.

const shared = /** @type {{ litfassLastWork?: Set<() => Promise<void>> }} */ (globalThis);
const works = (shared.litfassLastWork ??= new Set());

export function doBeforeEnd(/** @type {() => Promise<void>} */ work) {
  works.add(work);
}

export async function doLastWork() {
  await Promise.allSettled([...works].map((work) => work()));
}

/** Folders for what the site shows, which only the screens import: one box (`thing` in eslint.config.mjs). */
const things = ['artworks', 'events', 'news', 'newsletter', 'press', 'programme', 'search'];

/** The box of a file in the picture of the whole house; null for files that are not drawn. */
export function houseBoxOf(file: string): string | null {
  const [top = '', folder = '', ...rest] = file.split('/');
  if (file === 'middleware.ts' || file === 'instrumentation.ts' || top === 'app') return 'app, middleware';
  if (top === 'messages') return top;
  if (top === 'scripts') return /^serve(?:\.mjs)?$/.test(folder) ? 'scripts/serve' : 'scripts';
  if (top === 'components' && things.includes(folder)) return 'components/events, news …';
  if (top === 'components') return `components/${folder}`;
  if (top === 'lib') return rest.length > 0 ? `lib/${folder}` : 'lib/*.ts, *.mjs';
  return null;
}

/** The backend folder of a file; null for all others. */
export function backendBoxOf(file: string): string | null {
  const [, folder, inside] = /^lib\/backend\/([^/]+)(\/)?/.exec(file) ?? [];
  if (folder === undefined || folder === 'migrations') return null;
  return inside === undefined ? folder.replace(/\.ts$/, '') : folder;
}

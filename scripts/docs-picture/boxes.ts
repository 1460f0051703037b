/** Folders of what the site shows, which only the screens know: one box (`thing` in eslint.config.mjs). */
const things = ['artworks', 'events', 'news', 'newsletter', 'press', 'programme', 'search'];

/** In which box of the whole house a file stands; null for what is not drawn. */
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

/** In which folder of the backend a file stands; null for all others. */
export function backendBoxOf(file: string): string | null {
  const [, folder, inside] = /^lib\/backend\/([^/]+)(\/)?/.exec(file) ?? [];
  if (folder === undefined || folder === 'migrations') return null;
  return inside === undefined ? folder.replace(/\.ts$/, '') : folder;
}

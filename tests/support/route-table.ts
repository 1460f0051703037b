import fs from 'node:fs';
import path from 'node:path';

const appFolder = path.join(import.meta.dirname, '../../app');

/** A route file of `app` and the paths that it answers. */
export interface RouteFile {
  /** Absolute. */
  file: string;
  /** As Next writes it: `/[locale]/pageeditor-api/page/[[...slug]]`. */
  pattern: string;
}

/** Every route file of the application. */
export function listRouteFiles(): RouteFile[] {
  return fs
    .readdirSync(appFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => path.basename(name) === 'route.ts')
    .map((name) => ({
      file: path.join(appFolder, name),
      pattern: `/${path.dirname(name).split(path.sep).join('/')}`,
    }));
}

type Params = Record<string, string | string[]>;

/**
 * The one of several patterns that Next takes for a path, in both slash forms, and the parts of the path that its route gets; null
 * if none fits.
 */
export function findPattern<Item extends { pattern: string }>(
  items: readonly Item[],
  pathname: string,
): { item: Item; params: Params } | null {
  const segments = pathname.replace(/\/$/, '').split('/').slice(1);
  const found = items.flatMap((item) => {
    const params = matchPattern(item.pattern, segments);
    return params ? [{ item, params }] : [];
  });
  return (
    found.toSorted((one, other) => compareRank(rankOf(one.item.pattern), rankOf(other.item.pattern)))[0] ??
    null
  );
}

function matchPattern(pattern: string, segments: string[]): Params | null {
  const params: Params = {};
  const parts = pattern.split('/').slice(1);
  for (const [index, part] of parts.entries()) {
    const [, optional, rest, name] = /^(\[)?\[(\.\.\.)?(\w+)\]\]?$/.exec(part) ?? [];
    const segment = segments[index];
    if (name !== undefined && rest !== undefined) {
      if (segment === undefined) return optional === undefined ? null : params;
      return { ...params, [name]: segments.slice(index).map(decode) };
    }
    if (segment === undefined) return null;
    if (name !== undefined) params[name] = decode(segment);
    else if (part !== segment) return null;
  }
  return segments.length === parts.length ? params : null;
}

/** Per segment: a name before a part, a part before a rest, a rest before an optional rest. */
function rankOf(pattern: string): number[] {
  return pattern
    .split('/')
    .map((part) => (part.startsWith('[[') ? 3 : part.startsWith('[...') ? 2 : part.startsWith('[') ? 1 : 0));
}

function compareRank(one: number[], other: number[]): number {
  for (const [index, rank] of one.entries()) {
    const difference = rank - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

import 'server-only';
import { isExternal } from '@/lib/env';
import type { ContentSource } from './port';

let chosen: Promise<ContentSource> | undefined;

/**
 * Where content comes from, chosen once per process: the embedded backend, or an existing content system when
 * CONTENT_API_URL is set. Only the chosen one is loaded.
 */
export function getContentSource(): Promise<ContentSource> {
  chosen ??= isExternal
    ? import('./http/source').then((module) => module.httpSource)
    : import('./embedded').then((module) => module.embeddedSource);
  return chosen;
}

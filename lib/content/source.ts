import 'server-only';
import { isExternal } from '@/lib/env';
import type { ContentSource } from './port';

let chosen: Promise<ContentSource> | undefined;

/**
 * The content source, chosen once per process: an existing content system if CONTENT_API_URL is set, else the embedded backend. Only the
 * chosen one is loaded.
 */
export function getContentSource(): Promise<ContentSource> {
  chosen ??= isExternal
    ? import('./http/source').then((module) => module.httpSource)
    : import('./embedded').then((module) => module.embeddedSource);
  return chosen;
}
